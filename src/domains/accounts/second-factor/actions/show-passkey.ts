import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { notFound } from '#platform/refusal.ts'
import { needsFactor } from '#platform/second-factor.ts'
import { rememberDevice } from '../../devices.ts'
import { usePasskey } from '../../passkeys/actions/use-passkey.ts'
import { takeQuestion } from '../../passkeys/ceremony.ts'
import { markSession } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** Stands for the code of the app, with a key that was added when that had been shown. */
export async function showPasskey(actor: Actor, response: AuthenticationResponseJSON): Promise<void> {
  const { memberId, now, session } = actor
  if (!needsFactor(actor.member)) return notFound()
  const challenge = (await takeQuestion(actor, 'factor', memberId)) ?? refuse('key-not-shown')
  const shown = await actor.db.transaction().execute(async (tx) => {
    const key = await usePasskey(actor, tx, response, challenge)
    if (!key || key.memberId !== memberId || !key.withFactor) {
      await writeAudit(tx, actor, 'staff.second-factor-failed', memberId)
      return false
    }
    await markSession(tx, session.tokenHash!, now)
    await writeAudit(tx, actor, 'staff.second-factor-shown', memberId)
    return true
  })
  if (!shown) refuse('key-not-shown')
  rememberDevice(actor, memberId, { withFactor: true })
}

import { lockMember, rememberAddress } from '#domains/plans/index.ts'
import { openPayee } from '#domains/payouts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { newCode } from '../codes.ts'
import type { Registration } from '../forms.ts'
import { registered } from '../mail/ambassador-letters.ts'
import { insertAmbassador } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { TERMS_VERSION } from '../terms.ts'

/** A member becomes an ambassador, once: of two who press at once the second is told so. */
export async function register(actor: Actor, registration: Registration): Promise<void> {
  const { db, house, memberId, member, now } = actor
  if (!house.settings.ambassadors.open) refuse('closed')
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const code = newCode()
    if (!(await insertAmbassador(tx, { ...registration, memberId, code, version: TERMS_VERSION, now })))
      refuse('registered-before')
    await rememberAddress(tx, house, memberId)
    await openPayee(tx, memberId, 'ambassador', now)
    await writeAudit(tx, actor, 'ambassadors.registered', memberId, { version: TERMS_VERSION })
    await writeLetter(house, tx, registered(house, { to: member.email, name: member.name, memberId }))
  })
}

import { randomUUID } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { confirmItIsYou } from '../../actions/confirm-it-is-you.ts'
import { lockWaysIn } from '../../queries.ts'
import { refuseIf } from '../../refusals.ts'
import { whyCannotRemoveWay } from '../../rules.ts'
import { passkeyRemovedLetter } from '../../mail/way-letters.ts'
import { deletePasskey } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** The key of a device opens the account no more; who lost the device does this. */
export async function removePasskey(actor: Actor, id: number): Promise<void> {
  const { db, house, member, memberId, now } = actor
  await confirmItIsYou(actor)
  await db.transaction().execute(async (tx) => {
    refuseIf(whyCannotRemoveWay(await lockWaysIn(tx, memberId)))
    const name = (await deletePasskey(tx, memberId, id)) ?? refuse('no-such-key')
    await writeAudit(tx, actor, 'accounts.passkey-removed', memberId)
    const letter = passkeyRemovedLetter(house.settings, { at: now, memberId, name })
    await writeLetter(house, tx, { key: `accounts.passkey-removed:${randomUUID()}`, to: member.email, ...letter })
  })
}

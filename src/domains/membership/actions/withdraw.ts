import { eraseMember } from '#domains/accounts/index.ts'
import { lockStanding } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Reader } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import type { Leaver } from '#platform/manifest.ts'
import { Refusal } from '#platform/refusal.ts'
import { eraseEverywhere, listLosses, listWhysToStay } from '../leaving.ts'
import { withdrawn } from '../mail/withdrawal-letter.ts'

/**
 * A member leaves the school for good. What the law wants of its books stays with a number instead of a name, and so
 * do the hashes by which one person has one trial; everything else about them is gone with this transaction. What they
 * must agree to and show is asked once it is clear that they may leave.
 */
export async function withdraw(actor: Actor, mustAgree: () => Promise<void>): Promise<void> {
  const { db, house, memberId, member, now } = actor
  await refuseToLetGo(db, actor, member)
  // Asked while nothing is locked: a password takes its time to be looked at.
  await mustAgree()
  await db.transaction().execute(async (tx) => {
    const { state } = await lockStanding(tx, memberId)
    const leaver = { ...member, state }
    await refuseToLetGo(tx, actor, leaver)
    const losses = await listLosses(tx, house, memberId)
    await writeAudit(tx, actor, 'accounts.withdrawn', memberId)
    await eraseEverywhere(tx, house, leaver)
    await eraseMember(house, tx, memberId)
    const letter = withdrawn(house, { to: member.email, name: member.name, memberId, losses, at: now })
    await writeLetter(house, tx, { ...letter, forgetAddress: true })
  })
  actor.session.end()
}

async function refuseToLetGo(db: Reader, { house }: Actor, leaver: Leaver) {
  const [why] = await listWhysToStay(db, house, leaver)
  if (why) throw new Refusal(why.code, 409, why.sentence)
}

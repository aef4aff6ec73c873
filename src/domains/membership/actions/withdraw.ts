import { eraseMember } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { withdrawn } from '../mail/withdrawal-letter.ts'
import { eraseDebitNames } from '#domains/billing/index.ts'
import { eraseQuitWords } from '#domains/contracts/index.ts'
import { eraseOrders, giveUpOpenOrders } from '#domains/orders/index.ts'
import { personKey, rememberKey, lockStanding } from '#domains/plans/index.ts'
import { hasOpenBill, listPurchasedTitles } from '../queries.ts'
import { refuseIf } from '../refusals.ts'
import { whyCannotLeave } from '../rules.ts'

/**
 * A member leaves the school for good. What the law wants of its books stays with a number instead of a name, and so
 * do the hashes by which one person has one trial; everything else about them is gone with this transaction. What they
 * must agree to and show is asked once it is clear that they may leave.
 */
export async function withdraw(actor: Actor, mustAgree: () => Promise<void>): Promise<void> {
  const { db, house, memberId, member, now } = actor
  refuseIf(whyCannotLeave({ ...member, owes: await hasOpenBill(db, memberId) }))
  // Asked while nothing is locked: a password takes its time to be looked at.
  await mustAgree()
  await actor.db.transaction().execute(async (tx) => {
    const { state } = await lockStanding(tx, memberId)
    refuseIf(whyCannotLeave({ state, owes: await hasOpenBill(tx, memberId), isStaff: member.isStaff }))
    await giveUpOpenOrders(tx, house, { memberId, kind: 'card' })
    await writeAudit(tx, actor, 'accounts.withdrawn', memberId)
    // Whoever comes back under this address is the same person, also where it was another when the trial began.
    await rememberKey(tx, memberId, personKey(house, 'email', member.email), now)
    await eraseQuitWords(tx, memberId)
    await eraseDebitNames(tx, memberId)
    await forgetCards(actor, tx)
    const courses = await listPurchasedTitles(tx, memberId)
    await eraseMember(house, tx, memberId)
    const letter = withdrawn(house, { to: member.email, name: member.name, memberId, courses, at: now })
    await writeLetter(house, tx, { ...letter, forgetAddress: true })
  })
  actor.session.end()
}

/** The provider forgets the cards a little later: it may still be asked about a refund that is under way. */
async function forgetCards({ house, memberId, now }: Actor, tx: Tx) {
  for (const id of await eraseOrders(tx, memberId, now)) await house.jobs.add(tx, 'orders.forget-card', { id })
}

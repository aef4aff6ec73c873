import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { debitPapersMissing } from './mail/debit-letters.ts'
import { endWithMonth } from './actions/end.ts'
import { findAddressee, lockStanding } from '#domains/plans/index.ts'
import { planName } from '#domains/plans/terms.ts'
import { listNeverBegun, listOverdue, lockApplication } from './debit-papers/queries.ts'
import { giveUpDebit } from './debit-papers/give-up-debit.ts'

/**
 * Contracts whose papers did not come end with their running month, and are told. What is left to pay when one ended
 * before a bank ever agreed was left to its debtor as it ended; here, where that did not happen yet. Each in its own
 * transaction: doing it again finds nothing.
 */
export async function watchPapers(house: House): Promise<void> {
  const today = dayKey(house.clock.now())
  for (const { id, memberId } of await listOverdue(house.db, today))
    await alone(house, memberId, (tx) => endForPapers(tx, house, memberId, id))
  for (const { memberId } of await listNeverBegun(house.db))
    await alone(house, memberId, (tx) => giveUpForPapers(tx, house, memberId))
}

async function endForPapers(tx: Tx, house: House, memberId: number, applicationId: number): Promise<void> {
  const standing = await lockStanding(tx, memberId)
  const today = dayKey(house.clock.now())
  // Papers may have come, or the contract have ended, since the list was read.
  const overdue = (await listOverdue(tx, today)).find(({ id }) => id === applicationId)
  if (!overdue || !standing.term) return
  const { rejectedOn } = await lockApplication(tx, applicationId)
  const until = await endWithMonth(tx, standing, standing.term, {
    cause: 'papers-missing',
    actorId: null,
    at: house.clock.now(),
  })
  const letter = debitPapersMissing(house, {
    ...(await findAddressee(tx, memberId)),
    applicationId,
    day: today,
    planName: planName(standing.term.planId)!,
    afterRejection: rejectedOn !== null,
    again: overdue.again,
    until,
  })
  await writeLetter(house, tx, letter)
}

async function giveUpForPapers(tx: Tx, house: House, memberId: number): Promise<void> {
  const { state } = await lockStanding(tx, memberId)
  if (state === 'after_unsubscribe') await giveUpDebit(tx, house, memberId)
}

/** One member's trouble must not keep the others from being seen to; the next run tries again. */
async function alone(house: House, memberId: number, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await house.db.transaction().execute(work)
  } catch (failure) {
    house.log.error({ err: failure, memberId }, 'papers of a direct debit could not be watched')
  }
}

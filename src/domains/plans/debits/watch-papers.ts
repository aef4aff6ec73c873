import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { debitNeverBegan, debitPapersMissing } from '../mail/index.ts'
import { paymentsPath } from '../mail/paths.ts'
import { endWithMonth } from '../subscription/actions/end.ts'
import { findAddressee } from '../subscription/queries.ts'
import { lockStanding } from '../subscription/standing.ts'
import { planName } from '../terms.ts'
import {
  leaveToDebtor,
  listNeverBegun,
  listOpenDebits,
  listOverdue,
  lockApplication,
  setNoted,
} from './application-queries.ts'

/**
 * Contracts whose papers did not come end with their running month, and are told; what is left to pay when one ended
 * before a bank ever agreed is left to its debtor. Each in its own transaction: doing it again finds nothing.
 */
export async function watchPapers(house: House): Promise<void> {
  const today = dayKey(house.clock.now())
  for (const { id, memberId } of await listOverdue(house.db, today))
    await alone(house, memberId, (tx) => endForPapers(tx, house, memberId, id))
  for (const { id, memberId } of await listNeverBegun(house.db))
    await alone(house, memberId, (tx) => giveUpDebit(tx, house, memberId, id))
}

async function endForPapers(tx: Tx, house: House, memberId: number, applicationId: number): Promise<void> {
  const standing = await lockStanding(tx, memberId)
  const today = dayKey(house.clock.now())
  // Papers may have come, or the contract have ended, since the list was read.
  if (!(await listOverdue(tx, today)).some(({ id }) => id === applicationId) || !standing.term) return
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
    until,
  })
  await writeLetter(house, tx, letter)
}

async function giveUpDebit(tx: Tx, house: House, memberId: number, applicationId: number): Promise<void> {
  const { state } = await lockStanding(tx, memberId)
  const { closedAt, approvedOn } = await lockApplication(tx, applicationId)
  if (state !== 'after_unsubscribe' || closedAt || approvedOn) return
  const open = await listOpenDebits(tx, memberId)
  await leaveToDebtor(
    tx,
    open.map(({ id }) => id),
  )
  await setNoted(tx, applicationId, { closed_at: house.clock.now() })
  const yen = open.reduce((sum, invoice) => sum + invoice.yen, 0)
  if (yen === 0) return
  const reader = await findAddressee(tx, memberId)
  const letter = debitNeverBegan(house, { ...reader, applicationId, yen, payPath: paymentsPath(memberId) })
  await writeLetter(house, tx, letter)
}

/** One member's trouble must not keep the others from being seen to; the next run tries again. */
async function alone(house: House, memberId: number, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await house.db.transaction().execute(work)
  } catch (failure) {
    house.log.error({ err: failure, memberId }, 'papers of a direct debit could not be watched')
  }
}

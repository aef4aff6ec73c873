import { sumBook } from '#domains/billing/index.ts'
import { addDaysTo, dayBefore, type Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { findFirstDay, findNewestClosing, insertClosings, lockClosings } from './queries.ts'
import { sumMembers, sumMrr, sumQuits, sumTurns } from './sum-people.ts'
import { sumMoney } from './sum-money.ts'

/** So many days are closed together: a school that has been open for years is summed in a few transactions. */
const AT_ONCE = 366

type Shell = Pick<House, 'db'> & { clock: Pick<House['clock'], 'now'> }

/**
 * Sums the days that are over, each once. The book is summed first, so that whatever was booked for these days is in;
 * what is booked for them later comes with the next closing, as a correction beside the sums that stand.
 */
export async function closeDays({ db, clock }: Shell, atOnce = AT_ONCE): Promise<void> {
  await sumBook({ db })
  const at = clock.now()
  const yesterday = dayBefore(dayKey(at))
  let more: boolean
  do more = await closeSome(db, { yesterday, at, atOnce })
  while (more)
}

export type Closing = {
  from: Day
  to: Day
  /** the book was known up to that entry at the closing before, whose last day that was */
  knownBefore: number
  lastBefore: Day
  known: number
}

function closeSome(db: Db, { yesterday, at, atOnce }: { yesterday: Day; at: Date; atOnce: number }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockClosings(tx)
    const newest = await findNewestClosing(tx)
    const from = newest.day ? addDaysTo(newest.day, 1) : await findFirstDay(tx, yesterday)
    if (from > yesterday) return false
    const last = addDaysTo(from, atOnce - 1)
    const to = last < yesterday ? last : yesterday
    const lastBefore = dayBefore(from)
    const closing: Closing = { from, to, lastBefore, knownBefore: newest.entry, known: newest.summed }
    await sumMoney(tx, closing)
    await sumMrr(tx, closing)
    await sumMembers(tx, closing)
    await sumTurns(tx, closing)
    await sumQuits(tx, closing)
    await insertClosings(tx, closing, at)
    return to < yesterday
  })
}

import type { Reader } from '#platform/db.ts'
import type { Day } from '#platform/days.ts'
import { debitDayBefore, nextDebitDay } from '#domains/plans/index.ts'
import { whyCannotMakeList } from './list-rules.ts'
import { findUnlisted } from './queries.ts'

export type MissingList = { day: Day; isPast: boolean; count: number; yen: number }

/** The list that nobody has made though there is something to debit: of a day that is over, or that can be made now. */
export async function findMissingList(db: Reader, today: Day): Promise<MissingList | null> {
  const days = [debitDayBefore(today), nextDebitDay(today)]
  const missing = await findUnlisted(
    db,
    days.filter((day) => whyCannotMakeList(day, today) !== 'too-early'),
  )
  return missing && { ...missing, isPast: missing.day < today }
}

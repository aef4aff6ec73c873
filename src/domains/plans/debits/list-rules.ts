import { addMonthsAnchored, dayAfter } from '../subscription/calendar-rules.ts'
import type { Day } from '../subscription/terms.ts'
import { debitDayOf, LAST_DAY_TO_INVOICE } from './debit-day.ts'

/** February's debits may fall on 1 March, so that a day's debit may belong to the month before. */
const monthsAround = (day: Day): Day[] => [-1, 0, 1].map((months) => addMonthsAnchored(`${day.slice(0, 7)}-01`, months))

/** The debit day that is next, today's included. */
export const nextDebitDay = (today: Day): Day =>
  monthsAround(today)
    .map(debitDayOf)
    .find((day) => day >= today)!

/** The first debit day after that day. */
export const debitDayAfter = (day: Day): Day => nextDebitDay(dayAfter(day))

/** The first day on which nothing can be added to a debit day any more; null for other days. */
export function closedSince(debitDay: Day): Day | null {
  const month = monthsAround(debitDay).find((first) => debitDayOf(first) === debitDay)
  return month ? `${month.slice(0, 7)}-${LAST_DAY_TO_INVOICE + 1}` : null
}

/** A list is made when nothing can be added to its day any more, and before the day is over. */
export function whyCannotMakeList(day: Day, today: Day) {
  const from = closedSince(day)
  if (from === null) return 'no-debit-day'
  if (today > day) return 'too-late'
  return today < from ? 'too-early' : null
}

export const laterOf = (one: Day, other: Day): Day => (one > other ? one : other)

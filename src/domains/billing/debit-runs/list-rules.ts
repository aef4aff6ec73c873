import type { Day } from '#platform/days.ts'
import { debitDayOf, monthsAround } from '#domains/plans/index.ts'
import { LAST_DAY_TO_INVOICE } from '#domains/plans/terms.ts'

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

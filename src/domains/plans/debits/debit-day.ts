import { dayKey } from '#platform/tokyo.ts'
import { addMonthsAnchored } from '../subscription/calendar-rules.ts'
import type { Day } from '../subscription/terms.ts'
import { bankDayFrom } from './bank-days.ts'

/** What one month's debit costs on top of its fee, for students, too. */
export const DEBIT_FEE_YEN = 198

/** What is invoiced until the end of this day of a month is debited in it. */
export const LAST_DAY_TO_INVOICE = 10

/** The 27th of that day's month, or the next day on which banks are open. */
export const debitDayOf = (day: Day): Day => bankDayFrom(`${day.slice(0, 7)}-27`)

/**
 * The day on which a fee is debited. It cannot be asked for before the bank has approved, so that an approval after the
 * invoice counts in its place.
 */
export function debitDayFor(invoiced: Date | Day, approvedOn: Day | null = null): Day {
  const invoicedOn = typeof invoiced === 'string' ? invoiced : dayKey(invoiced)
  const ready = approvedOn !== null && approvedOn > invoicedOn ? approvedOn : invoicedOn
  const isInTime = Number(ready.slice(8)) <= LAST_DAY_TO_INVOICE
  return debitDayOf(isInTime ? ready : addMonthsAnchored(`${ready.slice(0, 7)}-01`, 1))
}

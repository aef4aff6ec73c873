import { dayKey } from '#platform/tokyo.ts'
import { addMonthsAnchored, type Day, dayAfter } from '#platform/days.ts'
import { bankDayFrom } from '#platform/bank-days.ts'
import { LAST_DAY_TO_INVOICE, type ComingCharge, DEBIT_FEE_YEN } from '../terms.ts'

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

/** February's debits may fall on 1 March, so that a day's debit may belong to the month before. */
export const monthsAround = (day: Day): Day[] =>
  [-2, -1, 0, 1].map((months) => addMonthsAnchored(`${day.slice(0, 7)}-01`, months))

/** The debit day that is next, today's included. */
export const nextDebitDay = (today: Day): Day =>
  monthsAround(today)
    .map(debitDayOf)
    .find((day) => day >= today)!

/** The last debit day that is over. */
export const debitDayBefore = (today: Day): Day =>
  monthsAround(today)
    .map(debitDayOf)
    .findLast((day) => day < today)!

/** The first debit day after that day. */
export const debitDayAfter = (day: Day): Day => nextDebitDay(dayAfter(day))

/** A coming month as the bank will collect it. */
export const debitOf = ({ on, yen, label }: ComingCharge): ComingCharge => ({
  on: debitDayFor(on),
  yen: yen + DEBIT_FEE_YEN,
  label,
})

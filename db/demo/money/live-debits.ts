import { asDebited } from '#domains/billing/invoices/debit-bill.ts'
import { debitDayFor } from '#domains/plans/calendar/debit-day.ts'
import { addDaysTo } from '#platform/days.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import type { Contract } from './contracts.ts'
import type { LivedInvoice } from './live.ts'

const TEN = 10 * 3_600_000
const at = (day: string, days: number) => new Date(addDays(startOfDay(day), days).getTime() + TEN)

/** When the bank agreed that this account is debited: eight days after its order. */
export const approvedOn = ({ debit }: Contract, begunAt: Date) =>
  debit === 'papers' || !debit ? null : addDaysTo(dayKey(begunAt), 8)

/** The list of a debit day is made on the day after its invoices are closed, its answers come when the day is over. */
export const listMadeAt = (debitOn: string) => at(debitOn, -10)
const answeredAt = (debitOn: string) => addDays(startOfDay(debitOn), 1)

/** What a contract owes when the bank collects it: the fee of each debit, and what has been answered by now. */
export function askedOfBank(contract: Contract, invoices: LivedInvoice[], begunAt: Date, now: Date): LivedInvoice[] {
  const approved = approvedOn(contract, begunAt)
  const asked = invoices.map((invoice): LivedInvoice => {
    const { lines } = asDebited({ ...invoice, paymentKind: 'direct_debit' }, invoice.issuedAt)
    const dueOn = debitDayFor(invoice.issuedAt, approved)
    const isAnswered = approved !== null && answeredAt(dueOn) <= now
    const debit = { on: dueOn, answeredAt: isAnswered ? answeredAt(dueOn) : null, failed: false }
    return { ...invoice, lines, dueOn, tries: [], debit, state: isAnswered ? 'paid' : 'open' }
  })
  const last = asked.findLast(({ state }) => state === 'paid')
  if (contract.debit !== 'failed' || !last) return asked
  // One debit asks for all that is due on its day.
  return asked.map((invoice) =>
    invoice.dueOn === last.dueOn
      ? { ...invoice, state: 'unpaid', failure: 'soft', debit: { ...invoice.debit!, failed: true } }
      : invoice,
  )
}

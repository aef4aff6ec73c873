import { type BookLine, credit, debit, type InvoiceLine, type PlannedEntry } from './terms.ts'
import type { InvoiceState } from '../terms.ts'
import { taxIn } from '../terms.ts'

/**
 * The tax of one more refund: what is refunded altogether carries the tax of that sum, so that refunds in parts give
 * back exactly the invoice's tax.
 */
export function taxOfRefund(yen: number, before: { yen: number; taxYen: number }): number {
  return Math.max(0, taxIn(before.yen + yen) - before.taxYen)
}

/**
 * An invoice in the book: what is sold, the fee for the way of paying, and the discount each balance by themselves. What
 * is paid for now and given later, a ticket for coaching, is owed with its tax until then.
 */
export function entriesOfInvoice(lines: readonly Pick<InvoiceLine, 'kind' | 'yen'>[], taxYen: number): PlannedEntry[] {
  const sum = (kinds: InvoiceLine['kind'][]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { yen }) => total + yen, 0)
  const ticket = sum(['coaching'])
  if (ticket > 0) {
    const owed = ticket + sum(['commission'])
    return [{ kind: 'invoice', lines: [debit('receivable', owed), credit('unearned', owed)] }]
  }
  const sold = sum(['fee', 'course'])
  const commission = sum(['commission'])
  const discount = sum(['discount'])
  const commissionTax = taxIn(commission)
  const soldTax = taxYen - commissionTax
  const planned: PlannedEntry[] = [
    { kind: 'invoice', lines: [debit('receivable', sold), credit('sales', sold - soldTax), credit('tax', soldTax)] },
    {
      kind: 'fee',
      lines: [
        debit('receivable', commission),
        credit('fees', commission - commissionTax),
        credit('tax', commissionTax),
      ],
    },
    { kind: 'discount', lines: [debit('discounts', -discount), credit('receivable', -discount)] },
  ]
  return planned
    .map(({ kind, lines }) => ({ kind, lines: withoutNothing(lines) }))
    .filter(({ lines }) => lines.length > 0)
}

/** What was owed for a ticket becomes a sale, with the tax of that moment. */
export const linesOfEarned = (yen: number): BookLine[] =>
  withoutNothing([debit('unearned', yen), credit('sales', yen - taxIn(yen)), credit('tax', taxIn(yen))])

/** Money that goes back, or will not come: first out of what is still owed for it, then out of what was sold. */
export function linesBack(yen: number, taxYen: number, unearnedYen: number, as: 'refunds' | 'bad_debts'): BookLine[] {
  const owed = Math.min(yen, unearnedYen)
  const tax = owed === 0 ? taxYen : taxIn(yen - owed)
  return withoutNothing([debit('unearned', owed), debit(as, yen - owed - tax), debit('tax', tax)])
}

export const withoutNothing = (lines: readonly BookLine[]) => lines.filter(([, yen]) => yen !== 0)

const PAID = ['paid', 'partly_refunded']

/** What can still be given back of an invoice; nothing where it is not paid. */
export function refundableYen(invoice: { state: string; totalYen: number }, refundedYen: number): number {
  return PAID.includes(invoice.state) ? Math.max(0, invoice.totalYen - refundedYen) : 0
}

/** The state of an invoice after that much of it went back; one that the bank took back stays unpaid. */
export function stateAfterRefund(state: InvoiceState, totalYen: number, refundedYen: number): InvoiceState {
  if (!PAID.includes(state)) return state
  return refundedYen >= totalYen ? 'refunded' : 'partly_refunded'
}

/** What of a wrong charge can be given back from the list of mismatches. */
export function mistakenYen(mismatch: { kind: string; ourYen: number | null; providerYen: number | null }): number {
  const { kind, ourYen, providerYen } = mismatch
  if (kind !== 'double' && kind !== 'unknown_charge' && kind !== 'amount') return 0
  return Math.max(0, (providerYen ?? 0) - (ourYen ?? 0))
}

import type { BookLine, InvoiceLine, PlannedEntry } from './terms.ts'
import type { InvoiceState } from '../terms.ts'
import { taxIn } from '../terms.ts'

/**
 * The tax of one more refund: what is refunded altogether carries the tax of that sum, so that refunds in parts give
 * back exactly the invoice's tax.
 */
export function taxOfRefund(yen: number, before: { yen: number; taxYen: number }): number {
  return Math.max(0, taxIn(before.yen + yen) - before.taxYen)
}

/** An invoice in the book: what is sold, the fee for the way of paying, and the discount each balance by themselves. */
export function entriesOfInvoice(lines: readonly Pick<InvoiceLine, 'kind' | 'yen'>[], taxYen: number): PlannedEntry[] {
  const sum = (kinds: InvoiceLine['kind'][]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { yen }) => total + yen, 0)
  const sold = sum(['fee', 'course', 'coaching'])
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

export const debit = (account: BookLine[0], yen: number): BookLine => [account, yen]
export const credit = (account: BookLine[0], yen: number): BookLine => [account, -yen]
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

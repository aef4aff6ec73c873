import { type InvoiceLine, DEBIT_FEE_YEN } from '#domains/plans/terms.ts'
import { debitDayFor } from '#domains/plans/index.ts'

type Bill = { kind: string; paymentKind: string; dueOn: string; lines: readonly InvoiceLine[] }

const fee: InvoiceLine = { kind: 'commission', label: '口座振替手数料', yen: DEBIT_FEE_YEN }

/** A month that the bank collects has the fee of its debit, once, and is due on a debit day; any other bill stays. */
export function asDebited<B extends Bill>(bill: B, issuedAt: Date): B {
  if (bill.paymentKind !== 'direct_debit' || bill.kind !== 'month') return bill
  const hasFee = bill.lines.some(({ kind }) => kind === 'commission')
  return { ...bill, dueOn: debitDayFor(issuedAt), lines: hasFee ? bill.lines : [...bill.lines, fee] }
}

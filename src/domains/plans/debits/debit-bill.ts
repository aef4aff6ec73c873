import type { InvoiceLine } from '../invoices/terms.ts'
import type { ComingCharge } from '../orders/terms.ts'
import { DEBIT_FEE_YEN, debitDayFor } from './debit-day.ts'

type Bill = { kind: string; paymentKind: string; dueOn: string; lines: readonly InvoiceLine[] }

const fee: InvoiceLine = { kind: 'commission', label: '口座振替手数料', yen: DEBIT_FEE_YEN }

/** A month that the bank collects has the fee of its debit, once, and is due on a debit day; any other bill stays. */
export function asDebited<B extends Bill>(bill: B, issuedAt: Date): B {
  if (bill.paymentKind !== 'direct_debit' || bill.kind !== 'month') return bill
  const hasFee = bill.lines.some(({ kind }) => kind === 'commission')
  return { ...bill, dueOn: debitDayFor(issuedAt), lines: hasFee ? bill.lines : [...bill.lines, fee] }
}

/** A coming month as the bank will collect it. */
export const debitOf = ({ on, yen, label }: ComingCharge): ComingCharge => ({
  on: debitDayFor(on),
  yen: yen + DEBIT_FEE_YEN,
  label,
})

/** The consumption tax within a sum that includes it, at 10 %: once for an invoice, never for each of its lines. */
export function taxIn(totalYen: number): number {
  return Math.floor((totalYen * 10) / 110)
}

export type InvoiceKind = 'month' | 'trial_month' | 'course' | 'coaching'
export type InvoiceState =
  | 'open'
  | 'processing'
  | 'paid'
  | 'unpaid'
  | 'unknown'
  | 'written_off'
  | 'partly_refunded'
  | 'refunded'

/** Whose provider takes the money; what a bank collects is no attempt. */
export type TillKind = 'card' | 'amazon_pay'

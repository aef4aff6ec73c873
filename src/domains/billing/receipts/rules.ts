import type { PaymentStatus } from './terms.ts'

const statuses: Record<string, PaymentStatus> = {
  open: 'processing',
  processing: 'processing',
  unknown: 'processing',
  paid: 'paid',
  partly_refunded: 'paid',
  unpaid: 'unpaid',
  refunded: 'refunded',
  written_off: 'cancelled',
}

/** The one word that a member reads for the state of an invoice. */
export const statusOf = (state: string): PaymentStatus => statuses[state] ?? 'processing'

/** A receipt says that money was received: it stays true when some of it was given back, and ends with a chargeback. */
export const hasReceipt = (state: string) => ['paid', 'partly_refunded', 'refunded'].includes(state)

/** Where money goes back to: what a bank was asked for is transferred. */
export const refundedTo = (paymentKind: string, mask: string | null) =>
  paymentKind === 'direct_debit' ? '銀行振込' : paidWith(paymentKind, mask)

/** 「クレジットカード（411111********11）」 */
export function paidWith(paymentKind: string, mask: string | null): string {
  if (paymentKind === 'direct_debit') return '口座振替'
  if (paymentKind === 'amazon_pay') return mask ? `Amazon Pay（${mask}）` : 'Amazon Pay'
  return mask ? `クレジットカード（${mask}）` : 'クレジットカード'
}

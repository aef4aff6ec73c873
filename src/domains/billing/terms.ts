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

export const invoiceStateNames: Record<InvoiceState, string> = {
  open: '請求前',
  processing: '決済中',
  paid: '支払い済み',
  unpaid: '未払い',
  unknown: '結果待ち',
  written_off: '貸倒れ・取り消し',
  partly_refunded: '一部返金',
  refunded: '返金済み',
}

/** Whose provider takes the money; what a bank collects is no attempt. */
export type TillKind = 'card' | 'amazon_pay'

/** What became of an order's first payment: it stands, it never came or went back whole, or neither yet. */
export type OrderMoney = 'settled' | 'void' | 'waiting'

import { entryKindNames, mismatchNames, type EntryKind, type MismatchKind } from './terms.ts'

/** What staff read for each state and kind; what has no word of its own is shown as it is stored. */
export const invoiceStateNames: Record<string, string> = {
  open: '請求前',
  processing: '決済中',
  paid: '支払済み',
  unpaid: '未払い',
  unknown: '結果待ち',
  written_off: '貸倒れ・取消',
  partly_refunded: '一部返金',
  refunded: '返金済み',
}
export const attemptStateNames: Record<string, string> = {
  started: '決済中',
  captured: '成功',
  declined: '失敗',
  unknown: '結果待ち',
  dropped: '未達',
}
export const attemptReasonNames: Record<string, string> = {
  due: '期日',
  retry: '再請求',
  pay_now: '会員の操作',
  order: 'お申し込み',
  new_card: 'カードの変更',
}
export const refundStateNames: Record<string, string> = { started: '手続き中', done: '返金済み', declined: '失敗' }
export const paymentKindNames: Record<string, string> = {
  card: 'カード',
  direct_debit: '口座振替',
  amazon_pay: 'Amazon Pay',
}
export const entryKindName = (kind: string) => entryKindNames[kind as EntryKind] ?? kind
export const mismatchName = (kind: string) => mismatchNames[kind as MismatchKind] ?? kind

/** Debit is positive, credit negative. The order is that of the trial balance. */
export const accountNames = {
  receivable: '売掛金',
  provider: '決済会社への未収金',
  bank: '普通預金',
  sales: '売上高',
  tax: '仮受消費税',
  fees: '手数料収入',
  discounts: '売上値引',
  refunds: '売上返金',
  bad_debts: '貸倒損失',
  suspense: '仮勘定',
  payables: '未払金（報酬）',
  withheld: '預り金（源泉所得税）',
  rewards: '支払報酬',
  unearned: '前受金（コーチング）',
  provider_fees: '支払手数料',
} as const
export type Account = keyof typeof accountNames
export const accounts = Object.keys(accountNames) as Account[]

export const entryKindNames = {
  invoice: '請求',
  fee: '手数料',
  discount: '値引',
  payment: '入金',
  refund: '返金',
  write_off: '貸倒れ',
  chargeback: 'チャージバック',
  correction: '訂正',
  earning: '報酬',
  payout: '報酬の支払い',
  payout_return: '振込の戻り',
  earned: '前受金の売上への振替',
  provider_fee: '決済手数料',
} as const
export type EntryKind = keyof typeof entryKindNames

export type BookLine = readonly [account: Account, yen: number]
export const debit = (account: Account, yen: number): BookLine => [account, yen]
export const credit = (account: Account, yen: number): BookLine => [account, -yen]
export type PlannedEntry = { kind: EntryKind; lines: BookLine[] }

/** What one line of an invoice is for; all yen of an invoice are with tax. */
export type InvoiceLine = {
  kind: 'fee' | 'discount' | 'commission' | 'course' | 'coaching'
  label: string
  yen: number
}

export const mismatchNames = {
  unknown_charge: '当校に記録のない請求',
  missing_charge: '決済会社に記録のない入金',
  amount: '金額の相違',
  double: '二重請求',
  refund: '返金の相違',
  chargeback: 'チャージバック',
} as const
export type MismatchKind = keyof typeof mismatchNames

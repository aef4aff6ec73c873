/** `2026-11-20`, a day of Tokyo. */
export type Day = string

/** A bill as a letter speaks of it. */
export type BillFacts = {
  id: number
  number: string
  /** 「6ヶ月プラン 2026年12月29日からの1ヶ月」, 「単品講座「…」」 */
  title: string
  periodStartsOn: Day | null
  periodEndsOn: Day | null
  dueOn: Day
  totalYen: number
  taxYen: number
  /** what went back; the rest is what is asked for, or was paid */
  refundedYen: number
  lines: readonly { label: string; yen: number }[]
  /** 「クレジットカード 411111********11」 */
  paidWith: string
  paymentKind?: 'card' | 'direct_debit' | 'amazon_pay'
  /** 「クレジットカード 411111********11」, 「銀行振込」 */
  refundedTo: string
}

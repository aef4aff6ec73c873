import type { PaymentKind } from '#domains/plans/terms.ts'

/** What is summed for a day: yen that moved, how it stood at the day's end, or how many did something. */
export type Measure =
  | 'taken'
  | 'returned'
  | 'recovered'
  | 'lost'
  | 'mrr'
  | 'members'
  | 'trials'
  | 'trials_paid'
  | 'begun'
  | 'left'
  | 'quit_reasons'

/** How it stands at the end of a day; everything else is added up over days. */
export const LEVELS: readonly Measure[] = ['mrr', 'members']

export const methods: readonly PaymentKind[] = ['card', 'amazon_pay', 'direct_debit']

/** The plans by their months, as sums name them. */
export const planKeys = { '1': '1ヶ月プラン', '6': '6ヶ月プラン', '12': '12ヶ月プラン' } as const

export type Sum = { measure: Measure; key: string; bucket: string; value: number }

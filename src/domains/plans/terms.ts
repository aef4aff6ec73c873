import type { SubscriptionState } from '#platform/ask.ts'

/** 4, 5 and 6 are 1, 2 and 3 begun with a trial; the number stays when the trial turns into a paid plan. */
export const planTerms = { 1: 6, 2: 1, 3: 12, 4: 6, 5: 1, 6: 12 } as const
export type PlanId = keyof typeof planTerms
export type TermMonths = (typeof planTerms)[PlanId]

export const termNames: Record<TermMonths, string> = { 1: '1ヶ月プラン', 6: '6ヶ月プラン', 12: '12ヶ月プラン' }

export const stateNames: Record<SubscriptionState, string> = {
  before_subscribe: '未契約',
  under_trial: '体験・初月',
  will_continue: '継続中',
  will_cancel: '解約手続き済み',
  after_unsubscribe: '解約済み',
}

/** 「6ヶ月プラン」, whether it began with a trial or not. */
export function planName(planId: number | null): string | null {
  const months = planId === null ? undefined : planTerms[planId as PlanId]
  return months ? termNames[months] : null
}

/** The regular fee of a term: what a month costs, and what the whole commitment comes to. */
export type TermPrice = { months: TermMonths; monthlyYen: number }

export const termTotal = ({ months, monthlyYen }: TermPrice) => months * monthlyYen

/** 「13,800円」 */
export const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`

/** Half of the regular fee, never of a campaign's. */
export const studentYen = (regularYen: number) => Math.floor(regularYen / 2)

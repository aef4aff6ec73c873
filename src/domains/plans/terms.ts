import type { SubscriptionState } from '#platform/ask.ts'
import type { Day } from '#platform/days.ts'

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

/**
 * `trial`: some free days. `trial_month`: a month for little. `paid`: a commitment of 1, 6 or 12 months. `brought`: what
 * was paid for at another system, which costs nothing here and ends by itself.
 */
export type TermKind = 'trial' | 'trial_month' | 'paid' | 'brought'

/** What a plan is called that came along from another system. */
export const BROUGHT_PLAN = '移行前のプラン'

/**
 * A stretch of a subscription at one price. A trial carries what was agreed for the paid term after it: its plan, its
 * monthly fee and its discount. Months count from the anchor, so that a 31st never drifts.
 */
export type Term = {
  id: number
  memberId: number
  planId: PlanId
  kind: TermKind
  anchorOn: Day
  anchorMonths: number
  months: number
  startsOn: Day
  endsOn: Day
  monthlyYen: number
  discountMonthlyYen: number | null
  /** so many of its first months cost the discounted fee */
  discountMonths: number
  cancelAnytime: boolean
  optionId: number | null
  orderKey: string | null
  begunAt: Date
  /** so many of its months have their invoice */
  invoicedMonths: number
}

export type Method = { id: number; kind: PaymentKind; ref: string; mask: string | null; expiresOn: Day | null }

/** How a member stands with the school: what runs, until when, how it is paid, what is to come. */
export type Standing = {
  memberId: number
  state: SubscriptionState
  planId: PlanId | null
  /** the instant at which access ends; null while it goes on by itself (a trial that was not cancelled included) */
  accessEndsAt: Date | null
  /** when the machine looks next */
  nextStepAt: Date | null
  /** from here on content is closed because of a debt */
  closesAt: Date | null
  /** the running trial or term; null for who has none, and for rows older than terms */
  term: Term | null
  reservedPlanId: PlanId | null
  reservedOptionId: number | null
  paymentKind: PaymentKind | null
  /** the last day of the student discount, which may be over; null without one, or when it was revoked */
  studentUntil: Day | null
  method: Method | null
}

/** `isAwaited`: its day is past, and nobody has told us yet whether it was paid. */
export type Outstanding = ComingCharge & { isAwaited?: boolean }

/** Why a state changed, as the log keeps it. */
export type ChangeCause =
  | 'trial-ordered'
  | 'start-ordered'
  | 'resumed'
  | 'trial-over'
  | 'term-renewed'
  | 'term-over'
  | 'quit'
  | 'quit-withdrawn'
  | 'auto-renewal-off'
  | 'auto-renewal-on'
  | 'guardian'
  | 'trial-plan-changed'
  | 'plan-reserved'
  | 'reservation-cancelled'
  | 'dunning'
  | 'papers-missing'
  | 'staff'

/** What one month's debit costs on top of its fee, for students, too. */
export const DEBIT_FEE_YEN = 198

/** What is invoiced until the end of this day of a month is debited in it. */
export const LAST_DAY_TO_INVOICE = 10

export type PaymentKind = 'card' | 'direct_debit' | 'amazon_pay'

/** The wording of the final confirmation; a new one gets a new number, so that the evidence says what was read. */
export const TERMS_VERSION = '2026-11-6'

/** A coming charge: a day of Tokyo (`2025-04-01`) and the yen with tax. */
export type ComingCharge = { on: string; yen: number; label: string }

/** What an amount is for; all yen are with tax. */
export type InvoiceLine = {
  kind: 'fee' | 'discount' | 'commission' | 'course' | 'coaching'
  label: string
  yen: number
}

/** So many debits of a fee in a row must fail before its debtor is treated like one whose card was declined. */
export const FAILED_DEBITS = 2

export const paymentNames: Record<PaymentKind, string> = {
  card: 'クレジットカード',
  direct_debit: '口座振替',
  amazon_pay: 'Amazon Pay',
}

/** Who is written to. */
export type Addressee = { to: string; name: string; memberId: number }

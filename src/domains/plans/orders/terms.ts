import type { PlanId, TermMonths } from '../terms.ts'

export type PaymentKind = 'card' | 'direct_debit' | 'amazon_pay'
export type OrderKind = 'trial' | 'start' | 'resume' | 'course'
/** How an order stands; `card` is one too: it changes the card and sells nothing. */
export type OrderState = 'shown' | 'authenticating' | 'charging' | 'done' | 'failed'
/** The id of the service's catalogue to which all plans belong. */
export const MASTER_SUBSCRIPTION_ID = 1
export type Guardian = 'adult' | 'minor_with_consent'

/** The wording of the final confirmation; a new one gets a new number, so that the evidence says what was read. */
export const TERMS_VERSION = '2026-11-2'
export const GUARDIAN_VERSION = '2026-11-1'

/** A coming charge: a day of Tokyo (`2025-04-01`) and the yen with tax. */
export type ComingCharge = { on: string; yen: number; label: string }

/**
 * Everything that the final confirmation shows, as figures: made from the order by the server, shown, kept with the
 * order, mailed. Days are `YYYY-MM-DD` in Tokyo.
 */
export type OrderTerms = {
  kind: OrderKind
  planId: PlanId | null
  months: TermMonths | null
  /** 「6ヶ月プラン」, or the course's title */
  title: string
  optionName: string | null
  /** the fee of a month without any campaign, and what is charged for a discounted one */
  monthlyYen: number | null
  discountedYen: number | null
  discountMonths: number
  /** for a student: so many first months begin until that day and cost `monthlyYen` */
  student?: { monthlyYen: number; months: number; until: string }
  /** sum of the commitment */
  totalYen: number
  payment: PaymentKind
  serviceStartsOn: string
  /** last day of the trial (until 23:59), null without one */
  trialEndsOn: string | null
  trialYen: number | null
  paidFrom: string | null
  termEndsOn: string | null
  firstCharge: ComingCharge
  laterCharges: ComingCharge[]
  /** what happens at the end of the term: renews for the same months, goes on monthly, or nothing (a course) */
  renewal: 'same-term' | 'monthly' | null
  cancelAnytime: boolean
  /** the last moment at which a cancellation prevents the next charge or the renewal */
  cancelUntil: string | null
  /** the last day of the campaign, or its last minute in words where that is not midnight */
  applyUntil: string | null
  campaigns: string[]
}

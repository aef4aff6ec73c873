import type { SubscriptionState } from '#platform/ask.ts'
import type { ComingCharge, PaymentKind } from '../orders/terms.ts'
import type { PlanId } from '../terms.ts'

/** A day of Tokyo, `2025-04-01`. A period's last day counts whole, until 23:59. */
export type Day = string

/** `trial`: some free days. `trial_month`: a month for little. `paid`: a commitment of 1, 6 or 12 months. */
export type TermKind = 'trial' | 'trial_month' | 'paid'

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
export type StillToPay = ComingCharge & { isAwaited?: boolean }

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
  | 'trial-plan-changed'
  | 'plan-reserved'
  | 'reservation-cancelled'
  | 'dunning'
  | 'papers-missing'
  | 'staff'

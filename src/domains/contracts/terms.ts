import type { PlanId, TermMonths, PaymentKind, ComingCharge } from '#domains/plans/terms.ts'
import type { Day } from '#platform/days.ts'

export type OrderKind = 'trial' | 'start' | 'resume' | 'course' | 'coaching'

/**
 * Everything that the final confirmation shows, as figures: made from the order by the server, shown, kept with the
 * order, mailed. Days are `YYYY-MM-DD` in Tokyo.
 */
export type Agreement = {
  kind: OrderKind
  planId: PlanId | null
  months: TermMonths | null
  /** 「6ヶ月プラン」, the course's title, or the name of the coaching */
  title: string
  optionName: string | null
  /** the fee of a month without any campaign, and what is charged for a discounted one */
  monthlyYen: number | null
  discountedYen: number | null
  discountMonths: number
  /** the first day on which the fee is not discounted any more, where that is within the term */
  regularFrom?: string
  /** for a student: so many first months begin until that day and cost `monthlyYen` */
  student?: { monthlyYen: number; months: number; until: string }
  /** of a longer plan that begins with a trial: when critiques can be asked for, in a sentence */
  critiquesLater?: string
  /** the trial that this person could have had first, and will have no more */
  givesUpTrial?: 'trial' | 'trial_month'
  /** of a ticket for coaching: its price without the commission, its length, and until when it can be used */
  coaching?: { priceYen: number; commissionYen: number; minutes: number; validDays: number; validUntil: Day }
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
  /** the consent of a guardian that it rests on, and when it was given */
  guardianConsent?: { id: number; at: string }
}

/** What is charged with the order itself; a free trial charges nothing. */
export const dueNow = ({ firstCharge, serviceStartsOn }: Pick<Agreement, 'firstCharge' | 'serviceStartsOn'>) =>
  firstCharge.on === serviceStartsOn ? firstCharge.yen : 0

export type TermFacts = {
  termId: number
  planName: string
  /** the last day, which counts whole */
  endsOn: Day
}

/** `student`: what months that begin until that day cost a student. */
export type NextTerm = {
  startsOn: Day
  months: TermMonths
  monthlyYen: number
  student?: { yen: number; until: Day } | null
}

/** `first-month`: a month for little is no free trial, though it ends like one. */
export type WayOut = 'trial' | 'first-month' | 'monthly' | 'renewal'

/** How a member leaves: out of a trial or a first month for little, at the end of the month, or by a commitment that does not renew. */
export function wayOut({ kind, cancelAnytime }: { kind: string; cancelAnytime: boolean }): WayOut {
  if (kind === 'trial_month') return 'first-month'
  if (kind !== 'paid') return 'trial'
  return cancelAnytime ? 'monthly' : 'renewal'
}

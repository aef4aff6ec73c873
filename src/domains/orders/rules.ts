import type { SubscriptionState } from '#platform/ask.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import {
  type TrialOffer,
  debitOf,
  chargeOfMonth,
  feeOf,
  firstDayOf,
  termPeriod,
  trialEnd,
  trialMonthEnd,
  type TermDates,
  type TermFees,
  type PlanPrice,
} from '#domains/plans/index.ts'
import type { CampaignNote } from '#domains/plans/campaigns/terms.ts'
import { addDaysTo, dayAfter, type Day } from '#platform/days.ts'
import { type Method, planTerms, studentYen, termNames, type PlanId, type PaymentKind } from '#domains/plans/terms.ts'
import type { OrderKind, Agreement } from '#domains/contracts/terms.ts'

/** What is known of who orders: how they stand, whether the person had a trial, owes something, has the course. */
export type Orderer = {
  state: SubscriptionState
  hadTrial: boolean
  owes: boolean
  hasCourse: boolean
  isSoldOut: boolean
}

/** Why this person cannot order that now; the page hides it with the same sentence. */
export function whyCannotOrder(kind: OrderKind, { state, hadTrial, owes, hasCourse, isSoldOut }: Orderer) {
  const runs = state !== 'before_subscribe' && state !== 'after_unsubscribe'
  if (kind === 'course') return hasCourse ? 'already-bought' : null
  if (kind === 'coaching') return isSoldOut ? 'sold-out' : null
  if (kind === 'trial') return state !== 'before_subscribe' || hadTrial ? 'trial-once' : null
  if (runs) return 'already-running'
  if (kind === 'start') return state === 'after_unsubscribe' ? 'not-first' : null
  if (state === 'before_subscribe') return 'nothing-to-resume'
  return owes ? 'unpaid-first' : null
}

/** What somebody who stands so orders when they want a plan; null while one runs. */
export function orderKindFor(state: SubscriptionState, mayTry: boolean): 'trial' | 'start' | 'resume' | null {
  if (state === 'before_subscribe') return mayTry ? 'trial' : 'start'
  return state === 'after_unsubscribe' ? 'resume' : null
}

/** Trials are plans 4 to 6, everything else plans 1 to 3. */
export const plansOf = (kind: 'trial' | 'start' | 'resume'): readonly PlanId[] =>
  kind === 'trial' ? [5, 4, 6] : [2, 1, 3]

/**
 * A bank collects what comes month by month; a single course and coaching are paid at once. Not every school has the
 * wallet, and coaching is not offered by it.
 */
export const paymentKindsFor = (kind: OrderKind, hasWallet: boolean): readonly PaymentKind[] => [
  'card',
  ...(kind === 'course' || kind === 'coaching' ? [] : (['direct_debit'] as const)),
  ...(hasWallet && kind !== 'coaching' ? (['amazon_pay'] as const) : []),
]

/** A card that can still be charged on that day; the last day of its last month counts. */
export const isUsable = (method: Method | null, today: Day) =>
  method?.kind === 'card' && (method.expiresOn === null || method.expiresOn >= today)

type PlanFacts = {
  kind: 'trial' | 'start' | 'resume'
  planId: PlanId
  today: Day
  price: PlanPrice
  trial: TrialOffer
  /** who pays at once could have the trial first */
  givesUpTrial?: boolean
  optionName: string | null
  payment: PaymentKind
  /** the last day of the student discount of who orders */
  studentUntil: Day | null
}

/** Everything that the confirmation of a plan shows, from the moment of the order. */
export function planTermsOf(facts: PlanFacts): Agreement {
  const { kind, planId, today, price, trial, optionName, payment, studentUntil } = facts
  const months = planTerms[planId]
  const tried = kind === 'trial' ? trial : null
  const trialEndsOn = tried && endOfTrial(tried, today)
  const paidFrom = trialEndsOn ? dayAfter(trialEndsOn) : today
  const { monthlyYen, discountedYen, discountMonths } = price
  const fees = { planId, monthlyYen, discountMonthlyYen: discountedYen, discountMonths }
  const paid: TermDates = { planId, anchorOn: paidFrom, anchorMonths: 0, months }
  const monthly = Array.from({ length: months }, (_, k) => chargeOfMonth({ ...paid, ...fees }, k, studentUntil))
  const charges = payment === 'direct_debit' ? monthly.map(debitOf) : monthly
  const trialYen = tried?.kind === 'trial_month' ? tried.yen : null
  const [firstCharge, ...laterCharges] =
    trialYen === null ? charges : [{ on: today, yen: trialYen, label: '初月' }, ...charges]
  const termEndsOn = termPeriod(paid).endsOn
  const student = studentPart({ ...paid, ...fees }, studentUntil)
  const used = [tried?.campaign ?? null, price.campaign].filter((campaign) => campaign !== null)
  const ending = used.toSorted((a, b) => a.applyUntil.getTime() - b.applyUntil.getTime())[0]
  return {
    kind,
    planId,
    months,
    title: termNames[months],
    optionName,
    monthlyYen,
    discountedYen,
    discountMonths,
    ...regularPart(paid, student.student?.months ?? discountMonths),
    ...student,
    ...(facts.givesUpTrial && { givesUpTrial: trial.kind }),
    totalYen: charges.reduce((sum, { yen }) => sum + yen, 0),
    payment,
    serviceStartsOn: today,
    trialEndsOn,
    trialYen,
    paidFrom,
    termEndsOn,
    firstCharge: firstCharge!,
    laterCharges,
    renewal: months === 12 ? 'monthly' : 'same-term',
    cancelAnytime: months === 1,
    cancelUntil: trialEndsOn ?? termEndsOn,
    applyUntil: ending ? lastDayOf(ending) : null,
    campaigns: used.map(({ name }) => name),
  }
}

/** The last day on which an order still gets it; where the end is not midnight, the last minute in words. */
function lastDayOf({ applyUntil, applyEndTimeJpn }: CampaignNote): string {
  const isMidnight = applyUntil.getTime() === startOfDay(dayKey(applyUntil)).getTime()
  return isMidnight ? dayKey(addDays(applyUntil, -1)) : applyEndTimeJpn
}

/** From when the regular fee is charged, where it is not from the first day and not only after the last. */
const regularPart = (term: TermDates, lower: number): Pick<Agreement, 'regularFrom'> =>
  lower > 0 && lower < term.months ? { regularFrom: firstDayOf(term, lower) } : {}

/** How much of the term has the student price; nothing is said of it where that is none. */
function studentPart(term: TermDates & TermFees, until: Day | null): Pick<Agreement, 'student'> {
  const halves = Array.from({ length: term.months }, (_, k) => feeOf(term, k, until)).filter((fee) => fee.isStudent)
  if (until === null || halves.length === 0) return {}
  return { student: { monthlyYen: studentYen(term.monthlyYen), months: halves.length, until } }
}

const endOfTrial = (trial: TrialOffer, today: Day) =>
  trial.kind === 'trial_month' ? trialMonthEnd(today) : trialEnd(today, trial.days)

/** A single course: one charge, no term, no end. */
export function courseTermsOf(
  course: { title: string; priceYen: number },
  today: Day,
  payment: PaymentKind,
): Agreement {
  return {
    kind: 'course',
    planId: null,
    months: null,
    title: course.title,
    optionName: null,
    monthlyYen: null,
    discountedYen: null,
    discountMonths: 0,
    totalYen: course.priceYen,
    payment,
    serviceStartsOn: today,
    trialEndsOn: null,
    trialYen: null,
    paidFrom: null,
    termEndsOn: null,
    firstCharge: { on: today, yen: course.priceYen, label: '講座の代金' },
    laterCharges: [],
    renewal: null,
    cancelAnytime: false,
    cancelUntil: null,
    applyUntil: null,
    campaigns: [],
  }
}

type CoachingItem = { name: string; priceYen: number; commissionYen: number; minutes: number; validDays: number }

/** One ticket for coaching: one charge, and a last day on which it can be used. */
export function coachingTermsOf(item: CoachingItem, today: Day, payment: PaymentKind): Agreement {
  const { name, priceYen, commissionYen, minutes, validDays } = item
  const totalYen = priceYen + commissionYen
  return {
    ...courseTermsOf({ title: name, priceYen: totalYen }, today, payment),
    kind: 'coaching',
    coaching: { priceYen, commissionYen, minutes, validDays, validUntil: addDaysTo(today, validDays) },
    firstCharge: { on: today, yen: totalYen, label: '個人コーチングの代金' },
  }
}

/** An authentication that nobody finished is given up after so long; so is its token. */
const AUTHENTICATION_MINUTES = 15
export const isAbandoned = (placedAt: Date, now: Date) =>
  now.getTime() - placedAt.getTime() >= AUTHENTICATION_MINUTES * 60_000
/** Who placed an order is left alone with it for so long: their own process is at it. */
export const isBeingWorkedOn = (placedAt: Date, now: Date) => now.getTime() - placedAt.getTime() < 2 * 60_000
export const forgetShownBefore = (now: Date) => addDays(now, -7)

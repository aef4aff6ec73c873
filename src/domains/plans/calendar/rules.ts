import {
  type ComingCharge,
  planTerms,
  studentYen,
  termNames,
  type PlanId,
  type TermMonths,
  type Standing,
  type Term,
} from '../terms.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { type Day, addDaysTo, dayBefore, dayAfter, addMonthsAnchored } from '#platform/days.ts'

type Period = { startsOn: Day; endsOn: Day }
/** What a term needs to be counted: everything that says when its months are and what they cost. */
export type TermDates = Pick<Term, 'anchorOn' | 'anchorMonths' | 'months' | 'planId'>
export type TermFees = Pick<Term, 'planId' | 'monthlyYen' | 'discountMonthlyYen' | 'discountMonths'>
export type FeeLine = { kind: 'fee' | 'discount'; label: string; yen: number }

/** The last day of a trial of so many days, which is open until its 23:59: never less than that many times 24 hours. */
export const trialEnd = (start: Day, days: number): Day => addDaysTo(start, days)

/** The last day of a trial month: the same calendar day of the next month. */
export const trialMonthEnd = (start: Day): Day => addMonthsAnchored(start, 1)

/** The first day of a plan that is ordered now: today; where a cancelled one still runs, the day after its last. */
export function firstFreeDay(member: Pick<Standing, 'accessEndsAt'> | null, now: Date): Day {
  const ends = member?.accessEndsAt
  return ends && ends > now ? dayAfter(dayKey(new Date(ends.getTime() - 1))) : dayKey(now)
}

/** Month k (from 0) of a term, its first and its last day. */
export function monthOf(term: Anchored, k: number): Period {
  return { startsOn: firstDayOf(term, k), endsOn: dayBefore(firstDayOf(term, k + 1)) }
}

type Anchored = Pick<Term, 'anchorOn' | 'anchorMonths'>
export const firstDayOf = ({ anchorOn, anchorMonths }: Anchored, k: number): Day =>
  addMonthsAnchored(anchorOn, anchorMonths + k)

/** All months of a term: its first day and its last. */
export function termPeriod(term: Anchored & Pick<Term, 'months'>): Period {
  return { startsOn: firstDayOf(term, 0), endsOn: dayBefore(firstDayOf(term, term.months)) }
}

/** The term with all its months, though its end was brought forward: a commitment is as long as its plan. */
export function asAgreed(term: Term): Term {
  if (term.kind !== 'paid' || term.cancelAnytime) return term
  const months = planTerms[term.planId]
  return { ...term, months, endsOn: termPeriod({ ...term, months }).endsOn }
}

/**
 * What month k costs: the regular fee, and what is taken off it. A student pays half of the regular fee for every month
 * that begins until the discount's last day; a campaign that was agreed on before and takes off more stays.
 */
export function feeOf(term: TermDates & TermFees, k: number, studentUntil: Day | null) {
  const { monthlyYen, discountMonthlyYen, discountMonths } = term
  const lines: FeeLine[] = [{ kind: 'fee', label: `${termNames[planTerms[term.planId]]} 月額料金`, yen: monthlyYen }]
  const campaignYen = k < discountMonths ? (discountMonthlyYen ?? monthlyYen) : monthlyYen
  const isStudent = beginsWithin(firstDayOf(term, k), studentUntil) && studentYen(monthlyYen) <= campaignYen
  const totalYen = isStudent ? studentYen(monthlyYen) : Math.min(campaignYen, monthlyYen)
  const label = isStudent ? '学生割引' : 'キャンペーン割引'
  if (totalYen < monthlyYen) lines.push({ kind: 'discount', label, yen: totalYen - monthlyYen })
  return { lines, totalYen, isStudent }
}

/** Whether what begins on that day has the student price; the last day counts. */
export const beginsWithin = (day: Day, studentUntil: Day | null) => studentUntil !== null && day <= studentUntil

/** The charge of month k, on its first day. */
export function chargeOfMonth(term: TermDates & TermFees, k: number, studentUntil: Day | null): ComingCharge {
  const on = firstDayOf(term, k)
  return { on, yen: feeOf(term, k, studentUntil).totalYen, label: monthLabel(on) }
}

/** A month by its first day: two who count months from different days call it the same. */
export const monthLabel = (first: Day) => `${formatDayKey(first)}からの1ヶ月`

/** The paid term that a trial turns into on the day after its end, at what was agreed when it was ordered. */
export function paidTermAfter(trial: Term): NewTerm {
  const months = planTerms[trial.planId]
  const anchor = { anchorOn: dayAfter(trial.endsOn), anchorMonths: 0, months }
  const { planId, monthlyYen, discountMonthlyYen, discountMonths, optionId, orderKey } = trial
  const price = { monthlyYen, discountMonthlyYen, discountMonths }
  return {
    kind: 'paid',
    planId,
    ...anchor,
    ...termPeriod(anchor),
    ...price,
    cancelAnytime: months === 1,
    optionId,
    orderKey,
  }
}

export type NewTerm = Omit<Term, 'id' | 'memberId' | 'begunAt' | 'invoicedMonths'>
/** A term whose price is not known before its first day. */
export type Renewal = Omit<NewTerm, 'monthlyYen'> & { priceMonths: TermMonths }

/**
 * What follows a paid term by itself: 6 months after 6, a month after a month, and after the 12 months of a 12-month
 * plan a month at a time at that plan's fee. A reserved plan takes its turn here. Discounted months that are left go on.
 */
export function renewalOf(term: Term, reserved: { planId: PlanId; optionId: number | null } | null): Renewal {
  const planId = reserved?.planId ?? term.planId
  const priceMonths = planTerms[planId]
  const months = !reserved && priceMonths === 12 ? 1 : priceMonths
  const anchor = { anchorOn: term.anchorOn, anchorMonths: term.anchorMonths + term.months, months }
  const discountMonths = reserved ? 0 : Math.max(0, term.discountMonths - term.months)
  return {
    kind: 'paid',
    planId,
    priceMonths,
    ...anchor,
    ...termPeriod(anchor),
    discountMonthlyYen: discountMonths > 0 ? term.discountMonthlyYen : null,
    discountMonths,
    cancelAnytime: months === 1,
    optionId: reserved ? reserved.optionId : term.optionId,
    orderKey: term.orderKey,
  }
}

/** The charges that the running trial or term still brings; what its renewal brings stands in `findRenewal`. */
export function comingCharges({ state, term, studentUntil }: Coming): ComingCharge[] {
  if (!term || state === 'after_unsubscribe' || state === 'before_subscribe') return []
  if (term.kind === 'paid') return chargesFrom(term, term.invoicedMonths, studentUntil)
  return state === 'under_trial' ? chargesFrom(paidTermAfter(term), 0, studentUntil) : []
}

type Coming = Pick<Standing, 'state' | 'term' | 'studentUntil'>

const chargesFrom = (term: TermDates & TermFees, first: number, studentUntil: Day | null) =>
  Array.from({ length: Math.max(0, term.months - first) }, (_, index) =>
    chargeOfMonth(term, first + index, studentUntil),
  )

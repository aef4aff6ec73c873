import { planTerms, type PlanId, type Standing } from '#domains/plans/terms.ts'
import { endOf } from '#platform/days.ts'
import { isTrialPlan, withoutTrial } from '#domains/plans/index.ts'

type State = Pick<Standing, 'state' | 'term' | 'accessEndsAt'>

/** A trial is quit until its last minute, and so is a plan that may be cancelled at any time; a commitment only stops renewing. */
export function whyCannotQuit({ state, term }: State, now: Date) {
  if (state === 'will_cancel') return 'already-cancelled'
  if (!term || (state !== 'under_trial' && state !== 'will_continue')) return 'nothing-to-quit'
  if (state === 'under_trial' && endOf(term.endsOn) <= now) return 'trial-over'
  return state === 'will_continue' && !term.cancelAnytime ? 'fixed-term' : null
}

export function whyCannotStopRenewal({ state, term }: State) {
  if (state === 'under_trial') return 'not-a-term'
  if (state === 'will_cancel') return 'already-cancelled'
  if (!term || state !== 'will_continue') return 'nothing-to-quit'
  return term.cancelAnytime ? 'cancel-anytime' : null
}

/** Until the last minute of the last day. What came along from another system was never agreed to go on here. */
export function whyCannotWithdraw({ state, term, accessEndsAt }: State, now: Date) {
  if (state !== 'will_cancel' || !term || term.kind === 'brought') return 'not-cancelled'
  return accessEndsAt && accessEndsAt <= now ? 'already-over' : null
}

export function whyCannotRenewAgain(standing: State, now: Date) {
  const { term } = standing
  if (term && (term.kind !== 'paid' || term.cancelAnytime)) return 'cancel-anytime'
  return whyCannotWithdraw(standing, now)
}
const isPaidPlan = (planId: number): planId is PlanId => planId >= 1 && planId <= 3

/** Any time before the trial's last minute is over. */
export function whyCannotChangeTrial({ state, term }: State, planId: number, now: Date) {
  if (state !== 'under_trial' || !term) return 'not-on-trial'
  if (endOf(term.endsOn) <= now) return 'already-over'
  if (!isTrialPlan(planId)) return 'unknown-plan'
  return null
}

/** Whoever pays for a plan may choose what follows its running term. */
export function whyCannotReserve({ state, term }: State, planId: number) {
  if (state !== 'will_continue' || !term) return 'not-paying'
  if (!isPaidPlan(planId)) return 'unknown-plan'
  // 12 months after 12 months are a choice: by itself the plan would go on month by month.
  return planId === withoutTrial(term.planId) && planTerms[planId] !== 12 ? 'same-plan' : null
}

/** What is owed for months of the subscription: a debt, or a charge whose end nobody knows yet. */
export type Owed = { unpaid: boolean; undecided: boolean }

/**
 * The one thing that time asks for now. A contract that was cancelled ends once its months are asked for; a debt ends
 * any other at the end of its month, though never while its debtor still has days to pay it, and while one charge is
 * undecided no further month is asked for.
 */
export function dueStep(standing: Pick<Standing, 'state' | 'term' | 'nextStepAt' | 'closesAt'>, owed: Owed, now: Date) {
  const { state, term, nextStepAt, closesAt } = standing
  if (!term || !nextStepAt || nextStepAt > now) return 'nothing'
  const isInvoiced = term.kind !== 'paid' || term.invoicedMonths >= term.months
  if (state === 'will_cancel' && isInvoiced && endOf(term.endsOn) <= now) return 'end'
  if (owed.unpaid) return closesAt && closesAt > now ? 'nothing' : 'dunning'
  if (owed.undecided) return 'nothing'
  if (!isInvoiced) return 'next-month'
  if (term.kind !== 'paid') return state === 'under_trial' ? 'begin-term' : 'nothing'
  return state === 'will_continue' ? 'renew' : 'nothing'
}

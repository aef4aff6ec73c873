import { addDays, startOfDay } from '#platform/tokyo.ts'
import { planTerms, type PlanId, type Term } from '../terms.ts'
import { endOf } from '#platform/days.ts'
import { firstDayOf } from '../calendar/rules.ts'

export const isTrialPlan = (planId: number): planId is PlanId => planId >= 4 && planId <= 6

/** The same commitment without a trial. */
export const withoutTrial = (planId: PlanId): PlanId => (isTrialPlan(planId) ? ((planId - 3) as PlanId) : planId)

/** Choosable benefits belong to commitments. */
export const mayHaveOption = (planId: PlanId) => planTerms[planId] !== 1

/** When the machine has to do something for a running trial or term. */
export function nextStepOf(
  term: Pick<Term, 'kind' | 'endsOn' | 'months' | 'invoicedMonths' | 'anchorOn' | 'anchorMonths'>,
) {
  const fullyInvoiced = term.kind !== 'paid' || term.invoicedMonths >= term.months
  return fullyInvoiced ? endOf(term.endsOn) : startOfDay(firstDayOf(term, term.invoicedMonths))
}

/** The last day on which somebody with an unpaid fee still sees subscriber content. */
const DAYS_OF_GRACE = 7

/** From this instant on subscriber content is closed to who still owes: the end of day 7 after the debt began. */
export function closesAt(since: string): Date {
  return addDays(startOfDay(since), DAYS_OF_GRACE + 1)
}

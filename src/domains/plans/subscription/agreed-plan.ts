import { TERMS_VERSION } from '../orders/terms.ts'
import { planName, type PlanId } from '../terms.ts'
import { comingCharges, paidTermAfter } from './calendar-rules.ts'
import type { Day, Standing, Term } from './terms.ts'

/** What was agreed to with another plan for after a trial, figure by figure; days of Tokyo, yen with tax. */
export type AgreedPlan = {
  version: string
  planId: PlanId
  planName: string
  optionName: string | null
  /** `trial_month`: a month for little comes before it. */
  after: Term['kind']
  startsOn: Day
  endsOn: Day
  monthlyYen: number
  charges: { on: Day; yen: number }[]
  totalYen: number
  renewsMonths: 1 | 6
  cancelUntil: Day
}

/** The paid term into which this trial turns, as it is told to the member and kept. */
export function agreedPlan(trial: Term, studentUntil: Standing['studentUntil'], optionName: string | null): AgreedPlan {
  const { planId, startsOn, endsOn, months, monthlyYen } = paidTermAfter(trial)
  const charges = comingCharges({ state: 'under_trial', term: trial, studentUntil }).map(({ on, yen }) => ({ on, yen }))
  return {
    version: TERMS_VERSION,
    planId,
    planName: planName(planId)!,
    optionName,
    after: trial.kind,
    startsOn,
    endsOn,
    monthlyYen,
    charges,
    totalYen: charges.reduce((sum, { yen }) => sum + yen, 0),
    renewsMonths: months === 6 ? 6 : 1,
    cancelUntil: trial.endsOn,
  }
}

import { TERMS_VERSION, type PaymentKind } from '../orders/terms.ts'
import { planName, type PlanId } from '../terms.ts'
import { paidTermAfter } from './calendar-rules.ts'
import { comingPayments } from './coming-payments.ts'
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
  payment: PaymentKind
  /** as they will be taken: a bank's with its fee, on its day */
  charges: { on: Day; yen: number }[]
  totalYen: number
  renewsMonths: 1 | 6
  cancelAnytime: boolean
  cancelUntil: Day
}

/** The paid term into which this trial turns, as it is told to the member and kept. */
export function agreedPlan(
  trial: Term,
  { studentUntil, paymentKind }: Pick<Standing, 'studentUntil' | 'paymentKind'>,
  optionName: string | null,
): AgreedPlan {
  const { planId, startsOn, endsOn, months, monthlyYen, cancelAnytime } = paidTermAfter(trial)
  const payments = comingPayments({ state: 'under_trial', term: trial, studentUntil, paymentKind })
  const charges = payments.map(({ on, yen }) => ({ on, yen }))
  return {
    version: TERMS_VERSION,
    planId,
    planName: planName(planId)!,
    optionName,
    after: trial.kind,
    startsOn,
    endsOn,
    monthlyYen,
    payment: paymentKind ?? 'card',
    charges,
    totalYen: charges.reduce((sum, { yen }) => sum + yen, 0),
    renewsMonths: months === 6 ? 6 : 1,
    cancelAnytime,
    cancelUntil: trial.endsOn,
  }
}

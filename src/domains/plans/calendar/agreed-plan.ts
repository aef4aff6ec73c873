import { TERMS_VERSION, type PaymentKind, planName, type PlanId, type Standing, type Term } from '../terms.ts'
import type { NewTerm } from './rules.ts'
import { scheduledPayments } from './scheduled-payments.ts'
import type { Day } from '#platform/days.ts'

/** What was agreed to with another plan for after what runs, figure by figure; days of Tokyo, yen with tax. */
export type AgreedPlan = {
  version: string
  planId: PlanId
  planName: string
  optionName: string | null
  /** What runs before it: a trial, a month for little, or a term, whose renewal it is. */
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
  /** until when nothing of this is charged to who thinks better of it */
  cancelUntil: Day
}

/** The paid term that follows what runs, as it is told to the member and kept. */
export function agreedPlan(
  running: Term,
  next: NewTerm,
  { studentUntil, paymentKind }: Pick<Standing, 'studentUntil' | 'paymentKind'>,
  optionName: string | null,
): AgreedPlan {
  const { planId, startsOn, endsOn, months, monthlyYen, cancelAnytime } = next
  const term = { ...running, ...next, invoicedMonths: 0 }
  const payments = scheduledPayments({ state: 'will_continue', term, studentUntil, paymentKind })
  const charges = payments.map(({ on, yen }) => ({ on, yen }))
  return {
    version: TERMS_VERSION,
    planId,
    planName: planName(planId)!,
    optionName,
    after: running.kind,
    startsOn,
    endsOn,
    monthlyYen,
    payment: paymentKind ?? 'card',
    charges,
    totalYen: charges.reduce((sum, { yen }) => sum + yen, 0),
    renewsMonths: months === 6 ? 6 : 1,
    cancelAnytime,
    cancelUntil: running.endsOn,
  }
}

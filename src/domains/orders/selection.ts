import type { PaymentKind } from '#domains/plans/terms.ts'
import type { OrderKind } from '#domains/contracts/terms.ts'
import { MASTER_SUBSCRIPTION_ID } from './terms.ts'

/** The same as the forms carry it along. */
export const payloadOf = (
  planId: number,
  optionId: number | null,
  payment: PaymentKind = 'card',
): Record<string, string> => ({
  order_type: 'start',
  option: optionId === null ? '' : String(optionId),
  payment_method: payment,
  subscription_id: String(planId),
  master_subscription_id: String(MASTER_SUBSCRIPTION_ID),
})

type Chosen = {
  planId?: number | null
  optionId?: number | null
  isStudent?: boolean
  /** by which means, where it is not the card */
  payment?: PaymentKind
  /** a plan at once, though a trial is to be had */
  withoutTrial?: boolean
}

/** Back to the selection as it was left: the same plan, benefit and means of payment still chosen. */
export const selectionPath = ({ planId = null, optionId = null, isStudent, payment, withoutTrial }: Chosen = {}) => {
  const query = new URLSearchParams()
  if (planId !== null) query.set('subscription_id', String(planId))
  if (optionId !== null) query.set('option', String(optionId))
  if (isStudent) query.set('discount', 'student')
  if (payment && payment !== 'card') query.set('payment_method', payment)
  if (withoutTrial) query.set('trial', 'none')
  return query.size > 0 ? `/subscription_orders/new?${query}` : '/subscription_orders/new'
}

/** The kind of order that a plan means for somebody: 4 to 6 begin with a trial. */
export const kindOf = (planId: number, resumes: boolean): OrderKind =>
  planId >= 4 ? 'trial' : resumes ? 'resume' : 'start'

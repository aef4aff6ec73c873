import { z } from 'zod'
import { MASTER_SUBSCRIPTION_ID } from './terms.ts'
import type { OrderKind } from '#domains/contracts/terms.ts'

const PLAN = 'プランを選び直してください。'
const OPTION = '特典を選び直してください。'
const PAYMENT = 'お支払い方法を選び直してください。'
const CONTENT = '入力内容を確認してください。'

/** A number of a form, and nothing that merely looks like one. */
const id = (sentence: string) =>
  z
    .union([z.string(), z.number()], { error: sentence })
    .transform(String)
    .refine((text) => /^[1-9]\d{0,14}$/.test(text), sentence)
    .transform(Number)

/**
 * What the plan selection sends. Prices and discounts are none of it: whatever else comes is not read. The wallet is a
 * kind of payment too, but not yet one that anybody can order with.
 */
export const OrderForm = z.object({
  order_type: z.literal('start', { error: CONTENT }),
  payment_method: z.enum(['card', 'direct_debit'], { error: PAYMENT }),
  subscription_id: id(PLAN).refine((plan) => plan <= 6, PLAN),
  master_subscription_id: id(PLAN).refine((master) => master === MASTER_SUBSCRIPTION_ID, PLAN),
  option: z
    .union([z.literal('').transform(() => null), id(OPTION)], { error: OPTION })
    .optional()
    .transform((option) => option ?? null),
})
export type OrderForm = z.output<typeof OrderForm>

/** The same as the forms carry it along. */
export const payloadOf = (planId: number, optionId: number | null): Record<string, string> => ({
  order_type: 'start',
  option: optionId === null ? '' : String(optionId),
  payment_method: 'card',
  subscription_id: String(planId),
  master_subscription_id: String(MASTER_SUBSCRIPTION_ID),
})

type Chosen = {
  planId?: number | null
  optionId?: number | null
  isStudent?: boolean
  byDebit?: boolean
  /** a plan at once, though a trial is to be had */
  withoutTrial?: boolean
}

/** Back to the selection as it was left: the same plan, benefit and means of payment still chosen. */
export const selectionPath = ({ planId = null, optionId = null, isStudent, byDebit, withoutTrial }: Chosen = {}) => {
  const query = new URLSearchParams()
  if (planId !== null) query.set('subscription_id', String(planId))
  if (optionId !== null) query.set('option', String(optionId))
  if (isStudent) query.set('discount', 'student')
  if (byDebit) query.set('payment_method', 'direct_debit')
  if (withoutTrial) query.set('trial', 'none')
  return query.size > 0 ? `/subscription_orders/new?${query}` : '/subscription_orders/new'
}

/** The kind of order that a plan means for somebody: 4 to 6 begin with a trial. */
export const kindOf = (planId: number, resumes: boolean): OrderKind =>
  planId >= 4 ? 'trial' : resumes ? 'resume' : 'start'

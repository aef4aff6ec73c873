import { z } from 'zod'
import { MASTER_SUBSCRIPTION_ID } from './terms.ts'

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
 * What the plan selection sends. Prices and discounts are none of it: whatever else comes is not read.
 */
export const OrderForm = z.object({
  order_type: z.literal('start', { error: CONTENT }),
  payment_method: z.enum(['card', 'direct_debit', 'amazon_pay'], { error: PAYMENT }),
  subscription_id: id(PLAN).refine((plan) => plan <= 6, PLAN),
  master_subscription_id: id(PLAN).refine((master) => master === MASTER_SUBSCRIPTION_ID, PLAN),
  option: z
    .union([z.literal('').transform(() => null), id(OPTION)], { error: OPTION })
    .optional()
    .transform((option) => option ?? null),
})
export type OrderForm = z.output<typeof OrderForm>

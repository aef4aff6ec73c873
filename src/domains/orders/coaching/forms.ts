import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { BUYER_NAME_MAX } from '#domains/coaching/terms.ts'

/** Who buys: a name in any letters, and no symbols, as the coach will call them. */
export const BuyerForm = z.object({
  name: textField({
    required: 'お名前を入力してください。',
    max: BUYER_NAME_MAX,
    tooLong: `お名前は${BUYER_NAME_MAX}文字以内で入力してください。`,
    printable: true,
  }),
})

/** What the confirmation sends beside the card: which payment, and of what. */
export const ConfirmForm = z.object({
  paymentKey: z.string().catch(''),
  item_id: z.string().catch(''),
  name: z.string().catch(''),
  guardian: z.string().catch(''),
  guardian_email: z.string().catch(''),
  register_token: z.string().optional(),
})

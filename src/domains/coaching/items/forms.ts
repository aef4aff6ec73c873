import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { itemStates, MAX_VALID_DAYS } from '../terms.ts'
import { keysOf } from '#platform/paging.ts'

/** Figures as people type them: full-width ones and commas are read, too. */
const count = (sentence: string, min: number, max: number) =>
  z
    .string({ error: sentence })
    .transform((text) => text.normalize('NFKC').replaceAll(/[,\s円]/g, ''))
    .refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max, sentence)
    .transform(Number)

const name = textField({
  required: '名前を入力してください。',
  max: 60,
  tooLong: '名前は60文字以内で入力してください。',
})

/** What stands in the form of an item; several boxes of one name are a list. */
export const ItemForm = z.object({
  name,
  description: textField({
    required: '説明を入力してください。',
    max: 4_000,
    tooLong: '説明は4,000文字以内で入力してください。',
  }),
  price_yen: count('料金は、100円から1,000,000円までの整数で入力してください。', 100, 1_000_000),
  commission_yen: count('手数料は、0円から100,000円までの整数で入力してください。', 0, 100_000),
  valid_days: count(`有効期限は、1日から${MAX_VALID_DAYS}日までで入力してください。`, 1, MAX_VALID_DAYS),
  monthly_number: count('月の販売数は、1から1,000までで入力してください。', 1, 1_000),
  minutes: count('長さは、10分から240分までで入力してください。', 10, 240),
  fee_yen: count('報酬は、0円から1,000,000円までの整数で入力してください。', 0, 1_000_000),
  state: z.enum(keysOf(itemStates), { error: '状態を選んでください。' }),
  coaches: z
    .array(idField)
    .max(100)
    .optional()
    .transform((ids) => [...new Set(ids ?? [])]),
})
export type ItemForm = z.output<typeof ItemForm>

export const CoachForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    email: textField({ required: 'メールアドレスを入力してください。' }).transform((email) => email.toLowerCase()),
    name,
  }),
  z.object({ intent: z.literal('close'), id: idField }),
  z.object({ intent: z.literal('open'), id: idField }),
])

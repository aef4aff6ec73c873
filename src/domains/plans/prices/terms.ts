import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { tokyoMoment } from '#platform/tokyo-moment.ts'

const amount = '1〜100,000の整数を入力してください。'

export const PriceForm = z.object({
  term_months: z.enum(['1', '6', '12'], { error: 'プランを選んでください。' }).transform(Number),
  valid_from: tokyoMoment('適用開始の日時を入力してください。'),
  monthly_yen: z.coerce.number({ error: amount }).int(amount).min(1, amount).max(100_000, amount),
})
export type PriceInput = z.output<typeof PriceForm>

export const RemovedPrice = z.object({
  term_months: z.coerce.number().int(),
  valid_from: z.iso.datetime().transform((text) => new Date(text)),
})

const place = '1〜999の数字を入力してください。'
export const OptionForm = z.object({
  code: textField({}).refine(
    (code) => /^[a-z0-9][a-z0-9_-]{0,39}$/.test(code),
    '半角英数字とハイフン、40文字以内で入力してください。',
  ),
  name: textField({ required: '名前を入力してください。', max: 60, tooLong: '60文字以内で入力してください。' }),
  description: textField({
    required: '説明を入力してください。',
    max: 300,
    tooLong: '300文字以内で入力してください。',
  }),
  position: z.coerce.number({ error: place }).int(place).min(1, place).max(999, place),
})
export type OptionInput = z.output<typeof OptionForm>

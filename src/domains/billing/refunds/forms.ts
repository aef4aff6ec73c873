import { z } from 'zod'
import { textField } from '#platform/forms.ts'

const key = z.uuid('画面を開き直して、もう一度お試しください。')

const reason = textField({
  required: '理由を入力してください。',
  max: 200,
  tooLong: '理由は200文字以内で入力してください。',
})

/** Figures as people type them: full-width ones and commas are read, too. */
const yen = z
  .string({ error: '返金額を入力してください。' })
  .transform((text) => text.normalize('NFKC').replaceAll(/[,\s円]/g, ''))
  .refine((text) => /^\d{1,8}$/.test(text) && Number(text) >= 1, '返金額は1円以上の整数で入力してください。')
  .transform(Number)

export const RefundForm = z.object({ yen, reason, key })
export const ReasonForm = z.object({ reason })
export const MistakeForm = z.object({ mismatch: z.coerce.number().int().positive(), reason, key })
export const NoteForm = z.object({ mismatch: z.coerce.number().int().positive(), reason })
export type RefundWish = z.output<typeof RefundForm> & { invoiceId: number }

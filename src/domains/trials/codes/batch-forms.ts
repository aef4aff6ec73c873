import { z } from 'zod'
import { idField, textField, whole } from '#platform/forms.ts'
import { daysField, SetForm } from '../sets/set-form.ts'
import { CODE_MAX, LABEL_MAX, MOST_CODES, REASON_MAX } from '../terms.ts'

const sizes = `1〜${MOST_CODES.toLocaleString('ja-JP')}の数字を入力してください。`
const reason = textField({
  required: '理由を入力してください。',
  max: REASON_MAX,
  tooLong: `理由は${REASON_MAX}文字以内で入力してください。`,
})
const code = textField({
  required: 'シリアルコードを入力してください。',
  max: CODE_MAX,
  tooLong: 'シリアルコードが長すぎます。',
})

/** What staff do with a set and its batches. */
export const SetActForm = z.discriminatedUnion('act', [
  SetForm.extend({ act: z.literal('change') }),
  z.object({ act: z.literal('publish') }),
  z.object({ act: z.literal('close') }),
  z.object({
    act: z.literal('batch'),
    label: textField({
      required: '名前を入力してください。',
      max: LABEL_MAX,
      tooLong: `名前は${LABEL_MAX}文字以内で入力してください。`,
    }),
    size: z
      .unknown()
      .transform((value) => (whole.safeParse(value).success ? Number(value) : 0))
      .refine((n) => n >= 1 && n <= MOST_CODES, sizes),
    batch_days: daysField,
    until: z.iso
      .date({ error: '日付を入力してください。' })
      .refine((day) => day >= '2020-01-01' && day < '2100-01-01', {
        error: '日付を確認してください。',
      }),
  }),
  z.object({ act: z.literal('void'), batch: idField, void_reason: reason }),
])

/** What staff do with one code, and with who is locked out. */
export const CodeActForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('look'), code }),
  z.object({ act: z.enum(['void', 'exchange']), code, reason }),
  z.object({ act: z.literal('lift'), lock: idField }),
])

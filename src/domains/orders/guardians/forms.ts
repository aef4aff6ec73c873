import { z } from 'zod'
import { textField } from '#platform/forms.ts'

export const AnswerForm = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('consent'),
    guardian_name: textField({
      required: '保護者の方のお名前を入力してください。',
      max: 60,
      tooLong: '60文字以内で入力してください。',
    }),
    agreed: z.literal('1', { error: '内容をご確認のうえ、チェックを入れてください。' }),
  }),
  z.object({ act: z.literal('decline') }),
  z.object({ act: z.literal('take-back') }),
])

import { z } from 'zod'
import { textField } from '#platform/forms.ts'

const reason = textField({
  required: '理由を入力してください。',
  max: 200,
  tooLong: '理由は200文字以内で入力してください。',
})
export const ModerationForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('open'), reason }),
  z.object({ act: z.literal('hide'), reason }),
  z.object({ act: z.literal('show'), reason }),
])

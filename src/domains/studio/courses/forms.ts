import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { courseLimits } from '../terms.ts'

const { title } = courseLimits

export const DraftForm = z.object({
  title: textField({
    required: '講座名を入力してください。',
    max: title,
    tooLong: `${title}文字以内で入力してください。`,
  }),
})

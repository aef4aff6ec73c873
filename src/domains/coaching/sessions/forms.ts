import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { NOTE_MAX } from '../terms.ts'

export const NoteForm = z.object({
  note: textField({ max: NOTE_MAX, tooLong: 'メモは4,000文字以内で入力してください。' }),
  shared: z
    .literal('1')
    .optional()
    .transform((value) => value === '1'),
})

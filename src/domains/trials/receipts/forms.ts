import { z } from 'zod'
import { idField } from '#platform/forms.ts'
import { CODE_MAX, MOST_ALLOWED } from '../terms.ts'

const NO_CODE = 'シリアルコードを入力してください。'
const NO_COURSE = '講座を選んでください'
const serialCode = z
  .string({ error: NO_CODE })
  .refine((text) => text.trim() !== '', NO_CODE)
  .refine((text) => text.length <= CODE_MAX, '入力されたシリアルコードが長すぎます')

export const CodeForm = z.object({ serial_code: serialCode })
export const ReceiveForm = z.object({
  serial_code: serialCode,
  trial_set_course: z
    .array(z.unknown(), { error: NO_COURSE })
    .refine((ids) => ids.length > 0 && ids.every((id) => idField.safeParse(id).success), NO_COURSE)
    .refine((ids) => ids.length <= 5 * MOST_ALLOWED, NO_COURSE)
    .transform((ids) => ids.map(Number)),
})

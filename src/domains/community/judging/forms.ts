import { z } from 'zod'
import { idField, textField, whole } from '#platform/forms.ts'
import { NOTE_MAX, POINTS_MOST } from './terms.ts'

const note = textField({ max: NOTE_MAX, tooLong: `メモは${NOTE_MAX}文字以内で入力してください。` }).default('')
const POINTS = '点を選んでください。'
const points = z.union([z.literal('').transform(() => null), whole.refine((n) => n >= 1 && n <= POINTS_MOST, POINTS)])

/** Points, or the word that the judge stands too close. */
export const MarkForm = z
  .object({ work: idField, is_close: z.literal('1').optional(), points: points.nullish(), note })
  .refine(({ is_close, points }) => is_close || points, { path: ['points'], error: POINTS })
  .transform(({ work, is_close, points, note }) => ({ work, note, points: is_close ? null : (points ?? null) }))

export const JudgingForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('name'), email: textField({ required: 'メールアドレスを入力してください。', max: 254 }) }),
  z.object({ act: z.literal('dismiss'), judge: idField }),
  z.object({
    act: z.literal('award'),
    work: idField,
    award: textField({ max: 30, tooLong: '賞は30文字以内で入力してください。' }),
    praise: textField({ max: 500, tooLong: '講評は500文字以内で入力してください。' }),
  }),
])

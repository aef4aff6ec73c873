import { z } from 'zod'
import { textField, whole } from '#platform/forms.ts'
import { MOST_ALLOWED, MOST_DAYS, MOST_OFFERED, SET_NAME_MAX } from '../terms.ts'

const between = (most: number, unit: string) => {
  const sentence = `1〜${most.toLocaleString('ja-JP')}の数字を入力してください${unit}。`
  return z
    .unknown()
    .pipe(whole.refine((n) => n >= 1 && n <= most, sentence).catch(Number.NaN))
    .refine((n) => !Number.isNaN(n), sentence)
}

/** Days of access; empty is without end. */
export const daysField = z.union([z.literal('').transform(() => null), between(MOST_DAYS, '（期限なしは空欄）')], {
  error: `1〜${MOST_DAYS.toLocaleString('ja-JP')}の数字を入力してください（期限なしは空欄）。`,
})

const numbers = z.string({ error: '講座の番号を入力してください。' }).transform((text, context) => {
  const ids = [
    ...new Set(
      text
        .normalize('NFKC')
        .split(/[\s,、]+/)
        .filter(Boolean)
        .map(Number),
    ),
  ]
  if (ids.some((id) => !Number.isSafeInteger(id) || id < 1))
    context.addIssue('番号だけを、1行に1つずつ入力してください。')
  if (ids.length > MOST_OFFERED) context.addIssue(`${MOST_OFFERED}講座までです。`)
  return ids
})

export const SetForm = z.object({
  name: textField({
    required: '名前を入力してください。',
    max: SET_NAME_MAX,
    tooLong: `名前は${SET_NAME_MAX}文字以内で入力してください。`,
  }),
  allowed: between(MOST_ALLOWED, ''),
  days: daysField,
  courses: numbers,
})

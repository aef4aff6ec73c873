import { z } from 'zod'
import { dayOf } from '#platform/days.ts'
import { isEmailAddress } from '#platform/email-address.ts'
import { idField, textField, whole } from '#platform/forms.ts'
import { FEE_MAX, hidable, teacherLimits, type Hidable } from './terms.ts'

const fee = whole
  .refine((yen) => yen >= 0 && yen <= FEE_MAX)
  .catch(-1)
  .refine((yen) => yen >= 0, `報酬は0円から${FEE_MAX.toLocaleString('ja-JP')}円までの整数で入力してください。`)
const day = z
  .string()
  .default('')
  .refine((text) => text === '' || dayOf(text) !== '', '日付を入力してください。')
  .transform((text) => dayOf(text) || null)
const courseTeacher = z
  .union([z.literal('').transform(() => null), idField])
  .nullable()
  .default(null)
const email = textField({ required: 'メールアドレスを入力してください。' }).refine(
  isEmailAddress,
  'メールアドレスの形式が正しくありません。',
)
const terms = { feeYen: fee, startsOn: day, courseTeacherId: courseTeacher }

export const InviteForm = z.object({
  name: textField({
    required: 'ニックネームを入力してください。',
    max: teacherLimits.name,
    tooLong: `ニックネームは${teacherLimits.name}文字以内で入力してください。`,
  }),
  email,
  ...terms,
})
export type InviteForm = z.output<typeof InviteForm>

const TermsForm = z.object({
  act: z.literal('terms'),
  ...terms,
  seesLessons: z
    .literal('1')
    .optional()
    .transform((ticked) => ticked === '1'),
})
export type TermsForm = z.output<typeof TermsForm>

/** Everything that an admin does about a teacher. */
export const TeacherActForm = z.discriminatedUnion('act', [
  TermsForm,
  z.object({ act: z.literal('invite'), email }),
  z.object({ act: z.literal('rest') }),
  z.object({ act: z.literal('resume') }),
  z.object({ act: z.literal('end') }),
  z.object({ act: z.literal('reset') }),
])

const part = z.enum(Object.keys(hidable) as [Hidable, ...Hidable[]])
const content = textField({ required: '対象がありません。', keep: true })
export const HideForm = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('hide'),
    part,
    content,
    reason: textField({
      required: '非公開にする理由を入力してください。',
      max: 200,
      tooLong: '理由は200文字以内で入力してください。',
    }),
  }),
  z.object({ act: z.literal('show'), part, content }),
])

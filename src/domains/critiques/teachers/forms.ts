import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { fieldIds, type Field } from '../terms.ts'
import { teacherLimits } from './terms.ts'

const text = (max: number, tooLong: string) => textField({ max, tooLong }).default('')
const isWebAddress = (url: string) =>
  url.length <= teacherLimits.url && URL.canParse(url) && /^https?:\/\//i.test(url) && new URL(url).host !== ''

const Slot = z
  .object({
    title: text(teacherLimits.linkTitle, 'リンク名は10文字以内で入力してください'),
    url: z.string().trim().default(''),
  })
  .superRefine(({ title, url }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (title && !url) wrong('url', 'URLを入力してください')
    if (url && !title) wrong('title', 'リンク名を入力してください')
    if (url && !isWebAddress(url)) wrong('url', 'URLの形式が正しくありません')
  })
const slots = z
  .strictObject({ 0: Slot.optional(), 1: Slot.optional(), 2: Slot.optional() }, { error: 'リンクは3つまでです' })
  .transform((all) => [all[0], all[1], all[2]].flatMap((slot, position) => (slot?.url ? [{ ...slot, position }] : [])))

/** What a teacher writes of themselves; whatever else is sent changes nothing. */
export const TeacherForm = z.object({
  name: textField({
    required: 'ニックネームは必須です',
    max: teacherLimits.name,
    tooLong: 'ニックネームは12文字以内で入力してください',
  }),
  introduction: text(teacherLimits.introduction, '自己紹介は300文字以内で入力してください'),
  question: text(teacherLimits.question, '質問は300文字以内で入力してください'),
  links: slots.default([]),
  genres: z
    .array(z.string())
    .refine((genres): genres is Field[] => genres.every((genre) => fieldIds.some((id) => id === genre)), {
      error: '分野を選び直してください',
    })
    .default([]),
})
export type TeacherForm = z.output<typeof TeacherForm>

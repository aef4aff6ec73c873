import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import type { Day } from '#platform/days.ts'
import { isTooOld } from './rules.ts'
import { asksForDetails, classifications, graduationYears, longest } from './terms.ts'

const TOO_OLD = '学割は25歳以下の学生の方が対象です。'
const GRADUATION = '卒業予定年月を確認してください。'
const BIRTHDAY = '生年月日を確認してください。'

const line = (what: string, max: number) =>
  textField({
    required: `${what}を入力してください。`,
    max,
    tooLong: `${what}は${max}文字以内で入力してください。`,
    printable: true,
  })
const nothing = z
  .unknown()
  .optional()
  .transform(() => '')
const number = z
  .string({ error: GRADUATION })
  .regex(/^\d{1,4}$/, GRADUATION)
  .transform(Number)

/** The form of that day, for what was given: what a school does not ask for is not kept, whatever came. */
export function studentForm(given: Record<string, unknown>, today: Day) {
  const [thisYear, thisMonth] = today.split('-').map(Number) as [number, number]
  const asked = asksForDetails(String(given.school_classification))
  const isPast = (month: number) => Number(given.school_graduation_year) === thisYear && month < thisMonth
  return z.object({
    name: line('氏名', longest.name),
    school_classification: z.enum(classifications, { error: '学校の種類を選んでください。' }),
    school_name: line('学校名', longest.school),
    school_department: asked ? line('学部・学科', longest.department) : nothing,
    school_graduation_year: number.refine((year) => graduationYears(thisYear).includes(year), GRADUATION),
    school_graduation_month: number
      .refine((month) => month >= 1 && month <= 12, GRADUATION)
      .refine((month) => !isPast(month), GRADUATION),
    student_id_or_student_email: asked ? line('学籍番号または学校のメール', longest.identity) : nothing,
    born_on: z
      .string({ error: BIRTHDAY })
      .refine((day) => isDay(day) && day < today && day > '1900-01-01', BIRTHDAY)
      .refine((day) => !isDay(day) || !isTooOld(day, today), TOO_OLD),
  })
}
export type NewStudent = z.output<ReturnType<typeof studentForm>>

function isDay(text: string) {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T12:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

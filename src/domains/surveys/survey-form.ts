import { z } from 'zod'
import { idField, textField, whole } from '#platform/forms.ts'
import { memberLevels, OPTION_MAX, QUESTION_MAX, surveyKinds } from './terms.ts'

const POSITION = '1〜999の数字を入力してください。'
const position = whole.refine((n) => n >= 1 && n <= 999, POSITION)
const title = (max: number, required: string) =>
  textField({ required, max, tooLong: `${max}文字以内で入力してください。` })

export const SurveyForm = z.object({
  title: title(QUESTION_MAX, '質問を入力してください。'),
  kind: z.enum(surveyKinds, { error: '選び方を選んでください。' }),
  position,
})

const OptionForm = z.object({ title: title(OPTION_MAX, '選択肢を入力してください。'), position })
export const ChangeForm = z.discriminatedUnion('intent', [
  SurveyForm.extend({ intent: z.literal('change') }),
  z.object({ intent: z.enum(['publish', 'archive', 'reopen']) }),
  OptionForm.extend({ intent: z.literal('add') }),
  OptionForm.extend({ intent: z.literal('mend'), id: idField }),
  z.object({ intent: z.enum(['open', 'close']), id: idField }),
])

const MOST = 20
const numbers = z.string().transform((text, context) => {
  const words = text.split(/[\s,、]+/).filter(Boolean)
  const ids = [...new Set(words.map(Number))]
  if (ids.some((id) => !Number.isSafeInteger(id) || id < 1))
    context.addIssue('番号だけを、1行に1つずつ入力してください。')
  if (ids.length > MOST) context.addIssue(`${MOST}個までです。`)
  return ids
})
export const PicksForm = z.object({ level: z.enum(memberLevels), curriculums: numbers, courses: numbers })

import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { acts, barDays, OBJECTION_MAX, REASON_MAX, type Act } from './terms.ts'

const days = Object.keys(barDays) as [keyof typeof barDays, ...(keyof typeof barDays)[]]

export const DecideForm = z.object({
  act: z.enum(Object.keys(acts) as [Act, ...Act[]], '対応を選んでください。'),
  reason: textField({
    required: '理由を入力してください。',
    max: REASON_MAX,
    tooLong: `理由は${REASON_MAX}文字以内で入力してください。`,
  }),
  days: z
    .enum(days, '期間を選んでください。')
    .default('7')
    .transform((text) => (text === '' ? null : Number(text))),
})

export const ObjectForm = z.object({
  objection: textField({
    required: '内容を入力してください。',
    max: OBJECTION_MAX,
    tooLong: `内容は${OBJECTION_MAX}文字以内で入力してください。`,
  }),
})

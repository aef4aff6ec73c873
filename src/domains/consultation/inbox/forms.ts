import { z } from 'zod'
import { idField, textField, whole } from '#platform/forms.ts'
import { ANSWER_MAX, BODY_MAX } from '../terms.ts'

export const answerText = textField({
  required: '回答を入力してください。',
  max: ANSWER_MAX,
  tooLong: `回答は${ANSWER_MAX.toLocaleString('ja-JP')}文字以内で入力してください。`,
}).refine((text) => !/【[^】]*】/.test(text), '【】の空欄が残っています。書きかえてから送信してください。')
const nobodyOr = z.union([z.literal('').transform(() => null), idField])

const AnswerForm = z.object({
  act: z.literal('answer'),
  answer: answerText,
  sign: z.enum(['role', 'name']).catch('role'),
  key: z.uuid(),
  /** what the colleague has read, so that nobody answers over an answer */
  version: whole,
})
export type AnswerForm = z.output<typeof AnswerForm>

export const InboxForm = z.discriminatedUnion('act', [
  AnswerForm,
  z.object({ act: z.literal('assign'), assignee_id: nobodyOr }),
  z.object({
    act: z.literal('close'),
    reason: textField({
      required: '終了の理由を入力してください。',
      max: 200,
      tooLong: '理由は200文字以内で入力してください。',
    }),
  }),
  z.object({ act: z.literal('seen') }),
  z.object({ act: z.literal('hand'), teacher_id: idField }),
  z.object({ act: z.literal('take-back') }),
  z.object({ act: z.literal('release'), proposal: answerText, version: whole }),
  z.object({
    act: z.literal('publish'),
    shown_question: textField({
      required: '質問を入力してください。',
      max: BODY_MAX,
      tooLong: '質問は2,000文字以内で入力してください。',
    }),
    shown_answer: answerText,
  }),
  z.object({ act: z.literal('unpublish') }),
])
export type InboxForm = z.output<typeof InboxForm>

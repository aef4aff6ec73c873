import { z } from 'zod'
import { figure, textField } from '#platform/forms.ts'
import { keysOf } from '#platform/paging.ts'
import { BODY_MAX, consultationTopics, feedbackTopics } from '../terms.ts'

const TOO_LONG = `本文は${BODY_MAX.toLocaleString('ja-JP')}文字以内で入力してください。`
const body = (required: string) => textField({ required, max: BODY_MAX, tooLong: TOO_LONG })

/** Without one, each sending is a letter of its own. */
const key = z.uuid().optional().catch(undefined)

export const yes = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on')

/** What comes of itself with a question; who asks and the titles are ours to say, whatever else stands there. */
export const QuestionForm = z.object({
  question: body('質問を入力してください。'),
  page_url: z.string().optional().default(''),
  current_time: figure
    .transform((seconds) => Math.floor(seconds))
    .refine((seconds) => seconds >= 0 && seconds <= 360_000)
    .nullable()
    .optional()
    .catch(null),
  may_reuse: yes,
  key,
})
export type QuestionForm = z.output<typeof QuestionForm>

const ConsultationForm = z.object({
  kind: z.literal('consultation'),
  topic: z.enum(keysOf(consultationTopics), { error: 'ご相談の内容を選んでください。' }),
  body: body('ご相談を入力してください。'),
  key,
})
const FeedbackForm = z.object({
  kind: z.literal('feedback'),
  topic: z.enum(keysOf(feedbackTopics), { error: '種類を選んでください。' }),
  body: body('内容を入力してください。'),
  page: z.string().max(300).optional().default(''),
  key,
})
export const LetterForm = z.discriminatedUnion('kind', [ConsultationForm, FeedbackForm], {
  error: '種類を選んでください。',
})
export type LetterForm = z.output<typeof LetterForm>

export const ThreadForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('add'), body: body('追記を入力してください。'), key: z.uuid() }),
  z.object({ act: z.literal('remove') }),
  z.object({ act: z.literal('reuse'), may_reuse: yes }),
])

import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { memoLimits } from './terms.ts'

const key = z.string().min(1).max(300)

export const MemoForm = z.object({
  key,
  words: textField({
    required: '音声メモで話した内容を入力してください。',
    max: memoLimits.words,
    tooLong: `話した内容は${memoLimits.words}文字以内で入力してください。`,
  }),
})
export type SentMemo = z.output<typeof MemoForm>

export const DraftMemoForm = z.object({
  key,
  name: z.string().max(300),
  seconds: z.number().int().min(0).max(memoLimits.seconds),
  words: z.string().max(2 * memoLimits.words),
})

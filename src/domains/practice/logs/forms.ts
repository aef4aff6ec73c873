import { z } from 'zod'
import { flag, idField, textField } from '#platform/forms.ts'
import { MEMO_MAX, MEMO_TOO_LONG } from './terms.ts'

const memo = textField({ max: MEMO_MAX, tooLong: MEMO_TOO_LONG, keep: true })

export const PracticeOf = z.object({ id: idField, step_id: idField.optional() })
export const PostForm = z.object({
  memo: memo.optional().default(''),
  key: z.uuid().optional(),
  consent: flag.optional().default(false),
  memo_consent: flag.optional().default(false),
})
export type Posted = z.output<typeof PostForm>

/** What is not named stays as it is; `was` is the memo that the page had read before it was changed. */
export const ChangeForm = z.object({
  memo: memo.optional(),
  was: memo.optional(),
  consent: flag.optional(),
  memo_consent: flag.optional(),
})
export type Change = z.output<typeof ChangeForm>

import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { tokyoMoment } from '#platform/tokyo-moment.ts'
import { courseLimits } from '../terms.ts'

const { title } = courseLimits

export const DraftForm = z.object({
  title: textField({
    required: '講座名を入力してください。',
    max: title,
    tooLong: `${title}文字以内で入力してください。`,
  }),
})

const moment = z
  .literal('')
  .transform(() => null)
  .or(tokyoMoment('日時を入力してください。'))
  .default(null)

export const WindowForm = z.object({ opens_at: moment, closes_at: moment })
export type WindowForm = z.output<typeof WindowForm>

export const ActForm = z.object({ act: z.enum(['publish', 'window', 'close', 'share', 'stop', 'copy', 'delete']) })
export type ActForm = z.output<typeof ActForm>

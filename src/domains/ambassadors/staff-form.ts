import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'

const REASON_MAX = 200
const reason = (required: string) =>
  textField({ required, max: REASON_MAX, tooLong: `理由は${REASON_MAX}文字以内で入力してください。` })

export const ManageForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('suspend'), suspend_reason: reason('停止の理由を入力してください。') }),
  z.object({ act: z.literal('reinstate') }),
  z.object({ act: z.literal('cancel'), reward: idField, cancel_reason: reason('取り消しの理由を入力してください。') }),
])

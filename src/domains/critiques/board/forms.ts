import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'

const REASON_MAX = 200
const reason = (required: string) =>
  textField({ required, max: REASON_MAX, tooLong: `理由は${REASON_MAX}文字以内で入力してください。` })

/** Whose reason it is that a work is cancelled: for the school's the member gets the right back. */
export const faults = { school: '学校・先生の都合', member: '会員の都合・規約違反' } as const

const CancelForm = z.object({
  act: z.literal('cancel'),
  reason: reason('取り消しの理由を入力してください。'),
  fault: z.enum(['school', 'member'], { error: 'どちらの都合かを選んでください。' }),
})
export type CancelForm = z.output<typeof CancelForm>

export const BoardForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('open'), why: reason('ファイルを開く理由を入力してください。') }),
  CancelForm,
  z.object({ act: z.literal('reassign'), teacher_id: idField }),
])

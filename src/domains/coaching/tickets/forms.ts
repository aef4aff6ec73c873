import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { dayOf } from '#platform/days.ts'
import { keysOf } from '#platform/paging.ts'
import { MESSAGE_MAX, outcomes, WISH_MAX } from '../terms.ts'

const body = textField({
  required: 'メッセージを入力してください。',
  max: MESSAGE_MAX,
  tooLong: 'メッセージは2,000文字以内で入力してください。',
})
const reason = textField({
  required: '理由を入力してください。',
  max: 200,
  tooLong: '理由は200文字以内で入力してください。',
})
const day = z
  .string({ error: '日付を入力してください。' })
  .refine((text) => dayOf(text) !== '', '日付を入力してください。')
const time = z
  .string({ error: '時刻を入力してください。' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, '時刻を入力してください。')

/** What a member does with the own ticket. */
export const OwnForm = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('wish'),
    wish: textField({ max: WISH_MAX, tooLong: 'ご希望は2,000文字以内で入力してください。' }),
  }),
  z.object({ act: z.literal('remove-picture'), position: idField }),
  z.object({ act: z.literal('message'), body, key: z.uuid() }),
  z.object({ act: z.literal('give-back') }),
])
export type OwnForm = z.output<typeof OwnForm>

/** What staff do with a ticket. */
export const StaffForm = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('book'),
    day,
    time,
    coach_id: idField,
    place: textField({
      required: '場所を入力してください。',
      max: 500,
      tooLong: '場所は500文字以内で入力してください。',
    }),
  }),
  z.object({
    act: z.literal('close'),
    outcome: z.enum(keysOf(outcomes), { error: '結果を選んでください。' }),
    close_reason: textField({ max: 200, tooLong: '理由は200文字以内で入力してください。' }).optional().default(''),
  }),
  z.object({ act: z.literal('extend'), until: day, extend_reason: reason }),
  z.object({ act: z.literal('message'), body, key: z.uuid() }),
  z.object({ act: z.literal('seen') }),
  z.object({ act: z.literal('refund'), refund_reason: reason, key: z.uuid() }),
])
export type StaffForm = z.output<typeof StaffForm>

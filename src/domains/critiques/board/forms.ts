import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { SAMPLE_TITLE_MAX } from '../samples/terms.ts'
import { faults } from './terms.ts'

const REASON_MAX = 200
const reason = (required: string) =>
  textField({ required, max: REASON_MAX, tooLong: `理由は${REASON_MAX}文字以内で入力してください。` })

const faultIds = Object.keys(faults) as (keyof typeof faults)[]

const CancelForm = z.object({
  act: z.literal('cancel'),
  reason: reason('取り消しの理由を入力してください。'),
  fault: z.enum(faultIds, { error: 'どちらの都合かを選んでください。' }),
})
export type CancelForm = z.output<typeof CancelForm>

const HideForm = z.object({
  act: z.literal('hide'),
  hide_reason: reason('非表示にする理由を入力してください。'),
  /** who takes the work over; nobody where it is left out */
  substitute_id: z.union([z.literal('').transform(() => null), idField]),
})
export type HideForm = z.output<typeof HideForm>

export const BoardForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('open'), why: reason('ファイルを開く理由を入力してください。') }),
  CancelForm,
  z.object({ act: z.literal('reassign'), teacher_id: idField }),
  z.object({ act: z.literal('keep'), answer: reason('回答を入力してください。') }),
  HideForm,
  z.object({ act: z.literal('lift'), lift_reason: reason('停止を解く理由を入力してください。') }),
  z.object({
    act: z.literal('show'),
    sample_title: textField({
      required: '見出しを入力してください。',
      max: SAMPLE_TITLE_MAX,
      tooLong: `見出しは${SAMPLE_TITLE_MAX}文字以内で入力してください。`,
    }),
  }),
  z.object({ act: z.literal('withdraw') }),
  z.object({ act: z.literal('reopen'), word: reason('先生からの申し出の内容を入力してください。') }),
])

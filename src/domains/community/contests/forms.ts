import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { keysOf } from '#platform/paging.ts'
import { tokyoMoment } from '#platform/tokyo-moment.ts'
import { entrantNames, REFUSAL_MAX } from './terms.ts'

const text = (label: string, max: number) =>
  textField({ required: `${label}を入力してください。`, max, tooLong: `${label}は${max}文字以内で入力してください。` })

export const ContestForm = z
  .object({
    title: text('タイトル', 60),
    theme: text('テーマ', 100),
    content: text('説明', 2_000),
    rules: text('応募のきまり', 2_000),
    prizes: text('賞', 1_000),
    entrants: z.enum(keysOf(entrantNames), '応募できる人を選んでください。').default('members'),
    asks_address: z
      .enum(['', '1'])
      .default('')
      .transform((text) => text === '1'),
    starts_at: tokyoMoment('開始の日時を入力してください。'),
    ends_at: tokyoMoment('終了の日時を入力してください。'),
    results_at: z.union([
      z
        .literal('')
        .nullish()
        .transform(() => null),
      tokyoMoment('結果発表の日時を入力してください。'),
    ]),
  })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    path: ['ends_at'],
    error: '終了は、開始よりあとにしてください。',
  })
  .refine(({ ends_at, results_at }) => !results_at || results_at >= ends_at, {
    path: ['results_at'],
    error: '結果発表は、終了のあとにしてください。',
  })

export const ChangeForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('save') }),
  z.object({ act: z.literal('publish') }),
  z.object({ act: z.literal('archive') }),
  z.object({ act: z.literal('approve'), work: idField }),
  z.object({ act: z.literal('refuse'), work: idField, refusal: text('理由', REFUSAL_MAX) }),
])

import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { DraftLayers, LayersForm } from '../layers/forms.ts'
import { DraftMemoForm, MemoForm } from '../memos/forms.ts'
import { DraftPins, PinsForm } from '../pins/forms.ts'
import { MOST_ITEMS, noMarks, RETURN_COMMENT_MAX } from './terms.ts'

const key = z.string().min(1).max(300)
const Picture = z.object({ type: z.literal('image'), value: key, file_key: key.nullable().default(null) })
const Comment = z.object({
  type: z.literal('comment'),
  value: textField({
    required: 'コメントを入力してください。',
    max: RETURN_COMMENT_MAX,
    tooLong: `コメントは${RETURN_COMMENT_MAX}文字以内で入力してください。`,
    plain: true,
  }),
})

/** What is given back, in the order in which it is shown; it begins with a picture. */
export const ReturnForm = z.object({
  corrected_works: z
    .array(z.discriminatedUnion('type', [Picture, Comment]))
    .min(1)
    .max(MOST_ITEMS)
    .refine(([first]) => first?.type === 'image', '最初の項目は画像にしてください。'),
  /** the drawing that the first picture shows, by its revision */
  drawing: z.number().int().positive().nullable().default(null),
  pins: PinsForm.default([]),
  layers: LayersForm.default([]),
  memo: MemoForm.nullable().default(null),
})
export type ReturnForm = z.output<typeof ReturnForm>
export type ReturnItem = ReturnForm['corrected_works'][number]

const kept = z.string().max(300).nullable()
export const DraftForm = z.object({
  version: z.number().int().min(0),
  items: z
    .array(
      z.object({
        type: z.enum(['image', 'comment']),
        value: z.string().max(2 * RETURN_COMMENT_MAX),
        name: z.string().max(300),
        fileKey: kept,
        fileName: kept,
      }),
    )
    .min(1)
    .max(MOST_ITEMS),
  marks: z
    .object({
      pins: DraftPins.default([]),
      layers: DraftLayers.default([]),
      memo: DraftMemoForm.nullable().default(null),
    })
    .default(noMarks),
})
export type DraftForm = z.output<typeof DraftForm>

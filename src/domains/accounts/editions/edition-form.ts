import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { keysOf } from '#platform/paging.ts'
import { BODY_MAX, editionDocuments } from './terms.ts'

const tick = z.literal('1').optional().catch(undefined).transform(Boolean)

export const EditionForm = z.object({
  document: z.enum(keysOf(editionDocuments), { error: '文書を選択してください。' }),
  name: textField({ required: '版の名前を入力してください。', max: 20, tooLong: '20文字以内で入力してください。' }),
  comes_on: z.iso.date({ error: '適用の日を入力してください。' }),
  changes: textField({
    required: '変わることを入力してください。',
    max: 2000,
    tooLong: '2,000文字以内で入力してください。',
  }),
  body: textField({
    required: '全文を入力してください。',
    max: BODY_MAX,
    tooLong: '60,000文字以内で入力してください。',
  }),
  must_agree: tick,
})
export type EditionForm = z.output<typeof EditionForm>

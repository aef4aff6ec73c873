import { z } from 'zod'
import { idField, textField, whole } from '#platform/forms.ts'
import { type Category, SAMPLES, vocabularies } from '../terms.ts'
import { LICENCE_MAX } from './licence.ts'
import { origins } from './origins.ts'

const LICENCE = '利用できる根拠（制作者や契約の名前）を入れてください。'

const licence = textField({ max: LICENCE_MAX, required: LICENCE })
const origin = z.enum(Object.keys(origins) as [keyof typeof origins], { error: '出どころを選んでください。' })
const word = (category: Category) =>
  z.enum(Object.keys(vocabularies[category]) as [string, ...string[]], { error: '選んでください。' })
const words = {
  gender: word('gender'),
  pose: word('pose'),
  layout: word('layout'),
  cloth: word('cloth'),
  number: word('number'),
}
const empty = z.literal('').optional()

export const UploadForm = z.object({
  table: textField({ max: 10_000, keep: true }).default(''),
  origin,
  licence,
  person: z.literal('1').optional(),
  publish: z.literal('1').optional(),
  gender: words.gender.or(empty),
  pose: words.pose.or(empty),
  layout: words.layout.or(empty),
  cloth: words.cloth.or(empty),
  number: words.number.or(empty),
})
export type UploadForm = z.output<typeof UploadForm>

export const ManyForm = z.object({
  act: z.enum(['publish', 'withdraw']),
  ids: z.array(idField, { error: 'ポーズを選んでください。' }).min(1, 'ポーズを選んでください。').max(50),
})

export const PoseForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('change'), origin, licence, ...words }),
  z.object({ act: z.literal('publish') }),
  z.object({ act: z.literal('withdraw') }),
  z.object({ act: z.literal('sample'), sample: whole.refine((n) => n >= 0 && n <= SAMPLES) }),
])

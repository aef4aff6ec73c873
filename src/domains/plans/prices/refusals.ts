import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'cheaper-soon': [
    409,
    '適用開始が近い値下げは、取り消せません。ご契約中の方へ、料金がかかる30日前までにお知らせできないためです。',
  ],
  'in-effect': [409, 'すでに適用された料金は、取り消せません。'],
})

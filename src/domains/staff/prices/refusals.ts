import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'in-effect': [409, 'すでに適用された料金は、取り消せません。'],
})

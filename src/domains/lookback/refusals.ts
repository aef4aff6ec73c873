import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'too-many-days': [422, '一度に読める期間を超えています。'],
})

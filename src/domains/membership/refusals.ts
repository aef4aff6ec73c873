import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'not-agreed': [422, '内容をご確認のうえ、チェックを入れてください。'],
})

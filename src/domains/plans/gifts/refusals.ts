import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'already-sent': [409, 'このギフトカードは、すでに発送済みです。'],
})

import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'is-staff': [409, 'スタッフの画面は閲覧できません。'],
})

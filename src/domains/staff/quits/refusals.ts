import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'last-reason': [409, '選べる理由がなくなるため、終了できません。先に別の理由を追加してください。'],
})

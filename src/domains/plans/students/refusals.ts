import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'already-registered': [409, '学生割引はすでに登録されています。'],
  'already-decided': [409, 'この登録は、すでに確認が済んでいます。'],
})

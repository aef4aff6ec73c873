import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'school-busy': [409, 'ほかの取り込みか書き出しが進んでいます。終わってから、もう一度お試しください。'],
  'not-checked': [409, 'この取り込みは、いま実行できません。画面を開き直して、状態を確かめてください。'],
})

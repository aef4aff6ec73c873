import { refusalsOf } from '#platform/refusal.ts'

export const { refusal, refuse } = refusalsOf({
  'always-open': [409, '「回答を控える」は、どなたでも理由を答えずに解約できるように、終了できません。'],
  'asked-already': [409, '同じことをたずねる理由が表示中です。その理由を終了してからお試しください。'],
})

import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refusal } = refusalsOf({
  'entry-newer': [
    409,
    'ほかのスタッフが先に保存しました。下の「いま保存されている内容」を確かめて、もう一度保存してください。',
  ],
  'entry-in-use': [409, '使われているため削除できません。'],
  'entry-fixed': [409, 'この項目は追加や削除ができません。'],
})

import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'newer-text': [409, 'ほかのスタッフが先に変更しました。内容を確かめて選んでください。'],
  'outline-changed': [409, 'ほかのスタッフが構成を変更しました。新しい構成を確かめてから、もう一度お試しください。'],
  'used-piece': [409, '受講生がすでに利用しています。数を確かめてください。'],
  'too-many-pieces': [409, 'これ以上は追加できません。'],
  'changed-meanwhile': [409, 'ほかのスタッフが同時に変更しました。もう一度お試しください。'],
  'too-many-previews': [409, '有効なリンクは10個までです。使わないリンクを終了してください。'],
  'not-whole': [409, '公開に必要な項目が足りません。'],
  'nothing-before': [409, 'この変更は元に戻せません。'],
  published: [409, 'この講座はすでに公開されています。'],
  draft: [409, '下書きの講座ではできません。'],
  'used-course': [409, '受講生が利用した講座は削除できません。公開を終了してください。'],
})

import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'not-known': [422, 'このパスキーではログインできませんでした。ほかの方法でログインしてください。'],
  'not-added': [422, 'パスキーを追加できませんでした。もう一度お試しください。'],
  'added-before': [409, 'このパスキーは、すでに追加されています。'],
  'too-many': [409, 'パスキーは10個まで追加できます。使っていないものを削除してください。'],
  'no-such-key': [409, 'このパスキーは、すでに削除されています。'],
  'factor-first': [403, '二段階認証を済ませてから、パスキーを追加してください。'],
})

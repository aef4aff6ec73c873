import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'image-missing': [422, '画像を選んでください。'],
  'image-wrong': [422, '※jpg、gifまたはpng形式(サイズ5MB以下)でアップしてください。'],
  'image-too-many-pixels': [422, '画像の縦横が大きすぎます。縮小してからアップしてください。'],
  'image-too-many-frames': [422, 'アニメーションGIFは300コマまでです。コマを減らしてからアップしてください。'],
  'comments-refused': [403, 'このレポートはコメントを受け付けていません。'],
})

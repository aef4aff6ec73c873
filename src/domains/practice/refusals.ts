import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refusal } = refusalsOf({
  'image-missing': [422, '画像を選んでください。'],
  'image-kind': [422, '※jpg、pngまたはgif形式(サイズ4MB以下)でアップしてください。'],
  'image-too-many-pixels': [422, '画像の縦横が大きすぎます。縮小してからアップしてください。'],
  'image-too-many-frames': [422, 'アニメーションGIFは300コマまでです。コマを減らしてからアップしてください。'],
  'image-broken': [422, '画像を読み込めませんでした。別の画像をお試しください。'],
})

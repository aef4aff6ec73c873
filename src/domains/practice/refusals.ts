import { refusalsOf } from '#platform/refusal.ts'
import { BAD_PICTURE } from './logs/terms.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'log-picture': [422, BAD_PICTURE],
  'hidden-log': [409, 'この練習記録は運営が非表示にしたため、紹介には使えません。'],
  'image-missing': [422, '画像を選んでください。'],
  'image-kind': [422, '※jpg、pngまたはgif形式(サイズ4MB以下)でアップしてください。'],
  'image-too-many-pixels': [422, '画像の縦横が大きすぎます。縮小してからアップしてください。'],
  'image-too-many-frames': [422, 'アニメーションGIFは300コマまでです。コマを減らしてからアップしてください。'],
  'image-broken': [422, '画像を読み込めませんでした。別の画像をお試しください。'],
})

import { refusalsOf } from '#platform/refusal.ts'
import { BAD_PICTURE } from './logs/terms.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'log-picture': [422, BAD_PICTURE],
  'hidden-log': [409, 'この練習記録は運営が非表示にしたため、紹介には使えません。'],
  'other-memo': [409, 'このメモは、ほかの端末でも書きかえられました。残すほうを選んでください。'],
  'no-consent': [409, '本人の同意がないため、紹介できません。'],
  'too-many-picks': [409, '紹介できるのは60件までです。ほかの作品を外してから追加してください。'],
  'not-picked': [409, 'この記録はすでに紹介から外れています。'],
  'already-moderated': [409, 'ほかのスタッフがすでに変更しています。内容を確認してください。'],
  'image-missing': [422, '画像を選んでください。'],
  'image-kind': [422, '※jpg、pngまたはgif形式(サイズ4MB以下)でアップしてください。'],
  'image-too-many-pixels': [422, '画像の縦横が大きすぎます。縮小してからアップしてください。'],
  'image-too-many-frames': [422, 'アニメーションGIFは300コマまでです。コマを減らしてからアップしてください。'],
  'image-broken': [422, '画像を読み込めませんでした。別の画像をお試しください。'],
})

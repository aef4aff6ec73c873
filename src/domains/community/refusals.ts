import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'image-missing': [422, '画像を選んでください。'],
  'image-wrong': [422, '※jpg、gifまたはpng形式(サイズ5MB以下)でアップしてください。'],
  'image-too-many-pixels': [422, '画像の縦横が大きすぎます。縮小してからアップしてください。'],
  'image-too-many-frames': [422, 'アニメーションGIFは300コマまでです。コマを減らしてからアップしてください。'],
  'words-refused': [422, '使用できない言葉またはリンクが含まれています。内容を見直してください。'],
  'picture-hidden': [422, 'この画像は投稿できません。運営により非表示にした画像と同じものです。'],
  'own-content': [409, '自分の投稿にはこの操作はできません。'],
  'case-settled': [409, 'ほかのスタッフが対応しました。'],
  'target-gone': [409, '投稿した人が削除したため、対応できません。'],
  'cannot-decide': [409, 'いまの状態では、この対応はできません。ページを読み込み直してください。'],
  'not-barred': [409, '投稿は停止されていません。'],
  objected: [409, '異議はすでに受け付けています。'],
  'watched-already': [409, 'すでに登録されています。'],
  'comments-refused': [403, 'このレポートはコメントを受け付けていません。'],
})

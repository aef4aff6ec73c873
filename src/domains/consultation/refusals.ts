import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'no-such-lesson': [422, '質問するレッスンを確認できませんでした。レッスンのページからお送りください。'],
  'too-many-open': [
    409,
    'やりとり中の質問が30件あります。回答をお待ちいただくか、古い質問を終えてからお送りください。',
  ],
  'thread-over': [409, 'このやりとりは終了しています。新しい質問としてお送りください。'],
  'already-answered': [409, '回答のある質問は削除できません。'],
  'newer-thread': [
    409,
    'ほかの担当者の回答か、会員からの追記が先に届きました。内容を確認して、もう一度送信してください。',
  ],
  'too-many-pictures': [422, '画像は3枚までです。'],
  'question-picture': [422, '※jpg、pngまたはgif形式(サイズ4MB以下)でアップしてください。'],
  'consultation-picture': [422, '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。'],
  'picture-pixels': [422, '画像の縦横が大きすぎます。縮小してからアップしてください。'],
  'picture-frames': [422, 'アニメーションGIFは300コマまでです。コマを減らしてからアップしてください。'],
  'picture-broken': [422, '画像を読み込めませんでした。別の画像をお試しください。'],
  'no-teacher': [409, 'この講座には、質問を受け取れる先生がいません。'],
  'already-handed': [409, 'この質問は、すでに先生へ渡しています。'],
  'not-handed': [409, 'この質問は、すでに運営が引き取りました。'],
  'no-proposal': [409, '先生からの回答案はありません。'],
  'no-consent': [409, '質問した会員が公開に同意していません。'],
  'already-published': [409, 'この質問は、すでに公開しています。'],
  'not-answered': [409, 'まだ回答がありません。'],
  'known-day': [409, 'その日はすでに休業日です。'],
})

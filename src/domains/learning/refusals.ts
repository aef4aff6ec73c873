import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'not-found': [404, 'お探しのページは見つかりませんでした。'],
  'sign-up-to-watch': [403, 'この動画を見るには会員登録が必要です。'],
  'subscribe-to-watch': [403, 'この動画を見るには月額プランへの登録が必要です。'],
  'buy-to-watch': [403, 'この動画を見るには講座の購入が必要です。'],
  'bad-point': [422, '再生位置が正しくありません。'],
  'not-in-course': [422, 'このレッスンは指定された講座・カリキュラムに含まれていません。'],
  'newer-note': [409, 'このノートは別の端末で書きかえられています。両方を見くらべて選んでください。'],
  'not-completed': [403, 'レビューは、すべてのレッスンを受講したあとに書けます。'],
  'review-decided': [409, 'このレビューは、ほかのスタッフがすでに処理しました。'],
  'already-reviewed': [409, 'この講座のレビューはすでに書かれています。'],
  'name-corrected': [409, 'お名前の訂正は1回までです。'],
  'cache-full': [422, '保存できる項目は100件までです。'],
})

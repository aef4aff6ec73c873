import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'registered-before': [422, 'すでにアンバサダー登録済みです'],
  'own-address': [422, '保護者ご本人のメールアドレスを入力してください。'],
  'guardian-agreed': [409, '保護者の方の同意は、すでに受け付けています。'],
  'dead-guardian-link': [409, 'このリンクは期限が切れているか、すでに使われています。'],
  closed: [409, 'アンバサダーの登録は、現在受け付けていません。'],
  'not-suspended': [409, 'このアンバサダーは停止されていません。'],
  'suspended-before': [409, 'このアンバサダーはすでに停止されています。'],
  'post-registered': [409, 'この投稿は登録されています。'],
  'posts-full': [409, '登録できる投稿の数に達しています。古いものの登録を取り消してください。'],
  'post-not-unmarked': [409, 'いまの状態では、この操作はできません。ページを読み込み直してください。'],
  'post-unmarked': [409, '「PR」の表示を確認できるまで、この投稿の登録は取り消せません。'],
  'post-looked': [409, 'ほかのスタッフが確認しました。'],
  'of-age': [409, '18歳以上として登録されています。'],
  'reward-decided': [409, 'この報酬は取り消せません。お支払いの手続き中か、すでに確定しています。'],
})

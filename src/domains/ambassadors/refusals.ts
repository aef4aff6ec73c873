import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'registered-before': [422, 'すでにアンバサダー登録済みです'],
  'own-address': [422, '保護者ご本人のメールアドレスを入力してください。'],
  'guardian-agreed': [409, '保護者の方の同意は、すでに受け付けています。'],
  'dead-guardian-link': [409, 'このリンクは期限が切れているか、すでに使われています。'],
  closed: [409, 'アンバサダーの登録は、現在受け付けていません。'],
  'not-suspended': [409, 'このアンバサダーは停止されていません。'],
  'suspended-before': [409, 'このアンバサダーはすでに停止されています。'],
  'reward-decided': [409, 'この報酬は取り消せません。お支払いの手続き中か、すでに確定しています。'],
})

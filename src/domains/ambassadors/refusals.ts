import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'registered-before': [422, 'すでにアンバサダー登録済みです'],
  closed: [409, 'アンバサダーの登録は、現在受け付けていません。'],
  'not-suspended': [409, 'このアンバサダーは停止されていません。'],
  'suspended-before': [409, 'このアンバサダーはすでに停止されています。'],
  'reward-decided': [409, 'この報酬は取り消せません。お支払いの手続き中か、すでに確定しています。'],
})

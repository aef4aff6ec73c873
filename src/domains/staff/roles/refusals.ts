import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'no-such-member': [422, 'このメールアドレスの会員は見つかりません。'],
  'already-staff': [409, 'すでにスタッフです。'],
  'not-yourself': [409, '自分自身の権限と認証アプリは変更できません。ほかの管理者に依頼してください。'],
})

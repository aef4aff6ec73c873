import { refusalsOf } from '#platform/refusal.ts'
import { sentences as accounts } from '../refusals.ts'

export const { refuse, refusal } = refusalsOf({
  'proof-gone': [409, '手続きの有効期限が切れました。お手数ですが、はじめからやり直してください。'],
  'dead-link': accounts['dead-link'],
  'taken-here': [409, 'この外部アカウントは、別の会員に連携されています。'],
  'has-other': [409, 'この会員には、同じサービスの別のアカウントが連携されています。先にその連携を解除してください。'],
  'no-such-way': [409, 'この連携は、すでに解除されています。'],
  'wrong-password': [422, 'パスワードが正しくありません。'],
})

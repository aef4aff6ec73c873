import { refusalsOf } from '#platform/refusal.ts'
import { trialOnce } from './terms.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'trial-once': [409, trialOnce],
  'already-running': [409, 'すでにプランをご利用中です。'],
  'not-first': [409, '以前ご利用のプランを再開してください。'],
  'nothing-to-resume': [409, '再開できるご契約がありません。'],
  'unpaid-first': [409, 'お支払いが確認できていない料金があります。先にお支払いをお願いします。'],
  'nothing-to-pay': [409, 'このご請求には、お支払いいただく金額がありません。'],
  'with-bank': [
    409,
    'この料金は口座振替の手続き中です。振替の結果がわかるまで、ほかの方法ではお支払いいただけません。',
  ],
  'already-bought': [409, 'この講座はすでに購入済みです。'],
  'sold-out': [409, '今月の販売数に達しました。翌月の1日に、あらためて販売します。'],
  'under-way': [409, '別のお申し込みのお支払いを確認しています。しばらくしてからお試しください。'],
  'terms-changed': [409, '料金または日程が変わりました。新しい内容をご確認のうえ、もう一度お申し込みください。'],
  'application-missing': [409, '口座振替のお申し込みの内容が見つかりません。はじめからお手続きください。'],
  'unknown-plan': [422, 'プランを選び直してください。'],
  'unknown-option': [422, '特典を選び直してください。'],
  'payment-kind': [422, 'お支払い方法を選び直してください。'],
  'bad-payload': [422, '入力内容を確認してください。'],
  'guardian-missing': [422, '年齢と保護者の同意について、あてはまるものを選んでください。'],
  'guardian-email': [422, '保護者の方のメールアドレスを、正しい形式で入力してください。'],
  'guardian-own': [422, 'ご自身のメールアドレスではなく、保護者の方のメールアドレスを入力してください。'],
  'consent-decided': [409, 'このお願いには、すでに回答をいただいているか、期限が過ぎています。'],
  'card-missing': [422, 'カード情報を入力してください。'],
})

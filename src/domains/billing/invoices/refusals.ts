import { refusalsOf } from '#platform/refusal.ts'

export const { refusal, refuse, refuseIf } = refusalsOf({
  'nothing-to-pay': [409, 'このご請求には、お支払いいただく金額がありません。'],
  'no-card': [409, 'お支払いに使うカードが登録されていません。カードをご登録ください。'],
  'with-bank': [409, 'この料金は口座振替の手続き中です。振替の結果がわかるまで、カードではお支払いいただけません。'],
  'wallet-refused': [
    409,
    '登録済みのAmazon Payのお支払い方法はご利用いただけません。Amazonでお支払い方法を変更するか、別の方法をご登録ください。',
  ],
  'card-refused': [409, '登録済みのカードは、カード会社の回答によりご利用いただけません。別のカードをご登録ください。'],
})

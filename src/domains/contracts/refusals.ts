import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'nothing-to-quit': [409, '解約できるご契約はありません。'],
  'already-cancelled': [409, 'すでに解約の手続きが済んでいます。'],
  'fixed-term': [409, '契約期間のあるプランは途中で解約できません。自動更新の停止をお選びください。'],
  'cancel-anytime': [409, 'いつでも解約できるプランです。解約の手続きをお選びください。'],
  'not-a-term': [409, '契約期間はまだ始まっていません。解約の手続きをお選びください。'],
  'not-cancelled': [409, '取り消せる解約の手続きはありません。'],
  'trial-over': [
    409,
    '体験・初月の期間は終了し、プランへの切り替えを行っています。切り替わったあとで、もう一度お手続きください。',
  ],
  'already-over': [409, 'ご契約はすでに終了しています。'],
  'not-on-trial': [409, '無料体験中、または初月キャンペーン中の方だけが変更できます。'],
  'not-paying': [409, '継続中のプランだけが変更できます。'],
  'nothing-reserved': [409, '予約されているプラン変更はありません。'],
  'not-running': [409, '継続中のご契約がありません。'],
  'same-plan': [422, '現在のプランと同じです。'],
  'unknown-plan': [422, 'プランを選び直してください。'],
  'unknown-option': [422, '特典を選び直してください。'],
  'unknown-choice': [422, '自動更新の指定を確認してください。'],
  'price-changed': [409, '料金またはキャンペーンの内容が変わりました。もう一度ご確認ください。'],
})

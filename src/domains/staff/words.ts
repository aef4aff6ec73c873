import { BROUGHT_PLAN } from '#domains/plans/terms.ts'

/** What codes of the database are called on the screens of staff. */
export const termKinds: Record<string, string> = {
  ...{ trial: '無料体験', trial_month: '初月キャンペーン', paid: '契約' },
  brought: BROUGHT_PLAN,
}
export const invoiceKinds: Record<string, string> = {
  month: '月額',
  trial_month: '初月',
  course: '単品講座',
  coaching: 'コーチング',
}
export const causes: Record<string, string> = {
  'trial-ordered': '体験・初月の申し込み',
  'start-ordered': 'プランの申し込み',
  resumed: '再開',
  'trial-over': '体験・初月の終了',
  'term-renewed': '契約の更新',
  'term-over': '契約期間の終了',
  quit: '本人による解約',
  'quit-withdrawn': '解約の取り消し',
  'auto-renewal-off': '自動更新の停止',
  'auto-renewal-on': '自動更新の再開',
  guardian: '保護者による同意の取り消し',
  'trial-plan-changed': '体験・初月のあとのプラン変更',
  'plan-reserved': 'プラン変更の予約',
  'reservation-cancelled': 'プラン変更の予約取り消し',
  dunning: '未払いによる終了',
  'papers-missing': '口座振替の書類未着',
  staff: 'スタッフによる操作',
}

import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf } = refusalsOf({
  'no-application': [409, 'お申し込みの内容が見つかりません。はじめからお手続きください。'],
  'bad-number': [422, '携帯電話番号を11桁で入力してください。'],
  'not-sent': [422, 'SMSを送信できませんでした。電話番号をご確認ください。'],
  'code-wrong': [422, '認証コードが正しくありません。'],
  'code-over': [422, '認証コードの有効期限が切れています。再度送信してください。'],
})

import { lookUp } from '#platform/look-up.ts'
import { entryKindNames, mismatchNames, type EntryKind, type MismatchKind } from './terms.ts'

/** What staff read for each state and kind; what has no word of its own is shown as it is stored. */
export const attemptStateNames: Record<string, string> = {
  started: '決済中',
  captured: '成功',
  declined: '失敗',
  unknown: '結果待ち',
  dropped: '未達',
}
export const attemptReasonNames: Record<string, string> = {
  due: '期日',
  retry: '再請求',
  pay_now: '会員の操作',
  order: 'お申し込み',
  new_card: 'お支払い方法の変更',
}
export const refundStateNames: Record<string, string> = { started: '手続き中', done: '返金済み', declined: '失敗' }
export const entryKindName = (kind: string) => entryKindNames[kind as EntryKind] ?? kind
export const mismatchName = (kind: string) => mismatchNames[kind as MismatchKind] ?? kind

const failures: Record<string, string> = {
  insufficient_funds: '残高または利用枠が足りません',
  expired_card: 'カードの有効期限が切れています',
  lost_card: '紛失の届けが出ているカードです',
  stolen_card: '盗難の届けが出ているカードです',
  closed_account: '解約されたカードです',
  SoftDeclined: 'Amazon Payで承認が得られませんでした',
  HardDeclined: 'Amazon Payのお支払い方法が使えません',
  AmazonRejected: 'Amazonがお支払いを受け付けませんでした',
  TransactionTimedOut: 'Amazon Payの処理が時間内に終わりませんでした',
  ProcessingFailure: 'Amazon Payの処理に失敗しました',
  InvalidChargePermissionStatus: 'Amazon Payでの同意が終了しています',
  TransactionAmountExceeded: 'Amazon Payで同意された1ヶ月の上限を超えています',
  no_card: 'お支払いに使えるカードの登録がありません',
  authentication_required: 'カード会社による本人認証が必要です',
}

/** Why the money did not come, in a sentence; what we do not know names the provider's own code for a call to them. */
export function failureSentence(code: string | null, kind: string | null = null): string | null {
  if (code === null) return null
  const sentence = kind === 'hard' ? 'カード会社がこのカードの利用を認めませんでした' : '決済会社が承認しませんでした'
  return lookUp(failures, code) ?? `${sentence}（決済会社への照会番号 ${code}）`
}

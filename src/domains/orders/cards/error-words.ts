import { lookUp } from '#platform/look-up.ts'

const LONGEST = 64

/** A code of the provider as it may be shown: nothing of it can be markup, and nothing of it is long. */
export function shownCode(given: string | null): string {
  return (given ?? '').replace(/[^A-Za-z0-9_-]/g, '').slice(0, LONGEST)
}

const known: Record<string, string> = {
  tds_failed: 'カード会社による本人認証が完了しませんでした。',
  tds_abandoned: 'カード会社による本人認証が、途中で終了しました。',
  token_expired: 'カード情報の入力から15分が過ぎたため、手続きを完了できませんでした。',
  token_already_used: '入力されたカード情報は、別の手続きですでに使われています。もう一度ご入力ください。',
  provider_silent: '決済会社と通信できませんでした。時間をおいて、もう一度お試しください。',
  SoftDeclined: 'Amazon Payで承認が得られませんでした。残高やご利用限度額をお確かめください。',
  HardDeclined:
    'Amazon Payのお支払い方法を利用できませんでした。Amazonで別のお支払い方法を選んで、もう一度お手続きください。',
  AmazonRejected: 'Amazon Payでお支払いを受け付けられませんでした。ほかのお支払い方法をお選びください。',
  TransactionTimedOut: 'Amazon Payの処理が時間内に終わりませんでした。ほかのお支払い方法をお選びください。',
  ProcessingFailure: 'Amazon Payの処理に失敗しました。時間をおいて、もう一度お試しください。',
  Declined: 'Amazon Payで承認が得られませんでした。ほかのお支払い方法をお選びください。',
  permission_not_chargeable: 'Amazon Payのお支払いへの同意が有効になりませんでした。もう一度お手続きください。',
  superseded: '別の手続きが始まったため、この手続きは終了しました。',
}

/** What can be said of it without guessing; the bank’s own reasons are not told to us. */
export function paymentErrorWords(code: string): string {
  return (
    lookUp(known, code) ??
    'カードの手続きを完了できませんでした。カードの利用状況をお確かめのうえ、別のカードもお試しください。'
  )
}

/** Why a code gives nothing. The words are what the page's script is told. */
export type CodeRefusal = 'not_found' | 'is_used' | 'is_expired' | 'is_void'

export const codeRefusals: Record<CodeRefusal, string> = {
  not_found: '入力されたシリアルコードが見つかりませんでした',
  is_used: '入力されたシリアルコードはすでに使用されています',
  is_expired: '入力されたシリアルコードは有効期限が切れています',
  is_void: '入力されたシリアルコードは無効になっています',
}

export const LOCKED = 'failure_count_has_reached_the_threshold'
export const lockedWords = 'シリアルコードの入力を5回連続で間違えました。しばらく時間をおいてから再度お試しください'
export const otherSetWords =
  'このシリアルコードは別のお試しセットのものです。コードのお試しセットを開いて、講座を選んでください'
export const LOST = 'エラーが発生しました'
export const onlyInTrial = 'お試しセットは無料体験中の方が受け取れます'
export const CODE_MAX = 100

export const SET_NAME_MAX = 60
export const MOST_ALLOWED = 20
export const MOST_OFFERED = 60
export const MOST_CODES = 10_000
export const MOST_DAYS = 3_650
export const USUAL_DAYS = 365
export const LABEL_MAX = 60
export const REASON_MAX = 200
export const CURRICULUM_STEPS = 7

export const MEMO_MAX = 1000
export const MEMO_TOO_LONG = `メモは${MEMO_MAX.toLocaleString('ja-JP')}文字以内で入力してください。`
export const PICTURE_BYTES = 4 * 1024 * 1024
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const
export const BAD_PICTURE = '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。'
export const FAILED = 'エラーが発生しました'
export const CONSENT = 'スタッフが選んだ場合、サイト内での紹介に同意します（お名前は表示されません）'
export const MEMO_CONSENT = 'メモもいっしょに紹介してかまいません'
/** So many stand on a page of the sketchbook. */
export const LOGS_A_PAGE = 24

export type OwnLog = {
  id: number
  lessonId: number
  stepId: number | null
  theme: string
  lessonTitle: string
  courseTitle: string
  courseId: number
  memo: string
  pictureUrl: string
  smallUrl: string
  width: number
  height: number
  postedAt: Date
  consents: boolean
  memoConsents: boolean
  /** Why staff took it out of sight. */
  hiddenReason: string | null
}

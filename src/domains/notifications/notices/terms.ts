/** What a notice is about. What staff decided is always told; the rest a member may silence. */
export const noticeKinds = {
  critique: '添削',
  answer: '質問と相談への回答',
  comment: 'イラストレポートへのコメント',
  contest: 'コンテスト',
  moderation: '運営の判断',
} as const
export type NoticeKind = keyof typeof noticeKinds
export type QuietKind = Exclude<NoticeKind, 'moderation'>
export const quietKinds = ['critique', 'answer', 'comment', 'contest'] as const satisfies readonly QuietKind[]

/** What comes by letter beside the bell, and what each of those letters says. */
export const letterWords = {
  critique: '添削が返ってきたことを、そのつどお送りします。',
  answer: '質問と相談に回答があったことを、そのつどお送りします。',
  comment: 'まだ見ていないコメントがある日の翌朝に、まとめて1通お送りします。',
  contest: '応募作品の公開と、結果の発表をお送りします。',
} as const satisfies Record<QuietKind, string>

/** What members see of it; nothing private stands in a notice, only the way to it. */
export type Notice = { id: number; kind: NoticeKind; text: string; path: string; at: Date; isRead: boolean }
export type NewNotice = {
  memberId: number
  /** What it is about, once for all: the same key again makes the same notice new. */
  key: string
  kind: NoticeKind
  text: string
  path: string
  now: Date
}

/** So long a notice is kept. */
export const KEPT_DAYS = 180

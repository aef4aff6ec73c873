import type { Day } from '#platform/days.ts'

/** How somebody comes by the paper for their bank. */
export type Receiving = 'print' | 'post'
export const receivingNames: Record<Receiving, string> = { print: '自分で印刷する', post: '郵送で受け取る' }

export type PostalAddress = { name: string; postalCode: string; prefecture: string; address: string }
export type Wanted = { receiving: 'print'; to: null } | { receiving: 'post'; to: PostalAddress }

/** What a member asked for; it begins nothing before it is started with an order. */
export type Application = {
  id: number
  planId: number
  isStudent: boolean
  receiving: Receiving
  to: PostalAddress | null
  /** of the phone that was shown to be theirs */
  phoneMask: string | null
  orderKey: string | null
  startedAt: Date | null
  closedAt: Date | null
  documentsDueOn: Day | null
  documentsPostedOn: Day | null
  documentsReceivedOn: Day | null
  approvedOn: Day | null
  /** the bank sent the paper back, and why; until it comes again */
  rejectedOn: Day | null
  rejectedReason: string | null
}

/** The newest code that was sent to a member's phone. */
export type PhoneCheck = {
  phoneHash: Buffer
  phoneMask: string
  codeHash: Buffer | null
  sentAt: Date
  wrongTries: number
  verifiedAt: Date | null
}

export const prefectures = (
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 ' +
  '石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 ' +
  '岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'
).split(' ')

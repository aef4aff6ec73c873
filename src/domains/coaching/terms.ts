import type { Day } from '#platform/days.ts'

export const itemStates = { draft: '下書き', open: '販売中', closed: '販売終了' } as const
export type ItemState = keyof typeof itemStates

/** How a ticket is seen; `refunded` is what its invoice says, the others are its own. */
export const ticketStates = {
  unused: '未使用',
  booked: '予約済み',
  used: '利用済み',
  expired: '期限切れ',
  refunded: '返金済み',
} as const
export type TicketState = keyof typeof ticketStates

export const outcomes = {
  held: '実施した',
  no_show: '欠席',
  school_fault: '当校の都合で実施できず',
  cancelled: '取り消し',
} as const
export type Outcome = keyof typeof outcomes

/** The agreements of the order screen; whoever orders ticks them all. */
export const agreementsOf = (validDays: number) => [
  '利用規約の個人コーチングに関する説明を確認しました',
  `チケットの有効期限（${validDays}日間）を確認しました`,
  '購入後のお客様都合によるキャンセル・返金ができないことに同意します',
]

/** What lives longer would be a means of payment that has to be registered (資金決済法). */
export const MAX_VALID_DAYS = 180
export const BUYER_NAME_MAX = 50
export const WISH_MAX = 2_000
export const MESSAGE_MAX = 2_000
export const NOTE_MAX = 4_000
export const PICTURES_MAX = 3
export const PICTURE_BYTES = 4 * 1024 * 1024
/** Until so many hours before it the member may give a date back. */
export const GIVE_BACK_HOURS = 24
/** What the school could not hold is good for at least so many days from then. */
export const FAULT_DAYS = 30
/** From so much on that is paid for and not given accounting is warned: at ten million the law asks for a report. */
export const WARN_YEN = 7_000_000
/** So long after a ticket's end what is private of it is kept. */
export const PRIVATE_DAYS = 365
/** A member is told so many days before a ticket ends. */
export const NOTICE_DAYS = [14, 3] as const

export type Ticket = {
  id: number
  memberId: number
  itemId: number
  itemName: string
  invoiceId: number
  minutes: number
  feeYen: number
  validDays: number
  boughtAt: Date
  validUntil: Day
  state: TicketState
  /** its money is with us */
  isPaid: boolean
  totalYen: number
  endedAt: Date | null
  buyerName: string | null
  wish: string
  waitsSince: Date | null
  extendedReason: string | null
  erasedAt: Date | null
}

export type Session = {
  id: number
  ticketId: number
  coachId: number
  coach: string
  startsAt: Date
  minutes: number
  place: string
  bookedAt: Date
  outcome: Outcome | null
  endedAt: Date | null
  reason: string | null
  note: string
  noteShared: boolean
}

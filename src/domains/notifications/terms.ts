/** For whom a notification is. */
export const audiences = {
  all: 'すべての人',
  visitors: '会員登録していない人',
  members: '会員',
  'without-plan': 'プランのない会員',
  trial: '無料体験中の会員',
  subscribers: '月額プランの会員（体験中を含む）',
  paying: '月額プランの会員（体験中を除く）',
} as const
export type NotificationAudience = keyof typeof audiences

/** Where it stands: a line over every page, the way to the sister service, a banner of the first page, a popup. */
export type NotificationPlace = 'line' | 'sister' | 'banner' | 'popup'

export type Notification = {
  id: number
  place: NotificationPlace
  title: string
  body: string
  button: string
  url: string | null
  parameters: string
  pictureKey: string | null
  narrowPictureKey: string | null
  audience: NotificationAudience
  openedAt: Date
  closedAt: Date | null
}
/** What of it is shown. */
export type ShownNotification = Pick<Notification, 'id' | 'title' | 'body' | 'button' | 'url'> & {
  picture: string | null
  narrowPicture: string | null
}
/** What is shown at once, place by place; of banners the first few, of the others one. */
export type ShownNotifications = Record<Exclude<NotificationPlace, 'banner'>, ShownNotification | null> & {
  banners: ShownNotification[]
}

/** The cookie by which a browser keeps that it was closed. */
export const closedCookie = (id: number) => `closed-notification-${id}`

/** The header counts a member's own notices no further. */
export const MOST_UNREAD = 99

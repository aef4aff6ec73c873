/** For whom a notification is. */
export type NotificationAudience = 'all' | 'members' | 'subscribers'

export type Notification = {
  id: number
  title: string
  url: string | null
  audience: NotificationAudience
  openedAt: Date
  closedAt: Date | null
}

/** The cookie by which a browser keeps that it was closed. */
export const closedCookie = (id: number) => `closed-notification-${id}`

/** The header counts a member's own notices no further. */
export const MOST_UNREAD = 99

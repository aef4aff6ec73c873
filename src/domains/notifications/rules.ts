import type { Notification } from './terms.ts'

/** Who looks, as far as notifications go. */
export type Looking = { signedIn: boolean; subscribed: boolean }

export function isFor({ audience }: Pick<Notification, 'audience'>, { signedIn, subscribed }: Looking): boolean {
  return audience === 'all' || (audience === 'members' ? signedIn : subscribed)
}

/** `openedAt <= now < closedAt`. */
export function isOpenNow({ openedAt, closedAt }: Pick<Notification, 'openedAt' | 'closedAt'>, now: Date): boolean {
  return openedAt <= now && (closedAt === null || now < closedAt)
}

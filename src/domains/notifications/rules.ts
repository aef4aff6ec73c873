import type { Notification } from './terms.ts'

/** Who looks, as far as notifications go: `onTrial` only who also sees what subscribers see. */
export type Looking = { signedIn: boolean; subscribed: boolean; onTrial: boolean }

export function isFor({ audience }: Pick<Notification, 'audience'>, { signedIn, subscribed, onTrial }: Looking) {
  return {
    all: true,
    visitors: !signedIn,
    members: signedIn,
    'without-plan': signedIn && !subscribed,
    trial: onTrial,
    subscribers: subscribed,
    paying: subscribed && !onTrial,
  }[audience]
}

/** `openedAt <= now < closedAt`. */
export function isOpenNow({ openedAt, closedAt }: Pick<Notification, 'openedAt' | 'closedAt'>, now: Date): boolean {
  return openedAt <= now && (closedAt === null || now < closedAt)
}

/** An address with the parameters that staff wrote for it (`ref=school&from=top`), encoded. */
export function withParameters(address: string, parameters: string): string {
  const pairs = parameters.split('&').filter(Boolean)
  if (pairs.length === 0) return address
  const link = new URL(address)
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    link.searchParams.append(at < 0 ? pair : pair.slice(0, at), at < 0 ? '' : pair.slice(at + 1))
  }
  return link.href
}

import { hasSubscription } from '#domains/plans/index.ts'
import type { Ask } from '#platform/ask.ts'
import { listNotifications } from './queries.ts'
import { isFor, isOpenNow, type Looking } from './rules.ts'
import { closedCookie, type Notification } from './terms.ts'

/** The newest open notification that is for who asks and that they have not closed. */
export async function shownNotification(ask: Ask): Promise<Pick<Notification, 'id' | 'title' | 'url'> | null> {
  const { house, member, now, cookies } = ask
  const all = await house.pages.remember('notifications', ['notifications'], () =>
    listNotifications(house.db, house.clock.now()),
  )
  ask.pageTags.add('notifications')
  ask.pageTurns.push(
    ...all
      .flatMap(({ openedAt, closedAt }) => [openedAt, closedAt])
      .filter((at) => at && at > now)
      .map((at) => at!),
  )
  const open = all.filter((one) => isOpenNow(one, now) && isFor(one, lookingOf(ask)) && !cookies[closedCookie(one.id)])
  const newest = open.find(({ id }) => !member?.closedNotifications.includes(id))
  return newest ? { id: newest.id, title: newest.title, url: newest.url } : null
}

export function lookingOf({ member, now }: Pick<Ask, 'member' | 'now'>): Looking {
  return { signedIn: member !== null, subscribed: hasSubscription(member, now) }
}

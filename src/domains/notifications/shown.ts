import { hasSubscription } from '#domains/plans/index.ts'
import type { Actor, Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findNotification, listNotifications } from './queries.ts'
import { isFor, isOpenNow, type Looking, withParameters } from './rules.ts'
import { closedCookie, type Notification, type ShownNotification, type ShownNotifications } from './terms.ts'

/** No more banners than this push down the first page. */
const BANNERS = 3

/** What is announced to who asks: open, for them, and not put away by them. */
export async function shownNotifications(ask: Ask): Promise<ShownNotifications> {
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
  const looking = lookingOf(ask)
  const open = all.filter(
    (one) =>
      isOpenNow(one, now) &&
      isFor(one, looking) &&
      !cookies[closedCookie(one.id)] &&
      !member?.closedNotifications.includes(one.id),
  )
  const at = (place: Notification['place']) => open.filter((one) => one.place === place).map(asShown)
  const first = (place: Notification['place']) => at(place)[0] ?? null
  return {
    line: first('line'),
    sister: first('sister'),
    popup: first('popup'),
    banners: at('banner').slice(0, BANNERS),
  }
}

/** One as it will be shown, before its time: for staff. */
export async function previewNotification({ db }: Actor, id: number) {
  const found = orNotFound(await findNotification(db, id))
  return { place: found.place, shown: asShown(found) }
}

const asShown = ({ id, title, body, button, url, ...one }: Notification): ShownNotification => ({
  ...{ id, title, body, button },
  url: url && withParameters(url, one.parameters),
  picture: fileLink(one.pictureKey),
  narrowPicture: fileLink(one.narrowPictureKey),
})

export function lookingOf({ member, now }: Pick<Ask, 'member' | 'now'>): Looking {
  const subscribed = hasSubscription(member, now)
  return { signedIn: member !== null, subscribed, onTrial: subscribed && member?.state === 'under_trial' }
}

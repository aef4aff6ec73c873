import type { Actor } from '#platform/ask.ts'
import { pageOf, PER_PAGE } from '#platform/paging.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { listNotices, readWishes } from './queries.ts'

export async function readNotices({ db, memberId, url, now, viewer }: Actor) {
  const page = pageOf(url)
  const [found, wishes] = await Promise.all([listNotices(db, memberId, page), readWishes(db, memberId)])
  return {
    page,
    wishes,
    hasNextPage: found.length > PER_PAGE,
    notices: found.slice(0, PER_PAGE).map(({ at, ...notice }) => ({ ...notice, at: formatMoment(at) })),
    /** What stood here when the page was made is read once it was seen; staff who look read nothing. */
    seenUntil: viewer ? null : now.toISOString(),
  }
}

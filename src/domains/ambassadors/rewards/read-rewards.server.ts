import type { Actor } from '#platform/ask.ts'
import { offsetOf, pageOf, PER_PAGE } from '#platform/paging.ts'
import { formatDay } from '#platform/tokyo.ts'
import { lacksMark } from '../posts/queries.ts'
import { linkOf, needAmbassador, waitsForGuardian } from '../read-ambassador.server.ts'
import { TERMS_VERSION } from '../terms.ts'
import { listMonths, listRewards, sumsOf, type LedgerRow } from './queries.ts'

export async function readRewards(actor: Actor) {
  const { db, memberId, now, url } = actor
  const ambassador = await needAmbassador(actor)
  const page = pageOf(url)
  const [sums, rows, months, guardian, isHeld] = await Promise.all([
    sumsOf(db, memberId),
    listRewards(db, memberId, { from: offsetOf(page), limit: PER_PAGE + 1 }),
    listMonths(db, memberId, now),
    waitsForGuardian(actor, ambassador),
    lacksMark(db, memberId),
  ])
  return {
    memberId,
    link: linkOf(actor, ambassador),
    isSuspended: ambassador.suspendedAt !== null,
    mustAgree: ambassador.termsVersion !== TERMS_VERSION,
    guardian,
    isHeld,
    sums,
    months,
    rewards: rows.slice(0, PER_PAGE).map(shownReward),
    page,
    hasNextPage: rows.length > PER_PAGE,
  }
}

/** Why it is in its state is told of what was taken away; all else goes without saying. */
export const shownReward = ({ id, kind, yen, state, enteredAt, reason }: LedgerRow) => ({
  id,
  kind,
  yen,
  state,
  day: formatDay(enteredAt),
  reason: state === 'cancelled' || state === 'forfeited' ? reason : null,
})
export type ShownReward = ReturnType<typeof shownReward>

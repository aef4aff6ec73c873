import type { Actor } from '#platform/ask.ts'
import { offsetOf, pageOf, PER_PAGE } from '#platform/paging.ts'
import { formatDay, formatMoment } from '#platform/tokyo.ts'
import { lacksMark } from '../posts/queries.ts'
import { linkOf, needAmbassador, waitsForGuardian } from '../read-ambassador.server.ts'
import { TERMS_VERSION } from '../terms.ts'
import { listMonths, listRewards, sumsOf, type LedgerRow } from './queries.ts'
import { rewardStates } from './terms.ts'

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

/** With everything that it went through; why is told at once of what was taken away. */
export const shownReward = ({ id, kind, yen, state, enteredAt, steps }: LedgerRow) => ({
  id,
  kind,
  yen,
  state,
  day: formatDay(enteredAt),
  reason: state === 'cancelled' || state === 'forfeited' ? steps.at(-1)!.reason : null,
  steps: steps.map((step): RewardStep => ({
    what: rewardStates[step.state],
    at: formatMoment(new Date(step.at)),
    why: step.reason,
  })),
})
/** One thing that happened to a reward. */
export type RewardStep = { what: string; at: string; why: string }
export type ShownReward = ReturnType<typeof shownReward>

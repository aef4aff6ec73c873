import { dayKey, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { claimKinds, claimNumber, grounds, outcomes } from '../terms.ts'
import type { Claim } from './queries.ts'

/** A claim in words: for who made it and for the desk. */
export function shownClaim(claim: Claim, now: Date) {
  const { id, about, ground, place, words, madeAt, dueOn, decidedAt, outcome, answer } = claim
  return {
    id,
    number: claimNumber(id),
    kind: claimKinds[about].name,
    ground: ground && grounds[ground],
    place,
    words,
    made: formatMoment(madeAt),
    due: formatDayKey(dueOn),
    isLate: decidedAt === null && dueOn < dayKey(now),
    decided: decidedAt && formatMoment(decidedAt),
    outcome: outcome && outcomes[outcome],
    answer,
  }
}
export type ShownClaim = ReturnType<typeof shownClaim>

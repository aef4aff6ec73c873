import type { ContestState } from './terms.ts'

type Times = {
  starts_at: Date
  ends_at: Date
  results_at: Date | null
  published_at: Date | null
  archived_at: Date | null
}

/** How a contest stands at a moment: every process says the same by its times alone. */
export function stateOf(contest: Times, now: Date): ContestState {
  if (!contest.published_at) return 'draft'
  if (contest.archived_at && contest.archived_at <= now) return 'archived'
  if (now < contest.starts_at) return 'coming'
  if (now < contest.ends_at) return 'open'
  return contest.results_at && contest.results_at <= now ? 'results' : 'judging'
}

/** When what visitors see of it changes by itself. */
export const turnsOf = ({ starts_at, ends_at, results_at }: Times, now: Date): Date[] =>
  [starts_at, ends_at, results_at].filter((at): at is Date => at !== null && at > now)

export const hasResults = (contest: Times, now: Date): boolean =>
  contest.results_at !== null && contest.results_at <= now && contest.published_at !== null

import type { ContestState, Entrants } from './terms.ts'

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

/** What is refused now cannot be replaced any more. */
export const isDisqualifying = (state: ContestState): boolean => state !== 'open' && state !== 'coming'

/** When what visitors see of it changes by itself. */
export const turnsOf = ({ starts_at, ends_at, results_at }: Times, now: Date): Date[] =>
  [starts_at, ends_at, results_at].filter((at): at is Date => at !== null && at > now)

/** Only what is open to the one who asks can be entered. */
export const whyCannotEnter = (
  contest: Times & { entrants: Entrants },
  { isSubscribed, isJudge }: { isSubscribed: boolean; isJudge: boolean },
  now: Date,
) => {
  if (stateOf(contest, now) !== 'open') return 'contest-not-open'
  if (isJudge) return 'judge-may-not-enter'
  return contest.entrants === 'subscribers' && !isSubscribed ? 'contest-for-subscribers' : null
}

type Period = Pick<Times, 'starts_at' | 'ends_at'>

/** Once it is published a period is lengthened, never shortened; once the results are told it stays. */
export function whyCannotBe(contest: Times, next: Period, now: Date) {
  if (!contest.published_at) return null
  if (next.ends_at < contest.ends_at || next.starts_at > contest.starts_at) return 'contest-shorter'
  const isOther = next.ends_at > contest.ends_at || next.starts_at < contest.starts_at
  return isOther && hasResults(contest, now) ? 'contest-told' : null
}

export const hasResults = (contest: Times, now: Date): boolean =>
  contest.results_at !== null && contest.results_at <= now && contest.published_at !== null

export const milliseconds = (seconds: number) => Math.round(seconds * 1000)

/** A stretch of a video in milliseconds, the end left out. */
export type Range = readonly [from: number, to: number]

/** Who has seen less of a course has looked into it and not begun it. */
export const GLANCE_MS = 5_000

const LOG_SLACK_MS = 5_000
const FASTEST = 2
const UNSEEN_ALLOWED_MS = 2_000
/** A log after a longer silence belongs to a new sitting: nobody was watching all that time. */
const SITTING_MS = 3_600_000

/** Most that can have been played in so much time: double speed, and a little for clocks and lines. */
export function mostPlayed(elapsedMs: number): number {
  return FASTEST * Math.max(0, elapsedMs) + LOG_SLACK_MS
}

/** Played stretches within the video; what is empty or turned round after clipping is left out. */
export function clip(ranges: readonly Range[], durationMs: number): Range[] {
  const within = (at: number) => Math.min(Math.max(0, at), durationMs)
  return ranges.map(([from, to]) => [within(from), within(to)] as const).filter(([from, to]) => from < to)
}

/** For a log without ranges: the way from the last point to this one, if it can have been played since. */
export function playedLeg(fromMs: number, toMs: number, elapsedMs: number): Range[] {
  const leg = toMs - fromMs
  const sitting = elapsedMs > SITTING_MS ? 0 : elapsedMs
  return leg > 0 && leg <= mostPlayed(sitting) ? [[fromMs, toMs]] : []
}

/** Whole percent, rounded down; two seconds that nobody sees at a video's end do not keep it from 100. */
export function watchedRatio(seenMs: number, durationMs: number): number {
  if (durationMs <= 0) return 0
  if (durationMs - seenMs <= UNSEEN_ALLOWED_MS && seenMs > 0) return 100
  return Math.min(100, Math.floor((100 * seenMs) / durationMs))
}

/** Of several films together: 100 is said only when each of them was seen to its end. */
export function ratioOfAll(films: readonly { seenMs: number; ms: number }[]): number {
  const whole = films.reduce((sum, { ms }) => sum + ms, 0)
  const seen = films.reduce((sum, { seenMs, ms }) => sum + (watchedRatio(seenMs, ms) === 100 ? ms : seenMs), 0)
  return seen === whole && whole > 0 ? 100 : Math.min(99, watchedRatio(seen, whole))
}

import type { ContestState } from '../contests/terms.ts'

type Mark = { points: number | null; is_close: boolean }

/** Works are judged between the end of the period and the minute of the results. */
export const isJudged = (state: ContestState): boolean => state === 'judging'

/** The mean of those who gave points; who stands too close to the work is not counted. */
export function meanOf(marks: readonly Mark[]): number | null {
  const given = marks.flatMap(({ points, is_close }) => (points === null || is_close ? [] : [points]))
  return given.length === 0 ? null : given.reduce((sum, points) => sum + points, 0) / given.length
}

/** The best first; of equals who was marked by more, then the earlier number; those without a mark last. */
export const byMean = <Work extends { id: number; marks: readonly Mark[] }>(works: readonly Work[]): Work[] =>
  works.toSorted(
    (a, b) => (meanOf(b.marks) ?? 0) - (meanOf(a.marks) ?? 0) || countOf(b.marks) - countOf(a.marks) || a.id - b.id,
  )

const countOf = (marks: readonly Mark[]) => marks.filter(({ points }) => points !== null).length

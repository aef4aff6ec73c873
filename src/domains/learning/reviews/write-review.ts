import type { Actor } from '#platform/ask.ts'
import { readStanding } from '../progress/queries/completions.ts'
import { insertReview } from './queries.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { whyCannotReview } from '../rules.ts'

/** One review per learner and course, once all its lessons are complete. It waits for staff before others see it. */
export async function mustReview({ db, memberId }: Actor, courseId: number): Promise<void> {
  refuseIf(whyCannotReview(await readStanding(db, memberId, courseId)))
}

export async function writeReview(
  { db, memberId, now }: Actor,
  courseId: number,
  review: { rating: number; content: string },
): Promise<void> {
  const written = await insertReview(db, { member_id: memberId, course_id: courseId, ...review, written_at: now })
  if (!written) refuse('already-reviewed')
}

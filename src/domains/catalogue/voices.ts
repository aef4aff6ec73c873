import type { Reader } from '#platform/db.ts'

export type CourseVoice = { id: number; name: string; content: string; givenAt: string }
export const VOICES_A_PAGE = 4

/** One page of what learners said of a course, the newest first. */
export async function listVoicesOf(db: Reader, courseId: number, page: number) {
  const rows = await db
    .selectFrom('customer_voices')
    .select(['id', 'name', 'content', 'given_at'])
    .where('course_id', '=', courseId)
    .where('shown', '=', true)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(VOICES_A_PAGE + 1)
    .offset((page - 1) * VOICES_A_PAGE)
    .execute()
  const voices = rows.slice(0, VOICES_A_PAGE)
  return {
    voices: voices.map(({ given_at, ...voice }): CourseVoice => ({ ...voice, givenAt: given_at.toISOString() })),
    hasNextPage: rows.length > VOICES_A_PAGE,
  }
}

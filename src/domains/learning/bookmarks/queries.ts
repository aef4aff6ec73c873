import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

/** One bookmark per learner and lesson: a second time answers the id of the first. */
export async function addLessonBookmark(db: Reader, memberId: number, lessonId: number, now: Date): Promise<number> {
  const row = await db
    .insertInto('lesson_bookmarks')
    .values({ member_id: memberId, lesson_id: lessonId, added_at: now })
    .onConflict((conflict) =>
      conflict.constraint('lesson_bookmarks_once').doUpdateSet({ added_at: sql.ref('lesson_bookmarks.added_at') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function removeLessonBookmark(
  db: Reader,
  it: { memberId: number; lessonId: number; id: number },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('lesson_bookmarks')
    .where('id', '=', it.id)
    .where('member_id', '=', it.memberId)
    .where('lesson_id', '=', it.lessonId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export async function addCourseBookmark(db: Reader, memberId: number, courseId: number, now: Date): Promise<void> {
  const bookmark = { member_id: memberId, course_id: courseId, added_at: now }
  await db
    .insertInto('course_bookmarks')
    .values(bookmark)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeCourseBookmark(db: Reader, memberId: number, courseId: number): Promise<void> {
  await db.deleteFrom('course_bookmarks').where('member_id', '=', memberId).where('course_id', '=', courseId).execute()
}

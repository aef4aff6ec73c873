import { sql } from 'kysely'
import { href } from 'react-router'
import { isOpen } from '#domains/catalogue/index.ts'
import type { Reader } from '#platform/db.ts'
import { linkTo } from '../continuation.ts'
import { whyCannotWatch, type Learner } from '../rules.ts'
import { stepsOf, watchable, windows, type WatchableRow } from '../subjects.ts'

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

export type LessonBookmark = {
  favoriteId: number
  lessonId: number
  title: string
  courseId: number
  courseTitle: string
  /** Into the lesson, or to its course where it is locked; null where it is closed. */
  link: string | null
}

type BookmarkRow = Omit<LessonBookmark, 'link'> & WatchableRow & { chapterId: number | null; bought: boolean }

/** Lessons that were put aside, the latest first, each with the chapter that it begins with, or else with its course. */
export async function listLessonBookmarks({ db, member, now }: Learner, most: number): Promise<LessonBookmark[]> {
  const found = await sql<BookmarkRow>`
    select b.id as "favoriteId", l.id as "lessonId", l.title, c.id as "courseId", c.title as "courseTitle",
      (select h.id from chapters h where h.lesson_id = l.id and h.published order by h.position limit 1) as "chapterId",
      c.id as course_id, l.published, l.is_free, ${windows()}, ${stepsOf(sql`l.id`)},
      exists (select from course_purchases where member_id = ${member.id} and course_id = c.id) as bought
    from lesson_bookmarks b join lessons l on l.id = b.lesson_id and l.published join courses c on c.id = l.course_id
    where b.member_id = ${member.id} order by b.added_at desc, b.id desc limit ${most}`.execute(db)
  return found.rows.map((row) => {
    const { favoriteId, lessonId, title, courseId, courseTitle, chapterId, bought } = row
    const why = whyCannotWatch(watchable(row), member, bought, now)
    const isShown = why !== 'not-found' && isOpen(watchable(row).course, now)
    const page = isShown ? href('/courses/:id', { id: String(courseId) }) : null
    const link = why === null && chapterId !== null ? linkTo({ chapterId }) : page
    return { favoriteId, lessonId, title, courseId, courseTitle, link }
  })
}

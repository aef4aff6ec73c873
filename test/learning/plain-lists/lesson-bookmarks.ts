import { sql } from 'kysely'
import { href } from 'react-router'
import { isOpen } from '#domains/catalogue/index.ts'
import type { LessonBookmark } from '#domains/learning/bookmarks/lesson-bookmarks.ts'
import { linkTo } from '#domains/learning/continuation.ts'
import { whyCannotWatch } from '#domains/learning/rules.ts'
import { type PlainLearner, stepsOf, watchable, windows, type WatchableRow } from './watchable.ts'

type BookmarkRow = Omit<LessonBookmark, 'link'> & WatchableRow & { chapterId: number | null; bought: boolean }

/** Lessons that were put aside, the latest first, each with the chapter that it begins with, or else with its course. */
export async function plainLessonBookmarks({ db, member, now }: PlainLearner, most: number): Promise<LessonBookmark[]> {
  const found = await sql<BookmarkRow>`
    select b.id as "favoriteId", l.id as "lessonId", l.title, c.id as "courseId", c.title as "courseTitle",
      (select h.id from chapters h where h.lesson_id = l.id and h.published order by h.position limit 1) as "chapterId",
      c.id as course_id, l.published, l.is_free, ${windows()}, ${stepsOf(sql`l.id`)},
      (exists (select from course_purchases where member_id = ${member.id} and course_id = c.id)
        or exists (select from received_courses where member_id = ${member.id} and course_id = c.id
          and coalesce(ends_at, 'infinity') > ${now})) as bought
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

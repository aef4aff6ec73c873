import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/** What a learner has left behind in a course, in whichever table; what curriculums borrow of it counts as well. */
export async function isCourseUsed(db: Reader, courseId: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    with l as (select id from lessons where course_id = ${courseId}),
      h as (select id, video_id from chapters where lesson_id in (select id from l)),
      p as (select id, video_id from prime_lessons where course_id = ${courseId})
    select exists (select from course_places where course_id = ${courseId})
      or exists (select from course_completions where course_id = ${courseId})
      or exists (select from course_notes where course_id = ${courseId})
      or exists (select from course_bookmarks where course_id = ${courseId})
      or exists (select from course_purchases where course_id = ${courseId})
      or exists (select from course_reviews where course_id = ${courseId})
      or exists (select from invoices where course_id = ${courseId})
      or exists (select from orders where course_id = ${courseId})
      or exists (select from questions where course_id = ${courseId})
      or exists (select from lesson_answers where course_id = ${courseId})
      or exists (select from watch_progress where video_id in (select video_id from h union all select video_id from p))
      or exists (select from lesson_completions where lesson_id in (select id from l))
      or exists (select from chapter_completions where chapter_id in (select id from h))
      or exists (select from prime_completions where prime_lesson_id in (select id from p))
      or exists (select from lesson_bookmarks where lesson_id in (select id from l))
      or exists (select from practice_logs where lesson_id in (select id from l))
      or exists (select from illust_reports where lesson_id in (select id from l))
      or exists (select from study_schedule_items where lesson_id in (select id from l))
      or exists (select from step_lessons where lesson_id in (select id from l)) as used`.execute(db)
  return rows[0]!.used
}

export const eraseCourse = (tx: Tx, courseId: number) => tx.deleteFrom('courses').where('id', '=', courseId).execute()

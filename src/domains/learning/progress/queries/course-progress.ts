import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

/** What a learner has done in one course, as its page shows it. */
export type CourseProgress = {
  purchased: boolean
  attended: boolean
  completedChapterIds: number[]
  completedLessonIds: number[]
  completedPrimeIds: number[]
  lessonBookmarks: Record<string, number>
}

/** One statement, whatever the course holds. A lesson counts as complete by itself or by all its chapters. */
export async function findCourseProgress(db: Reader, memberId: number, courseId: number): Promise<CourseProgress> {
  const found = await sql<CourseProgress>`
    with own as (
      select h.id, h.lesson_id, h.video_id, d.chapter_id is not null as done
      from lessons l join chapters h on h.lesson_id = l.id and h.published
      left join chapter_completions d on d.chapter_id = h.id and d.member_id = ${memberId}
      where l.course_id = ${courseId} and l.published
    ), primes as (
      select id, video_id from prime_lessons where course_id = ${courseId} and published
    )
    select
      exists (select from course_purchases where member_id = ${memberId} and course_id = ${courseId}) as purchased,
      exists (select from course_places where member_id = ${memberId} and course_id = ${courseId}) as attended,
      (select coalesce(json_agg(id), '[]') from own where done) as "completedChapterIds",
      (select coalesce(json_agg(id), '[]') from (
        select lesson_id as id from own group by lesson_id having bool_and(done)
        union select e.lesson_id from lesson_completions e join lessons l on l.id = e.lesson_id where e.member_id = ${memberId} and l.course_id = ${courseId}
      ) complete) as "completedLessonIds",
      (select coalesce(json_agg(e.prime_lesson_id), '[]') from prime_completions e join primes p on p.id = e.prime_lesson_id where e.member_id = ${memberId}) as "completedPrimeIds",
      (select coalesce(json_object_agg(b.lesson_id, b.id), '{}') from lesson_bookmarks b join lessons l on l.id = b.lesson_id
        where b.member_id = ${memberId} and l.course_id = ${courseId}) as "lessonBookmarks"
  `.execute(db)
  return found.rows[0]!
}

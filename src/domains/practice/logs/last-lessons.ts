import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

const MOST = 20

/** The lessons that a learner watched or practised last, the newest first. */
export async function listLastLessons(db: Reader, memberId: number) {
  const found = await sql<{ id: number; title: string; course: string }>`
    with last as (
      select lesson_id, posted_at as at from practice_logs where member_id = ${memberId}
      union all
      select ch.lesson_id, p.updated_at as at from course_places p join chapters ch on ch.id = p.chapter_id
      where p.member_id = ${memberId})
    select l.id, l.title, c.title as course
    from (select lesson_id, max(at) as at from last group by lesson_id) x
      join lessons l on l.id = x.lesson_id and l.published join courses c on c.id = l.course_id
    order by x.at desc, l.id limit ${MOST}`.execute(db)
  return found.rows
}

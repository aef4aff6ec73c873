import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'

export type ChangeRow = {
  id: number
  at: Date
  name: string | null
  part: string
  partId: number
  /** What the part is called now; nothing where it is gone. */
  title: string | null
  field: string
  before: unknown
  after: unknown
}

/** What was changed of a course, the newest first, in one statement. */
export async function listChanges(db: Reader, courseId: number, page: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select h.id, h.at, m.name, h.part, h.part_id as "partId", h.field, h.before, h.after, case h.part
        when 'lesson' then (select title from lessons where id = h.part_id)
        when 'chapter' then (select title from chapters where id = h.part_id)
        when 'prime' then (select title from prime_lessons where id = h.part_id)
        when 'step' then (select title from video_steps where id = h.part_id)
        when 'point' then (select description from check_points where id = h.part_id) end as title
    from course_changes h left join members m on m.id = h.member_id
    where h.course_id = ${courseId} order by h.id desc limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db)
  return rows
}

export async function countChanges(db: Reader, courseId: number): Promise<number> {
  const { count } = await db
    .selectFrom('course_changes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findChange = (db: Reader, courseId: number, id: number) =>
  db
    .selectFrom('course_changes')
    .select(['part', 'part_id as partId', 'field', 'before'])
    .where('id', '=', id)
    .where('course_id', '=', courseId)
    .executeTakeFirst()

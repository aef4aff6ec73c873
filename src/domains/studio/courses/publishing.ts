import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Window } from '#domains/catalogue/index.ts'
import type { Whole } from './rules.ts'

/** What of a course is there, for who wants to publish it. */
export const findWhole = async (db: Reader, courseId: number): Promise<Whole | undefined> =>
  (await listWhole(db, [courseId])).get(courseId)

/** The same of several, by their ids. */
export async function listWhole(db: Reader, courseIds: readonly number[]): Promise<Map<number, Whole>> {
  const { rows } = await sql<Whole & { id: number }>`
    select c.id::float8 as id, c.description <> '' as description, c.cover_key is not null as cover, c.level is not null as level,
      c.category_id is not null as category, c.tab is not null as tab,
      exists (select from course_teachers where course_id = c.id) as teacher,
      (exists (select from lessons l join chapters h on h.lesson_id = l.id
          where l.course_id = c.id and l.published and l.archived_at is null and h.archived_at is null and h.video_id is not null)
        or exists (select from prime_lessons p where p.course_id = c.id and p.archived_at is null and p.video_id is not null)
      ) as film
    from courses c where c.id = any(${courseIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...whole }) => [id, whole]))
}

/** Opens what was a draft, and its part in the plan with it. */
export const openCourse = (tx: Tx, courseId: number, window: Window) =>
  moveWindow(tx, courseId, { openedAt: null, closedAt: null }, window)

export async function moveWindow(tx: Tx, courseId: number, before: Window, { openedAt, closedAt }: Window) {
  await tx.updateTable('courses').set({ opened_at: openedAt, closed_at: closedAt }).where('id', '=', courseId).execute()
  await putPlanWindow(tx, courseId, before.openedAt, openedAt)
}

/** A course that belonged to the plan from its own first minute on goes on doing so. */
async function putPlanWindow(tx: Tx, courseId: number, before: Date | null, openedAt: Date | null) {
  await sql`update subscription_courses set opened_at = ${openedAt}
    where course_id = ${courseId} and opened_at is not distinct from ${before}::timestamptz`.execute(tx)
}

import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { countedFrom } from '../counted-from.ts'

/** On a teacher's desk: what is due first lies on top. */
export const byDue = sql`${countedFrom}, w.id`
const byDueBackwards = sql`${countedFrom} desc, w.id desc`

type Beside = { previous: number | null; next: number | null; waiting: number }

/**
 * What lies before and after a work of a teacher among those that wait, the last followed by the first, and how many
 * wait; all of it of what this teacher has on the desk.
 */
export async function findBeside(db: Reader, teacherId: number, id: number): Promise<Beside> {
  const waits = sql`from corrected_works w
    where w.teacher_id = ${teacherId} and w.corrected_at is null and w.cancelled_at is null`
  const here = sql`(select ${countedFrom}, w.id from corrected_works w where w.id = ${id})`
  const found = await sql<Beside>`select
    (select w.id ${waits} and (${countedFrom}, w.id) < ${here} order by ${byDueBackwards} limit 1) as previous,
    coalesce(
      (select w.id ${waits} and (${countedFrom}, w.id) > ${here} order by ${byDue} limit 1),
      (select w.id ${waits} and w.id <> ${id} order by ${byDue} limit 1)) as next,
    (select count(*)::int ${waits}) as waiting`.execute(db)
  return found.rows[0]!
}

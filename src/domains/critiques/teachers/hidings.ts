import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Hidable, Hiding } from './terms.ts'

/** Null where it is hidden already. */
export async function insertHiding(
  tx: Tx,
  teacherId: number,
  { part, content, reason }: Hiding,
  { at, by }: { at: Date; by: number },
): Promise<number | null> {
  const row = await tx
    .insertInto('correctional_teacher_hidings')
    .values({ teacher_id: teacherId, part, content, reason, hidden_at: at, hidden_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function deleteHiding(tx: Tx, teacherId: number, part: Hidable, content: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('correctional_teacher_hidings')
    .where('teacher_id', '=', teacherId)
    .where('part', '=', part)
    .where('content', '=', content)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** What of a profile is out of public sight, as an object beside the row. */
export const hidingsOf = sql<Hiding[]>`(
  select coalesce(json_agg(json_build_object('part', h.part, 'content', h.content, 'reason', h.reason) order by h.id), '[]')
  from correctional_teacher_hidings h where h.teacher_id = t.id)`

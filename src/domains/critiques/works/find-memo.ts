import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { seenBy } from '../who-sees.ts'

/** The voice that came back with a version, for who may see the work. */
export async function findMemoKey(
  db: Reader,
  { viewerId, now }: { viewerId: number; now: Date },
  { id, version }: { id: number; version: number },
): Promise<string | null> {
  const found = await sql<{ key: string | null }>`
    select c.memo_key as key from corrected_works w join correctional_teachers t on t.id = w.teacher_id
      join corrections c on c.work_id = w.id and c.version = ${version} and c.hidden_at is null
    where w.id = ${id} and ${seenBy(viewerId, now)}`.execute(db)
  return found.rows[0]?.key ?? null
}

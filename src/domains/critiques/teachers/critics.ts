import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { isActive } from '../campaigns/queries.ts'

/** The names of the teachers who take works to correct now. */
export async function listCritics(db: Reader, now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.name from correctional_teachers t where t.accepts and ${isActive(now)} order by t.id`.execute(db)
  return rows.map(({ name }) => name)
}

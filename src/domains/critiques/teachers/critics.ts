import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { isActive } from '../campaigns/queries.ts'

/** The names of the teachers who correct works now, with a place free or without one. */
export async function listCritics(db: Reader, now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.name from correctional_teachers t where ${isActive(now)} order by t.id`.execute(db)
  return rows.map(({ name }) => name)
}

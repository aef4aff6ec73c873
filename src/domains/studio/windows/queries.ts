import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

export type Turn = { id: number; title: string; at: Date; opens: boolean }
const MOST = 1000

/** What opens and what closes in these days, in order. */
export async function listTurns(db: Reader, from: Date, to: Date): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    select id, title, opened_at as at, true as opens from courses where opened_at >= ${from} and opened_at < ${to}
    union all
    select id, title, closed_at as at, false from courses where closed_at >= ${from} and closed_at < ${to}
    order by at, id limit ${MOST}`.execute(db)
  return rows
}

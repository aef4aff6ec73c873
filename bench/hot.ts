import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

type Counts = { updates: number; hot: number }

/** How many updates of the tables that a time log writes stayed within their page and touched no index. */
export async function hotShare(db: Db) {
  // A backend tells the statistics of its own accord at most once a second.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<Counts>`
    select sum(n_tup_upd)::float8 as updates, sum(n_tup_hot_upd)::float8 as hot from pg_stat_user_tables
    where relname in ('watch_progress', 'course_places', 'study_days', 'playbacks')`.execute(db)
  const { updates, hot } = rows[0]!
  return { updates, hot, since: (before: Counts) => (100 * (hot - before.hot)) / Math.max(1, updates - before.updates) }
}

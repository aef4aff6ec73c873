import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { raw } from './paths.ts'
import type { Measure } from './rounds.ts'
import type { Side } from './side.ts'

type Counts = { updates: number; hot: number }

/** How many updates of the tables that a time log writes stayed within their page and touched no index. */
export function hotUpdates(side: Side): Measure {
  const { port, pid } = side.web
  const requests = side.paths.timeLog.map((ask) => raw(ask, port))
  return {
    name: 'time_log: HOT updates',
    floor: true,
    once: true,
    async take() {
      // What a backend did it tells once a second, so three seconds show nearly all.
      const before = await countUpdates(side.db)
      await side.clients.fire(
        { port, requests, connections: 8, most: { seconds: 3 } },
        { pid, postgres: side.postgres },
      )
      const { updates, hot } = await countUpdates(side.db)
      const share = (100 * (hot - before.hot)) / Math.max(1, updates - before.updates)
      return [{ name: this.name, value: share, unit: '%' }]
    },
  }
}

async function countUpdates(db: Db): Promise<Counts> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<Counts>`
    select sum(n_tup_upd)::float8 as updates, sum(n_tup_hot_upd)::float8 as hot from pg_stat_user_tables
    where relname in ('watch_progress', 'course_places', 'study_days', 'playbacks')`.execute(db)
  return rows[0]!
}

import { sql } from 'kysely'
import type pg from 'pg'
import type { Reader } from './db.ts'

const NOTE_EVERY_MS = 1000
const NOTE = `
  insert into site_use (asked_at) select clock_timestamp() from set_config('synchronous_commit', 'off', true)
  on conflict (one) do update set asked_at = excluded.asked_at`

/** Lets other processes see that somebody uses the site: told at each request, written down once a second. */
export function siteUseNoter(pool: pg.Pool): () => void {
  let notedAt = 0
  return () => {
    if (Date.now() - notedAt < NOTE_EVERY_MS) return
    notedAt = Date.now()
    void pool.query(NOTE).catch(() => {})
  }
}

/** Whether somebody asked for a page a moment ago: long work in the same database goes slowly then. */
export async function isSiteInUse(db: Reader, withinSeconds = 3): Promise<boolean> {
  const { rows } = await sql<{ inUse: boolean }>`
    select exists (
      select from site_use where asked_at > clock_timestamp() - make_interval(secs => ${withinSeconds})
    ) as "inUse"`.execute(db)
  return rows[0]!.inUse
}

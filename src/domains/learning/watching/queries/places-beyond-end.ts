import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** A film became shorter: who was further is at its end, and nobody has seen more of it than there is. */
export async function movePlacesToEnd(tx: Tx, videoId: number, seconds: number): Promise<void> {
  const ms = Math.round(seconds * 1000)
  await sql`
    update watch_progress
    set place_seconds = least(place_seconds, ${seconds}::numeric), seen = seen * int4multirange(int4range(0, ${ms}::integer))
    where video_id = ${videoId} and (place_seconds > ${seconds}::numeric or upper(seen) > ${ms}::integer)`.execute(tx)
}

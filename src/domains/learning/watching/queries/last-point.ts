import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

/** Where a video was left, and since when: its last log, or the start of the player if that was later. */
export async function findLastPoint(db: Reader, memberId: number, videoId: number, chapterId: number | null) {
  const found = await sql<{ pointMs: number | null; at: Date | null }>`
    select (w.place_seconds * 1000)::integer as "pointMs", greatest(w.updated_at, e.at) as at
    from (select) nothing
    left join watch_progress w on w.member_id = ${memberId} and w.video_id = ${videoId}
    left join lateral (
      select at from watch_events where member_id = ${memberId} and chapter_id = ${chapterId}::bigint and kind = 'start'
      order by id desc limit 1) e on true`.execute(db)
  return found.rows[0]!
}

import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { foldedOf, pairsOf } from './grams.ts'
import type { Cue } from './terms.ts'

type Brought = { videoIds: readonly number[]; cues: readonly Cue[]; key: string }

/** The same lines for videos that have none yet; what players read is one file for all of them, which they share. */
export async function bringCaptions(tx: Tx, { videoIds, cues, key }: Brought): Promise<void> {
  const lines = cues.map(({ fromMs, toMs, words }) => {
    const folded = foldedOf(words)
    return { from_ms: fromMs, to_ms: toMs, words, folded, pairs: pairsOf(folded) }
  })
  await sql`insert into captions (video_id, from_ms, to_ms, words, folded, pairs)
    select v, c.* from unnest(${videoIds}::bigint[]) with ordinality x (v, n),
      rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as (from_ms integer, to_ms integer, words text, folded text, pairs text[])) c
    order by n, c.from_ms`.execute(tx)
  await sql`update videos set captions_version = 1, subtitles_key = ${key} where id = any(${videoIds}::bigint[])`.execute(
    tx,
  )
}

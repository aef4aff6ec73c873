import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { foldedOf, pairsOf } from './grams.ts'
import type { Cue } from './terms.ts'

/** What is said in these files, kept once for all videos that read them; of one that is here already nothing changes. */
export async function bringLines(tx: Tx, files: ReadonlyMap<string, readonly Cue[]>): Promise<void> {
  const lines = [...files].flatMap(([key, cues]) =>
    cues.map(({ fromMs, toMs, words }) => {
      const folded = foldedOf(words)
      return { file_key: key, from_ms: fromMs, to_ms: toMs, words, folded, pairs: pairsOf(folded) }
    }),
  )
  await sql`insert into captions (file_key, from_ms, to_ms, words, folded, pairs)
    select n.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as n(file_key text, from_ms integer, to_ms integer, words text, folded text, pairs text[])
    where not exists (select from captions c where c.file_key = n.file_key) order by n.file_key, n.from_ms`.execute(tx)
}

import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

/** Puts these in the place of all synonyms: each list holds words that mean the same. */
export async function replaceSynonyms(db: Reader, sets: readonly (readonly string[])[]): Promise<void> {
  const rows = sets.flatMap((set, index) => set.map((word) => ({ word, set_id: index + 1 })))
  await db.deleteFrom('search_synonyms').execute()
  await sql`insert into search_synonyms (word, set_id)
    select word, min(set_id) from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (word text, set_id int)
    group by word`.execute(db)
}

/** Puts these in the place of all readings. */
export async function replaceReadings(
  db: Reader,
  pairs: readonly (readonly [word: string, reading: string])[],
): Promise<void> {
  const rows = pairs.map(([word, reading]) => ({ word, reading }))
  await db.deleteFrom('search_readings').execute()
  await sql`insert into search_readings (word, reading)
    select distinct on (word) word, reading
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (word text, reading text) order by word`.execute(db)
}

import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { SlidePlace } from '../terms.ts'

export type SetIn = { place: SlidePlace; key: string; pages: number }

const tables = {
  chapter: { table: sql.table('chapters'), key: sql.ref('slide_url'), pages: sql.ref('slide_pages') },
  prime: { table: sql.table('prime_lessons'), key: sql.ref('slide_url'), pages: sql.ref('slide_pages') },
  samples: { table: sql.table('courses'), key: sql.ref('sample_slides_key'), pages: sql.ref('sample_slide_pages') },
} as const

/** Sets of slides in places that showed none yet, in a fixed number of statements. */
export async function putNewSets(tx: Tx, sets: readonly SetIn[]): Promise<void> {
  for (const [kind, { table, key, pages }] of Object.entries(tables)) {
    const own = sets.filter(({ place }) => place.kind === kind)
    if (own.length === 0) continue
    const ids = own.map(({ place }) => place.id)
    await sql`update ${table} x set ${key} = n.key, ${pages} = n.pages
      from unnest(${ids}::bigint[], ${own.map((set) => set.key)}::text[], ${own.map((set) => set.pages)}::integer[])
        n(id, key, pages) where x.id = n.id`.execute(tx)
  }
}

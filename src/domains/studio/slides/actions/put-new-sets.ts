import { sql } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import { record } from '../../history/record.ts'
import type { SlidePlace } from '../terms.ts'
import { partOf } from './draw-slides.ts'

export type SetIn = { place: SlidePlace & { kind: 'chapter' | 'prime' }; key: string; pages: number }

/** Sets of slides in places of a course that showed none yet, in a fixed number of statements. */
export function putNewSets(actor: Actor, courseId: number, sets: readonly SetIn[]): Promise<void> {
  const of = (kind: SlidePlace['kind']) => sets.filter(({ place }) => place.kind === kind)
  return actor.db.transaction().execute(async (tx) => {
    for (const [table, own] of [
      ['chapters', of('chapter')],
      ['prime_lessons', of('prime')],
    ] as const) {
      const [ids, keys] = [own.map(({ place }) => place.id), own.map(({ key }) => key)]
      const pages = own.map((set) => set.pages)
      if (own.length > 0)
        await sql`update ${sql.table(table)} x set slide_url = n.key, slide_pages = n.pages
          from unnest(${ids}::bigint[], ${keys}::text[], ${pages}::integer[]) n(id, key, pages)
          where x.id = n.id`.execute(tx)
    }
    await record(
      tx,
      actor,
      sets.map(({ place, pages }) => ({ courseId, ...partOf(place), before: null, after: `${pages}ページ` })),
    )
  })
}

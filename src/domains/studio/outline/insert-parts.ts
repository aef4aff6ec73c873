import type { Insertable } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { DB } from '#platform/schema.ts'
import type { Texts } from '../field-terms.ts'
import { type InnerPart, lessonRow, mustBeCategory } from './stored.ts'

/** A part that is not there yet: what it stands in, at which place, all its texts, and what it shows. */
export type NewPart = {
  parentId: number
  place: number
  texts: Texts
  picture?: string | null
  shown?: { videoId: number | null; start: number; slides: { key: string; pages: number } | null }
}

const AT_ONCE = 1000

/** Many new parts of one kind at once; their ids in the same order. They are shown as pieces that editors add are. */
export async function insertParts(tx: Tx, part: InnerPart, parts: readonly NewPart[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < parts.length; at += AT_ONCE)
    ids.push(...(await inserts[part](tx, parts.slice(at, at + AT_ONCE))))
  return ids
}

const inserts: Record<InnerPart, (tx: Tx, parts: readonly NewPart[]) => Promise<number[]>> = {
  async lesson(tx, parts) {
    const categories = new Set(parts.flatMap(({ texts }) => texts.free_category || []))
    for (const category of categories) await mustBeCategory(tx, category)
    const rows = parts.map(({ parentId: course_id, place, texts, picture = null }) => ({
      ...{ course_id, day_index: place + 1, published: true, target_key: picture },
      ...lessonRow(texts),
    }))
    return idsOf(
      await tx
        .insertInto('lessons')
        .values(rows as Insertable<DB['lessons']>[])
        .returning('id')
        .execute(),
    )
  },
  async chapter(tx, parts) {
    const rows = parts.map(({ parentId: lesson_id, place: position, texts, shown }) => ({
      ...{ lesson_id, position, title: texts.title ?? '', start_point: shown?.start ?? 0, ...shownRow(shown) },
    }))
    return idsOf(await tx.insertInto('chapters').values(rows).returning('id').execute())
  },
  async prime(tx, parts) {
    const rows = parts.map(
      ({ parentId: course_id, place: position, texts: { title = '', description = '' }, shown }) => ({
        ...{ course_id, position, title, description, ...shownRow(shown) },
      }),
    )
    return idsOf(await tx.insertInto('prime_lessons').values(rows).returning('id').execute())
  },
  async step(tx, parts) {
    const last = new Map<number, number>()
    const rows = parts.map(({ parentId, place: position, texts: { title = '', description = '', start } }) => {
      // One that does not say when it begins does so with the one before it.
      const start_time = start === undefined ? (last.get(parentId) ?? 0) : Number(start)
      last.set(parentId, Math.max(start_time, last.get(parentId) ?? 0))
      return { prime_lesson_id: parentId, position, title, description, start_time }
    })
    return idsOf(await tx.insertInto('video_steps').values(rows).returning('id').execute())
  },
  async point(tx, parts) {
    const rows = parts.map(({ parentId: lesson_id, place: position, texts, picture = null }) => ({
      ...{ lesson_id, position, thumbnail_key: picture, description: texts.description ?? '' },
    }))
    return idsOf(await tx.insertInto('check_points').values(rows).returning('id').execute())
  },
}

/** What has its film is seen. */
const shownRow = (shown: NewPart['shown']) => ({
  ...{ video_id: shown?.videoId ?? null, published: (shown?.videoId ?? null) !== null },
  ...{ slide_url: shown?.slides?.key ?? null, slide_pages: shown?.slides?.pages ?? 0 },
})

const idsOf = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => Number(id))

import type { Reader, Tx } from '#platform/db.ts'
import type { Focus } from './terms.ts'

export type Cover = { originalKey: string; focus: Focus }

export async function findCover(db: Reader, courseId: number): Promise<Cover | null> {
  const row = await db
    .selectFrom('course_covers')
    .select(['original_key', 'focus_x', 'focus_y'])
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return row ? { originalKey: row.original_key, focus: { x: row.focus_x, y: row.focus_y } } : null
}

export const findCoverKey = (db: Reader, courseId: number) =>
  db
    .selectFrom('courses')
    .select(['cover_key as key', 'cover_alt as alt'])
    .where('id', '=', courseId)
    .executeTakeFirst()

export async function putCover(tx: Tx, courseId: number, { originalKey, focus }: Cover): Promise<void> {
  const row = { original_key: originalKey, focus_x: focus.x, focus_y: focus.y }
  await tx
    .insertInto('course_covers')
    .values({ course_id: courseId, ...row })
    .onConflict((conflict) => conflict.column('course_id').doUpdateSet(row))
    .execute()
}

/** Of many that have none yet. */
export async function putCovers(tx: Tx, covers: readonly (Cover & { courseId: number })[]): Promise<void> {
  const rows = covers.map(({ courseId: course_id, originalKey: original_key, focus }) => ({
    ...{ course_id, original_key, focus_x: focus.x, focus_y: focus.y },
  }))
  if (rows.length > 0) await tx.insertInto('course_covers').values(rows).execute()
}

export const setCoverKey = (tx: Tx, courseId: number, cover_key: string) =>
  tx.updateTable('courses').set({ cover_key }).where('id', '=', courseId).execute()

/** The cover that pages show and what it was cut from, in one statement. */
export async function findShownCover(db: Reader, courseId: number) {
  const row = await db
    .selectFrom('courses as c')
    .leftJoin('course_covers as o', 'o.course_id', 'c.id')
    .select(['c.cover_key as key', 'o.original_key', 'o.focus_x', 'o.focus_y'])
    .where('c.id', '=', courseId)
    .executeTakeFirst()
  const { key = null, original_key, focus_x, focus_y } = row ?? {}
  return { key, original: original_key ? { originalKey: original_key, focus: { x: focus_x!, y: focus_y! } } : null }
}

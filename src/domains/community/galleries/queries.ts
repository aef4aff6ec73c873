import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { WORKS_A_PAGE } from '../contests/terms.ts'
import type { GalleryName } from './terms.ts'

/** A page of a gallery in its order, and one more to know whether there is another. */
export function listGallery(db: Reader, gallery: GalleryName, page: number) {
  return db
    .selectFrom('gallery_illusts')
    .select(['id', 'width', 'height', 'title', 'credit'])
    .where('gallery', '=', gallery)
    .where('hidden_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(WORKS_A_PAGE + 1)
    .offset((page - 1) * WORKS_A_PAGE)
    .execute()
}

export const findIllust = (db: Reader, id: number) =>
  db
    .selectFrom('gallery_illusts')
    .select(['image_key', 'small_key', 'hidden_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** All of a gallery in its order, for who hangs it. */
export const listHung = (db: Reader, gallery: GalleryName, { most, offset }: { most: number; offset: number }) =>
  db
    .selectFrom('gallery_illusts')
    .select(['id', 'title', 'credit', 'width', 'height', 'hidden_at'])
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .where('gallery', '=', gallery)
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .offset(offset)
    .execute()

export const lockGallery = (tx: Tx, gallery: GalleryName) =>
  tx
    .selectFrom('gallery_illusts')
    .select(['id', 'position'])
    .where('gallery', '=', gallery)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()

/** The place behind the last. */
export async function endOf(tx: Tx, gallery: GalleryName): Promise<number> {
  const hung = await lockGallery(tx, gallery)
  return (hung.at(-1)?.position ?? -1) + 1
}

export type NewIllust = {
  gallery: GalleryName
  title: string
  credit: string
  image_key: string
  small_key: string
  width: number
  height: number
  position: number
}
export async function insertIllusts(tx: Tx, illusts: NewIllust[]): Promise<void> {
  await tx.insertInto('gallery_illusts').values(illusts).execute()
}

export async function setPosition(tx: Tx, id: number, position: number): Promise<void> {
  await tx.updateTable('gallery_illusts').set({ position }).where('id', '=', id).execute()
}

export const deleteIllust = (tx: Tx, gallery: GalleryName, id: number) =>
  tx
    .deleteFrom('gallery_illusts')
    .where('gallery', '=', gallery)
    .where('id', '=', id)
    .returning(['image_key', 'small_key', 'title'])
    .executeTakeFirst()

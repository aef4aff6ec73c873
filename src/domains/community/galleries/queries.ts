import type { Reader } from '#platform/db.ts'
import { WORKS_A_PAGE } from '../contests/terms.ts'
import type { GalleryName } from './terms.ts'

/** A page of a gallery in its order, and one more to know whether there is another. */
export function listGallery(db: Reader, gallery: GalleryName, page: number) {
  return db
    .selectFrom('gallery_illusts')
    .select(['id', 'width', 'height'])
    .where('gallery', '=', gallery)
    .orderBy('position')
    .orderBy('id')
    .limit(WORKS_A_PAGE + 1)
    .offset((page - 1) * WORKS_A_PAGE)
    .execute()
}

export const findIllust = (db: Reader, id: number) =>
  db.selectFrom('gallery_illusts').select(['image_key', 'small_key']).where('id', '=', id).executeTakeFirst()

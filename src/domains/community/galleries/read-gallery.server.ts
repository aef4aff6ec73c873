import { callPath } from '#platform/browser-call.ts'
import type { Reader } from '#platform/db.ts'
import { WORKS_A_PAGE, type Illust } from '../contests/terms.ts'
import { listGallery } from './queries.ts'
import type { GalleryName } from './terms.ts'

export async function readGallery(db: Reader, gallery: GalleryName, page: number) {
  const rows = await listGallery(db, gallery, page)
  return { illusts: rows.slice(0, WORKS_A_PAGE).map(illustOf), hasNextPage: rows.length > WORKS_A_PAGE }
}

type Row = { id: number; width: number; height: number; title: string; credit: string }
function illustOf({ id, width, height, title, credit }: Row): Illust {
  const url = callPath('/gallery_illusts/:id/image', { id })
  return { id, image: url, url, thumbnailUrl: `${url}?size=small`, width, height, caption: `「${title}」${credit}` }
}

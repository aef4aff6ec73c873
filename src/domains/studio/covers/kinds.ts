import { buffer } from 'node:stream/consumers'
import type { House } from '#platform/house.ts'
import type { PictureKind } from '#platform/pictures/keep-picture.ts'
import { orNotFound } from '#platform/refusal.ts'
import { badCover, COVER_MAX, coverSize, type Focus } from './terms.ts'

/** As it came, upright and without what is not seen: from it every size is made anew. */
export const originalKind: PictureKind = {
  purpose: 'course-originals',
  ofTheSchool: true,
  rules: { kinds: ['jpeg', 'png'], maxBytes: COVER_MAX, fit: { width: 4096, height: 4096, how: 'inside' } },
  bad: badCover,
}

/** What pages show. Of a draft it lies where nobody opens it by its address. */
export const coverKind = (isDraft: boolean, { x, y }: Focus): PictureKind => ({
  ...originalKind,
  purpose: 'course-covers',
  ...(!isDraft && { place: 'public' as const }),
  rules: {
    kinds: ['jpeg', 'png'],
    maxBytes: 2 * COVER_MAX,
    as: 'webp',
    fit: { ...coverSize, how: 'cover', enlarged: false, focus: { x: x / 100, y: y / 100 } },
  },
})

export async function readStored({ storage }: House, key: string): Promise<Buffer> {
  return buffer(orNotFound(await storage.get(key)).stream)
}

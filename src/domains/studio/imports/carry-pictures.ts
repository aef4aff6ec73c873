import { releaseFile, shareFiles } from '#platform/stored-files.ts'
import { type PictureIn, putPartPictures } from '../outline/stored.ts'
import type { Carrying } from './carrying.ts'
import { keptPicture, sharedPurposes } from './kept-files.ts'

type Pictured = { part: PictureIn['part']; id: number; path: string }

/** Pictures of lessons and check points of a course that is here. */
export async function carryPictures(carrying: Carrying, pictured: readonly Pictured[]): Promise<void> {
  if (pictured.length === 0) return
  const { actor } = carrying
  const pictures: PictureIn[] = []
  for (const { part, id, path } of pictured)
    pictures.push({ part, id, key: path === '' ? null : await keptPicture(carrying, part, path) })
  await actor.db.transaction().execute(async (tx) => {
    const keys = pictures.flatMap(({ key }) => key ?? [])
    await shareFiles(actor.house, tx, keys, sharedPurposes)
    for (const key of await putPartPictures(tx, pictures)) await releaseFile(tx, key)
  })
}

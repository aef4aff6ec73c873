import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { swapPicture } from '#platform/pictures/keep-picture.ts'
import { orNotFound } from '#platform/refusal.ts'
import { deleteIllust, lockGallery, setPosition } from '../queries.ts'
import type { GalleryName } from '../terms.ts'
import { large, small } from './add-illusts.ts'

type Illust = { gallery: GalleryName; illust: number }

/** Hangs a work one place further to the front. */
export function moveForward(actor: Actor, { gallery, illust }: Illust): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const hung = await lockGallery(tx, gallery)
    const at = hung.findIndex(({ id }) => id === illust)
    orNotFound(hung[at])
    if (at === 0) return
    const order = hung.with(at - 1, hung[at]!).with(at, hung[at - 1]!)
    for (const [position, one] of order.entries())
      if (one.position !== position) await setPosition(tx, one.id, position)
  })
}

/** Takes a work down, as its author asked; its pictures go with it. */
export function takeDown(actor: Actor, { gallery, illust }: Illust): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { image_key, small_key, title } = orNotFound(await deleteIllust(tx, gallery, illust))
    await swapPicture(tx, actor, large, { before: image_key, after: null })
    await swapPicture(tx, actor, small, { before: small_key, after: null })
    await writeAudit(tx, actor, 'community.gallery-removed', null, { id: illust, name: title })
  })
}

import { orNotFound } from '#platform/refusal.ts'
import { dropSlides, keepPages, putSet } from '../slides/actions/arrange-slides.ts'
import { bringSlides, SLIDES_PDF } from '../slides/actions/bring-slides.ts'
import type { SlidePlace } from '../slides/terms.ts'
import { extOf } from '../file-kinds.ts'
import { bringFile, noteBrought } from './bring-file.ts'
import { type Carrying, onceFor } from './carrying.ts'
import { digestIn } from './files.ts'
import { pagesIn } from './whole-files.ts'

/** A PDF is drawn here; a folder of pages is shown at once, one set wherever it is named. */
export async function carrySlides(carrying: Carrying, place: SlidePlace, path: string): Promise<void> {
  const { actor } = carrying
  if (path === '') return dropSlides(actor, place)
  if (!isPdf(path)) return putSet(actor, place, await setOf(carrying, place, path))
  const { key, fileName } = await bringFile(carrying, path, SLIDES_PDF)
  await bringSlides(actor, { place, key, fileName })
  const set = await actor.db.selectFrom('slide_sets').select('key').where('pdf_key', '=', key).executeTakeFirst()
  if (set) await noteBrought(carrying, set.key, path)
}

export const isPdf = (path: string) => extOf(path) === 'pdf'

/** The pages of a folder as a set that places show. */
export function setOf(carrying: Carrying, { kind }: SlidePlace, path: string) {
  const { actor, source, origins, made } = carrying
  const below = kind === 'samples' ? 'public/sample-slides/' : 'private/slides/'
  return onceFor(made.slides, `${below} ${path}`, async () => {
    const files = pagesIn(source, path)
    const known = origins.find(below, await digestIn(source, path))
    const asked = actor.db.selectFrom('slide_sets').select('pages').where('key', '=', known)
    const set = known === null ? undefined : await asked.executeTakeFirst()
    if (set && set.pages === files.length) return { key: known!, pages: set.pages }
    const pictures = files.map((page) => () => source.read(page))
    const key = orNotFound(await keepPages(actor, { kind }, pictures))
    await noteBrought(carrying, key, path)
    return { key, pages: files.length }
  })
}

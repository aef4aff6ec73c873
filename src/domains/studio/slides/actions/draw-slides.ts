import { buffer } from 'node:stream/consumers'
import type { House } from '#platform/house.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { record } from '../../history/record.ts'
import { drawPages, SlidesRefused } from '../drawing/draw-pages.ts'
import { findSlides, findWaiting, putSlides } from '../queries.ts'
import { aboutPage, pageKey } from '../set-key.ts'
import { mostPagesOf, type SlidePlace, type SlideTrouble } from '../terms.ts'

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** Draws the pages of a PDF and shows them. Done twice it changes nothing. */
export async function drawSlides(house: House, id: number): Promise<void> {
  const set = await findWaiting(house.db, id)
  if (!set) return
  const place = { kind: set.placeKind as SlidePlace['kind'], id: set.placeId! }
  try {
    await showSlides(house, set, place, await drawAll(house, set, place))
  } catch (failure) {
    if (!(failure instanceof SlidesRefused)) throw failure
    house.log.warn({ slides: id, reason: failure.why }, 'a PDF did not become slides')
    await noteTrouble(house, id, failure.why)
  }
}

async function drawAll({ storage }: House, { key, pdfKey }: Waiting, place: SlidePlace): Promise<number> {
  const pdf = await storage.get(pdfKey!)
  if (!pdf) throw new Error(`the store has no ${pdfKey}`)
  let pages = 0
  for await (const picture of drawPages(await buffer(pdf.stream), mostPagesOf(place)))
    await storage.put(pageKey(key, ++pages), picture, aboutPage(key))
  return pages
}

function showSlides({ db, clock }: House, set: Waiting, place: SlidePlace, pages: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const ready = { state: 'ready' as const, pages, trouble: null, pdf_key: null, place_kind: null, place_id: null }
    const taken = await tx
      .updateTable('slide_sets')
      .set(ready)
      .where('id', '=', set.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    // Another PDF came meanwhile, or the place is gone: the pages are swept.
    const at = taken && (await findSlides(tx, place))
    if (taken) await releaseFile(tx, set.pdfKey!)
    if (!at) return
    await putSlides(tx, place, { key: set.key, pages })
    if (set.madeBy === null) return
    const told = at.pages > 0 ? `${at.pages}ページ` : null
    const change = { before: told, after: `${set.fileName}（${pages}ページ）` }
    await record(tx, { memberId: set.madeBy, now: clock.now() }, [
      { courseId: at.courseId, ...partOf(place), ...change },
    ])
  })
}

/** As the history names it. */
export const partOf = ({ kind, id: partId }: SlidePlace) =>
  kind === 'samples' ? { part: 'course', partId, field: 'samples' } : { part: kind, partId, field: 'slides' }

async function noteTrouble({ db }: House, id: number, trouble: SlideTrouble): Promise<void> {
  await db
    .updateTable('slide_sets')
    .set({ state: 'failed', trouble })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

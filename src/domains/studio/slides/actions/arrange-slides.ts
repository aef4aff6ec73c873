import { buffer } from 'node:stream/consumers'
import type { Actor } from '#platform/ask.ts'
import type { House } from '#platform/house.ts'
import { mapConcurrently } from '#platform/map-concurrently.ts'
import { orNotFound } from '#platform/refusal.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { lockCourse } from '../../courses/queries.ts'
import { record } from '../../history/record.ts'
import { dropNext, findSlides, insertReady, putSlides, type SlidesRow } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { aboutPage, newSetKey, pageKey, versionOf } from '../set-key.ts'
import { SAMPLES_MOST, type SlidePlace } from '../terms.ts'
import { partOf } from './draw-slides.ts'

type Seen = { version: string; pages: readonly number[] }
const AT_ONCE = 8

/** The same pages in another order, or fewer of them; none at all takes the slides away. */
export async function arrangeSlides(actor: Actor, place: SlidePlace, { version, pages }: Seen): Promise<void> {
  const at = await findSeen(actor, place, version)
  if (new Set(pages).size < pages.length || pages.some((page) => page < 1 || page > at.pages)) refuse('bad-order')
  const key = await keepPages(
    actor,
    place,
    pages.map((page) => readerOf(actor.house, pageKey(at.key!, page))),
  )
  await swap(actor, place, { at, key, pages: pages.length })
}

/** A page of a lesson can be seen by everybody from now on: a copy of it, behind the samples that are there. */
export async function addSample(actor: Actor, place: SlidePlace, seen: { version: string; page: number }) {
  const at = await findSeen(actor, place, seen.version)
  if (seen.page < 1 || seen.page > at.pages) refuse('bad-order')
  const target: SlidePlace = { kind: 'samples', id: at.courseId }
  const samples = orNotFound(await findSlides(actor.db, target))
  if (samples.pages >= SAMPLES_MOST) refuse('too-many-samples')
  const known = Array.from({ length: samples.pages }, (_, before) => pageKey(samples.key!, before + 1))
  const pictures = [...known, pageKey(at.key!, seen.page)].map((from) => readerOf(actor.house, from))
  const key = await keepPages(actor, target, pictures)
  await swap(actor, target, { at: samples, key, pages: samples.pages + 1 })
}

/** A set in one more place: it never changes. */
export async function putSet(actor: Actor, place: SlidePlace, set: { key: string; pages: number }): Promise<void> {
  await swap(actor, place, { at: orNotFound(await findSlides(actor.db, place)), ...set })
}

/** No slides are shown here any more. */
export async function dropSlides(actor: Actor, place: SlidePlace): Promise<void> {
  await swap(actor, place, { at: orNotFound(await findSlides(actor.db, place)), key: null, pages: 0 })
}

/** A PDF that is drawn, or could not be, is given up. */
export function dropPdf(actor: Actor, place: SlidePlace): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    for (const key of await dropNext(tx, place)) await releaseFile(tx, key)
  })
}

async function findSeen({ db }: Actor, place: SlidePlace, version: string): Promise<SlidesRow> {
  const at = orNotFound(await findSlides(db, place))
  if (at.key === null || versionOf(at.key) !== version) refuse('changed-slides')
  return at
}

/** A set with copies of these pictures, in their order; before anything shows it nobody misses it. */
export async function keepPages(
  { db, house, memberId, now }: Actor,
  place: Pick<SlidePlace, 'kind'>,
  pictures: readonly Reader[],
): Promise<string | null> {
  if (pictures.length === 0) return null
  const key = newSetKey(place)
  await insertReady(db, { key, memberId, now, pages: pictures.length })
  const keep = async ([at, read]: [number, Reader]) => {
    const to = pageKey(key, at + 1)
    await house.storage.put(to, await read(), aboutPage(to))
  }
  await mapConcurrently(pictures.entries(), keep, AT_ONCE)
  return key
}

type Reader = () => Promise<Buffer>
const readerOf =
  ({ storage }: House, from: string): Reader =>
  async () =>
    buffer(orNotFound(await storage.get(from)).stream)

type Swap = { at: SlidesRow; key: string | null; pages: number }

function swap(actor: Actor, place: SlidePlace, { at, key, pages }: Swap): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    await lockCourse(tx, at.courseId)
    if ((await findSlides(tx, place))?.key !== at.key) refuse('changed-slides')
    await putSlides(tx, place, { key, pages })
    const told = (count: number) => (count > 0 ? `${count}ページ` : null)
    const change = { before: told(at.pages), after: told(pages) }
    await record(tx, actor, [{ courseId: at.courseId, ...partOf(place), ...change }])
  })
}

import { orNotFound } from '#platform/refusal.ts'
import { keepFile } from '#platform/stored-files.ts'
import type { FilmSheets } from '#domains/catalogue/index.ts'
import { findCaptioned } from '../captions/queries.ts'
import { decodeText } from '#platform/decode-text.ts'
import { readCaptions } from '../captions/read-captions.ts'
import { saveCaptions } from '../captions/save-captions.ts'
import { FILM } from '../films/actions/begin-film.ts'
import { bringFilm } from '../films/actions/bring-film.ts'
import { bringReadyFilm, POSTER, putFilm } from '../films/actions/bring-ready.ts'
import { setStart } from '../films/actions/set-start.ts'
import { findPlace } from '../films/queries.ts'
import type { Place } from '../films/terms.ts'
import { bringPages, putSet } from '../slides/actions/arrange-slides.ts'
import { bringSlides, SLIDES_PDF } from '../slides/actions/bring-slides.ts'
import type { SlidePlace } from '../slides/terms.ts'
import { extOf } from '../file-kinds.ts'
import { bringFile, noteBrought } from './bring-file.ts'
import type { Carrying } from './carrying.ts'
import { digestIn, findOrigin } from './files.ts'
import { readReadyFilm } from './ready-film.ts'
import type { Change } from './terms.ts'
import { pagesIn } from './whole-files.ts'

type Differs = (column: string) => boolean

/** What a chapter or a prime lesson shows. What needs a film that is not ready yet comes with the next import. */
export async function carryFilmed(carrying: Carrying, place: Place, { row }: Change, differs: Differs): Promise<void> {
  const { film, captions, slides, start } = row.texts
  if (differs('film') && film) await carryFilm(carrying, place, film)
  if (differs('slides')) await carrySlides(carrying, place, slides ?? '')
  const at = orNotFound(await findPlace(carrying.actor.db, place))
  if (!at.video) return
  if (differs('captions') && captions) await carryCaptions(carrying, at.video.id, captions)
  if (differs('start')) await setStart(carrying.actor, place, at, Number(start))
}

/** The film that was made of the same file is shown here as well. */
async function knownFilm({ actor, source, origins }: Carrying, path: string): Promise<number | null> {
  const sha256 = await digestIn(source, path)
  const found = findOrigin(origins, 'film:', sha256)
  const id = found && Number(found.slice('film:'.length))
  const film = id && (await actor.db.selectFrom('films').select('id').where('id', '=', id).executeTakeFirst())
  return film ? film.id : null
}

async function carryFilm(carrying: Carrying, place: Place, path: string): Promise<void> {
  const { actor } = carrying
  const known = await knownFilm(carrying, path)
  if (known !== null) return putFilm(actor, place, known)
  if (extOf(path) === '') return carryReady(carrying, place, path)
  const { key, fileName } = await bringFile(carrying, path, FILM, 'private/film')
  await bringFilm(actor, { place, key, fileName })
  const { id } = await actor.db
    .selectFrom('films')
    .select('id')
    .where('original_key', '=', key)
    .executeTakeFirstOrThrow()
  await noteBrought(carrying, `film:${id}`, path)
}

async function carryReady(carrying: Carrying, place: Place, path: string): Promise<void> {
  const { actor, source } = carrying
  const { house } = actor
  const facts = orNotFound((await readReadyFilm(source, path)).facts)
  const below = `files/${path}/`
  const { key } = await bringFile(carrying, `${path}/${facts.mp4 ?? 'film.json'}`, FILM, 'private/film')
  const folder = key.replace(/\.\w+$/, '').replace('private/film/', 'private/films/brought-')
  let madeBytes = 0
  for (const [file, bytes] of facts.hls ? source.files : []) {
    if (!file.startsWith(below) || [facts.mp4, facts.poster, 'film.json'].includes(file.slice(below.length))) continue
    const contentType = types[extOf(file)] ?? 'application/octet-stream'
    await house.storage.put(`${folder}/${file.slice(below.length)}`, source.open(file), { contentType, bytes })
    madeBytes += bytes
  }
  const poster = facts.poster && (await keepPoster(carrying, `${below}${facts.poster}`))
  const { seconds, width, height, sound, rungs } = facts
  const ready = { seconds, width, height, sound, rungs, sheets: facts.sheets as FilmSheets | null, madeBytes }
  const keys = { hlsKey: facts.hls && `${folder}/${facts.hls}`, posterKey: poster }
  const fileName = path.split('/').at(-1)!
  const id = await bringReadyFilm(actor, { place, key, fileName, ready: { ...ready, ...keys } })
  await noteBrought(carrying, `film:${id}`, path)
}

const types: Record<string, string> = {
  ...{ m3u8: 'application/vnd.apple.mpegurl', m4s: 'video/mp4', mp4: 'video/mp4', ts: 'video/mp2t', jpg: 'image/jpeg' },
  ...{ avif: 'image/avif', webp: 'image/webp', png: 'image/png' },
}

async function keepPoster({ actor, source }: Carrying, file: string): Promise<string> {
  const ext = extOf(file)
  const picture = {
    place: 'public',
    purpose: POSTER,
    ownerId: null,
    contentType: types[ext] ?? 'image/jpeg',
    ext,
  } as const
  return keepFile(actor.house, { ...picture, bytes: await source.read(file) })
}

async function carryCaptions(carrying: Carrying, videoId: number, path: string): Promise<void> {
  const { actor, source } = carrying
  const { cues } = readCaptions(decodeText(await source.read(`files/${path}`))!)
  const { version } = orNotFound(await findCaptioned(actor.db, videoId))
  const now = await saveCaptions(actor, videoId, { version, cues })
  await noteBrought(carrying, `captions:${videoId}:${now}`, path)
}

/** A PDF is drawn here; a folder of pages is shown at once, one set wherever it is named. */
export async function carrySlides(carrying: Carrying, place: SlidePlace, path: string): Promise<void> {
  const { actor, source, origins } = carrying
  if (extOf(path) === 'pdf') {
    const { key, fileName } = await bringFile(carrying, path, SLIDES_PDF)
    await bringSlides(actor, { place, key, fileName })
    const set = await actor.db.selectFrom('slide_sets').select('key').where('pdf_key', '=', key).executeTakeFirst()
    if (set) await noteBrought(carrying, set.key, path)
    return
  }
  const pages = path === '' ? [] : pagesIn(source, path)
  const sha256 = path === '' ? null : await digestIn(source, path)
  const isPublic = place.kind === 'samples'
  const known = findOrigin(origins, isPublic ? 'public/sample-slides/' : 'private/slides/', sha256)
  const set =
    known !== null &&
    (await actor.db.selectFrom('slide_sets').select('pages').where('key', '=', known).executeTakeFirst())
  if (known !== null && set && set.pages === pages.length)
    return putSet(actor, place, { key: known, pages: pages.length })
  const key = await bringPages(
    actor,
    place,
    pages.map((page) => () => source.read(page)),
  )
  if (key) await noteBrought(carrying, key, path)
}

import { sql } from 'kysely'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { keepFile, shareFiles } from '#platform/stored-files.ts'
import { decodeText } from '#platform/decode-text.ts'
import { bringCaptions } from '../captions/bring-captions.ts'
import { type Captioned, captionsFile, findCaptioned } from '../captions/queries.ts'
import { readCaptions, whyNotCues } from '../captions/read-captions.ts'
import type { Cue } from '../captions/terms.ts'
import { saveCaptions } from '../captions/save-captions.ts'
import { writeVtt } from '../captions/write-captions.ts'
import { putFilm } from '../films/actions/bring-ready.ts'
import { type FilmIn, putNewFilms } from '../films/actions/put-new-films.ts'
import { trimFilm } from '../films/actions/cut-film.ts'
import { setStart } from '../films/actions/set-start.ts'
import { findPlace } from '../films/queries.ts'
import { type Place, wordOf } from '../films/terms.ts'
import { putNewSets, type SetIn } from '../slides/actions/put-new-sets.ts'
import { noteAllBrought, noteBrought } from './bring-file.ts'
import { carrySlides, isPdf, setOf } from './carry-slides.ts'
import { type Carrying, differs, onceFor } from './carrying.ts'
import { filmOf } from './film-of.ts'
import type { Change } from './terms.ts'

type Shown = { place: Place; change: Change }

/**
 * What chapters and prime lessons of a course show: of those that are new all at once, of the others one by one. What
 * needs a film that is not ready yet comes with the next import.
 */
export async function carryShown(carrying: Carrying, courseId: number, shown: readonly Shown[]): Promise<void> {
  const of = (column: string) => shown.filter(({ change }) => differs(change, column))
  const named = (column: string) => of(column).filter(({ change }) => change.row.texts[column])
  await carryFilms(carrying, courseId, named('film'))
  await carryPages(carrying, courseId, of('slides'))
  await carryCaptions(carrying, named('captions'))
  // After what is said in the whole film; a film that is new is whole again.
  for (const { place, change } of new Set([...of('stretch'), ...named('film')]))
    if (change.row.texts.stretch || differs(change, 'stretch'))
      await carryStretch(carrying, place, change.row.texts.stretch!)
  for (const { place, change } of of('start')) {
    const at = orNotFound(await findPlace(carrying.actor.db, place))
    if (at.video) await setStart(carrying.actor, place, at, Number(change.row.texts.start))
  }
}

async function carryFilms(carrying: Carrying, courseId: number, shown: readonly Shown[]): Promise<void> {
  const films: FilmIn[] = []
  for (const { place, change } of shown) {
    const filmId = await filmOf(carrying, change.row.texts.film!)
    if (change.present) await putFilm(carrying.actor, place, filmId)
    else films.push({ place, filmId })
  }
  if (films.length > 0) await putNewFilms(carrying.actor, courseId, films)
}

/** As when editors trim it. While its film is not ready it is whole. */
async function carryStretch({ actor }: Carrying, place: Place, text: string): Promise<void> {
  const at = orNotFound(await findPlace(actor.db, place))
  if (at.shown?.state !== 'ready') return
  const [from, to] = text.split('〜')
  await trimFilm(actor, place, at, { from: Number(from), to: to ? Number(to) : null })
}

async function carryPages(carrying: Carrying, courseId: number, shown: readonly Shown[]): Promise<void> {
  const sets: SetIn[] = []
  for (const { place, change } of shown) {
    const path = change.row.texts.slides!
    if (change.present || isPdf(path)) await carrySlides(carrying, place, path)
    else sets.push({ place, ...(await setOf(carrying, place, path)) })
  }
  if (sets.length > 0) await putNewSets(carrying.actor, courseId, sets)
}

async function carryCaptions(carrying: Carrying, shown: readonly Shown[]): Promise<void> {
  const { actor } = carrying
  const videos = await videosIn(carrying, shown)
  const together = new Map<string, Video[]>()
  for (const { place, change } of shown) {
    const [path, video] = [change.row.texts.captions!, videos.get(wordOf(place))]
    if (!video) continue
    if (!change.present && video.version === 0) together.set(path, [...(together.get(path) ?? []), video])
    else {
      const { cues } = await captionsOf(carrying, path)
      const captioned = orNotFound(await findCaptioned(actor.db, video.id))
      const now = await saveCaptions(actor, video.id, { version: captioned.version, cues: cuesIn(captioned, cues) })
      await noteBrought(carrying, `captions:${video.id}:${now}`, path)
    }
  }
  if (together.size > 0) await bringTogether(carrying, together)
}

async function bringTogether(carrying: Carrying, together: ReadonlyMap<string, readonly Video[]>): Promise<void> {
  const { actor } = carrying
  const brought = new Map<string, string>()
  const read = new Map<string, Awaited<ReturnType<typeof captionsOf>>>()
  for (const path of together.keys()) read.set(path, await captionsOf(carrying, path))
  await actor.db.transaction().execute(async (tx) => {
    const keys = [...read.values()].map(({ key }) => key)
    await shareFiles(actor.house, tx, keys, [captionsFile.purpose])
    for (const [path, videos] of together) {
      const { key, cues } = read.get(path)!
      const wrong = whyNotCues(cues, Math.min(...videos.map(({ ms }) => ms)))
      if (wrong.length > 0) throw invalid({ cues: wrong }, wrong.join('\n'))
      await bringCaptions(tx, { videoIds: videos.map(({ id }) => id), cues, key })
      for (const { id } of videos) brought.set(`captions:${id}:1`, path)
    }
  })
  await noteAllBrought(carrying, brought)
}

function captionsOf({ actor, source, made }: Carrying, path: string) {
  return onceFor(made.captions, path, async () => {
    const { cues } = readCaptions(decodeText(await source.read(`files/${path}`))!)
    const key = await keepFile(actor.house, { ...captionsFile, bytes: Buffer.from(writeVtt(cues)) })
    return { key, cues }
  })
}

type Video = { word: string; id: number; ms: number; version: number }

async function videosIn({ actor }: Carrying, shown: readonly Shown[]): Promise<Map<string, Video>> {
  const idsOf = (kind: Place['kind']) => shown.flatMap(({ place }) => (place.kind === kind ? [place.id] : []))
  const { rows } = await sql<Video>`
    select x.word, v.id::float8 as id, round(v.duration_seconds * 1000)::integer as ms, v.captions_version as version
    from (select 'chapter-' || id as word, video_id from chapters where id = any(${idsOf('chapter')}::bigint[])
      union all select 'prime-' || id, video_id from prime_lessons where id = any(${idsOf('prime')}::bigint[])) x
      join videos v on v.id = x.video_id`.execute(actor.db)
  return new Map(rows.map((row) => [row.word, row]))
}

/** Of what is said in a whole film, what belongs to the stretch that is shown of it. */
const cuesIn = ({ fromMs, toMs }: Captioned, cues: readonly Cue[]): Cue[] =>
  cues
    .filter((cue) => cue.fromMs >= fromMs && cue.fromMs < toMs)
    .map((cue) => ({ ...cue, fromMs: cue.fromMs - fromMs, toMs: cue.toMs - fromMs }))

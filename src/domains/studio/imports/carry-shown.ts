import { sql } from 'kysely'
import { orNotFound } from '#platform/refusal.ts'
import { type Captioned, findCaptioned } from '../captions/queries.ts'
import type { Cue } from '../captions/terms.ts'
import { saveCaptions } from '../captions/save-captions.ts'
import { putFilm } from '../films/actions/bring-ready.ts'
import { chooseFilms, placeVideos } from '../films/actions/put-new-films.ts'
import { putPoster } from '../films/actions/put-poster.ts'
import { countSeconds } from '../films/actions/show-film.ts'
import { trimFilm } from '../films/actions/cut-film.ts'
import { setStart } from '../films/actions/set-start.ts'
import { findPlace } from '../films/queries.ts'
import { type Place, wordOf } from '../films/terms.ts'
import { record } from '../history/record.ts'
import { putNewSets } from '../slides/actions/put-new-sets.ts'
import { noteBrought } from './bring-file.ts'
import { carrySlides } from './carry-slides.ts'
import { type Carrying, differs } from './carrying.ts'
import { filmOf } from './film-of.ts'
import { keptPoster } from './kept-files.ts'
import { captionsOf, prepareShown, type ToShow } from './prepare-shown.ts'
import { insertShown } from './put-shown.ts'
import type { Change } from './terms.ts'

type Shown = { place: Place; change: Change }

/**
 * What chapters and prime lessons of a course that is here show: of those that are new all at once, of the others one by
 * one. What needs a film that is not ready yet comes with the next import.
 */
export async function carryShown(carrying: Carrying, courseId: number, shown: readonly Shown[]): Promise<void> {
  const fresh = shown.filter(({ change }) => !change.present)
  if (fresh.length > 0) await carryFresh(carrying, courseId, fresh)
  const of = (column: string) => shown.filter(({ change }) => change.present && differs(change, column))
  const named = (column: string) => of(column).filter(({ change }) => change.row.texts[column])
  for (const { place, change } of named('film'))
    await putFilm(carrying.actor, place, await filmOf(carrying, change.row.texts.film!))
  for (const { place, change } of of('slides')) await carrySlides(carrying, place, change.row.texts.slides!)
  await carryCaptions(carrying, named('captions'))
  // After what is said in the whole film; a film that is new is whole again, and has its own picture.
  for (const { place, change } of new Set([...of('stretch'), ...named('film')]))
    if (change.row.texts.stretch || differs(change, 'stretch'))
      await carryStretch(carrying, place, change.row.texts.stretch!)
  for (const { place, change } of new Set([...of('poster'), ...named('film')]))
    await carryPoster(carrying, place, change.row.texts.poster)
  for (const { place, change } of of('start')) {
    const at = orNotFound(await findPlace(carrying.actor.db, place))
    if (at.video) await setStart(carrying.actor, place, at, Number(change.row.texts.start))
  }
}

async function carryFresh(carrying: Carrying, courseId: number, shown: readonly Shown[]): Promise<void> {
  const { actor } = carrying
  const ready: (ToShow & { place: Place })[] = []
  for (const { place, change } of shown) ready.push({ place, ...(await prepareShown(carrying, change.row)) })
  await actor.db.transaction().execute(async (tx) => {
    const ids = await insertShown(tx, carrying, ready)
    await placeVideos(
      tx,
      ready.flatMap(({ place, start }, at) => (ids[at] == null ? [] : { place, videoId: ids[at], start })),
    )
    await chooseFilms(
      tx,
      actor,
      ready.flatMap(({ place, video }) => (video ? { place, filmId: video.filmId } : [])),
    )
    await putNewSets(
      tx,
      ready.flatMap(({ place, slides }) => (slides ? { place, ...slides } : [])),
    )
    await countSeconds(tx, courseId)
    const changed = shown.flatMap(({ place: { kind: part, id: partId }, change: { row } }) =>
      (['film', 'slides'] as const).flatMap((field) => {
        const after = row.texts[field]
        return after ? { courseId, part, partId, field, before: null, after } : []
      }),
    )
    await record(tx, actor, changed)
  })
  for (const { place, pdf } of ready) if (pdf) await carrySlides(carrying, place, pdf)
}

/** As when editors trim it. While its film is not ready it is whole. */
async function carryStretch({ actor }: Carrying, place: Place, text: string): Promise<void> {
  const at = orNotFound(await findPlace(actor.db, place))
  if (at.shown?.state !== 'ready') return
  const [from, to] = text.split('〜')
  await trimFilm(actor, place, at, { from: Number(from), to: to ? Number(to) : null })
}

async function carryPoster(carrying: Carrying, place: Place, path: string | undefined): Promise<void> {
  if (path !== undefined) await putPoster(carrying.actor, place, path === '' ? null : await keptPoster(carrying, path))
}

async function carryCaptions(carrying: Carrying, shown: readonly Shown[]): Promise<void> {
  const { actor } = carrying
  const videos = await videosIn(carrying, shown)
  for (const { place, change } of shown) {
    const [path, id] = [change.row.texts.captions!, videos.get(wordOf(place))]
    if (id === undefined) continue
    const { cues } = await captionsOf(carrying, path)
    const captioned = orNotFound(await findCaptioned(actor.db, id))
    const now = await saveCaptions(actor, id, { version: captioned.version, cues: cuesIn(captioned, cues) })
    await noteBrought(carrying, `captions:${id}:${now}`, path)
  }
}

async function videosIn({ actor }: Carrying, shown: readonly Shown[]): Promise<Map<string, number>> {
  const idsOf = (kind: Place['kind']) => shown.flatMap(({ place }) => (place.kind === kind ? [place.id] : []))
  const { rows } = await sql<{ word: string; id: number }>`
    select 'chapter-' || id as word, video_id::float8 as id from chapters
      where id = any(${idsOf('chapter')}::bigint[]) and video_id is not null
    union all select 'prime-' || id, video_id::float8 from prime_lessons
      where id = any(${idsOf('prime')}::bigint[]) and video_id is not null`.execute(actor.db)
  return new Map(rows.map(({ word, id }) => [word, id]))
}

/** Of what is said in a whole film, what belongs to the stretch that is shown of it. */
const cuesIn = ({ fromMs, toMs }: Captioned, cues: readonly Cue[]): Cue[] =>
  cues
    .filter((cue) => cue.fromMs >= fromMs && cue.fromMs < toMs)
    .map((cue) => ({ ...cue, fromMs: cue.fromMs - fromMs, toMs: cue.toMs - fromMs }))

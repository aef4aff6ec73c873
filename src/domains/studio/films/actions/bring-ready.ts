import type { FilmSheets } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { attachFile } from '#platform/stored-files.ts'
import { record } from '../../history/record.ts'
import { choosePlace, findPlace } from '../queries.ts'
import type { Place } from '../terms.ts'
import { askToMake } from '../making/ask-to-make.ts'
import { takeFilm } from './bring-film.ts'
import { show, showWhereChosen } from './show-film.ts'

/** What was made of a film elsewhere, as it lies in the store. */
export type ReadyFilm = {
  seconds: number
  width: number | null
  height: number | null
  sound: boolean | null
  rungs: string[]
  sheets: FilmSheets | null
  hlsKey: string | null
  posterKey: string | null
  madeBytes: number
  /** Its one file is all that is shown of it: no sizes are made. */
  asIs: boolean
}
type Brought = { key: string; fileName: string; ready: ReadyFilm }

/**
 * A film that needs no encoder: it is shown wherever it is put. Without pieces for players its one file is shown as it
 * is: for good where that was asked, until an encoder has made its sizes otherwise.
 */
export async function keepReadyFilm(actor: Actor, { ready, ...file }: Brought): Promise<number> {
  const { db, house, now } = actor
  return db.transaction().execute(async (tx) => {
    const id = await takeFilm(tx, actor, file)
    if (ready.posterKey) await attachFile(house, tx, { key: ready.posterKey, purpose: POSTER, ownerId: null })
    const { seconds, width, height, sound, hlsKey, posterKey, rungs, sheets, madeBytes, asIs } = ready
    const isReady = hlsKey !== null || asIs
    const facts = { seconds, width, height, has_sound: sound, plays_as_is: hlsKey === null, poster_key: posterKey }
    const made = { hls_key: hlsKey, rungs, sheets: sheets && JSON.stringify(sheets), made_bytes: madeBytes }
    const done = isReady ? { state: 'ready' as const, share: 1, ready_at: now } : {}
    await tx
      .updateTable('films')
      .set({ ...facts, ...made, ...done })
      .where('id', '=', id)
      .execute()
    if (!isReady) await askToMake(house, tx, id)
    return id
  })
}
export const POSTER = 'film-poster'

/** The film that is here already is shown in one more place. */
export const putFilm = (actor: Actor, place: Place, filmId: number): Promise<void> =>
  actor.db.transaction().execute((tx) => placeFilm(tx, actor, place, filmId))

async function placeFilm(tx: Tx, actor: Actor, place: Place, filmId: number): Promise<void> {
  const { house, memberId, now } = actor
  const at = orNotFound(await findPlace(tx, place))
  const film = await tx
    .selectFrom('films')
    .select(['state', 'file_name as fileName', 'original_key as originalKey', 'poster_key as posterKey', 'plays_as_is'])
    .select(['seconds'])
    .where('id', '=', filmId)
    .executeTakeFirstOrThrow()
  await choosePlace(tx, { place, filmId, memberId, now })
  if (film.state === 'ready') await showWhereChosen(house, tx, filmId)
  else if (film.plays_as_is && film.seconds !== null) {
    const { originalKey, posterKey } = film
    const asItIs = { seconds: Number(film.seconds), originalKey, hlsKey: null, posterKey, sheets: null }
    await show(house, tx, place, { id: filmId, ...asItIs })
  }
  const before = (at.next ?? at.shown)?.fileName ?? null
  const change = { courseId: at.courseId, part: place.kind, partId: place.id, field: 'film' }
  await record(tx, actor, [{ ...change, before, after: film.fileName }])
}

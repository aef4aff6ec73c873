import { readFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { House } from '#platform/house.ts'
import { attachFile, forgetFile, keepFile } from '#platform/stored-files.ts'
import { FilmRefused } from '../encoder/film-refused.ts'
import { lookAtFilm } from '../encoder/look-at-film.ts'
import { makeReady, type Made } from '../encoder/make-ready.ts'
import { showWhereChosen } from '../actions/show-film.ts'
import { askToMake } from './ask-to-make.ts'
import { noteReady, noteSeen, noteShare, noteTrouble, sameAs, takeWork, type Work } from './film-work.ts'
import { openShelf, putFile } from './store-shelf.ts'
import { takeOriginal } from './take-original.ts'
import { openWorkRoom } from './work-room.ts'

/** What a process that makes films ready has: its places, where it works, and when it shall stop. */
export type Workshop = {
  /** Null is the system's folder for what is temporary. */
  folder: string | null
  signal: AbortSignal
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

const TRIES_MOST = 5
const TOLD_EVERY_MS = 2_000

/** Makes a film ready. Done twice it changes nothing; what one encoder finished of it the next goes on with. */
export async function makeFilm(house: House, workshop: Workshop, id: number): Promise<void> {
  const work = await takeWork(house.db, id)
  if (!work) return
  try {
    await make(house, workshop, work)
  } catch (failure) {
    if (workshop.signal.aborted) throw failure
    const isFinal = failure instanceof FilmRefused && failure.why !== 'no-room'
    const why = failure instanceof FilmRefused ? failure.why : 'stopped'
    house.log.warn({ film: id, reason: (failure as Error).message }, 'a film was not made ready')
    if (isFinal || why === 'no-room' || work.tries >= TRIES_MOST) await noteTrouble(house.db, id, why)
    // The queue asks again after longer and longer pauses.
    if (!isFinal && (why === 'no-room' || work.tries < TRIES_MOST)) throw failure
  }
}

async function make(house: House, { folder: below, signal, inTurn }: Workshop, work: Work): Promise<void> {
  const { db, storage } = house
  const { id } = work
  const room = await openWorkRoom(work.bytes, below ?? tmpdir())
  try {
    const file = join(room.folder, 'original')
    const other = await sameAs(db, id, await takeOriginal(storage, work.originalKey, file, signal))
    if (other !== null) return await takeOther(house, id, other)
    const seen = await inTurn(() => lookAtFilm(file, signal))
    await noteSeen(db, id, seen)
    const shelf = await openShelf(storage, `private/film-pieces/${id}`)
    const name = randomBytes(9).toString('hex')
    const made = await makeReady({
      ...{ file, seen, folder: room.folder, name, shelf, inTurn, signal },
      onShare: tellNowAndThen((share) => noteShare(db, id, share)),
    })
    await keepMade(house, work, room.folder, made)
    await shelf.clear()
  } finally {
    await room.leave()
  }
}

async function keepMade(house: House, { id }: Work, folder: string, made: Made): Promise<void> {
  const below = `private/films/${id}/${made.name}`
  let madeBytes = 0
  for (const name of made.files)
    madeBytes += await putFile(house.storage, `${below}/${name}`, join(folder, name), typeOf(name))
  const bytes = await readFile(made.poster)
  const picture = {
    place: 'public',
    purpose: 'film-poster',
    ownerId: null,
    contentType: 'image/jpeg',
    ext: 'jpg',
  } as const
  const posterKey = await keepFile(house, { ...picture, bytes })
  await house.db.transaction().execute(async (tx) => {
    const { sheets, rungs, master } = made
    const ready = { hlsKey: `${below}/${master}`, posterKey, sheets, rungs, madeBytes, now: house.clock.now() }
    if (!(await noteReady(tx, id, ready))) return
    await attachFile(house, tx, { key: posterKey, purpose: picture.purpose, ownerId: null })
    await showWhereChosen(house, tx, id)
  })
}

/** The same bytes are there: they are shown, waited for, or, where they failed, tried once more. */
async function takeOther(house: House, id: number, other: number): Promise<void> {
  await house.db.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('films').where('id', '=', id).returning('original_key').executeTakeFirst()
    if (gone) await forgetFile(house, tx, gone.original_key)
    const { state } = await tx.selectFrom('films').select('state').where('id', '=', other).executeTakeFirstOrThrow()
    if (state === 'ready') return showWhereChosen(house, tx, other)
    if (state !== 'failed') return
    await tx.updateTable('films').set({ state: 'waiting', trouble: null, tries: 0 }).where('id', '=', other).execute()
    await askToMake(house, tx, other)
  })
}

const typeOf = (name: string) =>
  ({ m3u8: 'application/vnd.apple.mpegurl', m4s: 'video/mp4', jpg: 'image/jpeg' })[name.split('.').at(-1)!] ??
  'application/octet-stream'

/** One at a time, and not each of the many steps. */
function tellNowAndThen(tell: (share: number) => Promise<void>) {
  let told = 0
  let telling = false
  return (share: number) => {
    const now = performance.now()
    if (telling || now - told < TOLD_EVERY_MS) return
    ;[told, telling] = [now, true]
    void tell(Math.min(1, share))
      .catch(() => {})
      .finally(() => (telling = false))
  }
}

import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Seen } from '../encoder/look-at-film.ts'
import type { FilmSheets } from '#domains/catalogue/index.ts'
import type { FilmTrouble } from '../troubles.ts'

export type Work = { id: number; originalKey: string; bytes: number; tries: number }

/** Takes a film that waits, or that somebody left who was killed; null where nothing is to be done. */
export async function takeWork(db: Db, id: number): Promise<Work | null> {
  const taken = await db
    .updateTable('films')
    .set((eb) => ({ state: 'working', trouble: null, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .returning(['id', 'original_key as originalKey', 'bytes', 'tries'])
    .executeTakeFirst()
  return taken ?? null
}

export async function noteShare(db: Db, id: number, share: number): Promise<void> {
  await db.updateTable('films').set({ share }).where('id', '=', id).where('state', '=', 'working').execute()
}

export async function noteSeen(db: Db, id: number, seen: Seen): Promise<void> {
  const { seconds, width, height, sound, playsAsItIs: plays_as_is } = seen
  const facts = { seconds, width, height, has_sound: sound !== null, plays_as_is }
  await db.updateTable('films').set(facts).where('id', '=', id).execute()
}

/** Why it is not ready. What may pass by itself leaves the film waiting. */
export async function noteTrouble(db: Db, id: number, trouble: FilmTrouble): Promise<void> {
  const state = trouble === 'no-room' ? 'waiting' : 'failed'
  await db.updateTable('films').set({ state, trouble }).where('id', '=', id).where('state', '=', 'working').execute()
}

/**
 * Writes down what the bytes sum up to. Where the same bytes were brought before, whoever wanted this film gets that
 * one, this row is gone, and the id of the other is given.
 */
export function sameAs(db: Db, id: number, sha256: string): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`film ${sha256}`}, 0))`.execute(tx)
    const other = await tx
      .selectFrom('films')
      .select(['id', 'original_key'])
      .where('sha256', '=', sha256)
      .where('id', '<>', id)
      .forUpdate()
      .executeTakeFirst()
    if (!other) {
      await tx.updateTable('films').set({ sha256 }).where('id', '=', id).execute()
      return null
    }
    await tx.updateTable('film_places').set({ film_id: other.id }).where('film_id', '=', id).execute()
    // What is shown of this one as it is can be shown of the other.
    const shown = { film_id: other.id, mp4_key: other.original_key }
    await tx.updateTable('videos').set(shown).where('film_id', '=', id).execute()
    await tx.updateTable('films').set({ unused_since: null }).where('id', '=', other.id).execute()
    return other.id
  })
}

type Ready = { hlsKey: string; posterKey: string; sheets: FilmSheets; rungs: string[]; madeBytes: number; now: Date }

export async function noteReady(tx: Tx, id: number, made: Ready): Promise<boolean> {
  const noted = await tx
    .updateTable('films')
    .set({
      ...{ state: 'ready', share: 1, trouble: null, ready_at: made.now, rungs: made.rungs },
      ...{ hls_key: made.hlsKey, poster_key: made.posterKey, made_bytes: made.madeBytes },
      sheets: JSON.stringify(made.sheets),
    })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

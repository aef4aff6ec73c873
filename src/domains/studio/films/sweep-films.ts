import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { forgetFile, listUnattached, releaseFile } from '#platform/stored-files.ts'
import { CHAPTER_POSTER } from './terms.ts'
import { FILM, UNFINISHED_MS } from './actions/begin-film.ts'

/** So long a film that nothing refers to is kept: a replaced one can be missed. */
const UNUSED_MS = 7 * 86_400_000
const AT_ONCE = 20

/** Takes away films that nothing has referred to for a week, with all that was made of them, and uploads that never ended. */
export async function sweepFilms(house: House): Promise<number> {
  const { db, clock } = house
  const now = clock.now()
  await noteUnused(house, now)
  const unused = await db
    .selectFrom('films')
    .select('id')
    .where('unused_since', '<=', new Date(now.getTime() - UNUSED_MS))
    .orderBy('unused_since')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of unused) await sweepFilm(house, id)
  await releasePosters(house)
  const before = new Date(now.getTime() - UNFINISHED_MS)
  for (const key of await listUnattached(db, { purpose: FILM, before }))
    await db.transaction().execute((tx) => forgetFile(house, tx, key))
  return unused.length
}

async function noteUnused({ db }: House, now: Date): Promise<void> {
  const isUsed = sql<boolean>`exists (select from videos where film_id = films.id)
    or exists (select from film_places where film_id = films.id)`
  await db
    .updateTable('films')
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where(isUsed)
    .execute()
  await db
    .updateTable('films')
    .set({ unused_since: now })
    .where('unused_since', 'is', null)
    .where(sql<boolean>`not (${isUsed})`)
    .execute()
}

/** Pictures of single chapters that none shows any more. */
function releasePosters({ db }: House): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ key: string }>`select key from stored_files f
      where purpose = ${CHAPTER_POSTER} and attached_at is not null
        and not exists (select from videos where poster_key = f.key) for update`.execute(tx)
    for (const { key } of rows) await releaseFile(tx, key)
  })
}

async function sweepFilm(house: House, id: number): Promise<void> {
  await house.db.transaction().execute(async (tx) => {
    // Chosen again meanwhile it stays: what refers to it holds its row.
    const gone = await tx
      .deleteFrom('films')
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('film_places as p').select('p.id').where('p.film_id', '=', id))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('videos as v').select('v.id').where('v.film_id', '=', id))),
      )
      .returning(['original_key', 'poster_key'])
      .executeTakeFirst()
    if (!gone) return
    if (gone.poster_key) await releaseFile(tx, gone.poster_key)
    for (const folder of [`private/films/${id}/`, `private/film-pieces/${id}/`])
      for await (const { key } of house.storage.list(folder)) await house.storage.remove(key)
    await forgetFile(house, tx, gone.original_key)
  })
}

export const filmJobs = {
  'studio.sweep-films': async (house) => {
    await sweepFilms(house)
  },
} satisfies JobList

export const filmCron: Cron[] = [{ task: 'studio.sweep-films', match: '40 18 * * *', alone: true }]

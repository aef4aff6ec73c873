import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { JobList } from '#platform/jobs.ts'
import { findTool, priority } from '../encoder/tool.ts'
import { MAKE_FILM } from './ask-to-make.ts'
import { makeFilm, type Workshop } from './make-film.ts'

/** What an encoder does, and nothing else. */
export const encoderJobs = (workshop: Workshop): JobList => ({
  [MAKE_FILM]: (house, { id }: { id: number }) => makeFilm(house, workshop, id),
})

/** The tools of this process get the processor when nobody else wants it, or sooner. */
export const setNiceness = (niceness: number) => void (priority.niceness = niceness)

export const canMakeFilms = () => findTool('ffmpeg') !== null && findTool('ffprobe') !== null

/** A sign of life, by the machine's clock; those of the dead are forgotten. */
export async function noteEncoder(db: Db, name: string, is_able: boolean): Promise<void> {
  const row = { name, is_able, seen_at: sql<Date>`now()` }
  await db
    .insertInto('film_encoders')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_able, seen_at: row.seen_at }))
    .execute()
  await db
    .deleteFrom('film_encoders')
    .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

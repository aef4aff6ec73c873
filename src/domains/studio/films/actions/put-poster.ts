import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { shareFiles } from '#platform/stored-files.ts'
import { record } from '../../history/record.ts'
import { findPlace } from '../queries.ts'
import { CHAPTER_POSTER, type Place } from '../terms.ts'

/** A picture of its own stands before what a place shows; none gives it the film's back. */
export function putPoster(actor: Actor, place: Place, key: string | null): Promise<void> {
  const { db, house } = actor
  return db.transaction().execute(async (tx) => {
    const { courseId, video, shown } = orNotFound(await findPlace(tx, place))
    if (!video) return
    if (key !== null) await shareFiles(house, tx, [key], [CHAPTER_POSTER])
    const poster_key = key ?? shown?.posterKey ?? null
    await tx.updateTable('videos').set({ poster_key }).where('id', '=', video.id).execute()
    const told = (one: string | null) => (one === null ? null : '画像')
    const change = { courseId, part: place.kind, partId: place.id, field: 'poster' }
    await record(tx, actor, [{ ...change, before: told(video.posterKey), after: told(poster_key) }])
  })
}

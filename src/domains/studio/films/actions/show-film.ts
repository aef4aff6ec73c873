import { movePlacesToEnd } from '#domains/learning/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { sql } from 'kysely'
import { renderCaptions } from '../../captions/queries.ts'
import { findFilm, findPlace, listPlacesOf, removePlace, type FilmRow } from '../queries.ts'
import type { Place } from '../terms.ts'

/** A film that is ready appears wherever it was chosen, in place of what was shown there. */
export async function showWhereChosen(house: House, tx: Tx, filmId: number): Promise<void> {
  const film = (await findFilm(tx, filmId))!
  for (const place of await listPlacesOf(tx, filmId)) {
    await show(house, tx, place, film)
    await removePlace(tx, place)
  }
}

type Shown = Pick<FilmRow, 'id' | 'seconds' | 'originalKey' | 'hlsKey' | 'posterKey' | 'sheets'>

export async function show(house: House, tx: Tx, place: Place, film: Shown): Promise<void> {
  const at = await findPlace(tx, place)
  if (!at) return
  const shown = {
    ...{ provider: 'local' as const, vimeo_video_id: null, film_id: film.id },
    mp4_key: film.hlsKey === null ? film.originalKey : null,
    ...{ hls_key: film.hlsKey, poster_key: film.posterKey, sheets: film.sheets && JSON.stringify(film.sheets) },
    ...{ duration_seconds: film.seconds!, clip_from: 0, clip_to: null, clip_offset: 0 },
  }
  if (at.video) {
    const before = { replaced_key: at.video.hlsKey, replaced_at: house.clock.now() }
    await tx
      .updateTable('videos')
      .set({ ...shown, ...before })
      .where('id', '=', at.video.id)
      .execute()
    // Ticks, notes and logs hang on the video, which stays; only a place behind the new end moves.
    if (film.seconds! < at.video.seconds) await movePlacesToEnd(tx, at.video.id, film.seconds!)
    await renderCaptions(tx, house, at.video.id)
  } else {
    const { id } = await tx.insertInto('videos').values(shown).returning('id').executeTakeFirstOrThrow()
    if (place.kind === 'chapter')
      await tx.updateTable('chapters').set({ video_id: id }).where('id', '=', place.id).execute()
    else await tx.updateTable('prime_lessons').set({ video_id: id }).where('id', '=', place.id).execute()
  }
  await countSeconds(tx, at.courseId)
}

export const countSeconds = (tx: Tx, courseId: number): Promise<void> => countSecondsOf(tx, [courseId])

/** How long the films of each course are together: what its card says. */
export async function countSecondsOf(tx: Tx, courseIds: readonly number[]): Promise<void> {
  await sql`
    update courses c set video_seconds = coalesce((
      select round(sum(v.duration_seconds)) from videos v where v.id in (
        select h.video_id from chapters h join lessons l on l.id = h.lesson_id
        where l.course_id = c.id and h.archived_at is null and l.archived_at is null
        union select video_id from prime_lessons where course_id = c.id and archived_at is null)), 0)
    where id = any(${courseIds}::bigint[])`.execute(tx)
}

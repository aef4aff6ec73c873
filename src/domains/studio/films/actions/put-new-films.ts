import { sql } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import { record } from '../../history/record.ts'
import type { Place } from '../terms.ts'
import { countSeconds } from './show-film.ts'

export type FilmIn = { place: Place; filmId: number }

/** Films in places of a course that showed nothing yet, in a fixed number of statements: shown as far as they are ready. */
export function putNewFilms(actor: Actor, courseId: number, films: readonly FilmIn[]): Promise<void> {
  const { db, memberId, now } = actor
  const [kinds, ids] = [films.map(({ place }) => place.kind), films.map(({ place }) => place.id)]
  const filmIds = films.map(({ filmId }) => filmId)
  return db.transaction().execute(async (tx) => {
    await sql`
      with ids as materialized (
        select p.*, nextval(pg_get_serial_sequence('videos', 'id')) as made
        from (select * from unnest(${kinds}::text[], ${ids}::bigint[], ${filmIds}::bigint[])
          with ordinality x (kind, id, film_id, n) order by n) p),
      chosen as (
        insert into film_places (chapter_id, prime_lesson_id, film_id, chosen_by, chosen_at)
        select case when kind = 'chapter' then i.id end, case when kind = 'prime' then i.id end, f.id, ${memberId}, ${now}
        from ids i join films f on f.id = i.film_id where f.state <> 'ready'),
      shown as (
        insert into videos (id, provider, mp4_key, hls_key, poster_key, sheets, duration_seconds, film_id)
          overriding system value
        select i.made, 'local', case when f.state <> 'ready' then f.original_key end,
          case when f.state = 'ready' then f.hls_key end, f.poster_key,
          case when f.state = 'ready' then f.sheets end, f.seconds, f.id
        from ids i join films f on f.id = i.film_id
        where f.state = 'ready' or (f.plays_as_is and f.seconds is not null)
        order by i.n returning id),
      chapter as (
        update chapters x set video_id = i.made from ids i join shown s on s.id = i.made
        where i.kind = 'chapter' and x.id = i.id)
      update prime_lessons x set video_id = i.made from ids i join shown s on s.id = i.made
      where i.kind = 'prime' and x.id = i.id`.execute(tx)
    await countSeconds(tx, courseId)
    const named = await tx.selectFrom('films').select(['id', 'file_name']).where('id', 'in', filmIds).execute()
    const names = new Map(named.map(({ id, file_name }) => [id, file_name]))
    const changes = films.map(({ place: { kind, id }, filmId }) => ({
      ...{ courseId, part: kind, partId: id, field: 'film', before: null, after: names.get(filmId) },
    }))
    await record(tx, actor, changes)
  })
}

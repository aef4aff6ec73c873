import { sql } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import type { Place } from '../terms.ts'
import { type Clip, clipRow } from './clip-film.ts'

/** A film for a place that shows nothing yet, with what is shown of it and what is said in it. */
export type NewVideo = {
  filmId: number
  /** All of it where there is none. */
  clip: Clip | null
  /** A picture of its own instead of the film's. */
  posterKey: string | null
  /** The file whose lines it reads with others, and what players read. */
  captions: { key: string; shownKey: string | null } | null
}

const AT_ONCE = 2000

/** Many at once, each as far as its film is ready; their ids in the same order, none for what is not shown yet. */
export async function insertVideos(tx: Tx, videos: readonly NewVideo[]): Promise<(number | null)[]> {
  const ids: (number | null)[] = []
  for (let at = 0; at < videos.length; at += AT_ONCE)
    ids.push(...(await insertSome(tx, videos.slice(at, at + AT_ONCE))))
  return ids
}

async function insertSome(tx: Tx, videos: readonly NewVideo[]): Promise<(number | null)[]> {
  const rows = videos.map(({ filmId, clip, posterKey, captions }, n) => ({
    ...{ n, film_id: filmId, poster: posterKey },
    ...{ captions: captions?.key ?? null, subtitles: captions?.shownKey ?? null },
    ...(clip && clipRow(clip)),
  }))
  const made = await sql<{ n: number; id: number }>`
    with ids as materialized (
      select p.*, nextval(pg_get_serial_sequence('videos', 'id')) as made
      from (select x.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (n integer, film_id bigint, poster text,
        captions text, subtitles text, hls_key text, clip_from numeric, clip_to numeric, clip_offset numeric,
        duration_seconds numeric) join films f on f.id = x.film_id
        where f.state = 'ready' or (f.plays_as_is and f.seconds is not null) order by n) p),
    shown as (
      insert into videos (id, provider, mp4_key, hls_key, poster_key, sheets, duration_seconds, film_id, clip_from,
        clip_to, clip_offset, subtitles_key, captions_key, captions_version) overriding system value
      select i.made, 'local', case when f.state <> 'ready' or f.hls_key is null then f.original_key end,
        case when f.state = 'ready' then coalesce(i.hls_key, f.hls_key) end, coalesce(i.poster, f.poster_key),
        case when f.state = 'ready' then f.sheets end, coalesce(i.duration_seconds, f.seconds), f.id,
        coalesce(i.clip_from, 0), i.clip_to, coalesce(i.clip_offset, 0), i.subtitles, i.captions,
        case when i.captions is null then 0 else 1 end
      from ids i join films f on f.id = i.film_id order by i.n)
    select n, made::float8 as id from ids`.execute(tx)
  const ids = new Map(made.rows.map(({ n, id }) => [n, id]))
  return videos.map((_, n) => ids.get(n) ?? null)
}

export type FilmIn = { place: Place; filmId: number }

/** Films that are not ready are remembered by their places, which show them when they are. */
export async function chooseFilms(tx: Tx, { memberId, now }: Actor, films: readonly FilmIn[]): Promise<void> {
  if (films.length === 0) return
  const rows = films.map(({ place, filmId }) => ({ kind: place.kind, id: place.id, film_id: filmId }))
  await sql`
    insert into film_places (chapter_id, prime_lesson_id, film_id, chosen_by, chosen_at)
    select case when kind = 'chapter' then x.id end, case when kind = 'prime' then x.id end, f.id, ${memberId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (kind text, id bigint, film_id bigint)
    join films f on f.id = x.film_id where f.state <> 'ready'`.execute(tx)
}

export type VideoIn = { place: Place; videoId: number; start: number }

/** Videos in places that showed nothing yet. */
export async function placeVideos(tx: Tx, videos: readonly VideoIn[]): Promise<void> {
  const rows = videos.map(({ place: { kind, id }, videoId, start }) => ({ kind, id, video: videoId, start }))
  await sql`
    with x as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x (kind text, id bigint, video bigint, start numeric)),
      chapter as (update chapters h set video_id = x.video, start_point = x.start from x
        where x.kind = 'chapter' and h.id = x.id)
    update prime_lessons h set video_id = x.video from x where x.kind = 'prime' and h.id = x.id`.execute(tx)
}

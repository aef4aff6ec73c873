import { sql } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import { choiceOf, keysOf, offsetOf, pageOf, pagesOf, PER_PAGE } from '#platform/paging.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { filmStates, wordOf, type FilmState, type Place } from './terms.ts'
import { filmTroubles, type FilmTrouble } from './troubles.ts'

const PLACES_SHOWN = 5

type Row = {
  id: number
  name: string
  state: FilmState
  trouble: FilmTrouble | null
  share: number
  seconds: number | null
  bytes: number
  brought: Date
  places: { kind: Place['kind']; id: number; title: string; course: string }[]
}
export type FilmLine = ReturnType<typeof lineOf>

/** A page of all films, in three statements. */
export async function readFilms({ db, url }: Pick<Actor, 'db' | 'url'>) {
  const state = choiceOf(url, 'state', keysOf(filmStates))
  const page = pageOf(url)
  const where = state === null ? sql`true` : sql`f.state = ${state}`
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ count: number; bytes: string; shown: number }>`
      select count(*)::integer as count, coalesce(sum(f.bytes + f.made_bytes), 0) as bytes,
        (select count(*)::integer from chapters where video_id is not null and archived_at is null) as shown
      from films f where ${where}`.execute(db),
    sql<Row>`
      select f.id, f.file_name as name, f.state, f.trouble, f.share, f.seconds::float8 as seconds,
        (f.bytes + f.made_bytes)::float8 as bytes, f.brought_at as brought,
        coalesce((select json_agg(p) from (${placesOf}) p), '[]') as places
      from films f where ${where}
      order by f.brought_at desc, f.id desc limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db),
  ])
  const { count, bytes, shown } = counted[0]!
  return { state, page, count, shown, bytes: Number(bytes), pages: pagesOf(count), films: rows.map(lineOf) }
}

const placesOf = sql`
  select 'chapter' as kind, h.id, h.title, c.title as course
  from chapters h join lessons l on l.id = h.lesson_id join courses c on c.id = l.course_id
  where h.archived_at is null and (h.video_id in (select id from videos where film_id = f.id)
    or h.id in (select chapter_id from film_places where film_id = f.id))
  union all
  select 'prime', h.id, h.title, c.title from prime_lessons h join courses c on c.id = h.course_id
  where h.archived_at is null and (h.video_id in (select id from videos where film_id = f.id)
    or h.id in (select prime_lesson_id from film_places where film_id = f.id))
  limit ${sql.lit(PLACES_SHOWN)}`

const lineOf = ({ trouble, share, seconds, brought, places, ...row }: Row) => ({
  ...row,
  trouble: trouble && filmTroubles[trouble],
  percent: Math.floor(share * 100),
  length: seconds === null ? null : spokenDuration(seconds),
  brought: formatMoment(brought),
  places: places.map(({ kind, id, title, course }) => ({ word: wordOf({ kind, id }), title, course })),
})

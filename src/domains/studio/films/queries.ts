import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { FilmSheets } from '#domains/catalogue/index.ts'
import type { FilmState, Place } from './terms.ts'
import type { FilmTrouble } from './troubles.ts'

export type FilmRow = {
  id: number
  originalKey: string
  fileName: string
  bytes: number
  state: FilmState
  trouble: FilmTrouble | null
  share: number
  seconds: number | null
  width: number | null
  height: number | null
  hasSound: boolean | null
  playsAsIs: boolean
  hlsKey: string | null
  posterKey: string | null
  sheets: FilmSheets | null
  rungs: string[]
  madeBytes: number
}

const filmColumns = sql<FilmRow>`json_build_object('id', f.id, 'originalKey', f.original_key, 'fileName', f.file_name,
  'bytes', f.bytes, 'state', f.state, 'trouble', f.trouble, 'share', f.share, 'seconds', f.seconds, 'width', f.width,
  'height', f.height, 'hasSound', f.has_sound, 'playsAsIs', f.plays_as_is, 'hlsKey', f.hls_key, 'posterKey', f.poster_key,
  'sheets', f.sheets, 'rungs', f.rungs, 'madeBytes', f.made_bytes)`

export type PlaceRow = {
  courseId: number
  courseTitle: string
  lessonTitle: string | null
  title: string
  startPoint: number
  video: {
    id: number
    vimeoId: string | null
    mp4Key: string | null
    hlsKey: string | null
    posterKey: string | null
    subtitlesKey: string | null
    seconds: number
    clipFrom: number
    clipTo: number | null
    clipOffset: number
    captionsVersion: number
  } | null
  /** What it shows, where that was made ready here. */
  shown: FilmRow | null
  /** What it shall show. */
  next: FilmRow | null
}

const video = sql`case when v.id is null then null else json_build_object('id', v.id, 'vimeoId', v.vimeo_video_id,
  'mp4Key', v.mp4_key, 'hlsKey', v.hls_key, 'posterKey', v.poster_key, 'subtitlesKey', v.subtitles_key,
  'seconds', v.duration_seconds, 'clipFrom', v.clip_from, 'clipTo', v.clip_to, 'clipOffset', v.clip_offset,
  'captionsVersion', v.captions_version) end`

/** A chapter or prime lesson with the film that it shows and the one that is on its way. */
export async function findPlace(db: Reader, { kind, id }: Place): Promise<PlaceRow | null> {
  const from =
    kind === 'chapter'
      ? sql`chapters h join lessons l on l.id = h.lesson_id join courses c on c.id = l.course_id`
      : sql`prime_lessons h join courses c on c.id = h.course_id`
  const { rows } = await sql<PlaceRow>`
    select c.id as "courseId", c.title as "courseTitle", ${kind === 'chapter' ? sql`l.title` : sql`null`} as "lessonTitle",
      h.title, ${kind === 'chapter' ? sql`h.start_point::float8` : sql`0`} as "startPoint", ${video} as video,
      (select ${filmColumns} from films f where f.id = v.film_id) as shown,
      (select ${filmColumns} from film_places p join films f on f.id = p.film_id where p.${sql.ref(columnOf(kind))} = h.id) as next
    from ${from} left join videos v on v.id = h.video_id
    where h.id = ${id} and h.archived_at is null`.execute(db)
  return rows[0] ?? null
}

export const columnOf = (kind: Place['kind']) => (kind === 'chapter' ? 'chapter_id' : 'prime_lesson_id')

export async function findFilm(db: Reader, id: number): Promise<FilmRow | null> {
  const { rows } = await sql<{ film: FilmRow }>`select ${filmColumns} as film from films f where f.id = ${id}`.execute(
    db,
  )
  return rows[0]?.film ?? null
}

type NewFilm = { key: string; fileName: string; memberId: number; now: Date }

/** Of a file that is whole. */
export async function insertFilm(tx: Tx, { key, fileName, memberId, now }: NewFilm): Promise<number> {
  const row = ['original_key', 'file_name', 'bytes', 'brought_by', 'brought_at'] as const
  const inserted = await tx
    .insertInto('films')
    .columns(row)
    .expression(
      tx
        .selectFrom('stored_files')
        .select(['key', sql.val(fileName).as('name'), 'bytes', sql.val(memberId).as('by'), sql.val(now).as('at')])
        .where('key', '=', key),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

type Choice = { place: Place; filmId: number; memberId: number; now: Date }

/** The newest choice holds; the film that was chosen before it, if it is nowhere else, is swept some days later. */
export async function choosePlace(tx: Tx, { place, filmId, memberId, now }: Choice): Promise<void> {
  const column = columnOf(place.kind)
  const chosen = { film_id: filmId, chosen_by: memberId, chosen_at: now }
  await tx
    .insertInto('film_places')
    .values({ [column]: place.id, ...chosen })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(chosen))
    .execute()
}

export async function removePlace(tx: Tx, { kind, id }: Place): Promise<void> {
  await tx.deleteFrom('film_places').where(columnOf(kind), '=', id).execute()
}

export async function listPlacesOf(tx: Tx, filmId: number): Promise<Place[]> {
  const rows = await tx
    .selectFrom('film_places')
    .select(['chapter_id', 'prime_lesson_id'])
    .where('film_id', '=', filmId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ chapter_id, prime_lesson_id }) =>
    chapter_id === null ? { kind: 'prime', id: prime_lesson_id! } : { kind: 'chapter', id: chapter_id },
  )
}

/** Whether anybody makes films ready, and if not, whether somebody would who lacks the tool. */
export async function findEncoders(db: Reader): Promise<'able' | 'unable' | 'none'> {
  const { rows } = await sql<{ able: boolean | null }>`
    select bool_or(is_able) as able from film_encoders where seen_at > now() - interval '3 minutes'`.execute(db)
  const able = rows[0]?.able ?? null
  return able === null ? 'none' : able ? 'able' : 'unable'
}

/** What a course keeps in the store for its films: originals and all that was made of them. */
export async function findStoredBytes(db: Reader, courseId: number): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    with shown as (
      select h.video_id, h.id as chapter_id, null::bigint as prime_lesson_id
      from chapters h join lessons l on l.id = h.lesson_id where l.course_id = ${courseId}
      union all select video_id, null, id from prime_lessons where course_id = ${courseId}
    ), used as (
      select v.film_id from shown s join videos v on v.id = s.video_id where v.film_id is not null
      union select p.film_id from shown s join film_places p on p.chapter_id = s.chapter_id or p.prime_lesson_id = s.prime_lesson_id
    )
    select coalesce(sum(bytes + made_bytes), 0) as bytes from films where id in (select film_id from used)`.execute(db)
  return Number(rows[0]!.bytes)
}

/** The steps of a prime lesson as its page sets them. */
export async function listSteps(db: Reader, primeId: number) {
  const rows = await db
    .selectFrom('video_steps')
    .select(['id', 'title', 'description', 'start_time as seconds'])
    .where('prime_lesson_id', '=', primeId)
    .orderBy('position')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...row, seconds: Number(row.seconds) }))
}

/** Which chapter comes after this one in its course, whichever lesson it stands in. */
export async function findNextChapter(db: Reader, chapterId: number): Promise<{ id: number; title: string } | null> {
  const { rows } = await sql<{ id: number; title: string }>`
    select n.id::float8 as id, n.title from chapters h
      join lessons l on l.id = h.lesson_id
      join lessons m on m.course_id = l.course_id and m.archived_at is null
      join chapters n on n.lesson_id = m.id and n.archived_at is null
    where h.id = ${chapterId} and (m.day_index, m.id, n.position, n.id) > (l.day_index, l.id, h.position, h.id)
    order by m.day_index, m.id, n.position, n.id limit 1`.execute(db)
  return rows[0] ?? null
}

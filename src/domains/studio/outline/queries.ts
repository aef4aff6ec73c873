import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Outline, Piece } from './terms.ts'

/** In one statement, whatever the course holds. */
export async function findOutline(db: Reader, courseId: number): Promise<Outline> {
  const { rows } = await sql<Outline>`
    select (select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'shown', l.published, 'isFree', l.is_free,
        'chapters', (select coalesce(json_agg(json_build_object('id', h.id, 'title', h.title, 'seconds', v.duration_seconds)
            order by h.position), '[]')
          from chapters h left join videos v on v.id = h.video_id where h.lesson_id = l.id and h.archived_at is null)
        ) order by l.day_index), '[]')
      from lessons l where l.course_id = ${courseId} and l.archived_at is null) as lessons,
      (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'seconds', v.duration_seconds,
        'steps', (select count(*) from video_steps where prime_lesson_id = p.id)) order by p.position), '[]')
      from prime_lessons p left join videos v on v.id = p.video_id
      where p.course_id = ${courseId} and p.archived_at is null) as primes`.execute(db)
  return rows[0]!
}

/** Where a piece stands: the course, and the lesson or prime lesson it is part of. */
export type Standing = { courseId: number; parentId: number }

const standings: Record<Piece, RawBuilder<Standing>> = {
  lesson: sql`select x.course_id as "courseId", x.course_id as "parentId" from lessons x where x.archived_at is null`,
  chapter: sql`select l.course_id as "courseId", x.lesson_id as "parentId" from chapters x
    join lessons l on l.id = x.lesson_id where x.archived_at is null and l.archived_at is null`,
  prime: sql`select x.course_id as "courseId", x.course_id as "parentId" from prime_lessons x where x.archived_at is null`,
  step: sql`select p.course_id as "courseId", x.prime_lesson_id as "parentId" from video_steps x
    join prime_lessons p on p.id = x.prime_lesson_id where p.archived_at is null`,
  point: sql`select l.course_id as "courseId", x.lesson_id as "parentId" from check_points x
    join lessons l on l.id = x.lesson_id where l.archived_at is null`,
}

export async function findStanding(db: Reader, piece: Piece, id: number): Promise<Standing | undefined> {
  return (await sql<Standing>`${standings[piece]} and x.id = ${id}`.execute(db)).rows[0]
}

/** The course of what a piece of this kind may stand in. */
export async function findParent(db: Reader, piece: Piece, id: number): Promise<number | undefined> {
  if (piece === 'lesson' || piece === 'prime') return id
  const inLesson = piece === 'chapter' || piece === 'point'
  return (await findStanding(db, inLesson ? 'lesson' : 'prime', id))?.courseId
}

const siblings: Record<Piece, (parentId: number) => RawBuilder<{ id: number }>> = {
  lesson: (id) => sql`select id from lessons where course_id = ${id} and archived_at is null order by day_index`,
  chapter: (id) => sql`select id from chapters where lesson_id = ${id} and archived_at is null order by position`,
  prime: (id) => sql`select id from prime_lessons where course_id = ${id} and archived_at is null order by position`,
  step: (id) => sql`select id from video_steps where prime_lesson_id = ${id} order by position, id`,
  point: (id) => sql`select id from check_points where lesson_id = ${id} order by position, id`,
}

export async function listSiblings(db: Reader, piece: Piece, parentId: number): Promise<number[]> {
  return (await siblings[piece](parentId).execute(db)).rows.map(({ id }) => Number(id))
}

/** What is put in order stands far away for a moment, so that no two ever share a place. */
const FAR = 1_000_000

/** Puts pieces into this order, all of them in one thing. */
export async function putOrder(tx: Tx, piece: Piece, parentId: number, ids: readonly number[]): Promise<void> {
  const places = sql`unnest(${ids}::bigint[]) with ordinality as t (id, n)`
  if (piece === 'lesson') {
    await sql`update lessons set day_index = day_index + ${FAR} where id = any(${ids}::bigint[])`.execute(tx)
    await sql`update lessons x set day_index = t.n from ${places} where x.id = t.id`.execute(tx)
  } else if (piece === 'chapter') {
    await sql`update chapters set position = position + ${FAR} where id = any(${ids}::bigint[])`.execute(tx)
    await sql`update chapters x set position = t.n - 1, lesson_id = ${parentId} from ${places} where x.id = t.id`.execute(
      tx,
    )
  } else if (piece === 'prime') {
    await sql`update prime_lessons set position = position + ${FAR} where id = any(${ids}::bigint[])`.execute(tx)
    await sql`update prime_lessons x set position = t.n - 1 from ${places} where x.id = t.id`.execute(tx)
  } else if (piece === 'step')
    await sql`update video_steps x set position = t.n - 1 from ${places} where x.id = t.id`.execute(tx)
  else await sql`update check_points x set position = t.n - 1 from ${places} where x.id = t.id`.execute(tx)
}

type New = { parentId: number; title: string; shown: boolean }

/** A new piece stands last; a chapter and a prime lesson wait for their film before they are shown. */
const inserts: Record<Piece, (made: New, last: number) => RawBuilder<{ id: number }>> = {
  lesson: ({ parentId, title, shown }, last) =>
    sql`insert into lessons (course_id, day_index, title, published) values (${parentId}, ${last + 1}, ${title}, ${shown}) returning id`,
  chapter: ({ parentId, title }, last) =>
    sql`insert into chapters (lesson_id, position, title, published) values (${parentId}, ${last}, ${title}, false) returning id`,
  prime: ({ parentId, title }, last) =>
    sql`insert into prime_lessons (course_id, position, title, published) values (${parentId}, ${last}, ${title}, false) returning id`,
  step: ({ parentId, title }, last) =>
    sql`insert into video_steps (prime_lesson_id, position, title, start_time) values (${parentId}, ${last}, ${title},
      (select coalesce(max(start_time), 0) from video_steps where prime_lesson_id = ${parentId})) returning id`,
  point: ({ parentId, title }, last) =>
    sql`insert into check_points (lesson_id, position, description) values (${parentId}, ${last}, ${title}) returning id`,
}

export async function insertPiece(tx: Tx, piece: Piece, made: New, last: number): Promise<number> {
  return Number((await inserts[piece](made, last).execute(tx)).rows[0]!.id)
}

import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { copyLines } from '../captions/queries.ts'

/**
 * Copies lessons, chapters, prime lessons and what stands in them, in a fixed number of statements. A film becomes a row
 * of its own that names the same files and says the same lines, so that places and what was watched stay with the first
 * one.
 */
export async function copyOutline(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    with made as (
      insert into lessons (course_id, day_index, title, description, training_title, is_free, free_category_id, published,
        target_detail, target_description, target_key)
      select ${to}, row_number() over (order by day_index), title, description, training_title, is_free,
        free_category_id, published, target_detail, target_description, target_key
      from lessons where course_id = ${from} and archived_at is null returning id, day_index),
    old as (select id, row_number() over (order by day_index) as n from lessons
      where course_id = ${from} and archived_at is null),
    pairs as (select old.id as old_id, made.id as new_id from old join made on made.day_index = old.n),
    points as (insert into check_points (lesson_id, position, description, thumbnail_key)
      select p.new_id, c.position, c.description, c.thumbnail_key
      from check_points c join pairs p on p.old_id = c.lesson_id)
    insert into chapters (lesson_id, position, title, start_point, slide_url, slide_pages, published)
    select p.new_id, row_number() over (partition by h.lesson_id order by h.position) - 1, h.title, h.start_point,
      h.slide_url, h.slide_pages, false
    from chapters h join pairs p on p.old_id = h.lesson_id where h.archived_at is null`.execute(tx)
  await sql`insert into prime_lessons (course_id, position, title, description, slide_url, slide_pages, published)
    select ${to}, row_number() over (order by position) - 1, title, description, slide_url, slide_pages, false
    from prime_lessons where course_id = ${from} and archived_at is null`.execute(tx)
  await sql`insert into video_steps (prime_lesson_id, position, title, description, start_time)
    select n.id, s.position, s.title, s.description, s.start_time
    from ${primes(from)} o join ${primes(to)} n on n.n = o.n join video_steps s on s.prime_lesson_id = o.id`.execute(tx)
  await copyFilms(tx, 'chapters', chapters(from), chapters(to))
  await copyFilms(tx, 'prime_lessons', primes(from), primes(to))
}

const chapters = (courseId: number) => sql`(
  select h.id, h.video_id, row_number() over (order by l.day_index, h.position) as n
  from chapters h join lessons l on l.id = h.lesson_id
  where l.course_id = ${courseId} and l.archived_at is null and h.archived_at is null)`
const primes = (courseId: number) => sql`(
  select id, video_id, row_number() over (order by position) as n from prime_lessons
  where course_id = ${courseId} and archived_at is null)`

type Part = ReturnType<typeof sql>

async function copyFilms(tx: Tx, table: 'chapters' | 'prime_lessons', from: Part, to: Part): Promise<void> {
  const { rows } = await sql<{ from: number; to: number }>`
    with ids as materialized (
      select n.id, o.video_id, nextval(pg_get_serial_sequence('videos', 'id')) as made
      from ${from} o join ${to} n on n.n = o.n where o.video_id is not null),
    -- As they are now, and while nobody gives one of them other captions.
    old as materialized (select v from videos v where id in (select video_id from ids) for share),
    films as (insert into videos overriding system value
      select (jsonb_populate_record(v, jsonb_build_object('id', i.made))).* from ids i join old on (old.v).id = i.video_id
      returning id)
    update ${sql.ref(table)} x set video_id = ids.made from ids where x.id = ids.id
    returning ids.video_id::float8 as "from", ids.made::float8 as "to"`.execute(tx)
  await copyLines(tx, rows)
}

import { sql } from 'kysely'
import { endOf, type Day } from '#platform/days.ts'
import type { Reader } from '#platform/db.ts'
import { startOfDay } from '#platform/tokyo.ts'

export type Subject = { courseId: number; lessonId: number | null; from: Day | null; to: Day | null }

export type Film = {
  chapterId: number
  videoId: number
  lessonId: number
  lesson: string
  day: number
  title: string
  seconds: number
}

/** The films of a course or of one of its lessons, in the order in which they are watched. */
export async function listFilms(db: Reader, { courseId, lessonId }: Subject): Promise<Film[]> {
  const { rows } = await sql<Film>`
    select h.id as "chapterId", v.id as "videoId", l.id as "lessonId", l.title as lesson, l.day_index as day, h.title,
      v.duration_seconds as seconds
    from lessons l join chapters h on h.lesson_id = l.id join videos v on v.id = h.video_id
    where l.course_id = ${courseId} and (${lessonId}::bigint is null or l.id = ${lessonId})
      and l.archived_at is null and h.archived_at is null
    order by l.day_index, h.position, h.id`.execute(db)
  return rows
}

/** Seconds that nobody misses at a film's end: who was there saw it to its end. */
const NEAR_THE_END = 2

/**
 * Who watched which of these films, and when they began: with the first start that their player told, else when they
 * last watched. Learners count whose first film here was begun in the period; colleagues do not.
 */
const watchers = (films: readonly Film[], { from, to }: Subject) => sql`
  films as (
    select v.id as video_id, f.chapter_id, v.duration_seconds as seconds
    from unnest(${films.map(({ videoId }) => videoId)}::bigint[], ${films.map(({ chapterId }) => chapterId)}::bigint[])
      as f (video_id, chapter_id) join videos v on v.id = f.video_id
  ), watched as (
    select w.member_id, w.video_id, f.chapter_id, w.seen, w.place_seconds, s.starts,
      w.finished or w.place_seconds >= f.seconds - ${NEAR_THE_END} as finished, coalesce(s.began_at, w.updated_at) as began_at
    from watch_progress w join films f using (video_id)
    left join lateral (
      select min(e.at) as began_at, count(*) as starts from watch_events e
      where e.member_id = w.member_id and e.chapter_id = f.chapter_id and e.kind = 'start') s on true
    where not exists (select from staff_members x where x.member_id = w.member_id)
  ), learners as (
    select member_id from watched group by member_id
    having (${from}::text is null or min(began_at) >= ${from ? startOfDay(from) : null}::timestamptz)
      and (${to}::text is null or min(began_at) < ${to ? endOf(to) : null}::timestamptz)
  )`

export type FilmFigures = { chapterId: number; began: number; finished: number; again: number }

/** How many began, saw to the end and began again each film. */
export async function countByFilm(db: Reader, films: readonly Film[], subject: Subject): Promise<FilmFigures[]> {
  const { rows } = await sql<FilmFigures>`
    with ${watchers(films, subject)}
    select chapter_id as "chapterId", count(*)::int as began, (count(*) filter (where finished))::int as finished,
      (count(*) filter (where starts > 1))::int as again
    from watched join learners using (member_id) group by chapter_id`.execute(db)
  return rows
}

export type Step = { chapterId: number; at: number; seen: number; left: number }

/**
 * Where what was seen begins and ends, second by second: so many more or fewer than in the second before (`seen`), and
 * so many who stayed away there (`left`). A second counts as seen where its middle was.
 */
export async function listSteps(db: Reader, films: readonly Film[], subject: Subject): Promise<Step[]> {
  const { rows } = await sql<Step>`
    with ${watchers(films, subject)},
    seen as (select chapter_id, unnest(seen) as range from watched join learners using (member_id)),
    steps as (
      select chapter_id, ceil((lower(range) - 500) / 1000.0)::int as at, 1 as seen, 0 as away from seen
      union all select chapter_id, ceil((upper(range) - 500) / 1000.0)::int, -1, 0 from seen
      union all select chapter_id, floor(place_seconds)::int, 0, 1 from watched join learners using (member_id) where not finished
    )
    select chapter_id as "chapterId", at, sum(seen)::int as seen, sum(away)::int as left
    from steps group by chapter_id, at having sum(seen) <> 0 or sum(away) <> 0 order by chapter_id, at`.execute(db)
  return rows
}

export type Totals = {
  learners: number
  completed: number
  notes: number
  questions: number
  stars: number | null
  reviews: number
}

/** What learners of the period did beside watching; stars are those that were approved. */
export async function findTotals(db: Reader, films: readonly Film[], subject: Subject): Promise<Totals> {
  const { courseId, lessonId } = subject
  const completed = lessonId
    ? sql`select count(*) from lesson_completions c join learners using (member_id) where c.lesson_id = ${lessonId}`
    : sql`select count(*) from course_completions c join learners using (member_id) where c.course_id = ${courseId}`
  const { rows } = await sql<Totals>`
    with ${watchers(films, subject)}
    select (select count(*)::int from learners) as learners, (${completed})::int as completed,
      (select count(*)::int from course_notes n join learners using (member_id) where n.course_id = ${courseId} and n.content <> '') as notes,
      (select count(*)::int from questions q join learners using (member_id)
        where q.course_id = ${courseId} and (${lessonId}::bigint is null or q.lesson_id = ${lessonId})) as questions,
      (select round(avg(rating), 2)::float8 from course_reviews r join learners using (member_id)
        where r.course_id = ${courseId} and r.approved_at is not null) as stars,
      (select count(*)::int from course_reviews r join learners using (member_id)
        where r.course_id = ${courseId} and r.approved_at is not null) as reviews`.execute(db)
  return rows[0]!
}

export const listLessonNames = (db: Reader, courseId: number) =>
  db
    .selectFrom('lessons')
    .select(['id', 'title', 'day_index as day'])
    .where('course_id', '=', courseId)
    .where('archived_at', 'is', null)
    .orderBy('day_index')
    .execute()

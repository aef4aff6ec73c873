import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/** A learner's completions happen one after another, so that the last two lessons cannot both miss the end. */
export async function lockLearner(tx: Tx, memberId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(20, (${memberId}::bigint % 2147483647)::integer)`.execute(tx)
}

type Tick = {
  memberId: number
  chapterId: number
  completed: boolean | undefined
  stepId: number | null
  source: string | null
  now: Date
}

/** Sets or, without a wish, turns the tick of a chapter; answers how it stands. */
export async function tickChapter(
  tx: Tx,
  { memberId, chapterId, completed, stepId, source, now }: Tick,
): Promise<boolean> {
  const wish = completed ?? null
  const found = await sql<{ completed: boolean }>`
    with gone as (
      delete from chapter_completions
      where member_id = ${memberId} and chapter_id = ${chapterId} and ${wish}::boolean is not true
      returning 1
    ), came as (
      insert into chapter_completions (member_id, chapter_id, completed_at, step_id, source)
      select ${memberId}, ${chapterId}, ${now}, ${stepId}::bigint, ${source}
      where ${wish}::boolean is true or (${wish}::boolean is null and not exists (select from gone))
      on conflict do nothing
    )
    select coalesce(${wish}::boolean, not exists (select from gone)) as completed`.execute(tx)
  return found.rows[0]!.completed
}

/** Completes lessons as a whole, with all their chapters. Repeating it changes nothing. */
export async function completeLessons(tx: Tx, memberId: number, lessonIds: number[], now: Date): Promise<void> {
  await sql`
    with lesson as (
      insert into lesson_completions (member_id, lesson_id, completed_at)
      select ${memberId}, unnest(${lessonIds}::bigint[]), ${now} on conflict do nothing
    )
    insert into chapter_completions (member_id, chapter_id, completed_at)
    select ${memberId}, id, ${now} from chapters where lesson_id = any(${lessonIds}::bigint[]) and published
    on conflict do nothing`.execute(tx)
}

/** How many of them were not complete before. */
export async function completePrimes(
  tx: Tx,
  memberId: number,
  primeIds: number[],
  now: Date,
  source: string | null = null,
): Promise<number> {
  const came = await sql`
    insert into prime_completions (member_id, prime_lesson_id, completed_at, source)
    select ${memberId}, unnest(${primeIds}::bigint[]), ${now}, ${source} on conflict do nothing`.execute(tx)
  return Number(came.numAffectedRows ?? 0)
}

/** Whether it was not complete before. */
export async function completeCourse(tx: Tx, memberId: number, courseId: number, now: Date): Promise<boolean> {
  const came = await sql`
    insert into course_completions (member_id, course_id, completed_at) values (${memberId}, ${courseId}, ${now})
    on conflict do nothing`.execute(tx)
  return Number(came.numAffectedRows ?? 0) > 0
}

export type CourseStanding = {
  stored: boolean
  allDone: boolean
  openLessonIds: number[]
  reviewed: boolean
  declined: boolean
}

/** How far a course is: complete by the learner's word, or because every lesson is (of a course of prime lessons, every one of them). */
export async function readStanding(db: Reader, memberId: number, courseId: number): Promise<CourseStanding> {
  const found = await sql<CourseStanding>`
    with lesson as (
      select l.id, exists (select from lesson_completions e where e.member_id = ${memberId} and e.lesson_id = l.id)
        or (count(h.id) > 0 and count(h.id) = count(d.chapter_id)) as done
      from lessons l
      left join chapters h on h.lesson_id = l.id and h.published
      left join chapter_completions d on d.chapter_id = h.id and d.member_id = ${memberId}
      where l.course_id = ${courseId} and l.published
      group by l.id
    ), part as (
      select done from lesson
      union all
      select exists (select from prime_completions e where e.member_id = ${memberId} and e.prime_lesson_id = p.id)
      from prime_lessons p where p.course_id = ${courseId} and p.published and not exists (select from lesson)
    )
    select
      exists (select from course_completions where member_id = ${memberId} and course_id = ${courseId}) as stored,
      (select coalesce(bool_and(done), false) from part) as "allDone",
      (select coalesce(json_agg(id), '[]') from lesson where not done) as "openLessonIds",
      exists (select from course_reviews where member_id = ${memberId} and course_id = ${courseId}) as reviewed,
      exists (select from review_declines where member_id = ${memberId} and course_id = ${courseId}) as declined`.execute(
    db,
  )
  return found.rows[0]!
}

export async function listCourseParts(
  db: Reader,
  courseId: number,
): Promise<{ lessonIds: number[]; primeIds: number[] }> {
  const found = await sql<{ lessonIds: number[]; primeIds: number[] }>`
    select (select coalesce(json_agg(id), '[]') from lessons where course_id = ${courseId} and published) as "lessonIds",
           (select coalesce(json_agg(id), '[]') from prime_lessons where course_id = ${courseId} and published) as "primeIds"
  `.execute(db)
  return found.rows[0]!
}

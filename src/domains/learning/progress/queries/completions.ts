import { CompiledQuery, sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/** A learner's completions happen one after another, so that the last two lessons cannot both miss the end. */
export async function lockLearner(tx: Tx, memberId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(20, (${memberId}::bigint % 2147483647)::integer)`.execute(tx)
}

/** What is completed: a chapter or the whole of its lesson, a prime lesson, or where none is named the course itself. */
export type Act = {
  courseId: number
  lessonId?: number
  chapterId?: number
  primeLessonId?: number
  /** Of a chapter: ticked or unticked; turned where there is no wish. */
  wish?: boolean | undefined
  source?: string | null | undefined
  step?: { stepId: number; curriculumId: number } | null | undefined
  /** Whether a certificate can come of it. */
  earns: boolean
}

export type Outcome = {
  completed: boolean
  /** The act completed its lesson, prime lesson or course, which was not complete before. */
  isNew: boolean
  lessonCompleted: boolean
  certificateId: number | null
  declined: boolean
} & CourseStanding

type Known = { memberId: number; session: Buffer | null; facts: string | null; now: Date }

const COMPLETE = `
  select completed, is_new as "isNew", lesson_completed as "lessonCompleted", certificate as "certificateId",
    stored, all_done as "allDone", reviewed, declined
  from complete($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`

/** All of it in one statement (complete.sql). Nothing is found where the session is not what it was known to be. */
export async function complete(db: Reader, who: Known, act: Act): Promise<Outcome | undefined> {
  const { courseId, lessonId, chapterId, primeLessonId, wish, source, step, earns } = act
  const values = [
    ...[who.memberId, who.session, who.facts, who.now],
    ...[courseId, lessonId, chapterId, primeLessonId, wish, source, step?.stepId, step?.curriculumId, earns],
  ].map((value) => value ?? null)
  return (await db.executeQuery<Outcome>(CompiledQuery.raw(COMPLETE, values))).rows[0]
}

export type CourseStanding = { stored: boolean; allDone: boolean; reviewed: boolean }

/** How far a course is: complete by the learner's word, or because every lesson is (of a course of prime lessons, every one of them). */
export async function readStanding(db: Reader, memberId: number, courseId: number): Promise<CourseStanding> {
  const found = await sql<CourseStanding>`
    with lesson as (
      select exists (select from lesson_completions e where e.member_id = ${memberId} and e.lesson_id = l.id)
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
      exists (select from course_reviews where member_id = ${memberId} and course_id = ${courseId}) as reviewed`.execute(
    db,
  )
  return found.rows[0]!
}

export async function isAmbassador(db: Reader, memberId: number): Promise<boolean> {
  const found = await db
    .selectFrom('ambassadors')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return found !== undefined
}

import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** So much of a course was done elsewhere. */
type Brought = { memberId: number; courseId: number; percent: number }

const AT_ONCE = 500

/**
 * Completes for new members what they did elsewhere: of each course the first chapters up to that percent, at 100 the
 * course itself. Nothing comes of it by itself: no certificate, no prize.
 */
export async function bringProgress(tx: Tx, all: readonly Brought[], at: Date): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) await bringSome(tx, all.slice(from, from + AT_ONCE), at)
}

async function bringSome(tx: Tx, some: readonly Brought[], at: Date): Promise<void> {
  const rows = some.map(({ memberId, courseId, percent }) => ({ who: memberId, course: courseId, percent }))
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (who bigint, course bigint, percent integer)
    ), whole as (
      select who, course from given where percent = 100
    ), chapter as materialized (
      select l.course_id as course, h.id, 100 * count(*) over upto as done, count(*) over of_course as of
      from lessons l join chapters h on h.lesson_id = l.id and h.published
      where l.published and l.course_id in (select course from given)
      window of_course as (partition by l.course_id),
        upto as (partition by l.course_id order by l.day_index, l.id, h.position, h.id)
    ), prime as materialized (
      select p.course_id as course, p.id, 100 * count(*) over upto as done, count(*) over of_course as of
      from prime_lessons p where p.published and p.course_id in (select course from given)
      window of_course as (partition by p.course_id), upto as (partition by p.course_id order by p.position, p.id)
    ), chapters_done as (
      insert into chapter_completions (member_id, chapter_id, completed_at)
      select g.who, c.id, ${at} from given g join chapter c on c.course = g.course and c.done <= g.percent * c.of
      on conflict do nothing
    ), primes_done as (
      insert into prime_completions (member_id, prime_lesson_id, completed_at)
      select g.who, p.id, ${at} from given g join prime p on p.course = g.course and p.done <= g.percent * p.of
      on conflict do nothing
    ), lessons_done as (
      insert into lesson_completions (member_id, lesson_id, completed_at)
      select w.who, l.id, ${at} from whole w join lessons l on l.course_id = w.course and l.published
      on conflict do nothing
    )
    insert into course_completions (member_id, course_id, completed_at)
    select who, course, ${at} from whole on conflict do nothing`.execute(tx)
}

import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

type Spot = { chapterId: number } | { primeLessonId: number }
type PlainCourse = {
  completedLessonIds: number[]
  ticked: number[]
  primes: number[]
  bookmarks: Record<string, number>
  seenMs: number
  totalMs: number
  completed: boolean
  bookmarked: boolean
  bought: boolean
  place: Spot | null
  finished: boolean
  following: Spot | null
  first: Spot | null
}

/** What a learner did in a course, counted by the database alone: what the joined values must say too. */
export async function plainCourse(db: Db, memberId: number, courseId: number): Promise<PlainCourse> {
  const found = await sql<PlainCourse>`
    with own as (
      select h.id, h.lesson_id, h.video_id, l.day_index, h.position,
        exists (select from chapter_completions where chapter_id = h.id and member_id = ${memberId}) as done
      from lessons l join chapters h on h.lesson_id = l.id and h.published
      where l.course_id = ${courseId} and l.published
    ), primes as (
      select id, video_id, position from prime_lessons where course_id = ${courseId} and published
    ), film as (
      select (v.duration_seconds * 1000)::int as ms, coalesce(w.seen_ms, 0) as seen
      from (select video_id from own union all select video_id from primes) parts join videos v on v.id = parts.video_id
      left join watch_progress w on w.video_id = v.id and w.member_id = ${memberId}
    ), place as (
      select pl.finished, o.id as chapter, o.day_index, o.position, q.id as prime, q.position as prime_position
      from (select) one left join course_places pl on pl.member_id = ${memberId} and pl.course_id = ${courseId}
      left join own o on o.id = pl.chapter_id left join primes q on q.id = pl.prime_lesson_id
    )
    select
      (select coalesce(json_agg(id order by id), '[]') from (
        select lesson_id as id from own group by lesson_id having bool_and(done)
        union select l.id from lesson_completions e join lessons l on l.id = e.lesson_id and l.published
          where e.member_id = ${memberId} and l.course_id = ${courseId}) complete) as "completedLessonIds",
      (select coalesce(json_agg(id order by id), '[]') from own where done) as ticked,
      (select coalesce(json_agg(p.id order by p.id), '[]') from primes p join prime_completions e
        on e.prime_lesson_id = p.id and e.member_id = ${memberId}) as primes,
      (select coalesce(json_object_agg(b.lesson_id, b.id), '{}') from lesson_bookmarks b join lessons l on l.id = b.lesson_id and l.published
        where b.member_id = ${memberId} and l.course_id = ${courseId}) as bookmarks,
      (select coalesce(sum(case when seen > 0 and ms - seen <= 2000 then ms else seen end), 0) from film) as "seenMs",
      (select coalesce(sum(ms), 0) from film) as "totalMs",
      exists (select from course_completions where member_id = ${memberId} and course_id = ${courseId}) as completed,
      exists (select from course_bookmarks where member_id = ${memberId} and course_id = ${courseId}) as bookmarked,
      exists (select from course_purchases where member_id = ${memberId} and course_id = ${courseId}) as bought,
      case when chapter is not null then json_build_object('chapterId', chapter)
        when prime is not null then json_build_object('primeLessonId', prime) end as place,
      coalesce(finished, false) as finished,
      case when chapter is not null then (select json_build_object('chapterId', o.id) from own o
          where (o.day_index, o.position) > (place.day_index, place.position) order by o.day_index, o.position limit 1)
        else (select json_build_object('primeLessonId', q.id) from primes q
          where q.position > prime_position order by q.position limit 1) end as following,
      coalesce((select json_build_object('chapterId', o.id) from own o order by o.day_index, o.position limit 1),
        (select json_build_object('primeLessonId', q.id) from primes q order by q.position limit 1)) as first
    from place`.execute(db)
  return found.rows[0]!
}

type PlainCurriculum = {
  completedLessonIds: number[]
  seenMs: number
  totalMs: number
  attends: boolean
  place: { stepId: number; chapterId: number } | null
}

export async function plainCurriculum(db: Db, memberId: number, curriculumId: number): Promise<PlainCurriculum> {
  const found = await sql<PlainCurriculum>`
    with borrowed as (
      select distinct l.id from curriculum_steps s join step_lessons b on b.step_id = s.id
      join lessons l on l.id = b.lesson_id and l.published where s.curriculum_id = ${curriculumId}
    ), own as (
      select h.lesson_id, exists (select from chapter_completions where chapter_id = h.id and member_id = ${memberId}) as done,
        (v.duration_seconds * 1000)::int as ms, coalesce(w.seen_ms, 0) as seen
      from borrowed b join chapters h on h.lesson_id = b.id and h.published join videos v on v.id = h.video_id
      left join watch_progress w on w.video_id = v.id and w.member_id = ${memberId}
    )
    select
      (select coalesce(json_agg(id order by id), '[]') from (
        select lesson_id as id from own group by lesson_id having bool_and(done)
        union select b.id from borrowed b join lesson_completions e on e.lesson_id = b.id and e.member_id = ${memberId}
      ) complete) as "completedLessonIds",
      (select coalesce(sum(case when seen > 0 and ms - seen <= 2000 then ms else seen end), 0) from own) as "seenMs",
      (select coalesce(sum(ms), 0) from own) as "totalMs",
      exists (select from curriculum_attendances where member_id = ${memberId} and curriculum_id = ${curriculumId} and removed_at is null) as attends,
      (select json_build_object('stepId', s.id, 'chapterId', h.id) from curriculum_attendances a
        join curriculum_steps s on s.id = a.step_id and s.curriculum_id = a.curriculum_id
        join step_lessons b on b.step_id = s.id join lessons l on l.id = b.lesson_id and l.published
        join chapters h on h.lesson_id = l.id and h.published and h.id = a.chapter_id
        where a.member_id = ${memberId} and a.curriculum_id = ${curriculumId}) as place`.execute(db)
  return found.rows[0]!
}

type Next = { stepId: number; chapterId: number } | null

/** The first thing of a curriculum that is not done, seen from a place; with `others`, outside that place's step. */
export async function plainNext(
  db: Db,
  it: { memberId: number; curriculumId: number; stepId: number | null; chapterId: number | null; others: boolean },
): Promise<Next> {
  const found = await sql<NonNullable<Next>>`
    select s.id as "stepId", h.id as "chapterId"
    from curriculum_steps s
    join step_lessons b on b.step_id = s.id
    join lessons l on l.id = b.lesson_id and l.published
    join chapters h on h.lesson_id = l.id and h.published
    join videos v on v.id = h.video_id
    left join curriculum_steps here on here.id = ${it.stepId}::bigint and here.curriculum_id = s.curriculum_id
    left join watch_progress w on w.member_id = ${it.memberId} and w.video_id = v.id
    cross join lateral (select
      exists (select from chapter_completions d where d.member_id = ${it.memberId} and d.chapter_id = h.id)
        or exists (select from lesson_completions e where e.member_id = ${it.memberId} and e.lesson_id = l.id) as ticked,
      coalesce(w.place_seconds >= v.duration_seconds - 3, false) as ended,
      coalesce(w.seen_ms >= v.duration_seconds * 1000 - 2000, false) as seen) is_
    cross join lateral (select coalesce(s.id = ${it.stepId}::bigint and h.id = ${it.chapterId}::bigint and not is_.ended
      and (not is_.ticked or w.place_seconds > 0), false) as stays) place
    where s.curriculum_id = ${it.curriculumId} and (place.stays or not is_.ticked)
      and (not ${it.others}::boolean or s.id <> ${it.stepId}::bigint)
    order by place.stays desc, is_.ended or is_.seen, s.position < coalesce(here.position, 0), s.position, b.position, h.position
    limit 1`.execute(db)
  return found.rows[0] ?? null
}

import { sql, type RawBuilder } from 'kysely'
import { continuationOf, type Spot } from '#domains/learning/continuation.ts'
import type { CourseLine } from '#domains/learning/progress/line-in-course.ts'
import { whyCannotWatch } from '#domains/learning/rules.ts'
import { watchedRatio } from '#domains/learning/watched.ts'
import { type PlainLearner, watchable, windows, type WatchableRow } from './watchable.ts'

type Row = WatchableRow & {
  bought: boolean
  courseId: number
  seenMs: number
  totalMs: number
  completed: boolean
  watchedAt: Date | null
  bookmarkedAt: Date | null
  place: Spot | null
  finished: boolean
  following: Spot | null
  first: Spot | null
}

// Each film is looked up by its key, so that the cost is that of the courses asked for, never of all that was watched.
const parts = (memberId: number) => sql`
  select l.course_id, (v.duration_seconds * 1000)::int as ms,
    (select w.seen_ms from watch_progress w where w.member_id = ${memberId} and w.video_id = v.id) as seen_ms
  from wanted join lessons l on l.course_id = wanted.id and l.published
  join chapters h on h.lesson_id = l.id and h.published join videos v on v.id = h.video_id
  union all
  select p.course_id, (v.duration_seconds * 1000)::int,
    (select w.seen_ms from watch_progress w where w.member_id = ${memberId} and w.video_id = v.id)
  from wanted join prime_lessons p on p.course_id = wanted.id and p.published join videos v on v.id = p.video_id`

/** One statement, however many courses: what was watched, where to go on, what is put aside. */
async function listLines({ db, member, now }: PlainLearner, wanted: RawBuilder<unknown>): Promise<CourseLine[]> {
  // Two seconds that nobody sees at a video's end count as seen, as they do in the video's own ratio.
  const found = await sql<Row>`
    with wanted as materialized (${wanted}), parts as materialized (${parts(member.id)}), seen as (
      select course_id, sum(ms)::int as total_ms,
        sum(case when seen_ms > 0 and ms - seen_ms <= 2000 then ms else coalesce(seen_ms, 0) end)::int as ms
      from parts group by course_id
    )
    select wanted.id as "courseId", coalesce(seen.ms, 0) as "seenMs", b.added_at as "bookmarkedAt",
      pl.updated_at as "watchedAt", coalesce(pl.finished, false) as finished, e.course_id is not null as completed,
      coalesce(seen.total_ms, 0) as "totalMs",
      case when h.id is not null then json_build_object('chapterId', h.id)
        when q.id is not null then json_build_object('primeLessonId', q.id, 'seconds', coalesce(w.place_seconds, 0))
      end as place,
      case when pl.finished and h.id is not null then (
        select json_build_object('chapterId', n.id) from lessons nl join chapters n on n.lesson_id = nl.id and n.published
        where nl.course_id = wanted.id and nl.published and (nl.day_index, n.position) > (hl.day_index, h.position)
        order by nl.day_index, n.position limit 1)
        when pl.finished then (
        select json_build_object('primeLessonId', n.id, 'seconds', 0) from prime_lessons n
        where n.course_id = wanted.id and n.published and n.position > q.position order by n.position limit 1)
      end as following,
      case when h.id is null and q.id is null or pl.finished then coalesce((
        select json_build_object('chapterId', n.id) from lessons nl join chapters n on n.lesson_id = nl.id and n.published
        where nl.course_id = wanted.id and nl.published order by nl.day_index, n.position limit 1), (
        select json_build_object('primeLessonId', n.id, 'seconds', 0) from prime_lessons n
        where n.course_id = wanted.id and n.published order by n.position limit 1))
      end as first,
      c.id as course_id, true as published, ${windows()}, '[]'::json as steps,
      exists (select from lessons fl where fl.course_id = c.id and fl.published and fl.is_free and fl.id = coalesce(
        h.lesson_id, (select id from lessons where course_id = c.id and published order by day_index limit 1))) as is_free,
      (exists (select from course_purchases where member_id = ${member.id} and course_id = c.id)
        or exists (select from received_courses where member_id = ${member.id} and course_id = c.id
          and coalesce(ends_at, 'infinity') > ${now})) as bought
    from wanted join courses c on c.id = wanted.id
    left join seen on seen.course_id = wanted.id
    left join course_places pl on pl.member_id = ${member.id} and pl.course_id = wanted.id
    left join (chapters h join lessons hl on hl.id = h.lesson_id and hl.published) on h.id = pl.chapter_id and h.published
    left join prime_lessons q on q.id = pl.prime_lesson_id and q.published
    left join watch_progress w on w.member_id = ${member.id} and w.video_id = q.video_id
    left join course_bookmarks b on b.member_id = ${member.id} and b.course_id = wanted.id
    left join course_completions e on e.member_id = ${member.id} and e.course_id = wanted.id`.execute(db)
  return found.rows.map((row) => lineOf(row, whyCannotWatch(watchable(row), member, row.bought, now) === null))
}

function lineOf(row: Row, mayWatch: boolean): CourseLine {
  const { courseId, seenMs, totalMs, completed, watchedAt, bookmarkedAt, place, finished, following, first } = row
  const continuation = mayWatch ? continuationOf({ place, finished, following, first }) : null
  return {
    ...{ courseId, completed, watchedAt, bookmarkedAt },
    watchedRatio: seenMs === totalMs && totalMs > 0 ? 100 : Math.min(99, watchedRatio(seenMs, totalMs)),
    favorite: bookmarkedAt !== null,
    continuationLink: continuation?.link ?? null,
    continuationLabel: continuation?.label ?? null,
  }
}

/** What each of these courses is to a learner, counted by the database alone. */
export const plainLines = (learner: PlainLearner, courseIds: number[]): Promise<CourseLine[]> =>
  listLines(learner, sql`select distinct unnest(${courseIds}::bigint[]) as id`)

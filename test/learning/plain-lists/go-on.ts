import { sql } from 'kysely'
import type { Member } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { linkTo, type Spot } from '#domains/learning/continuation.ts'
import type { GoOn } from '#domains/learning/progress/go-on.ts'
import { whyCannotFollow, whyCannotWatch, type WatchRefusal } from '#domains/learning/rules.ts'
import { nextChapter } from './next-chapter.ts'
import { date, type PlainLearner, stepsOf, watchable, windows, type WatchableRow } from './watchable.ts'

type Row = Omit<GoOn, 'link' | 'locked' | 'posterUrl' | 'practice'> &
  WatchableRow & {
    lessonId: number | null
    stepId: number | null
    spot: Spot
    page: string
    posterKey: string | null
    bought: boolean
    curriculum: Span | null
  }
type Span = { openedAt: string | null; closedAt: string | null }

const next = sql.raw(
  nextChapter({ member: 'a.member_id', curriculum: 'a.curriculum_id', step: 'a.step_id', chapter: 'a.chapter_id' }),
)

/** The same in a course: the place while its film is in the middle, else the first chapter that is neither ticked nor seen. */
const nextInCourse = sql.raw(`(
  select h.id from lessons l join chapters h on h.lesson_id = l.id and h.published join videos v on v.id = h.video_id
  left join watch_progress w on w.member_id = o.member_id and w.video_id = v.id
  cross join lateral (select
    exists (select from chapter_completions d where d.member_id = o.member_id and d.chapter_id = h.id)
      or exists (select from lesson_completions e where e.member_id = o.member_id and e.lesson_id = l.id) as ticked,
    coalesce(w.place_seconds >= v.duration_seconds - 3, false) as ended,
    coalesce(w.seen_ms >= v.duration_seconds * 1000 - 2000, false) as seen) is_
  cross join lateral (select coalesce(h.id = o.chapter_id and not is_.ended
    and (not is_.ticked or w.place_seconds > 0), false) as stays) place
  where l.course_id = o.course_id and l.published and (place.stays or not is_.ticked)
  order by place.stays desc, is_.ended or is_.seen, l.day_index, h.position limit 1)`)
const unseenPrime = sql.raw(`(
  select p.id from prime_lessons p join videos v on v.id = p.video_id
  left join watch_progress w on w.member_id = o.member_id and w.video_id = v.id
  where p.course_id = o.course_id and p.published
    and not (coalesce(w.seen_ms, 0) > 0 and w.seen_ms >= v.duration_seconds * 1000 - 2000)
  order by p.position limit 1)`)

/** How much of a course was seen at all, in milliseconds. */
const seenInCourse = sql.raw(`(
  select coalesce(sum(w.seen_ms), 0) from watch_progress w where w.member_id = o.member_id and w.video_id in (
    select h.video_id from lessons l join chapters h on h.lesson_id = l.id and h.published
    where l.course_id = o.course_id and l.published
    union select p.video_id from prime_lessons p where p.course_id = o.course_id and p.published))`)

/** The latest thing that this learner may go on with; where there is none, the latest that a plan would open again. */
export async function plainGoOn({ db, member, now }: PlainLearner): Promise<GoOn | null> {
  const found = await sql<Row>`
    with last as (
      select * from (
        select updated_at, chapter_id, case when chapter_id is null then coalesce(prime_lesson_id, unseen_prime) end as prime_lesson_id,
          null::bigint as step_id, course_id as in_course, null::bigint as curriculum_id
        from (select o.updated_at, o.course_id, o.prime_lesson_id, case when o.chapter_id is not null then ${nextInCourse} end as chapter_id,
            case when o.chapter_id is not null then ${unseenPrime} end as unseen_prime
          from (select * from course_places where member_id = ${member.id} and not finished order by updated_at desc limit 10) o
          where not exists (select from course_completions e where e.member_id = o.member_id and e.course_id = o.course_id)
            and ${seenInCourse} >= 5000) of_course
        union all
        (select updated_at, (next->>'chapterId')::bigint, null, (next->>'stepId')::bigint, null, curriculum_id
          from (select a.updated_at, a.curriculum_id, ${next} as next from curriculum_attendances a
            where a.member_id = ${member.id} and a.removed_at is null and a.chapter_id is not null
            order by a.updated_at desc limit 5) attended
          where next is not null)
      ) places
    )
    select coalesce(k.title, c.title) as title, coalesce(l.title, p.title) as "lessonTitle", h.title as "chapterTitle",
      l.id as "lessonId", last.step_id as "stepId",
      coalesce(v.poster_key, c.cover_key) as "posterKey", coalesce(w.place_seconds, 0) as seconds, w.device,
      v.duration_seconds as "durationSeconds",
      case when p.id is not null then json_build_object('primeLessonId', p.id, 'seconds', coalesce(w.place_seconds, 0))
        when last.step_id is null then json_build_object('chapterId', h.id)
        else json_build_object('stepId', last.step_id, 'chapterId', h.id) end as spot,
      case when k.id is null then '/courses/' || c.id else '/subscriptions/curriculums/' || k.id end as page,
      c.id as course_id, true as published, coalesce(l.is_free, false) as is_free, ${windows()}, ${stepsOf(sql`l.id`)},
      (exists (select from course_purchases where member_id = ${member.id} and course_id = c.id)
        or exists (select from received_courses where member_id = ${member.id} and course_id = c.id
          and coalesce(ends_at, 'infinity') > ${now})) as bought,
      case when k.id is not null then json_build_object('openedAt', k.opened_at, 'closedAt', k.closed_at) end as curriculum
    from last
    left join (chapters h join lessons l on l.id = h.lesson_id and l.published) on h.id = last.chapter_id and h.published
    left join prime_lessons p on p.id = last.prime_lesson_id and p.published
    left join curriculums k on k.id = last.curriculum_id
    join courses c on c.id = coalesce(last.in_course, l.course_id)
    join videos v on v.id = coalesce(h.video_id, p.video_id)
    left join watch_progress w on w.member_id = ${member.id} and w.video_id = v.id
    order by last.updated_at desc`.execute(db)
  const there = found.rows
    .map((row) => ({ row, why: whyClosed(row, member, now) }))
    .filter(({ why }) => why !== 'not-found')
  const first = there.find(({ why }) => why === null) ?? there[0]
  if (!first) return null
  const { title, lessonTitle, chapterTitle, seconds, durationSeconds, device, spot, page, posterKey } = first.row
  const locked = first.why !== null
  const shown = { title, lessonTitle, chapterTitle, seconds, durationSeconds, device, locked }
  const { lessonId, stepId } = first.row
  const practice = lessonId !== null && !locked ? { lessonId, stepId } : null
  return { ...shown, practice, link: locked ? page : linkTo(spot), posterUrl: fileLink(posterKey) }
}

/** As the player itself would say: a step is there with its curriculum, a film with its course or any such step. */
function whyClosed(row: Row, member: Member, now: Date): WatchRefusal | null {
  const { curriculum } = row
  const window = curriculum && { openedAt: date(curriculum.openedAt), closedAt: date(curriculum.closedAt) }
  if (window && whyCannotFollow(window, member, now) === 'not-found') return 'not-found'
  return whyCannotWatch(watchable(row), member, row.bought, now)
}

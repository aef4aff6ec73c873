import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import { linkTo, type Spot } from '../continuation.ts'

/** What was watched last and is not at its end: the first thing on the top page and on learning status. */
export type GoOn = {
  link: string
  /** The course or the curriculum. */
  title: string
  lessonTitle: string
  chapterTitle: string | null
  posterUrl: string | null
  seconds: number
  durationSeconds: number
  device: string | null
}

type Row = Omit<GoOn, 'link' | 'posterUrl'> & { spot: Spot; posterKey: string | null }

export async function findGoOn(db: Reader, memberId: number, now: Date): Promise<GoOn | null> {
  const found = await sql<Row>`
    with last as (
      select * from (
        (select updated_at, chapter_id, prime_lesson_id, null::bigint as step_id, course_id, null::bigint as curriculum_id
          from course_places where member_id = ${memberId} and not finished order by updated_at desc limit 5)
        union all
        (select updated_at, chapter_id, null, step_id, null, curriculum_id
          from curriculum_attendances
          where member_id = ${memberId} and removed_at is null and chapter_id is not null and step_id is not null
          order by updated_at desc limit 5)
      ) places
    )
    select coalesce(k.title, c.title) as title, coalesce(l.title, p.title) as "lessonTitle", h.title as "chapterTitle",
      coalesce(v.poster_key, c.cover_key) as "posterKey", coalesce(w.place_seconds, 0) as seconds, w.device,
      v.duration_seconds as "durationSeconds",
      case when p.id is not null then json_build_object('primeLessonId', p.id, 'seconds', coalesce(w.place_seconds, 0))
        when last.step_id is null then json_build_object('chapterId', h.id)
        else json_build_object('stepId', last.step_id, 'chapterId', h.id) end as spot
    from last
    left join (chapters h join lessons l on l.id = h.lesson_id and l.published) on h.id = last.chapter_id and h.published
    left join prime_lessons p on p.id = last.prime_lesson_id and p.published
    left join curriculums k on k.id = last.curriculum_id
    join courses c on c.id = coalesce(last.course_id, l.course_id)
    join videos v on v.id = coalesce(h.video_id, p.video_id)
    left join watch_progress w on w.member_id = ${memberId} and w.video_id = v.id
    where coalesce(k.opened_at, c.opened_at) <= ${now}
      and (case when k.id is null then c.closed_at else k.closed_at end > ${now}
        or case when k.id is null then c.closed_at else k.closed_at end is null)
    order by last.updated_at desc limit 1`.execute(db)
  const row = found.rows[0]
  if (!row) return null
  const { spot, posterKey, ...shown } = row
  return { ...shown, link: linkTo(spot), posterUrl: fileLink(posterKey) }
}

export type LessonBookmark = {
  favoriteId: number
  lessonId: number
  title: string
  courseId: number
  courseTitle: string
  link: string | null
}

/** Lessons that were put aside, the latest first, each with the chapter that it begins with. */
export async function listLessonBookmarks(db: Reader, memberId: number, most: number): Promise<LessonBookmark[]> {
  const found = await sql<Omit<LessonBookmark, 'link'> & { chapterId: number | null }>`
    select b.id as "favoriteId", l.id as "lessonId", l.title, c.id as "courseId", c.title as "courseTitle",
      (select h.id from chapters h where h.lesson_id = l.id and h.published order by h.position limit 1) as "chapterId"
    from lesson_bookmarks b join lessons l on l.id = b.lesson_id and l.published join courses c on c.id = l.course_id
    where b.member_id = ${memberId} order by b.added_at desc, b.id desc limit ${most}`.execute(db)
  return found.rows.map(({ chapterId, ...row }) => ({
    ...row,
    link: chapterId === null ? null : linkTo({ chapterId }),
  }))
}

/** Seconds studied on each of these days; days without any are left out. */
export async function listStudyDays(
  db: Reader,
  memberId: number,
  from: string,
  to: string,
): Promise<Map<string, number>> {
  const found = await sql<{ day: string; seconds: number }>`
    select day, covered_length(played) as seconds from study_days
    where member_id = ${memberId} and day between ${from}::date and ${to}::date`.execute(db)
  return new Map(found.rows.map(({ day, seconds }) => [day, seconds]))
}

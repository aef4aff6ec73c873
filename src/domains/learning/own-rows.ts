import { CompiledQuery } from 'kysely'
import { asked } from '#platform/asked.ts'
import { prepared } from '#platform/prepared.ts'
import type { Past } from './past.ts'
import { GLANCE_MS } from './watched.ts'

export type Attendance = { curriculumId: number; stepId: number | null; chapterId: number | null; at: string }
export type OwnCertificate = { id: number; curriculumId: number; title: string; publishedAt: string }
export type OwnPlace = { courseId: number; chapterId: number | null; primeLessonId: number | null; at: string }

/** What is on a learner's lists: by its ids, the latest first. */
export type OwnLists = {
  attendances: Attendance[]
  certificates: OwnCertificate[]
  /** The courses that were left in the middle. */
  unfinished: OwnPlace[]
  begun: number[]
  bookmarked: number[]
  lessonBookmarks: { id: number; lessonId: number }[]
  /** Whether a course was completed, ever. */
  completedAny: boolean
  /** Whether more than a glance was watched, ever. */
  watchedAny: boolean
  /** The courses that came with a code and are still theirs, in the order in which they were picked. */
  received: { courseId: number; endsAt: string | null }[]
  /** The courses that were bought by themselves, the latest first. */
  purchased: number[]
  /** Seconds by day. */
  studied: Record<string, number>
}

/** Some more than are shown: what was only glanced at is left out of them. */
const UNFINISHED = 10

const places = `coalesce(json_agg(json_build_object('courseId', course_id, 'chapterId', chapter_id,
  'primeLessonId', prime_lesson_id, 'at', updated_at) order by updated_at desc), '[]')`

/** $1 the member, $2 how many of each at most, $3 and $4 the first and last day, $5 now. */
const lists = `
  with latest as materialized (
    select course_id, chapter_id, prime_lesson_id, finished, updated_at from course_places
    where member_id = $1 order by updated_at desc limit greatest($2::integer, 20)
  )
  select
    (select coalesce(json_agg(json_build_object('curriculumId', curriculum_id, 'stepId', step_id, 'chapterId', chapter_id, 'at', updated_at)
      order by updated_at desc, curriculum_id), '[]') from curriculum_attendances where member_id = $1 and removed_at is null) as attendances,
    (select coalesce(json_agg(json_build_object('id', id, 'curriculumId', curriculum_id, 'title', curriculum_title, 'publishedAt', published_at)
      order by published_at desc, id desc), '[]') from certificates where member_id = $1) as certificates,
    case when (select count(*) from latest where not finished) >= ${UNFINISHED}
      then (select ${places} from (select * from latest where not finished order by updated_at desc limit ${UNFINISHED}) p)
      else (select ${places} from (select * from course_places where member_id = $1 and not finished order by updated_at desc limit ${UNFINISHED}) p)
    end as unfinished,
    (select coalesce(json_agg(course_id order by updated_at desc), '[]')
      from (select * from latest order by updated_at desc limit $2) p) as begun,
    (select coalesce(json_agg(course_id order by added_at desc), '[]')
      from (select course_id, added_at from course_bookmarks where member_id = $1 order by added_at desc limit $2) b) as bookmarked,
    (select coalesce(json_agg(json_build_object('id', id, 'lessonId', lesson_id) order by added_at desc, id desc), '[]')
      from (select id, lesson_id, added_at from lesson_bookmarks where member_id = $1 order by added_at desc, id desc limit $2) b) as "lessonBookmarks",
    exists (select from course_completions where member_id = $1) as "completedAny",
    exists (select from watch_progress where member_id = $1 and (seen_ms >= ${GLANCE_MS} or finished)) as "watchedAny",
    (select coalesce(json_agg(json_build_object('courseId', course_id, 'endsAt', ends_at) order by position), '[]')
      from received_courses where member_id = $1 and (ends_at is null or ends_at > $5)) as received,
    (select coalesce(json_agg(course_id order by purchased_at desc, course_id), '[]') from course_purchases where member_id = $1) as purchased,
    (select coalesce(json_object_agg(day, seconds), '{}') from study_days
      where member_id = $1 and day between $3::date and $4::date) as studied`

export const listsAsked = (values: unknown[]) =>
  asked(CompiledQuery.raw(lists, values) as CompiledQuery<OwnLists>, ([found]) => found!)

type DoneRow = {
  watched: { video: number; place: number; seenMs: number; device: string | null; at: string }[]
  ticked: number[]
  lessons: number[]
  bought: number[]
  completed: number[]
  bookmarks: { courseId: number; at: string }[]
  places: (OwnPlace & { finished: boolean })[]
  purge: number | null
}

/** $1 the member, then what is asked about: $2 films, $3 chapters, $4 lessons, $5 courses; $6 now. */
export const readDone = prepared<DoneRow>(
  'learner-done',
  `select
    (select coalesce(json_agg(json_build_object('video', video_id, 'place', place_seconds, 'seenMs', seen_ms, 'device', device, 'at', updated_at)), '[]')
      from watch_progress where member_id = $1 and video_id = any($2::bigint[])) as watched,
    (select coalesce(json_agg(chapter_id), '[]') from chapter_completions where member_id = $1 and chapter_id = any($3::bigint[])) as ticked,
    (select coalesce(json_agg(lesson_id), '[]') from lesson_completions where member_id = $1 and lesson_id = any($4::bigint[])) as lessons,
    (select coalesce(json_agg(course_id), '[]') from (select course_id from course_purchases where member_id = $1
      union select course_id from received_courses where member_id = $1 and (ends_at is null or ends_at > $6)) b) as bought,
    (select coalesce(json_agg(course_id), '[]') from course_completions where member_id = $1 and course_id = any($5::bigint[])) as completed,
    (select coalesce(json_agg(json_build_object('courseId', course_id, 'at', added_at)), '[]')
      from course_bookmarks where member_id = $1 and course_id = any($5::bigint[])) as bookmarks,
    (select coalesce(json_agg(json_build_object('courseId', course_id, 'chapterId', chapter_id, 'primeLessonId', prime_lesson_id,
      'finished', finished, 'at', updated_at)), '[]') from course_places where member_id = $1 and course_id = any($5::bigint[])) as places,
    (select max(id) from page_purges) as purge`,
)

/** What a learner has done with all that was asked about. */
export type Done = Pick<Past, 'watched' | 'ticked' | 'lessons' | 'bought'> & {
  completed: ReadonlySet<number>
  /** By the course's id. */
  bookmarks: ReadonlyMap<number, string>
  places: ReadonlyMap<number, OwnPlace & { finished: boolean }>
}

export function doneOf({ watched, ticked, lessons, bought, completed, bookmarks, places }: DoneRow): Done {
  return {
    watched: new Map(watched.map((one) => [one.video, one])),
    ticked: new Set(ticked),
    lessons: new Set(lessons),
    bought: new Set(bought),
    completed: new Set(completed),
    bookmarks: new Map(bookmarks.map(({ courseId, at }) => [courseId, at])),
    places: new Map(places.map((one) => [one.courseId, one])),
  }
}

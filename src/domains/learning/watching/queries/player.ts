import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#platform/prepared.ts'
import type { House } from '#platform/house.ts'
import { orNotFound } from '#platform/refusal.ts'
import type { Note } from '../../notes/terms.ts'

type Span = { openedAt: string | null; closedAt: string | null }

export type FilmRow = {
  id: number
  title: string
  video: number
  provider: string
  vimeo: string | null
  mp4: boolean
  hls: string | null
  subtitles: boolean
  poster: string | null
  seconds: number
  slidePages: number
}
export type ChapterRow = FilmRow & { startPoint: number }
export type LessonRow = {
  id: number
  courseId: number
  dayIndex: number
  title: string
  description: string
  trainingTitle: string | null
  isFree: boolean
  course: Span
  subscription: Span | null
  curriculums: Span[]
  checkPoints: { id: number; description: string; thumbnailKey: string | null }[]
  chapters: ChapterRow[]
}
export type StepRow = {
  id: number
  title: string
  curriculumId: number
  curriculumTitle: string
  zip: boolean
  pdf: boolean
  curriculum: Span
  lessons: LessonRow[]
}
export type CourseRow = { id: number; title: string; zip: boolean; pdf: boolean; lessons: LessonRow[] }
export type PrimeRow = FilmRow & {
  description: string
  steps: { id: number; title: string; description: string; startTime: number }[]
}
export type PrimeCourseRow = { id: number; title: string; zip: boolean; pdf: boolean; primes: PrimeRow[] }

// What is the same for everybody: each process keeps it for a minute, so that a player costs one statement more.
const remember = <T>(house: House, key: string, query: RawBuilder<T>): Promise<T> =>
  house.pages.remember(`learning:${key}`, ['catalogue'], async () =>
    orNotFound((await query.execute(house.db)).rows[0]),
  )

const span = (table: string) =>
  sql`json_build_object('openedAt', ${sql.ref(`${table}.opened_at`)}, 'closedAt', ${sql.ref(`${table}.closed_at`)})`

const film = sql`'video', v.id, 'provider', v.provider, 'vimeo', v.vimeo_video_id, 'mp4', v.mp4_key is not null,
  'hls', regexp_replace(v.hls_key, '^.*/', ''), 'subtitles', v.subtitles_key is not null, 'poster', v.poster_key,
  'seconds', v.duration_seconds`

const lesson = sql`json_build_object(
  'id', l.id, 'courseId', l.course_id, 'dayIndex', l.day_index, 'title', l.title, 'description', l.description,
  'trainingTitle', l.training_title, 'isFree', l.is_free, 'course', ${span('c')},
  'subscription', (select ${span('s')} from subscription_courses s where s.course_id = c.id order by s.position, s.id limit 1),
  'curriculums', (select coalesce(json_agg(${span('k')}), '[]') from step_lessons b
    join curriculum_steps t on t.id = b.step_id join curriculums k on k.id = t.curriculum_id where b.lesson_id = l.id),
  'checkPoints', (select coalesce(json_agg(json_build_object('id', p.id, 'description', p.description, 'thumbnailKey', p.thumbnail_key)
    order by p.position), '[]') from check_points p where p.lesson_id = l.id),
  'chapters', (select coalesce(json_agg(json_build_object('id', h.id, 'title', h.title, 'startPoint', h.start_point,
      'slidePages', h.slide_pages, ${film}) order by h.position), '[]')
    from chapters h join videos v on v.id = h.video_id where h.lesson_id = l.id and h.published))`

export const findCourseToPlay = (house: House, courseId: number) =>
  remember(
    house,
    `play-course:${courseId}`,
    sql<CourseRow>`
    select c.id, c.title, c.supplement_id is not null as zip, c.supplement_pdf_id is not null as pdf,
      (select coalesce(json_agg(${lesson} order by l.day_index), '[]') from lessons l where l.course_id = c.id and l.published) as lessons
    from courses c where c.id = ${courseId}`,
  )

export const findStepToPlay = (house: House, stepId: number) =>
  remember(
    house,
    `play-step:${stepId}`,
    sql<StepRow>`
    select t.id, t.title, k.id as "curriculumId", k.title as "curriculumTitle", ${span('k')} as curriculum,
      t.supplement_id is not null as zip, t.supplement_pdf_id is not null as pdf,
      (select coalesce(json_agg(${lesson} order by b.position), '[]') from step_lessons b
        join lessons l on l.id = b.lesson_id and l.published join courses c on c.id = l.course_id where b.step_id = t.id) as lessons
    from curriculum_steps t join curriculums k on k.id = t.curriculum_id where t.id = ${stepId}`,
  )

export const findPrimesToPlay = (house: House, courseId: number) =>
  remember(
    house,
    `play-primes:${courseId}`,
    sql<PrimeCourseRow>`
    select c.id, c.title, c.supplement_id is not null as zip, c.supplement_pdf_id is not null as pdf,
      (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'description', p.description,
          'slidePages', p.slide_pages, ${film}, 'steps',
          (select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title, 'description', x.description, 'startTime', x.start_time)
            order by x.start_time, x.position), '[]') from video_steps x where x.prime_lesson_id = p.id)) order by p.position), '[]')
        from prime_lessons p join videos v on v.id = p.video_id where p.course_id = c.id and p.published) as primes
    from courses c where c.id = ${courseId}`,
  )

export type Past = {
  watched: { video: number; place: number; seenMs: number; device: string | null; at: string }[]
  ticked: number[]
  lessons: number[]
  primes: number[]
  bookmarks: Record<string, number>
  bought: number[]
  courseCompleted: boolean
  courseFavorited: boolean
  note: Note | null
  last: { chapterId: number | null; primeLessonId: number | null } | null
}

/** Everything that one learner has done with what a player shows, in one statement. */
export const readPast = prepared<Past>(
  'player-past',
  `select
    (select coalesce(json_agg(json_build_object('video', video_id, 'place', place_seconds, 'seenMs', seen_ms, 'device', device, 'at', updated_at)), '[]')
      from watch_progress where member_id = $1 and video_id = any($2::bigint[])) as watched,
    (select coalesce(json_agg(chapter_id), '[]') from chapter_completions where member_id = $1 and chapter_id = any($3::bigint[])) as ticked,
    (select coalesce(json_agg(lesson_id), '[]') from lesson_completions where member_id = $1 and lesson_id = any($4::bigint[])) as lessons,
    (select coalesce(json_agg(prime_lesson_id), '[]') from prime_completions where member_id = $1 and prime_lesson_id = any($5::bigint[])) as primes,
    (select coalesce(json_object_agg(lesson_id, id), '{}') from lesson_bookmarks where member_id = $1 and lesson_id = any($4::bigint[])) as bookmarks,
    (select coalesce(json_agg(course_id), '[]') from course_purchases where member_id = $1 and course_id = any($6::bigint[])) as bought,
    exists (select from course_completions where member_id = $1 and course_id = $7::bigint) as "courseCompleted",
    exists (select from course_bookmarks where member_id = $1 and course_id = $7::bigint) as "courseFavorited",
    case when $8::bigint is null
      then (select json_build_object('content', content, 'version', version, 'savedAt', saved_at) from course_notes where member_id = $1 and course_id = $7::bigint)
      else (select json_build_object('content', content, 'version', version, 'savedAt', saved_at) from curriculum_notes where member_id = $1 and curriculum_id = $8::bigint)
    end as note,
    case when $8::bigint is null
      then (select json_build_object('chapterId', chapter_id, 'primeLessonId', prime_lesson_id) from course_places
        where member_id = $1 and course_id = $7::bigint and not finished)
      else (select json_build_object('chapterId', chapter_id, 'primeLessonId', null) from curriculum_attendances
        where member_id = $1 and curriculum_id = $8::bigint)
    end as last`,
)

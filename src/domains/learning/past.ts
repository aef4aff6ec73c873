import type { BriefChapter, BriefLesson, Chapter, Course, Curriculum, Lesson } from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { prepared } from '#platform/prepared.ts'
import type { Note } from './notes/terms.ts'
import { milliseconds, ratioOfAll } from './watched.ts'

type Watched = { video: number; place: number; seenMs: number; device: string | null; at: string }

type Row = {
  watched: Watched[]
  ticked: number[]
  lessons: number[]
  primes: number[]
  bookmarks: Record<string, number>
  bought: number[]
  courseCompleted: boolean
  courseBookmarkedAt: string | null
  place: { chapterId: number | null; primeLessonId: number | null; finished: boolean; at: string } | null
  attendance: { stepId: number | null; chapterId: number | null; removed: boolean } | null
  certificate: { id: number; publishedAt: string } | null
  note: Note | null
  hasNote: boolean
  /** The number of the latest change that these rows stand beside. */
  purge: number | null
}

/** Everything that one learner has done with a course or a curriculum. */
export type Past = Omit<Row, 'watched' | 'ticked' | 'lessons' | 'primes' | 'bought'> & {
  /** By the film's id. */
  watched: ReadonlyMap<number, Watched>
  /** Chapters, lessons, prime lessons that are done; courses that are bought, or theirs with a code. */
  ticked: ReadonlySet<number>
  lessons: ReadonlySet<number>
  primes: ReadonlySet<number>
  bought: ReadonlySet<number>
}

/** The one statement by which a page asks what is a learner's own; all else it knows from the catalogue. */
const readPast = prepared<Row>(
  'learner-past',
  `select
    (select coalesce(json_agg(json_build_object('video', video_id, 'place', place_seconds, 'seenMs', seen_ms, 'device', device, 'at', updated_at)), '[]')
      from watch_progress where member_id = $1 and video_id = any($2::bigint[])) as watched,
    (select coalesce(json_agg(chapter_id), '[]') from chapter_completions where member_id = $1 and chapter_id = any($3::bigint[])) as ticked,
    (select coalesce(json_agg(lesson_id), '[]') from lesson_completions where member_id = $1 and lesson_id = any($4::bigint[])) as lessons,
    (select coalesce(json_agg(prime_lesson_id), '[]') from prime_completions where member_id = $1 and prime_lesson_id = any($5::bigint[])) as primes,
    (select coalesce(json_object_agg(lesson_id, id), '{}') from lesson_bookmarks where member_id = $1 and lesson_id = any($4::bigint[])) as bookmarks,
    (select coalesce(json_agg(course_id), '[]') from (
      select course_id from course_purchases where member_id = $1 and course_id = any($6::bigint[])
      union select course_id from received_courses where member_id = $1 and course_id = any($6::bigint[])
        and (ends_at is null or ends_at > $10)) b) as bought,
    exists (select from course_completions where member_id = $1 and course_id = $7::bigint) as "courseCompleted",
    (select to_json(added_at) from course_bookmarks where member_id = $1 and course_id = $7::bigint) as "courseBookmarkedAt",
    (select json_build_object('chapterId', chapter_id, 'primeLessonId', prime_lesson_id, 'finished', finished, 'at', updated_at)
      from course_places where member_id = $1 and course_id = $7::bigint) as place,
    (select json_build_object('stepId', step_id, 'chapterId', chapter_id, 'removed', removed_at is not null)
      from curriculum_attendances where member_id = $1 and curriculum_id = $8::bigint) as attendance,
    (select json_build_object('id', id, 'publishedAt', published_at)
      from certificates where member_id = $1 and curriculum_id = $8::bigint) as certificate,
    case when $9::boolean then coalesce(
      (select json_build_object('content', content, 'version', version, 'savedAt', saved_at) from course_notes where member_id = $1 and course_id = $7::bigint),
      (select json_build_object('content', content, 'version', version, 'savedAt', saved_at) from curriculum_notes where member_id = $1 and curriculum_id = $8::bigint)
    ) end as note,
    exists (select from curriculum_notes where member_id = $1 and curriculum_id = $8::bigint and content <> '') as "hasNote",
    (select max(id) from page_purges) as purge`,
)

type Shown = {
  chapters: readonly Chapter[]
  lessons: readonly Lesson[]
  primes?: Course['primes']
  courseId: number | null
  curriculumId: number | null
}

/** What of a note is read: its text for a player, which shows it; nothing of it elsewhere. */
type Reading = { note?: boolean }

async function pastOf({ house, member, now }: Ask, shown: Shown, { note = false }: Reading): Promise<Past | null> {
  if (!member) return null
  const { chapters, lessons, primes = [], courseId, curriculumId } = shown
  const [row] = await readPast(house.pool, [
    member.id,
    [...chapters, ...primes].map(({ film }) => film.id),
    chapters.map(({ id }) => id),
    lessons.map(({ id }) => id),
    primes.map(({ id }) => id),
    courseId === null ? [...new Set(lessons.map((lesson) => lesson.courseId))] : [courseId],
    courseId,
    curriculumId,
    note,
    now,
  ])
  const { watched, ticked, lessons: done, primes: donePrimes, bought, ...rest } = row!
  return {
    ...rest,
    watched: new Map(watched.map((one) => [one.video, one])),
    ticked: new Set(ticked),
    lessons: new Set(done),
    primes: new Set(donePrimes),
    bought: new Set(bought),
  }
}

export const chaptersOf = <C>(lessons: readonly { chapters: readonly C[] }[]): C[] =>
  lessons.flatMap(({ chapters }) => chapters)

/** What this learner did in a course; null for a visitor, who costs no statement. */
export const pastInCourse = (ask: Ask, { id, lessons, primes }: Course, reading: Reading = {}) =>
  pastOf(ask, { chapters: chaptersOf(lessons), lessons, primes, courseId: id, curriculumId: null }, reading)

/** The same of a curriculum, with all that its steps borrow. */
export function pastInCurriculum(ask: Ask, { id, steps }: Curriculum, reading: Reading = {}) {
  const lessons = lessonsOfSteps(steps)
  return pastOf(ask, { chapters: chaptersOf(lessons), lessons, courseId: null, curriculumId: id }, reading)
}

/** Whether what was known of the catalogue before these rows were read is as new as they are; if not, from here on it is. */
export const isOfOneMoment = async ({ house }: Ask, past: Past | null): Promise<boolean> =>
  past === null || house.pages.isHeard(past.purge)

/** What the steps borrow, each lesson once. */
export function lessonsOfSteps<L extends { id: number }>(steps: readonly { lessons: readonly L[] }[]): L[] {
  return [...new Map(steps.flatMap(({ lessons }) => lessons).map((lesson) => [lesson.id, lesson])).values()]
}

/** Done as a whole, or by all its chapters. */
export function isDone({ id, chapters }: BriefLesson, past: Pick<Past, 'ticked' | 'lessons'> | null): boolean {
  if (!past) return false
  return past.lessons.has(id) || (chapters.length > 0 && chapters.every((chapter) => past.ticked.has(chapter.id)))
}

/** How much of all these films was seen, in whole percent. */
export const ratioOfFilms = (films: readonly BriefChapter[], past: Pick<Past, 'watched'>): number =>
  ratioOfAll(
    films.map(({ film }) => ({ seenMs: past.watched.get(film.id)?.seenMs ?? 0, ms: milliseconds(film.seconds) })),
  )

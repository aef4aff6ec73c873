import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Window } from './terms.ts'

export type OutlineChapter = {
  id: number
  title: string
  seconds: number
  startPoint: number
  videoId: number
}
export type OutlineLesson = {
  id: number
  dayIndex: number
  title: string
  description: string
  trainingTitle: string | null
  isFree: boolean
  chapters: OutlineChapter[]
}
export type OutlinePrime = {
  id: number
  title: string
  description: string
  seconds: number
  videoId: number
  posterKey: string | null
  steps: string[]
}

/** A course as anybody may see it: everything but the films themselves. */
export type CourseOutline = {
  id: number
  title: string
  description: string
  outcome: string[]
  audience: string
  needs: string
  tab: string
  level: 'entry' | 'beginner' | 'intermediate' | 'advanced'
  coverKey: string | null
  openedAt: Date | null
  closedAt: Date | null
  singlePriceYen: number | null
  drawingMinutes: number
  videoSeconds: number
  category: { slug: string; name: string }
  hasZip: boolean
  hasPdf: boolean
  /** public, chosen for the course; never a lesson's */
  sampleSlides: { key: string; pages: number } | null
  firstWindow: { openedAt: Date | null; closedAt: Date | null } | null
  teachers: { id: number; name: string; profile: string; iconKey: string | null }[]
  tags: string[]
  lessons: OutlineLesson[]
  primes: OutlinePrime[]
  /** whose steps borrow its lessons, also those that are not open */
  curriculums: { id: number; title: string; level: CourseOutline['level']; steps: number; window: Window }[]
  /** the newest, and one more where there are more */
  voices: CourseVoice[]
}

export type CourseVoice = { id: number; name: string; content: string; givenAt: string }
export const VOICES_A_PAGE = 4

/** One page of what learners said of a course, the newest first. */
export async function listVoicesOf(db: Reader, courseId: number, page: number) {
  const rows = await db
    .selectFrom('customer_voices')
    .select(['id', 'name', 'content', 'given_at'])
    .where('course_id', '=', courseId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(VOICES_A_PAGE + 1)
    .offset((page - 1) * VOICES_A_PAGE)
    .execute()
  const voices = rows.slice(0, VOICES_A_PAGE)
  return {
    voices: voices.map(({ given_at, ...voice }): CourseVoice => ({ ...voice, givenAt: given_at.toISOString() })),
    hasNextPage: rows.length > VOICES_A_PAGE,
  }
}

type Told = { openedAt: string | null; closedAt: string | null }
type Row = Omit<CourseOutline, 'firstWindow' | 'curriculums'> & {
  firstWindow: Told | null
  curriculums: (Omit<CourseOutline['curriculums'][number], 'window'> & Told)[]
}

/** The whole page of a course in one statement, whatever it holds. */
export async function findCourseOutline(db: Reader, courseId: number): Promise<CourseOutline | null> {
  const found = await sql<Row>`
    select c.id, c.title, c.description, c.outcome, c.audience, c.needs, c.tab, c.level, c.cover_key as "coverKey",
      c.opened_at as "openedAt", c.closed_at as "closedAt", c.single_price_yen as "singlePriceYen",
      c.drawing_minutes as "drawingMinutes", c.video_seconds as "videoSeconds",
      json_build_object('slug', k.slug, 'name', k.name) as category,
      c.supplement_id is not null as "hasZip", c.supplement_pdf_id is not null as "hasPdf",
      case when c.sample_slides_key is not null
        then json_build_object('key', c.sample_slides_key, 'pages', c.sample_slide_pages) end as "sampleSlides",
      (select json_build_object('openedAt', s.opened_at, 'closedAt', s.closed_at)
        from subscription_courses s where s.course_id = c.id order by s.position, s.id limit 1) as "firstWindow",
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'profile', t.profile, 'iconKey', t.icon_key) order by ct.position), '[]')
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id) as teachers,
      (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'level', u.level, 'steps',
            (select count(*) from curriculum_steps where curriculum_id = u.id),
            'openedAt', u.opened_at, 'closedAt', u.closed_at) order by u.position, u.id), '[]')
        from curriculums u where exists (
          select from curriculum_steps s join step_lessons b on b.step_id = s.id join lessons l on l.id = b.lesson_id and l.published
          where s.curriculum_id = u.id and l.course_id = c.id)) as curriculums,
      (select coalesce(json_agg(tag order by position), '[]') from course_tags where course_id = c.id) as tags,
      (select coalesce(json_agg(json_build_object(
          'id', l.id, 'dayIndex', l.day_index, 'title', l.title, 'description', l.description,
          'trainingTitle', l.training_title, 'isFree', l.is_free, 'chapters', (
            select coalesce(json_agg(json_build_object('id', h.id, 'title', h.title, 'seconds', v.duration_seconds,
                'startPoint', h.start_point, 'videoId', v.id) order by h.position), '[]')
            from chapters h join videos v on v.id = h.video_id where h.lesson_id = l.id and h.published)
        ) order by l.day_index), '[]')
        from lessons l where l.course_id = c.id and l.published) as lessons,
      (select coalesce(json_agg(json_build_object(
          'id', p.id, 'title', p.title, 'description', p.description, 'seconds', v.duration_seconds, 'videoId', v.id, 'posterKey', v.poster_key,
          'steps', (select coalesce(json_agg(title order by position), '[]') from video_steps where prime_lesson_id = p.id)
        ) order by p.position), '[]')
        from prime_lessons p join videos v on v.id = p.video_id where p.course_id = c.id and p.published) as primes,
      (select coalesce(json_agg(v), '[]') from (
        select id, name, content, given_at as "givenAt" from customer_voices where course_id = c.id
        order by given_at desc, id desc limit ${VOICES_A_PAGE + 1}) v) as voices
    from courses c join categories k on k.id = c.category_id
    where c.id = ${courseId}
  `.execute(db)
  const row = found.rows[0]
  if (!row) return null
  const date = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...row,
    curriculums: row.curriculums.map(({ openedAt, closedAt, ...one }) => ({
      ...one,
      window: { openedAt: date(openedAt), closedAt: date(closedAt) },
    })),
    firstWindow: row.firstWindow && {
      openedAt: date(row.firstWindow.openedAt),
      closedAt: date(row.firstWindow.closedAt),
    },
  }
}

export async function countVisit(db: Reader, courseId: number, source: string, day: string): Promise<void> {
  await sql`
    insert into course_visits (course_id, source, day, visits) values (${courseId}, ${source}, ${day}, 1)
    on conflict (course_id, source, day) do update set visits = course_visits.visits + 1
  `.execute(db)
}

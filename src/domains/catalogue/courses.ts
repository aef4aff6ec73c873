import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { orNotFound } from '#platform/refusal.ts'
import {
  filmRow,
  type Film,
  type Lesson,
  lessonOf,
  lessonRow,
  type LessonRow,
  type Material,
  materialRow,
  publishedOf,
  type Slides,
  subscriptionRow,
  type ToldWindow,
  windowOf,
} from './lesson-rows.ts'
import type { Level, Tab, Window } from './terms.ts'
import { type CourseVoice, VOICES_A_PAGE } from './voices.ts'

export type Prime = Slides & {
  id: number
  title: string
  description: string
  published: boolean
  film: Film
  steps: { id: number; title: string; description: string; startTime: number }[]
}

/** All there is to know of a course that is the same for everybody; who may see what of it is asked at the moment. */
export type Course = {
  id: number
  title: string
  description: string
  /** What the editor says of it beside its description. */
  editorNote: string
  outcome: string[]
  audience: string
  needs: string
  tab: Tab
  level: Level
  coverKey: string | null
  /** what the cover shows, for who cannot see it */
  coverAlt: string
  /** Without an opening day it is a draft, of which something may be missing. */
  window: Window
  /** From when to when it is part of the plan; null when it is sold singly only. */
  subscription: Window | null
  singlePriceYen: number | null
  drawingMinutes: number
  /** Its days are shown in pictures beside each other. */
  displayDays: boolean
  videoSeconds: number
  category: string
  zip: Material | null
  pdf: Material | null
  /** public, chosen for the course; never a lesson's */
  sampleSlides: { key: string; pages: number } | null
  teachers: { id: number; name: string; profile: string; iconKey: string | null }[]
  tags: string[]
  /** What is published, in order. */
  lessons: Lesson[]
  primes: Prime[]
  /** Lessons and prime lessons of which something is not published, as a whole: for staff, who look at it before others do. */
  drafts: { lessons: Lesson[]; primes: Prime[] }
  /** Whose steps borrow its lessons, also those that are not open. */
  curriculums: { id: number; title: string; level: Level; steps: number; window: Window }[]
  /** How approved reviews rate it; null where there are none. */
  stars: { average: number; count: number } | null
  /** How many have begun it. */
  learners: number
  /** The newest, and one more where there are more. */
  voices: CourseVoice[]
}

type Row = Omit<Course, 'window' | 'subscription' | 'lessons' | 'drafts' | 'curriculums'> & {
  openedAt: Date | null
  closedAt: Date | null
  subscription: ToldWindow | null
  lessons: LessonRow[]
  curriculums: (Omit<Course['curriculums'][number], 'window'> & ToldWindow)[]
}

/** From what this process knows of the catalogue, or 404. */
export function findCourse(house: House, courseId: number): Promise<Course> {
  return house.pages.remember(`course:${courseId}`, ['catalogue', `course:${courseId}`], () =>
    readCourse(house, courseId),
  )
}

const ofPart = {
  lesson: (id: number) => sql<{ id: number }>`select course_id as id from lessons where id = ${id}`,
  chapter: (id: number) => sql<{ id: number }>`
    select l.course_id as id from chapters h join lessons l on l.id = h.lesson_id where h.id = ${id}`,
  prime: (id: number) => sql<{ id: number }>`select course_id as id from prime_lessons where id = ${id}`,
}

/** The course that a lesson, a chapter or a prime lesson belongs to, or 404. What moves to another ends the whole catalogue. */
export async function findCourseOf(house: House, part: keyof typeof ofPart, id: number): Promise<Course> {
  const courseId = await house.pages.remember(`course-of-${part}:${id}`, ['catalogue'], async () => {
    const found = await ofPart[part](id).execute(house.db)
    return orNotFound(found.rows[0]).id
  })
  return findCourse(house, courseId)
}

/** In one statement, whatever it holds. */
async function readCourse({ db }: Pick<House, 'db'>, courseId: number): Promise<Course> {
  const found = await sql<Row>`
    select c.id, c.title, c.description, c.editor_note as "editorNote", c.outcome, c.audience, c.needs,
      coalesce(c.tab, 'other') as tab, coalesce(c.level, 'entry') as level, c.cover_key as "coverKey", c.cover_alt as "coverAlt",
      c.opened_at as "openedAt", c.closed_at as "closedAt", ${subscriptionRow()} as subscription,
      c.single_price_yen as "singlePriceYen", c.drawing_minutes as "drawingMinutes", c.display_days as "displayDays", c.video_seconds as "videoSeconds",
      coalesce(k.name, '') as category, ${materialRow('c.supplement_id')} as zip, ${materialRow('c.supplement_pdf_id')} as pdf,
      case when c.sample_slides_key is not null
        then json_build_object('key', c.sample_slides_key, 'pages', c.sample_slide_pages) end as "sampleSlides",
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'profile', t.profile, 'iconKey', t.icon_key) order by ct.position), '[]')
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id) as teachers,
      (select coalesce(json_agg(tag order by position), '[]') from course_tags where course_id = c.id) as tags,
      (select coalesce(json_agg(${lessonRow()} order by l.day_index), '[]') from lessons l where l.course_id = c.id) as lessons,
      (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'description', p.description,
          'slideKey', p.slide_url, 'slidePages', p.slide_pages, 'published', p.published, 'film', ${filmRow()}, 'steps',
          (select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title, 'description', x.description,
            'startTime', x.start_time) order by x.position), '[]') from video_steps x where x.prime_lesson_id = p.id)
        ) order by p.position), '[]')
        from prime_lessons p join videos v on v.id = p.video_id where p.course_id = c.id) as primes,
      (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'level', u.level,
          'steps', (select count(*) from curriculum_steps where curriculum_id = u.id),
          'openedAt', u.opened_at, 'closedAt', u.closed_at) order by u.position, u.id), '[]')
        from curriculums u where exists (
          select from curriculum_steps s join step_lessons b on b.step_id = s.id join lessons l on l.id = b.lesson_id and l.published
          where s.curriculum_id = u.id and l.course_id = c.id)) as curriculums,
      (select case when count(*) > 0 then json_build_object('average', round(avg(rating), 1)::float8, 'count', count(*)) end
        from course_reviews where course_id = c.id and approved_at is not null) as stars,
      (select count(*)::int from course_places where course_id = c.id) as learners,
      (select coalesce(json_agg(v), '[]') from (
        select id, name, content, given_at as "givenAt" from customer_voices where course_id = c.id and shown
        order by given_at desc, id desc limit ${VOICES_A_PAGE + 1}) v) as voices
    from courses c left join categories k on k.id = c.category_id
    where c.id = ${courseId}`.execute(db)
  const { openedAt, closedAt, subscription, curriculums, ...course } = orNotFound(found.rows[0])
  const lessons = course.lessons.map(lessonOf)
  const isDraft = (one: { published: boolean; chapters?: { published: boolean }[] }) =>
    !one.published || (one.chapters ?? []).some(({ published }) => !published)
  return {
    ...course,
    window: { openedAt, closedAt },
    subscription: subscription && windowOf(subscription),
    lessons: publishedOf(lessons),
    primes: course.primes.filter(({ published }) => published),
    drafts: { lessons: lessons.filter(isDraft), primes: course.primes.filter(isDraft) },
    curriculums: curriculums.map(({ openedAt, closedAt, ...one }) => ({
      ...one,
      window: windowOf({ openedAt, closedAt }),
    })),
  }
}

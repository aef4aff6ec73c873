import { sql, type RawBuilder } from 'kysely'
import type { Window } from '#domains/catalogue/index.ts'
import type { House } from '#platform/house.ts'
import { orNotFound } from '#platform/refusal.ts'
import type { Watchable } from './rules.ts'

type Pin = { id: number; ms: number }
export type LessonFacts = Watchable & { lessonId: number }
export type ChapterFacts = LessonFacts & { chapterId: number; video: Pin; startMs: number }
export type PrimeFacts = Watchable & { primeLessonId: number; video: Pin }
export type CurriculumFacts = { curriculumId: number; title: string; window: Window }

// What decides the right to watch changes rarely and is asked with every log, so each process keeps it for a minute.
const remember = <T>(house: House, key: string, query: RawBuilder<T>): Promise<T> =>
  house.pages.remember(`learning:${key}`, ['catalogue'], async () =>
    orNotFound((await query.execute(house.db)).rows[0]),
  )

export type WatchableRow = {
  course_id: number
  published: boolean
  is_free: boolean
  opened_at: Date | null
  closed_at: Date | null
  subscription: { openedAt: string | null; closedAt: string | null } | null
  steps: { stepId: number; curriculumId: number; openedAt: string | null; closedAt: string | null }[]
}

/** Of a course `c`: what decides who may watch it. */
export const windows = () => sql`c.opened_at, c.closed_at,
  (select json_build_object('openedAt', s.opened_at, 'closedAt', s.closed_at)
     from subscription_courses s where s.course_id = c.id order by s.position, s.id limit 1) as subscription`

export const stepsOf = (lesson: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(
    'stepId', st.id, 'curriculumId', st.curriculum_id, 'openedAt', cu.opened_at, 'closedAt', cu.closed_at)), '[]')
  from step_lessons sl join curriculum_steps st on st.id = sl.step_id join curriculums cu on cu.id = st.curriculum_id
  where sl.lesson_id = ${lesson}) as steps`

export const date = (text: string | null) => (text === null ? null : new Date(text))
const window = (w: { openedAt: string | null; closedAt: string | null }): Window => ({
  openedAt: date(w.openedAt),
  closedAt: date(w.closedAt),
})

export const watchable = (row: WatchableRow): Watchable => ({
  courseId: row.course_id,
  published: row.published,
  isFree: row.is_free,
  course: { openedAt: row.opened_at, closedAt: row.closed_at },
  subscription: row.subscription && window(row.subscription),
  steps: row.steps.map(({ stepId, curriculumId, ...w }) => ({ stepId, curriculumId, window: window(w) })),
})

type VideoRow = WatchableRow & { video_id: number; ms: number }
const video = (row: VideoRow): Pin => ({ id: row.video_id, ms: row.ms })

export async function findChapter(house: House, chapterId: number): Promise<ChapterFacts> {
  const row = await remember(
    house,
    `chapter:${chapterId}`,
    sql<VideoRow & { lesson_id: number; start_ms: number }>`
    select l.course_id, h.published and l.published as published, l.is_free, h.lesson_id, ${windows()},
           ${stepsOf(sql`l.id`)}, h.video_id, (v.duration_seconds * 1000)::integer as ms,
           (h.start_point * 1000)::integer as start_ms
    from chapters h join lessons l on l.id = h.lesson_id join courses c on c.id = l.course_id
    join videos v on v.id = h.video_id
    where h.id = ${chapterId}`,
  )
  return { ...watchable(row), chapterId, lessonId: row.lesson_id, video: video(row), startMs: row.start_ms }
}

export async function findLesson(house: House, lessonId: number): Promise<LessonFacts> {
  const row = await remember(
    house,
    `lesson:${lessonId}`,
    sql<WatchableRow>`
    select l.course_id, l.published, l.is_free, ${windows()}, ${stepsOf(sql`l.id`)}
    from lessons l join courses c on c.id = l.course_id where l.id = ${lessonId}`,
  )
  return { ...watchable(row), lessonId }
}

export async function findPrimeLesson(house: House, primeLessonId: number): Promise<PrimeFacts> {
  const row = await remember(
    house,
    `prime:${primeLessonId}`,
    sql<VideoRow>`
    select p.course_id, p.published, false as is_free, ${windows()}, '[]'::json as steps,
           p.video_id, (v.duration_seconds * 1000)::integer as ms
    from prime_lessons p join courses c on c.id = p.course_id join videos v on v.id = p.video_id
    where p.id = ${primeLessonId}`,
  )
  return { ...watchable(row), primeLessonId, video: video(row) }
}

/** A course as a whole may be watched by whoever may watch all of it; it is free when all its lessons are. */
export async function findCourse(house: House, courseId: number): Promise<Watchable> {
  const row = await remember(
    house,
    `course:${courseId}`,
    sql<WatchableRow>`
    select c.id as course_id, true as published, ${windows()}, '[]'::json as steps,
           coalesce((select bool_and(l.is_free) from lessons l where l.course_id = c.id and l.published), false)
             and not exists (select from prime_lessons p where p.course_id = c.id and p.published) as is_free
    from courses c where c.id = ${courseId}`,
  )
  return watchable(row)
}

export async function findCurriculum(house: House, curriculumId: number): Promise<CurriculumFacts> {
  const row = await remember(
    house,
    `curriculum:${curriculumId}`,
    sql<{ title: string; opened_at: Date | null; closed_at: Date | null }>`
    select title, opened_at, closed_at from curriculums where id = ${curriculumId}`,
  )
  return { curriculumId, title: row.title, window: { openedAt: row.opened_at, closedAt: row.closed_at } }
}

/** Every published lesson of a course, or of the steps of a curriculum. */
export function listLessonFacts(
  house: House,
  of: { courseId: number } | { curriculumId: number },
): Promise<LessonFacts[]> {
  const [key, among] =
    'courseId' in of
      ? [`course:${of.courseId}`, sql`l.course_id = ${of.courseId}`]
      : [
          `curriculum:${of.curriculumId}`,
          sql`l.id in (select b.lesson_id from step_lessons b join curriculum_steps s on s.id = b.step_id
            where s.curriculum_id = ${of.curriculumId})`,
        ]
  return house.pages.remember(`learning:lessons-of-${key}`, ['catalogue'], async () => {
    const found = await sql<WatchableRow & { lesson_id: number }>`
      select l.id as lesson_id, l.course_id, l.published, l.is_free, ${windows()}, ${stepsOf(sql`l.id`)}
      from lessons l join courses c on c.id = l.course_id where l.published and ${among}`.execute(house.db)
    return found.rows.map((row) => ({ ...watchable(row), lessonId: row.lesson_id }))
  })
}

/** Which of these courses the member has bought. */
export async function listBought(house: House, memberId: number, courseIds: number[]): Promise<number[]> {
  if (courseIds.length === 0) return []
  const rows = await house.db
    .selectFrom('course_purchases')
    .select('course_id')
    .where('member_id', '=', memberId)
    .where('course_id', 'in', courseIds)
    .execute()
  return rows.map(({ course_id }) => course_id)
}

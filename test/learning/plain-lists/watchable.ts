import { sql, type RawBuilder } from 'kysely'
import type { Window } from '#domains/catalogue/index.ts'
import type { Member } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import type { Watchable } from '#domains/learning/rules.ts'

export type PlainLearner = { db: Reader; member: Member; now: Date }

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

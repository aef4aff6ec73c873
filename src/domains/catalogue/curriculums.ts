import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { orNotFound } from '#platform/refusal.ts'
import {
  type Lesson,
  lessonOf,
  lessonRow,
  type LessonRow,
  type Material,
  materialRow,
  publishedOf,
  subscriptionRow,
  type ToldWindow,
  windowOf,
} from './lesson-rows.ts'
import type { Level, Window } from './terms.ts'

/** A lesson with what its course decides about it. */
export type BorrowedLesson = Lesson & {
  course: { title: string; coverKey: string | null; window: Window; subscription: Window | null }
}
export type Step = {
  id: number
  position: number
  title: string
  description: string
  zip: Material | null
  pdf: Material | null
  /** What is published, in order. */
  lessons: BorrowedLesson[]
}

/** A curriculum with its steps and the lessons they borrow, the same for everybody. */
export type Curriculum = {
  id: number
  title: string
  description: string
  goal: string
  goalKey: string | null
  level: Level
  coverKey: string | null
  window: Window
  steps: Step[]
}

type BorrowedRow = {
  lesson: LessonRow
  course: ToldWindow & { title: string; coverKey: string | null; subscription: ToldWindow | null }
}
type Row = Omit<Curriculum, 'window' | 'steps'> & {
  openedAt: Date | null
  closedAt: Date | null
  steps: (Omit<Step, 'lessons'> & { lessons: BorrowedRow[] })[]
}

/** From what this process knows of the catalogue, or 404. A course that changes ends the curriculums that borrow from it. */
export function findCurriculum(house: House, curriculumId: number): Promise<Curriculum> {
  return house.pages.remember(`curriculum:${curriculumId}`, ['catalogue', `curriculum:${curriculumId}`], () =>
    readCurriculum(house, curriculumId),
  )
}

/** The curriculum that a step belongs to, and the step, or 404. */
export async function findStep(house: House, stepId: number): Promise<{ curriculum: Curriculum; step: Step }> {
  const curriculumId = await house.pages.remember(`curriculum-of-step:${stepId}`, ['catalogue'], async () => {
    const found = await sql<{
      id: number
    }>`select curriculum_id as id from curriculum_steps where id = ${stepId}`.execute(house.db)
    return orNotFound(found.rows[0]).id
  })
  const curriculum = await findCurriculum(house, curriculumId)
  return { curriculum, step: orNotFound(curriculum.steps.find(({ id }) => id === stepId)) }
}

/** In one statement, whatever it holds. */
async function readCurriculum({ db }: Pick<House, 'db'>, curriculumId: number): Promise<Curriculum> {
  const found = await sql<Row>`
    select k.id, k.title, k.description, k.goal, k.goal_key as "goalKey", k.level, k.cover_key as "coverKey",
      k.opened_at as "openedAt", k.closed_at as "closedAt",
      (select coalesce(json_agg(json_build_object('id', s.id, 'position', s.position, 'title', s.title,
          'description', s.description, 'zip', ${materialRow('s.supplement_id')}, 'pdf', ${materialRow('s.supplement_pdf_id')},
          'lessons', (select coalesce(json_agg(json_build_object('lesson', ${lessonRow()}, 'course', json_build_object(
              'title', c.title, 'coverKey', c.cover_key, 'openedAt', c.opened_at, 'closedAt', c.closed_at, 'subscription', ${subscriptionRow()}))
              order by sl.position, l.id), '[]')
            from step_lessons sl join lessons l on l.id = sl.lesson_id join courses c on c.id = l.course_id
            where sl.step_id = s.id)) order by s.position), '[]')
        from curriculum_steps s where s.curriculum_id = k.id) as steps
    from curriculums k where k.id = ${curriculumId}`.execute(db)
  const { openedAt, closedAt, steps, ...curriculum } = orNotFound(found.rows[0])
  return {
    ...curriculum,
    window: { openedAt, closedAt },
    steps: steps.map(({ lessons, ...step }) => ({ ...step, lessons: publishedOf(lessons.map(borrowedOf)) })),
  }
}

const borrowedOf = ({ lesson, course: { title, coverKey, subscription, ...told } }: BorrowedRow): BorrowedLesson => ({
  ...lessonOf(lesson),
  course: { title, coverKey, window: windowOf(told), subscription: subscription && windowOf(subscription) },
})

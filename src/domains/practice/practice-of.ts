import { findCourseOf, findStep, isOpen, type Course, type Lesson, type Target } from '#domains/catalogue/index.ts'
import { lessonFacts, watchRight, type WatchRefusal } from '#domains/learning/index.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import type { Aim } from './terms.ts'

export type Practice = {
  course: Course
  lesson: Lesson
  /** The step in which it is practised, where it is opened from one. */
  step: { id: number; curriculumId: number } | null
}
type Who = Pick<Ask, 'house' | 'member' | 'now'>

/** A lesson to practise, and why this person may not; 404 where it is not there for them, or not in that step. */
export async function practiceOf(
  who: Who,
  lessonId: number,
  stepId: number | null,
): Promise<Practice & { why: Exclude<WatchRefusal, 'not-found'> | null }> {
  const course = await findCourseOf(who.house, 'lesson', lessonId)
  const lesson = orNotFound([...course.drafts.lessons, ...course.lessons].find(({ id }) => id === lessonId))
  const step = stepId === null ? null : await stepOf(who, lessonId, stepId)
  const why = await watchRight(who, lessonFacts(lesson, course))
  if (why === 'not-found') return notFound()
  return { course, lesson, step, why }
}

async function stepOf({ house, member, now }: Who, lessonId: number, stepId: number) {
  const { curriculum, step } = await findStep(house, stepId)
  const isThere = member?.isStaff || isOpen(curriculum.window, now)
  if (!isThere || !step.lessons.some(({ id }) => id === lessonId)) return notFound()
  return { id: step.id, curriculumId: curriculum.id }
}

/** The same words for form, sketchbook and slider. */
export const aimOf = ({ title, trainingTitle, target }: Aimed): Aim => ({
  theme: trainingTitle ?? title,
  detail: target.detail,
  description: target.description,
  pictureUrl: fileLink(target.key),
})
type Aimed = { title: string; trainingTitle: string | null; target: Target }

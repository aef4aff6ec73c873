import {
  type BriefLesson,
  type Catalogue,
  catalogueOf,
  openCoursesOf,
  openCurriculums,
} from '#domains/catalogue/index.ts'
import { isDone, readOwnAbout } from '#domains/learning/index.ts'
import { picksOf, recommend, wishesOf } from '#domains/surveys/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { NewItem } from './queries.ts'

export type Choice = { value: string; title: string; kind: 'カリキュラム' | '講座'; lessons: number }

/** What may be put into a schedule: what is recommended to the member's level, or to who begins, and is not done yet. */
export async function choicesOf(actor: Actor): Promise<Choice[]> {
  const [catalogue, picks, wishes] = await Promise.all([catalogueOf(actor.house), picksOf(actor), wishesOf(actor)])
  const { courses, curriculums } = recommend(catalogue, picks, actor.member.level ?? 'entry', actor.now, { wishes })
  const all = [
    ...curriculums.map(({ id, title }) => ({ value: `curriculum-${id}`, title, kind: 'カリキュラム' as const })),
    ...courses.map(({ id, title }) => ({ value: `course-${id}`, title, kind: '講座' as const })),
  ].map((choice) => ({ ...choice, lessons: partsOf(catalogue, actor.now, choice.value).map(({ lesson }) => lesson) }))
  const { done } = await readOwnAbout(actor, () => ({ lessons: all.flatMap(({ lessons }) => lessons) }))
  return all
    .filter(({ lessons }) => !lessons.every((lesson) => isDone(lesson, done)))
    .map(({ lessons, ...choice }) => ({ ...choice, lessons: lessons.length }))
}

/** The lessons of what was chosen, in the order of its steps or days; none of what is not open. */
export const lessonsOf = (catalogue: Catalogue, now: Date, value: string): NewItem[] =>
  partsOf(catalogue, now, value).map(({ lesson, stepId }) => ({ lessonId: lesson.id, stepId }))

function partsOf(catalogue: Catalogue, now: Date, value: string): { lesson: BriefLesson; stepId: number | null }[] {
  const [kind, id] = value.split('-')
  return (kind === 'course' ? ofCourse(catalogue, now, Number(id)) : ofCurriculum(catalogue, now, Number(id))).filter(
    ({ lesson }) => lesson.chapters.length > 0,
  )
}

function ofCourse(catalogue: Catalogue, now: Date, id: number) {
  const [course] = openCoursesOf(catalogue, now, [id])
  const lessons = catalogue.courses.get(course?.id ?? 0)?.lessons ?? []
  return lessons.map((lesson) => ({ lesson, stepId: null }))
}

function ofCurriculum(catalogue: Catalogue, now: Date, id: number) {
  const steps = openCurriculums(catalogue, now).find((one) => one.id === id)?.steps ?? []
  return steps.flatMap((step) => step.lessons.map((lesson) => ({ lesson, stepId: step.id })))
}

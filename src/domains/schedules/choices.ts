import { type Catalogue, catalogueOf, openCoursesOf, openCurriculums } from '#domains/catalogue/index.ts'
import { picksOf, recommend } from '#domains/surveys/index.ts'
import type { Actor } from '#platform/ask.ts'
import { completedAmong, type NewItem } from './queries.ts'

export type Choice = { value: string; title: string; kind: 'コース' | '講座'; lessons: number }

/** What may be put into a schedule: what is recommended to the member's level, or to who begins, and is not done yet. */
export async function choicesOf(actor: Actor): Promise<Choice[]> {
  const [catalogue, picks] = await Promise.all([catalogueOf(actor.house), picksOf(actor)])
  const { courses, curriculums } = recommend(catalogue, picks, actor.member.level ?? 'entry', actor.now)
  const all = [
    ...curriculums.map(({ id, title }) => ({ value: `curriculum-${id}`, title, kind: 'コース' as const })),
    ...courses.map(({ id, title }) => ({ value: `course-${id}`, title, kind: '講座' as const })),
  ].map((choice) => ({
    ...choice,
    lessonIds: lessonsOf(catalogue, actor.now, choice.value).map(({ lessonId }) => lessonId),
  }))
  const known = all.flatMap(({ lessonIds }) => lessonIds)
  const done = known.length > 0 ? await completedAmong(actor.house.db, actor.member.id, known) : new Set()
  return all
    .filter(({ lessonIds }) => lessonIds.some((id) => !done.has(id)))
    .map(({ lessonIds, ...choice }) => ({ ...choice, lessons: lessonIds.length }))
}

/** The lessons of what was chosen, in the order of its steps or days; none of what is not open. */
export function lessonsOf(catalogue: Catalogue, now: Date, value: string): NewItem[] {
  const [kind, id] = value.split('-')
  if (kind === 'course') {
    const [course] = openCoursesOf(catalogue, now, [Number(id)])
    const lessons = catalogue.courses.get(course?.id ?? 0)?.lessons ?? []
    return lessons
      .filter(({ chapters }) => chapters.length > 0)
      .map((lesson) => ({ lessonId: lesson.id, stepId: null }))
  }
  const steps = openCurriculums(catalogue, now).find((one) => one.id === Number(id))?.steps ?? []
  return steps.flatMap((step) =>
    step.lessons
      .filter(({ chapters }) => chapters.length > 0)
      .map((lesson) => ({ lessonId: lesson.id, stepId: step.id })),
  )
}

import { type Catalogue, catalogueOf, openCoursesOf, openCurriculums } from '#domains/catalogue/index.ts'
import { picksOf, recommend } from '#domains/surveys/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { NewItem } from './queries.ts'

export type Choice = { value: string; title: string; kind: 'コース' | '講座'; lessons: number }

/** What may be put into a schedule: what is recommended to the member's level, or to who begins. */
export async function choicesOf(actor: Actor): Promise<Choice[]> {
  const [catalogue, picks] = await Promise.all([catalogueOf(actor.house), picksOf(actor)])
  const { courses, curriculums } = recommend(catalogue, picks, actor.member.level ?? 'entry', actor.now)
  return [
    ...curriculums.map(({ id, title }) => ({ value: `curriculum-${id}`, title, kind: 'コース' as const })),
    ...courses.map(({ id, title }) => ({ value: `course-${id}`, title, kind: '講座' as const })),
  ]
    .map((choice) => ({ ...choice, lessons: lessonsOf(catalogue, actor.now, choice.value).length }))
    .filter(({ lessons }) => lessons > 0)
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

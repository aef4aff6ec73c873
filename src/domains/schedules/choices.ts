import {
  type BriefLesson,
  type Catalogue,
  catalogueOf,
  openCoursesOf,
  openCurriculums,
} from '#domains/catalogue/index.ts'
import { isDone, readOwnAbout } from '#domains/learning/index.ts'
import { hasSubscription } from '#domains/plans/index.ts'
import { picksOf, recommend, wishesOf } from '#domains/surveys/index.ts'
import type { Actor } from '#platform/ask.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import type { NewItem } from './queries.ts'

export type Choice = { value: string; title: string; breaks: readonly number[]; kind: string; lessons: number }

/** What may be put into a schedule: what is recommended to the member's level, or to who begins, and is not done yet; marked where it needs a plan. */
export async function choicesOf(actor: Actor): Promise<Choice[]> {
  const [catalogue, picks, wishes] = await Promise.all([catalogueOf(actor.house), picksOf(actor), wishesOf(actor)])
  const { courses, curriculums } = recommend(catalogue, picks, actor.member.level ?? 'entry', actor.now, { wishes })
  const all = [
    ...curriculums.map(({ id, title }) => ({ value: `curriculum-${id}`, title, kind: 'カリキュラム' })),
    ...courses.map(({ id, title }) => ({ value: `course-${id}`, title, kind: '講座' })),
  ].map((choice) => ({ ...choice, lessons: partsOf(catalogue, actor.now, choice.value).map(({ lesson }) => lesson) }))
  const mayWatchAll = actor.member.isStaff || hasSubscription(actor.member, actor.now)
  const { done } = await readOwnAbout(actor, () => ({ lessons: all.flatMap(({ lessons }) => lessons) }))
  return all
    .filter(({ lessons }) => !lessons.every((lesson) => isDone(lesson, done)))
    .map(({ lessons, kind, ...choice }) => {
      const needsPlan = !mayWatchAll && lessons.some((one) => !one.isFree && !done.bought.has(one.courseId))
      return {
        ...choice,
        ...{
          breaks: breaksIn(choice.title),
          kind: needsPlan ? `${kind}（月額プラン）` : kind,
          lessons: lessons.length,
        },
      }
    })
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

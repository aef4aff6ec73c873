import { findStep, type Step } from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { audienceOf } from '../../audience-of.ts'
import { chaptersOf, isOfOneMoment, pastInCurriculum } from '../../past.ts'
import { nextIn } from '../../progress/next-in.ts'
import type { NextChapter } from '../../progress/next-in.ts'
import { refuse } from '../../refusals.ts'
import { turnsOfRight, whyCannotFollow } from '../../rules.ts'
import { lessonFacts } from '../../subjects.ts'
import type { DailyLesson } from '../ui/player/player-data.ts'
import { inStep } from './in-step.ts'
import { wayToPlans } from './read-offer.server.ts'
import { playedLesson } from './read-personal.server.ts'

/** A step as it is opened from its curriculum: what is in it, what is done, where to go on. */
export async function readStep(ask: Ask, stepId: string) {
  const { curriculum, step } = await findStep(ask.house, idOf(stepId))
  const why = whyCannotFollow(curriculum.window, ask.member, ask.now)
  if (why === 'not-found') return refuse(why)
  const past = await pastInCurriculum(ask, curriculum)
  if (!(await isOfOneMoment(ask, past))) return readStep(ask, stepId)
  const lessons = step.lessons
    .map((lesson) => playedLesson(ask, lesson, lesson.course, past))
    .filter(({ locked }) => locked !== 'not-found')
  const chapters = chaptersOf(step.lessons)
  const last = chapters.find(({ id }) => id === past?.attendance?.chapterId)
  const base = `/subscriptions/curriculum_steps/${step.id}`
  ask.pageTags.add(`curriculum:${curriculum.id}`)
  const facts = step.lessons.map((lesson) => lessonFacts(lesson, lesson.course))
  ask.pageTurns.push(...turnsOfRight(facts, ask.now))
  return {
    id: step.id,
    title: step.title,
    breaks: breaksIn(step.title),
    curriculumId: curriculum.id,
    curriculumTitle: curriculum.title,
    poster: fileLink((last ?? chapters[0])?.film.posterKey ?? null),
    lessons: inStep(lessons),
    hasBegun:
      last !== undefined || chaptersOf(lessons).some((chapter) => chapter.isCompleted || chapter.watchedRatio > 0),
    isCompleted: lessons.length > 0 && lessons.every(({ isCompleted }) => isCompleted),
    goOn:
      past && why === null
        ? nextIn(curriculum, past, { stepId: step.id, chapterId: last?.id ?? null })
        : firstOpen(step, lessons),
    supplementPath: step.zip && !why ? `${base}/supplement` : null,
    supplementPdfPath: step.pdf && !why ? `${base}/supplement_pdf` : null,
    audience: await audienceOf(ask),
    plans: wayToPlans(),
  }
}

/** For who has no plan: a lesson that is open to all. */
function firstOpen({ id, title }: Step, lessons: readonly DailyLesson[]): NextChapter | null {
  const open = lessons.find(({ locked }) => locked === null)?.chapters[0]
  return open ? { stepId: id, stepTitle: title, chapterId: open.id, title: open.title } : null
}

export type StepPageData = Awaited<ReturnType<typeof readStep>>

import { findCourseOf, findStep } from '#domains/catalogue/index.ts'
import { chapterFacts, chapterIn, mustWatch, primeFacts, primeIn } from '#domains/learning/index.ts'
import type { Actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { refuse } from '../refusals.ts'

/** Where a question was asked, in the words of that moment. */
export type AskedAbout = {
  pagePath: string
  courseId: number
  lessonId: number | null
  primeLessonId: number | null
  title: string
  lessonTitle: string
  chapterTitle: string | null
}

const CHAPTER = /^\/daily_lesson_chapters\/([^/]+)$/
const STEP = /^\/subscriptions\/curriculum_steps\/([^/]+)\/chapters\/([^/]+)$/
const PRIME = /^\/prime_lessons\/([^/]+)$/

/** The lesson that a player's address shows, as far as this member may watch it; an address that shows none is refused. */
export async function askedAbout(actor: Actor, pageUrl: string, seconds: number | null): Promise<AskedAbout> {
  const pagePath = ownPathOf(pageUrl, actor.house.settings.origin)
  const [, primeId] = PRIME.exec(pagePath) ?? []
  if (primeId) return ofPrime(actor, pagePath, known(primeId), seconds ?? 0)
  const [, chapterId] = CHAPTER.exec(pagePath) ?? []
  const [, stepId, chapterOfStep] = STEP.exec(pagePath) ?? []
  const id = chapterId ?? chapterOfStep
  if (!id) return refuse('no-such-lesson')
  return ofChapter(actor, pagePath, known(id), stepId ? known(stepId) : null)
}

function ownPathOf(pageUrl: string, origin: string): string {
  if (!URL.canParse(pageUrl, origin)) return refuse('no-such-lesson')
  const url = new URL(pageUrl, origin)
  return url.origin === new URL(origin).origin ? url.pathname : refuse('no-such-lesson')
}

const known = (id: string) => found(() => idOf(id))

/** The address was given with the form: what it does not lead to is a mistake in the form. */
function found<T>(find: () => T): T {
  try {
    return find()
  } catch (failure) {
    return noLesson(failure)
  }
}

function noLesson(failure: unknown): never {
  if (failure instanceof Refusal && failure.status === 404) return refuse('no-such-lesson')
  throw failure
}

async function ofChapter(actor: Actor, pagePath: string, id: number, stepId: number | null): Promise<AskedAbout> {
  const course = await findCourseOf(actor.house, 'chapter', id).catch(noLesson)
  const { lesson, chapter } = found(() => chapterIn(course, id))
  const step = stepId === null ? null : (await findStep(actor.house, stepId).catch(noLesson)).step
  if (step && !step.lessons.some((one) => one.id === lesson.id)) refuse('no-such-lesson')
  await mustWatch(actor, chapterFacts(course, id)).catch(noLesson)
  return {
    pagePath,
    courseId: course.id,
    lessonId: lesson.id,
    primeLessonId: null,
    title: step?.title ?? course.title,
    lessonTitle: lesson.title,
    chapterTitle: chapter.title,
  }
}

async function ofPrime(actor: Actor, pagePath: string, id: number, seconds: number): Promise<AskedAbout> {
  const course = await findCourseOf(actor.house, 'prime', id).catch(noLesson)
  const prime = found(() => primeIn(course, id))
  await mustWatch(actor, primeFacts(prime, course)).catch(noLesson)
  return {
    pagePath,
    courseId: course.id,
    lessonId: null,
    primeLessonId: prime.id,
    title: course.title,
    lessonTitle: prime.title,
    chapterTitle: prime.steps.findLast(({ startTime }) => startTime <= seconds)?.title ?? null,
  }
}

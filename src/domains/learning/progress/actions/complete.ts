import { hasSubscription } from '#domains/plans/index.ts'
import { SessionChanged, type Actor } from '#platform/ask.ts'
import { complete, isAmbassador, type Act } from '../queries/completions.ts'
import type { ChapterFacts, LessonFacts, PrimeFacts } from '../../subjects.ts'
import { popupAfter } from '../popup.ts'
import type { CompletionPopup } from '../../terms.ts'

/** What a completion brought about, for the page that asked for it. */
export type Completed = {
  completed: boolean
  lessonCompleted: boolean
  courseCompleted: boolean
  /** A certificate that this very act has earned. */
  certificateId: number | null
  popup: CompletionPopup | null
}

type Tick = {
  completed?: boolean | undefined
  step?: { stepId: number; curriculumId: number } | null
  source?: string | undefined
}

export function completeChapter(
  actor: Actor,
  { courseId, lessonId, chapterId, steps }: ChapterFacts,
  { completed, step, source }: Tick,
): Promise<Completed> {
  return act(actor, { courseId, lessonId, chapterId, wish: completed, step, source, earns: steps.length > 0 })
}

/** Completes a lesson for good; repeating it changes nothing. */
export function completeLesson(actor: Actor, { courseId, lessonId, steps }: LessonFacts): Promise<Completed> {
  return act(actor, { courseId, lessonId, earns: steps.length > 0 })
}

export function completePrimeLesson(
  actor: Actor,
  { courseId, primeLessonId }: PrimeFacts,
  source: string | null,
): Promise<Completed> {
  return act(actor, { courseId, primeLessonId, source, earns: false })
}

/** Everything in the course done at once, and the course itself: for good. */
export function completeWholeCourse(actor: Actor, courseId: number): Promise<Completed> {
  return act(actor, { courseId, earns: true })
}

/** What follows from an act: the course that is complete with it, certificates that are due, one popup at most. */
async function act(actor: Actor, it: Act): Promise<Completed> {
  const { db, memberId, member, now, house, cookies, session } = actor
  const done = await complete(db, { memberId, session: session.tokenHash, facts: session.facts, now }, it)
  if (!done) throw new SessionChanged()
  const after = {
    subscribed: hasSubscription(member, now),
    isAmbassador: false,
    preventsAmbassador: Boolean(cookies['prevent-ambassador-popup']),
    courseComplete: done.allDone,
    reviewedOrDeclined: done.reviewed || done.declined,
    draw: done.isNew ? Math.random() : null,
    chance: house.settings.ambassadors.popupChance,
  }
  let popup = popupAfter(after)
  // Asked of the one in twenty alone.
  if (popup === 'ambassador') popup = popupAfter({ ...after, isAmbassador: await isAmbassador(db, memberId) })
  return {
    completed: done.completed,
    lessonCompleted: done.lessonCompleted,
    courseCompleted: done.stored || done.allDone,
    certificateId: done.certificateId,
    popup: done.completed ? popup : null,
  }
}

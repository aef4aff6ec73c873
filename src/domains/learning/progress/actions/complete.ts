import { hasSubscription } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { beginAttendance, issueCertificates } from '../queries/attendances.ts'
import {
  completeCourse,
  completeLessons,
  completePrimes,
  listCourseParts,
  lockLearner,
  readStanding,
  tickChapter,
  type CourseStanding,
} from '../queries/completions.ts'
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
  chapter: ChapterFacts,
  { completed, step, source }: Tick,
): Promise<Completed> {
  const { memberId, now } = actor
  return oneAfterAnother(actor, async (tx) => {
    const before = await readStanding(tx, memberId, chapter.courseId)
    const tick = {
      memberId,
      chapterId: chapter.chapterId,
      completed,
      stepId: step?.stepId ?? null,
      source: source ?? null,
      now,
    }
    const ticked = await tickChapter(tx, tick)
    if (ticked && step) await beginAttendance(tx, { memberId, ...step, chapterId: chapter.chapterId, now })
    const isNew = (after: CourseStanding) => isOpenIn(before, chapter) && !isOpenIn(after, chapter)
    return settle(actor, tx, { ...chapter, completed: ticked, isNew })
  })
}

/** Completes a lesson for good; repeating it changes nothing. */
export function completeLesson(actor: Actor, lesson: LessonFacts): Promise<Completed> {
  return oneAfterAnother(actor, async (tx) => {
    const before = await readStanding(tx, actor.memberId, lesson.courseId)
    await completeLessons(tx, actor.memberId, [lesson.lessonId], actor.now)
    return settle(actor, tx, { ...lesson, completed: true, isNew: () => isOpenIn(before, lesson) })
  })
}

export function completePrimeLesson(actor: Actor, prime: PrimeFacts, source: string | null): Promise<Completed> {
  return oneAfterAnother(actor, async (tx) => {
    const came = await completePrimes(tx, actor.memberId, [prime.primeLessonId], actor.now, source)
    return settle(actor, tx, { courseId: prime.courseId, completed: true, steps: [], isNew: () => came > 0 })
  })
}

/** Everything in the course done at once, and the course itself: for good. */
export function completeWholeCourse(actor: Actor, courseId: number): Promise<Completed> {
  const { memberId, now } = actor
  return oneAfterAnother(actor, async (tx) => {
    const { lessonIds, primeIds } = await listCourseParts(tx, courseId)
    await completeLessons(tx, memberId, lessonIds, now)
    await completePrimes(tx, memberId, primeIds, now)
    const came = await completeCourse(tx, memberId, courseId, now)
    return settle(actor, tx, { courseId, completed: true, steps: null, isNew: () => came })
  })
}

function oneAfterAnother<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return actor.db.transaction().execute(async (tx) => {
    await lockLearner(tx, actor.memberId)
    return work(tx)
  })
}

const isOpenIn = ({ openLessonIds }: CourseStanding, { lessonId }: { lessonId: number }) =>
  openLessonIds.includes(lessonId)

type Act = {
  courseId: number
  lessonId?: number
  completed: boolean
  steps: readonly unknown[] | null
  /** Whether the act completed its lesson, prime lesson or course, which was not complete before. */
  isNew: (after: CourseStanding) => boolean
}

/** What follows from an act: the course that is complete with it, certificates that are due, one popup at most. */
async function settle(actor: Actor, tx: Tx, { courseId, lessonId, completed, steps, isNew }: Act): Promise<Completed> {
  const { memberId, member, now, house, cookies } = actor
  const standing = await readStanding(tx, memberId, courseId)
  if (completed && standing.allDone && !standing.stored) await completeCourse(tx, memberId, courseId, now)
  const mayEarn = completed && (steps === null || steps.length > 0)
  const certificates = mayEarn ? await issueCertificates(tx, memberId, now) : []
  const popup = popupAfter({
    subscribed: hasSubscription(member, now),
    isAmbassador: false,
    preventsAmbassador: Boolean(cookies['prevent-ambassador-popup']),
    courseComplete: standing.allDone,
    reviewedOrDeclined: standing.reviewed || standing.declined,
    draw: isNew(standing) ? Math.random() : null,
    chance: house.settings.ambassadorPopupChance,
  })
  return {
    completed,
    lessonCompleted: lessonId !== undefined && !standing.openLessonIds.includes(lessonId),
    courseCompleted: standing.stored || standing.allDone,
    certificateId: certificates[0]?.id ?? null,
    popup: completed ? popup : null,
  }
}

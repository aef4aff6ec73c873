import { findCurriculumOutline, isOpen } from '#domains/catalogue/index.ts'
import { findCurriculumProgress, audienceOf } from '#domains/learning/index.ts'
import { hasSubscription } from '#domains/plans/index.ts'
import { isSignedIn, type Ask } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { finalWorkOf } from '../final-work.ts'

/** The curriculum page's reading: the path in one statement, what this learner did of it in another. */
export async function readCurriculum(ask: Ask, curriculumId: number) {
  const { member, now, db, house } = ask
  const [found, progress, finalWork] = await Promise.all([
    findCurriculumOutline(db, curriculumId),
    member ? findCurriculumProgress(db, member.id, curriculumId) : null,
    isSignedIn(ask) ? finalWorkOf(Object.assign(ask, { memberId: ask.member.id }), curriculumId) : null,
  ])
  const curriculum = orNotFound(found)
  if (!isOpen(curriculum, now)) return notFound()
  const { openedAt: _, closedAt: __, ...shown } = curriculum
  const done = new Set(progress?.completedLessonIds)
  const steps = shown.steps.map((step) => ({
    ...step,
    completed: step.lessons.length > 0 && step.lessons.every((lesson) => done.has(lesson.id)),
  }))
  const subscribed = member !== null && hasSubscription(member, now)
  ask.pageTags.add(`curriculum:${curriculum.id}`)
  return {
    curriculum: { ...shown, steps },
    progress,
    finalWork,
    completedLessonIds: progress?.completedLessonIds ?? [],
    isCleared: steps.length > 0 && steps.every((step) => step.completed),
    mayWatch: Boolean(member?.isStaff || subscribed),
    audience: await audienceOf(ask),
    siteName: house.settings.siteName,
  }
}

export type CurriculumPageData = Awaited<ReturnType<typeof readCurriculum>>

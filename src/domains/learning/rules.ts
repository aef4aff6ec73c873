import { isOpen, turnsOf, type Window } from '#domains/catalogue/index.ts'
import { hasSubscription } from '#domains/plans/index.ts'
import type { Member } from '#platform/ask.ts'
import type { House } from '#platform/house.ts'

/** Whose own lists are read, and when. */
export type Learner = { house: House; member: Member; now: Date }

/** What of the catalogue decides who may watch a lesson, a chapter or a prime lesson. */
export type Watchable = {
  courseId: number
  published: boolean
  isFree: boolean
  course: Window
  /** The first subscription course of its course; null when it is sold singly only. */
  subscription: Window | null
  /** The steps that borrow it. */
  steps: readonly { stepId: number; curriculumId: number; window: Window }[]
}

export type WatchRefusal = 'not-found' | 'sign-up-to-watch' | 'subscribe-to-watch' | 'buy-to-watch'

type Watcher = (Pick<Member, 'state' | 'accessEndsAt' | 'isStaff'> & Partial<Pick<Member, 'seesLessons'>>) | null

/**
 * One rule for page, media, slides, materials, logs, notes and questions: free lessons for everybody, bought courses
 * for their buyers as courses of a trial set for who received them (`bought` is both), every open subscription course and curriculum for trial members and subscribers, all for staff.
 */
export function whyCannotWatch(it: Watchable, watcher: Watcher, bought: boolean, now: Date): WatchRefusal | null {
  if (watcher?.isStaff) return null
  // A draft is nobody's, also where a curriculum borrows of it.
  if (!it.published || it.course.openedAt === null) return 'not-found'
  const courseOpen = isOpen(it.course, now)
  const inCurriculum = it.steps.some((step) => isOpen(step.window, now))
  if (bought) return null
  if (!courseOpen && !inCurriculum) return 'not-found'
  if (it.isFree && courseOpen) return null
  const subscribed = hasSubscription(watcher, now)
  const inSubscription = courseOpen && it.subscription !== null && isOpen(it.subscription, now)
  if (subscribed && (inSubscription || inCurriculum)) return null
  if (!watcher) return 'sign-up-to-watch'
  return subscribed ? 'buy-to-watch' : 'subscribe-to-watch'
}

/** A curriculum as a whole (its note, its final work) is for trial members, subscribers and staff. */
export function whyCannotFollow(window: Window, watcher: Watcher, now: Date): WatchRefusal | null {
  if (watcher?.isStaff) return null
  if (!isOpen(window, now)) return 'not-found'
  if (hasSubscription(watcher, now)) return null
  return watcher ? 'subscribe-to-watch' : 'sign-up-to-watch'
}

/** The moments to come at which the right to watch these may change by itself: a page kept for visitors ends there. */
export const turnsOfRight = (all: readonly Watchable[], now: Date): Date[] =>
  turnsOf(
    all.flatMap(({ course, subscription, steps }) => [course, subscription, ...steps.map(({ window }) => window)]),
    now,
  )

/** The steps that borrow something, in curriculums that are there for this person. */
export function openSteps({ steps }: Watchable, watcher: Watcher, now: Date): Watchable['steps'] {
  return steps.filter(({ window }) => whyCannotFollow(window, watcher, now) !== 'not-found')
}

type Standing = { stored: boolean; allDone: boolean; reviewed: boolean }

export function whyCannotReview({ stored, allDone, reviewed }: Standing): 'not-completed' | 'already-reviewed' | null {
  if (!stored && !allDone) return 'not-completed'
  return reviewed ? 'already-reviewed' : null
}

/** A certificate gets its name before it is first opened; after that it is corrected once. */
export const whyCannotName = ({ correctedAt }: { correctedAt: Date | null }): 'name-corrected' | null =>
  correctedAt === null ? null : 'name-corrected'

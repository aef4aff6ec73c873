import { href } from 'react-router'
/** A place to go on at: a chapter in its course or in a step, a second of a prime lesson, or a step as a whole. */
export type Spot =
  | { chapterId: number; stepId?: number }
  | { primeLessonId: number; seconds: number }
  | { stepId: number; chapterId?: undefined }

export type Continuation = { link: string; label: 'つづきから見る' | 'はじめから見る' }

/** Continuation links lead to these four kinds of pages and no others. */
export function linkTo(spot: Spot): string {
  if ('primeLessonId' in spot)
    return `${href('/prime_lessons/:id', { id: String(spot.primeLessonId) })}?current_time=${Math.floor(spot.seconds)}`
  if (spot.stepId === undefined) return href('/daily_lesson_chapters/:id', { id: String(spot.chapterId) })
  const step = href('/subscriptions/curriculum_steps/:id', { id: String(spot.stepId) })
  return spot.chapterId === undefined ? step : `${step}/chapters/${spot.chapterId}`
}

type Way = {
  /** The last place watched. */
  place: Spot | null
  /** The learner came to its end, and nothing followed then. */
  finished: boolean
  /** What follows that place now, though nothing did when it was finished. */
  following: Spot | null
  first: Spot | null
}

/** To the last place watched; from a finished course to what has come since, else to its beginning. */
export function continuationOf({ place, finished, following, first }: Way): Continuation | null {
  const on = finished ? following : place
  if (on) return { link: linkTo(on), label: 'つづきから見る' }
  return first && { link: linkTo(first), label: 'はじめから見る' }
}

/** Where a card says from which slider it was opened. */
export function withSource(link: string, source: string): string {
  return `${link}${link.includes('?') ? '&' : '?'}from=${source}`
}

import {
  type CardProgress,
  type Catalogue,
  catalogueFor,
  coursePath,
  type CourseCardFacts,
  type OpenCourse,
} from '#domains/catalogue/index.ts'
import { progressOfCourses } from '#domains/learning/index.ts'
import type { Ask } from '#platform/ask.ts'

export type Card = CourseCardFacts & Partial<CardProgress>

/**
 * What is picked from the catalogue, and the cards of its courses with what they are to the learner who looks: one
 * statement for all of them, none for a visitor. Opened from here a course's page is told so (`from`).
 */
export async function withCards<Picked extends { courses: OpenCourse[] }>(
  ask: Ask,
  pick: (catalogue: Catalogue) => Picked,
  from?: string,
): Promise<Omit<Picked, 'courses'> & { cards: Card[] }> {
  const { courses, ...picked } = pick(await catalogueFor(ask))
  const { member, now, db } = ask
  const ids = courses.map(({ id }) => id)
  const lines = member && (await progressOfCourses({ db, member, now }, ids))
  const cards = courses.map(({ id, card }): Card => {
    const shown = from ? { ...card, linkUrl: coursePath(id, from) } : card
    const line = lines?.get(id)
    if (!line) return shown
    const { watchedRatio, favorite, continuationLink } = line
    return { ...shown, watchedRatio, favorite, continuationLink }
  })
  return { ...picked, cards }
}

import {
  type BriefCourse,
  cardForSale,
  type CardProgress,
  type Catalogue,
  catalogueFor,
  coursePath,
  type CourseCardFacts,
  isInPlan,
  type OpenCourse,
} from '#domains/catalogue/index.ts'
import { lineOf, type Own, readOwn } from '#domains/learning/index.ts'
import { hasSubscription } from '#domains/plans/index.ts'
import type { Ask } from '#platform/ask.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'

export type Card = CourseCardFacts & Partial<CardProgress>

/** What a course is to whoever looks; its page is told from where it was opened. */
export function cardOf(course: OpenCourse, own: Own | null, now: Date, from?: string): Card {
  const { id, title } = course
  const card = own ? pricedFor(own, course) : cardForSale(course, now)
  const shown = { ...card, breaks: breaksIn(title), ...(from && { linkUrl: coursePath(id, from) }) }
  if (!own) return shown
  const { watchedRatio, favorite, continuationLink } = lineOf(own, course)
  return { ...shown, watchedRatio, favorite, continuationLink }
}

/** Nothing that a plan holds is sold to who has one, and no course to who has bought it. */
export function pricedFor({ member, now, done }: Pick<Own, 'member' | 'now' | 'done'>, course: BriefCourse) {
  const isTheirs = done.bought.has(course.id) || (hasSubscription(member, now) && isInPlan(course, now))
  return isTheirs ? course.card : cardForSale(course, now)
}

/** What is picked from the catalogue, with the cards of its courses: one statement for a learner's own part of them, none for a visitor. */
export async function withCards<Picked extends { courses: OpenCourse[] }>(
  ask: Ask,
  pick: (catalogue: Catalogue) => Picked,
  from?: string,
): Promise<Omit<Picked, 'courses'> & { cards: Card[] }> {
  const { house, member, now } = ask
  const idsOf = (catalogue: Catalogue) => pick(catalogue).courses.map(({ id }) => id)
  const own = member && (await readOwn({ house, member, now }, idsOf))
  const { courses, ...picked } = pick(own ? own.catalogue : await catalogueFor(ask))
  return { ...picked, cards: courses.map((course) => cardOf(course, own, now, from)) }
}

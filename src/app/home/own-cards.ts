import {
  type CardProgress,
  type Catalogue,
  catalogueFor,
  coursePath,
  type CourseCardFacts,
  type OpenCourse,
} from '#domains/catalogue/index.ts'
import { lineOf, type Own, readOwn } from '#domains/learning/index.ts'
import { hasSubscription } from '#domains/plans/index.ts'
import type { Ask } from '#platform/ask.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'

export type Card = CourseCardFacts & Partial<CardProgress>

/** What a course is to whoever looks; its page is told from where it was opened. */
export function cardOf(course: OpenCourse, own: Own | null, from?: string): Card {
  const { id, card } = course
  const shown = { ...card, breaks: breaksIn(card.title), ...(from && { linkUrl: coursePath(id, from) }) }
  if (!own) return shown
  const { watchedRatio, favorite, continuationLink } = lineOf(own, course)
  return { ...pricedFor(own, shown), watchedRatio, favorite, continuationLink }
}

/** Nothing is sold to who has a plan, for whom all of it is there, and no course to who has bought it. */
export function pricedFor<Facts extends CourseCardFacts>(
  { member, now, done }: Pick<Own, 'member' | 'now' | 'done'>,
  card: Facts,
): Facts {
  if (!hasSubscription(member, now) && !done.bought.has(card.id)) return card
  const { singlePriceYen: _, ...free } = card
  return free as Facts
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
  return { ...picked, cards: courses.map((course) => cardOf(course, own, from)) }
}

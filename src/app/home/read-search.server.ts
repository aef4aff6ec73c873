import {
  coursePath,
  fits,
  filtersOf,
  listCardsOf,
  listProblems,
  searchIndexOf,
  searchSource,
  teachersOf,
} from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { withOwnProgress } from './own-cards.ts'

const perAddress = { name: 'search-page', points: 60, seconds: 60 }
const RESULTS_A_PAGE = 24
const MOST_NEAR = 8

/** One page of what was found, narrowed as the address says; where nothing fits, what comes near and the ways in by a problem. */
export async function readSearch(ask: Ask) {
  const { house, db, now } = ask
  const filters = filtersOf(ask.url.searchParams)
  if (filters.query !== '') await house.limits.take(perAddress, ask.ip)
  const index = await searchIndexOf(house)
  const found = index.find(filters.query, now)
  const narrowed = found.filter((course) => fits(filters, course))
  const begin = (filters.page - 1) * RESULTS_A_PAGE
  const near = found.length === 0 && filters.query !== '' ? index.nearest(filters.query, now, MOST_NEAR) : []
  const [cards, problems] = await Promise.all([
    listCardsOf(
      db,
      now,
      (near.length > 0 ? near : narrowed.slice(begin, begin + RESULTS_A_PAGE)).map(({ id }) => id),
    ),
    found.length > 0 ? [] : house.pages.remember('problems', ['catalogue'], () => listProblems(db, now)),
  ])
  const courses = await withOwnProgress(
    ask,
    cards.map((card) => ({ ...card, linkUrl: coursePath(card.id, searchSource) })),
  )
  return {
    siteName: house.settings.siteName,
    signedIn: ask.member !== null,
    filters,
    total: narrowed.length,
    found: found.length,
    pages: Math.ceil(narrowed.length / RESULTS_A_PAGE),
    teachers: teachersOf(found, filters.teacher),
    courses: near.length > 0 ? [] : courses,
    near: near.length > 0 ? courses : [],
    problems,
  }
}

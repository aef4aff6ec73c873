import {
  drawings,
  fits,
  noteSought,
  filtersOf,
  openCoursesOf,
  openProblems,
  searchIndexOf,
  searchSource,
  spansOf,
  teachersOf,
} from '#domains/catalogue/index.ts'
import { findAnswers } from '#domains/consultation/index.ts'
import { findSpoken } from '#domains/studio/index.ts'
import type { Ask } from '#platform/ask.ts'
import { withCards } from './own-cards.ts'

const perAddress = { name: 'search-page', points: 60, seconds: 60 }
const RESULTS_A_PAGE = 24
const MOST_NEAR = 8

/**
 * One page of what was found, narrowed as the address says, and first the lesson that answers a problem put in these
 * words; where nothing fits, what comes near and the ways in by a problem. Everything is found that the listing shows.
 */
export async function readSearch(ask: Ask) {
  const { house, now } = ask
  const filters = filtersOf(ask.url.searchParams)
  if (filters.query !== '') await house.limits.take(perAddress, ask.ip)
  const index = await searchIndexOf(house)
  const found = index.find(filters.query, now, 'listed')
  if (filters.page === 1) noteSought(house, now, filters.query, found.length)
  const narrowed = found.filter((course) => fits(filters, course))
  const begin = (filters.page - 1) * RESULTS_A_PAGE
  const near = found.length === 0 && filters.query !== '' ? index.nearest(filters.query, now, MOST_NEAR, 'listed') : []
  const shown = near.length > 0 ? near : narrowed.slice(begin, begin + RESULTS_A_PAGE)
  const { cards, problems } = await withCards(
    ask,
    (catalogue) => ({
      courses: openCoursesOf(
        catalogue,
        now,
        shown.map(({ id }) => id),
      ),
      problems: openProblems(catalogue, now),
    }),
    searchSource,
  )
  const [answers, spoken] =
    filters.page === 1
      ? await Promise.all([findAnswers(house, filters.query, now), findSpoken(house, filters.query, now)])
      : [[], []]
  return {
    siteName: house.settings.siteName,
    signedIn: ask.member !== null,
    filters,
    total: narrowed.length,
    found: found.length,
    pages: Math.ceil(narrowed.length / RESULTS_A_PAGE),
    teachers: teachersOf(found, filters.teacher),
    drawings: spansOf(
      drawings,
      found.map(({ drawing }) => drawing),
      filters.drawing,
    ),
    courses: near.length > 0 ? [] : cards,
    // Of these, what is about it; the others only name it.
    about: Math.max(0, index.about(filters.query, narrowed) - begin),
    near: near.length > 0 ? cards : [],
    answering: filters.page === 1 && problems.find(({ label }) => index.asksTheSame(label, filters.query)),
    problems: found.length > 0 ? [] : problems,
    answers,
    spoken,
  }
}

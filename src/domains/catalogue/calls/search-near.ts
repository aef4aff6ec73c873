import type { CallAsk } from '#platform/ask.ts'
import { catalogueOf } from '../live/live-catalogue.ts'
import { openProblems } from '../problems.ts'
import { searchIndexOf } from '../search/live-index.ts'
import { filtersOf } from '../search/results.ts'
import { noteSought } from '../search/sought.ts'
import type { SearchHit } from '../search/terms.ts'
import type { NearWays } from '../terms.ts'

const perAddress = { name: 'search-near', points: 60, seconds: 60 }
const MOST_NEAR = 5
const MOST_PROBLEMS = 6

/** What the box offers where nothing was found: courses that come near, and a learner's own words for what does not work. */
export default async function searchNear({ house, ip, now, query }: CallAsk): Promise<NearWays> {
  await house.limits.take(perAddress, ip)
  const { query: words } = filtersOf(query)
  const [index, catalogue] = await Promise.all([searchIndexOf(house), catalogueOf(house)])
  noteSought(house, now, words, 0)
  const near = words === '' ? [] : index.nearest(words, now, MOST_NEAR, 'listed')
  return {
    courses: near.map(({ id, hit }) => ({ id, title: (JSON.parse(hit) as SearchHit).title })),
    problems: openProblems(catalogue, now)
      .slice(0, MOST_PROBLEMS)
      .map(({ slug, label, courseId, chapterId, isFree }) => ({ slug, label, courseId, chapterId, isFree })),
  }
}

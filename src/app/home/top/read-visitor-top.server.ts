import {
  arrangeShelves,
  catalogueFor,
  groupsOf,
  openCoursesOfTab,
  pageOfCourses,
  readSkillPaths,
  skillPathCards,
  tabOf,
  tabs,
  turnsOf,
} from '#domains/catalogue/index.ts'
import { plansAtAGlance } from '#domains/plans/index.ts'
import { SHOWN_PRACTICE, shownPractice } from '#domains/practice/index.ts'
import type { Ask } from '#platform/ask.ts'
import { findFrontMatter } from '../front-matter.server.ts'
import type { VisitorTopData } from './visitor-top.tsx'

const SHELVES = 3
const CARDS = 10

/** One statement for the words and faces, one for what learners practised; the courses of the open tab are in the catalogue. */
export async function readVisitorTop(ask: Ask): Promise<VisitorTopData> {
  const tab = tabOf(ask.url.searchParams.get('tab'))
  ask.pageTags.add(SHOWN_PRACTICE)
  const [front, catalogue, practice, paths, plans] = await Promise.all([
    findFrontMatter(ask.db, ask.now),
    catalogueFor(ask),
    shownPractice(ask.db),
    readSkillPaths(ask.house),
    plansAtAGlance(ask),
  ])
  ask.pageTurns.push(
    ...turnsOf(
      paths.map(({ window }) => window),
      ask.now,
    ),
  )
  const courses = pageOfCourses(openCoursesOfTab(catalogue, ask.now, tab, 'category'), 1)
  const shelves = arrangeShelves(groupsOf(catalogue, tab), courses, 'category').slice(0, SHELVES)
  return {
    front,
    practice,
    paths: skillPathCards(paths, catalogue, ask.now),
    plans,
    showBeginnerBanner: !ask.cookies.hide_beginner_banner,
    courses: {
      tab,
      tabs,
      shelves: shelves.map((shelf) => ({ ...shelf, courses: shelf.courses.slice(0, CARDS).map(({ card }) => card) })),
    },
  }
}

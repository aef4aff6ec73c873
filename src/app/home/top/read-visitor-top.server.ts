import {
  arrangeShelves,
  type Catalogue,
  catalogueFor,
  groupsOf,
  openCoursesOfTab,
  pageOfCourses,
  type ProblemEntry,
  readSkillPaths,
  skillPathCards,
  tabOf,
  tabs,
  turnsOf,
} from '#domains/catalogue/index.ts'
import { shownNotifications } from '#domains/notifications/index.ts'
import { plansAtAGlance } from '#domains/plans/index.ts'
import { SHOWN_PRACTICE, shownPractice } from '#domains/practice/index.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { findFrontMatter } from '../front-matter.server.ts'
import { cardOf } from '../own-cards.ts'
import type { WayOut } from './problem-entries.tsx'
import type { VisitorTopData } from './visitor-top.tsx'

const SHELVES = 2
const CARDS = 10

/** One statement for the words and faces, one for what learners practised; the courses of the open tab are in the catalogue. */
export async function readVisitorTop(ask: Ask): Promise<VisitorTopData> {
  const tab = tabOf(ask.url.searchParams.get('tab'))
  ask.pageTags.add(SHOWN_PRACTICE)
  const [front, catalogue, practice, paths, plans, { banners }] = await Promise.all([
    findFrontMatter(ask.db, ask.now),
    catalogueFor(ask),
    shownPractice(ask.db),
    readSkillPaths(ask.house),
    plansAtAGlance(ask),
    shownNotifications(ask),
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
    wayOut: wayOutOf(front.problems[0], catalogue),
    frame: fileLink(wayOutOf(front.problems[2], catalogue)?.from ?? front.trial?.posterKey ?? null),
    practice,
    paths: skillPathCards(paths, catalogue, ask.now),
    plans,
    banners,
    showBeginnerBanner: !ask.cookies.hide_beginner_banner,
    courses: {
      tab,
      tabs,
      shelves: shelves.map((shelf) => ({
        ...shelf,
        courses: shelf.courses.slice(0, CARDS).map((course) => cardOf(course, null, ask.now)),
      })),
    },
  }
}

/** The lesson of a problem, chapter by chapter, and the drawing that its course ends with; null where there is none. */
function wayOutOf(problem: ProblemEntry | undefined, { courses }: Catalogue): WayOut | null {
  const lessons = problem && courses.get(problem.courseId)?.lessons
  const lesson = lessons?.find(({ chapters }) => chapters[0]?.id === problem?.chapterId)
  if (!lesson) return null
  const { film } = lessons!.at(-1)!.chapters.at(-1) ?? lesson.chapters[0]!
  return {
    from: lesson.chapters[0]!.film.posterKey,
    to: film.posterKey,
    steps: lesson.chapters.map(({ title }) => title),
  }
}

import {
  arrangeShelves,
  type Catalogue,
  filtersOf,
  isOfLength,
  type OpenCourse,
  openProblems,
  coursesAPage,
  curriculumCard,
  groupsOf,
  lengthsOf,
  openCourses,
  openCoursesOfTab,
  openCurriculums,
  pageOfCourses,
  sortOf,
  sorts,
  tabOf,
  tabs,
} from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { pageOf } from '#platform/paging.ts'
import { withCards } from './own-cards.ts'

/** One page of the listing in the chosen tab and order, and what stands around it. */
export async function readCourses(ask: Ask) {
  const { now, url } = ask
  const tab = tabOf(url.searchParams.get('tab'))
  const sort = sortOf(url.searchParams.get('sort'))
  const page = pageOf(url)
  const { level, length } = filtersOf(url.searchParams)
  const isOfLevel = (course: OpenCourse) => level === null || course.level === level
  const { rows, cards, ...shown } = await withCards(ask, (catalogue: Catalogue) => {
    const groups = groupsOf(catalogue, tab)
    const ofLevel = openCoursesOfTab(catalogue, now, tab, sort).filter(isOfLevel)
    const all = ofLevel.filter(({ card }) => isOfLength(length, card.duration))
    const courses = pageOfCourses(all, page)
    return {
      courses,
      lengths: lengthsOf(
        ofLevel.map(({ card }) => card.duration),
        length,
      ),
      rows: arrangeShelves(groups, courses, sort, all),
      pages: Math.ceil(all.length / coursesAPage),
      isSortable: groups.some((group) => group.isSortable),
      total: openCourses(catalogue, now).length,
      curriculums: openCurriculums(catalogue, now).map(curriculumCard),
      problems: openProblems(catalogue, now),
      teachers: catalogue.teachers,
    }
  })
  const byId = new Map(cards.map((card) => [card.id, card]))
  const shelves = rows.map((row) => ({ ...row, courses: row.courses.map(({ id }) => byId.get(id)!) }))
  return {
    siteName: ask.house.settings.siteName,
    signedIn: ask.member !== null,
    tabs,
    plainSort: sorts[0].id,
    ...{ tab, sort, page, level, length, shelves },
    ...shown,
  }
}

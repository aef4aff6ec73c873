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
  type Tab,
  tabOf,
  tabs,
} from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { levelLabels } from '#ui/levels.ts'
import { pageOf } from '#platform/paging.ts'
import { withCards } from './own-cards.ts'

/** One page of the listing in the chosen tab and order, and what stands around it. */
export async function readCourses(ask: Ask) {
  const { now, url } = ask
  const tab = tabOf(url.searchParams.get('tab'))
  const sort = sortOf(url.searchParams.get('sort'))
  const page = pageOf(url)
  const { level, length } = filtersOf(url.searchParams)
  const free = url.searchParams.has('free')
  const isWanted = ({ level: own, card, lessons }: OpenCourse) =>
    (level === null || own === level) &&
    isOfLength(length, card.duration) &&
    (!free || lessons.some(({ isFree }) => isFree))
  const { rows, cards, ...shown } = await withCards(ask, (catalogue: Catalogue) => {
    const groups = groupsOf(catalogue, tab)
    const ofTab = openCoursesOfTab(catalogue, now, tab, sort)
    const all = ofTab.filter(isWanted)
    const courses = pageOfCourses(all, page)
    return {
      courses,
      lengths: lengthsOf(
        ofTab.map(({ card }) => card.duration),
        length,
      ),
      counted: countedIn(tab, all.length, ofTab.length),
      rows: arrangeShelves(groups, courses, sort, all),
      pages: Math.ceil(all.length / coursesAPage),
      isSortable: groups.some((group) => group.isSortable),
      total: openCourses(catalogue, now).length,
      curriculums: openCurriculums(catalogue, now).map(curriculumCard),
      problems: openProblems(catalogue, now),
      teachers: catalogue.teachers,
    }
  })
  const chosen = [
    level && levelLabels[level],
    shown.lengths.find(({ id }) => id === length)?.label,
    free && '無料レッスンあり',
    sort !== sorts[0].id && sorts.find(({ id }) => id === sort)!.label,
  ]
  const byId = new Map(cards.map((card) => [card.id, card]))
  const shelves = rows.map((row) => ({ ...row, courses: row.courses.map(({ id }) => byId.get(id)!) }))
  return {
    siteName: ask.house.settings.siteName,
    signedIn: ask.member !== null,
    tabs,
    plainSort: sorts[0].id,
    ...{ tab, sort, page, level, length, free, shelves },
    chosen: chosen.filter(Boolean).join('・'),
    ...shown,
  }
}

/** 「キャラクター 89講座」, or how many of them are left by what was chosen. */
function countedIn(tab: Tab, left: number, all: number): string {
  const { label } = tabs.find(({ id }) => id === tab)!
  return left < all ? `${label} ${all}講座のうち${left}講座` : `${label} ${all}講座`
}

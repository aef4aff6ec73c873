import {
  arrangeShelves,
  type Catalogue,
  openProblems,
  coursesAPage,
  curriculumCard,
  groupsOf,
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
import { pageOf } from '#platform/paging.ts'
import { listingFilters } from './listing-filters.ts'
import { withCards } from './own-cards.ts'

/** One page of the listing in the chosen tab and order, and what stands around it. */
export async function readCourses(ask: Ask) {
  const { now, url } = ask
  const tab = tabOf(url.searchParams.get('tab'))
  const sort = sortOf(url.searchParams.get('sort'))
  const page = pageOf(url)
  const { rows, cards, ...shown } = await withCards(ask, (catalogue: Catalogue) => {
    const groups = groupsOf(catalogue, tab)
    const ofTab = openCoursesOfTab(catalogue, now, tab, sort)
    const group = groups.find(({ key }) => key === url.searchParams.get('group'))
    const isOfGroup = ({ id }: { id: number }) => !group || group.courseIds.includes(id)
    const { isWanted, ...choice } = listingFilters(url.searchParams, ofTab, isOfGroup)
    const all = ofTab.filter((course) => isWanted(course) && isOfGroup(course))
    const courses = pageOfCourses(all, page)
    return {
      courses,
      ...choice,
      group: group && { key: group.key, title: group.title },
      counted: countedIn(tab, all.length, ofTab.length),
      leads: all.length > 0 ? `${all.length}講座を見る` : '結果を見る',
      rows: arrangeShelves(groups, courses, sort, all),
      pages: Math.ceil(all.length / coursesAPage),
      isSortable: groups.some((group) => group.isSortable),
      total: openCourses(catalogue, now).length,
      curriculums: openCurriculums(catalogue, now).map(curriculumCard),
      problems: openProblems(catalogue, now),
      teachers: catalogue.teachers,
    }
  })
  const { chosen, group } = shown
  const said = [
    group?.title,
    ...chosen.map(({ label }) => label),
    sort !== sorts[0].id && sorts.find(({ id }) => id === sort)!.label,
  ]
  const asked = { ...Object.fromEntries(chosen.map(({ param, id }) => [param, id])), group: group?.key ?? null }
  const byId = new Map(cards.map((card) => [card.id, card]))
  // A group by itself stands side by side, and leads nowhere else.
  const shelves = rows.map((row) => ({
    ...row,
    title: group ? null : row.title,
    group: !group && sort === 'category' && row.key !== 'left' ? row.key : null,
    courses: row.courses.map(({ id }) => byId.get(id)!),
  }))
  return {
    siteName: ask.house.settings.siteName,
    signedIn: ask.member !== null,
    tabs,
    plainSort: sorts[0].id,
    ...shown,
    ...{ tab, sort, page, shelves, asked },
    chosen: said.filter(Boolean).join('・'),
    // Where nothing is left, each condition can be dropped by itself.
    loosen: shelves.length > 0 ? [] : chosen.map(({ param, label }) => ({ param, label: `「${label}」を外す` })),
    plain: chosen.length > 0 || group ? Object.fromEntries(Object.keys(asked).map((param) => [param, null])) : null,
  }
}

/** 「キャラクター 89講座」, or how many of them are left by what was chosen. */
function countedIn(tab: Tab, left: number, all: number): string {
  const { label } = tabs.find(({ id }) => id === tab)!
  return left < all ? `${label} ${all}講座のうち${left}講座` : `${label} ${all}講座`
}

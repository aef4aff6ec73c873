import {
  arrangeShelves,
  countOpenCourses,
  coursesAPage,
  listCardsOfTab,
  listGroups,
  listPlacesOfTab,
  listCurriculumCards,
  listTeacherFaces,
  sortOf,
  sorts,
  tabOf,
  tabs,
} from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { pageOf } from '#platform/paging.ts'
import { withOwnProgress } from './own-cards.ts'

/** One page of the listing in the chosen tab and order. */
export async function readCourses(ask: Ask) {
  const tab = tabOf(ask.url.searchParams.get('tab'))
  const sort = sortOf(ask.url.searchParams.get('sort'))
  const page = pageOf(ask.url)
  const [groups, cards, all, around] = await Promise.all([
    listGroups(ask.db, tab),
    listCardsOfTab(ask.db, ask.now, tab, sort, (page - 1) * coursesAPage),
    listPlacesOfTab(ask.db, ask.now, tab),
    readAround(ask),
  ])
  const shelves = arrangeShelves(groups, await withOwnProgress(ask, cards), sort, all)
  return {
    siteName: ask.house.settings.siteName,
    signedIn: ask.member !== null,
    tabs,
    plainSort: sorts[0].id,
    tab,
    sort,
    page,
    pages: Math.ceil(all.length / coursesAPage),
    isSortable: groups.some((group) => group.isSortable),
    shelves,
    ...around,
  }
}

/** What stands around the tabs is the same for everybody and read once a minute. */
function readAround({ house, db, now }: Ask) {
  return house.pages.remember('courses-around', ['catalogue'], async () => {
    const [total, curriculums, teachers] = await Promise.all([
      countOpenCourses(db, now),
      listCurriculumCards(db, now),
      listTeacherFaces(db),
    ])
    return { total, curriculums, teachers }
  })
}

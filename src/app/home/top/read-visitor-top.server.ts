import { arrangeShelves, listCardsOfTab, listGroups, tabOf, tabs } from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { findFrontMatter } from '../front-matter.server.ts'
import type { VisitorTopData } from './visitor-top.tsx'

const SHELVES = 3
const CARDS = 10

/** Three statements: the words and faces, the groups of the open tab, their cards. */
export async function readVisitorTop(ask: Ask): Promise<VisitorTopData> {
  const tab = tabOf(ask.url.searchParams.get('tab'))
  const [front, groups, cards] = await Promise.all([
    findFrontMatter(ask.db, ask.now),
    listGroups(ask.db, tab),
    listCardsOfTab(ask.db, ask.now, tab),
  ])
  const shelves = arrangeShelves(groups, cards, 'category').slice(0, SHELVES)
  return {
    front,
    showBeginnerBanner: !ask.cookies.hide_beginner_banner,
    courses: { tab, tabs, shelves: shelves.map((shelf) => ({ ...shelf, courses: shelf.courses.slice(0, CARDS) })) },
  }
}

import { levelLabels } from '#ui/levels.ts'
import {
  type CourseGroup,
  levels,
  type Placed,
  type Row,
  type Shelf,
  type Sort,
  sorts,
  type Tab,
  tabs,
  type Window,
} from './terms.ts'

/** Not open until a day is named; open for good when no closing day is. */
export function isOpen({ openedAt, closedAt }: Window, now: Date): boolean {
  return openedAt !== null && openedAt <= now && (closedAt === null || now < closedAt)
}

/** The moments to come at which one of these opens or closes: what is kept until then shows what it should. */
export function turnsOf(windows: readonly (Window | null)[], now: Date): Date[] {
  return windows
    .flatMap((window) => (window ? [window.openedAt, window.closedAt] : []))
    .filter((moment) => moment !== null && moment > now)
    .map((moment) => moment!)
}

export function tabOf(text: string | null): Tab {
  return tabs.find(({ id }) => id === text)?.id ?? tabs[0].id
}

export function sortOf(text: string | null): Sort {
  return sorts.find(({ id }) => id === text)?.id ?? 'category'
}

/**
 * The rows of a tab in the chosen order: by category as editors grouped them, or taken apart and put together anew by
 * level; by age they are one list. A group that an editor ordered by hand keeps its order. The courses are always the
 * same.
 * Where they are a page of more, `all` of them tell how many each row has.
 */
export function arrangeShelves<Course extends Placed>(
  groups: CourseGroup[],
  courses: readonly Course[],
  sort: Sort,
  all: readonly Placed[] = courses,
): Shelf<Course>[] {
  const totals = all === courses ? new Map<string, number>() : totalsOf(groups, all, sort)
  return rowsOf(groups, courses, sort).map((row) => ({ ...row, total: totals.get(row.key) ?? row.courses.length }))
}

/** How many courses each row has, without arranging them. */
function totalsOf(groups: CourseGroup[], all: readonly Placed[], sort: Sort): Map<string, number> {
  if (sort === 'level') return new Map(levels.map((level) => [level, all.filter((one) => one.level === level).length]))
  if (sort !== 'category') return new Map([['all', all.length]])
  const here = new Set(all.map(({ id }) => id))
  const totals = new Map(groups.map(({ key, courseIds }) => [key, courseIds.filter((id) => here.has(id)).length]))
  for (const id of groups.flatMap(({ courseIds }) => courseIds)) here.delete(id)
  return totals.set('left', here.size)
}

function rowsOf<Course extends Placed>(groups: CourseGroup[], courses: readonly Course[], sort: Sort): Row<Course>[] {
  const rows = {
    category: () => shelvesByGroup(groups, courses),
    level: () => shelvesByLevel(courses),
    new: () => oneList(courses.toSorted(newestFirst)),
    old: () => oneList(courses.toSorted(oldestFirst)),
  }[sort]()
  return rows.filter((row) => row.courses.length > 0)
}

type Order = (a: Placed, b: Placed) => number
export const byCategory: Order = (a, b) => a.categoryPosition - b.categoryPosition || a.id - b.id
export const newestFirst: Order = (a, b) => b.openedAt.getTime() - a.openedAt.getTime() || a.id - b.id
export const oldestFirst: Order = (a, b) => a.openedAt.getTime() - b.openedAt.getTime() || a.id - b.id

function shelvesByGroup<Course extends Placed>(groups: CourseGroup[], courses: readonly Course[]): Row<Course>[] {
  const byId = new Map(courses.map((course) => [course.id, course]))
  const grouped = new Set(groups.flatMap(({ courseIds }) => courseIds))
  const shelves = groups.map(({ key, title, level, isSortable, courseIds }) => {
    const members = courseIds.flatMap((id) => byId.get(id) ?? [])
    return { key, title, level, courses: isSortable ? members.toSorted(byCategory) : members }
  })
  const left = courses.filter(({ id }) => !grouped.has(id)).toSorted(byCategory)
  return [...shelves, { key: 'left', title: 'そのほかの講座', level: null, courses: left }]
}

function shelvesByLevel<Course extends Placed>(courses: readonly Course[]): Row<Course>[] {
  const sorted = courses.toSorted(byCategory)
  return levels.map((level) => ({
    key: level,
    title: levelLabels[level],
    level: null,
    courses: sorted.filter((course) => course.level === level),
  }))
}

const oneList = <Course>(courses: Course[]): Row<Course>[] => [{ key: 'all', title: null, level: null, courses }]

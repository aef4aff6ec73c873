import { isOpen } from '../rules.ts'
import { type CourseGroup, coursesAPage, levels, type Placed, type Sort, type Tab } from '../terms.ts'
import type { BriefCourse, Catalogue } from './terms.ts'

/** An open course, with what the listing sorts by. */
export type OpenCourse = BriefCourse & Placed
const isOpenCourse =
  (now: Date) =>
  (course: BriefCourse): course is OpenCourse =>
    isOpen(course.window, now)

const opened = ({ openedAt }: BriefCourse) => openedAt?.getTime() ?? Infinity
type Order = (a: BriefCourse, b: BriefCourse) => number
const byCategory: Order = (a, b) => a.categoryPosition - b.categoryPosition || a.id - b.id
const newestFirst: Order = (a, b) => opened(b) - opened(a) || a.id - b.id

const orders: Record<Sort, (catalogue: Catalogue) => Order> = {
  category: ({ groups }) => {
    const shelves = new Map(groups.toReversed().flatMap(({ courseIds }, at) => courseIds.map((id) => [id, -at])))
    const shelfOf = ({ id }: BriefCourse) => shelves.get(id) ?? Infinity
    return (a, b) => (shelfOf(a) === shelfOf(b) ? byCategory(a, b) : shelfOf(a) - shelfOf(b))
  },
  level: () => (a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || byCategory(a, b),
  new: () => newestFirst,
  old: () => (a, b) => opened(a) - opened(b) || a.id - b.id,
}

const kept = new WeakMap<Catalogue, Map<string, BriefCourse[]>>()

/** Sorted once for as long as the catalogue stands: what of it is open is asked each time. */
function sorted(catalogue: Catalogue, key: string, sort: () => BriefCourse[]): BriefCourse[] {
  const lists = kept.get(catalogue) ?? new Map<string, BriefCourse[]>()
  kept.set(catalogue, lists)
  const list = lists.get(key) ?? sort()
  lists.set(key, list)
  return list
}

/** The open courses, the newest first. */
export const openCourses = (catalogue: Catalogue, now: Date): OpenCourse[] =>
  sorted(catalogue, 'newest', () => [...catalogue.courses.values()].toSorted(newestFirst)).filter(isOpenCourse(now))

/** The open ones of these courses, in this order. */
export function openCoursesOf({ courses }: Catalogue, now: Date, ids: readonly number[]): OpenCourse[] {
  return ids.flatMap((id) => courses.get(id) ?? []).filter(isOpenCourse(now))
}

export const openCoursesOfTeacher = (catalogue: Catalogue, now: Date, teacherId: number): OpenCourse[] =>
  openCourses(catalogue, now).filter(({ teacherIds }) => teacherIds.includes(teacherId))

/** The open courses of a tab in this order. By its group a course stands under a tab, or by its own where it is in none. */
export function openCoursesOfTab(catalogue: Catalogue, now: Date, tab: Tab, sort: Sort): OpenCourse[] {
  const all = sorted(catalogue, `${tab} ${sort}`, () => {
    const grouped = new Set(catalogue.groups.flatMap(({ courseIds }) => courseIds))
    const here = new Set(groupsOf(catalogue, tab).flatMap(({ courseIds }) => courseIds))
    return [...catalogue.courses.values()]
      .filter((course) => here.has(course.id) || (course.tab === tab && !grouped.has(course.id)))
      .toSorted(orders[sort](catalogue))
  })
  return all.filter(isOpenCourse(now))
}

export const pageOfCourses = <T>(all: T[], page: number): T[] =>
  all.slice((page - 1) * coursesAPage, page * coursesAPage)

export const groupsOf = ({ groups }: Catalogue, tab: Tab): CourseGroup[] => groups.filter((group) => group.tab === tab)

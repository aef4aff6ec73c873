import { byCategory, isOpen, newestFirst, oldestFirst } from '../rules.ts'
import { type CourseGroup, coursesAPage, levels, type Placed, type Sort, type Tab } from '../terms.ts'
import type { BriefCourse, Catalogue } from './terms.ts'
import { turnAt } from './turns.ts'

/** An open course, with what the listing sorts by. */
export type OpenCourse = BriefCourse & Placed
const isOpenCourse =
  (now: Date) =>
  (course: BriefCourse): course is OpenCourse =>
    isOpen(course.window, now)

const kept = new WeakMap<Catalogue, Map<string, { turn: number; list: readonly OpenCourse[] }>>()

/** The open ones of some courses, sorted once for as long as the catalogue stands and none opens or closes. */
function sorted(
  catalogue: Catalogue,
  now: Date,
  key: string,
  among: () => BriefCourse[],
  by: () => Order,
): readonly OpenCourse[] {
  const lists = kept.get(catalogue) ?? new Map<string, { turn: number; list: readonly OpenCourse[] }>()
  kept.set(catalogue, lists)
  const turn = turnAt(catalogue, now)
  const known = lists.get(key)
  if (known?.turn === turn) return known.list
  const list = among().filter(isOpenCourse(now)).toSorted(by())
  lists.set(key, { turn, list })
  return list
}

type Order = (a: OpenCourse, b: OpenCourse) => number

const orders: Record<Sort, (catalogue: Catalogue) => Order> = {
  category: ({ groups }) => {
    const shelves = new Map(groups.toReversed().flatMap(({ courseIds }, at) => courseIds.map((id) => [id, -at])))
    const shelfOf = ({ id }: BriefCourse) => shelves.get(id) ?? Infinity
    return (a, b) => (shelfOf(a) === shelfOf(b) ? byCategory(a, b) : shelfOf(a) - shelfOf(b))
  },
  level: () => (a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || byCategory(a, b),
  new: () => newestFirst,
  old: () => oldestFirst,
}

/** The open courses, the newest first. */
export const openCourses = (catalogue: Catalogue, now: Date): readonly OpenCourse[] =>
  sorted(
    catalogue,
    now,
    'newest',
    () => [...catalogue.courses.values()],
    () => newestFirst,
  )

/** The open ones of these courses, in this order. */
export function openCoursesOf({ courses }: Catalogue, now: Date, ids: readonly number[]): OpenCourse[] {
  return ids.flatMap((id) => courses.get(id) ?? []).filter(isOpenCourse(now))
}

export const openCoursesOfTeacher = (catalogue: Catalogue, now: Date, teacherId: number): OpenCourse[] =>
  openCourses(catalogue, now).filter(({ teacherIds }) => teacherIds.includes(teacherId))

/** The open courses of a tab in this order. By its group a course stands under a tab, or by its own where it is in none. */
export function openCoursesOfTab(catalogue: Catalogue, now: Date, tab: Tab, sort: Sort): readonly OpenCourse[] {
  const among = () => {
    const grouped = new Set(catalogue.groups.flatMap(({ courseIds }) => courseIds))
    const here = new Set(groupsOf(catalogue, tab).flatMap(({ courseIds }) => courseIds))
    const stands = ({ id, tab: own }: BriefCourse) => here.has(id) || (own === tab && !grouped.has(id))
    return [...catalogue.courses.values()].filter(stands)
  }
  return sorted(catalogue, now, `${tab} ${sort}`, among, () => orders[sort](catalogue))
}

export const pageOfCourses = <T>(all: readonly T[], page: number): T[] =>
  all.slice((page - 1) * coursesAPage, page * coursesAPage)

export const groupsOf = ({ groups }: Catalogue, tab: Tab): CourseGroup[] => groups.filter((group) => group.tab === tab)

import { isOpen } from '../rules.ts'
import type { OpenCourse } from './listing.ts'
import type { BriefCourse, Catalogue } from './terms.ts'

const kept = new WeakMap<Catalogue, ReadonlyMap<string, readonly BriefCourse[]>>()

/** Which courses carry a tag, found once for as long as the catalogue stands. */
function byTag(catalogue: Catalogue) {
  const known = kept.get(catalogue)
  if (known) return known
  const found = new Map<string, BriefCourse[]>()
  for (const course of catalogue.courses.values())
    for (const tag of course.card.tags) found.set(tag, [...(found.get(tag) ?? []), course])
  kept.set(catalogue, found)
  return found
}

/**
 * What to draw after a course: first those nearest to it in subject, from the one that follows it around to the one
 * before it, then more by its teachers, then what is like it. The rarer a tag that two share, the nearer they are.
 */
export function nextCourses(catalogue: Catalogue, now: Date, courseId: number, most: number): OpenCourse[] {
  const course = catalogue.courses.get(courseId)
  if (!course) return []
  const near = new Map<BriefCourse, number>()
  for (const tag of course.card.tags) {
    const alike = byTag(catalogue).get(tag)!
    for (const one of alike) near.set(one, (near.get(one) ?? 0) + 1 / alike.length)
  }
  const isHere = (one: BriefCourse): one is OpenCourse => one.id !== courseId && isOpen(one.window, now)
  const nearest = Math.max(0, ...[...near].filter(([one]) => isHere(one)).map(([, share]) => share))
  const isOfTeacher = ({ teacherIds }: BriefCourse) => teacherIds.some((id) => course.teacherIds.includes(id))
  const rank = (one: BriefCourse) => (near.get(one) === nearest ? 0 : isOfTeacher(one) ? 1 : 2)
  const around = ({ id }: BriefCourse) => (id > courseId ? 0 : 1)
  const closeness = (one: BriefCourse) => near.get(one) ?? 0
  return [...catalogue.courses.values()]
    .filter(isHere)
    .filter((one) => near.has(one) || isOfTeacher(one))
    .toSorted((a, b) => rank(a) - rank(b) || closeness(b) - closeness(a) || around(a) - around(b) || a.id - b.id)
    .slice(0, most)
}

import {
  curriculumCard,
  openCourses,
  openCoursesOf,
  openCurriculums,
  type BriefCurriculum,
  type Catalogue,
  type CurriculumCardFacts,
  type OpenCourse,
} from '#domains/catalogue/index.ts'
import type { Level } from '#ui/levels.ts'
import { memberLevels } from './terms.ts'
import { isForBeginners, isMadeForBeginners, metBy, metByCurriculum } from './wishes.ts'

export type Pick = { level: Level; courseId: number | null; curriculumId: number | null }
export type Recommended = { level: Level; courses: OpenCourse[]; curriculums: CurriculumCardFacts[] }

const COURSES = 8
const CURRICULUMS = 4

/**
 * What a level is recommended, is open now and was not finished: what staff picked, else the newest; first what meets
 * most of what the member wishes to draw. An empty level shows its nearest neighbour.
 */
export function recommend(
  catalogue: Catalogue,
  picks: readonly Pick[],
  level: Level,
  now: Date,
  { wishes = [], finished = [] }: { wishes?: readonly string[]; finished?: readonly number[] } = {},
): Recommended {
  for (const one of nearestTo(level)) {
    const all = ofLevel(catalogue, picks, one, now)
    const found = { ...all, courses: all.courses.filter(({ id }) => !finished.includes(id)) }
    if (found.courses.length + found.curriculums.length > 0) return ordered(found, catalogue, wishes)
  }
  return { level, courses: [], curriculums: [] }
}

type Found = { level: Level; courses: OpenCourse[]; curriculums: BriefCurriculum[] }

function ofLevel(catalogue: Catalogue, picks: readonly Pick[], level: Level, now: Date): Found {
  const picked = picks.filter((pick) => pick.level === level)
  const open = openCurriculums(catalogue, now)
  const courses = openCoursesOf(
    catalogue,
    now,
    picked.flatMap(({ courseId }) => courseId ?? []),
  )
  const curriculums = picked.flatMap(({ curriculumId }) => open.find(({ id }) => id === curriculumId) ?? [])
  if (courses.length + curriculums.length > 0) return { level, courses, curriculums }
  const newest = openCourses(catalogue, now).filter((course) => course.level === level)
  return {
    level,
    courses: level === memberLevels[0] ? forWhoBegins(newest) : newest,
    curriculums: newestFirst(open.filter((one) => one.level === level)),
  }
}

/** Where staff have picked nothing: what is made for beginners first, and nothing that mends what one has drawn. */
const forWhoBegins = (courses: OpenCourse[]) =>
  courses.filter(isForBeginners).toSorted((a, b) => Number(isMadeForBeginners(b)) - Number(isMadeForBeginners(a)))

const ordered = ({ level, courses, curriculums }: Found, catalogue: Catalogue, wishes: readonly string[]) => ({
  level,
  courses: mostFirst(courses, (course) => metBy(course, wishes)).slice(0, COURSES),
  curriculums: mostFirst(curriculums, (one) => metByCurriculum(one, wishes, catalogue.courses))
    .slice(0, CURRICULUMS)
    .map(curriculumCard),
})

const mostFirst = <One>(all: readonly One[], met: (one: One) => number): One[] =>
  all
    .map((one) => ({ one, score: met(one) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one)

const newestFirst = <One extends { window: { openedAt: Date | null } }>(all: One[]) =>
  all.toSorted((a, b) => (b.window.openedAt?.getTime() ?? 0) - (a.window.openedAt?.getTime() ?? 0))

/** A level and its neighbours, the nearest first, of two equally near the easier. */
const nearestTo = (level: Level) => {
  const at = memberLevels.indexOf(level)
  return memberLevels.toSorted(
    (a, b) => Math.abs(memberLevels.indexOf(a) - at) - Math.abs(memberLevels.indexOf(b) - at),
  )
}

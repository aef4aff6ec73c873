import {
  curriculumCard,
  openCourses,
  openCurriculums,
  type Catalogue,
  type CurriculumCardFacts,
  type OpenCourse,
} from '#domains/catalogue/index.ts'
import type { Level } from '#ui/levels.ts'
import { memberLevels } from './terms.ts'

export type Pick = { level: Level; courseId: number | null; curriculumId: number | null }
export type Recommended = { level: Level; courses: OpenCourse[]; curriculums: CurriculumCardFacts[] }

const COURSES = 8
const CURRICULUMS = 4

/** What a level is recommended and is open now: what staff picked, else the newest; an empty level shows its nearest neighbour. */
export function recommend(catalogue: Catalogue, picks: readonly Pick[], level: Level, now: Date): Recommended {
  const nearest = nearestTo(level).map((one) => ofLevel(catalogue, picks, one, now))
  return nearest.find(({ courses, curriculums }) => courses.length + curriculums.length > 0) ?? nearest[0]!
}

function ofLevel(catalogue: Catalogue, picks: readonly Pick[], level: Level, now: Date): Recommended {
  const picked = picks.filter((pick) => pick.level === level)
  const allCourses = openCourses(catalogue, now)
  const allCurriculums = openCurriculums(catalogue, now)
  const chosenCourses = inOrder(
    allCourses,
    picked.map(({ courseId }) => courseId),
  )
  const chosenCurriculums = inOrder(
    allCurriculums,
    picked.map(({ curriculumId }) => curriculumId),
  )
  const isPicked = chosenCourses.length + chosenCurriculums.length > 0
  const courses = isPicked ? chosenCourses : allCourses.filter((course) => course.level === level)
  const curriculums = isPicked ? chosenCurriculums : newestFirst(allCurriculums.filter((one) => one.level === level))
  return {
    level,
    courses: courses.slice(0, COURSES),
    curriculums: curriculums.slice(0, CURRICULUMS).map(curriculumCard),
  }
}

const inOrder = <One extends { id: number }>(all: readonly One[], ids: readonly (number | null)[]) =>
  ids.flatMap((id) => all.find((one) => one.id === id) ?? [])

const newestFirst = <One extends { window: { openedAt: Date | null } }>(all: One[]) =>
  all.toSorted((a, b) => (b.window.openedAt?.getTime() ?? 0) - (a.window.openedAt?.getTime() ?? 0))

/** A level and its neighbours, the nearest first, of two equally near the easier. */
const nearestTo = (level: Level) => {
  const at = memberLevels.indexOf(level)
  return memberLevels.toSorted(
    (a, b) => Math.abs(memberLevels.indexOf(a) - at) - Math.abs(memberLevels.indexOf(b) - at),
  )
}

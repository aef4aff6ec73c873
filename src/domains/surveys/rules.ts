import {
  curriculumCard,
  openCourses,
  openCoursesOf,
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
  for (const one of nearestTo(level)) {
    const found = ofLevel(catalogue, picks, one, now)
    if (found.courses.length + found.curriculums.length > 0) return found
  }
  return { level, courses: [], curriculums: [] }
}

function ofLevel(catalogue: Catalogue, picks: readonly Pick[], level: Level, now: Date): Recommended {
  const picked = picks.filter((pick) => pick.level === level)
  const open = openCurriculums(catalogue, now)
  const chosen = {
    courses: openCoursesOf(
      catalogue,
      now,
      picked.flatMap(({ courseId }) => courseId ?? []),
    ),
    curriculums: picked.flatMap(({ curriculumId }) => open.find(({ id }) => id === curriculumId) ?? []),
  }
  const { courses, curriculums } =
    chosen.courses.length + chosen.curriculums.length > 0
      ? chosen
      : {
          courses: openCourses(catalogue, now).filter((course) => course.level === level),
          curriculums: newestFirst(open.filter((one) => one.level === level)),
        }
  return {
    level,
    courses: courses.slice(0, COURSES),
    curriculums: curriculums.slice(0, CURRICULUMS).map(curriculumCard),
  }
}

const newestFirst = <One extends { window: { openedAt: Date | null } }>(all: One[]) =>
  all.toSorted((a, b) => (b.window.openedAt?.getTime() ?? 0) - (a.window.openedAt?.getTime() ?? 0))

/** A level and its neighbours, the nearest first, of two equally near the easier. */
const nearestTo = (level: Level) => {
  const at = memberLevels.indexOf(level)
  return memberLevels.toSorted(
    (a, b) => Math.abs(memberLevels.indexOf(a) - at) - Math.abs(memberLevels.indexOf(b) - at),
  )
}

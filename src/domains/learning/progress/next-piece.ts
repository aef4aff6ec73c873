import { CompiledQuery } from 'kysely'
import { type BriefCourse, type Catalogue, levels, openCourses, type OpenCourse } from '#domains/catalogue/index.ts'
import { asked } from '#platform/asked.ts'
import type { Level } from '#ui/levels.ts'

/** Who finished so many courses of a level draws at it. */
const SEVERAL = 3
/** What ends with a whole picture comes before what explains or drills. */
const WORK = '作品づくり'

/** All courses that a learner finished, the latest first. */
export const finishedAsked = (memberId: number) =>
  asked(
    CompiledQuery.raw(
      'select course_id as id from course_completions where member_id = $1 order by completed_at desc, course_id',
      [memberId],
    ) as CompiledQuery<{ id: number }>,
    (rows) => rows.map(({ id }) => id),
  )

const rankOf = ({ level }: { level: Level }) => levels.indexOf(level)
const coursesOf = ({ courses }: Catalogue, ids: readonly number[]) => ids.flatMap((id) => courses.get(id) ?? [])

/** The highest level at which several courses were finished; null for who has not come that far. */
export function reachedLevel(catalogue: Catalogue, finished: readonly number[]): Level | null {
  const ranks = coursesOf(catalogue, finished).map(rankOf)
  return levels.findLast((_, rank) => ranks.filter((one) => one === rank).length >= SEVERAL) ?? null
}

/** Whether a course is not far below what a learner has reached. */
export const suits = (course: BriefCourse, reached: Level | null) =>
  reached === null || rankOf(course) >= levels.indexOf(reached) - 1

export type NextPiece = { course: OpenCourse; after: BriefCourse }

/** For who is between two courses: one of their level that goes on from what they finished, the latest above all. */
export function nextPiece(catalogue: Catalogue, finished: readonly number[], now: Date): NextPiece | null {
  const done = coursesOf(catalogue, finished)
  const [last] = done
  if (!last) return null
  const rank = levels.indexOf(reachedLevel(catalogue, finished) ?? last.level)
  const goesOnFrom = (course: BriefCourse) => {
    const sameField = done.findIndex(({ tab, categoryPosition }) => {
      return tab === course.tab && categoryPosition === course.categoryPosition
    })
    return sameField < 0 ? done.length : sameField
  }
  const [best] = openCourses(catalogue, now)
    .filter(({ id }) => !finished.includes(id))
    .map((course) => ({
      course,
      far: Math.abs(rankOf(course) - rank),
      from: goesOnFrom(course),
      isWork: course.card.tags.includes(WORK),
    }))
    .toSorted((a, b) => a.far - b.far || a.from - b.from || Number(b.isWork) - Number(a.isWork))
  return best ? { course: best.course, after: done[best.from] ?? last } : null
}

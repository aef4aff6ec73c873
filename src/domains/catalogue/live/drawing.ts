import { inMinutes } from '#platform/minutes.ts'
import type { BriefCurriculum, BriefStep, Catalogue } from './terms.ts'

/** A lesson's share of the minutes of drawing that its course asks for; 0 where nobody said how long one draws. */
export function drawingOf({ courses }: Catalogue, { courseId }: { courseId: number }): number {
  const course = courses.get(courseId)
  return (course?.card.drawing ?? 0) / Math.max(1, course?.lessons.length ?? 1)
}

/** Nobody draws by the minute: what is counted together is told in steps of five. */
const ROUND = 5

/** What a step takes: its films in seconds, and the minutes of drawing that are left of its curriculum's pace, or that its lessons ask for. */
export function lengthOfStep(catalogue: Catalogue, { stepMinutes }: BriefCurriculum, { lessons }: BriefStep) {
  const films = lessons.flatMap(({ chapters }) => chapters).map(({ film }) => film.seconds)
  const seconds = Math.round(films.reduce((sum, one) => sum + one, 0))
  const asked = lessons.reduce((sum, lesson) => sum + drawingOf(catalogue, lesson), 0)
  const drawing = stepMinutes > 0 ? Math.max(0, stepMinutes - inMinutes(seconds)) : ROUND * Math.round(asked / ROUND)
  return { seconds, drawing }
}

import { partsSvg } from '../drawing-svg.ts'
import type { StepFilm } from './steps.ts'
import { hiddenAt, shownAt, timelineOf } from './timeline.ts'

/** The paper after so many seconds of the film, with nobody's hand in it. */
export function stillAt(film: StepFilm, now: number, extra = '') {
  const timeline = timelineOf(film)
  return partsSvg(timeline.drawing, shownAt(timeline, now), { hidden: hiddenAt(timeline, now), extra })
}

import { partsSvg } from '../drawing-svg.ts'
import type { StepFilm } from './steps.ts'
import { hiddenAt, shownAt, type Timeline, timelineOf } from './timeline.ts'

let latest: { film: StepFilm; timeline: Timeline } | null = null

/** The paper after so many seconds of the film, with nobody's hand in it; pictures of one film are asked for one after the other. */
export function stillAt(film: StepFilm, now: number, extra = '') {
  if (latest?.film !== film) latest = { film, timeline: timelineOf(film) }
  const { timeline } = latest
  return partsSvg(timeline.drawing, shownAt(timeline, now), { hidden: hiddenAt(timeline, now), extra })
}

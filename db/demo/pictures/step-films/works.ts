import { upAndBack, upAndBackStages } from './head-angle-work.ts'
import { stillAt } from './stills-at.ts'
import type { StepFilm } from './steps.ts'
import { timelineOf } from './timeline.ts'

type Work = { film: StepFilm; stages: readonly number[] }

/** Works whose film is written down step by step: what is built up first is never seen on the cover. */
export const workSteps: ReadonlyMap<string, Work> = new Map([
  [upAndBack.name, { film: upAndBack, stages: upAndBackStages }],
])

/** How far such a work has come after each of its lessons but the last. */
export function workStageSvg(course: string, stage: number): string | null {
  const work = workSteps.get(course)
  return work ? stillAt(work.film, work.stages[stage]!) : null
}

const cuesOf = new Map([...workSteps].map(([name, { film }]) => [name, lazily(() => timelineOf(film).cues)]))
function lazily<T>(make: () => T) {
  let made: T | undefined
  return () => (made ??= make())
}

/** What is said in such a film at a moment, in seconds. */
export const saidAt = (name: string, second: number): string | undefined =>
  cuesOf
    .get(name)?.()
    .findLast(({ from }) => from <= second)?.text

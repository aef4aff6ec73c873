import { upAndBack, upAndBackStages } from './head-angle-work.ts'
import { stillAt } from './stills-at.ts'
import type { StepFilm } from './steps.ts'

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

import { STAGES } from '../covers/how-far.ts'
import { upAndBack } from './head-angle-work.ts'
import { stillAt } from './stills-at.ts'
import type { StepFilm } from './steps.ts'

/** Works whose film is written down step by step: what is built up first is never seen on the cover. */
export const workSteps: ReadonlyMap<string, StepFilm> = new Map([[upAndBack.name, upAndBack]])

/** What lies on the paper when a lesson of such a work ends. */
export function workStageSvg(course: string, stage: number): string | null {
  const film = workSteps.get(course)
  return film ? stillAt(film, (film.seconds * (stage + 1)) / (STAGES + 1)) : null
}

import type { Layer, Mark, Sheet } from '../sheet.ts'

/** One step of a film: what is said, and what is drawn meanwhile. */
export type Step = {
  /** one subtitle, or several after each other while the same is drawn */
  says: string | readonly string[]
  /** how much of the film it takes beside the others: as many as it says, unless it says so */
  time?: number
  draws?: (s: Sheet) => void
  /** of all that waits to be drawn only this layer, and only so many: the rest waits for the next steps */
  layer?: Layer
  take?: number
  /** another order than that in which it lies on the paper */
  order?: (marks: Mark[]) => Mark[]
  /** the construction is hidden meanwhile */
  hides?: true
}

/** A film of its own, for one chapter: what lies on the paper when it begins, and what is drawn then, step by step. */
export type StepFilm = {
  /** `<course>-<lesson>-<chapter>`, counted from 1: that chapter shows it */
  name: string
  seconds: number
  seed?: number
  hls?: true
  lies?: (s: Sheet) => void
  steps: readonly Step[]
}

export const saidIn = ({ says }: Step) => (typeof says === 'string' ? [says] : says)
export const timeOf = (step: Step) => step.time ?? saidIn(step).length

/** Two of a kind, drawn one after the other on the paper, are drawn by turns. */
export const byTurns = (marks: Mark[]): Mark[] => {
  const half = Math.ceil(marks.length / 2)
  return marks.slice(0, half).flatMap((mark, i) => [mark, ...marks.slice(half + i, half + i + 1)])
}

import { tipOf } from '../drawing-svg.ts'
import { distance } from '../geometry.ts'
import type { Layer, Mark, Sheet } from '../sheet.ts'
import type { Subject } from '../subjects.ts'

/** One step of a film: what is said, and what is drawn meanwhile. */
export type Step = {
  /** one subtitle, or several after each other while the same is drawn */
  says: string | readonly string[]
  /** how much of the film it takes beside the others: as many as it says, unless it says so */
  time?: number
  draws?: (s: Sheet) => void
  /** what is laid beside it at once, without a hand: a picture drawn before */
  lays?: (s: Sheet) => void
  /** parts of what lies there or is laid that wait until now, and are drawn by hand */
  parts?: readonly string[]
  /** it lies below all that was drawn before the film began: a place behind somebody */
  beneath?: true
  /** of all that waits to be drawn only this layer, and only so many: the rest waits for the next steps */
  layer?: Layer
  take?: number
  /** another order than that in which it lies on the paper */
  order?: (marks: Mark[]) => Mark[]
  /** the construction is hidden meanwhile */
  hides?: true
  /** it begins on a fresh sheet */
  turns?: true
}

/** A film of its own, for one chapter: what lies on the paper when it begins, and what is drawn then, step by step. */
export type StepFilm = {
  /** `<course>-<lesson>-<chapter>`, counted from 1: that chapter shows it; `<course>-<lesson>`: that lesson's chapters share it */
  name: string
  /** what its course draws; a head where nothing is said */
  subject?: Subject
  seconds: number
  /** for how many of them, at its end, one looks at what was drawn */
  rest?: number
  seed?: number
  hls?: true
  /** a practised hand: it is on the paper when the film begins, and lets what it drew be seen */
  brisk?: true
  /** whole places or figures, hair or long lines stand in it: it is made smaller than the others */
  busy?: true
  /** one of hundreds: fewer pictures a second and a smaller tool, so that there is room for all of them */
  thrifty?: true
  /** the pen is on the paper when it begins, where little is drawn at first */
  atOnce?: true
  lies?: (s: Sheet) => void
  steps: readonly Step[]
}

export const saidIn = ({ says }: Step) => (typeof says === 'string' ? [says] : says)
const timeOf = (step: Step) => step.time ?? saidIn(step).length
/** After how many seconds each of its steps ends. */
export function endsOf({ steps, seconds, rest = 0 }: StepFilm): number[] {
  const times = steps.map(timeOf)
  const all = times.reduce((sum, time) => sum + time, 0)
  let done = 0
  return times.map((time) => ((done += time) / all) * (seconds - rest))
}

const partNames = new WeakMap<Mark, string>()
export const partOf = (mark: Mark) => partNames.get(mark)

/** What is drawn now may wait for the step that names it. */
export function named(s: Sheet, name: string, draw: () => void) {
  const before = s.marks.length
  draw()
  for (const mark of s.marks.slice(before)) partNames.set(mark, name)
}

/** Two of a kind, drawn one after the other on the paper, are drawn by turns. */
export const byTurns = (marks: Mark[]): Mark[] => {
  const half = Math.ceil(marks.length / 2)
  return marks.slice(0, half).flatMap((mark, i) => [mark, ...marks.slice(half + i, half + i + 1)])
}

/** The pen goes first, then the brush, though colour lies below the line. */
export const inkThenColour = (marks: Mark[]): Mark[] => [
  ...marks.filter(({ layer }) => layer !== 'flat'),
  ...marks.filter(({ layer }) => layer === 'flat'),
]

/** The same, and the hand goes on with what begins closest to where it is: much is drawn without haste. */
export function inkThenColourNearby(marks: Mark[]): Mark[] {
  const left = inkThenColour(marks)
  const out = left.splice(0, 1)
  while (left.length > 0) {
    const last = out.at(-1)!
    const alike = left.filter(({ layer }) => (layer === 'flat') === (left[0]!.layer === 'flat'))
    const far = (mark: Mark) => distance(tipOf(last, 1), tipOf(mark, 0))
    const next = alike.reduce((best, mark) => (far(mark) < far(best) ? mark : best))
    left.splice(left.indexOf(next), 1)
    out.push(next)
  }
  return out
}

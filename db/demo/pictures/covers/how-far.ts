import { drawingSvg, finished, type Progress } from '../drawing-svg.ts'
import type { Mark } from '../sheet.ts'
import type { Picture } from './svg.ts'

/** How far a work has come after each of its lessons but the last, which ends with the cover itself. */
const stages: readonly Progress[] = [
  { pencil: 1, ink: 1, flat: 0 },
  { pencil: 1, ink: 1, flat: 0, hidden: 0.5 },
  { pencil: 1, ink: 1, flat: 0.45, hidden: 0.5 },
  { pencil: 1, ink: 1, flat: 0.85, hidden: 0.8 },
]
export const STAGES = stages.length
const whole: Progress = { ...finished, hidden: 1 }
const GRAPHITE = '#74839B'

/** A picture as far as a stage brings it, if it is not finished: first its lines alone, in pencil. */
export function drawnTo({ drawing, people }: Picture, stage?: number): string {
  const marks = stage === 0 ? drawing.marks.map(sketched) : drawing.marks
  return drawingSvg({ ...drawing, marks }, stage === undefined ? whole : stages[stage], peopleAt(people, stage))
}

function sketched(mark: Mark): Mark {
  if (mark.layer !== 'ink') return mark
  return mark.kind === 'stroke'
    ? { ...mark, colour: GRAPHITE, opacity: mark.opacity * 0.8 }
    : { ...mark, colour: GRAPHITE, opacity: 0.25 }
}

/** Who stands in the picture has lines before colours: what is dark stays, all else turns to paper. */
export function peopleAt(people: string, stage: number | undefined): string {
  if (people === '' || stage === undefined || stage === STAGES - 1) return people
  const steps = '0.14 0.3 0.93 0.97 1'
  const channels = ['R', 'G', 'B'].map((one) => `<feFunc${one} type="table" tableValues="${steps}"/>`).join('')
  const lines = `<feColorMatrix type="saturate" values="0"/><feComponentTransfer>${channels}</feComponentTransfer>`
  return `<filter id="lines">${lines}</filter><g filter="url(#lines)"${stage === 0 ? ' opacity="0.45"' : ''}>${people}</g>`
}

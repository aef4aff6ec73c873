import { peopleAt, STAGES } from './covers/how-far.ts'
import { type Cover, coverPicture, type Picture } from './covers/svg.ts'
import { drawingSvg, type Progress } from './drawing-svg.ts'
import { type Growth, LOOKING, type Span } from './film.ts'
import { evenly, type Point } from './geometry.ts'
import type { Mark, StrokeMark } from './sheet.ts'
import { PENCIL } from './tones.ts'
import { seenStretches } from './unseen-lines.ts'

/** How many pictures a second: slow enough for a hand that draws an evening's work in minutes. */
export const WORK_RATE = 3
/** Rough and draft in pencil, the clean lines, the draft erased, the colours. */
export const workSpans = {
  pencil: [0.002, 0.36],
  ink: [0.368, 0.6],
  hidden: [0.605, 0.62],
  flat: [0.63, LOOKING],
} as const
/** What has hardly a line is sketched by the edges of its colours, and coloured from there on. */
export const bareSpans = {
  pencil: [0.002, 0.36],
  ink: [0.362, 0.38],
  hidden: [0.93, LOOKING],
  flat: [0.385, LOOKING],
} as const
const FEW_LINES = 12
const isBare = (marks: readonly Mark[]) =>
  marks.filter(({ layer, kind }) => layer === 'ink' && kind === 'stroke').length < FEW_LINES

const shareOf = (t: number, [from, to]: Span) => Math.max(0, Math.min(1, (Math.min(t, LOOKING) - from) / (to - from)))

/** A picture from its first line to what its course's cover shows; its lessons follow each other through it. */
export function workGrowth({ drawing, people }: Picture, seconds: number): Growth {
  const { marks } = drawing
  const [sketched, spans] = isBare(marks) ? (['flat', bareSpans] as const) : (['ink', workSpans] as const)
  const underneath = marks.flatMap((mark, at) => (mark.layer === sketched ? underdrawn(marks, at) : []))
  return {
    drawing: { ...drawing, marks: [...marks, ...underneath] },
    ...{ seconds, rate: WORK_RATE },
    progressAt: (t) => workAt(t, spans),
    toolSize: 0.5,
    withGlaze: false,
    ...(people && { aboveAt: (t: number) => peopleGrowing(people, t) }),
  }
}

/** What lies on the paper when a lesson of it ends. */
export function growthSvg(cover: Cover, lessons: number): string {
  const share = lessons / (STAGES + 1)
  const { drawing, progressAt, aboveAt } = workGrowth(coverPicture(cover), 1)
  return drawingSvg(drawing, progressAt(share), aboveAt?.(share), { withGlaze: false })
}

type Spans = Record<keyof Progress, Span>
const workAt = (t: number, spans: Spans): Progress => ({
  ...{ pencil: shareOf(t, spans.pencil), ink: shareOf(t, spans.ink) },
  ...{ flat: shareOf(t, spans.flat), hidden: shareOf(t, spans.hidden) },
})

/** What is smaller is a spot of colour, what is larger the paper: neither is sketched. */
const LEAST_EDGE = 40
const MOST_EDGE = 700

const PENCILLED = { in: 0.1, out: 0.15, least: 0.55, shade: 0 }

/** What is inked later is drawn in pencil first, with a thin line, as far as it will be seen; of what becomes black, the edge. */
function underdrawn(marks: readonly Mark[], at: number): StrokeMark[] {
  const mark = marks[at]!
  const line = { kind: 'stroke', layer: 'pencil', colour: PENCIL, opacity: 1, clip: mark.clip } as const
  if (mark.kind === 'stroke') {
    const { points, width, taper } = mark
    const thin = Math.min(3.6, Math.max(2, width * 0.7))
    return seenStretches(marks, at, points).map((seen) => ({ ...line, points: seen, taper, width: thin }))
  }
  const edges = mark.d.split('M').filter(Boolean)
  if (edges.length > 1) return []
  const points = edges[0]!
    .split(/[QLZ]/)
    .filter(Boolean)
    .map((pair) => pair.split(/[ ,]/).slice(0, 2).map(Number) as unknown as Point)
  if (points.length < 4) return []
  const isEdge = mark.layer === 'flat'
  const [narrow, wide] = reach(points)
  if (isEdge && (mark.opacity < 1 || wide < LEAST_EDGE || narrow > MOST_EDGE)) return []
  const closed = [...points, points[0]!]
  // The long sides of a box have no points between their corners.
  const outline = isEdge ? evenly(closed, 14) : closed
  return seenStretches(marks, at, outline).map((seen) => ({
    ...line,
    ...{ points: seen, width: 2.4, taper: PENCILLED },
  }))
}

/** How wide and how high a shape is, the smaller one first. */
const reach = (points: readonly Point[]) =>
  [0, 1]
    .map((axis) => points.map((point) => point[axis]!))
    .map((places) => Math.max(...places) - Math.min(...places))
    .toSorted((one, other) => one - other) as [number, number]

/** Who stands in the picture comes with it: in pencil, in lines, in colour, each from the left to the right. */
function peopleGrowing(people: string, t: number): string {
  const last = STAGES - 1
  return ([0, 1, last] as const)
    .map((stage, i) => {
      const part = shareOf(t, [workSpans.pencil, workSpans.ink, workSpans.flat][i]!)
      if (part === 0) return ''
      const edge = (1280 * part).toFixed(0)
      return `<clipPath id="grow${i}"><path d="M0 0H${edge}V720H0Z"/></clipPath><g clip-path="url(#grow${i})">${peopleAt(people, stage)}</g>`
    })
    .join('')
}

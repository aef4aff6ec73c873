import { firstLayers, PRESSURE_MAX, type Drawing, type Op, type Stroke } from '#domains/critiques/drawings/terms.ts'
import { type Correction, penMarksOf } from './pictures/index.ts'
import { distance, evenly, type Point, through } from './pictures/geometry.ts'
import type { PenMark } from './pictures/red-pen.ts'

const SPACING = 4
const EIGHTH = 8
/** A hand rests between two strokes; before it explains something new it rests longer. */
const REST = [420, 900, 1_600, 650, 6_400, 800]

/** What a teacher's pen does over a demo work: paper over it, then mark after mark, with one line too many rubbed out. */
export function redPenDrawing(correction: Correction): Drawing {
  const { side, veil, marks } = penMarksOf(correction)
  const layers = { ...firstLayers(), veil: { isShown: true, opacity: veil } }
  const ops: Op[] = [{ kind: 'fill', layer: 'veil', at: 300 }]
  let at = 1_200
  const draw = (mark: PenMark, kind: Stroke['kind'] = 'stroke') => {
    const stroke = strokeOf(mark, kind, at)
    ops.push(stroke)
    at += stroke.times.at(-1)! + REST[ops.length % REST.length]!
  }
  const [first, ...rest] = marks
  const astray = first!.points.map(([x, y]): Point => [x + 26, y + 8])
  draw({ points: astray, width: first!.width })
  draw({ points: astray, width: first!.width * 3 }, 'erase')
  for (const mark of [first!, ...rest]) draw(mark)
  return { width: side, height: side, layers, ops }
}

/** Slow where it begins and ends, quick between; light at both ends. */
function strokeOf({ points, width }: PenMark, kind: Stroke['kind'], at: number): Stroke {
  const way = evenly(through(points), SPACING)
  const last = Math.max(1, way.length - 1)
  let [time, before] = [0, way[0]!]
  const timed = way.map((point, i) => {
    const middle = Math.sin((Math.PI * i) / last)
    time += distance(before, point) * (1.1 + 2.4 * (1 - middle))
    before = point
    const press = kind === 'erase' ? 1 : 0.25 + 0.75 * Math.min(1, middle * 2.2)
    return { point, time: Math.round(time), press: Math.round(press * PRESSURE_MAX) }
  })
  return {
    ...{ kind, layer: 'pen', at: Math.round(at), shape: 'free', colour: 0, size: Math.round(width * 1.3 * EIGHTH) },
    xs: Int32Array.from(timed, ({ point }) => Math.round(point[0] * EIGHTH)),
    ys: Int32Array.from(timed, ({ point }) => Math.round(point[1] * EIGHTH)),
    pressures: Uint8Array.from(timed, ({ press }) => press),
    times: Int32Array.from(timed, ({ time: ms }) => ms),
  }
}

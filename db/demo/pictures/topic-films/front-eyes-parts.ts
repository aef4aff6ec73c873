import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { EYE, EYES } from '../step-films/face.ts'

/** The eyes of a face from the front: half of how wide and how tall each is. */
const HALF = (EYE / 2) * 1.16
const TALL = HALF * 1.24
const IRIS: Point = [0.47, 0.76]
const LIDS = through(trace('-1,0.14 -0.62,-0.58 0,-0.775 0.6,-0.62 1.02,0.01 0.82,0.41 0.2,0.71 -0.45,0.6'), true)

const onEye = (side: number, points: readonly Point[]) =>
  points.map(([x, y]): Point => [side * (EYE + x * HALF), EYES + y * TALL])
export const eyeOpening = (side: number) => onEye(side, LIDS)
/** Where its iris lies: as far to the right and down as it looks there. */
export const irisAt = (side: number, [x, y]: Point): Point => [side * EYE + x * HALF, EYES + y * TALL]
export const irisRing = (side: number, gaze: Point, from = 0, to = 6.5) => {
  const [x, y] = irisAt(side, gaze)
  return ellipse(x, y, IRIS[0] * HALF, IRIS[1] * TALL, { from, to })
}

/** The white that is left on the left of the iris, in a colour of its own. */
export function whiteLeft(s: Sheet, side: number, gaze: Point) {
  const inside = onEye(
    side,
    LIDS.map(([x, y]): Point => [x * 0.9, y * 0.84]),
  )
  const end = side * EYE - HALF * 1.2
  const rest = [...irisRing(side, gaze, 1.7, 4.6), [end, EYES - TALL], [end, EYES + TALL]] as Point[]
  s.within(inside, () => s.flat(rest, '#A9D4F2', { still: true, corners: true }))
}

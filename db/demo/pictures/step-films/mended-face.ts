import { box } from '../backdrop.ts'
import { drawFrontFace, type FacePart, type FrontFace, outline } from '../covers/front-face.ts'
import { ellipse, type Point } from '../geometry.ts'
import { INK } from '../tones.ts'
import type { Sheet } from '../sheet.ts'
import { CHIN, crossedOut, type Line, red } from './face.ts'
import { inkThenColour, named, type Step } from './steps.ts'

/** As long and as fine as each of these films is. */
export const coded = { seconds: 40, brisk: true, busy: true } as const

/** Where the same face stands twice: wrong on the left, right on the right. */
export type Half = 'wrong' | 'right'
const sideOf = (half: Half) => (half === 'wrong' ? -1 : 1)
export const SCALE = 160
const MIDDLE = 316

export const on =
  (half: Half) =>
  (s: Sheet, draw: () => void): void =>
    s.at(sideOf(half) * MIDDLE, -34, { scale: SCALE }, draw)
export const wrong = on('wrong')
export const right = on('right')

/** The ground of the course's cover lies beneath both. */
const LAVENDER = { wrong: '#DCD2EC', right: '#F1ECF8' }
export const half = (which: Half) => (which === 'wrong' ? box(-640, -360, -4, 360) : box(4, -360, 640, 360))
export function grounds(s: Sheet) {
  for (const which of ['wrong', 'right'] as const) s.flat(half(which), LAVENDER[which], { corners: true, still: true })
}

/** Somebody with a brown bob: who is on the cover. */
export const her: FrontFace = { cut: 'short', hair: '#A85A32', skin: '#F2CDB0', iris: '#3F7C6E', cloth: '#2F866C' }
export const inHerHues = (s: Sheet, draw: () => void) => s.inHues({ dark: '#33294F' }, INK, draw)

type Move = { x?: number; y?: number; rotate?: number }
/** What is wrong with a face: where its features have gone to. */
export type Fault = { moved?: Partial<Record<FacePart, Move>>; contour?: readonly Point[]; raised?: number }
export const EYES_UP = 0.31
const both = (move: Move) => ({ 'left eye': move, 'right eye': move })
const all = (move: Move) => ({ ...both(move), nose: move, mouth: move })
export const afloat: Fault = { moved: all({ x: 0.2, y: -0.03, rotate: 0.16 }) }
/** Not wrong: she looks down a little, and her features come along. */
export const lookingDown: Fault = {
  moved: { ...both({ y: 0.093 }), nose: { y: 0.065 }, mouth: { y: 0.05 } },
}
export const tooHigh: Fault = { moved: both({ y: -EYES_UP }), raised: 0.34 }
export const uneven: Fault = { moved: { 'right eye': { y: -0.12 } } }
export const LOW = { nose: 0.14, mouth: 0.19 }
export const tooLow: Fault = { moved: { nose: { y: LOW.nose }, mouth: { y: LOW.mouth } } }
/** The right of the picture bulges, and the chin has followed it. */
const lopsided = ([x, y]: Point): Point => {
  const down = Math.max(0, y - 0.3) / (CHIN - 0.3)
  const out = Math.sin(Math.min(1, down) * Math.PI * 0.62)
  return [x + (x < 0 ? 0.1 : 0.24) * out * Math.min(1, down * 1.6), y + (x > 0.05 ? 0.03 : 0) * down]
}
export const crooked: Fault = { contour: outline.map(lopsided) }

/** The face with its fault; each feature waits where a step names it, as `wrong nose`. */
export function face(s: Sheet, name: string, { moved = {}, contour, raised }: Fault = {}, pen = 1) {
  const placed = (part: FacePart, draw: () => void) => {
    const { x = 0, y = 0, rotate = 0 } = moved[part] ?? {}
    named(s, `${name} ${part}`, () => s.at(x, y, { rotate }, draw))
  }
  const before = s.pen
  s.pen = pen
  inHerHues(s, () => drawFrontFace(s, { ...her, placed, contour, raised, pen: 1 }))
  s.pen = before
}

/** The face on its half, as far as the edge of that half. */
export const faceOn =
  (which: Half, fault: Fault = {}) =>
  (s: Sheet): void =>
    s.within(half(which), () => on(which)(s, () => face(s, which, fault)), true)

/** The same, as large as it is told to be. */
export const large = (s: Sheet, which: Half, place: (s: Sheet, draw: () => void) => void, fault: Fault = {}) =>
  s.within(half(which), () => place(s, () => face(s, which, fault)), true)

/** Features that were left out, in ink and then in colour. */
export const features = (which: Half, ...parts: FacePart[]): Pick<Step, 'parts' | 'order'> => ({
  parts: parts.map((part) => `${which} ${part}`),
  order: inkThenColour,
})

/** The teacher's marks, in the upper corners; lower where hair lies there. */
const CORNER = { x: 596, high: -310, low: 140 }
const cross = (y: number) => (s: Sheet) => s.at(-CORNER.x, y, { scale: 30 }, () => crossedOut(s, 0.9))
const round = (y: number) => (s: Sheet) =>
  s.at(CORNER.x, y, { scale: 32 }, () => red(s, ellipse(0, 0, 1, 1, { from: 1.6, to: 8.1 }), 6))
export const [notSo, so] = [cross(CORNER.high), round(CORNER.high)]
export const [notSoLow, soLow] = [cross(CORNER.low), round(CORNER.low)]

export const ring = (s: Sheet, [x, y]: Point, [wide, tall]: Point) =>
  red(s, ellipse(x, y, wide, tall, { from: 3.9, to: 10.5, tilt: 0.03 }), 6)

/** A length between two heights beside the face, with a stroke at each end; the strokes reach in to what is measured. */
export function height(s: Sheet, x: number, [from, to]: readonly [number, number], line: Line, reach = 0.09) {
  for (const y of [from, to])
    line(
      s,
      [
        [x - reach, y],
        [x + reach, y + 0.002],
      ],
      4,
    )
  line(
    s,
    [
      [x, from],
      [x + 0.002, to],
    ],
    4,
  )
}

/** A length from the line down the middle, to the left or the right. */
export function width(s: Sheet, y: number, [from, to]: readonly [number, number], line: Line) {
  line(
    s,
    [
      [from, y],
      [to, y + 0.002],
    ],
    4,
  )
  line(
    s,
    [
      [to, y - 0.07],
      [to + 0.002, y + 0.07],
    ],
    4,
  )
}

export const straight = (s: Sheet, a: Point, b: Point, line: Line, wide = 3) => line(s, [a, b], wide)

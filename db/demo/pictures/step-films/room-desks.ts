import { box } from '../backdrop.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { type Line, now } from './face.ts'
import { type Clothes, inkedFigure } from './standing-dressed.ts'
import type { Standing } from './standing.ts'

/** How far below the eyes the floor lies at the front; what stands farther back is smaller by a share. */
export const EYES_OVER_FLOOR = 220
/** A desk from its left to its right, beside the vanishing point, and how high it is beside somebody's eyes. */
export type Desk = { left: number; right: number; high: number; near: number; far: number }
const WOOD = '#D79A5E'

/** Beside the vanishing point: across, down from the eyes, and the share of its size. */
const spot = (x: number, y: number, share: number): Point => [x * share, y * share]
const topOf = ({ high }: Desk) => EYES_OVER_FLOOR * (1 - high)
const THICK = 15
/** The side that is turned to the vanishing point. */
const sideOf = ({ left, right }: Desk) => (Math.abs(left) < Math.abs(right) ? left : right)
const seenFromSide = ({ left, right }: Desk) => left * right > 0

export const foot = (desk: Desk, share = desk.near, x = sideOf(desk)) => spot(x, EYES_OVER_FLOOR, share)
export const top = (desk: Desk, share = desk.near, x = sideOf(desk)) => spot(x, topOf(desk), share)

/** The slab as three faces: what lies up, what is turned to us, what is turned to the middle. */
function slab(desk: Desk) {
  const { left, right, near, far } = desk
  const y = topOf(desk)
  const face = (a: Point, b: Point, [share, to]: Point): Point[] => [
    spot(...a, share),
    spot(...b, share),
    spot(...b, to),
    spot(...a, to),
  ]
  const x = sideOf(desk)
  return {
    flat: y > 0 ? face([left, y], [right, y], [near, far]) : face([left, y + THICK], [right, y + THICK], [near, far]),
    front: [spot(left, y, near), spot(right, y, near), spot(right, y + THICK, near), spot(left, y + THICK, near)],
    side: seenFromSide(desk)
      ? [spot(x, y, near), spot(x, y, far), spot(x, y + THICK, far), spot(x, y + THICK, near)]
      : [],
  }
}

/** A desk as boxes in the construction: its front, and what goes back from there. */
export function deskLines(s: Sheet, desk: Desk, line: Line = now) {
  const { left, right, near, far } = desk
  const corners = [foot(desk, near, left), top(desk, near, left), top(desk, near, right), foot(desk, near, right)]
  for (let i = 0; i < 3; i++) line(s, [corners[i]!, corners[i + 1]!])
  for (const x of [left, right]) line(s, [top(desk, near, x), top(desk, far, x)])
  line(s, [top(desk, far, left), top(desk, far, right)])
}

const LEG = 12
function leg(s: Sheet, desk: Desk, x: number, share: number, pen: number) {
  const inward = x === desk.left ? LEG : -LEG
  const y = topOf(desk) + THICK * 0.6
  const quad = [
    spot(x, y, share),
    spot(x + inward, y, share),
    spot(x + inward, EYES_OVER_FLOOR, share),
    spot(x, EYES_OVER_FLOOR, share),
  ]
  s.flat(quad, darker(WOOD), { corners: true, knock: true, still: true })
  s.contour(quad, pen * 0.8, { corners: true, least: 0.6 })
}

/** A desk in ink and colour. */
export function desk(s: Sheet, it: Desk, pen = 3.4) {
  for (const share of [it.far, it.near]) for (const x of [it.left, it.right]) leg(s, it, x, share, pen)
  const { flat, front, side } = slab(it)
  for (const [quad, colour] of [
    [flat, topOf(it) > 0 ? '#F0C894' : darker(WOOD)],
    [side, darker(WOOD)],
    [front, WOOD],
  ] as const) {
    if (quad.length === 0) continue
    s.flat(quad, colour, { corners: true, knock: true, still: true })
    s.contour(quad, pen, { corners: true, least: 0.6 })
  }
}

/** From the eyes of somebody to their soles, in the measures of those who stand. */
const STANDS = 592
/** Somebody who stands `x` beside the vanishing point, their eyes on its level. */
export const whereStands = (s: Sheet, x: number, share: number, draw: () => void) =>
  s.at(x * share, 0, { scale: (EYES_OVER_FLOOR * share) / STANDS }, draw)
export function person(s: Sheet, [x, share]: Point, pose: Standing, clothes: Clothes) {
  const { pen } = s
  s.pen = pen * 0.6
  whereStands(s, x, share, () => inkedFigure(s, pose, clothes))
  s.pen = pen
}

/** A door in the wall at the back, beside somebody's eyes as high as is said. */
export const doorway = (x: number, high: number, share: number) =>
  box((x - 42) * share, EYES_OVER_FLOOR * (1 - high) * share, (x + 42) * share, EYES_OVER_FLOOR * share)
export function door(s: Sheet, at: readonly Point[], pen = 3.4) {
  s.flat(at, s.tones.mid, { corners: true, still: true, knock: true })
  s.contour(at, pen, { corners: true, least: 0.6 })
  const [right, y] = [at[1]![0], (at[0]![1] + at[2]![1]) / 2]
  s.ink(
    [
      [right - 8, y],
      [right - 8, y + 8],
    ],
    pen * 1.2,
  )
}

import { box } from '../backdrop.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from './face.ts'

/** Where what one sits on, leans on and stands on lies, in radii of the head of who sits, in steps of those who stand. */
export const SEAT = 4.68
export const FLOOR = 7.22
export const SOLE = 590

const plain = { in: 0.04, out: 0.04, least: 0.7 }

export const floorLine = (s: Sheet, line: Line = now) =>
  line(s, [
    [-2.7, FLOOR],
    [3.4, FLOOR],
  ])
export const seatLine = (s: Sheet, line: Line = now, [from, to]: Point = [-2, 1.1]) =>
  line(s, [
    [from, SEAT],
    [to, SEAT],
  ])

/** A stool with a flat seat; who sits on it is drawn before. */
export function stool(s: Sheet) {
  const [wood, dark] = ['#C98A55', '#9C6238']
  for (const x of [-1.45, 0.5]) {
    const to = x < 0 ? x - 0.22 : x + 0.22
    const leg: Point[] = [
      [x, SEAT + 0.3],
      [x + 0.34, SEAT + 0.3],
      [to + 0.26, FLOOR],
      [to, FLOOR],
    ]
    s.flat(leg, dark, { corners: true, knock: true, still: true })
    s.contour(leg, 3.6, { corners: true, least: 0.6 })
  }
  const seat = box(-1.95, SEAT, 1.05, SEAT + 0.36)
  s.flat(seat, wood, { corners: true, knock: true, still: true })
  s.contour(seat, 4.4, { corners: true, least: 0.6 })
}

export const inkedFloor = (s: Sheet) => floorLine(s, (sheet, points) => sheet.ink(points, 4, plain))

/** A wall from the side, and the floor before it, for those who stand. */
const WALL = -78
const HIGH = -96
export const wallLines = (s: Sheet, line: Line = now, dx = 0) => {
  line(s, [
    [WALL + dx, HIGH],
    [WALL + dx, SOLE + 2],
  ])
  line(s, [
    [WALL + dx, SOLE + 2],
    [236, SOLE + 2],
  ])
}
export function wall(s: Sheet, dx = 0) {
  const slab = box(WALL + dx - 62, HIGH, WALL + dx, SOLE + 2)
  s.flat(slab, '#D8C7B4', { corners: true, still: true, knock: true })
  s.flat(box(WALL + dx - 62, SOLE - 34, WALL + dx, SOLE + 2), '#B59E88', { corners: true, still: true })
  wallLines(s, (sheet, points) => sheet.ink(points, 4, plain), dx)
}

import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { crossedOut, red } from './face.ts'

/** What went wrong stands on the left, the same drawn anew on the right. */
export const before = (s: Sheet, draw: () => void) => s.at(-265, 0, {}, draw)
export const after = (s: Sheet, draw: () => void) => s.at(265, 0, {}, draw)

/** The teacher's cross, and the ring. */
export const crossAt = (s: Sheet, at: Point, scale: number) => s.at(...at, { scale }, () => crossedOut(s, 0.9))
export const ringAt = (s: Sheet, at: Point, scale: number) =>
  s.at(...at, { scale }, () => red(s, ellipse(0, 0, 1, 1, { from: 1.6, to: 8.1 })))

const MARK = 34
const CORNER = [-180, -276] as const

/** What went wrong is crossed out, what came of it has a ring beside it. */
export const notSo = (s: Sheet) => before(s, () => crossAt(s, CORNER, MARK))
export const so = (s: Sheet) => after(s, () => ringAt(s, CORNER, MARK))

/** A construction line that stays to the end: what the lesson is about. */
export function kept(s: Sheet, draw: () => void) {
  s.keeps = true
  draw()
  s.keeps = false
}

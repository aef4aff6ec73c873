import { ellipse } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { crossedOut, red } from './face.ts'

/** What went wrong stands on the left, the same drawn anew on the right. */
export const before = (s: Sheet, draw: () => void) => s.at(-265, 0, {}, draw)
export const after = (s: Sheet, draw: () => void) => s.at(265, 0, {}, draw)

const MARK = 34
const CORNER = [-180, -276] as const

/** The teacher's cross beside what went wrong. */
export const notSo = (s: Sheet) => before(s, () => s.at(...CORNER, { scale: MARK }, () => crossedOut(s, 0.9)))

/** The teacher's ring beside what came of it. */
export const so = (s: Sheet) =>
  after(s, () => s.at(...CORNER, { scale: MARK }, () => red(s, ellipse(0, 0, 1, 1, { from: 1.6, to: 8.1 }))))

/** A construction line that stays to the end: what the lesson is about. */
export function kept(s: Sheet, draw: () => void) {
  s.keeps = true
  draw()
  s.keeps = false
}

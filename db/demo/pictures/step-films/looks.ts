import type { Point } from '../geometry.ts'

/** A part of what a film comes to: its middle, how wide it is (a sheet is 1280), and what the teacher's ring goes around. */
export type Look = {
  film: string
  /** which sheet of a film that turns to a second one */
  sheet?: 0 | 1
  at: Point
  wide: number
  ring?: readonly [x: number, y: number, rx: number, ry: number]
}

/** A lesson's points to check, in their order, and what its practice works towards, where that is not the whole picture. */
export type LessonLooks = { checks: readonly Look[]; aim?: Look }

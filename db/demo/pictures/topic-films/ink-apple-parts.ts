import { type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { INK } from '../tones.ts'
import { tone } from './comic-parts.ts'

export const APPLE = through(
  trace(
    '0,-120 60,-150 130,-136 168,-70 160,20 120,110 60,160 0,148 -60,160 -120,110 -160,20 -168,-70 -130,-136 -60,-150',
  ),
  true,
  5,
)
export const SHADE = through(
  trace('90,-160 190,-100 190,80 100,190 0,170 -80,170 -20,130 60,90 104,10 104,-80'),
  true,
  5,
)
const LEAF = through(trace('6,-150 40,-214 110,-226 130,-214 96,-160 50,-146'), true, 5)
export const GAP = 16

export function apple(s: Sheet, pen = 6) {
  s.ink(trace('0,-118 -6,-160 -22,-190'), pen * 2, { in: 0.1, out: 0.1 })
  s.flat(LEAF, INK, { still: true, layer: 'ink' })
  s.contour(APPLE, pen)
  s.ink(trace('-44,-112 0,-100 44,-112'), pen * 0.7)
}
export const base = (s: Sheet, gap = GAP) => tone(s, APPLE, 0.2, { gap })
export const second = (s: Sheet, gap = GAP, by: Point = [GAP / 2, 0]) =>
  s.within(APPLE, () => tone(s, SHADE, 0.2, { gap, by }), true)

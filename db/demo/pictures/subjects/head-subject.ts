import { drawHead } from '../figure/head.ts'
import { someHead } from '../figure/head-look.ts'
import type { Sheet } from '../sheet.ts'

/** Head construction: the ball, cross lines, jaw — under a finished head. */
export function drawHeadSubject(s: Sheet) {
  const size = s.dice.range(165, 245)
  const look = someHead(s.dice, s.tones)
  const x = s.dice.range(-0.3, 0.3) * s.hw
  const y = Math.max(s.dice.range(-50, 5), 1.33 * size - s.hh + 28)
  s.at(x, y, { scale: size, rotate: s.dice.range(-0.16, 0.16) }, () => drawHead(s, look))
}

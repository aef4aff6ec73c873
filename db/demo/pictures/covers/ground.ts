import { box, sheetOf } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A bare sheet in place of the backdrop, tinted up to its rim. */
export function ground(s: Sheet, colour: string) {
  s.flat(box(-s.hw - 20, -380, s.hw + 20, 380), s.tones.paper, { corners: true, still: true })
  sheetOf(s, colour)
}

/** A round shape without a seam where its outline ends. */
export const disc = ([x, y]: Point, rx: number, ry = rx): Point[] => ellipse(x, y, rx, ry).slice(0, -1)

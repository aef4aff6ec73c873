import { box, sheetOf } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A bare sheet in place of the backdrop, tinted up to its rim. */
export function ground(s: Sheet, colour: string) {
  s.flat(box(-s.hw - 20, -380, s.hw + 20, 380), s.tones.paper, { corners: true, still: true })
  sheetOf(s, colour)
}

/** Draws up to the edges of the sheet and no farther. */
export const inRim = (s: Sheet, draw: () => void) => s.within(box(-s.hw - 10, -370, s.hw + 10, 370), draw, true)

/** A tinted sheet and what lies on it, up to its edges. */
export function onGround(s: Sheet, colour: string, draw: () => void) {
  ground(s, colour)
  inRim(s, draw)
}

/** A sheet in two colours, the left one as far as the cut (its `x` at the top and at the bottom), and what lies on it. */
export function splitSheet(s: Sheet, [left, right]: Halves, cut: Point, draw: () => void) {
  onGround(s, right, () => {
    const part: Point[] = [
      [-640, -360],
      [cut[0], -360],
      [cut[1], 360],
      [-640, 360],
    ]
    s.flat(part, left, { corners: true, still: true })
    draw()
  })
}
type Halves = readonly [left: string, right: string]

/** A round shape without a seam where its outline ends. */
export const disc = ([x, y]: Point, rx: number, ry = rx): Point[] => ellipse(x, y, rx, ry).slice(0, -1)

import { box } from '../backdrop.ts'
import { inRim, splitSheet } from './ground.ts'
import { redCross, redRound } from './shading.ts'
import type { Sheet } from '../sheet.ts'

/** How wide and high a half is, around its own middle. */
export const HALF = { x: 320, y: 360 }

/** The same thing twice at one size: left the mistake with the teacher's cross, right the mended one with the round. */
export function mended(s: Sheet, grounds: readonly [string, string], draw: (right: boolean) => void) {
  splitSheet(s, grounds, [0, 0], () => drawHalves(s, draw))
  inRim(s, () => drawMarks(s))
}

/** As above, each half a picture that reaches the edges of the sheet. */
export function mendedScene(s: Sheet, draw: (right: boolean) => void) {
  drawHalves(s, draw)
  drawMarks(s)
}

function drawHalves(s: Sheet, draw: (right: boolean) => void) {
  for (const right of [false, true])
    s.at(right ? HALF.x : -HALF.x, 0, {}, () =>
      s.within(box(-HALF.x, -HALF.y, HALF.x, HALF.y), () => draw(right), true),
    )
}

function drawMarks(s: Sheet) {
  s.ink(
    [
      [0, -400],
      [0, 400],
    ],
    7,
    { colour: s.tones.paper, in: 0.01, out: 0.01, least: 1, shade: 0 },
  )
  redCross(s, [-552, -262], 40)
  redRound(s, [552, -262], 46, 45, 14)
}

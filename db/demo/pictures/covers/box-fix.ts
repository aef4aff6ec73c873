import { splitSheet } from './ground.ts'
import { redCross, redLine, redRound } from './shading.ts'
import { plate } from './street-things.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

type Box = { top: string; left: string; right: string }

/** Left a box whose edges run apart, with the teacher's pen on it; right the same one, its edges running together. */
export function drawBoxRepair(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [0, 0], () => {
    for (const x of [-320, 320]) s.flat(ellipse(x + 30, 216, 230, 36), tones.mid, { still: true, opacity: 0.7 })
    drawBox(s, -330, wrong)
    drawBox(s, 320, right)
    drawPen(s)
    drawRays(s)
  })
}

/** Corners as drawn around the middle of each half. */
const wrong: Box = {
  left: '-196,86 -10,226 -2,-30 -236,-118',
  right: '-10,226 190,166 232,-128 -2,-30',
  top: '-236,-118 -2,-30 232,-128 30,-148',
}
const right: Box = {
  left: '-200,96 0,226 0,-26 -200,-86',
  right: '0,226 200,96 200,-86 0,-26',
  top: '-200,-86 0,-26 200,-86 0,-128',
}

function drawBox(s: Sheet, x: number, { left, right: side, top }: Box) {
  const { tones } = s
  s.at(x, 0, {}, () => {
    plate(s, trace(left), tones.accent, 6.4)
    plate(s, trace(side), tones.deep, 6.4)
    plate(s, trace(top), tones.paper, 6.4)
    const [a, b, c, d] = trace(left) as [Point, Point, Point, Point]
    for (const t of [0.42, 0.56]) s.ink([mixed(a, b, t), mixed(d, c, t)], 3.4, { corners: true })
    const [e, f, g, h] = trace(top) as [Point, Point, Point, Point]
    for (const t of [0.42, 0.56]) s.ink([mixed(e, f, t), mixed(h, g, t)], 3.4, { corners: true })
  })
}

/** Red: where the edges of the first box should go, and what is wrong with them. */
function drawPen(s: Sheet) {
  s.at(-330, 0, {}, () => {
    s.ink(trace('-10,226 180,112'), 7, redLine)
    s.ink(trace('-2,-30 200,-90'), 7, redLine)
    s.ink(trace('-2,-30 -204,-88'), 7, redLine)
    s.ink(trace('200,-90 188,112'), 7, redLine)
    for (const [x, y] of trace('226,-130 -232,-116')) s.ink(ellipse(x, y, 40, 36, { from: -2.2, to: 4.6 }), 7, redLine)
    redCross(s, [0, -222], 40)
  })
  redRound(s, [320, -226], 46, 44)
}

/** Blue: the edges of the second box meet in two points on the horizon. */
function drawRays(s: Sheet) {
  const eye = -206
  s.pencil(
    [
      [20, eye],
      [610, eye],
    ],
    3,
  )
  for (const [from, to] of [
    [
      [320, 226],
      [820, eye],
    ],
    [
      [320, -26],
      [820, eye],
    ],
    [
      [320, 226],
      [-180, eye],
    ],
    [
      [320, -26],
      [-180, eye],
    ],
  ] as [Point, Point][])
    s.pencil([from, mixed(from, to, 0.58)], 2.8)
}

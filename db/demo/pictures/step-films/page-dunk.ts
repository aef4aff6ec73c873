import { box } from '../backdrop.ts'
import { drawSomebody, type Stance, type Wear } from '../covers/actor.ts'
import { limb, smallHand, smallShoe } from '../covers/limbs.ts'
import { edges, plate } from '../covers/street-things.ts'
import { stances } from '../covers/stances.ts'
import type { Expression } from '../figure/expression.ts'
import { bend, ellipse, type Point } from '../geometry.ts'
import { drawFocusLines } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'
import { INK } from '../tones.ts'
import { type Cell, high, type Shows, wide } from './page.ts'
import { boy, bust, fill, size, within } from './page-panels.ts'

function ball(s: Sheet, [x, y]: Point, r: number) {
  s.flat(ellipse(x, y, r, r).slice(0, -1), s.tones.accent, { knock: true, still: true })
  s.contour(ellipse(x, y, r, r).slice(0, -1), 4.4)
  s.ink(bend([x - r * 0.96, y - r * 0.2], [x, y + r * 0.3], [x + r * 0.96, y - r * 0.2]), 3)
  s.ink(bend([x - r * 0.3, y - r * 0.94], [x + r * 0.24, y], [x - r * 0.3, y + r * 0.94]), 3)
}
function hoop(s: Sheet, [x, y]: Point, k: number) {
  const at = (l: number, t: number, r: number, b: number) => box(x + l * k, y + t * k, x + r * k, y + b * k)
  plate(s, at(-60, -84, 60, 8), '#FFFFFF', 4)
  edges(s, at(-24, -44, 24, -8), 3)
  for (const px of [-26, -9, 9, 26])
    s.ink(
      [
        [x + px * k, y + 2 * k],
        [x + px * 0.56 * k, y + 46 * k],
      ],
      2.6,
    )
  for (const py of [18, 34])
    s.ink(
      [
        [x - 22 * k, y + py * k],
        [x + 22 * k, y + py * k],
      ],
      2.4,
    )
  s.ink(ellipse(x, y, 32 * k, 8 * k), 7 * k, { colour: s.tones.accent })
}
const court = (s: Sheet, cell: Cell, low = 0.72) => {
  fill(s, cell, s.tones.pale)
  s.flat([within(cell, 0, low), within(cell, 1, low), within(cell, 1, 1), within(cell, 0, 1)], s.tones.soft, {
    still: true,
    corners: true,
  })
  s.ink([within(cell, 0, low), within(cell, 1, low)], 3)
}
const player: Wear = { top: '#FFFFFF', low: INK, kind: 'shorts', shoe: '#5A5C66', sleeves: 'short' }
const dunk: Stance = {
  ...{
    shoulders: '-0.8,1.8 0.7,1.45',
    hips: '-0.5,4.1 0.34,4.0',
    nod: -0.16,
    hands: ['open', 'open'],
    feet: [0.8, 0.4],
  },
  ...{ arms: '-2.0,2.3 -2.9,1.2 1.4,0.1 1.5,-1.9', legs: '-1.4,5.9 -2.6,7.3 1.5,5.2 0.9,7.3' },
}
/** With a finer pen, as he is smaller than the faces. */
function somebody(s: Sheet, at: Point, scale: number, stance: Stance, face: Expression) {
  const pen = s.pen
  s.pen = 0.24 + scale / 120
  s.at(...at, { scale }, () =>
    drawSomebody(s, {
      stance: { ...stance, girth: 1.16 },
      face,
      wear: { ...player, top: s.tones.accent },
      look: boy(s, { yaw: 0.5, part: 0.1, neck: false }),
    }),
  )
  s.pen = pen
}
const set: Expression = { eyes: 'open', open: 0.86, brow: [0.14, -0.08], mouth: 'flat', gaze: [0.2, -0.1] }
const shout: Expression = { eyes: 'open', open: 0.9, brow: [0.14, -0.08], mouth: 'shout', gaze: [0.16, -0.14] }

const gym: Shows = (s, cell) => {
  court(s, cell)
  hoop(s, within(cell, 0.5, 0.5), size(cell) / 190)
}
const stares = bust({ who: boy, yaw: 0.4, face: { ...set, signs: ['sweat'] }, large: 0.36 }, (s, cell) =>
  fill(s, cell, s.tones.soft),
)
const dribbles: Shows = (s, cell) => {
  court(s, cell, 0.6)
  const k = size(cell) / 160
  const [x, y] = within(cell, 0.56, 0.6)
  ball(s, [x, y + 28 * k], 32 * k)
  limb(
    s,
    [
      [x + 70 * k, y - 90 * k],
      [x + 30 * k, y - 46 * k],
    ],
    [42 * k, 30 * k],
    s.tones.skin,
  )
  smallHand(s, [x + 32 * k, y - 46 * k], 'rest', { size: 52 * k, angle: 0.7, skin: s.tones.skin })
  for (const dx of [-62, 62])
    s.ink(
      [
        [x + dx * k, y + 34 * k],
        [x + dx * 1.3 * k, y + 56 * k],
      ],
      3.4,
    )
}
const steps: Shows = (s, cell) => {
  court(s, cell, 0.56)
  const k = size(cell) / 150
  const [x, y] = within(cell, 0.42, 0.5)
  limb(
    s,
    [
      [x - 34 * k, y - 100 * k],
      [x, y],
    ],
    [48 * k, 32 * k],
    s.tones.skin,
  )
  smallShoe(s, [x, y + 4 * k], { size: 62 * k, angle: 0.1, colour: '#FFFFFF', sole: s.tones.accent })
  for (const dy of [8, 30, 50])
    s.ink(
      [
        [x - 40 * k, y + dy * k],
        [x - 104 * k, y + (dy - 10) * k],
      ],
      3.4,
      { in: 0.05, out: 0.8 },
    )
}
const runs: Shows = (s, cell) => {
  court(s, cell, 0.8)
  const k = Math.min(wide(cell) / 7.6, high(cell) / 10.4)
  somebody(s, within(cell, 0.62, 0.23), k, stances.run, set)
}
const leaps: Shows = (s, cell) => {
  fill(s, cell, s.tones.pale)
  const tall = high(cell) > wide(cell) * 1.8
  const k = tall ? wide(cell) / 5.6 : size(cell) / 12.4
  const at = within(cell, tall ? 0.48 : 0.46, tall ? 0.46 : 0.42)
  drawFocusLines(s, [at[0], at[1] + 2 * k], [8 * k, 26 * k], 40, tall ? 1 : 0.9)
  hoop(s, [at[0] + 1.4 * k, at[1] - (tall ? 5 : 3.5) * k], ((tall ? 1.05 : 0.7) * k) / 26)
  somebody(s, at, k, dunk, shout)
  ball(s, [at[0] + 1.5 * k, at[1] - 2.9 * k], 0.86 * k)
}
/** He runs up and leaps to the basket. */
export const dunkStory: readonly Shows[] = [gym, stares, dribbles, steps, runs, leaps]

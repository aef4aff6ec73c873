import { limb, smallHand } from '../covers/limbs.ts'
import { girl } from '../covers/manga-parts.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Cell, middle, type Shows } from './page.ts'
import { boy, bust, cloud, fill, size, within } from './page-panels.ts'

function rain(s: Sheet, cell: Cell, amount = 12, colour = s.tones.mid) {
  for (let i = 0; i < amount; i++) {
    const [x, y] = within(cell, ((i * 0.37) % 1) + 0.04, (i * 0.61) % 0.9)
    s.ink(
      [
        [x, y],
        [x - 7, y + 30],
      ],
      3,
      { in: 0.1, out: 0.7, colour },
    )
  }
}
const wet = (s: Sheet, cell: Cell) => {
  fill(s, cell, s.tones.soft)
  rain(s, cell)
}

/** A parasol from the side, its tip up, its handle at the spot. */
function umbrella(s: Sheet, [x, y]: Point, k: number) {
  const to = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k, y + py * k])
  s.ink(to('0,0 0,-150'), 8 * k, { in: 0.02, out: 0.02, least: 0.9 })
  const cloth = to('-110,-96 -96,-140 -50,-176 0,-186 50,-176 96,-140 110,-96 74,-110 37,-96 0,-110 -37,-96 -74,-110')
  s.flat(cloth, s.tones.accent, { knock: true, still: true })
  s.contour(cloth, 5)
  for (const line of ['0,-186 -24,-150 -37,-98', '0,-186 24,-150 37,-98']) s.ink(to(line), 3)
}

const cloudy: Shows = (s, cell) => {
  fill(s, cell, s.tones.mid)
  cloud(s, within(cell, 0.38, 0.5), size(cell) * 0.5, s.tones.pale, 3.4)
  cloud(s, within(cell, 0.8, 0.34), size(cell) * 0.32, s.tones.pale, 3)
  rain(s, [cell[0], middle(cell)[1], cell[2], cell[3]], 16, s.tones.pale)
}
const waits = bust(
  { who: girl, yaw: 0.36, face: { eyes: 'open', brow: [-0.16, 0.08], mouth: 'frown', gaze: [0.1, -0.16] } },
  wet,
)
const offered: Shows = (s, cell) => {
  wet(s, cell)
  const k = size(cell) / 170
  const [x, y] = within(cell, 0.42, 0.82)
  umbrella(s, [x, y], 0.8 * k)
  s.ink(
    [
      [x, y - 2],
      [x + 2 * k, y + 14 * k],
      [x - 12 * k, y + 20 * k],
      [x - 18 * k, y + 8 * k],
    ],
    7 * k,
    { in: 0.02, out: 0.2, least: 0.8 },
  )
  const wrist: Point = [x + 30 * k, y - 22 * k]
  limb(
    s,
    [
      [x + 170 * k, y + 26 * k],
      [x + 90 * k, y + 2 * k],
      [x + 40 * k, y - 18 * k],
    ],
    [56 * k, 50 * k, 40 * k],
    s.tones.dark,
  )
  smallHand(s, wrist, 'grip', { size: 62 * k, angle: 1.86, skin: s.tones.skin })
}
const smiles = bust(
  { who: boy, yaw: -0.4, face: { eyes: 'smile', brow: [-0.08, 0], mouth: 'smile', signs: ['blush'] }, at: 0.52 },
  (s, cell) => fill(s, cell, s.tones.pale),
)
const moved = bust(
  {
    ...{ who: girl, yaw: 0.3, at: 0.42, large: 0.37, tilt: 0.05 },
    face: { eyes: 'open', open: 1.2, brow: [-0.16, 0], mouth: 'small', gaze: [0.08, -0.06], signs: ['blush'] },
  },
  (s, cell) => {
    fill(s, cell, s.tones.pale)
    const k = size(cell)
    for (const [x, y, r] of [
      [0.1, 0.2, 0.09],
      [0.84, 0.16, 0.13],
      [0.92, 0.62, 0.08],
      [0.7, 0.84, 0.06],
      [0.06, 0.72, 0.06],
      [0.68, 0.4, 0.04],
    ] as const)
      s.flat(ellipse(...within(cell, x, y), r * k, r * k).slice(0, -1), '#FFFFFF', { still: true })
  },
)
const together: Shows = (s, cell) => {
  wet(s, cell)
  const k = size(cell)
  const [x, y] = within(cell, 0.5, 0.68)
  umbrella(s, [x, y + k * 0.1], k * 0.0052)
  const glad = drawExpression({ eyes: 'smile', brow: [-0.1, 0], mouth: 'smile', signs: ['blush'] })
  s.at(x + k * 0.25, y, { scale: k * 0.19 }, () => drawHead(s, boy(s, { yaw: -0.4, own: { features: glad } })))
  s.at(x - k * 0.25, y + k * 0.02, { scale: k * 0.18 }, () =>
    drawHead(s, girl(s, { yaw: 0.4, own: { features: glad } })),
  )
}
/** Someone waits in the rain; an umbrella is held out to her. */
export const rainStory: readonly Shows[] = [cloudy, waits, offered, smiles, moved, together]

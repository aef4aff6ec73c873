import { box } from '../backdrop.ts'
import { edges, plate, tint, wholeSheet, wire } from './street-things.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import { type Camera, drawFan, drawHorizon, inQuad, pane, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Streaks of rain, all on one slant. */
export function drawRain(s: Sheet, amount: number, [left, right]: Point, colour: string) {
  const { dice: roll } = s
  for (let i = 0; i < amount; i++) {
    const [x, y, long] = [roll.range(left, right), roll.range(-400, 300), roll.range(30, 110)]
    s.ink(
      [
        [x, y],
        [x - long * 0.14, y + long],
      ],
      roll.range(1.8, 3.4),
      { corners: true, colour, in: 0.6, out: 0.1, opacity: roll.range(0.5, 0.95) },
    )
  }
}

/** Where drops meet water. */
export function drawRings(s: Sheet, places: readonly Point[], colour: string) {
  for (const [x, y] of places) {
    const r = 12 + (y / 360) * 26
    s.ink(ellipse(x, y, r, r * 0.3), 2.4, { colour })
    s.ink(ellipse(x, y, r * 0.5, r * 0.15), 2, { colour })
    for (const dx of [-0.3, 0.3])
      s.ink(
        [
          [x + dx * r * 0.5, y - 3],
          [x + dx * r, y - r * 0.5],
        ],
        2.2,
        { colour },
      )
  }
}

const camera: Camera = { eye: [0.1, 1.5, 0], yaw: 0, pitch: 0, focal: 600, lift: 24 }
const see = (x: number, y: number, z: number) => seen(camera, [x, y, z])
type Neon = { side: 1 | -1; z: number; low: number; high: number; wide: number; kind: number }
const neons: readonly Neon[] = [
  { side: -1, z: 14, low: 2.6, high: 5.8, wide: 0.9, kind: 1 },
  { side: 1, z: 13, low: 2.6, high: 5.4, wide: 0.9, kind: 2 },
  { side: 1, z: 9.6, low: 2.4, high: 3.5, wide: 1.2, kind: 0 },
  { side: -1, z: 9, low: 2.3, high: 4.7, wide: 0.9, kind: 3 },
  { side: -1, z: 6.2, low: 2.7, high: 3.8, wide: 1.2, kind: 0 },
  { side: 1, z: 6, low: 2.2, high: 4.2, wide: 0.9, kind: 1 },
  { side: 1, z: 4.2, low: 2.1, high: 2.9, wide: 0.9, kind: 2 },
  { side: 1, z: 2.9, low: 2.2, high: 3.7, wide: 0.8, kind: 3 },
  { side: -1, z: 2.7, low: 2.3, high: 3.7, wide: 0.7, kind: 2 },
  { side: -1, z: 3.9, low: 1.9, high: 3.1, wide: 0.8, kind: 1 },
]

/** A street of bars at night: signs of light on both sides, and again in the wet ground. */
export function drawNeonStreet(s: Sheet) {
  const { tones } = s
  wholeSheet(s, tones.dark)
  tint(s, box(-200, -260, 200, 60), tones.deep)
  plate(s, [see(-3, 0, 26), see(3, 0, 26), see(3, 9, 26), see(-3, 9, 26)], tones.dark, 3)
  for (const [x, y] of trace('-2,2 -1,2 0,2 1,2 -2,4 0,4 1,4 -1,6 0,6 1,6'))
    tint(s, [see(x, y, 26), see(x + 0.6, y, 26), see(x + 0.6, y + 1, 26), see(x, y + 1, 26)], tones.accent)
  tint(
    s,
    [see(-2.6, 0, 0.7), see(2.6, 0, 0.7), see(2.6, 0, 26), see(-2.6, 0, 26)],
    between(tones.deep, tones.dark, 0.6),
  )
  for (const side of [-1, 1] as const) drawFacades(s, side)
  for (const neon of neons) drawReflection(s, neon)
  for (const side of [-1, 1])
    s.ink([see(side * 2.2, 0, 0.8), see(side * 2.2, 0, 26)], 3.4, { corners: true, colour: tones.dark })
  for (const neon of neons) drawNeon(s, neon)
  for (let i = 0; i < 3; i++) wire(s, [-700, -250 + i * 30], [700, -300 + i * 24], 34)
  drawRings(
    s,
    trace('-250,210 -420,300 250,240 440,320 -110,330 160,150 -120,140 330,180 -560,250 540,270'),
    tones.soft,
  )
  drawHorizon(s, camera)
  drawFan(s, see(0, 1.5, 9000), [see(-2.6, 0, 3), see(2.6, 0, 3), see(-2.6, 5, 5), see(2.6, 5, 5)])
}

function drawFacades(s: Sheet, side: 1 | -1) {
  const { tones } = s
  const x = side * 2.6
  for (const [i, z] of [20, 16, 12.4, 9, 6, 3.4, 0.8].entries()) {
    const far = z + [6, 4, 3.6, 3.4, 3, 2.6, 2.6][i]!
    const high = 6 + ((i * 5 + side + 1) % 4)
    const wall = [see(x, 0, z), see(x, 0, far), see(x, high, far), see(x, high, z)]
    plate(s, [see(x, 0, z), see(x + side * 4, 0, z), see(x + side * 4, high, z), see(x, high, z)], tones.dark, 3)
    plate(s, wall, i % 2 ? tones.dark : tones.deep, 3)
    const shop = pane(wall, 0.1, 0.02, 0.9, 2.1 / high)
    plate(s, shop, i % 2 ? tones.accent : tones.soft, 3)
    for (const u of [0.33, 0.66]) s.ink([inQuad(shop, u, 0), inQuad(shop, u, 1)], 3, { corners: true, least: 0.8 })
    plate(s, pane(shop, 0.02, 0.74, 0.98, 1), i % 2 ? tones.mid : tones.accent, 2.4)
    for (let row = 0; row < 2; row++)
      for (const u of [0.16, 0.58])
        plate(
          s,
          pane(wall, u, (3 + row * 1.7) / high, u + 0.26, (4 + row * 1.7) / high),
          (i + row + (u > 0.5 ? 1 : 0)) % 3 ? tones.mid : tones.accent,
          2.2,
        )
  }
}

const glowOf = ({ tones }: Sheet, kind: number) => [tones.accent, tones.paper, tones.soft, tones.accent][kind]!

/** A box of light on its arm; the tubes show a cup, an arrow, bars or stars, never letters. */
function drawNeon(s: Sheet, neon: Neon) {
  const { tones } = s
  const { side, z, low, high, wide, kind } = neon
  const [from, to] = [side * 2.6, side * (2.6 - wide)]
  const [a, b] = side < 0 ? [from, to] : [to, from]
  const board = [see(a, low, z), see(b, low, z), see(b, high, z), see(a, high, z)]
  const [x, y] = inQuad(board, 0.5, 0.5)
  const [w, h] = [board[1]![0] - board[0]![0], board[0]![1] - board[3]![1]]
  const colour = glowOf(s, kind)
  tint(s, ellipse(x, y, w * 1.1, h * 0.8), colour, 0.16)
  tint(s, ellipse(x, y, w * 0.8, h * 0.62), colour, 0.22)
  plate(s, board, tones.dark, 4)
  edges(s, board, 2)
  const line = (points: Point[], width = 5) =>
    s.ink(
      points.map(([px, py]): Point => [x + px * w, y + py * h]),
      Math.max(2, (width * w) / 130),
      { colour, in: 0.05, out: 0.05, least: 0.8 },
    )
  edges(s, pane(board, 0.1, 0.06, 0.9, 0.94), Math.max(2, w / 30), colour)
  if (kind === 0) {
    line(trace('-0.22,-0.14 -0.16,0.2 0.1,0.2 0.16,-0.14 -0.22,-0.14'), 7)
    line(trace('0.16,-0.06 0.28,-0.04 0.24,0.1 0.12,0.1'), 6)
    for (const px of [-0.1, 0.04])
      line([
        [px, -0.2],
        [px + 0.05, -0.27],
        [px, -0.33],
      ])
  }
  if (kind === 1) for (const py of [-0.27, 0, 0.27]) line(ellipse(0, py, 0.22, (0.22 * w) / h), 8)
  if (kind === 2)
    for (const py of [-0.28, -0.06, 0.16])
      line(
        [
          [-0.24, py],
          [0, py + 0.16],
          [0.24, py],
        ],
        9,
      )
  if (kind === 3)
    for (const py of [-0.3, -0.15, 0, 0.15, 0.3])
      line(
        [
          [-0.22, py],
          [0.22, py],
        ],
        10,
      )
}

/** Light that the wet ground draws out downwards, broken by the rain. */
function drawReflection(s: Sheet, { side, z, low, high, wide, kind }: Neon) {
  const { dice: roll } = s
  const [x] = see(side * (2.6 - wide / 2), 0, z)
  const [top, bottom] = [see(0, -low * 0.35, z)[1], Math.min(372, see(0, -high, z)[1])]
  const w = (wide * camera.focal * 0.5) / z
  const colour = glowOf(s, kind)
  for (let y = top; y < bottom; y += 11) {
    const t = (y - top) / (bottom - top + 1)
    const [dx, reach] = [roll.range(-0.18, 0.18) * w, w * roll.range(0.6, 1.1) * (1 - t * 0.45)]
    s.flat(
      [
        ...bend([x + dx - reach, y], [x + dx, y - 11], [x + dx + reach, y], 5),
        ...bend([x + dx + reach, y], [x + dx, y + 9], [x + dx - reach, y], 5),
      ],
      colour,
      { still: true, corners: true, opacity: 0.85 - t * 0.4 },
    )
  }
}

/** The umbrella of somebody who walks away, and the rain before both. */
export function drawUmbrella(s: Sheet) {
  const { tones } = s
  const [x, y] = [0, -96]
  const low = trace('-176,96 -134,74 -88,98 -44,80 4,102 50,80 94,98 136,74 176,96')
  const rim = low.map(([px, py]): Point => [x + px, y + py])
  const dome = ellipse(x, y + 96, 176, 160, { from: Math.PI, to: Math.PI * 2 })
  s.solid([...dome, ...rim.toReversed()], tones.accent, 5.4, { corners: true })
  tint(
    s,
    [
      [x + 30, y - 66],
      [x + 120, y - 30],
      [x + 166, y + 66],
      [x + 172, y + 90],
      [x + 136, y + 70],
      [x + 94, y + 92],
    ],
    tones.deep,
    0.35,
  )
  for (const i of [2, 4, 6]) s.ink(bend([x, y - 64], [x + (rim[i]![0] - x) * 0.9, y - 40], rim[i]!), 3.2)
  s.ink(
    [
      [x, y - 70],
      [x, y - 100],
    ],
    7,
    { corners: true },
  )
  s.ink(
    [
      [x - 128, y + 20],
      [x - 70, y - 40],
    ],
    6,
    { colour: tones.paper },
  )
  for (const [px, py] of trace('-140,-12 -86,-56 -30,-76 44,-76 100,-48 146,-6'))
    s.ink(
      [
        [x + px, y + py],
        [x + px * 1.12, y + py - 20],
      ],
      3,
      { colour: tones.paper },
    )
  drawRain(s, 130, [-640, 680], tones.paper)
}

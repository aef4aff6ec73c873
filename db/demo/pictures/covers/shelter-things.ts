import { box } from '../backdrop.ts'
import { round, wash } from './light.ts'
import { drawRain } from './rain.ts'
import { plate, tint } from './street-things.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A wet afternoon in June: blue-green outside, a lamp that is already lit inside. */
export const hues = {
  sky: ['#6F8FA6', '#C3D2CC'] as const,
  ...{ hill: '#6E97A0', nearHill: '#55827E', field: '#6FA077', rain: '#E6F1F2', drop: '#F4FAF8' },
  leaf: ['#7DB07A', '#4A8562', '#2C5F56'] as const,
  bloom: ['#7C8FE0', '#B48BDA', '#E59BC4'],
  ...{
    wood: '#E9B877',
    seam: '#B97F4E',
    frame: '#8A5337',
    frameShade: '#5B3730',
    seat: '#C98450',
    seatEdge: '#8E5638',
  },
  ...{ roof: '#4A6A8C', rib: '#2F4766', eave: '#7C93AA', floor: '#C9A98A', kerb: '#A9B4B8', road: '#5A6E84' },
  ...{ paper: '#FBF4E4', notice: '#D9644F', plan: '#8CA3A8', sign: '#2F6FA8', bus: '#D9534A', lamp: '#FFE3A0' },
  shade: '#3E3A6B',
}

export const [LEFT, RIGHT, ROOF] = [-340, 330, -214]

/** Hydrangeas: round heads of many small petals. */
export function drawBlooms(s: Sheet, [x, y]: Point, r: number, colour: string) {
  for (const [dx, dy, k] of [
    [-0.6, 0.1, 0.34],
    [0.1, -0.4, 0.38],
    [0.6, 0.16, 0.36],
    [0, 0.4, 0.32],
  ] as const) {
    const [cx, cy] = [x + dx * r, y + dy * r]
    s.solid(round(cx, cy, r * k, r * k * 0.84), colour, 3)
    wash(s, round(cx + r * 0.06, cy + r * k * 0.3, r * k * 0.84, r * k * 0.5), hues.shade, 0.22)
    const petals = Array.from({ length: 12 }, () => {
      const [px, py] = [s.dice.range(-0.7, 0.6) * r * k, s.dice.range(-0.7, 0.4) * r * k]
      return round(cx + px, cy + py, r * 0.055, r * 0.04, s.dice.range(0, 3))
    })
    s.scatter(petals, hues.drop, { opacity: 0.6 })
  }
}

/** The round board on its pole that says where the bus halts, without a word. */
export function drawStop(s: Sheet, x: number) {
  plate(
    s,
    [
      [x - 44, 296],
      [x + 44, 296],
      [x + 34, 268],
      [x - 34, 268],
    ],
    hues.kerb,
    4,
  )
  plate(s, box(x - 7, -120, x + 7, 270), hues.paper, 3.6)
  plate(s, box(x - 44, 0, x + 44, 110), hues.paper, 4)
  for (let y = 24; y < 100; y += 18)
    s.ink(
      [
        [x - 32, y],
        [x + 32, y],
      ],
      2.4,
      { corners: true, colour: hues.plan },
    )
  s.solid(ellipse(x, -136, 66, 66), hues.sign, 5)
  s.solid(ellipse(x, -136, 48, 48), hues.paper, 3.4)
  plate(s, box(x - 30, -158, x + 30, -116), hues.bus, 3)
  tint(s, box(x - 24, -152, x + 24, -136), hues.paper)
  for (const dx of [-16, 16]) s.solid(ellipse(x + dx, -114, 8, 8), hues.shade, 2)
  wash(
    s,
    [
      [x + 20, -196],
      [x + 62, -160],
      [x + 62, -110],
      [x + 20, -76],
      [x + 40, -136],
    ],
    hues.shade,
    0.24,
  )
}

/** Rain in front, and the drops that fall from the eave. */
export function drawEaveRain(s: Sheet) {
  const { dice: roll } = s
  drawRain(s, 46, [-660, LEFT - 40], hues.drop)
  drawRain(s, 40, [RIGHT + 60, 700], hues.drop)
  drawRain(s, 14, [LEFT, -150], hues.drop)
  drawRain(s, 14, [190, RIGHT + 30], hues.drop)
  for (let x = LEFT - 88; x < RIGHT + 92; x += 46) {
    const y = ROOF + 24 + roll.range(0, 44)
    const drop: Point[] = [
      [x, y],
      [x + 4, y + 11],
      [x, y + 16],
      [x - 4, y + 11],
    ]
    s.solid(drop, hues.drop, 1.8)
    if (Math.abs(x) < 150) continue
    s.ink(
      [
        [x, y + 60],
        [x, y + 60 + roll.range(40, 150)],
      ],
      2.6,
      { corners: true, colour: hues.drop, in: 0.5, out: 0.1 },
    )
  }
}

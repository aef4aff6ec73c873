import { disc } from './ground.ts'
import { bend, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = { deep: '#243A66', dark: '#38588F', mid: '#5580BC', lit: '#8FB4DE', bright: '#D9E8F6', nail: '#3A2A26' }
const WHOLE =
  '-100,-168 -66,-120 0,-92 66,-120 100,-168 122,-100 132,40 126,196 104,172 92,214 72,180 66,96 0,140 -66,96 -72,180 -92,214 -104,172 -126,196 -132,40 -122,-100'

/** What sags from nail to nail, between two depths. */
const sag = (from: number, to: number, out = 0): Point[] => [
  ...bend([-98 + out, -162], [0, from * 2 + 162], [98 - out, -162], 14),
  ...bend([98 - out * 0.4, -158], [0, to * 2 + 158], [-98 + out * 0.4, -158], 14),
]

/** A cloth between two nails, painted without a line: it sags in deep folds, its ends hang down beside them. */
export function drawDrape(s: Sheet) {
  const paint = (points: readonly Point[], colour: string, opacity = 1) =>
    s.flat(points, colour, { still: true, corners: true, opacity })
  const soft = (noted: string, colour: string, opacity = 0.9) => s.flat(trace(noted), colour, { still: true, opacity })
  for (const dx of [22, 14])
    s.flat(
      trace(WHOLE).map(([x, y]): Point => [x + dx, y + dx * 0.7]),
      '#6A3A1E',
      { still: true, opacity: 0.22 },
    )
  const whole = trace(WHOLE)
  s.flat(whole, hues.dark, { still: true, knock: true })
  s.within(whole, () => {
    for (const [from, to, colour] of [
      [-92, -58, hues.lit],
      [-62, -34, hues.deep],
      [-40, 12, hues.mid],
      [4, 38, hues.deep],
      [30, 84, hues.mid],
      [76, 104, hues.deep],
      [98, 150, hues.mid],
    ] as const)
      paint(sag(from, to), colour)
    for (const [from, to] of [
      [-36, -16],
      [36, 58],
      [104, 122],
    ] as const) {
      paint(sag(from, to, 18), hues.lit)
      paint(sag(from + 3, to - 9, 44), hues.bright, 0.9)
    }
    for (const side of [-1, 1]) {
      const at = (noted: string) => trace(noted).map(([x, y]): Point => [side * x, y])
      s.flat(at('100,-170 140,-90 150,60 140,230 60,230 64,90 80,-20'), hues.dark, { still: true })
      s.flat(at('98,-160 88,-30 76,90 80,200 94,214 94,90'), side < 0 ? hues.mid : hues.deep, { still: true })
      s.flat(at('100,-160 104,-30 102,100 106,180 118,184 122,60'), side < 0 ? hues.lit : hues.mid, { still: true })
      s.flat(at('102,-150 124,-60 132,60 128,200 122,190 122,40'), side < 0 ? hues.mid : hues.deep, { still: true })
    }
    soft('-100,-156 -106,-20 -108,90 -112,172 -116,172 -114,40', hues.bright)
    soft('-98,-150 -78,-112 -40,-92 -40,-86 -84,-106', hues.bright)
    soft('40,-108 98,-160 110,-60 90,-30 40,40 0,60', hues.deep, 0.24)
  })
  for (const x of [-100, 100]) {
    s.flat(disc([x + 3, -165], 13), '#2A1A16', { still: true, opacity: 0.4 })
    s.flat(disc([x, -170], 12), hues.nail, { still: true })
    s.flat(disc([x - 3, -174], 4), '#C9A88F', { still: true })
  }
}

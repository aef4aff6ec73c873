import { tube } from '../covers/limbs.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, red } from '../step-films/face.ts'
import { VERMILION } from '../tones.ts'
import { NOW, WHITE } from './panel-parts.ts'
import { writing } from './writing-parts.ts'

export type Voice = 'round' | 'spikes' | 'wave' | 'cloud'
const reach: Record<Voice, (k: number) => number> = {
  round: () => 1,
  spikes: (k) => (k % 2 ? 0.76 : 1.16),
  wave: (k) => 1 + Math.sin((k * Math.PI) / 5) * 0.085,
  cloud: (k) => 0.84 + Math.abs(Math.sin((k * Math.PI) / 7.5)) * 0.22,
}
const counts: Record<Voice, number> = { round: 48, spikes: 30, wave: 110, cloud: 60 }
export type Bubble = { at: Point; r: Point; tip?: Point; voice?: Voice; wide?: number }

/** The outline of a balloon with its tail. */
export function bubbleShape({ at: [x, y], r: [rx, ry], tip, voice = 'round', wide = 0.17 }: Bubble): Point[] {
  const toTip = tip && Math.atan2((tip[1] - y) / ry, (tip[0] - x) / rx)
  const shape: Point[] = []
  const count = counts[voice]
  const from = toTip ?? 0
  for (let k = 0; k <= count; k++) {
    const angle = from + (k / count) * Math.PI * 2
    const beside = Math.min(angle - from, from + Math.PI * 2 - angle)
    if (tip && voice !== 'cloud' && beside < wide) {
      if (k === 0) shape.push(tip)
      continue
    }
    const [dx, dy] = polar(angle, reach[voice](k))
    shape.push([x + dx * rx, y + dy * ry])
  }
  return shape
}
export function bubble(s: Sheet, one: Bubble, width = 4.2, colour: string = WHITE) {
  const shape = bubbleShape(one)
  s.flat(shape, colour, { knock: true, corners: true, still: true })
  s.contour(shape, width, { corners: true, least: 0.6 })
  if (one.voice === 'cloud' && one.tip)
    for (const [t, r] of [
      [0.84, 0.12],
      [1, 0.08],
    ] as const) {
      const at: Point = [one.at[0] + (one.tip[0] - one.at[0]) * t, one.at[1] + (one.tip[1] - one.at[1]) * t]
      s.solid(ellipse(...at, one.r[1] * r, one.r[1] * r).slice(0, -1), colour, width * 0.8)
    }
}
export const pencilBubble = (s: Sheet, one: Bubble, colour = NOW) =>
  s.pencil(bubbleShape(one), 3, { colour, corners: true, closed: true })

export const letters = writing
/** Columns that read as lines of text: each a stroke as long as is said. */
export function mutter(s: Sheet, { at: [x, y] }: Pick<Bubble, 'at'>, columns: readonly number[], [long, width]: Point) {
  columns.forEach((share, c) => {
    const px = x + ((columns.length - 1) / 2 - c) * long * 0.34
    s.ink([[px, y - long / 2] as Point, [px, y - long / 2 + long * share] as Point], width, {
      in: 0.02,
      out: 0.02,
      least: 0.9,
    })
  })
}
const weights: Record<Voice, number> = { round: 0.095, spikes: 0.16, wave: 0.055, cloud: 0.08 }
export function spoken(s: Sheet, one: Bubble, columns: readonly number[], size: number, width = 4.2) {
  bubble(s, one, width)
  letters(s, one.at, columns, size, { weight: weights[one.voice ?? 'round'] })
}

const digits = [
  '0,-1 0,1',
  '-0.55,-0.5 -0.3,-0.95 0.3,-0.95 0.5,-0.45 0,0.2 -0.6,0.95 0.62,0.95',
  '-0.5,-0.95 0.5,-0.95 -0.05,-0.15 0.45,0.15 0.45,0.7 0,1 -0.55,0.8',
  '0.25,1 0.25,-1 -0.6,0.4 0.65,0.4',
].map((noted) => trace(noted))
/** In which order, in the teacher's hand. */
export function numbered(s: Sheet, n: 1 | 2 | 3 | 4, [x, y]: Point, size = 13, line: Line = red) {
  const at = (points: readonly Point[]) => points.map(([px, py]): Point => [x + px * size * 0.6, y + py * size * 0.75])
  s.flat(ellipse(x, y, size * 1.5, size * 1.5).slice(0, -1), WHITE, { still: true })
  line(s, ellipse(x, y, size * 1.5, size * 1.5, { from: 4, to: 10.4 }), 3.4)
  const stroke = at(digits[n - 1]!)
  const outline = tube(
    stroke,
    stroke.map(() => size * 0.3),
  )
  s.scatter([outline], line === red ? VERMILION : NOW, { layer: line === red ? 'ink' : 'pencil' })
}

import { add, bend, distance, ellipse, type Point, polar, through, trace } from '../geometry.ts'
import { tint } from '../covers/street-things.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { paint, round, shaped } from './still-parts.ts'

export const hues = {
  ...{ stem: '#5E9A50', leaf: '#6DAE58', leafDark: '#478647', back: '#CBE3A8', heart: '#F5B93A', heartDark: '#B8722A' },
  ...{
    pink: '#F48FA6',
    rose: '#E25577',
    yellow: '#FFD65C',
    violet: '#A98BDB',
    blue: '#6F8FDB',
    white: '#FFF9F0',
    coral: '#F5805E',
  },
}

/** A flower's outline with so many petals, as a plate that is turned away from us: `ratio` is how round it still is. */
export const plate = (petals: number, r: number, ratio: number): Point[] =>
  Array.from({ length: petals * 8 }, (_, i): Point => {
    const at = (i / (petals * 8)) * Math.PI * 2
    const [x, y] = polar(at, r * (0.7 + 0.3 * Math.sqrt(Math.abs(Math.sin((at * petals) / 2)))))
    return [x, y * ratio]
  })

/** Its axis points up. */
export function daisy(s: Sheet, r: number, ratio: number, colour: string, petals = 8) {
  const outline = plate(petals, r, ratio)
  tint(s, outline, colour)
  paint(s, round(0, r * 0.16 * ratio, r * 0.5, r * 0.46 * ratio), darker(colour), 0.7)
  s.contour(outline, 4.4, { corners: true })
  s.scatter(
    Array.from({ length: petals }, (_, i) => {
      const at = (i / petals) * Math.PI * 2
      const [from, side, to] = [polar(at, r * 0.34), polar(at + 0.04, r * 0.52), polar(at, r * 0.7)]
      const back = polar(at - 0.04, r * 0.52)
      return [from, side, to, back].map(([x, y]): Point => [x, y * ratio])
    }),
    s.line,
    { layer: 'ink' },
  )
  const lift = -r * 0.16 * (1 - ratio)
  shaped(s, round(0, lift, r * 0.27, r * 0.27 * Math.max(0.62, ratio)), hues.heart, 4)
}

/** The same seen from behind or from the side: its calyx and the undersides of petals. */
export function turnedAway(s: Sheet, r: number, colour: string) {
  shaped(
    s,
    trace(
      '-1,-0.5 -0.8,-0.86 -0.5,-0.72 -0.2,-0.98 0.1,-0.76 0.4,-0.96 0.7,-0.74 1,-0.5 0.5,-0.06 0.16,0.1 -0.16,0.1 -0.5,-0.06',
    ).map(([x, y]): Point => [x * r, y * r]),
    colour,
    4.4,
  )
  for (const x of [-0.5, 0, 0.5])
    s.ink(
      [
        [x * r * 0.4, -r * 0.08],
        [x * r, -r * 0.6],
      ],
      3,
    )
  shaped(
    s,
    trace('-0.3,-0.1 0,-0.02 0.3,-0.1 0.16,0.2 -0.16,0.2').map(([x, y]): Point => [x * r, y * r]),
    hues.leaf,
    3.6,
  )
}

export type Leaf = { from: Point; lean: Point; tip: Point; wide: number; far?: number; fold?: boolean }
export const midrib = ({ from, lean, tip }: Leaf) => bend(from, lean, tip, 12)

function side(leaf: Leaf, wide: number, start = 0): Point[] {
  const line = midrib(leaf)
  return line.slice(start).map((p, i): Point => {
    const at = i + start
    const [a, b] = [line[Math.max(0, at - 1)]!, line[Math.min(12, at + 1)]!]
    const k = (wide * Math.sin(Math.PI * ((at - start) / (12 - start)) ** 0.82)) / (distance(a, b) || 1)
    return [p[0] - (b[1] - a[1]) * k, p[1] + (b[0] - a[0]) * k]
  })
}

/** Two halves along its midrib; where it is folded, one of them lies over the other and shows its back. */
export function leaf(s: Sheet, one: Leaf) {
  const line = midrib(one)
  const far = -(one.far ?? one.wide)
  const half = (wide: number, colour: string, start = 0) => {
    const outline = [...side(one, wide, start), ...line.slice(start).toReversed()]
    tint(s, outline, colour)
    if (start) s.contour(outline, 3.6, { corners: true })
  }
  half(one.wide, hues.leaf)
  half(far * (one.fold ? 0.7 : 1), hues.leafDark)
  s.contour([...side(one, one.wide), ...side(one, far * (one.fold ? 0.7 : 1)).toReversed()], 3.6, { corners: true })
  if (one.fold) half(one.wide * 0.9, hues.back, 2)
  s.ink(line, 3.4, { in: 0.02 })
}

/** A petal of a bell that opens to a plate: where it lies between its heart (0) and its rim (1), around the axis. */
export type Bell = { heart: Point; wide: number; high: number; ratio: number }
export const onBell = ({ heart, wide, high, ratio }: Bell, along: number, around: number): Point =>
  add(heart, [wide * along * Math.cos(around), -high * along ** 0.8 + wide * along * Math.sin(around) * ratio])

export function petal(bell: Bell, around: number, half: number, skew = 0): Point[] {
  const near = Math.max(0, Math.sin(around))
  const sides = [0, 0.12, 0.3, 0.5, 0.7, 0.86]
  const edge = (k: number) =>
    sides.map((along) => onBell(bell, along, around + k * half * (0.72 + 0.28 * along) + skew * along))
  const rim = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((k) =>
    onBell(bell, 1 + 0.04 - 0.12 * k * k + (0.025 + 0.06 * near) * Math.cos(k * 9), around + k * half + skew),
  )
  return through([...edge(-1), ...rim.slice(1, -1), ...edge(1).toReversed()], false, 4)
}

export const stemLine = (s: Sheet, points: readonly Point[], width = 15) => {
  s.ink(points, width, { in: 0.02, out: 0.02, least: 0.95 })
  s.ink(points, width * 0.52, { in: 0.02, out: 0.02, least: 0.95, colour: hues.stem })
}
export const rim = ({ heart, wide, high, ratio }: Bell) =>
  ellipse(heart[0], heart[1] - high, wide, wide * ratio, { to: 7 })

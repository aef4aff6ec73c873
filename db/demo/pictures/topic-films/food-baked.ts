import { tint } from '../covers/street-things.ts'
import { add, type Point, polar } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { arrow, paint, round } from './still-parts.ts'

const browns = { yellow: '#F8D581', orange: '#EBA046', brown: '#BE6C2C', dark: '#7C4120', clay: '#8A5B38' }
const seams = [-1, -0.7, -0.42, -0.14, 0.14, 0.42, 0.7, 1] as const

/** Where a croissant has its skin: along from horn to horn, across from its inner to its outer side. */
function skin(along: number, across: number): Point {
  const angle = -Math.PI / 2 + along * 1.5
  const half = 128 * (1 - 0.9 * along * along)
  const [x, y] = polar(angle, 205 + across * half)
  return add([0, 118], [x * 1.32, y * 1.18])
}

/** A field of one roll, swollen in its middle. */
function field(roll: number, [from, to]: Point, [low, high]: Point): Point[] {
  const [a, b] = [seams[roll]!, seams[roll + 1]!]
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1]
  const edge = (across: number, out: number) =>
    steps.map((t) => skin(a + (b - a) * (from + (to - from) * t), across + out * Math.sin(t * Math.PI)))
  return [...edge(high, 0.17), ...edge(low, -0.06).toReversed()]
}
const rolls = [0, 6, 1, 5, 2, 4, 3]

export function croissant(s: Sheet, colour: string = browns.yellow) {
  for (const roll of rolls) {
    const outline = field(roll, [0, 1], [-1, 1])
    s.flat(outline, colour, { still: true, corners: true })
    s.contour(outline, 5, { corners: true })
  }
}
export const clay = (s: Sheet) => croissant(s, browns.clay)

export function ridges(s: Sheet) {
  for (const roll of rolls) tint(s, field(roll, [0.2, 0.84], [-0.5, 0.9]), browns.orange)
}

export function baked(s: Sheet) {
  for (const roll of rolls) {
    tint(s, field(roll, [0.3, 0.74], [0.02, 0.86]), browns.brown)
    tint(s, field(roll, [0.36, 0.66], [0.62, 0.9]), browns.dark)
  }
  for (const side of [-1, 1])
    paint(
      s,
      [skin(side * 0.88, 0.9), skin(side, 0.7), skin(side, -0.7), skin(side * 0.9, -0.6), skin(side * 0.95, 0)],
      browns.dark,
    )
  for (const [along, across] of [
    [-0.5, -0.2],
    [-0.24, -0.16],
    [0.06, -0.24],
    [0.32, -0.2],
    [0.58, -0.2],
  ] as const)
    paint(s, round(...skin(along, across), 11, 7, along), browns.brown)
}

export function croissantLines(s: Sheet) {
  for (const roll of rolls) s.contour(field(roll, [0, 1], [-1, 1]), 5, { corners: true })
}

/** Where it stays yellow. */
export function hollows(s: Sheet) {
  for (const along of [-0.42, 0.14]) {
    const at = skin(along, 0.3)
    now(s, [at, skin(along, -0.7)], 6)
    arrow(s, add(skin(along, 1), [0, -66]), add(skin(along, 1), [0, -14]), now, 5)
  }
}

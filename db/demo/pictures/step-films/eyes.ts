import { box } from '../backdrop.ts'
import { drawEye } from '../figure/eye.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from './face.ts'
import type { Shadow } from './hand.ts'

/** A pair of eyes: how far apart their middles are, half of how wide each is, and how tall. */
const APART = 100
const HALF = 66
const TALL = 58
/** Where an iris looks: its middle, in halves of an eye, to the right and down. */
export type Gaze = Point

const OPENING: readonly Point[] = [
  [-1, 0.14],
  [-0.62, -0.5],
  [0, -0.68],
  [0.6, -0.53],
  [1.02, 0.0],
]
const LOWER: readonly Point[] = [
  [1.02, 0.0],
  [0.78, 0.36],
  [0.2, 0.6],
  [-0.45, 0.5],
  [-1, 0.14],
]
const IRIS = { rx: 0.47, ry: 0.72 }

/** A spot of one eye on the sheet; noted for the one to the right, -1 is its inner corner. */
const onEye =
  (side: number) =>
  ([x, y]: Point): Point => [side * (APART + x * HALF), y * TALL]
const iris = (side: number, [gx, gy]: Gaze, { rx, ry } = IRIS) =>
  ellipse(side * APART + gx * HALF, gy * TALL, rx * HALF, ry * TALL, { from: -1.6, to: 5 })

export const lids = (s: Sheet, side: number, line: Line = now) => {
  line(s, OPENING.map(onEye(side)))
  line(s, LOWER.map(onEye(side)))
}
export const irisRing = (s: Sheet, side: number, gaze: Gaze, line: Line = now) => line(s, iris(side, gaze))

/** The white that is left beside the iris, on its left (-1) or its right (1) as it is seen. */
export function whiteBeside(s: Sheet, side: number, gaze: Gaze, which: number, colour: string) {
  const opening = [...OPENING, ...LOWER].map(onEye(side))
  s.within(opening, () => {
    const middle = side * APART + gaze[0] * HALF
    const end = side * APART + which * HALF * 1.2
    const arc = ellipse(middle, gaze[1] * TALL, IRIS.rx * HALF, IRIS.ry * TALL, {
      from: which > 0 ? -1.5 : 1.64,
      to: which > 0 ? 1.5 : 4.64,
    })
    s.flat([...arc, [end, which * 90], [end, which * -90]], colour, { still: true, corners: true, opacity: 0.85 })
  })
}

/** Both eyes in ink and colour, each looking where it is told. */
export function inkedEyes(s: Sheet, gazes: readonly [Gaze, Gaze], pen = 3.6) {
  for (const [i, side] of ([-1, 1] as const).entries()) {
    const [gx, gy] = gazes[i]!
    drawEye(s, (x, y) => onEye(side)([x, y]), {
      ...{ open: 1, tall: 1.1, slant: 0.05, gaze: [side * gx, gy], lash: 2, white: '#ffffff', pen },
      ...{ iris: '#8A4A63', irisDark: s.tones.dark },
    })
    s.ink(
      [
        [side * 40, -84],
        [side * 100, -104],
        [side * 168, -78],
      ],
      pen * 1.6,
    )
  }
}

/** What is seen of the face around them, cut off as a panel cuts it. */
const PANEL = box(-188, -158, 188, 148)
export function faceAround(s: Sheet, pen = 4, shadow: Shadow = { colour: s.tones.blush, opacity: 0.7 }) {
  const { skin, blush, deep, dark } = s.tones
  s.within(
    PANEL,
    () => {
      s.flat(PANEL, skin, { corners: true, knock: true, still: true })
      for (const side of [-1, 1]) s.flat(ellipse(side * 128, 92, 42, 20), blush, { still: true, opacity: 0.5 })
      s.flat(
        FRINGE.map(([x, y]): Point => [x, y + 16]),
        shadow.colour,
        { corners: true, still: true, opacity: shadow.opacity },
      )
    },
    true,
  )
  s.within(PANEL, () => s.flat(FRINGE, deep, { corners: true, knock: true, still: true }), true)
  s.ink(FRINGE.slice(1, -1), pen, { corners: true, in: 0.02, out: 0.02, least: 0.5 })
  for (const lock of [
    '-150,-156 -138,-110 -146,-64',
    '-70,-156 -62,-130 -70,-104',
    '20,-156 20,-134 8,-108',
    '96,-156 104,-130 96,-100',
    '152,-156 142,-112 148,-70',
  ])
    s.ink(trace(lock), pen * 0.6, { colour: dark })
  s.ink(trace('-8,106 0,116 12,108'), pen)
  s.contour(PANEL, pen * 1.2, { corners: true, least: 0.8 })
}
const FRINGE: readonly Point[] = [
  ...trace('-188,-158 -188,20'),
  ...bend([-188, 20], [-160, -60], [-132, -118]),
  ...bend([-132, -118], [-100, -92], [-92, -74]),
  ...bend([-92, -74], [-70, -112], [-44, -124]),
  ...bend([-44, -124], [-24, -100], [-16, -82]),
  ...bend([-16, -82], [10, -112], [34, -124]),
  ...bend([34, -124], [62, -100], [80, -76]),
  ...bend([80, -76], [108, -100], [128, -120]),
  ...bend([128, -120], [166, -50], [188, 14]),
  ...trace('188,14 188,-158'),
]

/** Where an eye looks: from its iris, as far as it says. */
export function gazeLine(s: Sheet, side: number, [gx, gy]: Gaze, [dx, dy]: Point, line: Line) {
  const from: Point = [side * APART + gx * HALF, gy * TALL]
  const to: Point = [from[0] + dx, from[1] + dy]
  const along = Math.atan2(dy, dx)
  line(s, [from, to])
  for (const k of [2.6, -2.6]) line(s, [to, [to[0] + Math.cos(along + k) * 20, to[1] + Math.sin(along + k) * 20]])
}

/** What they look at. */
export function butterfly(s: Sheet, [x, y]: Point, pen = 3.4) {
  s.at(x, y, { rotate: 0.3 }, () => {
    for (const side of [-1, 1]) {
      s.solid(
        [
          [side * 3, 0],
          [side * 12, -22],
          [side * 32, -24],
          [side * 30, -2],
        ],
        s.tones.accent,
        pen,
      )
      s.solid(
        [
          [side * 3, 2],
          [side * 24, 4],
          [side * 22, 20],
          [side * 8, 20],
        ],
        s.tones.mid,
        pen,
      )
    }
    s.ink(
      [
        [0, -14],
        [0, 18],
      ],
      pen * 1.6,
    )
  })
}

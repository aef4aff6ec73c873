import { type EyeLook, drawEye } from '../figure/eye.ts'
import { bend, ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { PENCIL, VERMILION } from '../tones.ts'

/** Heights on a head whose ball has radius 1 around the origin: what the course says of them holds here. */
export const TOP = -1
export const CHIN = 1.24
/** the eyes halfway down, the tip of the nose halfway from there to the chin, the mouth after a third of what is left */
export const EYES = (TOP + CHIN) / 2
export const NOSE = (EYES + CHIN) / 2
export const MOUTH = NOSE + (CHIN - NOSE) / 3
/** The face is five eyes wide, and one of them lies between the two. */
export const EYE = 0.352
export const inner = EYE / 2
export const outer = EYE * 1.5

/** Where a head looks: to its left or right, up (less than nothing) or down. */
export type View = { yaw?: number; pitch?: number }
export type Line = (s: Sheet, points: readonly Point[], width?: number) => void

/** What lies there already is pale, what is drawn now is dark. */
export const pale: Line = (s, points, width = 2) => s.pencil(points, width)
export const now: Line = (s, points, width = 3) => s.pencil(points, width, { colour: '#2C6BA6' })
export const light: Line = (s, points, width = 1.7) => s.pencil(points, width, { colour: PENCIL })
export const inked: Line = (s, points, width = 5) => s.ink(points, width)
export const red: Line = (s, points, width = 5) => s.ink(points, width, { colour: VERMILION, in: 0.15, least: 0.4 })

/** A point of the face seen from the front, as it is seen from there. */
export const seen =
  ({ yaw = 0, pitch = 0 }: View) =>
  (x: number, y: number): Point => {
    const z = Math.sqrt(Math.max(0.1, 1 - x * x - Math.min(y, 0.75) ** 2))
    const deep = z * Math.cos(yaw) - x * Math.sin(yaw)
    return [x * Math.cos(yaw) + z * Math.sin(yaw), y * Math.cos(pitch) + deep * Math.sin(pitch)]
  }

/** Light circles, one over the other, until they make a ball. */
export function ball(s: Sheet, line: Line = pale, turns = 2) {
  const start = s.dice.range(3.6, 4.6)
  for (let i = 0; i < turns; i++) {
    const [wide, tilt] = [1 + s.dice.range(-0.015, 0.015), s.dice.range(-0.3, 0.3)]
    line(s, ellipse(0, 0, wide, 1.01, { tilt, from: start + i - tilt, to: start + i - tilt + 6.7 }))
  }
}

/** The ribbon down the middle of the face, around the ball. */
export function upright(s: Sheet, view: View, line: Line = pale) {
  const { yaw = 0, pitch = 0 } = view
  line(
    s,
    around((angle) => {
      const [y, z] = [Math.sin(angle), Math.cos(angle)]
      const deep = z * Math.cos(yaw)
      return [
        z * Math.sin(yaw),
        y * Math.cos(pitch) + deep * Math.sin(pitch),
        deep * Math.cos(pitch) - y * Math.sin(pitch),
      ]
    }),
  )
}

/** The ribbon at the height of the eyes, around the ball; `at` moves it up or down. */
export function level(s: Sheet, { pitch = 0 }: View, line: Line = pale, at = EYES) {
  const wide = Math.cos(Math.asin(at))
  line(
    s,
    around((angle) => {
      const [x, deep] = [Math.sin(angle) * wide, Math.cos(angle) * wide]
      return [x, at * Math.cos(pitch) + deep * Math.sin(pitch), deep * Math.cos(pitch) - at * Math.sin(pitch)]
    }),
  )
}

/** The part of a way around the ball that is on the side turned to us. */
function around(spot: (angle: number) => readonly [x: number, y: number, deep: number]): Point[] {
  const all = Array.from({ length: 73 }, (_, i) => spot(((i - 36) / 36) * Math.PI))
  return all.filter(([, , deep]) => deep > -0.02).map(([x, y]): Point => [x, y])
}

/** A short stroke across a line. */
export function tick(s: Sheet, [x, y]: Point, line: Line = now, long = 0.07) {
  line(s, [
    [x, y - long],
    [x + 0.004, y + long],
  ])
}

export function bar(s: Sheet, [x, y]: Point, line: Line = now, long = 0.1) {
  line(s, [
    [x - long, y],
    [x + long, y + 0.004],
  ])
}

/** How long something is: a line with a stroke at each end. */
export function measure(s: Sheet, a: Point, b: Point, line: Line = now) {
  const flat = Math.abs(a[1] - b[1]) < 0.01
  for (const end of [a, b]) (flat ? tick : bar)(s, end, line, 0.06)
  line(s, [a, b], 2)
}

/** The places of both eyes, from end to end. */
export const eyeEnds = [-outer, -inner, inner, outer] as const

export function eyeTicks(s: Sheet, line: Line = pale, view: View = {}) {
  for (const x of eyeEnds) tick(s, seen(view)(x, EYES), line)
}

export function eyeOval(s: Sheet, side: number, line: Line = pale, view: View = {}) {
  const to = seen(view)
  line(
    s,
    ellipse(side * EYE, EYES, EYE / 2, EYE * 0.36, { from: Math.PI, to: Math.PI * 3.1 }).map(([x, y]) => to(x, y)),
  )
}

const eyeLook = (s: Sheet): EyeLook => ({
  ...{ open: 1, tall: 1.1, slant: 0.05, gaze: [0, 0], lash: 2, white: '#ffffff', pen: 3.4 },
  ...{ iris: '#8A4A63', irisDark: s.tones.dark },
})

/** An eye in ink and colour; small heads take a finer pen. */
export function eye(s: Sheet, side: number, pen = 3.4) {
  const half = EYE / 2
  drawEye(s, (x, y) => [side * (EYE + x * half), EYES + y * half * 0.86], { ...eyeLook(s), pen })
}

export function brow(s: Sheet, side: number, line: Line = inked) {
  line(s, [
    [side * 0.14, EYES - 0.33],
    [side * 0.36, EYES - 0.4],
    [side * 0.58, EYES - 0.31],
  ])
}

export function dot(s: Sheet, [x, y]: Point, line: Line = now, size = 0.026) {
  line(s, ellipse(x, y, size, size, { to: Math.PI * 4 }), 5)
}

export function mouth(s: Sheet, line: Line = now, { at = MOUTH, half = 0.17 } = {}) {
  line(s, [
    [-half, at - 0.012],
    [-half * 0.4, at + 0.014],
    [half * 0.4, at + 0.014],
    [half, at - 0.012],
  ])
}

export function chin(s: Sheet, line: Line = now, at: Point = [0, CHIN]) {
  line(s, [
    [at[0] - 0.2, at[1] - 0.03],
    [at[0], at[1]],
    [at[0] + 0.2, at[1] - 0.03],
  ])
}

/** From the temple past the widest place, below the eye, down to the height of the mouth. */
export function cheek(s: Sheet, side: number, line: Line = now) {
  line(
    s,
    (
      [
        [0.88, -0.24],
        [0.89, 0.06],
        [0.9, 0.32],
        [0.83, 0.59],
        [0.68, 0.84],
      ] as const
    ).map(([x, y]): Point => [side * x, y]),
  )
}

/** From the cheek to the chin, or from there up again. */
export function jaw(s: Sheet, side: number, line: Line = now, up = false) {
  const down: Point[] = (
    [
      [0.69, 0.825],
      [0.47, 1.05],
      [0.23, 1.2],
      [0.01, CHIN],
    ] as const
  ).map(([x, y]): Point => [side * x, y])
  line(s, up ? down.toReversed() : down)
}

/** As high as from the eye to the nose. */
export function ear(s: Sheet, side: number, line: Line = now) {
  const at = (points: readonly Point[]) => points.map(([x, y]): Point => [side * x, y])
  line(
    s,
    at([
      [0.91, EYES + 0.09],
      [0.99, EYES],
      [1.09, EYES + 0.05],
      [1.1, EYES + 0.24],
      [1.03, NOSE - 0.1],
      [0.94, NOSE],
      [0.86, NOSE - 0.08],
    ]),
  )
}

export function innerEar(s: Sheet, side: number, line: Line = now) {
  line(
    s,
    [
      [0.97, EYES + 0.12],
      [1.03, EYES + 0.11],
      [1.03, EYES + 0.26],
      [0.97, NOSE - 0.16],
    ].map(([x, y]): Point => [side * x!, y!]),
    2.2,
  )
}

/** From the right ear over the forehead to the left one: where each lock begins, its tip, where it ends. */
const locks: readonly (readonly [Point, Point, Point])[] = [
  [
    [0.9, 0.06],
    [0.74, -0.3],
    [0.6, -0.62],
  ],
  [
    [0.6, -0.62],
    [0.4, -0.34],
    [0.2, -0.66],
  ],
  [
    [0.2, -0.66],
    [-0.02, -0.36],
    [-0.22, -0.66],
  ],
  [
    [-0.22, -0.66],
    [-0.46, -0.34],
    [-0.6, -0.6],
  ],
  [
    [-0.6, -0.6],
    [-0.76, -0.28],
    [-0.9, 0.06],
  ],
]

const crown = ellipse(0, -0.06, 1.12, 1.14, { from: Math.PI * 0.93, to: Math.PI * 2.07 })
const fringe = locks.map(([from, tip, onto]): Point[] => [
  ...bend(from, [tip[0] + 0.04, from[1] + 0.12], tip),
  ...bend(tip, [tip[0] - 0.02, onto[1] + 0.1], onto),
])
/** All that is hair, to be coloured. */
export const hairShape: readonly Point[] = [...crown, ...fringe.flat()]

/** The hair's outline, and where it grows from, in front of the ears. */
export function hair(s: Sheet, line: Line) {
  line(s, crown)
  for (const lock of fringe) line(s, lock)
}

/** Two strokes of the teacher's pen: not so. */
export function crossedOut(s: Sheet, half = 0.9, [x, y]: Point = [0, 0]) {
  for (const k of [1, -1])
    red(s, [
      [x - k * half, y - half],
      [x + k * half, y + half],
    ])
}

/** The teacher's pen around what is wrong, and a cross beside the head. */
export function mistake(s: Sheet, [x, y]: Point, [wide, tall]: Point) {
  redRing(s, [x, y], [wide, tall])
  crossedOut(s, 0.2, [1.12, 0.95])
}

export const redRing = (s: Sheet, [x, y]: Point, [wide, tall]: Point) =>
  red(s, ellipse(x, y, wide, tall, { from: 3.9, to: 10.5, tilt: 0.04 }))

/** Left and right. */
export const both = (draw: (side: number) => void) => [-1, 1].forEach(draw)

import { add, ellipse, mixed, type Point, through, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now } from '../step-films/face.ts'
import type { Draw } from './topic.ts'

/** Flat colour that sits on its line. */
export const laid = (s: Sheet, points: readonly Point[], colour: string, opacity = 1) =>
  s.flat(points, colour, { still: true, corners: true, opacity })
export const soft = (s: Sheet, points: readonly Point[], colour: string, opacity = 1) =>
  s.flat(points, colour, { still: true, opacity })

/** An even line that keeps its corners. */
export const ruled = (s: Sheet, points: readonly Point[], width = 4) =>
  s.ink(points, width, { corners: true, in: 0.04, out: 0.06, least: 0.6, shade: 0.2 })
/** Every side is a stroke of its own, so that the corners stay sharp. */
export function sides(s: Sheet, points: readonly Point[], line: Line = now, width?: number) {
  for (const [i, from] of points.entries()) line(s, [from, points[(i + 1) % points.length]!], width)
}
export const outlined = (s: Sheet, points: readonly Point[], width = 4) => sides(s, points, ruled, width)

/** A plane with sharp corners, in colour and ink. */
export const plane = (s: Sheet, points: readonly Point[], colour: string, width = 4) => {
  laid(s, points, colour)
  outlined(s, points, width)
}

/** The same corners, so much nearer to the vanishing point. */
export const nearer = (points: readonly Point[], to: Point, part: number) => points.map((one) => mixed(one, to, part))

export const placed =
  (x: number, y: number, scale: number, draw: Draw): Draw =>
  (s) =>
    s.at(x, y, { scale }, () => draw(s))

/** A small head of an arrow at the end of a line. */
export function arrow(s: Sheet, line: Line, way: readonly Point[], head = 18) {
  const [tip, before] = [way.at(-1)!, way.at(-2)!]
  const angle = Math.atan2(before[1] - tip[1], before[0] - tip[0])
  const side = (turn: number): Point => [tip[0] + Math.cos(angle + turn) * head, tip[1] + Math.sin(angle + turn) * head]
  line(s, way, 4)
  line(s, [side(0.5), tip], 4)
  line(s, [side(-0.5), tip], 4)
}

/** The line at the height of the eyes. */
export const eyeLevel = (s: Sheet, y = 0, half = 385, line = now) =>
  line(s, [
    [-half, y],
    [half, y],
  ])
export const vanishingPoint = (s: Sheet, [x, y]: Point, r = 7) => now(s, ellipse(x, y, r, r, { to: 7 }), 4)
export const toPoint = (s: Sheet, points: readonly Point[], to: Point, line = light) => {
  for (const one of points) line(s, [one, to])
}

/** Where two lines meet. */
export function crossing(p: Point, q: Point, r: Point, t: Point): Point {
  const [px, py, rx, ry] = [q[0] - p[0], q[1] - p[1], t[0] - r[0], t[1] - r[1]]
  return mixed(p, q, ((r[0] - p[0]) * ry - (r[1] - p[1]) * rx) / (px * ry - py * rx))
}

/** The outline of something long whose thickness changes along its way. */
export function ribbon(way: readonly Point[], widths: readonly number[]): Point[] {
  const line = through(way)
  const last = line.length - 1
  const half = (i: number) => {
    const along = (i / last) * (widths.length - 1)
    const at = Math.min(widths.length - 2, Math.floor(along))
    return (widths[at]! + (widths[at + 1]! - widths[at]!) * (along - at)) / 2
  }
  const side = (k: number) =>
    line.map(([x, y], i): Point => {
      const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(last, i + 1)]!]
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [x - ((b[1] - a[1]) / long) * half(i) * k, y + ((b[0] - a[0]) / long) * half(i) * k]
    })
  return [...side(1), ...side(-1).toReversed()]
}

/** The same number for the same place, between 0 and 1. */
export const chance = (i: number, seed = 0) => Math.abs(Math.sin(i * 12.9898 + seed * 78.233) * 43758.5453) % 1

/** A clump of leaves: their tips stand out all around, and hang a little. */
export function leafy(
  x: number,
  y: number,
  [rx, ry]: Point,
  { tips = 17, depth = 0.16, wider = 0, seed = 1 } = {},
): Point[] {
  return Array.from({ length: tips }, (_, i) => {
    const angle = ((i + chance(i, seed) * 0.5) / tips) * Math.PI * 2
    const out = 1 + depth * (0.5 + chance(i, seed + 3))
    const at = (turn: number, far: number): Point => [
      x + Math.cos(angle + turn) * (rx * far + wider),
      y + Math.sin(angle + turn) * (ry * far + wider) + (far > 1 ? ry * 0.05 : 0),
    ]
    return [at(0, 0.95), at(1.6 / tips, 1.0), at(2.7 / tips, out)]
  }).flat()
}

/** A leaf as one of many: where it lies, how long, which way. */
export const leaf = ([x, y]: Point, long: number, tilt: number): Point[] =>
  (
    [
      [-1, 0],
      [-0.2, -0.42],
      [0.5, -0.3],
      [1, 0],
      [0.5, 0.3],
      [-0.2, 0.42],
    ] as const
  ).map((p) => add([x, y], turned([p[0] * long, p[1] * long], tilt)))

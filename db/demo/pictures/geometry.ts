export type Point = readonly [number, number]

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const mixed = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])
export const polar = (angle: number, length: number): Point => [Math.cos(angle) * length, Math.sin(angle) * length]
export const turned = (p: Point, angle: number): Point => [
  p[0] * Math.cos(angle) - p[1] * Math.sin(angle),
  p[0] * Math.sin(angle) + p[1] * Math.cos(angle),
]

/** Points in a row, as one list. */
export const points = (...all: Point[]) => all

/** Points as a draughtsman notes them: `10,20 30,40`. */
export const trace = (noted: string): Point[] =>
  noted.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

type Part = { tilt?: number; from?: number; to?: number }

/** The whole of it, or the part between two angles. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { tilt = 0, from = 0, to = Math.PI * 2 }: Part = {},
): Point[] {
  const steps = Math.max(10, Math.ceil((Math.abs(to - from) / Math.PI) * 13))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return add([cx, cy], turned([Math.cos(angle) * rx, Math.sin(angle) * ry], tilt))
  })
}

/** A quadratic curve from a to b that leans towards the control point. */
export function bend(a: Point, control: Point, b: Point, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    return mixed(mixed(a, control, t), mixed(control, b, t), t)
  })
}

/** A smooth line through all points (Catmull-Rom). */
export function through(points: readonly Point[], closed = false, steps = 8): Point[] {
  if (points.length < 3) return [...points]
  const last = points.length - 1
  const at = (i: number): Point =>
    points[closed ? (i + points.length) % points.length : Math.min(last, Math.max(0, i))] as Point
  const out: Point[] = []
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < steps; k++) out.push(catmull(p0, p1, p2, p3, k / steps))
  }
  out.push(at(closed ? 0 : last))
  return out
}

function catmull(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const value = (a: number, b: number, c: number, d: number) =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  return [value(p0[0], p1[0], p2[0], p3[0]), value(p0[1], p1[1], p2[1], p3[1])]
}

/** The same line with points at even distances, so that a stroke's width can follow its length. */
export function evenly(points: readonly Point[], spacing: number): Point[] {
  const first = points[0]
  if (!first) return []
  const out: Point[] = [first]
  let left = spacing
  for (let i = 1; i < points.length; i++) {
    let a = points[i - 1] as Point
    const b = points[i] as Point
    let length = distance(a, b)
    while (length >= left && length > 0) {
      a = mixed(a, b, left / length)
      out.push(a)
      length = distance(a, b)
      left = spacing
    }
    left -= length
  }
  const end = points[points.length - 1] as Point
  if (distance(out[out.length - 1] as Point, end) > spacing * 0.3 || out.length < 2) out.push(end)
  return out
}

export function lengthOf(points: readonly Point[]) {
  let sum = 0
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1] as Point, points[i] as Point)
  return sum
}

export const polygonPath = (points: readonly Point[]) =>
  points.length ? `M${points.map((p) => `${tenths(p[0])} ${tenths(p[1])}`).join('L')}Z` : ''

/** A number to the tenth, as it is written: a picture has tens of thousands, and whole ones are written four times as fast. */
export function tenths(value: number): string {
  const all = Math.round(value * 10)
  const left = Math.abs(all)
  const whole = Math.trunc(left / 10)
  const rest = left - whole * 10
  return `${all < 0 ? '-' : ''}${whole}${rest ? `.${rest}` : ''}`
}

/** The part of a straight line that lies in a box, or nothing. */
export function cutToBox(
  a: Point,
  b: Point,
  [left, top, right, bottom]: readonly [number, number, number, number],
): [Point, Point] | null {
  let [from, to] = [0, 1]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  for (const [p, q] of [
    [-dx, a[0] - left],
    [dx, right - a[0]],
    [-dy, a[1] - top],
    [dy, bottom - a[1]],
  ] as const) {
    if (p === 0 && q < 0) return null
    if (p < 0) from = Math.max(from, q / p)
    if (p > 0) to = Math.min(to, q / p)
  }
  return from < to ? [mixed(a, b, from), mixed(a, b, to)] : null
}

import type { Point } from './camera.ts'

/** A ball as it is seen: a disc. */
export type Disc = { x: number; y: number; r: number }
/** What lies between two discs, or one alone. */
export type Pill = readonly [Disc, Disc]

/** How far a point is from a pill; less than nothing inside. */
function pillField([a, b]: Pill): (x: number, y: number) => number {
  const [bx, by] = [b.x - a.x, b.y - a.y]
  const h = bx * bx + by * by
  const d = a.r - b.r
  if (h <= d * d + 1e-6) {
    const { x: cx, y: cy, r } = a.r > b.r ? a : b
    return (x, y) => length(x - cx, y - cy) - r
  }
  const c = Math.sqrt(h - d * d)
  return (x, y) => {
    const [px, py] = [x - a.x, y - a.y]
    const qx = Math.abs(px * by - py * bx) / h
    const qy = (px * bx + py * by) / h
    const k = c * qy - d * qx
    const n = qx * qx + qy * qy
    if (k < 0) return Math.sqrt(h * n) - a.r
    if (k > c) return Math.sqrt(h * (n + 1 - 2 * qy)) - b.r
    return c * qx + d * qy - a.r
  }
}

/** The corners of a flat piece, as it is seen; all of them belong to its rim. */
export type Piece = readonly Point[]

/** The rim around points, in the order in which it is walked. */
export function rimOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const side = (walk: readonly Point[]) => {
    const rim: Point[] = []
    for (const point of walk) {
      while (rim.length > 1 && turnOf(rim.at(-2)!, rim.at(-1)!, point) <= 0) rim.pop()
      rim.push(point)
    }
    return rim.slice(0, -1)
  }
  return [...side(sorted), ...side(sorted.toReversed())]
}

const turnOf = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** How far a point is from a flat piece; less than nothing inside. */
function pieceField(rim: Piece): (x: number, y: number) => number {
  const edges = rim.map(([x, y], i) => {
    const next = rim[(i + 1) % rim.length]!
    const [dx, dy] = [next[0] - x, next[1] - y]
    const long = length(dx, dy) || 1
    const [nx, ny] = [dy / long, -dx / long]
    return [nx, ny, nx * x + ny * y] as const
  })
  return (x, y) => {
    let most = -Infinity
    for (const [nx, ny, off] of edges) {
      const away = nx * x + ny * y - off
      if (away > most) most = away
    }
    return most
  }
}

/** Many times as fast as `Math.hypot`, which minds numbers that no picture has. */
const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

type Shape = { pills: readonly Pill[]; pieces: readonly Piece[]; melt: number }

/** The contour around pills and pieces that melt into each other over `melt`, as closed lines. */
export function contour(shape: Shape, cell: number): Point[][] {
  const discs = [...shape.pills.flat(), ...shape.pieces.flat().map(([x, y]) => ({ x, y, r: 1 }))]
  const left = Math.min(...discs.map(({ x, r }) => x - r)) - cell * 2
  const top = Math.min(...discs.map(({ y, r }) => y - r)) - cell * 2
  const columns = Math.ceil((Math.max(...discs.map(({ x, r }) => x + r)) - left) / cell) + 3
  const rows = Math.ceil((Math.max(...discs.map(({ y, r }) => y + r)) - top) / cell) + 3
  const values = new Float32Array(columns * rows).fill(1e6)
  const { melt } = shape
  // Each is asked only near itself: further away it changes nothing.
  const lay = (from: Point, to: Point, away: (x: number, y: number) => number) => {
    const at = ([x, y]: Point, more: number): Point => [(x - left) / cell + more, (y - top) / cell + more]
    const [first, last] = [at(from, -2), at(to, 2)]
    for (let row = Math.max(0, Math.floor(first[1])); row <= Math.min(rows - 1, last[1]); row++)
      for (let column = Math.max(0, Math.floor(first[0])); column <= Math.min(columns - 1, last[0]); column++) {
        const at = row * columns + column
        const d = away(left + column * cell, top + row * cell)
        const least = values[at]!
        const near = melt - Math.abs(least - d)
        if (near > 0) values[at] = Math.min(least, d) - (near * near) / (melt * 4)
        else if (d < least) values[at] = d
      }
  }
  for (const pill of shape.pills) {
    const [a, b] = pill
    lay(
      [Math.min(a.x - a.r, b.x - b.r) - melt, Math.min(a.y - a.r, b.y - b.r) - melt],
      [Math.max(a.x + a.r, b.x + b.r) + melt, Math.max(a.y + a.r, b.y + b.r) + melt],
      pillField(pill),
    )
  }
  for (const piece of shape.pieces) {
    const [xs, ys] = [piece.map(([x]) => x), piece.map(([, y]) => y)]
    lay(
      [Math.min(...xs) - melt, Math.min(...ys) - melt],
      [Math.max(...xs) + melt, Math.max(...ys) + melt],
      pieceField(piece),
    )
  }
  return loops(values, columns, rows).map((loop) => loop.map(([x, y]): Point => [left + x * cell, top + y * cell]))
}

/** Marching squares: every edge that the contour crosses leads to the next one, with the inside at its left. */
function loops(values: Float32Array, columns: number, rows: number): Point[][] {
  const next = new Int32Array(values.length * 2).fill(-1)
  const starts: number[] = []
  for (let row = 0; row < rows - 1; row++)
    for (let at = row * columns; at < (row + 1) * columns - 1; at++) {
      const kind =
        (values[at]! < 0 ? 1 : 0) |
        (values[at + 1]! < 0 ? 2 : 0) |
        (values[at + columns + 1]! < 0 ? 4 : 0) |
        (values[at + columns]! < 0 ? 8 : 0)
      if (kind === 0 || kind === 15) continue
      // Edges by their first corner: even ones lie across, odd ones down.
      const edges = [at * 2, at * 2 + 3, (at + columns) * 2, at * 2 + 1]
      for (const [from, to] of turns[kind]!) {
        next[edges[from]!] = edges[to]!
        starts.push(edges[from]!)
      }
    }
  return starts.map((start) => walked(start, next, values, columns)).filter((loop) => loop.length > 5)
}

function walked(start: number, next: Int32Array, values: Float32Array, columns: number): Point[] {
  const loop: Point[] = []
  for (let edge = start; next[edge]! >= 0;) {
    loop.push(crossing(values, columns, edge))
    const following = next[edge]!
    next[edge] = -1
    edge = following
  }
  return loop
}

/** By which corners are inside (top left, top right, bottom right, bottom left): from which edge to which. */
const turns: [number, number][][] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

function crossing(values: Float32Array, columns: number, edge: number): Point {
  const at = edge >> 1
  const to = edge & 1 ? at + columns : at + 1
  const t = values[at]! / (values[at]! - values[to]!)
  const [x, y] = [at % columns, Math.floor(at / columns)]
  return edge & 1 ? [x, y + t] : [x + t, y]
}

/** A smooth closed path through few of its points, noted from one to the next. */
export function closedPath(loop: readonly Point[], tolerance: number): string {
  const points = thinned(loop, tolerance)
  const count = points.length
  if (count < 3) return ''
  const lean = points.map((_, i): Point => {
    const [before, after] = [points[(i + count - 1) % count]!, points[(i + 1) % count]!]
    const long = length(after[0] - before[0], after[1] - before[1]) || 1
    return [(after[0] - before[0]) / long, (after[1] - before[1]) / long]
  })
  let [x, y] = points[0]!.map(whole) as [number, number]
  let path = `M${x} ${y}c`
  for (let i = 0; i < count; i++) {
    const [from, to] = [points[i]!, points[(i + 1) % count]!]
    const third = length(to[0] - from[0], to[1] - from[1]) * 0.35
    const [out, into] = [lean[i]!, lean[(i + 1) % count]!]
    const [ex, ey] = to.map(whole) as [number, number]
    path += pairs([
      from[0] + out[0] * third - x,
      from[1] + out[1] * third - y,
      to[0] - into[0] * third - x,
      to[1] - into[1] * third - y,
      ex - x,
      ey - y,
    ])
    ;[x, y] = [ex, ey]
  }
  return `${path}z`
}

/** Whole units are fine enough: a picture is 1,200 of them high. */
export const whole = (value: number) => Math.round(value)
export const tenth = (value: number) => Math.round(value * 10) / 10
const pairs = (values: number[]) =>
  values
    .map(whole)
    .map((value) => `${value < 0 ? '' : ' '}${value}`)
    .join('')

/** Douglas and Peucker's: what lies within the tolerance of a straight line goes. */
export function thinned(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 4) return [...points]
  const half = points.length >> 1
  return [
    ...straightened(points.slice(0, half + 1), tolerance).slice(0, -1),
    ...straightened([...points.slice(half), points[0]!], tolerance).slice(0, -1),
  ]
}

function straightened(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const long = length(dx, dy) || 1
  let most = 0
  let index = 0
  for (let i = 1; i < points.length - 1; i++) {
    const away = Math.abs((points[i]![0] - first[0]) * dy - (points[i]![1] - first[1]) * dx) / long
    if (away > most) [most, index] = [away, i]
  }
  if (most <= tolerance) return [first, last]
  return [
    ...straightened(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...straightened(points.slice(index), tolerance),
  ]
}

import type { Point } from './camera.ts'

/** A ball as it is seen: a disc. */
export type Disc = { x: number; y: number; r: number }
/** What lies between two discs, or one alone. */
export type Pill = readonly [Disc, Disc]

/** What the ways around a pill or a piece are measured by, worked out once for all points that ask. */
type Field = {
  x: number
  y: number
  r: number
  /** The way to the other disc: its direction, its length, and how much wider the first one is. */
  way: { x: number; y: number; long: number; lean: number; side: number } | null
  /** Of a flat piece: three numbers for each edge of it. */
  edges: Float64Array | null
}

function pillField([a, b]: Pill): Field {
  const [bx, by] = [b.x - a.x, b.y - a.y]
  const long = length(bx, by)
  const d = a.r - b.r
  if (long * long <= d * d + 1e-6) {
    const { x, y, r } = a.r > b.r ? a : b
    return { x, y, r, way: null, edges: null }
  }
  const lean = d / long
  return {
    ...a,
    way: { x: bx / long, y: by / long, long, lean, side: Math.sqrt(1 - lean * lean) },
    edges: null,
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

function pieceField(rim: Piece): Field {
  const edges = Float64Array.from(
    rim.flatMap(([x, y], i) => {
      const next = rim[(i + 1) % rim.length]!
      const [dx, dy] = [next[0] - x, next[1] - y]
      const long = length(dx, dy) || 1
      const [nx, ny] = [dy / long, -dx / long]
      return [nx, ny, nx * x + ny * y]
    }),
  )
  return { x: 0, y: 0, r: 0, way: null, edges }
}

/** How far a point is from it; less than nothing inside. */
function away(field: Field, x: number, y: number): number {
  const { way, edges, r } = field
  if (edges !== null) {
    let most = -Infinity
    for (let i = 0; i < edges.length; i += 3) {
      const out = edges[i]! * x + edges[i + 1]! * y - edges[i + 2]!
      if (out > most) most = out
    }
    return most
  }
  const px = x - field.x
  const py = y - field.y
  if (way === null) return length(px, py) - r
  const out = Math.abs(px * way.y - py * way.x)
  const on = px * way.x + py * way.y
  const k = way.side * on - way.lean * out
  if (k < 0) return length(out, on) - r
  if (k > way.side * way.long) return length(out, on - way.long) - (r - way.lean * way.long)
  return way.side * out + way.lean * on - r
}

/** Many times as fast as `Math.hypot`, which minds numbers that no picture has. */
export const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

type Shape = { pills: readonly Pill[]; pieces: readonly Piece[]; melt: number }

/** The sheet on which a shape is worked out: how far each crossing of its lines is from the shape. */
type Grid = { values: Float32Array; columns: number; rows: number; left: number; top: number; cell: number }

/** The contour around pills and pieces that melt into each other over `melt`, as closed lines. */
export function contour(shape: Shape, cell: number): Point[][] {
  const discs = [...shape.pills.flat(), ...shape.pieces.flat().map(([x, y]) => ({ x, y, r: 1 }))]
  const left = Math.min(...discs.map(({ x, r }) => x - r)) - cell * 2
  const top = Math.min(...discs.map(({ y, r }) => y - r)) - cell * 2
  const columns = Math.ceil((Math.max(...discs.map(({ x, r }) => x + r)) - left) / cell) + 3
  const rows = Math.ceil((Math.max(...discs.map(({ y, r }) => y + r)) - top) / cell) + 3
  const values = sheetOf(columns * rows).fill(1e6)
  const grid = { values, columns, rows, left, top, cell }
  const { melt } = shape
  for (const pill of shape.pills) {
    const [a, b] = pill
    lay(grid, pillField(pill), melt, [
      [Math.min(a.x - a.r, b.x - b.r), Math.min(a.y - a.r, b.y - b.r)],
      [Math.max(a.x + a.r, b.x + b.r), Math.max(a.y + a.r, b.y + b.r)],
    ])
  }
  for (const piece of shape.pieces) {
    const [xs, ys] = [piece.map(([x]) => x), piece.map(([, y]) => y)]
    lay(grid, pieceField(piece), melt, [
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs), Math.max(...ys)],
    ])
  }
  return loops(grid)
}

/** Lays one more into the grid. It is asked only near its own rim: further out it changes nothing, deep inside it is enough to know that, and no row meets it twice. */
function lay({ values, columns, rows, left, top, cell }: Grid, field: Field, melt: number, [from, to]: [Point, Point]) {
  const [deep, far] = [-1.1 * cell, melt + 1.1 * cell]
  const firstColumn = Math.max(0, Math.floor((from[0] - far - left) / cell))
  const lastColumn = Math.min(columns - 1, Math.floor((to[0] + far - left) / cell))
  const lastRow = Math.min(rows - 1, Math.floor((to[1] + far - top) / cell))
  for (let row = Math.max(0, Math.floor((from[1] - far - top) / cell)); row <= lastRow; row++) {
    const start = row * columns
    const y = top + row * cell
    let reached = false
    for (let column = firstColumn; column <= lastColumn; column++) {
      const least = values[start + column]!
      if (least < deep) continue
      const d = away(field, left + column * cell, y)
      if (d > far) {
        if (reached) break
        column += Math.floor((d - far) / cell)
        continue
      }
      reached = true
      if (d < deep) {
        const end = Math.min(lastColumn, column + Math.floor((deep - d) / cell))
        for (; column < end; column++) values[start + column] = d
        values[start + end] = d
      } else {
        const near = melt - Math.abs(least - d)
        if (near > 0) values[start + column] = Math.min(least, d) - (near * near) / (melt * 4)
        else if (d < least) values[start + column] = d
      }
    }
  }
}

let sheet = new Float32Array(0)
let ways = new Int32Array(0)
/** The same paper for every part: a picture has thirty of them, the library 40,000. */
const sheetOf = (size: number) => (sheet.length < size ? (sheet = new Float32Array(size)) : sheet).subarray(0, size)
const waysOf = (size: number) => (ways.length < size ? (ways = new Int32Array(size)) : ways).subarray(0, size)

/** Marching squares: every edge that the contour crosses leads to the next one, with the inside at its left. */
function loops(grid: Grid): Point[][] {
  const { values, columns, rows } = grid
  const next = waysOf(values.length * 2).fill(-1)
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
  const found: Point[][] = []
  for (const start of starts) {
    if (next[start]! < 0) continue
    const loop = walked(start, next, grid)
    if (loop.length > 5) found.push(loop)
  }
  return found
}

function walked(start: number, next: Int32Array, grid: Grid): Point[] {
  const loop: Point[] = []
  for (let edge = start; next[edge]! >= 0;) {
    loop.push(crossing(grid, edge))
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

function crossing({ values, columns, left, top, cell }: Grid, edge: number): Point {
  const at = edge >> 1
  const to = edge & 1 ? at + columns : at + 1
  const t = values[at]! / (values[at]! - values[to]!)
  const row = Math.floor(at / columns)
  const column = at - row * columns
  return edge & 1 ? [left + column * cell, top + (row + t) * cell] : [left + (column + t) * cell, top + row * cell]
}

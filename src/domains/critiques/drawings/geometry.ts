import { EIGHTHS, type Move, type Placing, type Points, type Stroke } from './terms.ts'

/** Pixels of the picture. */
export type Box = { x: number; y: number; width: number; height: number }
/** As a canvas takes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const EMPTY: Box = { x: 0, y: 0, width: 0, height: 0 }
const isEmpty = ({ width, height }: Box) => width <= 0 || height <= 0

export function union(one: Box, other: Box): Box {
  if (isEmpty(one)) return other
  if (isEmpty(other)) return one
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  return { x, y, width: right - x, height: Math.max(one.y + one.height, other.y + other.height) - y }
}

export const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

export function boxOfPoints({ xs, ys }: Points, around = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < xs.length; i++) {
    left = Math.min(left, xs[i]!)
    right = Math.max(right, xs[i]!)
    top = Math.min(top, ys[i]!)
    bottom = Math.max(bottom, ys[i]!)
  }
  const [x, y] = [left / EIGHTHS - around, top / EIGHTHS - around]
  return { x, y, width: right / EIGHTHS + around - x, height: bottom / EIGHTHS + around - y }
}

/** An arrow's head is wider than its line. */
export const reachOf = ({ shape, size }: Pick<Stroke, 'shape' | 'size'>) =>
  (shape === 'arrow' ? headOf(size) : size / EIGHTHS) + 2
export const headOf = (size: number) => 6 + (3.5 * size) / EIGHTHS

export function moved(box: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x, y]) => [a * x! + c * y! + e, b * x! + d * y! + f] as const)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** First `before`, then `then`. */
export function after(before: Matrix | null, then: Matrix): Matrix {
  if (!before) return then
  const [a, b, c, d, e, f] = then
  const [g, h, i, j, k, l] = before
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const still: Placing = { dx: 0, dy: 0, scale: 1000, turn: 0 }

/** Where a part goes, or how far it has gone at a share of its way: 0 at its place, 1 where it was put. */
export function matrixOf({ lasso, ...to }: Placing & { lasso: Points }, share = 1): Matrix {
  const { x, y, width, height } = boxOfPoints(lasso)
  const [cx, cy] = [x + width / 2, y + height / 2]
  const part = (name: keyof Placing) => still[name] + (to[name] - still[name]) * share
  const scale = part('scale') / 1000
  const angle = (part('turn') / 1000) * 2 * Math.PI
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const e = cx + part('dx') / EIGHTHS - cos * cx + sin * cy
  const f = cy + part('dy') / EIGHTHS - sin * cx - cos * cy
  return [cos, sin, -sin, cos, e, f]
}

/** Whether a point, in eighths, lies within a closed line (even-odd). */
export function isWithin({ xs, ys }: Points, x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const crosses = ys[i]! > y !== ys[j]! > y
    if (crosses && x < ((xs[j]! - xs[i]!) * (y - ys[i]!)) / (ys[j]! - ys[i]!) + xs[i]!) inside = !inside
  }
  return inside
}

/** A lasso takes a stroke of which more than half lies within it. */
export function isTaken({ lasso }: Pick<Move, 'lasso'>, { xs, ys }: Points, matrix: Matrix | null): boolean {
  const [a, b, c, d, e, f] = matrix ?? [1, 0, 0, 1, 0, 0]
  let within = 0
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i]!, ys[i]!]
    if (isWithin(lasso, a * x + c * y + e * EIGHTHS, b * x + d * y + f * EIGHTHS)) within++
  }
  return within * 2 > xs.length
}

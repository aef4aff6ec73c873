import { getStroke } from 'perfect-freehand'
import { headOf } from './geometry.ts'
import { EIGHTHS, PRESSURE_MAX, type Stroke } from './terms.ts'

/** How many points of a stroke had been drawn so many milliseconds after it began; at least one. */
export function drawnBy({ times }: Stroke, ms: number): number {
  let [low, high] = [1, times.length]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (times[middle - 1]! <= ms) low = middle
    else high = middle - 1
  }
  return low
}

/** The outline of a stroke, or of its first points, as polygons in pixels of the picture. */
export function outlineOf(stroke: Stroke, count = stroke.xs.length): number[][][] {
  if (stroke.shape !== 'free' && stroke.xs.length > 1) return straight(stroke, count)
  const { xs, ys, pressures, size } = stroke
  const points: [number, number, number][] = []
  for (let i = 0; i < count; i++)
    points.push([xs[i]! / EIGHTHS, ys[i]! / EIGHTHS, (pressures[i]! + 1) / (PRESSURE_MAX + 1)])
  const options = { size: size / EIGHTHS, thinning: 0.6, smoothing: 0.5, streamline: 0.3, simulatePressure: false }
  return [getStroke(points, { ...options, last: count === xs.length })]
}

/** A ruler's line: a bar, and an arrow's head at its end. */
function straight({ xs, ys, size, shape }: Stroke, count: number): number[][][] {
  const last = Math.max(0, count - 1)
  const [x, y, tx, ty] = [xs[0]! / EIGHTHS, ys[0]! / EIGHTHS, xs[last]! / EIGHTHS, ys[last]! / EIGHTHS]
  const length = Math.hypot(tx - x, ty - y)
  const [ux, uy] = length > 0 ? [(tx - x) / length, (ty - y) / length] : [1, 0]
  const half = size / EIGHTHS / 2
  const at = (along: number, aside: number) => [x + ux * along - uy * aside, y + uy * along + ux * aside]
  const head = shape === 'arrow' ? Math.min(headOf(size), length) : 0
  const end = Math.max(length - head, 0)
  const bar = [at(-half / 2, -half), at(end + half / 2, -half), at(end + half / 2, half), at(-half / 2, half)]
  return head > 0 ? [bar, [at(length, 0), at(end, -head / 2), at(end, head / 2)]] : [bar]
}

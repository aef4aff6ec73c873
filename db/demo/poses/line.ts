import type { Point } from './camera.ts'
import { length } from './outline.ts'

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
const pairs = (values: number[]) => {
  let text = ''
  for (const value of values) text += value < -0.5 ? Math.round(value) : ` ${Math.round(value)}`
  return text
}

/** Douglas and Peucker's: what lies within the tolerance of a straight line goes. */
function thinned(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 4) return [...points]
  const half = points.length >> 1
  const kept: Point[] = []
  straighten([...points, points[0]!], [0, half], tolerance, kept)
  straighten([...points, points[0]!], [half, points.length], tolerance, kept)
  return kept
}

/** Keeps the first point of a stretch and those between that are not straight, not the last one. */
function straighten(points: readonly Point[], [from, to]: [number, number], tolerance: number, kept: Point[]) {
  const [first, last] = [points[from]!, points[to]!]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const least = tolerance * (length(dx, dy) || 1)
  let most = 0
  let index = 0
  for (let i = from + 1; i < to; i++) {
    const away = Math.abs((points[i]![0] - first[0]) * dy - (points[i]![1] - first[1]) * dx)
    if (away > most) [most, index] = [away, i]
  }
  if (most <= least) {
    kept.push(first)
    return
  }
  straighten(points, [from, index], tolerance, kept)
  straighten(points, [index, to], tolerance, kept)
}

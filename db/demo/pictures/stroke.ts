import { type Point, tenths } from './geometry.ts'

export type Taper = { in: number; out: number; least: number; shade: number }

const ease = (t: number) => (t >= 1 ? 1 : t <= 0 ? 0 : t * (2 - t))

/** The outline of a pen stroke along evenly spaced points: thin where the pen lands and leaves, heavier away from light. */
export function strokePath(points: readonly Point[], width: number, taper: Taper): string {
  const last = points.length - 1
  if (last < 1) return ''
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= last; i++) {
    const here = points[i] as Point
    const before = points[Math.max(0, i - 1)] as Point
    const after = points[Math.min(last, i + 1)] as Point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const nx = -(after[1] - before[1]) / length
    const ny = (after[0] - before[0]) / length
    const t = i / last
    const press = taper.least + (1 - taper.least) * ease(t / taper.in) * ease((1 - t) / taper.out)
    // light comes from the upper left, so strokes that face the lower right swell
    const half = (width / 2) * press * (1 + taper.shade * (ny - nx) * 0.5)
    left.push([here[0] + nx * half, here[1] + ny * half])
    right.push([here[0] - nx * half, here[1] - ny * half])
  }
  return softPath([...left, ...right.toReversed()])
}

/** A closed path that rounds every corner by running through the middles of the sides. */
export function softPath(points: readonly Point[]): string {
  const first = points[0] as Point
  let d = `M${tenths(first[0])} ${tenths(first[1])}`
  for (let i = 1; i < points.length; i++) {
    const a = points[i] as Point
    const b = points[(i + 1) % points.length] as Point
    d += `Q${tenths(a[0])} ${tenths(a[1])} ${tenths((a[0] + b[0]) / 2)} ${tenths((a[1] + b[1]) / 2)}`
  }
  return `${d}Z`
}

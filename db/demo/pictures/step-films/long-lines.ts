import { add, distance, evenly, lengthOf, type Point, polar, through } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** How a long line is drawn: in one breath, or bit by bit. */
export type Hold = (s: Sheet, points: readonly Point[], width?: number) => void

/** From the shoulder: it comes in soft, never stops, and runs out thin. */
export const steady: Hold = (s, points, width = 5) => s.ink(points, width, { in: 0.14, out: 0.4, least: 0.14 })

const PIECE = 7
/** From the wrist: pieced together of short strokes that shake and do not quite meet. */
export const shaky: Hold = (s, points, width = 5) => {
  const far = distance(s.spot([1, 0]), s.spot([0, 0]))
  const unit = 0.75 / far
  const line = evenly(through(points), 9 * unit)
  const shaken = line.map((p, i): Point => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!]
    const across = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2
    return add(p, polar(across, (Math.sin(i * 2.3) * 2.6 + Math.sin(i * 0.9) * 2.2) * unit))
  })
  for (let i = 0; i < shaken.length - 1; i += PIECE) {
    const piece = shaken.slice(Math.max(0, i - 1), i + PIECE + 1)
    if (piece.length < 2) continue
    const slip = polar(i * 1.7, 2.4 * unit)
    s.ink(
      piece.map((p) => add(p, slip)),
      width * 0.9,
      { in: 0.04, out: 0.04, least: 0.85, shade: 0, corners: true },
    )
  }
}

/** Where such a line was taken up again, along its way. */
export const joints = (points: readonly Point[], count: number): Point[] => {
  const line = evenly(through(points), lengthOf(points) / 80)
  return Array.from({ length: count }, (_, i) => line[Math.round(((i + 0.7) / count) * (line.length - 1))]!)
}

import { type Point, polar, through, trace } from '../geometry.ts'
import type { Layer, Sheet } from '../sheet.ts'

/** Strokes that look like handwriting from afar and are no letters, in a square of one. */
const signs = [
  '-0.34,-0.26 0.34,-0.32;0.02,-0.12 0.3,0.08 -0.22,0.38;-0.3,0.02 -0.2,0.16',
  '-0.3,-0.34 -0.34,0.12 -0.06,0.3;0.2,-0.32 0.3,0.1;-0.4,-0.08 0.1,-0.2',
  '-0.36,0 0.34,-0.1;0.08,-0.4 0.02,0.4;-0.3,0.28 -0.14,0.16',
  '-0.3,-0.3 0.24,-0.34 0.3,0.08 -0.12,0.4;-0.22,0.02 0.04,0.02',
  '0.06,-0.4 -0.3,-0.02 0.3,0.34;0.2,-0.08 0.36,-0.2',
  '-0.34,-0.06 0,-0.34 0.34,0 0.02,0.34 -0.14,0.14;-0.12,-0.02 0.08,0.02',
  '-0.28,-0.36 0.28,-0.36;-0.34,-0.06 0.34,-0.08;0.12,0.1 0.18,0.38 -0.2,0.36',
].map((sign) => sign.split(';').map(trace))

const ribbon = (line: readonly Point[], half: number): Point[] => {
  const way = through(line, false, 3)
  const side = (k: number) =>
    way.map((p, i): Point => {
      const [a, b] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!]
      const [dx, dy] = polar(
        Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2,
        half * k * (1 - (i / way.length) * 0.4),
      )
      return [p[0] + dx, p[1] + dy]
    })
  return [...side(1), ...side(-1).toReversed()]
}

type Hand = { colour?: string; gap?: number; layer?: Layer; weight?: number; first?: number }
/** Columns of writing from the right, around their middle: so many signs in each, thin or bold. */
export function writing(s: Sheet, [x, y]: Point, columns: readonly number[], size: number, how: Hand = {}) {
  const { colour = s.tones.dark, gap = 1.5, layer = 'ink', weight = 0.095, first = 0 } = how
  const most = Math.max(...columns)
  const shapes = columns.flatMap((count, c) =>
    Array.from({ length: count }, (_, i) => {
      const [px, py] = [x + ((columns.length - 1) / 2 - c) * size * gap, y + (i - (most - 1) / 2) * size]
      const k = size * (i % 3 === 1 ? 0.84 : 1)
      return signs[(c * 3 + i * 2 + count + first) % signs.length]!.map((stroke) =>
        ribbon(
          stroke.map(([u, v]): Point => [px - u * k, py + v * k]),
          size * weight,
        ),
      )
    }).flat(),
  )
  s.scatter(shapes, colour, { layer })
}

import { add, mixed, type Point, polar } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { INK } from '../tones.ts'
import type { Draw } from './topic.ts'

export const WHITE = '#FFFFFF'
export const still = { corners: true, still: true } as const
const ruled = { corners: true, in: 0.01, out: 0.01, least: 0.9, shade: 0 } as const

export const ruledFrame = (s: Sheet, corners: readonly Point[], width = 5) => s.contour(corners, width, ruled)
export const ruledLine = (s: Sheet, from: Point, to: Point, width = 4, colour = s.line) =>
  s.ink([from, to], width, { ...ruled, colour })
export const blueFrame = (s: Sheet, corners: readonly Point[], line: Line = now) =>
  corners.forEach((from, i) => line(s, [from, corners[(i + 1) % corners.length]!]))

export function arrow(s: Sheet, from: Point, to: Point, line: Line = now, wing = 22) {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  line(s, [from, to], 5)
  line(s, [add(to, polar(turn + 2.6, wing)), to, add(to, polar(turn - 2.6, wing))], 5)
}

/** A closed line of short dashes. */
export function dashes(s: Sheet, outline: readonly Point[], { long = 13, width = 3.4, colour = '#2C6BA6' } = {}) {
  const strips: Point[][] = []
  let [left, on] = [long, true]
  let strip: Point[] = [outline[0]!]
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length]!
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    let gone = 0
    while (length - gone > left) {
      gone += left
      strip.push(mixed(from, to, gone / length))
      if (on) strips.push(strip)
      strip = [strip.at(-1)!]
      ;[on, left] = [!on, on ? long * 0.8 : long]
    }
    left -= length - gone
    strip.push(to)
  }
  const flat = strips.map((dash) => {
    const [[ax, ay], [bx, by]] = [dash[0]!, dash.at(-1)!]
    const off = polar(Math.atan2(by - ay, bx - ax) + Math.PI / 2, width)
    return [...dash, ...dash.toReversed().map((p): Point => add(p, off))]
  })
  s.scatter(flat, colour, { layer: 'ink' })
}

const inside = (region: readonly Point[], [x, y]: Point) =>
  region.reduce((odd, [ax, ay], i) => {
    const [bx, by] = region[(i + 1) % region.length]!
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !odd : odd
  }, false)
/** From where to where dots are laid: nothing is drawn farther out. */
const span = (values: readonly number[], far: number): Point => [
  Math.max(-far, Math.min(...values)),
  Math.min(far, Math.max(...values)),
]

type Dots = { gap?: number; colour?: string; by?: Point }
/** A screentone in a shape: so much of it is dots. */
export function tone(
  s: Sheet,
  region: readonly Point[],
  level: number,
  { gap = 14, colour = INK, by = [0, 0] }: Dots = {},
) {
  const [left, right] = span(
    region.map(([x]) => x),
    400,
  )
  const [top, low] = span(
    region.map(([, y]) => y),
    330,
  )
  const r = gap * Math.sqrt((level * 0.55) / Math.PI)
  const dots: Point[][] = []
  const first = (at: number) => Math.floor(at / gap) * gap - gap
  const around = [0, 1, 2, 3, 4].map((i) => (i ? polar((i * Math.PI) / 2, gap * 0.5) : ([0, 0] as Point)))
  for (let row = 0, y = first(top); y < low + gap; y += gap / 2, row++)
    for (let x = first(left) + (row % 2 ? gap / 2 : 0); x < right + gap; x += gap) {
      const at = add([x, y], by)
      if (around.some((off) => inside(region, add(at, off))))
        dots.push(Array.from({ length: 8 }, (_, i) => add(at, polar((i * Math.PI) / 4, r))))
    }
  s.within(region, () => s.scatter(dots, colour, { layer: 'ink' }), true)
}

/** How far it is from a point inside an outline to its edge. */
export function reach(outline: readonly Point[], [cx, cy]: Point, angle: number): number {
  const [dx, dy] = polar(angle, 1)
  let far = 0
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!
    const [ex, ey] = [bx - ax, by - ay]
    const turn = dx * ey - dy * ex
    if (Math.abs(turn) < 1e-9) return
    const t = ((ax - cx) * ey - (ay - cy) * ex) / turn
    const u = ((ax - cx) * dy - (ay - cy) * dx) / turn
    if (u >= 0 && u <= 1) far = Math.max(far, t)
  })
  return far
}

/** Shapes as one, all turned the same way round, so that none cuts into another. */
export const together = (shapes: readonly (readonly Point[])[]) =>
  shapes.map((shape) => {
    const area = shape.reduce((sum, [x, y], i) => {
      const [nx, ny] = shape[(i + 1) % shape.length]!
      return sum + x * ny - nx * y
    }, 0)
    return area < 0 ? shape.toReversed() : shape
  })

/** What surrounds a hole in a frame. */
export const around = (outer: readonly Point[], hole: readonly Point[]): Point[] => {
  const inner = together([hole])[0]!.toReversed()
  return [...together([outer])[0]!, outer[0]!, inner[0]!, ...inner.slice(1), inner[0]!, outer[0]!]
}

export const inBox = (s: Sheet, corners: readonly Point[], draw: Draw) => s.within(corners, () => draw(s), true)

/** What is drawn hides nothing before its colour comes. */
export const openly =
  (draw: Draw): Draw =>
  (s) => {
    const before = s.marks.length
    draw(s)
    for (const mark of s.marks.slice(before)) if (mark.kind === 'shape') mark.knock = ''
  }

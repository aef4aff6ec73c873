import type { Point } from './geometry.ts'
import type { Mark, ShapeMark } from './sheet.ts'

type Cover = { outline: Point[]; box: readonly [number, number, number, number] }

/** The stretches of each line that nothing drawn later covers: what nobody will see is not drawn either. */
export function seenStretches(marks: readonly Mark[], at: number, line: readonly Point[]): Point[][] {
  const covers = coversOf(marks)
  const hidden = line.map((point) => covers.some((cover, i) => i > at && cover !== null && lies(point, cover)))
  const stretches: Point[][] = []
  for (const [i, point] of line.entries()) {
    if (hidden[i]) continue
    if (i > 0 && !hidden[i - 1]) stretches.at(-1)!.push(point)
    else stretches.push([point])
  }
  return stretches.filter((stretch) => stretch.length > 2 || stretch.length === line.length)
}

/** Which marks cover what lies below them: those that are opaque, and not themselves cut off by another outline. */
const known = new WeakMap<readonly Mark[], (Cover | null)[]>()
function coversOf(marks: readonly Mark[]) {
  const before = known.get(marks)
  if (before) return before
  const covers = marks.map((mark) =>
    mark.kind === 'shape' && mark.opacity === 1 && mark.clip < 0 && mark.layer === 'flat' ? coverOf(mark) : null,
  )
  known.set(marks, covers)
  return covers
}

function coverOf({ d, knock }: ShapeMark): Cover | null {
  const path = knock || d
  if (path.lastIndexOf('M') > 0) return null
  const outline = outlineOf(path)
  if (outline.length < 3) return null
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  return { outline, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] }
}

/** The corners of a path, and one point on each of its bends. */
function outlineOf(path: string): Point[] {
  const outline: Point[] = []
  for (const [, kind, numbers] of path.matchAll(/([MLQ])([^MLQZ]*)/g)) {
    const [a, b, c, d] = numbers!.match(/-?\d+(?:\.\d+)?/g)!.map(Number) as [number, number, number?, number?]
    const from = outline.at(-1)
    if (kind !== 'Q' || !from) outline.push([a, b])
    else outline.push([from[0] / 4 + a / 2 + c! / 4, from[1] / 4 + b / 2 + d! / 4], [c!, d!])
  }
  return outline
}

/** Well inside: a line along the edge is the edge's own. */
const MARGIN = 5
function lies([x, y]: Point, { outline, box }: Cover) {
  const [left, top, right, bottom] = box
  if (x < left + MARGIN || x > right - MARGIN || y < top + MARGIN || y > bottom - MARGIN) return false
  let inside = false
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    const along = Math.max(
      0,
      Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)),
    )
    if (Math.hypot(x - ax - (bx - ax) * along, y - ay - (by - ay) * along) < MARGIN) return false
  }
  return inside
}

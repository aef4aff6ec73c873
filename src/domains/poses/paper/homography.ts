export type Point = { x: number; y: number }
/** The corners of a sheet of paper in a photograph: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point]
export type Size = { width: number; height: number }

/** Where a place of the unit square lies in the photograph (Heckbert's square to quadrilateral, eight unknowns). */
export function intoQuad([p0, p1, p2, p3]: Quad): (u: number, v: number) => Point {
  const [dx1, dy1] = [p1.x - p2.x, p1.y - p2.y]
  const [dx2, dy2] = [p3.x - p2.x, p3.y - p2.y]
  const [sx, sy] = [p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const h = (dx1 * sy - sx * dy1) / det
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x]
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y]
  return (u, v) => {
    const w = g * u + h * v + 1
    return { x: (a * u + b * v + p0.x) / w, y: (d * u + e * v + p0.y) / w }
  }
}

/** Four corners that go round one way and lie apart: only such are a sheet of paper. */
export function isSheet(quad: Quad): boolean {
  return quad.every((corner, at) => {
    const [next, after] = [quad[(at + 1) % 4]!, quad[(at + 2) % 4]!]
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 1
  })
}

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** How large the straightened sheet is: as its edges are long in the photograph, and no longer than `most`. */
export function sheetSize([p0, p1, p2, p3]: Quad, most: number): Size {
  const width = (far(p0, p1) + far(p3, p2)) / 2
  const height = (far(p0, p3) + far(p1, p2)) / 2
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

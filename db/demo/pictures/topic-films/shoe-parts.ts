import { limb } from '../covers/limbs.ts'
import { add, ellipse, mixed, type Point, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'

const [EYE, AWAY, ZOOM] = [1.5, 2.4, 3500]
/** Metres on the ground and above it, seen from before and from a little above: to the right, up, away. */
const seen = (x: number, up: number, z: number): Point => [
  (x * ZOOM) / (AWAY + z),
  130 + ZOOM * ((EYE - up) / (AWAY + z) - EYE / AWAY),
]
/** The sole of a right foot from above: to its outer side, and from the heel to the toe. */
const SOLE = trace('-3,1 -3.4,6 -3,12 -3.8,18 -4,22 -3,26.4 0,28.4 3,27 5,23 5.2,18 4,11 3.6,5 2.4,0.6 0,-0.4')
const APART = 0.052
type Side = 1 | -1
/** A place beside the middle line of one shoe, at some height, in centimetres. */
const onShoe =
  (k: Side, angle: number) =>
  ([x, y]: Point, up = 0): Point => {
    const [rx, ry] = turned([x, -y], angle)
    return seen(k * (APART + rx / 100), up / 100, ry / 100 + 0.14)
  }
/** The left, near and right edge of the ground around both. */
export const groundEdge = [
  [-0.25, 0.24],
  [-0.25, -0.17],
  [0.25, -0.17],
  [0.25, 0.24],
].map(([x, z]) => seen(x!, 0, z!))
export const soleLine = (k: Side, angle: number) => [...SOLE, SOLE[0]!, SOLE[1]!].map((p) => onShoe(k, angle)(p))
export const toeLine = (k: Side, angle: number): readonly [Point, Point] => [
  onShoe(k, angle)([0, 1]),
  onShoe(k, angle)([0, 36]),
]

const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
/** The tightest outline around all of them. */
function around(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (all: readonly Point[]) => {
    const hull: Point[] = []
    for (const p of all) {
      while (hull.length > 1 && cross(hull.at(-2)!, hull.at(-1)!, p) <= 0) hull.pop()
      hull.push(p)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const RED = '#D9634E'
const ring = (y: number, rx: number, ry: number) => ellipse(0, y, rx, ry).slice(0, -1)
/** A shoe on its sole, with the leg that stands in it. */
export function drawShoe(s: Sheet, k: Side, angle: number) {
  const to = onShoe(k, angle)
  const at = (points: readonly Point[], up: number) => points.map((p) => to(p, up))
  const [ground, edge] = [at(SOLE, 0), at(SOLE, 2.2)]
  s.flat(
    at(
      SOLE.map(([x, y]): Point => [x * 1.2 + 1.4, y * 1.02 + 0.4]),
      0,
    ),
    '#CFC8BD',
    { still: true },
  )
  s.solid(around([...ground, ...edge]), '#FBF8F2', 6, { corners: true })
  const upper = around([
    ...at(SOLE, 2.2),
    ...at(ring(5.4, 3.5, 4.4), 9.4),
    ...at(ring(14, 3.3, 3), 8),
    ...at(ring(22, 3.4, 4), 5),
  ])
  s.solid(upper, RED, 6, { corners: true })
  s.within(
    upper,
    () => s.flat(at(trace('2,0 6,0 6,30 1,30 2.6,22 2,12'), 3), darker(RED), { still: true, opacity: 0.6 }),
    true,
  )
  const top = to([0, 5.4], 9.4)
  const opening = at(ring(5.4, 3.1, 4), 9.4)
  s.solid(opening, '#5A3A44', 5)
  limb(
    s,
    [[top[0] * 1.02, -330], mixed([top[0] * 1.02, -330], top, 0.5), [top[0], top[1] + 8]],
    [150, 138, 122],
    '#6E93B8',
    6,
  )
  const hem: Point = [top[0], top[1] + 8]
  s.ink([add(hem, [-60, -2]), add(hem, [0, 6]), add(hem, [60, -2])], 5)
  s.ink([to([-3.6, 21], 5.6), to([0, 19.6], 7), to([4.2, 21], 5.4)], 5)
  for (const [y, up] of [
    [11.4, 9],
    [13.6, 8.4],
    [15.8, 7.8],
    [18, 7.2],
  ] as const)
    s.ink([to([-1.8, y], up), to([1.8, y + 0.3], up)], 6, { colour: '#FBF8F2', in: 0.05, out: 0.05 })
}

import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { drawHead } from '../figure/head.ts'
import { distance, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { bust } from '../step-films/hair-heads.ts'
import { box } from '../backdrop.ts'

const HAIR = '#E2B177'
const SHADE = '#BD8548'
/** Long locks in the wind, those behind first: the edges above and below. */
const locks: readonly (readonly [above: string, below: string])[] = [
  ['-60,-140 60,-178 190,-130 320,-120 480,-200', '40,-110 150,-84 300,-56 400,-90 480,-200'],
  ['80,40 160,60 250,150 370,160 500,128', '60,104 130,164 230,226 350,232 500,128'],
  ['90,-100 210,-96 310,-10 410,10 570,-50', '90,-10 180,10 290,76 410,84 570,-50'],
  ['70,-136 160,-116 230,-56 330,-40 440,-80', '80,-70 150,-60 220,0 330,14 440,-80'],
  ['100,-50 190,-10 260,66 360,92 540,60', '90,24 160,56 240,130 350,152 540,60'],
]
const edgeOf = (noted: string) => through(trace(noted), false, 12)
type Edge = readonly Point[]
const shapes = locks.map(([above, below]) => [...edgeOf(above), ...edgeOf(below).toReversed()])
const AIR = 9
/** What is seen of a lock's edge before it goes behind the nearer ones, and after. */
function seenOf(line: Edge, i: number): Edge[] {
  const hidden = (p: Point) => shapes.slice(i + 1).some((shape) => within(p, shape) || near(p, shape))
  const runs: Point[][] = [[]]
  for (const p of line)
    if (!hidden(p)) runs.at(-1)!.push(p)
    else if (runs.at(-1)!.length) runs.push([])
  return runs.filter((run) => run.length > 2)
}
const near = (p: Point, shape: Edge) => shape.some((q) => distance(p, q) < AIR)
function within([x, y]: Point, shape: Edge) {
  let inside = false
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}
const edges = locks.flatMap((pair, i) => pair.map((noted): [Edge, number] => [edgeOf(noted), i]))
const ROOT = 150
/** The places where a line goes behind another lock, so that it may end there unseen. */
export const joins = (): Point[] =>
  edges
    .flatMap(([line, i]) =>
      seenOf(line, i)
        .flatMap((run) => [run[0]!, run.at(-1)!])
        .filter((p) => p[0] > ROOT && distance(p, line.at(-1)!) > 20),
    )
    .filter((p, i, all) => all.findIndex((q) => distance(p, q) < 66) === i)
const SCALE = 128

export function roughHair(s: Sheet) {
  light(s, ellipse(0, -12, SCALE, SCALE, { to: 6.7 }))
  light(s, trace('-110,14 -100,70 -46,124 -10,134 40,118 90,50'))
  for (const [line] of edges.slice(1))
    light(
      s,
      line.filter(([x]) => x > 122),
      2.4,
    )
  now(s, edges[0]![0], 2.4)
}

export function hairColours(s: Sheet) {
  for (const [i, [above, below]] of locks.entries()) {
    const shape = [...edgeOf(above), ...edgeOf(below).toReversed()]
    s.flat(shape, i < 3 ? '#CF9A5C' : HAIR, { corners: true, still: true })
    s.within(
      shape,
      () =>
        s.flat(
          [
            ...edgeOf(below),
            ...edgeOf(below)
              .map(([x, y]): Point => [x, y - 26])
              .toReversed(),
          ],
          SHADE,
          { corners: true, still: true, opacity: 0.7 },
        ),
      true,
    )
  }
}

/** The long lines: ended behind what lies nearer, with a little air, or drawn on past every join with a knot. */
export function streaming(s: Sheet, join: 'apart' | 'knots') {
  for (const [line, i] of edges) {
    if (join === 'apart') for (const run of seenOf(line, i)) s.ink(run, 5.4, { in: 0.3, out: 0.4, least: 0.2 })
    else s.ink(line, 6.4, { in: 0.02, out: 0.2, least: 0.8 })
  }
  if (join === 'knots') for (const at of joins()) s.black(ellipse(...at, 19, 19))
}

/** The same lines behind a girl's head. */
export function flying(s: Sheet, join: 'apart' | 'knots') {
  streaming(s, join)
  const look = plainHead(s, {
    ...{ ...cast.girl, lit: false, yaw: -0.3, part: -0.2, neck: true, collar: 'crew', style: 'short', mood: 'smile' },
    ...{ hair: HAIR, hairLight: '#F7DDB4', hairDark: SHADE, cloth: '#7FA8C9', clothDark: '#5F86A8', own: { bust } },
  })
  s.within(box(-210, -260, 320, 340), () => s.at(0, 0, { scale: SCALE }, () => drawHead(s, look)), true)
}

import { box } from '../backdrop.ts'
import { add, ellipse, type Point, through, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { plate } from './place-parts.ts'

/** Three shelves: where their jars stand, and where all their mouths are. */
export const JARS = [
  { foot: -112, mouth: -262 },
  { foot: 76, mouth: -74 },
  { foot: 264, mouth: 114 },
] as const
const EYE = -74
const COLUMNS = [-268, -134, 0, 134, 268] as const
const SWEETS = ['#E0604C', '#F0B840', '#7FB069', '#E88FA8', '#6FA8C8'] as const
const WIDE = 50
const MOUTH = 34
/** How far a circle at this height opens, seen from the height of the eyes. */
const open = (y: number, half: number) => Math.max(1.6, Math.abs(y - EYE) * 0.0019 * half)
const dip = (y: number, half: number) => (y - EYE) * 0.0019 * half

export const eyeLine = (s: Sheet) => now(s, trace(`-386,${EYE} 386,${EYE}`), 5)
export const boards = (s: Sheet, line: Line) => {
  for (const { foot } of JARS) {
    line(s, trace(`-345,${foot} 345,${foot}`), 3.4)
    line(s, trace(`-345,${foot + 18} 345,${foot + 18}`), 3.4)
  }
}

const bodyOf = (x: number, foot: number, mouth: number): Point[] => {
  const d = dip(foot, WIDE)
  return [
    [x - MOUTH, mouth],
    [x - MOUTH, mouth + 16],
    [x - WIDE, mouth + 44],
    [x - WIDE, foot - 6 - Math.max(0, d)],
    [x - WIDE * 0.7, foot - 4 - Math.max(0, d) * 0.35],
    [x, foot - 4 - Math.max(0, -d)],
    [x + WIDE * 0.7, foot - 4 - Math.max(0, d) * 0.35],
    [x + WIDE, foot - 6 - Math.max(0, d)],
    [x + WIDE, mouth + 44],
    [x + MOUTH, mouth + 16],
    [x + MOUTH, mouth],
  ]
}
const mouthOf = (x: number, mouth: number, ry = open(mouth, MOUTH)) => ellipse(x, mouth, MOUTH, ry, { to: 6.4 })

export const jarLines = (s: Sheet, line: Line) => {
  for (const { foot, mouth } of JARS)
    for (const x of COLUMNS) {
      line(s, mouthOf(x, mouth), 3)
      line(s, bodyOf(x, foot, mouth), 2.4)
    }
}

/** One jar as it stands, or as it leans on its foot. */
type Jar = { x: number; foot: number; mouth: number; lean?: number; ry?: number; colour: string }
const standing = ({ x, foot, lean = 0 }: Jar, points: readonly Point[]) =>
  points.map((p) => add([x, foot], turned([p[0] - x, p[1] - foot], lean)))
const rounded = (points: readonly Point[]) => through(points, true, 4)
const grown = (points: readonly Point[], [x, y]: Point, wide: number) =>
  points.map(([px, py]): Point => [px + Math.sign(px - x) * wide, py + Math.sign(py - y) * wide])
const sweets = ({ x, foot, mouth }: Jar): Point[] => [
  [x - WIDE + 4, mouth + 62],
  [x + WIDE - 4, mouth + 62],
  [x + WIDE - 4, foot - 16],
  [x + WIDE * 0.7, foot - 8],
  [x - WIDE * 0.7, foot - 8],
  [x - WIDE + 4, foot - 16],
]
/** What lies between two shapes of the same way round. */
const rim = (outer: readonly Point[], inner: readonly Point[]): Point[] => [
  ...outer,
  outer[0]!,
  inner[0]!,
  ...inner.toReversed(),
  outer[0]!,
]
/** All that is alike in them is one mark: the glass, the mouths, the sweets of one colour. */
function rowsOf(s: Sheet, jars: readonly Jar[], edge: number) {
  const bodies = jars.map((one) => bodyOf(one.x, one.foot, one.mouth))
  const of = (shape: (one: Jar, at: number) => readonly Point[]) => jars.map((one, at) => standing(one, shape(one, at)))
  const middle = ({ x, foot, mouth }: Jar): Point => [x, (foot + mouth) / 2]
  s.scatter(
    of((one, at) => rim(grown(rounded(bodies[at]!), middle(one), edge), rounded(bodies[at]!))),
    s.line,
    { layer: 'ink' },
  )
  s.scatter(
    of((_, at) => rounded(bodies[at]!)),
    '#E3EEEA',
  )
  for (const colour of SWEETS)
    s.scatter(
      jars.filter((one) => one.colour === colour).map((one) => standing(one, sweets(one))),
      colour,
    )
  const mouths = (wide: number) =>
    of(({ x, mouth, ry = open(mouth, MOUTH) }) => ellipse(x, mouth, MOUTH + wide, ry + wide))
  const inner = mouths(0)
  s.scatter(inner, '#F4FAF6')
  s.scatter(
    mouths(edge).map((outer, at) => rim(outer, inner[at]!)),
    s.line,
  )
}
const shine = (s: Sheet, jars: readonly Jar[]) => {
  s.scatter(
    jars.map(({ x, foot, mouth }) => box(x - 40, mouth + 50, x - 33, foot - 34)),
    '#FFFFFF',
    { opacity: 0.75 },
  )
  s.scatter(
    jars.flatMap(({ x, mouth }) =>
      [0, 1, 2, 3].flatMap((row) =>
        [-22, 2, 26].map((dx) => ellipse(x + dx + (row % 2) * 10, mouth + 76 + row * 20, 7, 6)),
      ),
    ),
    '#FFFFFF',
    { opacity: 0.4 },
  )
}
const cupboard = (s: Sheet, pen: number) => {
  plate(s, box(-345, -300, 345, 296), '#6A4B44', pen)
  s.scatter(
    JARS.flatMap(({ foot, mouth }) => [-201, -67, 67, 201].map((x) => rounded(bodyOf(x, foot - 4, mouth + 12)))),
    '#A88C80',
  )
  for (const { foot } of JARS) plate(s, box(-345, foot, 345, foot + 18), '#C9965E', pen * 0.8)
}
const all: readonly Jar[] = JARS.flatMap(({ foot, mouth }, row) =>
  COLUMNS.map((x, i) => ({ x, foot, mouth, colour: SWEETS[(i + row * 2) % 5]! })),
)
export function jarRows(s: Sheet, pen: number) {
  cupboard(s, pen)
  rowsOf(s, all, pen * 0.6)
  shine(s, all)
}
/** Every jar leans its own way and opens its mouth to another side. */
export function tumbled(s: Sheet) {
  cupboard(s, 2.6)
  rowsOf(
    s,
    all.map((one, i) => ({
      ...one,
      mouth: one.mouth + [0, 34, 12, 44, 20][(i * 2) % 5]!,
      lean: [0.18, -0.22, 0.1, -0.14, 0.24, -0.08][i % 6]!,
      ry: [3, 20, 10, 24, 6][(i * 3) % 5]!,
    })),
    3.4,
  )
}

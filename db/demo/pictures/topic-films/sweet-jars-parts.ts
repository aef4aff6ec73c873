import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { plate, tint } from './place-parts.ts'

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
    [x - MOUTH, mouth + 14],
    [x - WIDE, mouth + 44],
    [x - WIDE, foot - 6 - Math.max(0, d)],
    [x - WIDE * 0.7, foot - 4 - Math.max(0, d) * 0.35],
    [x, foot - 4 - Math.max(0, -d)],
    [x + WIDE * 0.7, foot - 4 - Math.max(0, d) * 0.35],
    [x + WIDE, foot - 6 - Math.max(0, d)],
    [x + WIDE, mouth + 44],
    [x + MOUTH, mouth + 14],
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

type Jar = readonly [x: number, foot: number, mouth: number, colour: string]
function sweetsIn(s: Sheet, [x, foot, mouth, colour]: Jar, fine: boolean) {
  const body = bodyOf(x, foot, mouth)
  s.within(body, () => {
    tint(s, box(x - 60, mouth + 56, x + 60, foot + 8), colour)
    if (!fine) return
    const rows = [0, 1, 2, 3, 4]
    s.scatter(
      rows.flatMap((row) =>
        [-36, -12, 12, 36].map((dx) => ellipse(x + dx + (row % 2) * 12, mouth + 66 + row * 18, 7, 6)),
      ),
      '#FFFFFF',
      { opacity: 0.4 },
    )
  })
}
function jar(s: Sheet, one: Jar, pen: number, { fine = true, ry }: { fine?: boolean; ry?: number } = {}) {
  const [x, foot, mouth] = one
  const body = bodyOf(x, foot, mouth)
  s.flat(body, '#E3EEEA', { still: true, knock: true })
  s.flat(mouthOf(x, mouth, ry), '#F4FAF6', { still: true, knock: true })
  sweetsIn(s, one, fine)
  s.ink(body, pen, { in: 0.02, out: 0.02, least: 0.7 })
  s.ink(mouthOf(x, mouth, ry), pen, { in: 0.02, out: 0.02, least: 0.7 })
  for (const k of [-1, 1]) s.ink(trace(`${x + k * MOUTH},${mouth} ${x + k * MOUTH},${mouth + 15}`), pen * 0.8)
  if (fine)
    s.ink(trace(`${x - 36},${mouth + 50} ${x - 37},${foot - 36}`), pen * 1.8, { colour: '#FFFFFF', opacity: 0.8 })
}
const cupboard = (s: Sheet, pen: number) => {
  plate(s, box(-345, -300, 345, 296), '#6A4B44', pen)
  for (const { foot, mouth } of JARS) {
    s.scatter(
      [-201, -67, 67, 201].map((x) => bodyOf(x, foot - 4, mouth + 12)),
      '#A88C80',
    )
    plate(s, box(-345, foot, 345, foot + 18), '#C9965E', pen * 0.8)
  }
}
const colourAt = (row: number, i: number) => SWEETS[(i + row * 2) % 5]!

export function jarRows(s: Sheet, pen: number) {
  cupboard(s, pen)
  for (const [row, { foot, mouth }] of JARS.entries())
    for (const [i, x] of COLUMNS.entries()) jar(s, [x, foot, mouth, colourAt(row, i)], pen)
}
/** Every jar leans its own way and opens its mouth to another side. */
export function tumbled(s: Sheet) {
  cupboard(s, 2.6)
  for (const [row, { foot, mouth }] of JARS.entries())
    for (const [i, x] of COLUMNS.entries()) {
      const short = [0, 34, 12, 44, 20][(i * 2 + row) % 5]!
      const lean = [0.16, -0.2, 0.1, -0.12, 0.22][(i + row) % 5]!
      s.at(x, foot, { rotate: lean }, () =>
        jar(s, [0, 0, mouth - foot + short, colourAt(row, i)], 2.6, {
          fine: false,
          ry: [3, 20, 10, 24, 6][(i + row * 2) % 5]!,
        }),
      )
    }
}

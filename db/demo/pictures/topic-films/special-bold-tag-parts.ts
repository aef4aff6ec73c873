import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light } from '../step-films/face.ts'
import { ruledLine, still } from './comic-parts.ts'
import { shapesOf, somebody, type Who } from './comic-people.ts'
import { type Cell, cast, panel } from './strip-parts.ts'

export const girl: Who = { ...cast[0]!, hair: '#D89A6A', yaw: 0.3 }
export const boy: Who = { ...cast[1]!, hair: '#7F97C4', yaw: -0.3 }
/** Heads as fine as the thinnest pen allows, or as thick as their size. */
export const THIN = 44

const left = trace('-2.02,2.62 -1.74,2.18 -1.5,1.85 -1.15,1.58 -0.66,1.42')
const hair = [
  ...trace('-0.6,1.12 -1.08,0.98 -1.22,0.4 -1.14,-0.3'),
  ...ellipse(0, -0.12, 1.14, 1.2, { from: Math.PI * 1.1, to: Math.PI * 1.9 }),
  ...trace('1.14,-0.3 1.22,0.4 1.08,0.98 0.6,1.12'),
]
const mirrored = (line: readonly Point[]) => line.map(([x, y]): Point => [-x, y])
const bold = { in: 0.06, out: 0.06, least: 0.6, shade: 0.1 }

/** The one bold line: around a girl's hair and shoulders. */
export const outline = (s: Sheet, [x, y]: Point, r: number, width: number, colour = s.line) =>
  s.at(x, y, { scale: r }, () => {
    for (const line of [hair, left, mirrored(left)]) s.ink(line, width, { ...bold, colour })
  })

/** Her outline again on the side away from the light, swelling from the crown downwards. */
export const shadeSide = (s: Sheet, [x, y]: Point, r: number, width: number) =>
  s.at(x, y, { scale: r }, () => {
    s.ink(hair.slice(Math.floor(hair.length * 0.55)), width, { in: 0.6, out: 0.1, least: 0.2, shade: 0.1 })
    s.ink(mirrored(left).toReversed(), width, { in: 0.3, out: 0.04, least: 0.3, shade: 0.1 })
  })

/** Where somebody will be, in light blue. */
export const planned = (s: Sheet, [x, y]: Point, r: number, who: Who) =>
  s.at(x, y, { scale: r }, () => {
    const { back, cloth, face, front } = shapesOf(who)
    const low = (shape: readonly Point[], from: number) => shape.filter(([, y]) => y > from)
    for (const line of [cloth, low(face, 0), front]) light(s, line, 2.2)
    if (who.cut !== 'short') light(s, low(back, -0.29), 2.2)
  })

/** Shelves full of books, in thin lines. */
export function shelves(s: Sheet, [l, t, r]: Cell, rows: number, high: number, pen = 1.6) {
  for (let row = 1; row <= rows; row++) {
    const y = t + row * high
    ruledLine(s, [l, y], [r, y], pen)
    ruledLine(s, [l, y + 9], [r, y + 9], pen)
    const books = Math.floor((r - l) / 46)
    for (let i = 0; i < books; i++) {
      const x = l + 14 + i * 46
      const top = y - high * (0.56 + ((i * 7 + row * 3) % 5) * 0.06)
      s.ink(
        [
          [x, y],
          [x, top],
          [x + 26, top],
          [x + 26, y],
        ],
        pen,
        { corners: true, least: 0.9, shade: 0 },
      )
    }
  }
}

/** Stripes of a shirt and single hairs, in thin lines. */
export function details(s: Sheet, [x, y]: Point, r: number, pen = 1.6) {
  s.at(x, y, { scale: r }, () => {
    for (const [dy, half] of [
      [2.05, 1.5],
      [2.25, 1.58],
      [2.45, 1.62],
    ] as const)
      s.ink(
        [
          [-half, dy],
          [0, dy + 0.08],
          [half, dy],
        ],
        pen,
      )
    for (const hairs of ['-0.2,-1.2 -0.5,-0.9 -0.62,-0.5', '0.1,-1.2 0.1,-0.9 0,-0.6', '0.4,-1.16 0.66,-0.8 0.74,-0.4'])
      s.ink(trace(hairs), pen)
  })
}

/** Two who talk at a table before a window. */
export function talk(s: Sheet, cell: Cell, r: number, pens: { girl: number; boy: number; rest: number; bold: number }) {
  const [l, t, right, b] = cell
  const at = (u: number, v: number): Point => [l + (right - l) * u, t + (b - t) * v]
  panel(s, cell, '#DCE8EA', () => {
    const glass = [at(0.36, 0.1), at(0.64, 0.1), at(0.64, 0.5), at(0.36, 0.5)]
    s.flat(glass, '#F6FBFC', still)
    s.contour(glass, pens.rest, { corners: true, least: 0.9, shade: 0 })
    ruledLine(s, at(0.5, 0.1), at(0.5, 0.5), pens.rest)
    ruledLine(s, at(0.36, 0.3), at(0.64, 0.3), pens.rest)
    somebody(s, at(0.74, 0.46), r, boy, pens.boy)
    somebody(s, at(0.27, 0.46), r, girl, pens.girl)
    if (pens.bold) outline(s, at(0.27, 0.46), r, pens.bold)
    const table = [at(-0.05, 0.86), at(1.05, 0.86), at(1.05, 1.1), at(-0.05, 1.1)]
    s.flat(table, '#D9A878', still)
    ruledLine(s, at(0, 0.86), at(1, 0.86), pens.rest)
  })
}
export const talkPlaces = ([l, t, r, b]: Cell): readonly [Point, Point] => [
  [l + (r - l) * 0.27, t + (b - t) * 0.46],
  [l + (r - l) * 0.74, t + (b - t) * 0.46],
]

/** A balloon that bursts, or a small round one: around a middle, with a tip. */
export const spiky = ([x, y]: Point, rx: number, ry: number): Point[] =>
  Array.from({ length: 28 }, (_, i): Point => {
    const [turn, k] = [(i / 28) * Math.PI * 2, i % 2 ? 0.8 : i % 4 ? 1.12 : 1.26]
    return [x + Math.cos(turn) * rx * k, y + Math.sin(turn) * ry * k]
  })

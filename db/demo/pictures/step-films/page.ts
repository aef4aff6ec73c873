import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now, red } from './face.ts'

/** A panel of a page: left, top, right, bottom, around the middle of the page. */
export type Cell = readonly [left: number, top: number, right: number, bottom: number]
/** What a panel shows, whatever its size. */
export type Shows = (s: Sheet, cell: Cell) => void
/** A page that is read from the upper right to the lower left: its panels in that order. */
export type Page = readonly (readonly [cell: Cell, shows: Shows])[]

const PAPER = box(-195, -284, 195, 284)
const ruled = { corners: true, in: 0.02, out: 0.02, least: 0.8, shade: 0 }

export const middle = ([l, t, r, b]: Cell): Point => [(l + r) / 2, (t + b) / 2]
export const wide = ([l, , r]: Cell) => r - l
export const high = ([, t, , b]: Cell) => b - t

export function sheetOfPaper(s: Sheet) {
  s.flat(PAPER, '#FFFFFF', { knock: true, corners: true, still: true })
  PAPER.forEach((corner, i) => s.ink([corner, PAPER[(i + 1) % 4]!], 2.6, { ...ruled, colour: s.tones.mid }))
}

/** A frame in pencil, side by side. */
export function frameLines(s: Sheet, cells: readonly Cell[], line: Line = now) {
  for (const cell of cells) {
    const corners = box(...cell)
    corners.forEach((corner, i) => line(s, [corner, corners[(i + 1) % 4]!]))
  }
}

/** Where a face will be, and which way it looks. */
export function roughHead(s: Sheet, [x, y]: Point, r: number, line: Line) {
  line(s, ellipse(x, y, r, r * 1.16, { from: 4, to: 10.6 }))
  line(s, trace(`${x - r},${y + r * 0.3} ${x},${y + r * 0.4} ${x + r},${y + r * 0.3}`))
  line(s, trace(`${x},${y - r} ${x + r * 0.1},${y} ${x},${y + r}`))
}

/** The pages of a printed comic: frames ruled, pictures inside them. */
export function inkedPage(s: Sheet, page: Page) {
  const pen = s.pen
  for (const [cell, shows] of page) {
    const corners = box(...cell)
    s.flat(corners, '#FFFFFF', { knock: true, corners: true, still: true })
    s.pen = 0.4 + 0.3 * Math.min(1, Math.min(wide(cell), high(cell)) / 240)
    s.within(corners, () => s.aside(cell[0] + 7, () => shows(s, cell)), true)
    s.pen = 1
    corners.forEach((corner, i) => s.ink([corner, corners[(i + 1) % 4]!], 4.4, ruled))
  }
  s.pen = pen
}

/** The way the eye goes, panel after panel. */
export const eyePath = (s: Sheet, page: Page) =>
  red(
    s,
    page.map(([cell]) => middle(cell)),
    4,
  )

const signs = {
  large: ['-1,-0.25 1,-0.3', '0,-1 -0.1,-0.2 -0.9,0.95', '0.04,-0.2 0.4,0.5 1,0.95'],
  middle: ['-0.8,-0.5 -0.76,0.36', '-0.8,-0.5 0.8,-0.52 0.76,0.34', '-0.74,0.32 0.74,0.3', '0,-1 0,1.1'],
  small: ['0,-1 0.02,0.9 -0.24,0.72', '-0.46,-0.2 -0.9,0.5', '0.46,-0.2 0.9,0.46'],
}
/** How large a panel is, in the teacher's hand. */
export function sized(s: Sheet, at: Point, sign: keyof typeof signs, size = 22) {
  s.flat(ellipse(...at, size * 1.7, size * 1.7).slice(0, -1), '#FFFFFF', { still: true, opacity: 0.86 })
  for (const noted of signs[sign]) {
    const points = trace(noted).map(([x, y]): Point => [at[0] + x * size, at[1] + y * size])
    s.ink(points, 6, { colour: '#C8361F', in: 0.1, out: 0.25, least: 0.5, corners: sign === 'middle' })
  }
}

/** From edge to edge, with a head at both ends. */
export function span(s: Sheet, a: Point, b: Point, line: Line = red) {
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
  const wing = ([x, y]: Point, by: number): Point => [x + Math.cos(turn + by) * 16, y + Math.sin(turn + by) * 16]
  line(s, [a, b])
  line(s, [wing(a, 0.5), a, wing(a, -0.5)])
  line(s, [wing(b, 2.64), b, wing(b, -2.64)])
}

import { box } from '../backdrop.ts'
import { stick, sticks } from '../covers/drills.ts'
import { ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now, red } from './face.ts'
import { type Cell, middle } from './page.ts'

type Pose = keyof typeof sticks
/** Who stands in a panel: how, where, how large, and whether turned round. */
type Who = readonly [pose: Pose, at: Point, size: number, turn?: -1]
/** A balloon: its middle, how wide and high, and where its tail goes. */
type Says = readonly [at: Point, size: Point, tail: Point]
export type Panel = { cell: Cell; who?: readonly Who[]; says?: readonly Says[] }
export type StickPage = readonly Panel[]

/** Pages beside each other, read from the right: so many of them. */
export const onPage = (s: Sheet, i: number, of: 2 | 3, draw: () => void) =>
  s.at(((of - 1) / 2 - i) * (of === 3 ? 424 : 540), 4, { scale: of === 3 ? 1.06 : 1.15 }, draw)

const ruled = { corners: true, in: 0.02, out: 0.02, least: 0.8, shade: 0 }
const edges = (cell: Cell) => {
  const corners = box(...cell)
  return corners.map((corner, i): [Point, Point] => [corner, corners[(i + 1) % 4]!])
}
export const rim = (s: Sheet) => {
  for (const [a, b] of edges([-195, -284, 195, 284])) s.ink([a, b], 2.6, { ...ruled, colour: s.tones.mid })
}
/** So far the pictures go. */
export const MARGIN: Cell = [-166, -252, 166, 252]
export const framed = (s: Sheet, cell: Cell, line: Line) => edges(cell).forEach((edge) => line(s, edge))
export const inkedFrames = (s: Sheet, page: StickPage) =>
  page.forEach(({ cell }) => framed(s, cell, (sheet, points) => sheet.ink(points, 4.2, ruled)))

export function people(s: Sheet, page: StickPage) {
  const { pen } = s
  s.pen = 0.52
  for (const { who = [] } of page) for (const [pose, at, size, turn] of who) stick(s, at, size, sticks[pose], turn)
  s.pen = pen
}
/** Where somebody will stand. */
export const placed = (s: Sheet, page: StickPage, line: Line = light) => {
  for (const { who = [] } of page)
    for (const [, [x, y], size] of who) {
      line(s, ellipse(x, y - 58 * size, 26 * size, 26 * size, { to: 6.8 }))
      line(s, [
        [x, y - 34 * size],
        [x, y + 86 * size],
      ])
    }
}

const balloonOf = ([at, [rx, ry]]: Says) => ellipse(...at, rx, ry).slice(0, -1)
export const balloonLine = (s: Sheet, [at, [rx, ry]]: Says, line: Line = now) =>
  line(s, ellipse(...at, rx, ry, { from: 4, to: 10.5 }))
export function balloon(s: Sheet, says: Says) {
  const [[x, y], [rx, ry], tail] = says
  const root = mixed([x, y], tail, 0.5)
  const long = Math.hypot(tail[0] - x, tail[1] - y)
  const [ax, ay] = [((y - tail[1]) / long) * 7, ((tail[0] - x) / long) * 7]
  s.solid([[root[0] - ax, root[1] - ay], tail, [root[0] + ax, root[1] + ay]], s.tones.paper, 2.8, { corners: true })
  s.solid(balloonOf(says), s.tones.paper, 3.4)
  s.flat(ellipse(x, y, rx * 0.9, ry * 0.88).slice(0, -1), s.tones.paper, { still: true, knock: true })
}
/** Words as they stand in a balloon, in upright lines from the right. */
export function words(s: Sheet, [[x, y], [rx, ry]]: Says, line: Line = (sheet, p) => sheet.ink(p, 3, { least: 0.8 })) {
  const rows = rx > 40 ? 3 : 2
  for (let i = 0; i < rows; i++) {
    const at = x + ((rows - 1) / 2 - i) * 15
    line(s, [
      [at, y - ry * 0.5],
      [at, y + ry * (i === rows - 1 ? 0.2 : 0.5)],
    ])
  }
}

/** The way the eye goes: through every panel's balloons, or its middle. */
export const wayThrough = (page: StickPage): Point[] => [
  [150, -266],
  ...page.flatMap(({ cell, says = [] }) => (says.length > 0 ? says.map(([at]) => at) : [middle(cell)])),
  [-160, 266],
]
export const arrow = (s: Sheet, from: Point, to: Point, line: Line = red, size = 14) => {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  line(s, [from, to])
  for (const by of [2.6, -2.6]) line(s, [[to[0] + Math.cos(turn + by) * size, to[1] + Math.sin(turn + by) * size], to])
}
export const allSays = (page: StickPage) => page.flatMap(({ says = [] }) => says)

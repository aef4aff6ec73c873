import { box } from '../backdrop.ts'
import { add, cutToBox, ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from './face.ts'

/** The picture's frame, the height of the eyes in it and the point to which all goes. */
export const FRAME = [-210, -180, 210, 210] as const
export const EYE_LEVEL = -30
export const VANISHING: Point = [0, EYE_LEVEL]
/** Where the lines of the floor begin at the front, one tile apart; the outer ones leave the frame at its sides. */
const TILE = 104
export const starts: readonly Point[] = [-3, -2, -1, 0, 1, 2, 3].map((i): Point => [i * TILE, FRAME[3]])
/** To where the diagonals of the tiles go. */
export const DISTANCE: Point = [400, EYE_LEVEL]

/** A floor: to where its lines go, how high its cross lines lie, from the front to the wall, and how high that wall is. */
export type Floor = { to: Point; rows: readonly number[]; ceiling?: number }
const rowsByDiagonal = [0, 1, 2, 3, 4, 5, 6].map((k) => {
  const part = (TILE * k) / (DISTANCE[0] + TILE * k)
  return FRAME[3] + (EYE_LEVEL - FRAME[3]) * part
})
export const level: Floor = { to: VANISHING, rows: rowsByDiagonal }
export const sloping: Floor = { to: [0, -150], rows: [210, 176, 142, 108, 74, 40, 6] }
/** Its ceiling hangs half as high again as the eyes of who stands there. */
const back = rowsByDiagonal.at(-1)!
export const lived: Floor = { ...level, ceiling: back - 1.5 * (back - EYE_LEVEL) }
/** The right point, but each row as high as the one before it. */
export const evenRows: Floor = { to: VANISHING, rows: [210, 182, 154, 126, 98, 70, 42] }

/** Where a line of the floor meets a cross line. */
export const crossing = ({ to, rows }: Floor, column: number, row: number): Point => {
  const from = starts[column]!
  return mixed(from, to, (rows[row]! - from[1]) / (to[1] - from[1]))
}
const inFrame = (a: Point, b: Point) => cutToBox(a, b, FRAME) ?? []

export const frame = (s: Sheet, line: Line) => {
  const [l, t, r, b] = FRAME
  const corners: Point[] = [
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ]
  corners.forEach((corner, i) => line(s, [corner, corners[(i + 1) % 4]!], 3))
}
export const eyeLevel = (s: Sheet, line: Line = now) =>
  line(s, [
    [FRAME[0], EYE_LEVEL],
    [FRAME[2], EYE_LEVEL],
  ])
export const vanishingPoint = (s: Sheet, at: Point = VANISHING, line: Line = now) =>
  line(s, ellipse(...at, 8, 8, { to: 7.2 }))

export const rays = (s: Sheet, line: Line = now) => {
  for (const from of starts) line(s, inFrame(from, VANISHING))
}
export function crossLines(s: Sheet, floor: Floor, line: Line = now, rows = floor.rows.map((_, i) => i).slice(1)) {
  for (const i of rows) line(s, inFrame(crossing(floor, 0, i), crossing(floor, 6, i)))
}
export const backWall = (floor: Floor): Point[] => {
  const last = floor.rows.length - 1
  const [left, right] = [crossing(floor, 0, last), crossing(floor, 6, last)]
  return [left, right, [right[0], floor.ceiling ?? -128], [left[0], floor.ceiling ?? -128]]
}
export function walls(s: Sheet, floor: Floor, line: Line = now) {
  const [a, b, c, d] = backWall(floor) as [Point, Point, Point, Point]
  line(s, [d, c])
  line(s, [d, a])
  line(s, [c, b])
  for (const corner of [c, d]) line(s, inFrame(corner, mixed(VANISHING, corner, 6)))
}

/** A tile, as it lies in the floor. */
export const tile = (floor: Floor, column: number, row: number): Point[] => [
  crossing(floor, column, row),
  crossing(floor, column + 1, row),
  crossing(floor, column + 1, row + 1),
  crossing(floor, column, row + 1),
]

/** The lines between the tiles, as thin as they are: all of them are laid at once. */
function joints(floor: Floor): Point[][] {
  const last = floor.rows.length - 1
  const long = starts.map((from, i) => inFrame(from, crossing(floor, i, last)))
  const across = floor.rows.slice(1).map((_, i) => inFrame(crossing(floor, 0, i + 1), crossing(floor, 6, i + 1)))
  const upright = ([a, b]: Point[]): Point[] =>
    a && b ? [add(a, [-1.6, 0]), add(a, [1.6, 0]), add(b, [0.8, 0]), add(b, [-0.8, 0])] : []
  const flat = ([a, b]: Point[]): Point[] =>
    a && b ? [add(a, [0, 1]), add(b, [0, 1]), add(b, [0, -1]), add(a, [0, -1])] : []
  return [...long.map(upright), ...across.map(flat)]
}

/** Floor and walls in ink, their colours below. */
export function inkedRoom(s: Sheet, floor: Floor, pen = 4) {
  const { pale, soft, accent, paper } = s.tones
  const wall = backWall(floor)
  s.within(
    box(...FRAME),
    () => {
      s.flat(box(...FRAME), pale, { corners: true, knock: true, still: true })
      s.flat([crossing(floor, 0, 0), crossing(floor, 6, 0), wall[1]!, wall[0]!], paper, { corners: true, still: true })
      const dark = floor.rows
        .slice(1)
        .flatMap((_, row) =>
          [0, 1, 2, 3, 4, 5].filter((column) => (row + column) % 2 === 0).map((column) => tile(floor, column, row)),
        )
      s.scatter(dark, accent)
      s.flat(wall, soft, { corners: true, still: true })
    },
    true,
  )
  const line: Line = (sheet, points, width = pen * 0.6) =>
    points.length > 1 && sheet.ink(points, width, { in: 0.04, out: 0.04, least: 0.6, corners: true })
  s.scatter(joints(floor), s.line, { layer: 'ink' })
  walls(s, floor, (sheet, points) => line(sheet, points, pen))
  frame(s, (sheet, points) => line(sheet, points, pen * 1.2))
}

/** Corner by corner through the tiles: straight where they get flatter as they should. */
export const diagonal = (floor: Floor, columns: readonly number[]): Point[] =>
  columns.map((column, row) => crossing(floor, column, row))

/** A chest that stands on the floor, its lines to the vanishing point. */
export const CHEST = { left: -168, top: 62, right: -62, bottom: 148 } as const
const deep = (p: Point) => mixed(p, VANISHING, 0.3)
const chestCorners: readonly Point[] = [
  [CHEST.left, CHEST.top],
  [CHEST.right, CHEST.top],
  [CHEST.right, CHEST.bottom],
]
export function chestLines(s: Sheet, line: Line = now) {
  const front = box(CHEST.left, CHEST.top, CHEST.right, CHEST.bottom)
  front.forEach((corner, i) => line(s, [corner, front[(i + 1) % 4]!]))
}
export const toVanishing = (s: Sheet, line: Line = now) => {
  for (const corner of chestCorners) line(s, [corner, VANISHING])
}
export function chest(s: Sheet, pen = 4) {
  const { left, top, right, bottom } = CHEST
  const { mid, deep: shade, soft } = s.tones
  const quads: [Point[], string][] = [
    [[[left, top], [right, top], deep([right, top]), deep([left, top])], soft],
    [[[right, top], deep([right, top]), deep([right, bottom]), [right, bottom]], shade],
    [box(left, top, right, bottom), mid],
  ]
  for (const [quad, colour] of quads) {
    s.flat(quad, colour, { corners: true, knock: true, still: true })
    s.contour(quad, pen, { corners: true, least: 0.6 })
  }
  s.ink(
    [
      [left, top + 26],
      [right, top + 26],
    ],
    pen * 0.6,
  )
  s.ink([[right, top + 26], deep([right, top + 26])], pen * 0.6)
  s.ink(box((left + right) / 2 - 9, top + 20, (left + right) / 2 + 9, top + 38), pen * 0.7, {
    corners: true,
    closed: true,
  })
}

export function windowOn(s: Sheet, pen = 4) {
  const pane = box(-46, -104, 46, -44)
  s.flat(pane, s.tones.paper, { corners: true, still: true, knock: true })
  s.contour(pane, pen, { corners: true, least: 0.6 })
  s.ink(
    [
      [0, -104],
      [0, -44],
    ],
    pen * 0.7,
  )
  s.ink(
    [
      [-46, -74],
      [46, -74],
    ],
    pen * 0.7,
  )
}

export function doorOn(s: Sheet, floor: Floor, pen = 4) {
  const bottom = floor.rows.at(-1)!
  const door = box(-34, -86, 34, bottom)
  s.flat(door, s.tones.mid, { corners: true, still: true, knock: true })
  s.contour(door, pen, { corners: true, least: 0.6 })
  for (const top of [-72, -10]) s.contour(box(-22, top, 22, top + 48), pen * 0.6, { corners: true })
  s.ink(ellipse(24, -12, 3, 3), pen)
}

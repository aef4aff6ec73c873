import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { blueFrame, inBox, ruledFrame, ruledLine, still, tone, WHITE } from './comic-parts.ts'
import { somebody } from './comic-people.ts'

export const ROOM = box(-380, -300, 240, 300)
const VANISHING: Point = [40, -70]

/** A place in the room: across and down as on the wall at its end, where it is 1 near. */
const spot = (x: number, y: number, near: number): Point => [VANISHING[0] + x * near, VANISHING[1] + y * near]
const FLOOR = 150
const LEFT = -210

const floor = [spot(LEFT, FLOOR, 1), spot(400, FLOOR, 1), spot(400, FLOOR, 3), spot(LEFT, FLOOR, 3)]
const wall = [spot(LEFT, -300, 1), spot(400, -300, 1), spot(400, FLOOR, 1), spot(LEFT, FLOOR, 1)]
const side = [spot(LEFT, -300, 1), spot(LEFT, FLOOR, 1), spot(LEFT, FLOOR, 3), spot(LEFT, -300, 3)]
const board = [spot(-130, -170, 1), spot(130, -170, 1), spot(130, 4, 1), spot(-130, 4, 1)]
const panes = [
  [1.12, 1.4],
  [1.5, 2.05],
].map(([far, near]) => [spot(LEFT, -170, far!), spot(LEFT, -170, near!), spot(LEFT, 10, near!), spot(LEFT, 10, far!)])
const sunlit = [spot(-150, FLOOR, 1.14), spot(-40, FLOOR, 1.14), spot(-20, FLOOR, 1.6), spot(-160, FLOOR, 1.6)]

const desks = [
  { left: 24, right: 130, near: 1.5, far: 1.24 },
  { left: -84, right: 22, near: 2, far: 1.62 },
]
const TOP = 66
const topOf = ({ left, right, near, far }: (typeof desks)[number]) => [
  spot(left, TOP, far),
  spot(right, TOP, far),
  spot(right, TOP, near),
  spot(left, TOP, near),
]
const frontOf = ({ left, right, near }: (typeof desks)[number]) => [
  spot(left, TOP, near),
  spot(right, TOP, near),
  spot(right, TOP + 26, near),
  spot(left, TOP + 26, near),
]

export function roomLines(s: Sheet) {
  inBox(s, ROOM, () => {
    for (const [x, y] of [
      [LEFT, FLOOR],
      [LEFT, -230],
    ] as const)
      light(s, [spot(x, y, 1), spot(x, y, 3)])
    light(s, [spot(LEFT, -300, 1), spot(LEFT, FLOOR, 1), spot(300, FLOOR, 1)].slice(0, 2))
    light(s, [spot(LEFT, FLOOR, 1), spot(-176, FLOOR, 1)])
    for (const shape of [board, ...panes]) blueFrame(s, shape, light)
    for (const desk of desks) blueFrame(s, topOf(desk), light)
  })
  ruledFrame(s, ROOM)
}

export type Tones = { floor: number; wall: number; side: number; board: number; gap?: number; grey?: number }
export const steps: Tones = { floor: 0.3, wall: 0.1, side: 0.6, board: 0.6 }

/** What is to stay white, with its lines. */
export function whites(s: Sheet) {
  inBox(s, ROOM, () => {
    for (const pane of panes) {
      s.white(pane, still)
      ruledFrame(s, pane, 4)
      ruledLine(s, mid(pane[0]!, pane[1]!), mid(pane[2]!, pane[3]!), 3)
    }
    s.white(sunlit, still)
    ruledLine(s, spot(LEFT, -300, 1), spot(LEFT, FLOOR, 1), 4)
    ruledLine(s, spot(LEFT, FLOOR, 1), spot(400, FLOOR, 1), 4)
    ruledLine(s, spot(LEFT, FLOOR, 1), spot(LEFT, FLOOR, 3), 4)
    ruledFrame(s, board, 5)
    for (const [i, desk] of desks.entries()) {
      if (!i) somebody(s, [150, -70], 46, { cut: 'bob', hair: '#1E2230', cloth: WHITE })
      drawDesk(s, desk)
    }
  })
}
const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

function drawDesk(s: Sheet, desk: (typeof desks)[number]) {
  const { left, right, near, far } = desk
  for (const [x, at] of [
    [left + 6, far],
    [right - 6, far],
    [left + 4, near],
    [right - 4, near],
  ] as const)
    ruledLine(s, spot(x, TOP + 20, at), spot(x, FLOOR, at), 6)
  for (const shape of [frontOf(desk), topOf(desk)]) {
    s.flat(shape, WHITE, { ...still, knock: true })
    ruledFrame(s, shape, 4)
  }
}
export const deskTones = (s: Sheet, level = 0.6, gap = 14) =>
  inBox(s, ROOM, () => desks.forEach((desk) => tone(s, frontOf(desk), level, { gap })))

export function laid(s: Sheet, { floor: low, wall: back, side: left, board: dark, gap = 14 }: Tones) {
  inBox(s, ROOM, () => {
    tone(s, floor, low, { gap })
    tone(s, wall, back, { gap })
    tone(s, side, left, { gap })
    s.white(board, { ...still, layer: 'ink' })
    if (dark < 1) tone(s, board, dark, { gap })
    else s.black(board, { corners: true })
  })
}

/** The same room where nobody decided what is white. */
export const greyed = (s: Sheet, level: number, gap: number) =>
  inBox(s, ROOM, () => {
    for (const shape of [...panes, sunlit, ...desks.map(topOf)]) tone(s, shape, level, { gap })
    tone(s, ellipse(150, -60, 50, 60), level, { gap })
  })

export const whiteRings = (s: Sheet) => {
  for (const [x, y] of [spot(LEFT, -70, 1.76), spot(-92, FLOOR, 1.36), spot(76, TOP, 1.36)])
    now(s, ellipse(x!, y!, 22, 18, { from: 4, to: 10.5 }), 4)
}

/** A night hill with a house and a tree. */
export function hill(s: Sheet) {
  s.black(trace('-370,214 -200,190 -60,206 120,180 260,196 370,176 370,300 -370,300'), still)
  s.black(trace('150,190 150,150 142,150 186,116 230,150 222,150 222,190'), still)
  s.white(trace('176,158 196,158 196,178 176,178'), { ...still, layer: 'ink' })
  s.black(ellipse(276, 146, 30, 42), { corners: true })
  s.black(trace('271,180 281,180 282,214 270,214'), still)
}

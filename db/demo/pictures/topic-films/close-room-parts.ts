import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { seen, type Spot } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { folk, people } from './folk-parts.ts'
import { block, type Frame, framed, level, plate, rim, ruled, shadow, soft, table, tint } from './place-parts.ts'

export const WHOLE: Frame = [-385, -235, 385, 235]
export const SAFE: Frame = [-262, -204, 262, 204]
export const close = level(1.35, 260, -30)
const inRoom = (...spot: Spot) => seen(close, spot)
export const wall = [inRoom(-2.6, 0, 4.6), inRoom(2.6, 0, 4.6), inRoom(2.6, 2.4, 4.6), inRoom(-2.6, 2.4, 4.6)]
export const endDesks = [block([-2.66, -1.15], [0, 0.7], [1.8, 2.5]), block([1.15, 2.66], [0, 0.7], [1.8, 2.5])]
const HER: Point = inRoom(-0.3, 0, 2.2)
const HEIGHT = (1.5 * 260) / 2.2

export function subject(s: Sheet) {
  shadow(s, ellipse(HER[0] + 10, HER[1], 40, 7), 0.3)
  table(s, close, block([0.25, 0.8], [0, 0.6], [2.1, 2.6]), '#C98A52', 3)
  const [x, y] = inRoom(0.5, 0.6, 2.35)
  soft(
    s,
    trace(`${x - 9},${y} ${x - 13},${y - 18} ${x - 6},${y - 32} ${x + 6},${y - 32} ${x + 13},${y - 18} ${x + 9},${y}`),
    '#5FA0A8',
    2.6,
  )
  for (const dx of [-12, 0, 13]) soft(s, ellipse(x + dx, y - 44 - (dx ? 0 : 8), 9, 9).slice(0, -1), '#E2705A', 2.2)
  folk(s, HER, HEIGHT, people.her, 2.8)
}
export function closeRoom(s: Sheet, frame: Frame) {
  const [l, t, r, b] = frame
  const far = (corner: Point) => mixed([0, -30], corner, 6)
  framed(s, frame, () => {
    tint(s, box(l, t, r, b), '#F3E6CC')
    plate(s, [wall[0]!, wall[1]!, far(wall[1]!), far(wall[0]!)], '#D9B48A', 0)
    plate(s, wall, '#E6EEDD', 3)
    for (const corner of wall) ruled(s, [corner, far(corner)])
    for (const x of [-1.3, 0, 1.3]) ruled(s, [inRoom(x, 0, 4.6), inRoom(x, 0, 1)], 1.6)
    plate(s, box(-70, -62, 76, -14), '#BFE3F2', 2.6)
    for (const it of endDesks) table(s, close, it, '#B97F4C', 3)
  })
  rim(s, frame)
}

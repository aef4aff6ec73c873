import { box } from '../backdrop.ts'
import { bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import { type Camera, pane, seen, type Spot } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now } from '../step-films/face.ts'
import { cloud } from '../step-films/page-panels.ts'
import { bustle } from './crowd-parts.ts'
import {
  angled,
  around,
  arrow,
  block,
  cut,
  type Frame,
  framed,
  level,
  plate,
  rim,
  ruled,
  shadow,
  small,
  solid,
  target,
  tint,
  wires,
} from './place-parts.ts'
import { shopFront } from './shop-front-parts.ts'
import type { TopicDrawing } from './topic.ts'

const FRAME: Frame = [-375, -290, 375, 285]
const road = level(1.6, 420, 90)
const VP: Point = [0, 90]
const see = (...spot: Spot) => seen(road, spot)
type Box = { side: 1 | -1; deep: Point; high: number; colour: string }
const town: readonly Box[] = [
  { side: -1, deep: [30, 44], high: 8, colour: '#B9C4CE' },
  { side: 1, deep: [32, 46], high: 12, colour: '#C9B6C4' },
  { side: -1, deep: [21, 29], high: 14, colour: '#D9A08A' },
  { side: 1, deep: [23, 32], high: 5.4, colour: '#E9CDA0' },
  { side: -1, deep: [15, 21], high: 4, colour: '#C9D6B0' },
  { side: 1, deep: [17, 23], high: 11.5, colour: '#9DB7C6' },
  { side: -1, deep: [11, 15], high: 10, colour: '#F0D9A8' },
  { side: 1, deep: [10.4, 14], high: 3.6, colour: '#D98A72' },
  { side: -1, deep: [7, 11], high: 4.6, colour: '#E3B48C' },
  { side: 1, deep: [7, 10.4], high: 7, colour: '#EADFC4' },
]
const INNER = 3.2
const OUTER = 9
const blockOf = ({ side, deep, high }: Box) => block(side < 0 ? [-OUTER, -INNER] : [INNER, OUTER], [0, high], deep)
const windowsOn = (s: Sheet, corners: readonly Point[], [columns, floors]: Point) => {
  const panes: Point[][] = []
  for (let row = 0; row < floors; row++)
    for (let i = 0; i < columns; i++)
      panes.push(pane(corners, (i + 0.22) / columns, (row + 0.3) / floors, (i + 0.78) / columns, (row + 0.76) / floors))
  s.scatter(panes, '#6F93A8')
}
function boxes(s: Sheet, all: readonly Box[], pen = 3) {
  framed(s, FRAME, () => {
    tint(s, box(-375, -290, 375, 90), '#CFE6EE')
    s.aside(8, () => cloud(s, [40, -200], 100, '#FFFFFF', pen))
    tint(s, box(-375, 90, 375, 285), '#CFC8BE')
    tint(s, [VP, see(-1.9, 0, 2.6), see(1.9, 0, 2.6)], '#B4AFAE')
    for (const it of all)
      solid(s, road, blockOf(it), [it.colour, pen], (face, corners) => {
        const floors = Math.max(1, Math.round(it.high / 3.2))
        if (face.side !== 'top') windowsOn(s, corners, [face.side === 'front' ? 4 : 3, floors])
      })
    for (const x of [-1.9, 1.9]) ruled(s, [see(x, 0, 2.8), VP], pen)
  })
  rim(s, FRAME)
}
const outlined = (s: Sheet, { side, deep: [near, far], high }: Box) => {
  const x = side * INNER
  angled(s, [see(x, 0, near), see(x, high, near), see(x, high, far), see(x, 0, far)])
  now(s, [see(x, high, near), see(side * (INNER + 1.4), high, near)])
}
const flat = town.map((it) => ({ ...it, high: 7 }))
const roofLine = (s: Sheet, line: Line, side: 1 | -1) =>
  line(
    s,
    town
      .filter((it) => it.side === side)
      .flatMap(({ deep: [near, far], high }) => [see(side * INNER, high, far), see(side * INNER, high, near)]),
    5,
  )

const rhythm: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, box(...FRAME))
      light(s, trace('-375,90 375,90'))
      target(s, VP, now, 10)
      for (const x of [-1.9, 1.9]) now(s, [see(x, 0, 3.4), VP], 4)
      for (const x of [-INNER, INNER]) now(s, [see(x, 0, 5), VP])
    },
    (s) => {
      for (const it of town.toReversed()) outlined(s, it)
    },
    (s) => {
      boxes(s, town)
      for (const side of [-1, 1] as const) roofLine(s, angled, side)
    },
  ],
  slip: small(0.44, (s) => boxes(s, flat, 2.4), [20, 14]),
  cure: small(
    0.44,
    (s) => {
      boxes(s, town, 2.4)
      for (const side of [-1, 1] as const) roofLine(s, angled, side)
    },
    [20, 14],
  ),
  checks: [
    [0, -100, 560],
    [-80, 40, 560],
  ],
}

const corner: Camera = { ...level(1.6, 400, 90), eye: [1.2, 1.6, 0] }
const at = (...spot: Spot) => seen(corner, spot)
const house = block([-4.4, -0.5], [0, 5.4], [6, 10])
const on = (l: number, low: number, r: number, high: number, out = 0) => [
  at(l, low, 6 - out),
  at(r, low, 6 - out),
  at(r, high, 6 - out),
  at(l, high, 6 - out),
]
const POLES = [9, 15, 21, 27, 33]
const TOP = 8.4
const wire = (up: number, x: number, [near, far]: Point, sag: number) =>
  Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    return at(x, up - sag * 4 * t * (1 - t), near + (far - near) * t)
  })
const wiresBetween = (s: Sheet, line: Line, sag: number) => {
  for (const [up, x] of trace('8.2,6.5 8.2,7.5 7.4,7'))
    for (const [i, near] of [4, ...POLES.slice(0, 3)].entries()) line(s, wire(up, x, [near, POLES[i]!], sag), 2.4)
}
function poles(s: Sheet) {
  for (const deep of POLES.toReversed()) {
    const [[x, y], [, top]] = [at(7, 0, deep), at(7, TOP, deep)]
    const w = 66 / deep
    plate(s, box(x - w, top, x + w, y), '#A39B94', deep < 20 ? 3 : 1.6)
    for (const up of [8.2, 7.4]) {
      const arm = at(7, up, deep)[1]
      plate(s, box(x - 260 / deep, arm - w * 0.4, x + 260 / deep, arm + w * 0.4), '#857D78', deep < 20 ? 2.4 : 1.4)
    }
  }
}
const cooler = (s: Sheet, x: number, up: number) => {
  solid(s, corner, block([x, x + 0.9], [up, up + 0.66], [5.6, 6]), ['#E6E4DE', 2.6])
  const [cx, cy] = mixed(at(x, up, 5.6), at(x + 0.9, up + 0.66, 5.6), 0.5)
  s.ink(ellipse(cx - 9, cy, 15, 15), 2.2)
  s.ink(ellipse(cx - 9, cy, 5, 5), 2.2)
}
function corneredHouse(s: Sheet) {
  tint(s, box(-375, -290, 375, 90), '#F9E3C0')
  s.flat(trace('-380,92 100,92 130,60 240,70 380,40 380,92'), '#B9CDB4', { still: true, corners: true })
  tint(s, box(-375, 90, 375, 285), '#D6CDC0')
  tint(s, [[0, 90], at(-0.2, 0, 2.6), at(6.2, 0, 2.6)], '#B9B3AE')
  solid(s, corner, house, ['#EAD9B8', 3.4])
  for (const [up, x] of trace('0.95,-3.3 3.5,-3.3')) {
    plate(s, on(x, up, x + 1.9, up + 1.25), '#8FB8CC', 3)
    ruled(s, [at(x + 0.95, up, 6), at(x + 0.95, up + 1.25, 6)], 2.4)
  }
  shadow(s, on(-4.4, 5, -0.5, 5.4), 0.25)
  plate(s, on(-4.7, 5.3, -0.2, 5.7, 0.3), '#8A5A48', 3)
  cooler(s, -3.2, 0.06)
  for (const x of [-3, -2.5]) ruled(s, [at(x, 2.7, 5.8), at(x, 2.62, 5.8)], 5)
  cooler(s, -3.2, 2.72)
  plate(s, on(-0.78, 0, -0.62, 5.3, 0.05), '#B98A6A', 2.4)
  for (const up of [0.8, 2.4, 4]) plate(s, on(-0.86, up, -0.54, up + 0.12, 0.06), '#8A6248', 1.8)
}
const span = (s: Sheet, sag: number) => {
  tint(s, box(-165, -90, 180, 130), '#F9E3C0')
  for (const x of [-120, 140]) {
    plate(s, box(x - 6, -74, x + 6, 130), '#A39B94', 2.6)
    for (const y of [-64, -34]) plate(s, box(x - 26, y, x + 26, y + 7), '#857D78', 2.4)
  }
  for (const [dx, y] of trace('-20,-66 20,-66 -16,-36 16,-36'))
    s.ink(bend([-120 + dx, y], [10 + dx, y + sag * 2], [140 + dx, y]), 2.6, { in: 0.02, out: 0.02, least: 0.8 })
}

const parts: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, box(...FRAME))
      wires(s, corner, house, light)
      for (const up of [0, TOP]) cut(s, light, FRAME, at(7, up, 6), VP)
      for (const deep of POLES) now(s, [at(7, 0, deep), at(7, TOP, deep)], 4)
      target(s, VP, light)
    },
    (s) => wiresBetween(s, (sheet, points, width) => framed(sheet, FRAME, () => now(sheet, points, width)), 0.7),
    (s) => {
      framed(s, FRAME, () => {
        corneredHouse(s)
        wiresBetween(s, (sheet, points) => sheet.ink(points, 2.4, { in: 0.02, out: 0.02, least: 0.8 }), 0.7)
        poles(s)
      })
      rim(s, FRAME)
    },
  ],
  slip: (s) => span(s, 0),
  cure: (s) => {
    span(s, 26)
    arrow(s, [10, -4], [10, 34], now, 14)
  },
  checks: [
    [180, -120, 420],
    [-190, 80, 420],
  ],
}

export const townscape: readonly TopicDrawing[] = [rhythm, parts, shopFront, bustle]

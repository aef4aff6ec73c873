import { box } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import { inQuad, pane, seen, type Spot } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { block, level, over, plate, ruled, shadow, small, soft, solid, tint } from './place-parts.ts'
import type { TopicDrawing } from './topic.ts'

const street = level(1.5, 560, 40)
const at = (...spot: Spot) => seen(street, spot)
const WALL = 4
const INSIDE = 4.7
const BACK = 7.5
const onWall = (l: number, low: number, r: number, high: number, deep = WALL): Point[] => [
  at(l, low, deep),
  at(r, low, deep),
  at(r, high, deep),
  at(l, high, deep),
]
const HALF = 1.75
const OPEN = 2.3
const awning = [at(-2.2, 2.12, 3.1), at(2.2, 2.12, 3.1), at(2.05, 2.75, WALL), at(-2.05, 2.75, WALL)]

const facade = (s: Sheet, pen: number) => {
  tint(s, box(-375, at(0, 0, WALL)[1], 375, 285), '#CFC8BE')
  plate(s, onWall(-2.65, 0, 2.65, 3.7), '#EAD9B8', pen)
  plate(s, onWall(-2.65, 3.55, 2.65, 3.75), '#8A5A48', pen * 0.8)
  plate(s, onWall(-1.5, 2.9, 1.5, 3.4), '#F6F0DC', pen * 0.8)
  for (const x of [-0.8, 0, 0.8]) s.flat(ellipse(...at(x, 3.15, WALL), 22, 20).slice(0, -1), '#7DB39A', { still: true })
}
const awningInk = (s: Sheet, pen: number) => {
  for (let i = 0; i < 8; i++) plate(s, pane(awning, i / 8, 0, (i + 1) / 8, 1), i % 2 ? '#FBF4E4' : '#C9553F', pen * 0.7)
  plate(s, [awning[0]!, awning[1]!, at(2.2, 1.98, 3.1), at(-2.2, 1.98, 3.1)], '#A8402E', pen * 0.8)
}
const awningShade = (s: Sheet, left: number, right: number, opacity = 0.42) =>
  shadow(s, onWall(left, 1.5, right, 2.5), opacity)

/** How the entrance lies behind the wall: its sides, its floor a step lower, and what is seen of the inside. */
const entrance = (s: Sheet, pen: number) => {
  plate(s, onWall(-HALF, 0, HALF, OPEN), '#B99B78', pen)
  for (const k of [-1, 1])
    plate(
      s,
      [at(k * HALF, 0, WALL), at(k * HALF, -0.14, INSIDE), at(k * HALF, OPEN, INSIDE), at(k * HALF, OPEN, WALL)],
      '#97795A',
      pen * 0.8,
    )
  plate(
    s,
    [at(-HALF, 0, WALL), at(HALF, 0, WALL), at(HALF, -0.14, INSIDE), at(-HALF, -0.14, INSIDE)],
    '#CDB596',
    pen * 0.8,
  )
}
const depth = (s: Sheet, pen: number) => {
  plate(s, onWall(-HALF, -0.14, HALF, OPEN, INSIDE), '#5B4A54', pen * 0.8)
  tint(s, onWall(-HALF, -0.14, HALF, OPEN, BACK), '#3A3040')
  for (const k of [-1, 1])
    for (const up of [0.7, 1.3])
      tint(
        s,
        [
          at(k * HALF, up, INSIDE),
          at(k * HALF, up, BACK),
          at(k * HALF, up + 0.3, BACK),
          at(k * HALF, up + 0.3, INSIDE),
        ],
        '#7A5E5E',
      )
  s.flat(ellipse(...at(0, 1.9, 6), 15, 10).slice(0, -1), '#F2C46A', { still: true })
}
const HEAPS = [
  [-1.66, '#D9503C'],
  [-0.98, '#E9A23C'],
  [0.5, '#7FA65A'],
  [1.18, '#8A5A8C'],
] as const
const goods = (s: Sheet, pen: number) => {
  for (const [x, colour] of HEAPS) {
    const fruit: Point[][] = []
    for (const [dx, up] of [
      [0.1, 0.66],
      [0.26, 0.66],
      [0.42, 0.66],
      [0.18, 0.76],
      [0.34, 0.76],
    ] as const)
      fruit.push(ellipse(...at(x + dx, up, 3.55), 12, 12).slice(0, -1))
    if (pen < 3) s.scatter(fruit, colour)
    else for (const ball of fruit) soft(s, ball, colour, pen * 0.6)
    solid(s, street, block([x, x + 0.52], [0, 0.62], [3.3, 3.8]), ['#C99A64', pen])
    ruled(
      s,
      [inQuad(onWall(x, 0, x + 0.52, 0.62, 3.3), 0, 0.5), inQuad(onWall(x, 0, x + 0.52, 0.62, 3.3), 1, 0.5)],
      pen * 0.7,
    )
  }
}
const shop = (s: Sheet, deep: boolean) => {
  facade(s, 2.4)
  if (deep) {
    awningShade(s, -2.2, 2.2)
    entrance(s, 2.4)
    depth(s, 2.4)
    awningShade(s, -HALF, HALF, 0.3)
  } else {
    plate(s, onWall(-HALF, 0, HALF, OPEN), '#F3E2C0', 2.4)
    for (const up of [0.8, 1.4]) plate(s, onWall(-1.5, up, 1.5, up + 0.1), '#C99A64', 2)
  }
  awningInk(s, 2.4)
  if (deep) return goods(s, 2.2)
  for (const [x, colour] of HEAPS) plate(s, onWall(x, 0.1, x + 0.52, 0.62), colour, 2)
}

export const shopFront: TopicDrawing = {
  steps: [
    (s) => {
      facade(s, 3.4)
      awningShade(s, -2.2, 2.2)
      awningInk(s, 3.4)
    },
    over((s) => {
      s.within(
        [at(-3, 1.98, 3.1), at(3, 1.98, 3.1), [400, 300], [-400, 300]],
        () => {
          entrance(s, 3.4)
          awningShade(s, -HALF, HALF)
        },
        true,
      )
    }),
    over((s) => {
      s.within(
        [at(-3, 1.98, 3.1), at(3, 1.98, 3.1), [400, 300], [-400, 300]],
        () => {
          depth(s, 3.2)
          awningShade(s, -HALF, HALF, 0.35)
        },
        true,
      )
      goods(s, 3)
    }),
  ],
  slip: small(0.45, (s) => shop(s, false), [14, 14]),
  cure: small(0.45, (s) => shop(s, true), [14, 14]),
  checks: [
    [0, -40, 560],
    [0, 60, 460],
  ],
}

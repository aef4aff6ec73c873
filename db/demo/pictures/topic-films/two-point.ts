import { box } from '../backdrop.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import { type Camera, seen, vanishing } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { crossbar, halfway, type House, house, opening, partsOf } from './house-parts.ts'
import {
  around,
  arrow,
  block,
  cut,
  type Frame,
  framed,
  plate,
  ruled,
  solid,
  target,
  tint,
  tree,
} from './place-parts.ts'
import { slopes } from './slope-parts.ts'
import type { TopicDrawing } from './topic.ts'

/** The vanishing points of what runs to the right, and to the left. */
const pointsOf = (camera: Camera) => [vanishing(camera, [1, 0, 0]), vanishing(camera, [0, 0, 1])] as const
const cornerView = (focal: number, eye: number, lift: number): Camera => ({
  ...{ eye: [0, eye, 0], yaw: Math.PI / 4, pitch: 0, focal, lift },
})
const wide = cornerView(300, 1.6, 80)
const [RIGHT, LEFT] = pointsOf(wide)
const NEAR = 4.9
const cottage: House = {
  ...{ x: [NEAR, NEAR + 5], z: [NEAR, NEAR + 5], wall: 3.4, ridge: 5.4, out: 0.4 },
  ...{ colour: '#F6EBD0', roof: '#D9694F' },
}
const onFront = (camera: Camera, [l, low, r, high]: Frame, z: number) => [
  seen(camera, [l, low, z]),
  seen(camera, [r, low, z]),
  seen(camera, [r, high, z]),
  seen(camera, [l, high, z]),
]
const onGable = (camera: Camera, [near, low, far, high]: Frame, x: number) => [
  seen(camera, [x, low, far]),
  seen(camera, [x, low, near]),
  seen(camera, [x, high, near]),
  seen(camera, [x, high, far]),
]

function ground(s: Sheet, y: number, [sky, earth]: readonly [string, string], half = 388) {
  const frame: Frame = [-half, -half * 0.72, half, half * 0.72]
  framed(s, frame, () => {
    tint(s, box(...frame), sky)
    tint(s, box(-half, y, half, half), earth)
  })
}
function corner(s: Sheet) {
  ground(s, 80, ['#CFE6EE', '#C3D79C'], 330)
  tree(s, [-190, 106], 150, '#7FB07A', 3)
  house(s, wide, cottage)
  const door: Frame = [NEAR + 0.9, 0, NEAR + 1.9, 2.1]
  opening(s, onFront(wide, door, NEAR), onFront(wide, door, NEAR + 0.2), '#8A5A48')
  for (const [l, r] of [
    [2.6, 3.6],
    [3.9, 4.7],
  ] as const) {
    const at: Frame = [NEAR + l, 1, NEAR + r, 2.2]
    opening(s, onFront(wide, at, NEAR), onFront(wide, at, NEAR + 0.2), '#9CC7DA')
  }
  const side: Frame = [NEAR + 1.6, 1, NEAR + 3.4, 2.3]
  opening(s, onGable(wide, side, NEAR), onGable(wide, side, NEAR + 0.2), '#7FA9C4')
}
const boxAt = (near: number, high: number) => block([near, near + 5], [0, high], [near, near + 5])
const blunt = (s: Sheet, focal: number, near: number, [high, eye]: Point) => {
  const view = cornerView(focal, eye, 40)
  now(s, trace('-188,40 188,40'))
  for (const at of pointsOf(view)) target(s, at)
  solid(s, view, boxAt(near, high), ['#F0D9A8', 3])
  const edge = seen(view, [near, high, near])
  for (const at of pointsOf(view)) light(s, [edge, at])
}

const twoPoints: TopicDrawing = {
  steps: [
    (s) => now(s, trace('-330,80 330,80'), 4),
    (s) => {
      for (const at of [LEFT, RIGHT]) target(s, at, now, 10)
    },
    (s) => {
      const [low, high] = [seen(wide, [NEAR, 0, NEAR]), seen(wide, [NEAR, 3.4, NEAR])]
      now(s, [low, high], 4)
      for (const at of [LEFT, RIGHT]) for (const end of [low, high]) light(s, [end, at])
      corner(s)
    },
  ],
  slip: (s) => blunt(s, 100, 1.05, [1.9, 0.75]),
  cure: (s) => {
    blunt(s, 178, 4.7, [3.9, 1.5])
    arrow(s, [0, 118], [-178, 118], now, 14)
    arrow(s, [0, 118], [178, 118], now, 14)
  },
  checks: [
    [0, 60, 620],
    [0, 30, 420],
  ],
}

const facade: Camera = { eye: [0, 2.2, 0], yaw: 0.72, pitch: 0, focal: 535, lift: 110 }
const [ALONG, AWAY] = pointsOf(facade)
const FRONT = 9
const WALL = [4.2, 0, 14.2, 9] as const
const wall = onFront(facade, WALL, FRONT)
const storeys = [0, 1, 2].map((i) => [0.9 + i * 3, 2.3 + i * 3] as const)
const columns = [0, 1, 2, 3].map((i) => [WALL[0] + i * 2.5 + 0.55, WALL[0] + i * 2.5 + 1.95] as const)
const between_ = (x: number): readonly [Point, Point] => [seen(facade, [x, 0, FRONT]), seen(facade, [x, 9, FRONT])]
const paneAt = (column: number, storey: number, deep: number) => {
  const [l, r] = columns[column]!
  const [low, high] = storeys[storey]!
  const isDoor = storey === 0 && column === 1
  return onFront(facade, [l, isDoor ? 0 : low, r, high], FRONT + deep)
}
function shops(s: Sheet, thick: number) {
  ground(s, 110, ['#F7E4C4', '#CFC4B8'])
  solid(s, facade, block([WALL[0], WALL[2]], [0, 9], [FRONT, FRONT + 6]), ['#E9B58C', 3.4])
  for (const storey of [2, 1, 0])
    for (const column of [0, 1, 2, 3]) {
      const glass = storey === 0 && column === 1 ? '#7A4E42' : '#9CC7DA'
      opening(s, paneAt(column, storey, 0), paneAt(column, storey, thick), glass)
    }
  plate(s, onGable(facade, [FRONT, 9, FRONT + 6, 9.5], WALL[0]), '#D9C8B0', 3)
  plate(s, onFront(facade, [WALL[0], 9, WALL[2], 9.5], FRONT), '#F6EBD8', 3)
}
const sample = (s: Sheet, thick: number) => {
  plate(s, trace('-110,-110 170,-70 170,120 -110,140'), '#E9B58C', 3)
  for (const [l, r] of [
    [-80, 4],
    [56, 130],
  ] as const) {
    const y = (x: number, t: number) => mixed([0, -94 + (x * 40) / 280], [0, 134 - (x * 20) / 280], t)[1]
    const hole: Point[] = [
      [l, y(l, 0.75)],
      [r, y(r, 0.75)],
      [r, y(r, 0.25)],
      [l, y(l, 0.25)],
    ]
    const glass: Point[] = hole.map(([x, at], i) => [x - thick, at + (i < 2 ? -thick * 0.5 : 0)])
    opening(s, hole, glass, '#9CC7DA', 3)
    s.within(hole, () => crossbar(s, glass), true)
  }
}

const windows: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, wall, 2.6)
      now(s, [wall[0]!, wall[2]!])
      now(s, [wall[1]!, wall[3]!])
      now(s, between_(9.2))
      for (const x of [6.7, 11.7]) now(s, between_(x), 2.4)
      target(s, halfway(wall))
    },
    (s) => {
      for (const [low, high] of storeys)
        for (const up of [low, high])
          now(s, [seen(facade, [WALL[0], up, FRONT]), seen(facade, [WALL[2], up, FRONT])], 2.4)
      for (const up of [0, 9])
        light(s, [seen(facade, [WALL[2], up, FRONT]), mixed(seen(facade, [WALL[2], up, FRONT]), ALONG, 0.3)])
      for (const up of [0, 9]) light(s, [seen(facade, [WALL[0], up, FRONT]), AWAY])
    },
    (s) => shops(s, 0.4),
  ],
  slip: (s) => sample(s, 0),
  cure: (s) => {
    sample(s, 16)
    for (const [x, y] of trace('-6,20 120,24')) arrow(s, [x + 44, y - 26], [x + 2, y], undefined, 12)
  },
  checks: [
    [40, -40, 560],
    [60, 20, 420],
  ],
}

const gableView: Camera = { eye: [0, 1.6, 0], yaw: 0.99, pitch: 0, focal: 620, lift: 150 }
const barn: House = {
  ...{ x: [7.3, 15], z: [3.5, 9], wall: 3.2, ridge: 5.6, out: 0.5, colour: '#F3E2C0', roof: '#6F93A8' },
}
const parts = partsOf(gableView, barn)
const [RIDGE_TO] = pointsOf(gableView)
function barnInk(s: Sheet) {
  ground(s, 150, ['#F9E3C0', '#BFD39A'])
  house(s, gableView, barn)
  const side: Frame = [5.4, 1, 7.1, 2.3]
  opening(s, onGable(gableView, side, 7.3), onGable(gableView, side, 7.5), '#7FA9C4')
  const door: Frame = [8.4, 0, 9.6, 2.2]
  opening(s, onFront(gableView, door, 3.5), onFront(gableView, door, 3.7), '#8A5A48')
  const glass: Frame = [11, 1, 13, 2.2]
  opening(s, onFront(gableView, glass, 3.5), onFront(gableView, glass, 3.7), '#9CC7DA')
}
const hut = (s: Sheet, shift: number) => {
  plate(s, trace('-140,120 -10,134 -10,26 -140,30'), '#E3CFA6', 3)
  plate(s, trace('-10,134 160,112 160,34 -10,26'), '#F3E2C0', 3)
  plate(s, trace('50,126 84,122 84,66 50,66'), '#8A5A48', 2.6)
  const top: Point = [-80 + shift, -76]
  plate(s, [[-140 + shift, 30], [-10 + shift, 26], top], '#E3CFA6', 3)
  plate(s, [[2 + shift, 34], [174 + shift * 0.3, 40], [110 + shift * 0.6, -62], top], '#6F93A8', 3)
  ruled(s, [top, [-158 + shift, 44]], 6)
}
const roofs: TopicDrawing = {
  steps: [
    (s) => {
      around(s, now, parts.gable)
      around(s, light, parts.front)
      now(s, [parts.gable[0]!, parts.gable[2]!])
      now(s, [parts.gable[1]!, parts.gable[3]!])
      target(s, halfway(parts.gable))
    },
    (s) => {
      now(s, [parts.foot, mixed(parts.foot, parts.top, 1.08)], 4)
      target(s, parts.top)
      for (const i of [2, 3]) now(s, [parts.top, parts.gable[i]!])
    },
    (s) => {
      cut(s, now, [-388, -300, 388, 300], parts.ridge[0]!, RIDGE_TO)
      barnInk(s)
    },
  ],
  slip: (s) => hut(s, 58),
  cure: (s) => {
    hut(s, 0)
    now(s, trace('-80,132 -80,-104'))
    light(s, trace('-140,120 -10,26'))
    light(s, trace('-10,134 -140,30'))
  },
  checks: [
    [parts.top[0], parts.top[1] + 60, 420],
    [0, 0, 560],
  ],
}

export const twoPoint: readonly TopicDrawing[] = [twoPoints, windows, roofs, slopes]

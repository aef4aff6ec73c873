import { box } from '../backdrop.ts'
import { add, bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import { type Block, seen, type Spot } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now, red } from '../step-films/face.ts'
import * as room from '../step-films/room.ts'
import { folk, folkLines, people } from './folk-parts.ts'
import {
  around,
  block,
  chair,
  cut,
  type Frame,
  framed,
  level,
  plate,
  rim,
  ruled,
  shadow,
  small,
  table,
  target,
  tint,
} from './place-parts.ts'
import { angleOfView } from './angle-of-view-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const tiled = (draw: Draw) => small(1.4, draw, [0, -21])
const smallTiled = (draw: Draw) => small(0.64, draw, [22, 4])
const WIDE: Frame = [-210, -180, 276, 210]

const tiles: TopicDrawing = {
  steps: [
    tiled((s) => {
      room.frame(s, light)
      room.eyeLevel(s, light)
      for (const [x, y] of room.starts.slice(1, 6)) now(s, trace(`${x},${y + 14} ${x},${y - 16}`), 4)
    }),
    tiled((s) => {
      room.vanishingPoint(s)
      room.rays(s)
    }),
    tiled((s) => {
      cut(s, now, WIDE, room.crossing(room.level, 0, 0), room.DISTANCE)
      room.inkedRoom(s, room.level)
      room.windowOn(s)
    }),
  ],
  slip: smallTiled((s) => room.inkedRoom(s, room.sloping)),
  cure: smallTiled((s) => {
    room.inkedRoom(s, room.level)
    now(s, room.diagonal(room.level, [0, 1, 2, 3, 4, 5, 6]).slice(1), 4)
  }),
  checks: [
    [0, 150, 480],
    [0, 130, 560],
  ],
}

const home = level(1.5, 560, -82)
const at = (...spot: Spot) => seen(home, spot)
const HOME: Frame = [-370, -245, 370, 245]
const CEILING = 2.25
const BACK = 4.7
const STANDS = 3.5
const inHome = (half: number, high = CEILING): Point[] => [
  at(-half, 0, BACK),
  at(half, 0, BACK),
  at(half, high, BACK),
  at(-half, high, BACK),
]
const desk = block([0.72, 1.6], [0, 0.7], [3.2, 4.1])
const seat = block([0.28, 0.68], [0, 0.42], [3.4, 3.8])
const door = (high = 1.85): Point[] => [at(-1.7, 0, 3.7), at(-1.7, 0, 3.05), at(-1.7, high, 3.05), at(-1.7, high, 3.7)]
const PERSON: Point = at(-0.72, 0, STANDS)
const EYES = (1.5 * 560) / STANDS

function corners(s: Sheet, line: Line) {
  inHome(1.7).forEach((corner, i) => line(s, [corner, at(i % 3 ? 1.7 : -1.7, i < 2 ? 0 : CEILING, 2.57)]))
}
function shell(s: Sheet) {
  const [a, b, c, d] = inHome(1.7) as [Point, Point, Point, Point]
  tint(s, box(...HOME), '#F6EAD2')
  plate(s, [a, b, [370, 245], [-370, 245]], '#D9B48A', 0)
  plate(s, [d, c, [370, -245], [-370, -245]], '#FBF4E4', 0)
  plate(s, [a, b, c, d], '#EBD9B8', 3)
  corners(s, ruled)
  plate(s, [at(0.1, 0.9, BACK), at(1.2, 0.9, BACK), at(1.2, 1.8, BACK), at(0.1, 1.8, BACK)], '#BFE3F2', 3)
  ruled(s, [at(0.65, 0.9, BACK), at(0.65, 1.8, BACK)])
  rim(s, HOME)
}
const shade = (s: Sheet, it: Block) => {
  const {
    at: [x, , z],
    size: [w, , d],
  } = it
  shadow(s, [at(x - 0.1, 0, z - 0.04), at(x + w, 0, z - 0.04), at(x + w, 0, z + d), at(x - 0.1, 0, z + d)], 0.22)
}

const ruler: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, box(...HOME))
      now(s, trace(`-370,-82 370,-82`))
      target(s, [0, -82], light)
      folkLines(s, PERSON, EYES)
    },
    (s) => {
      const [x, y] = [PERSON[0] - 62, PERSON[1]]
      for (const up of [0, 1.5, CEILING]) now(s, trace(`${x - 10},${y - up * 160} ${x + 10},${y - up * 160}`))
      now(s, trace(`${x},${y} ${x},${y - CEILING * 160}`), 2.4)
      corners(s, now)
      around(s, now, inHome(1.7))
    },
    (s) => {
      now(s, [at(-0.72, 0.7, STANDS), at(1.6, 0.7, STANDS)])
      now(s, [at(-0.72, 1.62, STANDS), at(-1.7, 1.62, STANDS)])
      shell(s)
      plate(s, door(), '#A9764E', 3.4)
      s.ink([at(-1.7, 0.9, 3.15), at(-1.7, 0.84, 3.15)], 6)
      shade(s, desk)
      shade(s, seat)
      table(s, home, desk, '#C98A52', 3)
      chair(s, home, seat, ['left', '#6F9AA8', 2.6])
      shadow(s, ellipse(PERSON[0] + 14, PERSON[1] + 1, 52, 9), 0.3)
      folk(s, PERSON, EYES, people.him)
    },
  ],
  slip: (s) => compared(s, 1.25, 1.55),
  cure: (s) => {
    compared(s, 0.7, 1.85)
    red(s, trace('-60,24 130,24'), 3)
  },
  checks: [
    [60, 90, 480],
    [-180, 0, 480],
  ],
}
/** Somebody between a door and a desk with its chair, all at the same depth. */
function compared(s: Sheet, high: number, doorHigh: number) {
  const m = 98
  const foot = 98
  const k = high / 0.7
  plate(s, trace('-165,98 175,98 175,124 -165,124'), '#D9B48A', 0)
  plate(s, box(-146, foot - doorHigh * m, -62, foot), '#A9764E', 3)
  s.ink(ellipse(-72, foot - doorHigh * 50, 2.4, 2.4), 3)
  ruled(s, trace('-165,98 175,98'))
  const top = foot - high * m
  for (const x of [66, 158]) plate(s, box(x, top, x + 8, foot), '#A66F40', 2.6)
  plate(s, box(58, top, 174, top + 9), '#C98A52', 3)
  const chairTop = foot - 0.42 * k * m
  for (const x of [26, 26 + 38 * k]) plate(s, box(x, chairTop, x + 5, foot), '#55808E', 2)
  plate(s, box(22, chairTop - 0.4 * k * m, 28, chairTop), '#6F9AA8', 2.4)
  plate(s, box(22, chairTop - 3, 34 + 38 * k, chairTop + 5), '#6F9AA8', 2.4)
  folk(s, [-22, foot + 8], 1.5 * m, people.him)
}

const FIELD: Frame = [-375, -275, 375, 275]
const roadside = { ...level(1.5, 370, 150), eye: [0, 1.5, 0] as Spot }
const shifted = ([x, y]: Point): Point => [x + 266, y]
const pole = (i: number, up: number): Point => shifted(seen(roadside, [-9.4, up, 6 * i]))
const TOP = 7
const FAR: Point = [266, 150]

const poleInk = (s: Sheet, i: number) => {
  const [[x, y], [, top]] = [pole(i, 0), pole(i, TOP)]
  const w = 9 / i + 0.8
  plate(s, box(x - w, top, x + w, y), '#B8AFA4', i < 4 ? 3 : 1.6)
  for (const up of [6.6, 5.9]) {
    const [, bar] = pole(i, up)
    plate(s, box(x - 42 / i, bar, x + 42 / i, bar + 11 / i), '#8E867E', i < 4 ? 2.6 : 1.2)
  }
}
function sagging(s: Sheet, up: number, side: number) {
  for (let i = 1; i < 5; i++) {
    const [a, b] = [pole(i, up), pole(i + 1, up)].map(([x, y], k): Point => [x + (side * 37) / (i + k), y])
    const low = add(mixed(a!, b!, 0.42), [0, 60 / i])
    s.ink(bend(a!, low, b!), 2.6 - i * 0.3, { in: 0.02, out: 0.02, least: 0.7 })
  }
}
function fields(s: Sheet) {
  framed(s, FIELD, () => {
    tint(s, box(-375, -275, 375, 150), '#BFE3F2')
    s.flat(trace('-380,152 -260,96 -90,128 80,84 240,122 380,90 380,152'), '#8DBBA6', { still: true })
    tint(s, box(-375, 150, 375, 275), '#B7D08C')
    const way = (x: number): Point => shifted(seen(roadside, [x, 0, 3.2]))
    plate(s, [FAR, way(-8), way(-1.4)], '#DCD2C4', 2.6)
  })
  for (const side of [-1, 1]) sagging(s, 6.7, side)
  for (let i = 8; i > 0; i--) poleInk(s, i)
  rim(s, FIELD)
}

const evenGaps: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, box(...FIELD))
      light(s, trace('-375,150 375,150'))
      target(s, FAR)
      for (const up of [0, TOP]) light(s, [pole(1, up), FAR])
      for (const i of [1, 2]) now(s, [pole(i, 0), pole(i, TOP)], 4)
    },
    (s) => {
      now(s, [pole(1, TOP / 2), FAR])
      target(s, pole(2, TOP / 2))
    },
    (s) => {
      for (const i of [1, 2, 3]) now(s, [pole(i, TOP), pole(i + 2, 0)], 2.4)
      fields(s)
    },
  ],
  slip: (s) => {
    desksInRow(s, [2.2, 2.8, 3.84, 6.1])
    for (const deep of [2.2, 2.8, 3.84, 6.1]) red(s, [deskPost(deep, 0), add(deskPost(deep, 0), [0, 26])], 4)
  },
  cure: (s) => {
    desksInRow(s, [2.2, 3.5, 4.8, 6.1])
    now(s, [deskPost(2.2, 0.72), deskPost(4.8, 0)], 5)
    now(s, [deskPost(3.5, 0.72), deskPost(6.1, 0)], 5)
    light(s, [deskPost(2.2, 0.36), [120, -70]])
  },
  checks: [
    [80, 100, 480],
    [-60, -40, 600],
  ],
}
const rowView = { ...level(1.5, 300, -70), eye: [0, 1.5, 0] as Spot }
const deskPost = (deep: number, up: number): Point => add(seen(rowView, [-1.1, up, deep]), [120, 0])
const desksInRow = (s: Sheet, depths: readonly number[]) =>
  s.at(120, 0, {}, () => {
    plate(s, trace('-285,-70 55,-70 55,140 -285,140'), '#F3E6CC', 0)
    tint(s, trace('0,-70 55,-70 55,140 -285,140 -285,60'), '#D9B48A')
    for (const deep of depths.toReversed())
      table(s, rowView, block([-1.9, -1.1], [0, 0.72], [deep, deep + 0.36]), '#C98A52', 2.4)
  })

export const onePoint: readonly TopicDrawing[] = [tiles, ruler, evenGaps, angleOfView]

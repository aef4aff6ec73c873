import { box } from '../backdrop.ts'
import { add, ellipse, mixed, type Point, trace } from '../geometry.ts'
import { seen, type Spot } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now, red } from '../step-films/face.ts'
import { FRAME, overlap, values } from './before-and-behind-parts.ts'
import { bowOf, folk, type Folk, people } from './folk-parts.ts'
import {
  around,
  cut,
  type Frame,
  framed,
  level,
  plate,
  rim,
  ruled,
  shadow,
  small,
  target,
  tint,
} from './place-parts.ts'
import type { TopicDrawing } from './topic.ts'

const SOLES: Point = [-70, 262]
/** How high their eyes are in the picture, and at which share of that the picture is seen from. */
const EYES = 480
const SEEN_FROM = 62
const EYE_LEVEL = SOLES[1] - (EYES * SEEN_FROM) / 100
const TO: Point = [210, EYE_LEVEL]
const walker: Folk = { ...people.her, seenFrom: SEEN_FROM, top: '#FFF6DE', low: '#3B6C9C' }

/** A way along a wall, seen from a height. */
function lane(s: Sheet, frame: Frame, [vx, eye]: Point) {
  const [l, t, r, b] = frame
  const out = (x: number, y: number): Point => mixed([vx, eye], [x, y], 4)
  framed(s, frame, () => {
    tint(s, box(l, t, r, eye), '#CFE6EE')
    s.flat(
      trace(`${l},${eye} ${l},${eye - 30} ${vx - 60},${eye - 46} ${vx + 40},${eye - 22} ${r},${eye - 40} ${r},${eye}`),
      '#9CC0A0',
      { still: true },
    )
    tint(s, box(l, eye, r, b), '#E4DCCB')
    const wall: Point[] = [
      mixed([vx, eye], [l - 40, b - 30], 0.12),
      out(l - 40, b - 30),
      out(l - 40, t + 40),
      mixed([vx, eye], [l - 40, t + 40], 0.12),
    ]
    plate(s, wall, '#E3B48C', 3)
    for (const k of [0.22, 0.36, 0.6, 1])
      ruled(s, [mixed([vx, eye], [l - 40, b - 30], k), mixed([vx, eye], [l - 40, t + 40], k)], 2)
    for (const x of [-0.3, 0.14, 0.62, 1.2])
      ruled(s, [mixed([vx, eye], [l + (r - l) * x, b], 0.12), out(l + (r - l) * x, b)], 2)
    ruled(
      s,
      [
        [l, eye],
        [r, eye],
      ],
      2,
    )
  })
  rim(s, frame, 3.4)
}
const arc = (s: Sheet, line: Line, [y, half]: Point, pen = 4) =>
  line(
    s,
    bowOf(walker, y, half).map(([px, py]): Point => [SOLES[0] + px * 4.8, SOLES[1] + py * 4.8]),
    pen,
  )
const ARCS: readonly Point[] = trace('-87,13 -58,14 -35,20')
const SMALL: Frame = [-150, -110, 180, 140]
const against = (s: Sheet, eye: number) => {
  lane(s, SMALL, [110, eye])
  folk(s, [-10, 132], 206, walker, 2.4)
}

const hiddenEyes: TopicDrawing = {
  steps: [
    (s) => {
      folk(s, SOLES, EYES, walker, 4)
      for (const k of [-1, 1]) now(s, ellipse(SOLES[0] + k * 31, SOLES[1] - 8, 34, 16, { from: 4, to: 10.4 }), 4)
    },
    (s) => {
      for (const at of ARCS) arc(s, now, at)
    },
    {
      beneath: (s) => {
        lane(s, FRAME, TO)
        shadow(s, ellipse(SOLES[0] + 50, SOLES[1] + 4, 120, 14), 0.3)
        now(s, trace(`-375,${EYE_LEVEL} 375,${EYE_LEVEL}`), 4)
        target(s, TO)
      },
    },
  ],
  slip: (s) => {
    against(s, 96)
    for (const end of trace('-150,50 -150,132')) red(s, [end, [110, 96]], 3)
  },
  cure: (s) => {
    const eye = 132 - 206 * 0.62
    against(s, eye)
    now(s, trace(`-150,${eye} 180,${eye}`))
    for (const [y, half] of ARCS)
      now(
        s,
        bowOf(walker, y, half).map(([px, py]): Point => [-10 + px * 2.06, 132 + py * 2.06]),
        3,
      )
  },
  checks: [
    [-40, -60, 520],
    [-70, 200, 400],
  ],
}

const plaza = level(2.5, 540, -150)
const on = (...spot: Spot) => seen(plaza, spot)
const spots = [
  [-1.6, 3.75, people.her],
  [0.4, 6.75, people.him],
  [2.4, 10.75, people.third],
] as const
const tilesOf = (x: number, deep: number): Point[] => [
  on(x - 0.5, 0, deep - 0.5),
  on(x + 0.5, 0, deep - 0.5),
  on(x + 0.5, 0, deep + 0.5),
  on(x - 0.5, 0, deep + 0.5),
]
const grid = (s: Sheet, line: Line) => {
  for (let x = -6; x <= 6; x++) cut(s, line, FRAME, on(x - 0.1, 0, 3), on(x - 0.1, 0, 16))
  for (let deep = 3.25; deep < 15; deep++) cut(s, line, FRAME, on(-20, 0, deep), on(20, 0, deep))
}
const joints = (s: Sheet) => {
  const lines: (readonly Point[])[] = []
  grid(s, (_, line) => lines.push(line))
  s.scatter(
    lines.map(([a, b]) => [a!, add(a!, [1.6, 1.6]), add(b!, [1.6, 1.6]), b!]),
    '#B9A586',
  )
}
const standOn = (s: Sheet, size = 1) => {
  for (const [i, [x, deep, who]] of [...spots.entries()].toReversed()) {
    const eyes = ((1.5 * 540) / deep) * (i === 2 ? size : 1)
    const at = on(x, 0, deep)
    shadow(s, ellipse(at[0] + eyes * 0.12, at[1], eyes * 0.24, eyes * 0.03), 0.3)
    folk(s, at, eyes, who)
  }
}
const square = (s: Sheet) => {
  framed(s, FRAME, () => {
    tint(s, box(-375, -290, 375, -150), '#CFE6EE')
    s.flat(trace('-380,-148 -300,-190 -160,-166 20,-206 180,-170 300,-192 380,-148'), '#9CC0A0', { still: true })
    tint(s, box(-375, -150, 375, 290), '#E9DFC8')
    for (const [x, deep] of spots) tint(s, tilesOf(x, deep), '#D9B98C')
  })
  joints(s)
  standOn(s)
  rim(s, FRAME)
}
const threeStand = (s: Sheet, size: number) =>
  small(
    0.44,
    () => {
      tint(s, box(-375, -150, 375, 270), '#E9DFC8')
      joints(s)
      standOn(s, size)
    },
    [8, 8],
  )(s)

const tiles: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, box(...FRAME))
      light(s, trace('-375,-150 375,-150'))
      grid(s, (sheet, points) => light(sheet, points, 2.6))
    },
    (s) => {
      for (const [x, deep] of spots)
        for (const k of [-1, 1]) {
          const size = 540 / deep
          const [fx, fy] = on(x + k * 0.12, 0, deep)
          now(s, ellipse(fx, fy, size * 0.09, size * 0.035, { from: 3, to: 9.6 }), 4)
        }
    },
    (s) => {
      for (const [x, deep] of spots) {
        const [px, foot] = on(x - 0.42, 0, deep)
        const head = on(x - 0.42, 1.64, deep)[1]
        now(s, trace(`${px},${foot} ${px},-150`), 2.4)
        for (const y of [foot, head, -150]) now(s, trace(`${px - 10},${y} ${px + 10},${y}`))
      }
      square(s)
    },
  ],
  slip: (s) => threeStand(s, 2),
  cure: (s) => {
    threeStand(s, 1)
    s.at(8, 8, { scale: 0.44 }, () => {
      now(s, trace('-375,-150 375,-150'))
      for (const [x, deep] of spots) now(s, [on(x, 1.64, deep), [on(x, 0, deep)[0], -150]], 4)
    })
  },
  checks: [
    [0, -40, 620],
    [-60, 130, 560],
  ],
}

export const figureGround: readonly TopicDrawing[] = [hiddenEyes, tiles, values, overlap]

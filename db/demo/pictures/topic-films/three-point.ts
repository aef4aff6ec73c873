import { box } from '../backdrop.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import { type Camera, facesOf, pane, quadOn, seen, vanishing } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { cloud } from '../step-films/page-panels.ts'
import { halfway } from './house-parts.ts'
import { lookedAt, scale } from './looked-down-parts.ts'
import {
  around,
  block,
  type Frame,
  framed,
  plate,
  rim,
  ruled,
  shadow,
  small,
  solid,
  target,
  tint,
} from './place-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const down: Camera = { eye: [0, 10, 0], yaw: Math.PI / 4, pitch: -0.7, focal: 262, lift: 0 }
const LEFT = vanishing(down, [0, 0, 1])
const RIGHT = vanishing(down, [1, 0, 0])
const BELOW = vanishing(down, [0, -1, 0])
const NEAR = 1.9
const FAR = 7.9
const HIGH = 7.6
const tower = block([NEAR, FAR], [0, HIGH], [NEAR, FAR])
const CORNER = seen(down, [NEAR, HIGH, NEAR])
/** The roofs around it, the farthest first. */
const neighbours = [
  [block([12.4, 18], [0, 3], [12.4, 18]), '#B9C9D6'],
  [block([1.4, 7.8], [0, 3.6], [22, 28]), '#D6C3B0'],
  [block([22, 28], [0, 3], [1.4, 7.8]), '#C4CBB4'],
  [block([1.4, 7.8], [0, 4], [12.4, 18]), '#DDA58C'],
  [block([12.4, 18], [0, 5], [1.4, 7.8]), '#A9BFD0'],
  [block([-9, -3], [0, 4], [12.4, 18]), '#C9B6C4'],
  [block([12.4, 18], [0, 4], [-9, -3]), '#E0CFA0'],
] as const
const FRAME: Frame = [-388, -262, 388, 318]

const windowsOn = (s: Sheet, corners: readonly Point[], [columns, floors]: Point, colour: string) => {
  const panes: Point[][] = []
  for (let row = 0; row < floors; row++)
    for (let i = 0; i < columns; i++)
      panes.push(pane(corners, (i + 0.2) / columns, (row + 0.24) / floors, (i + 0.8) / columns, (row + 0.76) / floors))
  s.scatter(panes, colour)
}
const onGround = (camera: Camera, [l, near, r, far]: readonly [number, number, number, number]) => [
  seen(camera, [l, 0, near]),
  seen(camera, [r, 0, near]),
  seen(camera, [r, 0, far]),
  seen(camera, [l, 0, far]),
]
function fromAbove(s: Sheet) {
  framed(s, FRAME, () => {
    tint(s, box(...FRAME), '#C9D9B0')
    tint(s, box(-388, -262, 388, LEFT[1] + 4), '#D6E8EC')
    for (const road of [
      [-2, -6, 0.6, 600],
      [8.6, -20, 11.4, 600],
    ] as const)
      tint(s, onGround(down, road), '#C9C2BA')
    for (const road of [
      [-6, -2, 600, 0.6],
      [-20, 8.6, 600, 11.4],
    ] as const)
      tint(s, onGround(down, road), '#C9C2BA')
    for (const [it, colour] of neighbours)
      solid(s, down, it, [colour, 2.6], (face, corners) => {
        if (face.side !== 'top') windowsOn(s, corners, [4, 3], '#6F93A8')
      })
    shadow(
      s,
      trace(`${NEAR},${FAR} ${NEAR - 1.8},${FAR - 0.6} ${NEAR - 1.8},${NEAR + 0.6} ${NEAR},${NEAR}`).map(([x, z]) =>
        seen(down, [x, 0, z]),
      ),
      0.3,
    )
    solid(s, down, tower, ['#F0D2A4', 3.4], (face, corners) => {
      if (face.side !== 'top') return windowsOn(s, corners, [4, 5], face.side === 'front' ? '#6F93A8' : '#55788E')
      plate(s, pane(corners, 0.1, 0.1, 0.9, 0.9), '#E4D6C0', 2.4)
    })
    solid(s, down, block([NEAR + 2.8, NEAR + 4.6], [HIGH, 8.2], [NEAR + 2.8, NEAR + 4.6]), ['#C9B6A0', 2.6])
  })
  rim(s, FRAME)
}
const points = (s: Sheet) => {
  for (const at of [LEFT, RIGHT, BELOW]) target(s, at, now, 14)
}
const boxSmall = (s: Sheet, parallel: boolean) => {
  const [front, left] = facesOf(down, tower).map(({ quad }) => quadOn(down, quad))
  const straight = ([x]: Point, [, y]: Point): Point => [x, y]
  const face = ([a, b, c, d]: readonly Point[]) =>
    parallel ? [straight(d!, a!), straight(c!, b!), c!, d!] : [a!, b!, c!, d!]
  const top = facesOf(down, tower).find(({ side }) => side === 'top')!
  for (const [quad, colour] of [
    [face(front!), '#F0D2A4'],
    [face(left!), '#DDB37C'],
  ] as const) {
    plate(s, quad, colour, 3)
    windowsOn(s, quad, [4, 5], '#6F93A8')
  }
  plate(s, quadOn(down, top.quad), '#F6E6CC', 3)
}

const nearer =
  (draw: Draw): Draw =>
  (s) =>
    s.at(0, -22, { scale: 0.97 }, () => draw(s))

const third: TopicDrawing = {
  steps: [
    nearer((s) => {
      now(s, trace(`-388,${LEFT[1]} 388,${LEFT[1]}`), 4)
      for (const at of [LEFT, RIGHT]) target(s, at, now, 13)
      for (const [at, x, z] of [
        [LEFT, NEAR, NEAR],
        [LEFT, FAR, NEAR],
        [RIGHT, NEAR, NEAR],
        [RIGHT, NEAR, FAR],
      ] as const)
        light(s, [at, seen(down, [x, HIGH, z])], 2.2)
    }),
    nearer((s) => {
      target(s, BELOW, now, 13)
      for (const at of [LEFT, RIGHT]) light(s, [at, BELOW], 2.4)
    }),
    nearer((s) => {
      for (const [x, z] of [
        [NEAR, NEAR],
        [FAR, NEAR],
        [NEAR, FAR],
      ] as const)
        now(s, [seen(down, [x, HIGH, z]), BELOW])
      fromAbove(s)
    }),
  ],
  slip: small(
    0.46,
    (s) => {
      boxSmall(s, true)
      points(s)
      for (const at of [LEFT, RIGHT]) light(s, [CORNER, at], 2)
    },
    [26, -12],
  ),
  cure: small(
    0.46,
    (s) => {
      boxSmall(s, false)
      points(s)
      for (const [x, z] of [
        [NEAR, NEAR],
        [FAR, NEAR],
        [NEAR, FAR],
      ] as const)
        now(s, [seen(down, [x, HIGH, z]), BELOW], 4)
    },
    [26, -12],
  ),
  checks: [
    [0, 90, 420],
    [0, 30, 620],
  ],
}

const up: Camera = { eye: [0, 1.6, 0], yaw: 0.78, pitch: 0.62, focal: 335, lift: -26 }
const high = block([6.4, 13.4], [0, 25], [6.2, 13.2])
const [front, side] = facesOf(up, high).map(({ quad }) => quadOn(up, quad)) as [Point[], Point[]]
/** The part of a wall between two heights, each the half of a half. */
const between = (face: readonly Point[], low: number, top: number): Point[] => {
  const at = (share: number, left: boolean): Point => {
    const [from, to] = left ? [face[0]!, face[3]!] : [face[1]!, face[2]!]
    return shrinking(from, to, share, face)
  }
  return [at(low, true), at(low, false), at(top, false), at(top, true)]
}
/** How far up an edge a share of its height lies: the world's shares, not the picture's. */
function shrinking(from: Point, to: Point, share: number, face: readonly Point[]): Point {
  const x = face === front ? (from === front[0] ? 6.4 : 13.4) : 6.4
  const z = face === front ? 6.2 : from === side[0] ? 13.2 : 6.2
  return share === 0 ? from : share === 1 ? to : seen(up, [x, 25 * share, z])
}
const diagonals = (s: Sheet, quad: readonly Point[]) => {
  now(s, [quad[0]!, quad[2]!], 2.4)
  now(s, [quad[1]!, quad[3]!], 2.4)
  target(s, halfway(quad), now, 6)
}
const levelAt = (s: Sheet, share: number) => {
  for (const face of [front, side]) {
    const quad = between(face, share, share)
    now(s, [quad[0]!, quad[1]!])
  }
}
const EIGHTHS = [1, 2, 3, 4, 5, 6, 7].map((i) => i / 8)
const skyscraper = (s: Sheet, floorAt: (face: readonly Point[], share: number) => [Point, Point], pen: number) => {
  for (const [face, colour] of [
    [side, '#C79A78'],
    [front, '#EBCBA2'],
  ] as const) {
    plate(s, face, colour, pen)
    for (let i = 0; i < 8; i++) {
      const [[a, b], [d, c]] = [floorAt(face, i / 8), floorAt(face, (i + 1) / 8)]
      windowsOn(s, [a, b, c, d], [4, 1], face === front ? '#6F93A8' : '#55788E')
    }
    for (const share of EIGHTHS) ruled(s, floorAt(face, share), pen * 0.7)
  }
}
const rightly = (face: readonly Point[], share: number): [Point, Point] => {
  const quad = between(face, share, share)
  return [quad[0]!, quad[1]!]
}
const evenly = (face: readonly Point[], share: number): [Point, Point] => [
  mixed(face[0]!, face[3]!, share),
  mixed(face[1]!, face[2]!, share),
]
const sky = (s: Sheet) =>
  framed(s, FRAME, () => {
    tint(s, box(...FRAME), '#BFDDEB')
    s.aside(8, () => cloud(s, [-250, -120], 110, '#FFFFFF', 3))
    s.aside(9, () => cloud(s, [270, 40], 90, '#FFFFFF', 3))
  })

const storeys: TopicDrawing = {
  steps: [
    (s) => {
      for (const face of [front, side]) around(s, light, face, 2.6)
      diagonals(s, front)
      levelAt(s, 0.5)
    },
    (s) => {
      diagonals(s, between(front, 0, 0.5))
      diagonals(s, between(front, 0.5, 1))
      for (const share of [0.25, 0.75]) levelAt(s, share)
    },
    (s) => {
      for (const share of [0.125, 0.375, 0.625, 0.875]) levelAt(s, share)
      sky(s)
      skyscraper(s, rightly, 3)
      rim(s, FRAME)
    },
  ],
  slip: small(0.44, (s) => skyscraper(s, evenly, 2.6), [0, -12]),
  cure: small(
    0.44,
    (s) => {
      skyscraper(s, rightly, 2.6)
      diagonals(s, front)
      levelAt(s, 0.5)
    },
    [0, -12],
  ),
  checks: [
    [0, -80, 480],
    [0, 80, 560],
  ],
}

export const threePoint: readonly TopicDrawing[] = [third, storeys, scale, lookedAt]

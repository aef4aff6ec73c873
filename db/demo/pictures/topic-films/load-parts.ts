import { lean } from './lean-parts.ts'
import { cast } from '../covers/cast.ts'
import { smallHand } from '../covers/limbs.ts'
import { box } from '../backdrop.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { type Clothes, inkedFigure } from '../step-films/standing-dressed.ts'
import type { Standing } from '../step-films/standing.ts'

/** Leans away from what the right hand carries: the shoulder above it is pulled down, the other arm goes out. */
export const carrying: Standing = {
  pit: [12, 78],
  shoulders: [
    [-52, 84],
    [68, 114],
  ],
  hips: [
    [10, 258],
    [82, 264],
  ],
  elbows: [
    [-118, 150],
    [106, 206],
  ],
  wrists: [
    [-176, 208],
    [138, 296],
  ],
  knees: [
    [16, 400],
    [90, 402],
  ],
  ankles: [
    [26, 538],
    [110, 538],
  ],
  nod: 0.05,
  grips: 1,
  feet: [0.2, 0.2],
}
/** The same hand closed around it, and nothing else gives way. */
export const load = (pose: Standing): Standing => ({
  ...pose,
  elbows: [pose.elbows[0], [92, 186]],
  wrists: [pose.wrists[0], [116, 276]],
  grips: 1,
})

const HANDLE = 136
/** The middle of what is carried. */
export const LOAD: Point = [carrying.wrists[1][0] + 6, carrying.wrists[1][1] + HANDLE]

const traveller: Clothes = {
  ...{ top: '#7C9CB8', low: '#5A5048', shoe: '#8A4B32', collar: true },
  look: { ...cast.man, lit: false, mood: 'smile', yaw: 0.16 },
}

const W = 88
const UP = 74
const handle = (s: Sheet, line: Line) =>
  line(
    s,
    [
      [-34, -UP],
      [-30, -UP - 36],
      [0, -UP - 46],
      [30, -UP - 36],
      [34, -UP],
    ],
    7,
  )

export function suitcase(s: Sheet, [x, y]: Point, line: Line = now) {
  s.at(x, y, {}, () => {
    const sides = box(-W, -UP, W, UP)
    sides.forEach((corner, i) => line(s, [corner, sides[(i + 1) % 4]!], 4))
    handle(s, line)
  })
}

function inkedSuitcase(s: Sheet, [x, y]: Point) {
  s.at(x, y, {}, () => {
    handle(s, (on, points, width) => on.ink(points, width, { in: 0.05, out: 0.05, least: 0.8 }))
    s.solid(box(-W, -UP, W, UP), '#B5743F', 6, { corners: true })
    s.flat(box(40, -UP + 4, W - 3, UP - 3), '#8F5730', { still: true, corners: true, opacity: 0.6 })
    for (const k of [-54, 40]) s.solid(box(k, -UP, k + 16, UP), '#E0B36A', 3.6, { corners: true })
    for (const [cx, cy] of [
      [-W, -UP],
      [W, -UP],
      [-W, UP],
      [W, UP],
    ] as const) {
      const [u, v] = [-Math.sign(cx) * 22, -Math.sign(cy) * 22]
      s.solid(
        [
          [cx, cy],
          [cx + u, cy],
          [cx, cy + v],
        ],
        '#6E4326',
        3.4,
        { corners: true },
      )
    }
  })
}

/** The traveller with a suitcase full of books in the right hand; small, in few lines. */
export function withLoad(s: Sheet, pose: Standing, small?: 'smile' | 'calm') {
  const [elbow, wrist] = [pose.elbows[1], pose.wrists[1]]
  inkedFigure(s, pose, small ? { ...traveller, look: lean({ ...traveller.look, mood: small }) } : traveller)
  inkedSuitcase(s, [wrist[0] + 6, wrist[1] + HANDLE])
  const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) - Math.PI / 2) * 0.6
  smallHand(s, wrist, 'grip', { size: 40, angle, skin: cast.man.skin! })
}

import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { deepForest } from './deep-forest-parts.ts'
import { arrow, placed, soft } from './plain-parts.ts'
import {
  type Clump,
  foliage,
  greens,
  halfLit,
  inShade,
  leavesEverywhere,
  leavesOn,
  type Limb,
  limb,
  limbs,
  puffs,
  skyBetween,
  smallTree,
} from './trees-parts.ts'
import type { TopicDrawing } from './topic.ts'

const trunk = limb('-6,312 -14,210 10,100 -2,-20 16,-130 2,-230 12,-312', 66, 50, 40, 30, 20, 12, 2)
const boughs = [
  limb('-4,150 -70,84 -140,48 -226,34 -318,-8', 26, 20, 15, 9, 1),
  limb('6,70 76,10 150,-22 236,-34 330,-92', 24, 18, 14, 8, 1),
  limb('-2,-26 -58,-90 -116,-126 -196,-158 -250,-222', 20, 15, 11, 7, 1),
  limb('12,-110 70,-166 126,-190 186,-246', 14, 11, 7, 1),
  limb('6,-196 -40,-244 -86,-262 -122,-310', 10, 8, 5, 1),
]
const twigs = [
  limb('-140,48 -190,-8 -246,-46', 9, 6, 1),
  limb('-226,34 -270,54 -336,52', 6, 4, 1),
  limb('150,-22 188,-84 244,-126', 9, 6, 1),
  limb('236,-34 290,-22 348,-30', 6, 4, 1),
  limb('-116,-126 -132,-190 -174,-246', 7, 5, 1),
  limb('126,-190 186,-188 242,-206', 5, 4, 1),
]
const winterTree = [trunk, ...boughs, ...twigs]
const ground = (s: Sheet, y: number, half: number, line = now) =>
  line(s, [
    [-half, y],
    [half, y + 2],
  ])

const paired = [-1, 1].flatMap((side) =>
  [
    [60, 100, 12],
    [4, 78, 9],
    [-48, 52, 7],
  ].map(([y, long, wide]): Limb => ({
    way: [
      [0, y!],
      [side * long! * 0.5, y! - 34],
      [side * long!, y! - 44],
    ],
    widths: [wide!, wide! * 0.7, 1],
  })),
)
const pole = limb('0,142 0,60 0,-20 0,-132', 24, 18, 13, 2)

const branching: TopicDrawing = {
  steps: [
    (s) => {
      ground(s, 312, 220, light)
      now(s, trunk.way, 5)
    },
    (s) => {
      for (const { way } of boughs) now(s, way, 3.4)
    },
    (s) => limbs(s, winterTree),
  ],
  slip: (s) => limbs(s, [pole, ...paired], 3),
  cure: placed(-2, 4, 0.44, (s) => {
    limbs(s, winterTree, 7)
    for (const [x, y] of [
      [-4, 150],
      [6, 70],
      [-2, -26],
      [12, -110],
    ] as const)
      now(s, ellipse(x, y, 17, 17, { to: 7 }), 3.4)
  }),
  checks: [
    [120, -60, 480],
    [0, 20, 520],
  ],
}

const large: readonly Clump[] = [
  [-178, -20, 150, 92],
  [182, -52, 148, 92],
  [-10, -204, 168, 94],
]
const little: readonly Clump[] = [
  [-292, 52, 74, 44],
  [292, 28, 76, 46],
  [166, -188, 78, 50],
  [-196, -148, 76, 50],
  [-82, 62, 74, 40],
  [104, 44, 70, 40],
]
const supports = [
  limb('4,316 -4,220 6,130 0,40 -10,-60 0,-180', 64, 46, 38, 28, 20, 8),
  limb('2,120 -60,60 -130,20 -200,-20', 24, 18, 14, 6),
  limb('4,70 70,10 130,-30 200,-70', 22, 17, 13, 6),
]
const gaps: readonly Clump[] = [
  [-112, 16, 40, 24],
  [138, -28, 40, 24],
  [-6, -128, 38, 20],
]

const leafClumps: TopicDrawing = {
  steps: [
    (s) => {
      light(s, supports[0]!.way, 3)
      for (const [x, y, rx, ry] of large) now(s, ellipse(x, y, rx, ry, { from: 3.6, to: 10.2 }), 3.6)
    },
    (s) => {
      for (const [x, y, rx, ry] of little) now(s, ellipse(x, y, rx, ry, { from: 3.6, to: 10.2 }), 3)
    },
    (s) => {
      soft(s, ellipse(0, -40, 388, 268), '#CFE6F2')
      limbs(s, supports)
      foliage(s, [...little, ...large])
      for (const gap of gaps) skyBetween(s, gap, supports)
    },
  ],
  slip: (s) => {
    limbs(s, [smallTree], 3)
    for (const [x, y, rx, ry] of puffs) s.black(ellipse(x, y, rx + 3, ry + 3))
    for (const [x, y, rx, ry] of puffs) soft(s, ellipse(x, y, rx, ry), greens.middle)
  },
  cure: (s) => {
    limbs(s, [smallTree], 3)
    foliage(s, puffs, 3)
  },
  checks: [
    [-40, -70, 620],
    [0, -40, 400],
  ],
}

const crown: readonly Clump[] = [...large, ...little, [0, -60, 150, 90]]
const SUN: Point = [-340, -290]
const threeGreens: TopicDrawing = {
  steps: [
    (s) => {
      arrow(s, now, [SUN, [-262, -214]])
      now(s, ellipse(SUN[0] - 16, SUN[1] - 14, 24, 24, { to: 6.8 }))
      limbs(s, [supports[0]!])
      inShade(s, crown)
    },
    (s) => halfLit(s, [...large, ...little]),
    (s) =>
      s.scatter(
        [...large, ...little].flatMap((clump) => leavesOn(clump, Math.round(clump[2] / 7))),
        greens.lit,
      ),
  ],
  slip: (s) => {
    limbs(s, [smallTree], 3)
    inShade(s, puffs)
    halfLit(s, puffs)
    s.scatter(
      puffs.flatMap((clump) => leavesEverywhere(clump, 46, 7)),
      greens.lit,
    )
  },
  cure: (s) => {
    limbs(s, [smallTree], 3)
    inShade(s, puffs)
    halfLit(s, puffs)
    s.scatter(
      puffs.flatMap((clump) => leavesOn(clump, 15, 8)),
      greens.lit,
    )
  },
  checks: [
    [0, -40, 620],
    [-140, -160, 420],
  ],
}

export const trees: readonly TopicDrawing[] = [branching, leafClumps, threeGreens, deepForest]

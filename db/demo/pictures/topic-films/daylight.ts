import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import {
  BALL,
  ball,
  ballShade,
  ballShadow,
  bands,
  block,
  blockShadow,
  crownOf,
  house,
  type RoadTree,
  solidsInked,
  treeShadow,
  trunkOf,
} from './daylight-parts.ts'
import {
  contacts,
  fromAbove,
  plantInShade,
  rims,
  smallBacklit,
  softShadows,
  stillInked,
  stillLife,
  sunnyWindow,
  table,
  throughLeaves,
} from './daylight-things-parts.ts'
import { arrow, laid, outlined, placed, sides, soft } from './plain-parts.ts'
import type { TopicDrawing } from './topic.ts'

const FRAME = box(-384, -316, 384, 316)
const framed = (s: Sheet, draw: () => void) => s.within(FRAME, draw, true)

const warm = { wall: '#FBE3B4', floor: '#F0C98A', ball: '#F08A5A', lid: '#F6E3A8', side: '#C6CE94', shade: '#6B5A7E' }
const BY: Point = [112, 10]
const FROM = -2.4

function litThings(s: Sheet) {
  laid(s, ball, warm.ball)
  soft(s, ellipse(BALL[0] - 42, BALL[1] - 46, 34, 26, { tilt: -0.7 }), '#FBC58C')
  laid(s, block.lid, warm.lid)
  laid(s, block.left, warm.side)
  laid(s, block.right, warm.side)
}
const shadowsOn = (s: Sheet, by: Point) => {
  laid(s, blockShadow(by), warm.shade, 0.62)
  soft(s, ballShadow(by[0]), warm.shade, 0.62)
}
const ownShade = (s: Sheet) => {
  laid(s, ballShade(FROM), warm.shade, 0.6)
  laid(s, block.right, warm.shade, 0.6)
}
const room = (s: Sheet) => {
  laid(s, box(-384, -316, 384, 60), warm.wall)
  laid(s, box(-384, 60, 384, 316), warm.floor)
}

const questions: TopicDrawing = {
  steps: [
    (s) => {
      light(s, [
        [-384, 60],
        [384, 60],
      ])
      now(s, ellipse(BALL[0], BALL[1], BALL[2], BALL[2], { to: 6.7 }))
      for (const face of [block.lid, block.left, block.right]) sides(s, face, now, 2.6)
      arrow(
        s,
        (sheet, way) => now(sheet, way, 7),
        [
          [-330, -270],
          [-150, -120],
        ],
        44,
      )
    },
    (s) =>
      framed(s, () => {
        room(s)
        litThings(s)
      }),
    (s) => {
      framed(s, () => {
        shadowsOn(s, BY)
        litThings(s)
        ownShade(s)
      })
      solidsInked(s)
    },
  ],
  slip: placed(16, 10, 0.46, (s) => {
    laid(s, blockShadow([112, 10]), warm.shade, 0.62)
    soft(s, ballShadow(-160), warm.shade, 0.62)
    litThings(s)
    laid(s, ballShade(-0.7), warm.shade, 0.6)
    laid(s, block.right, warm.shade, 0.6)
    solidsInked(s, 3.4)
    soft(s, ellipse(BALL[0] + 46, BALL[1] - 44, 30, 24), '#FFE9BE')
  }),
  cure: placed(16, 10, 0.46, (s) => {
    shadowsOn(s, BY)
    litThings(s)
    ownShade(s)
    solidsInked(s, 3.4)
    arrow(
      s,
      (sheet, way) => now(sheet, way, 5),
      [
        [-300, -220],
        [-150, -100],
      ],
      44,
    )
  }),
  checks: [
    [40, 80, 600],
    [0, 0, 620],
  ],
}

const roadTrees: readonly RoadTree[] = [
  [-318, 14, 150],
  [-268, 150, 200],
  [-44, 62, 150],
]
const LONG = 1.85
type Hour = {
  sky: readonly [string, string]
  grass: string
  road: string
  leaf: string
  wood: string
  wall: string
  roof: string
  shade: string
  dim: number
}
const evening: Hour = {
  ...{ sky: ['#E9A07C', '#FCDD9B'], grass: '#E3A75C', road: '#F5CE8C', leaf: '#E59A3E', wood: '#B9683A' },
  ...{ wall: '#FBC77C', roof: '#C96A45', shade: '#5A4C8C', dim: 0.72 },
}
const noon: Hour = {
  ...{ sky: ['#8FC6E8', '#D9EEF4'], grass: '#9CC46C', road: '#E8DCB8', leaf: '#6CA84E', wood: '#8C6445' },
  ...{ wall: '#F3E6CC', roof: '#B5705A', shade: '#4F6B4A', dim: 0.6 },
}
const ROAD = trace('-384,316 -384,250 -120,150 40,60 96,-20 124,-20 120,60 60,180 -60,316')

function litLand(s: Sheet, hour: Hour) {
  bands(s, hour.sky, [-384, 384], [-316, -20])
  laid(s, box(-384, -20, 384, 316), hour.grass)
  soft(s, trace('-430,-14 -300,-44 -120,-30 60,-50 240,-34 430,-46 430,4 -430,4'), hour.grass)
  laid(s, ROAD, hour.road)
}
function litThingsOnLand(s: Sheet, hour: Hour) {
  laid(s, house.side, hour.wall)
  laid(s, house.front, hour.wall)
  laid(s, house.roof, hour.roof)
  for (const tree of roadTrees) {
    laid(s, trunkOf(tree), hour.wood)
    soft(s, crownOf(tree), hour.leaf)
  }
}
const castOnLand = (s: Sheet, { shade, dim }: Hour) => {
  laid(s, house.shadow, shade, dim)
  for (const tree of roadTrees) laid(s, treeShadow(tree, LONG), shade, dim)
}
function shadeOnThings(s: Sheet, { shade, dim }: Hour) {
  laid(s, house.front, shade, dim)
  laid(s, house.window, '#FBE3A4', 0.9)
  for (const tree of roadTrees) {
    s.within(crownOf(tree), () => soft(s, crownOf([tree[0] + tree[2] * 0.26, tree[1] + 8, tree[2]]), shade, dim))
    s.within(trunkOf(tree), () => laid(s, trunkOf([tree[0] + tree[2] * 0.05, tree[1], tree[2]]), shade, dim), true)
  }
}
const landInked = (s: Sheet, width = 3.4) => {
  for (const tree of roadTrees) s.contour(crownOf(tree), width)
  for (const face of [house.side, house.front, house.roof]) outlined(s, face, width)
}

/** The whole land at an hour; a glaze lies over everything alike. */
const landAt = (s: Sheet, hour: Hour, glaze?: string) =>
  framed(s, () => {
    litLand(s, hour)
    castOnLand(s, hour)
    litThingsOnLand(s, hour)
    shadeOnThings(s, hour)
    landInked(s, 2.4)
    if (glaze) laid(s, FRAME, glaze, 0.55)
  })

const longShadows: TopicDrawing = {
  steps: [
    (s) => {
      light(s, [
        [-384, -20],
        [384, -20],
      ])
      arrow(
        s,
        (sheet, way) => now(sheet, way, 6),
        [
          [-376, -208],
          [-236, -176],
        ],
        34,
      )
      for (const face of [house.side, house.front, house.roof]) sides(s, face, light)
      for (const tree of roadTrees) {
        light(s, [...crownOf(tree), crownOf(tree)[0]!], 2.4)
        now(s, treeShadow(tree, LONG), 2.6)
      }
    },
    (s) =>
      framed(s, () => {
        litLand(s, evening)
        litThingsOnLand(s, evening)
      }),
    (s) =>
      framed(s, () => {
        castOnLand(s, evening)
        litThingsOnLand(s, evening)
        shadeOnThings(s, evening)
        landInked(s)
      }),
  ],
  slip: placed(24, 14, 0.41, (s) => landAt(s, noon, '#F08A2E')),
  cure: placed(24, 14, 0.41, (s) => landAt(s, evening)),
  checks: [
    [20, 60, 620],
    [-80, 90, 600],
  ],
}

const rimLight: TopicDrawing = {
  steps: [
    (s) =>
      framed(s, () => {
        sunnyWindow(s)
        plantInShade(s)
      }),
    (s) => framed(s, () => rims(s)),
    (s) => framed(s, () => throughLeaves(s)),
  ],
  slip: (s) => smallBacklit(s, true),
  cure: (s) => smallBacklit(s, false),
  checks: [
    [110, -60, 520],
    [-60, 110, 480],
  ],
}

const overcast: TopicDrawing = {
  steps: [
    (s) =>
      framed(s, () => {
        table(s)
        softShadows(s)
        stillLife(s)
      }),
    (s) => framed(s, () => fromAbove(s)),
    (s) =>
      framed(s, () => {
        contacts(s)
        stillInked(s)
      }),
  ],
  slip: placed(24, 14, 0.41, (s) =>
    framed(s, () => {
      table(s)
      stillLife(s)
      stillInked(s, 3)
    }),
  ),
  cure: placed(24, 14, 0.41, (s) =>
    framed(s, () => {
      table(s)
      softShadows(s)
      stillLife(s)
      fromAbove(s)
      contacts(s)
      stillInked(s, 3)
    }),
  ),
  checks: [
    [-40, 110, 520],
    [50, 80, 620],
  ],
}

export const daylight: readonly TopicDrawing[] = [questions, longShadows, rimLight, overcast]

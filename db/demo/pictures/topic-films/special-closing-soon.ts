import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { gritty, KERB, streak } from './night-street-parts.ts'
import { laid, placed, sides, soft, vanishingPoint } from './plain-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'
import {
  againstLight,
  bareTree,
  FRAME,
  grains,
  GROUND,
  hues,
  lightBands,
  nightSky,
  pool,
  speckled,
} from './winter-tree-parts.ts'

const framed =
  (draw: Draw): Draw =>
  (s) =>
    s.within(FRAME, () => draw(s), true)
const small = (draw: Draw) => placed(20, 12, 0.45, framed(draw))
const standing = (s: Sheet, draw: () => void) => s.at(0, GROUND + 20, { scale: 1.02 }, draw)

const darkTree = (s: Sheet) => {
  nightSky(s)
  standing(s, () => bareTree(s))
}
const wound = (s: Sheet) => {
  pool(s, 0, 250)
  standing(s, () => lightBands(s))
}
const massOfLight: TopicDrawing = {
  steps: [framed(darkTree), framed(wound), framed((s) => standing(s, () => grains(s)))],
  slip: small((s) => {
    nightSky(s)
    standing(s, () => speckled(s))
  }),
  cure: small((s) => {
    darkTree(s)
    wound(s)
    standing(s, () => grains(s))
  }),
  checks: [
    [0, 40, 620],
    [0, -120, 560],
  ],
}

const VP: Point = [0, 60]
const NEAR = { x: 300, foot: 226, top: -224 }
/** A row whose trees stand at equal distances: the farther, the smaller and the closer together. */
const DEEP = [1, 2, 3] as const
const LAST = 5
const spot = (side: number, deep: number): Point => [(side * NEAR.x) / deep, VP[1] + (NEAR.foot - VP[1]) / deep]
const inRow = (s: Sheet, deep: number, draw: () => void) => {
  for (const side of [-1, 1]) s.at(...spot(side, deep), { scale: 0.9 / deep }, draw)
}
const rowLines = (s: Sheet) => {
  sides(s, FRAME, light, 2.4)
  now(s, trace(`-384,${VP[1]} 384,${VP[1]}`), 2.4)
  vanishingPoint(s, VP, 11)
  for (const side of [-1, 1]) {
    for (const y of [NEAR.foot, NEAR.top]) now(s, [[side * NEAR.x, y], VP], 3.4)
    now(s, [[side * 210, 316], VP], 3)
  }
}
const avenueGround = (s: Sheet) => {
  nightSky(s)
  laid(s, box(-384, VP[1], 384, 316), hues.ground)
  laid(s, [[-210, 316], [210, 316], VP], '#3A4784')
}
const avenueTrees = (s: Sheet, strength: (deep: number) => number) => {
  for (const deep of DEEP.toReversed())
    inRow(s, deep, () => {
      bareTree(s)
      if (strength(deep)) lightBands(s, [hues.warm, hues.near], strength(deep))
    })
}
const lastTree = (s: Sheet) => {
  for (const side of [-1, 1]) {
    const [x, y] = spot(side, LAST)
    soft(s, ellipse(x, y - 40, 6, 6), hues.warm, 0.7)
  }
}
const weaker = (s: Sheet) => {
  for (const [deep, strength] of [
    [3, 0.26],
    [2, 0.6],
    [1, 1],
  ] as const)
    inRow(s, deep, () => lightBands(s, strength < 0.5 ? ['#C98A50', '#D9A060'] : [hues.warm, hues.near], strength))
  lastTree(s)
  inRow(s, 1, () => grains(s))
}
const avenue: TopicDrawing = {
  steps: [
    rowLines,
    {
      beneath: framed((s) => {
        avenueGround(s)
        avenueTrees(s, () => 0)
      }),
    },
    framed(weaker),
  ],
  slip: small((s) => {
    avenueGround(s)
    avenueTrees(s, () => 1)
    inRow(s, 3, () => lightBands(s, ['#FFD98A', '#FFF6D6']))
    inRow(s, 2, () => lightBands(s, ['#FFD98A', '#FFF6D6'], 0.6))
  }),
  cure: small((s) => {
    avenueGround(s)
    avenueTrees(s, (deep) => [1, 0.5, 0.22][deep - 1]!)
    lastTree(s)
  }),
  checks: [
    [0, 80, 520],
    [0, 0, 480],
  ],
}

const wetRoad = (s: Sheet, ground: string = hues.ground) => {
  nightSky(s)
  laid(s, box(-384, KERB, 384, 316), ground)
}
const TREES = [-190, 190] as const
const litTrees = (s: Sheet, colour: string = hues.tree) => {
  for (const x of TREES)
    s.at(x, KERB + 6, { scale: 0.66 }, () => {
      bareTree(s, colour)
      lightBands(s)
    })
}
const halo = (s: Sheet) => {
  for (const x of TREES)
    for (const [r, opacity] of [
      [196, 0.1],
      [166, 0.12],
      [134, 0.14],
    ] as const)
      s.within(box(-384, -316, 384, KERB), () => soft(s, ellipse(x, -158, r, r * 0.94), hues.warm, opacity), true)
}
/** As wide as a tree and as wide as its trunk, straight below it. */
const mirrored = (s: Sheet) => {
  for (const x of TREES) {
    streak(s, [x, 0, 60, hues.warm], 290)
    streak(s, [x, 0, 22, hues.near], 230)
    gritty(s, hues.ground, [30, 300], [[x, 0, 60, hues.warm]])
  }
}
const glare: TopicDrawing = {
  steps: [
    framed((s) => {
      wetRoad(s)
      litTrees(s)
      halo(s)
    }),
    framed(mirrored),
    framed((s) => {
      soft(s, ellipse(4, 262, 96, 18), '#0D1229', 0.7)
      againstLight(s, [-30, 262], 1.2)
      againstLight(s, [74, 256], 1)
    }),
  ],
  slip: small((s) => {
    wetRoad(s, '#050507')
    litTrees(s)
    halo(s)
  }),
  cure: small((s) => {
    wetRoad(s)
    litTrees(s)
    halo(s)
    mirrored(s)
  }),
  checks: [
    [0, 120, 620],
    [0, -100, 620],
  ],
}

const ROOFS = trace(
  '-384,226 -384,60 -300,60 -300,10 -230,10 -230,96 -150,96 -150,50 150,50 150,104 226,104 226,0 300,0 300,70 384,70 384,226',
)
const STAR: Point = [0, -250]
const nightTrees = (s: Sheet, colour: string) => {
  for (const [x, scale] of [
    [-262, 0.7],
    [262, 0.7],
    [0, 0.96],
  ] as const)
    s.at(x, GROUND + 12, { scale }, () => bareTree(s, colour))
}
const brightest = (s: Sheet) => {
  for (const [x, scale, strength] of [
    [-262, 0.7, 0.4],
    [262, 0.7, 0.4],
    [0, 0.96, 0.6],
  ] as const)
    s.at(x, GROUND + 12, { scale }, () => lightBands(s, ['#C98A50', '#E0A45C'], strength))
  for (const [r, opacity] of [
    [66, 0.25],
    [42, 0.4],
  ] as const)
    soft(s, ellipse(...STAR, r, r), hues.near, opacity)
  laid(s, star(STAR, 34), '#FFFBE6')
}
const star = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const [turn, out] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? r * 0.45 : r]
    return [x + Math.cos(turn) * out, y + Math.sin(turn) * out]
  })
const blackNight = (s: Sheet) => {
  nightSky(s, ['#050506', '#0B0B0D'], '#050506')
  nightTrees(s, '#0B0B0D')
  for (const x of [-262, 0, 262]) s.at(x, GROUND + 12, { scale: x ? 0.7 : 0.96 }, () => flicker(s))
}
const flicker = (s: Sheet) => {
  lightBands(s, ['#FFE9A8', '#FFFFFF'], 0.5)
  grains(s)
}
const navySky: TopicDrawing = {
  steps: [
    framed((s) => nightSky(s)),
    framed((s) => {
      laid(s, ROOFS, '#263164')
      nightTrees(s, '#10162F')
      laid(s, box(-384, GROUND, 384, 316), '#161D3E')
    }),
    framed((s) => {
      brightest(s)
      red(s, ellipse(...STAR, 60, 60, { from: 4, to: 10.4 }))
    }),
  ],
  slip: small(blackNight),
  cure: small((s) => {
    nightSky(s)
    laid(s, ROOFS, '#263164')
    nightTrees(s, '#10162F')
    brightest(s)
  }),
  checks: [
    [0, 60, 620],
    [0, -200, 400],
  ],
}

export const specialClosingSoon: readonly (TopicDrawing | null)[] = [massOfLight, avenue, glare, navySky]

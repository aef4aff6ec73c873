import type { Point } from '../geometry.ts'
import { cat } from './beasts.ts'
import type { Beast, Leg } from './four-legged.ts'

/** A leg that bears weight, before or behind the place where it hangs, or one in the air. */
type At = 'before' | 'under' | 'behind' | 'air'
const leg = (...spots: Point[]) => spots as unknown as Leg
const fore: Record<At, Leg> = {
  before: leg([-118, 92], [-138, 172], [-152, 242]),
  under: leg([-98, 94], [-104, 172], [-110, 242]),
  behind: leg([-82, 94], [-66, 172], [-48, 242]),
  air: leg([-118, 86], [-164, 134], [-140, 188]),
}
const hind: Record<At, Leg> = {
  before: leg([66, 100], [116, 172], [78, 242]),
  under: leg([84, 100], [152, 166], [132, 242]),
  behind: leg([104, 104], [190, 156], [196, 242]),
  air: leg([62, 92], [136, 138], [100, 198]),
}
const behindIt = (one: Leg, by: number): Leg => one.map(([x, y]): Point => [x + by, y - 5]) as unknown as Leg

type Gait = { fore: readonly [At, At]; hind: readonly [At, At]; loin: Point; head: Point; tail: readonly Point[] }
const walking = ({ fore: f, hind: h, loin, head, tail }: Gait): Beast => ({
  ...cat,
  loin,
  tail,
  head: { at: head, r: 54 },
  fore: [fore[f[0]], behindIt(fore[f[1]], 20)],
  hind: [hind[h[0]], behindIt(hind[h[1]], 24)],
})
const tails: readonly (readonly Point[])[] = [
  '156,-20 216,-24 262,-84 256,-150',
  '156,-20 220,-30 262,-96 240,-164',
  '156,-20 214,-18 264,-70 270,-140',
  '156,-20 220,-28 256,-92 232,-152',
].map((noted) => noted.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point))

/** The right hind foot goes first, then the right forefoot, the left hind foot, the left forefoot: we see its left side. */
export const walk: readonly Beast[] = [
  walking({ fore: ['before', 'behind'], hind: ['under', 'air'], loin: [18, -40], head: [-188, -78], tail: tails[0]! }),
  walking({ fore: ['under', 'air'], hind: ['behind', 'before'], loin: [20, -48], head: [-184, -86], tail: tails[1]! }),
  walking({ fore: ['behind', 'before'], hind: ['air', 'under'], loin: [18, -40], head: [-188, -78], tail: tails[2]! }),
  walking({ fore: ['air', 'under'], hind: ['before', 'behind'], loin: [20, -48], head: [-184, -86], tail: tails[3]! }),
]
/** Which feet are in the air, by turns: fore or hind, ours or that behind it. */
export const lifted: readonly (readonly ['fore' | 'hind', 0 | 1])[] = [
  ['hind', 1],
  ['fore', 1],
  ['hind', 0],
  ['fore', 0],
]

/** Bent like a bow before it leaps, and stretched in the air. */
export const bent: Beast = {
  ...cat,
  shoulder: { at: [-66, 34], r: 62 },
  hip: { at: [96, 62], r: 58 },
  loin: [30, -62],
  groin: [30, 96],
  head: { at: [-150, -44], r: 54 },
  tail: [
    [148, 56],
    [214, 84],
    [270, 40],
    [262, -30],
  ],
  fore: [leg([-88, 96], [-136, 134], [-112, 188]), leg([-60, 98], [-104, 144], [-78, 196])],
  hind: [leg([34, 126], [132, 176], [84, 242]), leg([64, 124], [164, 172], [122, 237])],
}
export const stretched: Beast = {
  ...cat,
  shoulder: { at: [-124, 0], r: 60 },
  hip: { at: [138, 26], r: 54 },
  loin: [14, -26],
  groin: [54, 78],
  head: { at: [-224, -62], r: 54 },
  tail: [
    [184, 6],
    [252, -34],
    [318, -20],
    [372, -66],
  ],
  fore: [leg([-186, 48], [-258, 62], [-318, 96]), leg([-176, 30], [-248, 32], [-312, 48])],
  hind: [leg([172, 92], [262, 106], [322, 156]), leg([196, 72], [284, 74], [350, 112])],
}

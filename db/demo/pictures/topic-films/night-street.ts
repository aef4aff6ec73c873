import { box } from '../backdrop.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import {
  bench,
  bulb,
  darkCorner,
  darkFronts,
  dim,
  type Front,
  FRONTS,
  gritty,
  KERB,
  LAMP,
  lampPost,
  litFront,
  moonAndStars,
  night,
  reach,
  skyAbove,
  skyline,
  streak,
  streetLights,
  wetStreet,
} from './night-street-parts.ts'
import { laid, placed, soft } from './plain-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const FRAME = box(-384, -316, 384, 316)
const framed =
  (draw: Draw): Draw =>
  (s) =>
    s.within(FRAME, () => draw(s), true)
const small = (draw: Draw) => placed(24, 14, 0.41, framed(draw))

const blueGround: TopicDrawing = {
  steps: [
    framed((s) => laid(s, FRAME, night.base)),
    framed((s) => skyAbove(s)),
    framed((s) => {
      moonAndStars(s)
      skyline(s)
    }),
  ],
  slip: small((s) => {
    laid(s, FRAME, '#0C0C0E')
    skyAbove(s, ['#131316', '#17171B'])
    skyline(s, ['#0E0E10', '#070708'])
    soft(s, ellipse(256, -236, 38, 38), night.moon)
  }),
  cure: small((s) => {
    laid(s, FRAME, night.base)
    skyAbove(s)
    moonAndStars(s)
    skyline(s)
  }),
  checks: [
    [0, -60, 620],
    [0, 80, 620],
  ],
}

const litGround = (s: Sheet) => {
  reach(s, 270, dim.warm, 0.42)
  reach(s, 190, dim.warm, 0.62)
  reach(s, 116, dim.near, 0.8)
}
const unlit = (s: Sheet) => {
  soft(s, trace('-430,-360 -250,-360 -330,-150 -350,60 -320,160 -360,380 -430,380'), dim.deep, 0.72)
  soft(s, trace('430,-360 180,-360 290,-180 330,40 310,170 360,380 430,380'), dim.deep, 0.72)
  soft(s, trace('-430,280 -200,292 100,296 430,276 430,380 -430,380'), dim.deep, 0.72)
}

const reachOfLight: TopicDrawing = {
  steps: [
    framed((s) => {
      darkCorner(s)
      lampPost(s)
      bulb(s)
      for (const far of [96, 196]) now(s, ellipse(LAMP[0], LAMP[1], far, far, { from: 2, to: 8.5 }), 2.6)
    }),
    framed((s) => {
      litGround(s)
      lampPost(s)
      bulb(s)
    }),
    framed((s) => {
      unlit(s)
      bench(s)
    }),
  ],
  slip: small((s) => {
    darkCorner(s)
    bench(s)
    lampPost(s)
    soft(s, ellipse(LAMP[0], LAMP[1], 150, 150), dim.near)
    bulb(s)
  }),
  cure: small((s) => {
    darkCorner(s)
    litGround(s)
    lampPost(s)
    bulb(s)
    unlit(s)
    bench(s)
  }),
  checks: [
    [-30, 20, 520],
    [120, 40, 520],
  ],
}

const bulbLight: Front = { glass: '#F2A24A', lit: '#FFD98C', pool: '#F2A24A' }
const tubeLight: Front = { glass: '#7DB3A0', lit: '#C4E6D2', pool: '#6FA796' }
const signLight: Front = { glass: '#3F72AC', lit: '#7DB6DC', pool: '#3F72AC' }

/** A bulb, a tube and a sign: what each front is lit by. */
const fixtures = (s: Sheet) => {
  soft(s, ellipse(0, 22, 22, 26), '#FFE3A0')
  laid(s, box(-8, -26, 8, 2), '#7C86B4')
  laid(s, box(-340, -6, -232, 8), '#E4F5E6')
  laid(s, box(330, -190, 364, -100), '#6FC3EE')
  for (const [x, y, rx, ry] of [
    [0, 14, 44, 56],
    [-286, 2, 76, 30],
    [347, -145, 34, 62],
  ] as const)
    now(s, ellipse(x, y, rx, ry, { to: 6.8 }), 3.4)
}
const curtain = (s: Sheet) => {
  for (const i of [0, 1, 2, 3, 4]) laid(s, box(-150 + i * 61, -30, -150 + i * 61 + 56, 22), '#C9542F')
  for (const x of [-150, 150]) {
    soft(s, ellipse(x, -8, 17, 24), '#FFB45A')
    soft(s, ellipse(x, -8, 9, 15), '#FFE6AE')
  }
}
const coolSides = (s: Sheet) => {
  litFront(s, 0, tubeLight)
  litFront(s, 2, signLight)
  laid(s, box(330, -190, 364, -100), '#8ED4F4')
  laid(s, box(-340, -6, -232, 6), '#F4FFF6')
}
const LOUD = ['#FF4F7A', '#8CF05A', '#FFD83A', '#B45AF0', '#3AE0E6', '#FF8A2E']
const loudStreet = (s: Sheet) => {
  darkFronts(s)
  for (const at of [0, 1, 2]) litFront(s, at, { glass: LOUD[at]!, lit: LOUD[at + 3]!, pool: LOUD[at]! })
  for (const [at, [left, right]] of FRONTS.entries()) {
    laid(s, box(left + 20, -200, right - 20, -110), LOUD[(at + 4) % 6]!)
    laid(s, box(left + 50, -180, right - 50, -130), LOUD[(at + 1) % 6]!)
  }
}

const coloursOfLight: TopicDrawing = {
  steps: [
    framed((s) => {
      darkFronts(s)
      fixtures(s)
    }),
    framed((s) => {
      litFront(s, 1, bulbLight)
      curtain(s)
    }),
    framed((s) => coolSides(s)),
  ],
  slip: small(loudStreet),
  cure: small((s) => {
    darkFronts(s)
    litFront(s, 1, bulbLight)
    curtain(s)
    coolSides(s)
  }),
  checks: [
    [0, 60, 480],
    [0, 60, 620],
  ],
}

const PUDDLE = trace('-204,92 -140,54 -30,38 84,50 178,86 144,134 30,162 -104,152 -182,126')
/** A mirror with a sharp edge: the sign stands upside down in it, as far below the kerb as it hangs above. */
const puddle = (s: Sheet) => {
  soft(s, PUDDLE, '#34427F')
  s.within(PUDDLE, () => {
    laid(s, box(-106, 46, 26, 114), '#FF8F5C')
    laid(s, box(-92, 56, 12, 104), '#FFC08C')
  })
  s.ink(trace('-200,102 -176,130 -104,152 30,162 140,136 172,98'), 3.4, { colour: '#AEBBF0' })
}

const wetRoad: TopicDrawing = {
  steps: [
    framed((s) => {
      wetStreet(s)
      for (const one of streetLights) streak(s, one)
      for (const [x, y] of streetLights)
        light(
          s,
          [
            [x, y],
            [x, 300],
          ],
          2,
        )
    }),
    framed((s) => puddle(s)),
    framed((s) => {
      gritty(s, '#1B2347', [24, 300], [streetLights[0]!, streetLights[2]!])
      gritty(s, '#1B2347', [178, 304], [streetLights[1]!])
    }),
  ],
  slip: small((s) => {
    wetStreet(s)
    for (const [x, , r, colour] of streetLights)
      laid(s, box(x - (r > 40 ? 62 : r), KERB, x + (r > 40 ? 62 : r), 316), colour, 0.85)
  }),
  cure: small((s) => {
    wetStreet(s)
    for (const one of streetLights) streak(s, one)
    gritty(s, '#1B2347', [24, 304])
  }),
  checks: [
    [-40, 60, 620],
    [0, 80, 620],
  ],
}

export const nightStreet: readonly TopicDrawing[] = [blueGround, reachOfLight, coloursOfLight, wetRoad]

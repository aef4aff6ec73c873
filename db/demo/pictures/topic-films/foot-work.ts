import { box } from '../backdrop.ts'
import { limb, tube } from '../covers/limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { withPen } from './body-parts.ts'
import { SKIN, sideFoot } from './foot-parts.ts'
import { arrow } from './still-parts.ts'
import { SHADE, SHADOW, still } from './torso-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const SAND = '#D9B483'
const WET = '#C39A68'
const print = trace('-22,86 0,98 22,86 27,58 20,20 32,-20 42,-56 26,-82 -8,-86 -32,-64 -32,-20 -18,30 -27,58')
const printToes = [
  [-22, -106, 15, 17],
  [4, -114, 10, 12],
  [21, -107, 9, 11],
  [34, -96, 8, 10],
  [45, -82, 7, 9],
] as const
const toes = printToes.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry).slice(0, -1))

const HORIZON = -330
/** From the nearest to the farthest, a step between them: the same step looks shorter the farther it is. */
const prints = [1, 1.42, 1.84, 2.26, 2.68].map((far, i) => ({
  far,
  side: i % 2 ? -1 : 1,
  at: [20 + ((i % 2 ? -128 : 128) - 30) / far, HORIZON + 520 / far] as Point,
}))
/** One print, lying on the sand. */
const onSand = (s: Sheet, { far, side, at }: (typeof prints)[number], draw: () => void) =>
  s.at(...at, { scale: 1.02 / far }, () => s.at(0, 0, { scaleX: side * 1.5 }, draw))

function hollow(s: Sheet) {
  for (const shape of [print, ...toes]) s.flat(shape, '#A67A4C', still)
  for (const [x, y, rx, ry] of [
    [0, 62, 19, 26],
    [-10, -56, 20, 22],
  ] as const)
    s.flat(ellipse(x, y, rx, ry).slice(0, -1), '#8A5F3A', still)
}
/** Its wall towards the light in shade, the sky in its water, light on the rim beyond; `side` mirrors the print. */
function wetEdges(s: Sheet, side: number) {
  const k = side
  const at = (noted: string) => trace(noted).map(([x, y]): Point => [x * k, y])
  for (const [x, y, rx, ry] of [
    [4, 62, 14, 20],
    [2, -52, 20, 20],
  ] as const)
    s.flat(ellipse(x, y, rx, ry).slice(0, -1), '#CFE9F0', still)
  s.within(print, () =>
    s.flat(at('-60,110 -12,96 -14,60 -6,20 -16,-20 -18,-56 6,-76 -60,-110'), '#5A3A2C', { still: true, opacity: 0.7 }),
  )
  for (const [x, y, rx, ry] of printToes)
    s.flat(ellipse(x - k * rx * 0.4, y, rx * 0.5, ry * 0.8).slice(0, -1), '#5A3A2C', { still: true, opacity: 0.7 })
  const rim = k > 0 ? '4,102 27,88 32,58 25,20 37,-20 47,-54 44,-70' : '4,102 27,88 32,58 24,26 37,-20 37,-64 14,-90'
  s.ink(at(rim), 6, { colour: '#FFF6DE', in: 0.2, out: 0.3, least: 0.4 })
}
const FIELD = box(-380, -310, 380, 312)
const beach = (s: Sheet) => {
  s.flat(FIELD, SAND, { still: true, corners: true })
  s.within(
    FIELD,
    () => {
      s.flat(trace('-400,-320 400,-320 400,-190 180,-214 -60,-186 -400,-206'), '#5FB3C6', still)
      s.flat(trace('-400,-206 -60,-186 180,-214 400,-190 400,-172 180,-198 -60,-168 -400,-188'), '#FFFFFF', still)
      s.flat(trace('-400,-186 -60,-166 180,-196 400,-170 400,-90 120,-120 -160,-90 -400,-120'), WET, {
        still: true,
        opacity: 0.7,
      })
    },
    true,
  )
}
/** Where each heel is to come down, and how far it is from one to the next. */
const stepMarks = (s: Sheet) => {
  const heels = prints.map(({ at: [x, y], far }): Point => [x, y + 104 / far])
  heels.forEach(([x, y], i) => {
    const r = 70 / prints[i]!.far
    now(s, trace(`${x - r},${y} ${x + r},${y}`), 5)
    if (i) arrow(s, heels[i - 1]!, [x, y], light, 3)
  })
}
/** Pressed with a stamp: of one colour, with an even outline. */
const stamped = (s: Sheet) => {
  for (const shape of [print, ...toes]) s.solid(shape, '#7A5236', 4)
}
const pairOfPrints = (s: Sheet, draw: (side: 1 | -1) => void) => {
  const field = box(-128, -148, 190, 148)
  s.flat(field, SAND, { still: true, corners: true })
  for (const [x, y, side] of [
    [-54, 34, -1],
    [102, -26, 1],
  ] as const)
    s.at(x, y, { scale: 0.84 }, () => s.at(0, 0, { scaleX: side * 1.34 }, () => draw(side)))
}
const wetPrints: TopicDrawing = {
  steps: [
    (s) => {
      beach(s)
      stepMarks(s)
    },
    (s) => {
      for (const one of prints.toReversed()) onSand(s, one, () => hollow(s))
    },
    (s) => {
      for (const one of prints.toReversed()) onSand(s, one, () => wetEdges(s, one.side))
    },
  ],
  slip: (s) => pairOfPrints(s, () => stamped(s)),
  cure: (s) =>
    pairOfPrints(s, (side) => {
      hollow(s)
      wetEdges(s, side)
    }),
  checks: [
    [60, 200, 420],
    [10, 60, 620],
  ],
}

const landing = { spine: trace('40,-330 62,-200 80,-60 96,126'), widths: [132, 128, 96, 54] } as const
const trailing = { spine: trace('30,-330 -50,-262 -130,-182 -206,-112'), widths: [128, 132, 108, 62] } as const
const FOOT = { at: [96, 130] as Point, scale: 1.36, rotate: 0.3 }
const bareSole = trace('-28,-98 0,-114 30,-98 37,-62 25,-8 36,40 46,78 32,104 -6,110 -38,92 -42,50 -26,0 -35,-58')
const soleToes = [
  [-34, 122, 25, 27],
  [-2, 130, 16, 19],
  [20, 124, 14, 17],
  [38, 112, 12, 15],
  [51, 97, 10, 13],
] as const
const kicked = (s: Sheet, draw: () => void) => s.at(-236, -14, { rotate: 0.16, scale: 1.16 }, draw)
/** The sole of a foot that has kicked: heel up, toes bent, the arch in shade. */
const shownSole = (s: Sheet) =>
  kicked(s, () => {
    for (const [x, y, rx, ry] of soleToes) s.solid(ellipse(x, y, rx, ry).slice(0, -1), '#F6C4AC', 5)
    s.solid(bareSole, '#F8D2BA', 6)
    s.within(bareSole, () => {
      s.flat(trace('-60,30 -10,34 4,10 2,-40 -12,-60 -60,-60'), SHADOW, SHADE)
      s.flat(ellipse(2, -76, 24, 26).slice(0, -1), '#F0A992', { still: true, opacity: 0.6 })
      s.flat(ellipse(-10, 76, 30, 22).slice(0, -1), '#F0A992', { still: true, opacity: 0.6 })
    })
    s.ink(trace('-20,44 -4,26 -2,-14'), 4, { in: 0.4, out: 0.5 })
  })
const calf = (s: Sheet, { spine, widths }: { spine: readonly Point[]; widths: readonly number[] }) =>
  limb(s, spine, widths, SKIN, { pen: 6, shade: { colour: SHADOW, to: [1, 0.2], opacity: 0.28 } })
const shadowOn = (s: Sheet, x: number, wide: number, y = 282) =>
  s.flat(ellipse(x, y, wide, 15).slice(0, -1), '#8A6A4E', { still: true, opacity: 0.75 })
const wetSand = (s: Sheet) => {
  s.flat(trace('-380,236 380,236 380,316 -380,316'), SAND, { still: true, corners: true })
  s.within(
    box(-380, 200, 380, 320),
    () =>
      s.flat(trace('-480,236 -100,250 160,240 480,252 480,296 100,306 -200,292 -480,300'), '#A9D2D8', {
        still: true,
        opacity: 0.8,
      }),
    true,
  )
}
function runningFeet(s: Sheet) {
  shadowOn(s, 220, 122)
  calf(s, landing)
  sideFoot(s, { ...FOOT, skin: SKIN })
  calf(s, trailing)
  shownSole(s)
}
const drop = (s: Sheet, x: number, y: number, r: number) =>
  s.solid(
    trace('0,-1.5 0.8,0 0.5,0.9 -0.5,0.9 -0.8,0').map(([u, v]): Point => [x + u * r, y + v * r]),
    '#D8F0F5',
    3.4,
  )
function splash(s: Sheet) {
  for (const way of ['118,272 90,232 66,214 84,250 96,280', '322,276 350,226 376,206 362,250 344,282'])
    s.solid(trace(way), '#D8F0F5', 4)
  for (const [x, y, r] of [
    [52, 178, 11],
    [20, 226, 9],
    [-20, 196, 7],
    [356, 164, 10],
    [330, 190, 7],
    [-190, 190, 9],
    [-240, 222, 7],
    [-150, 226, 6],
  ] as const)
    drop(s, x, y, r)
}
const flatFeet = (s: Sheet) => {
  wetSand(s)
  for (const [x, dx] of [
    [-200, -60],
    [110, 30],
  ] as const) {
    shadowOn(s, x + 70, 150, 288)
    calf(s, {
      spine: [
        [x + dx * 0.3, -320],
        [x + dx * 0.2, -160],
        [x, 0],
        [x, 206],
      ],
      widths: [128, 130, 96, 56],
    })
    sideFoot(s, { at: [x, 214], skin: SKIN, scale: 1.36 })
  }
}
const outline = (s: Sheet, { spine, widths }: { spine: readonly Point[]; widths: readonly number[] }, line = now) => {
  const around = tube(spine, widths)
  line(s, around.slice(0, around.length / 2), 3)
  line(s, around.slice(around.length / 2), 3)
}
const wedge = (s: Sheet) =>
  s.at(...FOOT.at, { scale: FOOT.scale, rotate: FOOT.rotate }, () => {
    for (const edge of ['-40,-16 -36,52', '-36,52 166,54', '166,54 40,-26']) now(s, trace(edge), 4)
  })
const small = (draw: Draw) => (s: Sheet) =>
  s.within(box(-180, -150, 190, 150), () => s.at(8, 2, { scale: 0.47 }, () => withPen(s, 0.62, () => draw(s))), true)
const tall = (draw: Draw) => (s: Sheet) => s.within(box(-390, -318, 390, 320), () => draw(s), true)
const landingFoot: TopicDrawing = {
  steps: [
    tall((s) => {
      outline(s, landing)
      wedge(s)
      now(s, trace('-380,282 380,282'), 3)
      arrow(s, [352, 120], [352, 216], now, 5)
      light(s, [...trailing.spine], 2.4)
    }),
    tall((s) => {
      outline(s, trailing)
      kicked(s, () => {
        now(s, [...bareSole, bareSole[0]!], 4)
        for (const [x, y, rx, ry] of soleToes) now(s, ellipse(x, y, rx, ry, { to: 6.6 }), 3)
      })
    }),
    tall((s) => {
      wetSand(s)
      runningFeet(s)
      splash(s)
    }),
  ],
  slip: small(flatFeet),
  cure: small((s) => {
    wetSand(s)
    runningFeet(s)
    red(s, trace('-370,60 -384,-40 -330,-150'), 8)
    red(s, trace('-372,-120 -330,-150 -326,-100'), 8)
  }),
  checks: [
    [200, 200, 420],
    [-220, 0, 420],
  ],
}

export const footWork: readonly (TopicDrawing | null)[] = [null, null, wetPrints, landingFoot]

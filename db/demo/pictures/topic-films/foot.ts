import { limb, smallShoe } from '../covers/limbs.ts'
import { ellipse, mixed, type Point, through, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, light, now, red } from '../step-films/face.ts'
import { withPen } from './body-parts.ts'
import { SKIN } from './foot-parts.ts'
import { drawShoe, groundEdge, soleLine, toeLine } from './shoe-parts.ts'
import { open, SHADE, SHADOW, side, still, within } from './torso-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const smaller =
  (draw: Draw, scale = 0.47, at: Point = [30, 0]) =>
  (s: Sheet) =>
    s.at(...at, { scale }, () => withPen(s, 0.6, () => draw(s)))
const rimmed = (s: Sheet, corners: readonly Point[]) =>
  corners.forEach((p, i) => now(s, [p, corners[(i + 1) % corners.length]!], 4))

const shinFront = trace('14,-312 -2,-180 8,-96 60,-24 140,44 220,104 288,154 322,196 318,238')
const heelBack = trace('-214,-312 -202,-180 -194,-70 -206,10 -244,80 -268,150 -262,210 -232,244')
const arch = trace('-160,246 -110,222 -40,196 40,206 110,238')
const underside = [...trace('-232,244 -200,248'), ...arch, ...trace('170,248 250,248 318,238')]
/** A bare foot from its inner side. */
function innerFoot(s: Sheet) {
  s.flat(ellipse(40, 256, 320, 16).slice(0, -1), '#D9D2C6', still)
  const shape = [...through(heelBack), ...through(underside).slice(1), ...through(shinFront).toReversed()]
  s.flat(shape, SKIN, { still: true, knock: true, corners: true })
  s.within(
    shape,
    () => {
      s.flat(trace('-330,180 -240,200 -140,190 -40,160 60,170 140,206 330,220 330,270 -330,270'), SHADOW, SHADE)
      s.flat(trace('-230,-320 -150,-320 -140,-120 -150,0 -190,90 -280,100'), SHADOW, SHADE)
    },
    true,
  )
  s.ink(heelBack, 7, side)
  s.ink(underside, 7, side)
  s.ink(shinFront, 7, side)
  s.ink(ellipse(-92, 24, 34, 38, { from: -0.8, to: 2.6 }), 5, { in: 0.3, out: 0.5 })
  s.ink(trace('230,136 240,170 226,214'), 5, { in: 0.3, out: 0.5 })
  s.ink(trace('276,160 300,168 312,188 290,186 270,172'), 4)
}
const wedge: readonly Point[] = trace('-262,246 326,246 -60,-110')
const brick: readonly Point[] = trace('-230,120 300,120 300,250 -230,250')
function brickFoot(s: Sheet) {
  s.solid(brick, SKIN, 7, { corners: true })
  open(s, trace('-214,-312 -202,-100 -206,124'), trace('14,-312 2,-100 6,124'), SKIN, 7)
  s.ink(trace('240,126 240,170'), 5)
}
const slope = (s: Sheet) => now(s, trace('-10,-90 300,150'), 5)
const footWedge: TopicDrawing = {
  steps: [
    (s) => {
      rimmed(s, wedge)
      light(s, trace('-204,-312 -194,-70'), 2.4)
      light(s, trace('10,-312 -6,-130'), 2.4)
    },
    (s) => now(s, ellipse(-186, 168, 78, 78, { from: 4, to: 10.6 }), 4),
    (s) => {
      now(s, arch, 5)
      innerFoot(s)
    },
  ],
  slip: smaller(brickFoot, 0.48, [10, 10]),
  cure: smaller(
    (s) => {
      innerFoot(s)
      slope(s)
    },
    0.48,
    [10, 10],
  ),
  checks: [
    [-20, 170, 480],
    [60, 0, 520],
  ],
}

type Ankle = { outer: Point[]; inner: Point[] }
const ankleOuter = trace('84,-312 82,-200 62,-80 48,0 50,50 70,92 52,132 72,180')
const ankleInner = trace('-80,-312 -80,-200 -64,-90 -50,-34 -72,10 -54,56 -60,120 -84,200')
const ankles: Ankle = { outer: ankleOuter, inner: ankleInner }
const levelOuter = trace('84,-312 82,-200 62,-80 48,-10 72,50 52,98 58,140 76,190')
const levelAnkles: Ankle = { outer: levelOuter, inner: levelOuter.map(([x, y]): Point => [-x, y]) }
const TOES = [
  [-52, 270, 36, 29],
  [8, 282, 22, 20],
  [46, 278, 20, 18],
  [78, 268, 18, 17],
  [106, 254, 16, 15],
] as const
/** A shin and a foot from the front; its outer side to the right. */
function frontFoot(s: Sheet, { outer, inner }: Ankle) {
  s.solid(trace('-60,110 -90,200 -92,262 -40,280 40,278 104,262 118,234 92,176 56,112'), SKIN, 6)
  for (const [x, y, rx, ry] of TOES) {
    s.solid(ellipse(x, y, rx, ry).slice(0, -1), SKIN, 5)
    s.ink(ellipse(x, y + 2, rx * 0.5, ry * 0.5, { from: 2.8, to: 6.6 }), 3)
  }
  open(s, inner, outer, SKIN, 7)
  s.within(
    within(inner, outer),
    () => s.flat(trace('40,-320 36,-180 20,-60 10,20 26,90 10,200 140,200 140,-320'), SHADOW, SHADE),
    true,
  )
  s.flat(trace('-58,150 -76,210 90,210 54,150'), SKIN, still)
  for (const [x, to] of [
    [-20, -48],
    [10, 8],
    [34, 46],
  ] as const)
    s.ink([[x * 0.6, 150] as const, [to, 240] as const], 3.4, { in: 0.5, out: 0.6 })
}
const bothFeet = (s: Sheet, draw: () => void) => {
  for (const k of [-1, 1]) s.at(k * 160, 0, { scaleX: k }, draw)
}
const knobs = (s: Sheet, line = now) => line(s, trace('-104,2 104,104'), 5)
const anklePair: TopicDrawing = {
  steps: [
    (s) =>
      bothFeet(s, () => {
        now(s, ankleOuter.slice(0, 4), 4)
        now(s, ankleInner.slice(0, 4), 4)
        light(s, trace('-60,110 -92,262 40,290 118,240 56,112'), 2.4)
      }),
    (s) => bothFeet(s, () => now(s, ellipse(-56, 10, 22, 28, { to: 6.8 }), 4)),
    (s) =>
      bothFeet(s, () => {
        now(s, ellipse(54, 92, 20, 28, { to: 6.8 }), 4)
        frontFoot(s, ankles)
        knobs(s)
      }),
  ],
  slip: smaller((s) =>
    bothFeet(s, () => {
      frontFoot(s, levelAnkles)
      red(s, trace('-104,50 104,50'))
    }),
  ),
  cure: smaller((s) =>
    bothFeet(s, () => {
      frontFoot(s, ankles)
      knobs(s)
    }),
  ),
  checks: [
    [0, 50, 520],
    [0, -20, 520],
  ],
}

const OUTWARD = 0.22
const shoes = (s: Sheet, angle: number) => {
  for (const k of [-1, 1] as const) drawShoe(s, k, angle)
}
const soles = (s: Sheet, angle: number) => {
  for (const k of [-1, 1] as const) now(s, soleLine(k, angle), 4)
}
const directions = (s: Sheet, angle: number, line = now) => {
  for (const k of [-1, 1] as const) {
    const [from, to] = toeLine(k, angle)
    line(s, [from, to], 4)
    for (const turn of [2.6, -2.6]) {
      const [dx, dy] = turned([(to[0] - from[0]) * 0.12, (to[1] - from[1]) * 0.12], turn)
      line(s, [[to[0] + dx, to[1] + dy], to], 4)
    }
  }
}
const ground = (s: Sheet) => groundEdge.slice(1).forEach((p, i) => light(s, [groundEdge[i]!, p], 2.4))
const onSoles: TopicDrawing = {
  steps: [
    (s) => {
      ground(s)
      soles(s, OUTWARD)
    },
    (s) => directions(s, OUTWARD),
    (s) => shoes(s, OUTWARD),
  ],
  slip: smaller((s) => {
    shoes(s, 0)
    directions(s, 0, red)
  }),
  cure: smaller((s) => {
    shoes(s, OUTWARD)
    soles(s, OUTWARD)
    directions(s, OUTWARD)
  }),
  checks: [
    [0, 120, 620],
    [0, 145, 560],
  ],
}

type Leg = { knee: Point; ankle: Point; turn: number }
const strike: Leg = { knee: [52, 8], ankle: [92, 201], turn: -0.42 }
const bears: Leg = { knee: [14, 10], ankle: [2, 210], turn: 0 }
const pushes: Leg = { knee: [8, 20], ankle: [-92, 160], turn: 0.78 }
const swings: Leg = { knee: [50, 0], ankle: [-44, 130], turn: 0.7 }
const FLOOR = 270
const hip: Point = [0, -220]
const QUIET = { trousers: '#C3CBD3', shoe: '#D8DCE0', sole: '#E8E6E0' }
const SHOWN = { trousers: '#5B7FA6', shoe: '#D9534A', sole: '#FBF8F2' }
function walkingLeg(s: Sheet, { knee, ankle, turn }: Leg, { trousers, shoe, sole }: typeof SHOWN) {
  smallShoe(s, ankle, { size: 84, angle: turn, colour: shoe, sole })
  limb(
    s,
    [hip, mixed(hip, knee, 0.5), knee, mixed(knee, ankle, 0.45), mixed(knee, ankle, 0.96)],
    [104, 88, 68, 62, 50],
    trousers,
    6,
  )
}
/** Somebody who walks, from the hips down; what one leg does is shown. */
function walker(s: Sheet, shown: Leg, other: Leg) {
  const contact: Point = [shown.ankle[0] + (shown.turn < 0 ? -4 : shown.turn > 0 ? 42 : 36), FLOOR + 2]
  s.flat(ellipse(...contact, shown.turn ? 52 : 90, 12).slice(0, -1), '#8C8291', still)
  const behind = other.ankle[0] < shown.ankle[0]
  if (behind) walkingLeg(s, other, QUIET)
  walkingLeg(s, shown, SHOWN)
  if (!behind) {
    walkingLeg(s, other, QUIET)
    walkingLeg(s, shown, SHOWN)
  }
  s.solid(trace('-52,-286 52,-286 56,-212 40,-180 -40,-180 -56,-212'), SHOWN.trousers, 6)
  s.flat(trace('-46,-210 46,-210 36,-150 -36,-150'), SHOWN.trousers, still)
  s.solid(trace('-56,-296 56,-296 58,-270 -58,-270'), '#7A4A38', 5, { corners: true })
}
const column = (s: Sheet, x: number, draw: () => void) => s.at(x, 36, { scale: 0.88 }, draw)
const floor = (s: Sheet) => now(s, [[-390, FLOOR] as const, [390, FLOOR] as const])
const weight = (s: Sheet) => {
  dot(s, [0, -220], now, 9)
  now(s, trace(`0,-210 10,${FLOOR}`), 4)
}
const flatBehind: Leg = { knee: [-20, 20], ankle: [-92, 210], turn: 0 }
const flatAhead: Leg = { knee: [40, 8], ankle: [92, 210], turn: 0 }
const steps: TopicDrawing = {
  steps: [
    (s) => {
      floor(s)
      column(s, -272, () => walker(s, strike, pushes))
    },
    (s) =>
      column(s, -24, () => {
        weight(s)
        walker(s, bears, swings)
      }),
    (s) =>
      column(s, 212, () => {
        now(s, trace('-120,150 -150,90'), 4)
        for (const end of ['-152,116', '-124,98']) now(s, trace(`${end} -150,90`), 4)
        walker(s, pushes, strike)
      }),
  ],
  slip: smaller((s) => walker(s, flatBehind, flatAhead), 0.52, [10, 2]),
  cure: smaller(
    (s) => {
      walker(s, pushes, flatAhead)
      red(s, trace('-130,190 -150,130'))
      for (const end of ['-156,152', '-134,142']) red(s, trace(`${end} -150,130`))
    },
    0.52,
    [10, 2],
  ),
  checks: [
    [180, 190, 400],
    [-30, 190, 420],
  ],
}

export const foot: readonly TopicDrawing[] = [footWedge, anklePair, onSoles, steps]

import { plainHead } from '../covers/heads.ts'
import { domeOf, strand } from '../figure/hair-flow.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { add, ellipse, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import * as heads from '../step-films/hair-heads.ts'
import {
  girl,
  HAIR,
  largeHead,
  lockedHead,
  lockLines,
  masses,
  roughHead,
  SHADE,
  SHINE,
  smallHead,
} from './hair-parts.ts'
import type { TopicDrawing } from './topic.ts'

const worn = { ...girl, yaw: 0.16 }

const parted = [-0.95, -0.6, -0.26, 0.06, 0.38, 0.7, 0.97]
/** What falls from the whorl, mass beside mass. */
function fallingMasses(s: Sheet) {
  const on = domeOf(plainHead(s, { part: 0, ...worn }))
  const from: Point = [on.crown[0], on.crown[1] + 0.1]
  const ways = parted.map((k): Point[] => [from, ...strand(on, k).filter((_, i) => i % 6 === 5)])
  ways.slice(1).forEach((way, i) => {
    const before = ways[i]!
    const [a, b] = [before.at(-1)!, way.at(-1)!]
    const tip: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.24]
    const mass = [...before, tip, ...way.toReversed()]
    light(s, mass, 3)
  })
}
/** Hair no larger than the skull: its masses lie on the skin. */
function stuckMasses(s: Sheet, { hair, hairDark }: HeadLook) {
  const top = ellipse(-0.016, -0.15, 0.95, 0.95, { from: Math.PI * 0.97, to: Math.PI * 2.03 })
  const beside = trace('0.93,0.3 0.86,0.72 0.74,0.8 0.79,0.3 0.78,-0.06')
  const fringe = trace('0.6,-0.02 0.5,-0.3 0.24,0 0.08,-0.34 -0.26,0 -0.4,-0.3 -0.62,-0.02')
  const mass = [...top, ...beside, ...fringe, ...beside.map(([x, y]): Point => [-x, y]).toReversed()]
  s.solid(mass, hair, 6, { corners: true })
  for (const valley of ['0.74,-0.2', '0.5,-0.3', '0.08,-0.34', '-0.4,-0.3', '-0.74,-0.2']) {
    const [x, y] = trace(valley)[0]!
    s.ink(
      [
        [x * 0.1, -1.06],
        [x * 0.8, -0.74],
        [x, y],
      ],
      5,
      { in: 0.2, out: 0.2, colour: hairDark },
    )
  }
}
const stuckHead = (s: Sheet) => {
  const hair = { behind: () => {}, before: stuckMasses }
  drawHead(s, plainHead(s, { ...worn, mood: 'calm', own: { bust: heads.bust, hair } }))
  heads.skull(s, worn, red, 4)
}
const whorl: TopicDrawing = {
  steps: [
    largeHead((s) => {
      heads.skull(s, worn)
      heads.lowerSkull(s, worn)
      heads.faceCross(s, worn)
    }),
    largeHead((s) => {
      fallingMasses(s)
      heads.whorl(s, worn)
    }),
    largeHead((s) => {
      heads.fingers(s, worn)
      heads.outside(s, worn, 0.7)
      heads.airyHead(s, worn)
    }),
  ],
  slip: smallHead(stuckHead),
  cure: smallHead((s) => {
    heads.airyHead(s, worn)
    heads.skull(s, worn)
    for (const angle of [-2.2, -1.57, -0.94]) red(s, [polar(angle, 1.42), polar(angle, 1.2)].map(overSkull), 4)
  }),
  checks: [
    [-80, -130, 460],
    [0, -150, 400],
  ],
}
const overSkull = ([x, y]: Point): Point => [x, y - 0.15]

const locks: TopicDrawing = {
  steps: [
    largeHead((s) => {
      roughHead(s)
      masses(s, now)
    }),
    largeHead((s) => lockLines(s, now)),
    largeHead((s) => lockedHead(s, { strays: true })),
  ],
  slip: smallHead((s) => lockedHead(s, { comb: true })),
  cure: smallHead((s) => lockedHead(s, { strays: true })),
  checks: [
    [0, -110, 440],
    [0, 130, 560],
  ],
}

/** A tress: the way it takes, how wide it is, and between which shares of it its back is seen. */
type Tress = { way: string; wide: number; turns?: readonly [number, number] }
const tresses: readonly Tress[] = [
  { way: '-10,-200 -66,-90 -90,50 -110,250', wide: 30 },
  { way: '10,-200 70,-90 92,50 130,240', wide: 28 },
  { way: '-16,-200 -130,-130 -180,0 -170,140 -250,290', wide: 48, turns: [0.36, 0.7] },
  { way: '16,-200 126,-130 182,-10 184,120 280,270', wide: 44, turns: [0.44, 0.76] },
  { way: '0,-200 -16,-60 18,80 -8,200 40,310', wide: 56, turns: [0.32, 0.68] },
]
const straight: readonly Tress[] = [-100, -60, -20, 20, 60, 100].map((x) => ({
  way: `${x * 0.2},-196 ${x * 1.5},-60 ${x * 1.9 + 10},90 ${x * 1.9 + 60},270`,
  wide: 30,
}))

/** Both edges, and the parts between the places where they cross. */
function ribbon({ way, wide, turns }: Tress) {
  const middle = through(trace(way), false, 12)
  const last = middle.length - 1
  const halfAt = (t: number) => {
    const swell = wide * Math.min(1, 0.3 + t * 3) * Math.min(1, ((1 - t) / 0.5) ** 0.8)
    if (!turns) return swell
    const [from, to] = turns
    const turn = (a: number) => Math.max(-1, Math.min(1, (t - a) / 0.17))
    return swell * Math.sin((Math.PI / 2) * (t < (from + to) / 2 ? -turn(from) : turn(to)))
  }
  const edge = (k: number) =>
    middle.map((at, i): Point => {
      const [a, b] = [middle[Math.max(0, i - 1)]!, middle[Math.min(last, i + 1)]!]
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2
      return add(at, polar(angle, k * halfAt(i / last)))
    })
  const [left, right] = [edge(1), edge(-1)]
  const part = (from: number, to: number) => {
    const [a, b] = [Math.round(from * last), Math.round(to * last) + 1]
    return [...left.slice(a, b), ...right.slice(a, b).toReversed()]
  }
  const [from, to] = turns ?? [1, 1]
  return { middle, left, right, front: turns ? [part(0, from), part(to, 1)] : [part(0, 1)], back: part(from, to) }
}

function inkTress(s: Sheet, tress: Tress) {
  const { left, right, front, back, middle } = ribbon(tress)
  const turns = tress.turns
  if (turns) s.flat(back, SHADE, { knock: true, corners: true, still: true })
  for (const shape of front) s.flat(shape, HAIR, { knock: true, corners: true, still: true })
  for (const edge of [left, right]) s.ink(edge, 5, { in: 0.1, out: 0.5, least: 0.1 })
  const strand = middle.slice(0, Math.round((turns?.[0] ?? 0.8) * 0.8 * middle.length))
  s.ink(strand, 2.4, { in: 0.2, out: 0.8 })
}

const bow = ['-8,-206 -60,-262 -116,-250 -110,-190 -60,-178', '8,-206 60,-262 116,-250 110,-190 60,-178']
function inkBow(s: Sheet) {
  for (const loop of bow) s.solid(trace(loop), '#7FA8C9', 5)
  for (const crease of ['-20,-212 -60,-226', '20,-212 60,-226']) s.ink(trace(crease), 3)
  s.solid(ellipse(0, -208, 26, 22), '#5F86A8', 5)
}

const twist: TopicDrawing = {
  steps: [
    (s) => {
      now(s, ellipse(0, -208, 26, 22, { to: 6.8 }))
      for (const tress of tresses) {
        const { turns: _, ...flat } = tress
        const { left, right, middle } = ribbon(flat)
        for (const edge of [left, right]) light(s, edge, 2.6)
        now(s, middle, 2.2)
      }
    },
    (s) =>
      tresses.forEach((tress) => {
        const { left, right } = ribbon(tress)
        for (const edge of [left, right]) now(s, edge, 3.4)
      }),
    (s) => {
      for (const tress of tresses) inkTress(s, tress)
      inkBow(s)
    },
  ],
  slip: (s) =>
    s.at(16, -6, { scale: 0.52 }, () => {
      for (const tress of straight) inkTress(s, tress)
      inkBow(s)
    }),
  cure: (s) =>
    s.at(16, -16, { scale: 0.52 }, () => {
      for (const tress of tresses) inkTress(s, tress)
      inkBow(s)
    }),
  checks: [
    [0, 0, 520],
    [0, 200, 600],
  ],
}

const HIGH = -0.72
/** A line around the ball of the hair, as high as the light. */
const around = (y: number, from: number, to: number): Point[] =>
  Array.from({ length: 15 }, (_, i) => {
    const x = from + ((to - from) * i) / 14
    return [x, y - 0.36 * Math.sqrt(Math.max(0, 1 - (x / 1.04) ** 2)) + 0.26]
  })
const band = (from: number, to: number, half = 0.09) => [
  ...around(HIGH - half, from, to),
  ...around(HIGH + half, from, to).toReversed(),
]
/** The band between two locks, frayed above and below. */
function frayed(from: number, to: number, teeth: number): Point[] {
  const jag = (line: readonly Point[], by: number) =>
    Array.from({ length: teeth * 2 + 1 }, (_, i): Point => {
      const [x, y] = line[Math.round((i / (teeth * 2)) * 14)]!
      return [x + (i % 2 ? by * 0.1 : 0), y + (i % 2 ? by : 0) * [1, 0.45, 0.75][i % 3]!]
    })
  return [...jag(around(HIGH - 0.06, from, to), -0.1), ...jag(around(HIGH + 0.07, from, to), 0.22).toReversed()]
}
const patches: readonly (readonly [number, number, number])[] = [
  [-0.87, -0.74, 1],
  [-0.66, -0.06, 4],
  [0.07, 0.34, 2],
  [0.46, 0.66, 1],
]
const glossy = (s: Sheet) => {
  for (const patch of patches) s.flat(frayed(...patch), SHINE, { corners: true, still: true })
}
const lamp = (s: Sheet) => {
  s.flat(ellipse(-1.62, -1.36, 0.2, 0.2), '#F6C65B', { still: true })
  now(s, ellipse(-1.62, -1.36, 0.2, 0.2, { to: 6.8 }))
  now(s, [
    [-1.36, -1.2],
    [-0.98, -0.96],
  ])
  for (const end of ['-0.98,-0.96 -1.14,-0.95', '-0.98,-0.96 -1.04,-1.1']) now(s, trace(end))
}

const shine: TopicDrawing = {
  steps: [
    largeHead((s) => {
      lockedHead(s)
      lamp(s)
      now(s, around(HIGH, -0.98, 0.98), 2.6)
    }),
    largeHead((s) => {
      s.flat(band(-0.86, 0.72), SHINE, { corners: true, still: true })
    }),
    largeHead((s) => {
      s.flat(band(-0.88, 0.74, 0.1), HAIR, { corners: true, still: true })
      glossy(s)
    }),
  ],
  slip: smallHead((s) =>
    lockedHead(s, { inHair: () => s.ink(trace('-0.86,-0.7 0.86,-0.7'), 9, { colour: '#FFFFFF', least: 0.9 }) }),
  ),
  cure: smallHead((s) => {
    lockedHead(s, { inHair: glossy })
    for (const y of [HIGH - 0.2, HIGH + 0.24]) now(s, around(y, -0.96, 0.96), 2.4)
  }),
  checks: [
    [0, -150, 480],
    [0, -140, 380],
  ],
}

export const hairFlow: readonly TopicDrawing[] = [whorl, locks, twist, shine]

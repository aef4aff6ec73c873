import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, measure, now, red, type View } from '../step-films/face.ts'
import * as hb from '../step-films/head-box.ts'
import { penned } from './eyes-parts.ts'
import { SHADE, SKIN } from './hand-parts.ts'
import * as model from './head-parts.ts'
import * as side from './profile-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const FIELD = box(-390, -330, 390, 322)
const large = (draw: Draw) => (s: Sheet) => s.within(FIELD, () => s.at(-10, -96, { scale: 194 }, () => draw(s)), true)
const SMALL = box(-134, -150, 186, 150)
const small = (draw: Draw) => (s: Sheet) =>
  penned(s, 0.6, () => s.within(SMALL, () => s.at(24, -34, { scale: 96 }, () => draw(s)), true))

const SIDEWARDS: View = { yaw: 0.78, pitch: 0.05 }
const EAR = hb.headAt(SIDEWARDS)(-0.72, 0, -0.26)[0]
const behindEar = (s: Sheet) => {
  for (const x of [-1.07, EAR]) now(s, trace(`${x},0.1 ${x},1.16`), 3)
  measure(s, [-1.07, 1.06], [EAR, 1.06], (sheet, points) => now(sheet, points, 3.4))
}

const ballAndJaw: TopicDrawing = {
  steps: [
    large((s) => {
      now(s, ellipse(0, 0, 1, 1, { from: 3.6, to: 10.2 }))
      hb.cut(s, SIDEWARDS)
    }),
    large((s) => {
      hb.crossOnCut(s, SIDEWARDS, light)
      hb.ear(s, SIDEWARDS)
      hb.middle(s, SIDEWARDS, light)
    }),
    large((s) => {
      hb.chin(s, SIDEWARDS)
      hb.cheeks(s, SIDEWARDS)
      hb.jaw(s, SIDEWARDS)
      model.modelHead(s, SIDEWARDS)
    }),
  ],
  slip: small((s) => model.modelHead(s, SIDEWARDS, { behind: 0.12 })),
  cure: small((s) => {
    model.modelHead(s, SIDEWARDS)
    behindEar(s)
  }),
  checks: [
    [-110, -80, 420],
    [-90, -110, 480],
  ],
}

const UPWARDS: View = { yaw: 0.42, pitch: -0.56 }
const DOWNWARDS: View = { yaw: 0.42, pitch: 0.5 }
const eyeRing = (s: Sheet) => model.ring(s, UPWARDS, model.EYE_RING)

const RINGS = [model.EYE_RING, model.NOSE_RING, model.MOUTH_RING] as const
/** The same rings, seen from above. */
function lookingDown(s: Sheet) {
  model.faintBall(s)
  hb.cheeks(s, DOWNWARDS, light)
  for (const at of RINGS) model.ring(s, DOWNWARDS, at)
}

const arcs: TopicDrawing = {
  steps: [
    large((s) => {
      model.faintBall(s)
      hb.middle(s, UPWARDS, light)
      eyeRing(s)
    }),
    large((s) => {
      hb.cheeks(s, UPWARDS, light)
      model.ring(s, UPWARDS, model.NOSE_RING)
      model.ring(s, UPWARDS, model.MOUTH_RING)
      s.at(-1.54, -0.72, { scale: 0.38 }, () => lookingDown(s))
    }),
    large((s) => {
      const under = model.seenAt(UPWARDS)(model.underChin)
      now(s, [...under, under[0]!])
      model.modelHead(s, UPWARDS)
    }),
  ],
  slip: small((s) => {
    model.modelHead(s, UPWARDS, { faces: { yaw: 0.42, pitch: 0 }, mask: true })
    red(s, trace('-0.9,0.08 1.1,0.08'), 4)
  }),
  cure: small((s) => {
    model.modelHead(s, UPWARDS)
    for (const at of RINGS) model.ring(s, UPWARDS, at)
  }),
  checks: [
    [20, -130, 480],
    [60, 70, 420],
  ],
}

const SLANTED: View = { yaw: 0.72, pitch: 0 }
/** Brow, hollow, cheekbone, beside the mouth, chin. */
const FAR: readonly Point[] = trace('0.97,-0.14 0.86,0.12 0.92,0.44 0.84,0.74 0.73,0.98 0.68,1.2 0.52,1.38')
const corner = (s: Sheet, [x, y]: Point) => now(s, ellipse(x, y, 0.035, 0.035, { to: 7 }), 4)

const slanted: TopicDrawing = {
  steps: [
    large((s) => {
      model.faintBall(s)
      hb.middle(s, SLANTED, light)
      hb.browLine(s, SLANTED, light)
      now(s, [...trace('0.94,-0.36'), ...FAR.slice(0, 2)], 5)
      corner(s, FAR[1]!)
    }),
    large((s) => {
      now(s, FAR.slice(1, 4), 5)
      corner(s, FAR[2]!)
    }),
    large((s) => {
      now(s, FAR.slice(3), 5)
      corner(s, FAR[4]!)
      corner(s, FAR[6]!)
      model.modelHead(s, SLANTED, { far: FAR, farEye: -0.09 })
      hb.middle(s, SLANTED, now)
    }),
  ],
  slip: small((s) => model.modelHead(s, SLANTED, { far: FAR, farEye: 0.2 })),
  cure: small((s) => {
    model.modelHead(s, SLANTED, { far: FAR, farEye: -0.09 })
    hb.middle(s, SLANTED, now)
    for (const [from, to] of [
      [0.08, 0.56],
      [0.58, 0.85],
    ] as const)
      measure(s, [from, 0.56], [to, 0.56], (sheet, points) => now(sheet, points, 2.6))
  }),
  checks: [
    [160, -80, 320],
    [80, -40, 400],
  ],
}

const BACK = trace('0.66,0.5 0.66,0.86 0.78,1.26 1.02,1.6 1.5,1.84')
const BEFORE = trace('-0.84,1.15 -0.7,1.19 -0.4,1.23 -0.32,1.36 -0.18,1.68 -0.42,1.9')
const MUSCLE = trace('0.36,0.56 0.34,1.0 0.26,1.5 0.16,1.96')
const PIT: Point = [0.12, 2.02]

/** Shoulders from the front, the head turned to its side. */
function turnedBody(s: Sheet, back: readonly Point[], before: readonly Point[], muscle: boolean) {
  const skin = [
    ...before,
    ...trace('-0.9,2.04 -1.3,2.16 -1.5,3 1.9,3 1.84,2.16'),
    ...back.toReversed(),
    [0, 0.4] as Point,
  ]
  s.flat(skin, SKIN, { knock: true, still: true, corners: true })
  s.within(
    skin,
    () => {
      s.flat(trace('-0.86,1.1 -0.3,0.9 0.2,0.6 0.5,0.4 0.3,1 -0.02,1.3 -0.3,1.44 -0.44,1.24'), SHADE, { still: true })
      if (muscle)
        s.flat(trace('0.4,0.6 0.7,0.6 0.9,1.4 1.1,1.8 0.5,1.9 0.18,2 0.34,1.3'), SHADE, { still: true, opacity: 0.5 })
    },
    true,
  )
  s.ink(before, 6, { in: 0.05, out: 0.2, least: 0.5 })
  s.ink(trace('-0.34,1.86 -0.9,2.02 -1.28,2.16 -1.46,2.6'), 6, { in: 0.2, out: 0.1, least: 0.5 })
  s.ink([...back, ...trace('1.8,2.1 1.9,2.6')], 6, { in: 0.05, out: 0.1, least: 0.5 })
  s.ink(trace('0.22,2 0.6,1.94 1.3,1.98'), 4, { in: 0.1, out: 0.6 })
  s.ink(trace('0,2.04 -0.34,2.04 -0.86,2.16'), 4, { in: 0.1, out: 0.6 })
  if (muscle) {
    s.ink(MUSCLE, 5, { in: 0.2, out: 0.1 })
    s.ink(ellipse(...PIT, 0.09, 0.05, { from: 0.2, to: 2.9 }), 4)
  }
  s.solid(trace('-1.02,2.1 -0.86,2.1 -0.5,2.4 0.16,2.5 0.9,2.36 1.3,1.98 1.5,1.98 1.74,3.4 -1.34,3.4'), '#3F7C8E', 5)
}
const turned = (s: Sheet, back = BACK, before = BEFORE, muscle = true) =>
  side.sideHead(s, { body: (sheet) => turnedBody(sheet, back, before, muscle) })
const bust = (draw: Draw) => (s: Sheet) => s.within(FIELD, () => s.at(-40, -66, { scale: 176 }, () => draw(s)), true)
const littleBust = (draw: Draw) => (s: Sheet) =>
  penned(s, 0.55, () => s.within(SMALL, () => s.at(18, -38, { scale: 80 }, () => draw(s)), true))

const neck: TopicDrawing = {
  steps: [
    bust((s) => {
      light(s, side.skull, 2.4)
      light(s, side.profileLine(s), 2.4)
      now(s, BACK, 5)
      corner(s, BACK[0]!)
    }),
    bust((s) => now(s, BEFORE, 5)),
    bust((s) => {
      now(s, MUSCLE, 5)
      turned(s)
    }),
  ],
  slip: littleBust((s) =>
    turned(s, trace('0.5,0.5 0.5,0.9 0.5,1.3 0.5,1.86 1.5,1.9'), trace('-0.3,1.0 -0.3,1.3 -0.3,1.6 -0.3,1.92'), false),
  ),
  cure: littleBust((s) => {
    turned(s)
    now(s, trace('0.06,0.7 0.44,1.98'), 4)
    now(s, trace('-1.4,2.16 1.8,1.98'), 2.4)
  }),
  checks: [
    [-10, 160, 480],
    [20, 140, 420],
  ],
}

export const headAngle: readonly TopicDrawing[] = [ballAndJaw, arcs, slanted, neck]

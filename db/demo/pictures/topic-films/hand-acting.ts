import { box } from '../backdrop.ts'
import { add, bend, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { penned } from './eyes-parts.ts'
import * as grip from './grip-parts.ts'
import * as parts from './hand-acting-parts.ts'
import { along, nail, roundFinger, SHADE, SKIN } from './hand-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const FIELD = box(-390, -326, 390, 326)
const placed =
  ([x, y]: Point, scale: number) =>
  (draw: Draw) =>
  (s: Sheet) =>
    s.within(FIELD, () => s.at(x, y, { scale }, () => draw(s)), true)
const SMALL = box(-188, -150, 188, 150)
const small =
  ([x, y]: Point, scale: number) =>
  (draw: Draw) =>
  (s: Sheet) =>
    penned(s, 0.6, () => s.within(SMALL, () => s.at(x, y, { scale }, () => draw(s)), true))

function arrow(s: Sheet, from: Point, to: Point, line = now) {
  line(s, [from, to], 5)
  for (const turn of [0.5, -0.5]) line(s, [to, add(to, polar(along(to, from) + turn, 26))], 5)
}

const holdLarge = placed([-80, 4], 1.4)
const holdSmall = small([-20, 4], 0.66)
const hidden = (s: Sheet, width = 2.4) => parts.farFingers.forEach((spine) => now(s, parts.farFinger(spine), width))

const holding: TopicDrawing = {
  steps: [
    holdLarge((s) => parts.glass(s)),
    holdLarge((s) => hidden(s)),
    holdLarge((s) => {
      parts.behindGlass(s)
      parts.glass(s, 0, true)
      parts.nearThumb(s)
    }),
  ],
  slip: holdSmall((s) => {
    parts.behindGlass(s, 176)
    parts.nearThumb(s, 108)
    parts.glass(s, -70)
  }),
  cure: holdSmall((s) => {
    parts.behindGlass(s)
    parts.glass(s, 0, true)
    parts.nearThumb(s)
    hidden(s, 3)
  }),
  checks: [
    [-170, 40, 340],
    [-60, 0, 480],
  ],
}

const fistLarge = placed([-196, 20], 1)
const onRight = (draw: Draw) => (s: Sheet) =>
  s.within(box(-30, -326, 390, 326), () => s.at(266, -120, { scale: 1, scaleX: -1, rotate: -0.9 }, () => draw(s)), true)
const relaxedSmall = small([0, 24], 1)
const hanging = (limp: parts.Limp) => (s: Sheet) =>
  s.at(40, -60, { scale: 0.52, scaleX: -1, rotate: -0.9 }, () => parts.limpHand(s, limp))

const strongFingers: TopicDrawing = {
  steps: [
    (s) => {
      fistLarge((sheet) => {
        light(sheet, grip.fistRound, 3)
        arrow(sheet, [-190, -90], [-70, -20])
        arrow(sheet, [190, -120], [90, -30])
      })(s)
      onRight((sheet) => {
        light(sheet, parts.onHand(grip.RELAXED, trace('20,-52 110,-66 172,-56 176,30 100,56 40,50')), 3)
        for (const k of [1, -1])
          light(
            sheet,
            [0.1, 0.5, 0.94].map((t) => parts.besideArm(t, k * (100 - t * 44))),
            3,
          )
      })(s)
      arrow(s, [60, -40], [46, 110])
    },
    (s) => {
      fistLarge((sheet) => {
        for (const line of grip.fistKnuckles) now(sheet, line, 4)
        for (const top of grip.fistTops) now(sheet, ellipse(...top, 9, 9, { to: 7 }), 3)
      })(s)
      onRight((sheet) => {
        for (const spine of parts.hangingFingers(grip.RELAXED)) {
          now(sheet, spine, 3)
          for (const joint of spine.slice(1, -1)) now(sheet, ellipse(...joint, 9, 9, { to: 7 }), 3)
        }
      })(s)
    },
    (s) => {
      fistLarge(grip.fist)(s)
      onRight((sheet) => parts.limpHand(sheet, grip.RELAXED))(s)
    },
  ],
  slip: relaxedSmall(hanging(grip.RAKE)),
  cure: relaxedSmall(hanging(grip.RELAXED)),
  checks: [
    [-200, -60, 380],
    [190, 90, 380],
  ],
}

const TOUCH: Point = [64, -14]
const BODY = trace(
  '-350,170 -330,20 -220,-110 -80,-146 6,-124 40,-66 54,-8 100,4 148,-12 190,-26 236,40 252,160 200,246 -50,262 -290,246',
)
const ROUND = trace('-350,170 -330,20 -220,-110 -70,-150 60,-130 160,-80 226,10 250,150 200,246 -50,262 -290,246')
const FINGER = trace('330,-330 240,-232 160,-140 96,-50')
/** Its tip lies flat on what it touches. */
const pressed = [
  ...roundFinger(FINGER, [130, 112, 98, 84]).slice(0, 18),
  ...trace('50,-58 46,-30 66,-8 102,-4 134,-18'),
  ...roundFinger(FINGER, [130, 112, 98, 84]).slice(25),
]
const straight = roundFinger(
  FINGER.map(([x, y]): Point => [x - 56, y + 76]),
  [130, 112, 98, 84],
)

/** A soft sweet with a face. */
function sweet(s: Sheet, shape: readonly Point[]) {
  s.solid(shape, '#FFF7EC', 6)
  s.within(shape, () => {
    s.flat(trace('-360,190 -200,220 0,226 180,190 270,80 290,300 -360,300'), '#F0CDB8', { still: true })
    for (const x of [-250, 10]) s.flat(ellipse(x, 108, 44, 24), '#F2A091', { still: true, opacity: 0.8 })
  })
  for (const x of [-196, -50]) s.black(ellipse(x, 62, 13, 18))
  s.ink(trace('-150,104 -136,116 -122,104 -108,116 -94,104'), 5)
}

function touchingFinger(s: Sheet, outline: readonly Point[], at: Point) {
  s.flat(outline, SKIN, { knock: true, still: true, corners: true })
  s.within(
    outline,
    () =>
      s.flat(
        trace('400,-330 280,-180 190,-70 130,20 30,60 40,-20 130,-110 230,-220 330,-330').map((p) => add(p, at)),
        SHADE,
        { still: true, opacity: 0.6, corners: true },
      ),
    true,
  )
  s.ink(outline, 6.4, { in: 0.05, out: 0.05, least: 0.5 })
  for (const [x, y] of trace('196,-196 206,-186'))
    s.ink(bend(add([x - 44, y - 30], at), add([x + 6, y - 12], at), add([x + 30, y + 18], at)), 3, {
      in: 0.4,
      out: 0.4,
    })
  nail(s, add([190, -150], at), add([98, -74], at), 30, 0.62)
}
const shadow = (s: Sheet, line = false) => {
  s.flat(trace('44,-40 40,-4 70,14 120,12 156,-2 134,2 100,2 70,0 52,-18'), '#B9705C', { still: true })
  if (line) red(s, ellipse(92, -4, 92, 54, { from: 3.9, to: 10.4 }), 5)
}
const touchLarge = placed([36, 36], 1.1)
const touchSmall = small([30, 14], 0.48)

const touching: TopicDrawing = {
  steps: [
    touchLarge((s) => {
      light(s, [...ROUND, ROUND[0]!], 2.4)
      now(s, ellipse(...TOUCH, 12, 12, { to: 12 }), 5)
      light(s, FINGER, 2.4)
    }),
    touchLarge((s) => now(s, pressed, 4)),
    touchLarge((s) => {
      now(s, bend([-10, -112], [66, 60], [190, 20]), 5)
      sweet(s, BODY)
      shadow(s)
      touchingFinger(s, pressed, [0, 0])
    }),
  ],
  slip: touchSmall((s) => {
    sweet(s, ROUND)
    touchingFinger(s, straight, [-56, 76])
    red(s, ellipse(48, 36, 84, 76, { from: 3.9, to: 10.4 }), 5)
  }),
  cure: touchSmall((s) => {
    sweet(s, BODY)
    shadow(s, true)
    touchingFinger(s, pressed, [0, 0])
  }),
  checks: [
    [130, 30, 340],
    [130, 0, 320],
  ],
}

const DROOPING: parts.Limp = { turn: 1.12, waist: 58, bump: 15 }
const LIFTED: parts.Limp = { turn: 0.5, waist: 56, bump: 20 }
const wristLarge = placed([-10, 40], 1.06)

const wrist: TopicDrawing = {
  steps: [
    wristLarge((s) => {
      arrow(s, parts.arm[0], parts.arm[2])
      light(s, ellipse(...parts.arm[2], 62, 62, { to: 6.8 }), 2.4)
      for (const k of [1, -1])
        light(s, [parts.besideArm(0.06, k * 100), parts.besideArm(0.5, k * 90), parts.besideArm(0.88, k * 60)], 2.4)
    }),
    wristLarge((s) => {
      now(s, ellipse(...parts.arm[2], 14, 14, { to: 7 }), 4)
      const [from, to] = parts.onHand(DROOPING, trace('0,0 180,0')) as [Point, Point]
      arrow(s, from, to)
    }),
    wristLarge((s) => {
      for (const spine of parts.hangingFingers(DROOPING)) now(s, spine, 3)
      parts.limpHand(s, DROOPING)
    }),
  ],
  slip: small([-30, 70], 0.44)((s) => parts.stickArm(s)),
  cure: small(
    [-30, 40],
    0.44,
  )((s) => {
    parts.limpHand(s, LIFTED)
    red(s, ellipse(-96, -168, 72, 60, { from: 3.9, to: 10.4 }), 5)
  }),
  checks: [
    [0, 0, 620],
    [-70, -110, 320],
  ],
}

export const handActing: readonly TopicDrawing[] = [holding, strongFingers, touching, wrist]

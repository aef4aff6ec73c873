import { box } from '../backdrop.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, measure, now } from '../step-films/face.ts'
import * as eye from './eyes-parts.ts'
import { SHADE, SKIN } from './hand-parts.ts'
import * as side from './profile-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const FIELD = box(-390, -326, 390, 326)
const placed =
  ([x, y]: Point, scale: number) =>
  (draw: Draw) =>
  (s: Sheet) =>
    s.within(FIELD, () => s.at(x, y, { scale }, () => draw(s)), true)
const whole = placed([20, -32], 200)
const SMALL = box(-128, -150, 186, 150)
const small =
  ([x, y]: Point, scale: number) =>
  (draw: Draw) =>
  (s: Sheet) =>
    eye.penned(s, 0.6, () => s.within(SMALL, () => s.at(x, y, { scale }, () => draw(s)), true))
const littleHead = small([24, -10], 104)

/** One eye wide, from the root of the nose to the eye. */
const oneEyeBehind = (s: Sheet, width = 3) => {
  for (const [from, to] of [
    [side.ROOT[0], side.EYE.from],
    [side.EYE.from, side.EYE.to],
  ] as const)
    measure(s, [from, 0.34], [to, 0.34], (sheet, points) => now(sheet, points, width))
}

const bumps: TopicDrawing = {
  steps: [
    whole((s) => {
      light(s, side.skull)
      light(s, trace('-0.93,0.1 -0.92,0.6 -0.88,1.12 -0.5,1.2 -0.1,0.98 0.2,0.6'))
      light(s, trace('-1.1,0.11 0.9,0.11'))
      light(s, side.neckFront)
      now(s, side.profileLine(s).slice(0, side.BROW + 1), 5)
    }),
    whole((s) => {
      now(s, side.profileLine(s).slice(side.BROW, side.HOLLOW + 1), 5)
      now(s, ellipse(...side.ROOT, 0.04, 0.04, { to: 7 }), 3)
    }),
    whole((s) => {
      now(s, side.profileLine(s).slice(side.HOLLOW, side.TIP), 5)
      side.sideHead(s)
      oneEyeBehind(s)
    }),
  ],
  slip: littleHead((s) => side.sideHead(s, { eyeAhead: 0.26 })),
  cure: littleHead((s) => {
    side.sideHead(s)
    oneEyeBehind(s, 2.4)
  }),
  checks: [
    [-150, -20, 360],
    [-160, -60, 360],
  ],
}

const FRONT = trace('2,-250 60,-248 -20,112 -132,94')
const NEAR_SIDE = trace('60,-248 104,-226 122,92 -20,112')
const FAR_SIDE = trace('2,-250 -26,-234 -152,106 -132,94')
const UNDER = trace('-132,94 -20,112 122,92 10,146 -152,106')
const TIP_BALL = ellipse(-78, 78, 58, 58, { from: 2, to: 8.4 })
const NEAR_WING = ellipse(84, 66, 48, 40, { from: 2, to: 8.4 })
const FAR_WING = ellipse(-146, 84, 17, 26, { from: 2, to: 8.4 })
const planes = (s: Sheet) => {
  for (const plane of [FRONT, NEAR_SIDE, FAR_SIDE, UNDER])
    plane.forEach((p, i) => now(s, [p, plane[(i + 1) % plane.length]!], 3))
}

/** The far side of a face that looks to the left: brow, hollow, cheekbone, beside the mouth. */
const FAR_CHEEK = through(trace('-206,-320 -232,-250 -212,-170 -236,-60 -226,60 -206,180 -178,300'), false, 6)

function face(s: Sheet, { holes = false } = {}) {
  s.flat([...FAR_CHEEK, [340, 300], [340, -320], [-206, -320]], SKIN, { still: true, corners: true })
  s.ink(FAR_CHEEK, 6, { in: 0.1, out: 0.1, least: 0.4 })
  s.flat(trace('70,-236 104,-200 126,20 134,90 84,108 20,100 -24,60 26,-90 56,-210'), SHADE, {
    still: true,
    opacity: 0.45,
  })
  if (holes)
    for (const [x, y, wide] of [
      [34, 104, 34],
      [-104, 110, 24],
    ] as const)
      s.black(ellipse(x, y, wide, 20))
  else
    s.flat(trace('-140,104 -90,128 -40,126 20,104 76,100 116,92 84,120 34,132 8,152 -40,140 -100,140'), '#B9705C', {
      still: true,
    })
  for (const [x, wide, turn] of [
    [-134, 48, -1],
    [212, 98, 1],
  ] as const) {
    s.at(x, -166, { scale: 84, scaleX: (turn * wide) / 84 }, () => {
      eye.penned(s, 0.6, () => {
        eye.wholeEye(s)
        eye.lid(s, 24)
        eye.lowerRim(s)
        eye.brow(s, 18)
      })
    })
  }
  s.ink(trace('-44,-244 -70,-150 -106,-40 -138,50 -138,100 -112,126 -78,136 -44,130 -22,116'), 6, {
    in: 0.5,
    out: 0.2,
    least: 0.3,
  })
  s.ink(trace('44,60 70,30 112,36 130,70 116,98 84,108 56,102'), 6, { in: 0.3, out: 0.3 })
  s.ink(trace('-150,68 -160,90 -146,108'), 5, { in: 0.3, out: 0.3 })
  if (!holes) s.ink(trace('6,120 30,110 54,112'), 5, { in: 0.3, out: 0.3 })
  s.flat(trace('-152,256 -104,222 -70,234 -26,220 90,256 0,300 -90,300'), '#D9847A', { still: true })
  s.ink(trace('-156,258 -104,262 -70,270 -26,260 96,258'), 5, { in: 0.2, out: 0.3 })
}

const noseSolid: TopicDrawing = {
  steps: [
    planes,
    (s) => {
      now(s, TIP_BALL)
      light(s, ellipse(-78, 78, 58, 18, { from: 0, to: 3.14 }))
    },
    (s) => {
      now(s, NEAR_WING)
      now(s, FAR_WING)
      face(s)
    },
  ],
  slip: small([28, 4], 0.44)((s) => face(s, { holes: true })),
  cure: small([28, 4], 0.44)((s) => face(s)),
  checks: [
    [-10, 100, 420],
    [0, 80, 420],
  ],
}

const OPEN = 0.22
/** A closed mouth on the left and an open one on the right: from eye to neck. */
const half = (middle: number) => (draw: Draw) => (s: Sheet) =>
  s.within(
    box(middle - 182, -316, middle + 182, 316),
    () => s.at(middle + 130, -216, { scale: 262 }, () => draw(s)),
    true,
  )
const closed = half(-196)
const opened = half(196)
const both = (draw: (s: Sheet, open: number) => void) => (s: Sheet) => {
  closed((sheet) => draw(sheet, 0))(s)
  opened((sheet) => draw(sheet, OPEN))(s)
}
const lowerFace = small([76, -96], 160)
const teeth = (s: Sheet, open: number) => {
  now(s, ellipse(-0.72, 0.76, 0.24, 0.16, { from: Math.PI, to: Math.PI * 1.7 }))
  now(s, trace('-0.96,0.76 -0.8,0.79 -0.58,0.77'), 2)
  const low = (points: readonly Point[]) => points.map((p) => side.jawed(p, open))
  now(s, low(ellipse(-0.72, 0.79, 0.24, 0.16, { from: Math.PI, to: Math.PI * 0.3 })))
  if (open) now(s, low(trace('-0.96,0.79 -0.8,0.8 -0.6,0.77')), 2)
}

const mouthDepth: TopicDrawing = {
  steps: [
    both((s, open) => {
      const line = side.profileLine(s)
      light(s, line.slice(2, 12), 2.4)
      light(
        s,
        line.slice(17, 23).map((p) => side.jawed(p, open)),
        2.4,
      )
      teeth(s, open)
    }),
    both((s, open) => {
      const [x, y]: Point = open ? side.OPEN_CORNER : [-0.6, 0.775]
      now(s, ellipse(x, y, 0.024, 0.024, { to: 12 }), 5)
      light(s, trace(`${side.IRIS_X},0.24 ${x},${y - 0.05}`), 2.4)
    }),
    both((s, open) => {
      if (!open) now(s, side.profileLine(s).slice(10, 17), 4)
      side.sideHead(s, { open })
    }),
  ],
  slip: lowerFace((s) => side.sideHead(s, { corner: -0.2 })),
  cure: lowerFace((s) => {
    side.sideHead(s)
    now(s, trace(`${side.IRIS_X},0.26 -0.6,0.95`), 3)
  }),
  checks: [
    [-250, 20, 300],
    [0, 20, 620],
  ],
}

const low = placed([60, -166], 228)
const littleChin = small([26, -92], 112)
const chinAndNeck: TopicDrawing = {
  steps: [
    low((s) => {
      const line = side.profileLine(s)
      light(s, line.slice(0, 16), 2.2)
      now(s, line.slice(16, 22), 5)
    }),
    low((s) => {
      light(s, side.profileLine(s).slice(21), 2.2)
      now(s, side.underside, 5)
    }),
    low((s) => {
      now(s, side.neckFront, 5)
      now(s, ellipse(...side.THROAT, 0.16, 0.16, { from: 1.28, to: 3.2 }), 3)
      side.sideHead(s)
    }),
  ],
  slip: littleChin((s) => side.sideHead(s, { oneSlope: true })),
  cure: littleChin((s) => side.sideHead(s, { under: '#B97F86' })),
  checks: [
    [-60, 90, 400],
    [40, 160, 480],
  ],
}

export const profile: readonly TopicDrawing[] = [bumps, noseSolid, mouthDepth, chinAndNeck]

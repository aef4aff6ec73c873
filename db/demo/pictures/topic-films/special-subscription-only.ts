import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, light, now, red } from '../step-films/face.ts'
import * as bone from './bones-parts.ts'
import { withPen } from './body-parts.ts'
import { shoulderBlades } from './torso.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const smaller =
  (draw: Draw, scale = 0.49, at: Point = [24, 0]) =>
  (s: Sheet) =>
    s.at(...at, { scale }, () => withPen(s, 0.6, () => draw(s)))
const closed = (points: readonly Point[]) => [...points, points[0]!, points[1]!]
const larger = (draw: Draw) => (s: Sheet) => s.at(0, 0, { scale: 1.04 }, () => draw(s))

const ribs: TopicDrawing = {
  steps: [
    larger((s) => {
      now(s, closed(bone.egg), 5)
      light(s, trace('0,-140 0,122'), 2.4)
      light(s, ellipse(0, -244, 54, 64, { from: 4, to: 10.6 }), 2.4)
      light(s, trace('-134,-108 -40,-140 0,-146 40,-140 134,-108'), 2.4)
    }),
    larger((s) => now(s, bone.notch, 5)),
    larger((s) => {
      bone.roundLines(s)
      bone.frontMan(s)
      bone.ribCage(s)
    }),
  ],
  slip: smaller((s) => {
    bone.frontMan(s)
    bone.ribBoard(s)
  }),
  cure: smaller((s) => {
    bone.frontMan(s)
    s.solid(bone.egg, '#F8EED8', 5)
    bone.roundLines(s)
  }),
  checks: [
    [0, -10, 340],
    [0, 70, 320],
  ],
}

const cornerLine = (s: Sheet, line = now) => {
  const [[lx, ly], [rx, ry]] = bone.corners
  line(s, [[lx - 60, ly - 17] as const, [rx + 60, ry + 17] as const], 5)
  for (const at of bone.corners) dot(s, at, line, 11)
}
const pelvis: TopicDrawing = {
  steps: [
    larger((s) => {
      bone.bowl(s)
      light(s, trace('-92,-310 -90,-230 -104,-150'), 2.4)
      light(s, trace('92,-310 84,-230 96,-150'), 2.4)
    }),
    larger((s) => cornerLine(s)),
    larger((s) => {
      bone.sockets(s)
      now(s, trace('-116,20 -96,170 -84,310'), 4)
      now(s, trace('108,52 98,180 90,310'), 4)
      bone.hips(s)
    }),
  ],
  slip: smaller(bone.stickHips),
  cure: smaller((s) => {
    bone.hips(s)
    cornerLine(s, red)
  }),
  checks: [
    [0, -50, 420],
    [0, 50, 440],
  ],
}

const taller = (draw: Draw) => (s: Sheet) => s.at(0, 4, { scale: 1.02 }, () => draw(s))
const nearer = (draw: Draw) => (s: Sheet) =>
  s.within(box(-140, -150, 190, 150), () => smaller(draw, 0.72, [24, 76])(s), true)
const ground = (s: Sheet) => s.flat(ellipse(-10, 304, 130, 9).slice(0, -1), '#D9D2C6', { still: true })
const spine: TopicDrawing = {
  steps: [
    taller((s) => {
      now(s, bone.wave, 6)
      light(s, ellipse(8, -262, 48, 50, { from: 4, to: 10.6 }), 2.4)
      light(s, trace('8,-210 4,306'), 2.4)
      light(s, trace('-150,306 150,306'), 2.4)
    }),
    taller((s) => {
      bone.chestEgg(s)
      bone.hipBowl(s)
    }),
    taller((s) => {
      ground(s)
      bone.sideWoman(s)
    }),
  ],
  slip: nearer(bone.pillarWoman),
  cure: nearer((s) => {
    bone.sideWoman(s)
    now(s, bone.wave, 6)
  }),
  checks: [
    [0, -70, 420],
    [0, 0, 620],
  ],
}

export const specialSubscriptionOnly: readonly (TopicDrawing | null)[] = [ribs, pelvis, shoulderBlades, spine]

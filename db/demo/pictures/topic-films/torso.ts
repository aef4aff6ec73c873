import { cast } from '../covers/cast.ts'

import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, inked, light, now, red } from '../step-films/face.ts'
import { withPen } from './body-parts.ts'
import {
  bareArm,
  bumps,
  folds,
  hipBox,
  hips,
  pegs,
  TROUSERS,
  bareMan,
  cage,
  egg,
  flatBoard,
  frontCut,
  head,
  open,
  plainEgg,
  SHADE,
  SHADOW,
  side,
  within,
  still,
} from './torso-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const closed = (points: readonly Point[]) => [...points, points[0]!, points[1]!]
const smaller =
  (draw: Draw, scale = 0.46, at: Point = [30, 0]) =>
  (s: Sheet) =>
    s.at(...at, { scale }, () => withPen(s, 0.6, () => draw(s)))

const arch = trace('-52,146 -14,100 32,58 64,96 92,126')
/** The cage, so large that a body holds it. */
const caged = (draw: Draw) => (s: Sheet) => s.at(4, 2, { scale: 0.86 }, () => draw(s))
const ribBox: TopicDrawing = {
  steps: [
    caged((s) => {
      now(s, closed(egg), 4)
      light(s, trace('14,-132 48,-20 52,60 30,148'))
    }),
    caged((s) => {
      now(s, closed(frontCut))
      for (const [a, b] of [
        ['-34,-60', '-92,-56'],
        ['-48,20', '-112,30'],
        ['-38,100', '-106,100'],
      ])
        light(s, trace(`${a} ${b}`))
    }),
    (s) => {
      bareMan(s)
      caged((on) => {
        now(on, arch, 4)
        cage(on, arch)
      })(s)
    },
  ],
  slip: smaller((s) => {
    bareMan(s)
    caged(flatBoard)(s)
  }),
  cure: smaller((s) => {
    bareMan(s)
    caged((on) => {
      plainEgg(on)
      now(on, closed(frontCut))
    })(s)
  }),
  checks: [
    [10, 60, 340],
    [0, 0, 420],
  ],
}

const pelvisBox: TopicDrawing = {
  steps: [
    hipBox,
    (s) => {
      for (const [x, y] of bumps) now(s, ellipse(x, y, 22, 28, { to: 6.8 }))
      now(s, trace('-144,-84 -60,-56 60,-72 144,-118'), 4)
    },
    (s) => {
      for (const fold of folds) now(s, fold, 4)
      hips(s)
    },
  ],
  slip: smaller(pegs),
  cure: smaller((s) => {
    hips(s)
    for (const fold of folds) now(s, fold, 4)
  }),
  checks: [
    [0, -80, 480],
    [0, 90, 520],
  ],
}

const spine = trace('132,-190 84,-120 16,-20 -34,80 -48,200')
const shortSide = trace('112,-34 96,20 70,66 74,120 104,220 112,300')
const longSide = trace('-58,-116 -112,-30 -146,70 -162,170 -166,300')
const skinTone = '#F4D6BF'
/** Somebody who bends over to the right. */
function bent(s: Sheet) {
  bareArm(s, [-30, -112], { elbow: [10, -244], wrist: [112, -296], up: true }, false, skinTone)
  open(s, longSide.slice(3), shortSide.slice(4), TROUSERS)
  open(s, trace('64,-200 52,-168 22,-146'), trace('120,-150 112,-124 124,-98'), skinTone)
  const [left, right] = [
    trace('22,-146 -20,-150 -58,-116').concat(longSide.slice(1, 4)),
    trace('124,-98 130,-80 112,-34').concat(shortSide.slice(1, 5)),
  ]
  open(s, left, right, '#7FB59B')
  s.within(within(left, right), () => s.flat(trace('96,-90 74,0 40,80 60,200 160,200 160,-90'), SHADOW, SHADE), true)
  s.flat(trace('22,-146 60,-106 124,-98 96,-150'), skinTone, { ...still })
  s.ink(trace('20,-148 56,-108 126,-98'), 5)
  s.solid(trace('-164,172 -40,196 96,188 102,216 -40,226 -166,202'), '#4A5F80', 5)
  for (const fold of creases) s.ink(fold, 5, { out: 0.7 })
  bareArm(s, [116, -58], { elbow: [206, 40], wrist: [124, 160] }, false, skinTone)
  s.solid(trace('84,-92 132,-92 172,-26 122,12 84,-36'), '#7FB59B', 5)
  s.solid(trace('-60,-112 -52,-160 -22,-178 10,-166 4,-130'), '#7FB59B', 5)
  head(s, [136, -216], 64, { ...cast.girl, skin: skinTone, yaw: 0.1, mood: 'smile', style: 'bun' }, 0.5)
}
const creases = [trace('84,40 50,48 24,44'), trace('70,70 30,84 6,78'), trace('74,104 40,112 20,108')] as const
/** The same arm, on a body pinched alike on both sides. */
function pinched(s: Sheet) {
  bareArm(s, [-104, -96], { elbow: [-70, -230], wrist: [20, -300], up: true }, false, skinTone)
  open(s, trace('-118,180 -126,300'), trace('118,180 126,300'), TROUSERS)
  s.flat(trace('-36,-190 36,-190 40,-120 -40,-120'), skinTone, { ...still, knock: true })
  open(
    s,
    trace('-40,-140 -128,-110 -112,-20 -70,70 -118,190'),
    trace('40,-140 128,-110 112,-20 70,70 118,190'),
    '#7FB59B',
  )
  s.solid(trace('-120,176 0,184 120,176 122,204 0,212 -122,204'), '#4A5F80', 5)
  bareArm(s, [112, -90], { elbow: [196, 30], wrist: [112, 140] }, false, skinTone)
  s.solid(trace('92,-122 138,-108 166,-40 124,-14 94,-54'), '#7FB59B', 5)
  s.solid(trace('-92,-80 -132,-100 -128,-156 -84,-164 -66,-120'), '#7FB59B', 5)
  head(s, [0, -224], 64, { ...cast.girl, skin: skinTone, yaw: 0.1, mood: 'calm', style: 'bun' })
}
const between: TopicDrawing = {
  steps: [
    (s) => {
      now(s, spine, 5)
      light(s, ellipse(28, -44, 82, 112, { tilt: 0.5, from: 4, to: 10.6 }), 2.4)
      light(s, ellipse(-44, 196, 104, 66, { tilt: 0.04, from: 4, to: 10.6 }), 2.4)
    },
    (s) => {
      now(s, shortSide.slice(0, 5), 4)
      for (const fold of creases) now(s, fold)
    },
    (s) => {
      now(s, longSide.slice(0, 4), 5)
      bent(s)
    },
  ],
  slip: smaller(pinched),
  cure: smaller(
    (s) => {
      bent(s)
      now(s, spine, 4)
    },
    0.46,
    [0, 0],
  ),
  checks: [
    [-10, 60, 420],
    [30, 0, 560],
  ],
}

type Lifted = { shoulder: Point; blade: Point[]; arm: { elbow: Point; wrist: Point } }
const moved: Lifted = {
  shoulder: [128, -134],
  blade: trace('39,-49 97,-107 125,-35 134,31 90,3'),
  arm: { elbow: [196, -226], wrist: [150, -306] },
}
const unmoved: Lifted = {
  shoulder: [146, -78],
  blade: trace('40,-66 122,-74 100,0 66,58 50,10'),
  arm: { elbow: [216, -190], wrist: [180, -290] },
}
const restingBlade = trace('-40,-62 -122,-72 -100,2 -66,60 -48,10')
/** The ridge across each shoulder blade, from its inner edge to the tip of the shoulder. */
const ridges = (s: Sheet, { shoulder: [x, y], blade: [inner] }: Lifted) => {
  now(s, trace('-44,-38 -98,-56 -150,-72'), 5)
  now(
    s,
    [
      [inner![0] + 12, inner![1] + 12],
      [x * 0.72, y + 52],
      [x + 4, y],
    ],
    5,
  )
  for (const end of [trace('-152,-72')[0]!, [x + 6, y] as const]) dot(s, end, now, 8)
}
/** Which way the lower corner of the blade goes when the arm is lifted. */
const outwards = (s: Sheet) => {
  now(s, trace('66,76 106,82 144,48'), 4.4)
  now(s, trace('120,52 144,48 142,72'), 4.4)
}
/** A gymnast from behind, one arm up. */
function fromBehind(s: Sheet, { shoulder: [x, y], blade, arm }: Lifted) {
  const right: Point[] = [
    [34, -150],
    [50, -116],
    [x - 10, y - 16],
    [146, -10],
    [118, 90],
    [98, 180],
    [124, 310],
  ]
  const left = trace('-34,-150 -50,-112 -150,-84 -134,0 -116,90 -98,180 -124,310')
  const body = within(left, right)
  s.flat(body, skinTone, { ...still, knock: true, corners: true })
  s.within(
    body,
    () => {
      s.flat(
        trace(
          '-90,-180 -40,-100 -70,40 -60,96 0,124 60,96 90,40 40,-100 90,-180 100,-60 112,60 200,70 200,330 -200,330 -200,60 -112,50 -100,-60',
        ),
        '#B8485C',
        still,
      )
      s.flat(trace('60,-200 220,-200 220,330 70,330 56,180 80,60'), SHADOW, { ...SHADE, opacity: 0.18 })
    },
    true,
  )
  for (const [i, one] of [restingBlade, blade].entries()) {
    s.flat(one, SHADOW, { still: true, opacity: 0.26 })
    s.ink([one[1]!, one[2]!, one[3]!, one[4]!], 5, { in: 0.4, out: 0.4 })
    if (i) s.ink([one[0]!, one[1]!], 4, { in: 0.4, out: 0.4 })
  }
  s.ink(left, 6, side)
  s.ink(right, 6, side)
  bareArm(s, [x - 10, y + 38], { ...arm, up: true }, false, skinTone)
  bareArm(s, [-132, -38], { elbow: [-190, 90], wrist: [-196, 214], hangs: true }, true, skinTone)
  s.ink(trace('0,-60 3,60 0,250'), 4, { in: 0.4, out: 0.4 })
  s.solid(trace('-66,-216 -50,-276 0,-296 50,-276 66,-216 46,-160 0,-140 -46,-160'), '#5B3A34', 6)
  s.solid(ellipse(0, -288, 36, 30).slice(0, -1), '#5B3A34', 6)
  for (const px of [-34, 0, 34])
    inked(
      s,
      [
        [px, -152],
        [px * 0.8, -200],
        [px * 0.3, -262],
      ],
      3,
    )
}
const lower = (draw: Draw) => (s: Sheet) => s.at(0, 20, { scale: 0.94 }, () => draw(s))
const upperBack = (draw: Draw) => (s: Sheet) =>
  s.within(
    trace('-132,-150 188,-150 188,150 -132,150'),
    () => s.at(18, 58, { scale: 0.64 }, () => withPen(s, 0.75, () => draw(s))),
    true,
  )
export const shoulderBlades: TopicDrawing = {
  steps: [
    lower((s) => {
      light(s, ellipse(0, -218, 66, 78, { from: 4, to: 10.6 }), 2.4)
      light(s, trace('0,-140 2,60 0,250'), 2.4)
      ridges(s, moved)
    }),
    lower((s) => {
      now(s, closed(restingBlade))
      light(s, closed(unmoved.blade), 2.4)
      now(s, closed(moved.blade))
      outwards(s)
    }),
    lower((s) => {
      now(s, [moved.shoulder, moved.arm.elbow, moved.arm.wrist], 4)
      now(s, trace('-142,-46 -190,90 -196,214'), 4)
      fromBehind(s, moved)
    }),
  ],
  slip: upperBack((s) => {
    fromBehind(s, unmoved)
    red(s, trace('-150,-80 0,-96 146,-80'), 7)
  }),
  cure: upperBack((s) => {
    fromBehind(s, moved)
    now(s, closed(moved.blade))
    outwards(s)
    red(s, trace('-150,-80 0,-84 132,-136'), 7)
  }),
  checks: [
    [0, -80, 480],
    [60, -20, 420],
  ],
}

export const torso: readonly TopicDrawing[] = [ribBox, pelvisBox, between, shoulderBlades]

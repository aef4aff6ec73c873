import { smallHand } from '../covers/limbs.ts'
import { mixed, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, light, now, red } from '../step-films/face.ts'
import { withPen } from './body-parts.ts'
import { frontCalf, shorts, sideFoot, SKIN } from './foot-parts.ts'
import { open, SHADE, SHADOW, side, still, within } from './torso-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const smaller =
  (draw: Draw, scale = 0.47, at: Point = [30, 0]) =>
  (s: Sheet) =>
    s.at(...at, { scale }, () => withPen(s, 0.6, () => draw(s)))
const sloped = (s: Sheet, ...pairs: readonly (readonly [string, string])[]) => {
  for (const [a, b] of pairs) now(s, trace(`${a} ${b}`), 4)
}

const armOuter = trace('-6,-300 64,-272 96,-206 78,-130 62,-70 74,-10 78,36 60,110 30,200')
const armInner = trace('-70,-196 -64,-140 -70,-96 -52,-30 -48,10 -58,70 -54,110 -34,160 -24,200')
const flow = trace('10,-290 26,-200 -2,-80 20,20 2,130 6,290')
const pipeOuter = trace('-30,-296 56,-276 66,-206 66,-70 66,60 62,150 36,204')
const pipeInner = trace('-66,-196 -66,-140 -66,-20 -66,70 -60,150 -30,204')
function shirtBeside(s: Sheet) {
  const flank = trace('-70,-190 -88,-40 -84,120 -100,318')
  s.flat([...trace('-250,-318 -60,-310 -56,-240'), ...flank, [-250, 318]], SKIN, { ...still, corners: true })
  const shirt = [...through(trace('-206,-318 -196,-240 -150,-176 -78,-156')), ...flank, ...trace('-250,318 -250,-318')]
  s.flat(shirt, '#7FB59B', { ...still, corners: true })
  s.flat(trace('-250,-160 -160,-120 -92,-40 -84,120 -100,318 -150,318 -140,100 -180,-60 -250,-110'), SHADOW, {
    ...{ still: true, opacity: 0.16, corners: true },
  })
  s.ink(trace('-206,-318 -196,-240 -150,-176 -78,-156'), 5, side)
  s.ink(flank, 6, side)
}
/** An arm that hangs, from the front. */
function arm(s: Sheet, outer: readonly Point[], inner: readonly Point[]) {
  shirtBeside(s)
  smallHand(s, [4, 196], 'rest', { size: 118, angle: 0.04, skin: SKIN, mirror: true })
  const shape = [trace('-90,-306')[0]!, ...through(outer), ...through(inner).toReversed(), trace('-76,-240')[0]!]
  s.flat(shape, SKIN, { ...still, corners: true, knock: true })
  s.within(
    shape,
    () =>
      s.flat(
        outer
          .map(([x, y]): Point => [x - 26, y])
          .concat([
            [140, 210],
            [140, -300],
          ]),
        SHADOW,
        SHADE,
      ),
    true,
  )
  s.ink([[-92, -308], ...outer], 7, side)
  s.ink(inner, 7, side)
}
const peaks = [
  ['96,-206', '-70,-96'],
  ['78,36', '-58,70'],
] as const
const armHills: TopicDrawing = {
  steps: [
    (s) => now(s, flow, 5),
    (s) => now(s, armOuter, 4),
    (s) => {
      now(s, armInner, 4)
      arm(s, armOuter, armInner)
      for (const x of [-20, 10]) s.ink(trace(`${x},16 ${x + 18},26`), 4, { in: 0.4, out: 0.4 })
      sloped(s, ...peaks)
    },
  ],
  slip: smaller((s) => {
    arm(s, pipeOuter, pipeInner)
    red(s, trace('-100,-96 100,-96'))
    red(s, trace('-100,50 100,50'))
  }),
  cure: smaller((s) => {
    arm(s, armOuter, armInner)
    sloped(s, ...peaks)
  }),
  checks: [
    [0, -60, 480],
    [0, 130, 360],
  ],
}

const straightLeft = trace('-276,-310 -282,-220 -268,-120 -262,-70 -274,-10 -262,70 -246,140')
const straightRight = trace('-166,-310 -166,-220 -182,-120 -184,-70 -170,-10 -184,70 -200,140')
const backOfBent = trace('14,-310 22,-180 56,-40 94,40 128,96')
const underBent = trace('128,96 152,108 178,92 258,26 326,-67')
const frontOfBent = trace('122,-310 138,-210 162,-130 174,-80 178,-36')
const overBent = trace('178,-36 206,-66 240,-90 272,-100 298,-101')
const inRow: readonly Point[] = [
  [-250, -76],
  [-222, -80],
  [-194, -76],
]
const inTriangle: readonly Point[] = [
  [104, 10],
  [178, 36],
  [134, 90],
]
/** A short sleeve: what comes out of it is an arm. */
function sleeve(s: Sheet, left: number, right: number) {
  s.solid(trace(`${left - 18},-330 ${right + 18},-330 ${right + 26},-226 ${left - 24},-218`), '#7FB59B', 6, {
    corners: true,
  })
}
const bentHand = (s: Sheet) => smallHand(s, [312, -84], 'grip', { size: 126, angle: -2.26, skin: SKIN })
/** An arm seen from behind, hanging. */
function straightArm(s: Sheet) {
  smallHand(s, [-223, 136], 'rest', { size: 134, skin: SKIN })
  open(s, straightLeft, straightRight, SKIN, 7)
  s.within(
    within(straightLeft, straightRight),
    () => s.flat(trace('-194,-320 -196,-70 -188,0 -206,150 -120,150 -120,-320'), SHADOW, SHADE),
    true,
  )
  s.ink(trace('-244,-88 -222,-98 -202,-88'), 4, { in: 0.4, out: 0.4 })
  s.ink(trace('-240,-58 -222,-52 -204,-58'), 4, { in: 0.4, out: 0.4 })
  sleeve(s, -278, -166)
}
function bentArm(s: Sheet) {
  bentHand(s)
  const shape = [
    ...through([...backOfBent, ...underBent.slice(1)]),
    ...through(overBent).toReversed(),
    ...through(frontOfBent).toReversed(),
  ]
  s.flat(shape, SKIN, { ...still, corners: true, knock: true })
  s.within(
    shape,
    () => s.flat(trace('0,-310 40,-180 84,-40 150,60 200,40 320,-60 340,120 -40,140'), SHADOW, SHADE),
    true,
  )
  s.ink([...backOfBent, [136, 104]], 7, side)
  s.ink([[120, 98], ...underBent.slice(1)], 7, side)
  s.ink(frontOfBent, 7, side)
  s.ink(overBent, 7, side)
  for (const fold of creases) s.ink(fold, 5, { in: 0.1, out: 0.8 })
  sleeve(s, 16, 124)
}
const creases = [trace('180,-40 160,-22 138,-16'), trace('186,-38 174,-8 160,6')] as const
/** An arm like a hose: nowhere a corner. */
function hose(s: Sheet) {
  const outer = trace('14,-310 14,-180 24,-50 66,36 140,60 236,14 326,-67')
  const inner = trace('122,-310 122,-200 126,-120 144,-84 184,-76 240,-88 298,-101')
  bentHand(s)
  open(s, outer, inner, SKIN, 7)
  sleeve(s, 16, 124)
}
const elbow: TopicDrawing = {
  steps: [
    (s) => {
      light(s, straightLeft, 2.4)
      light(s, straightRight, 2.4)
      for (const p of inRow) dot(s, p, now, 9)
      now(s, [mixed(inRow[0]!, inRow[2]!, -0.4), mixed(inRow[0]!, inRow[2]!, 1.4)])
    },
    (s) => {
      for (const line of [backOfBent, underBent, frontOfBent, overBent]) light(s, line, 2.4)
      for (const p of inTriangle) dot(s, p, now, 9)
      now(s, inTriangle.slice(0, 2))
      now(s, inTriangle.slice(1))
      now(s, [inTriangle[2]!, inTriangle[0]!])
    },
    (s) => {
      for (const fold of creases) now(s, fold, 4)
      straightArm(s)
      bentArm(s)
    },
  ],
  slip: smaller(hose, 0.68, [-96, 70]),
  cure: smaller(
    (s) => {
      bentArm(s)
      red(s, trace('40,110 106,104'))
      for (const end of ['82,88', '84,122']) red(s, trace(`${end} 106,104`))
    },
    0.68,
    [-96, 70],
  ),
  checks: [
    [130, 40, 420],
    [170, -30, 360],
  ],
}

const thighFront = trace('96,-312 122,-220 112,-120 84,-30 76,4')
const kneeFront = trace('76,4 88,22 84,56 66,74 72,90 68,110')
const shinFront = trace('68,110 60,160 40,220 26,262')
const legBack = trace('-70,-312 -84,-240 -58,-130 -22,-20 -12,30')
const calf = trace('-12,30 -42,84 -56,130 -44,186 -24,230 -20,262')
const kneeBox = (s: Sheet) => {
  for (const edge of ['22,-6 84,-6 84,84 22,84 22,-6', '22,-6 46,-28 108,-28 84,-6', '108,-28 108,62 84,84'])
    edge.split(' ').forEach((p, i, all) => i && now(s, trace(`${all[i - 1]} ${p}`), 4))
  now(s, trace('122,28 216,28'), 4)
  for (const y of [14, 42]) now(s, trace(`194,${y} 218,28`), 4)
}
function sideLeg(s: Sheet) {
  sideFoot(s, { at: [0, 250], skin: SKIN })
  const front = [...thighFront, ...kneeFront.slice(1), ...shinFront.slice(1)]
  const back = [...legBack, ...calf.slice(1)]
  open(s, back, front, SKIN, 7)
  s.within(
    within(back, front),
    () => s.flat(trace('-100,-320 -20,-320 0,-120 16,30 -6,120 0,280 -100,280'), SHADOW, SHADE),
    true,
  )
  s.ink(trace('42,-4 36,24 42,58 60,74'), 4, { in: 0.3, out: 0.3 })
  s.ink(trace('-12,30 4,34'), 5, { out: 0.7 })
  shorts(s, trace('-84,-316 -100,-240 -82,-150'), trace('108,-316 138,-230 130,-146'))
}
function post(s: Sheet) {
  sideFoot(s, { at: [0, 250], skin: SKIN })
  open(s, trace('-46,-312 -46,-100 -36,30 -34,130 -24,262'), trace('80,-312 78,-100 60,30 52,130 30,262'), SKIN, 7)
  shorts(s, trace('-58,-316 -60,-150'), trace('92,-316 94,-146'))
}
const axes = (s: Sheet) => {
  now(s, trace('20,-310 34,20'), 5)
  now(s, trace('18,44 -2,250'), 5)
}
const knee: TopicDrawing = {
  steps: [
    (s) => {
      kneeBox(s)
      for (const way of ['20,-310 34,20 18,60 -2,250', '-44,296 150,296 120,262 36,232']) light(s, trace(way), 2.4)
    },
    (s) => {
      now(s, thighFront, 4)
      light(s, legBack, 2.4)
      light(s, shinFront, 2.4)
    },
    (s) => {
      now(s, calf, 4)
      sideLeg(s)
    },
  ],
  slip: smaller((s) => {
    post(s)
    red(s, trace('17,-300 3,262'))
  }),
  cure: smaller((s) => {
    sideLeg(s)
    axes(s)
  }),
  checks: [
    [10, 0, 620],
    [60, 50, 300],
  ],
}

const calfOuter = trace('64,-250 54,-196 76,-130 84,-84 72,20 42,130 32,196 46,232 38,256')
const calfInner = trace('-60,-250 -50,-196 -62,-110 -76,-20 -60,60 -34,140 -30,176 -46,204 -34,250')
const evenOuter = trace('60,-250 50,-196 84,-60 60,60 32,150 32,196 46,218 38,256')
const calfParts = { outer: calfOuter, inner: calfInner }
const even = { outer: evenOuter, inner: evenOuter.map(([x, y]): Point => [-x, y]) }
const bothLegs = (s: Sheet, draw: (s: Sheet) => void) => {
  for (const k of [-1, 1]) s.at(k * 124, 0, { scaleX: k * 0.88 }, () => draw(s))
}
const hills = (s: Sheet) => {
  now(s, trace('-94,-20 106,-92'), 4)
  now(s, trace('-66,202 64,234'), 4)
}
const calves: TopicDrawing = {
  steps: [
    (s) =>
      bothLegs(s, () => {
        light(s, trace('0,-250 4,-84 0,160 0,290'), 2.4)
        now(s, calfOuter.slice(0, 6), 4)
      }),
    (s) => bothLegs(s, () => now(s, calfInner.slice(0, 6), 4)),
    (s) =>
      bothLegs(s, () => {
        now(s, calfOuter.slice(5))
        now(s, calfInner.slice(5))
        frontCalf(s, calfParts)
        hills(s)
      }),
  ],
  slip: smaller((s) =>
    bothLegs(s, () => {
      frontCalf(s, even)
      red(s, trace('-100,-60 100,-60'))
    }),
  ),
  cure: smaller((s) =>
    bothLegs(s, () => {
      frontCalf(s, calfParts)
      hills(s)
    }),
  ),
  checks: [
    [0, -50, 520],
    [0, 170, 480],
  ],
}

export const limbs: readonly TopicDrawing[] = [armHills, elbow, knee, calves]

import { drawSomebody, jointsOf, type Somebody, type Stance } from '../covers/actor.ts'
import { box } from '../backdrop.ts'
import { cast } from '../covers/cast.ts'
import { limb, smallHand, smallShoe } from '../covers/limbs.ts'
import { add, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { headOf } from '../step-films/balance-people.ts'
import { light, now, red } from '../step-films/face.ts'
import { chestEgg, hipBowl, placed, under, withPen } from './body-parts.ts'
import { lean } from './lean-parts.ts'
import { arrow } from './still-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const FLOOR = 272
const SKIN = '#F0C8A8'
const SHOE = '#3F7FA8'
type Leg = { hip: Point; knee: Point; ankle: Point }
const kicking: Leg = { hip: [44, -176], knee: [-76, 2], ankle: [-204, 142] }
const lifted: Leg = { hip: [76, -170], knee: [226, -92], ankle: [226, 78] }
const flatBehind: Leg = { hip: [44, -176], knee: [-40, 16], ankle: [-150, 202] }
const flatAhead: Leg = { hip: [76, -170], knee: [158, 12], ankle: [190, 202] }
const bones = (s: Sheet, { hip, knee, ankle }: Leg, line = now) => {
  line(s, [hip, knee], 4)
  line(s, [knee, ankle], 4)
  for (const at of [hip, knee, ankle]) light(s, ellipse(...at, 17, 17, { from: 4, to: 10.6 }), 2.4)
}
const upper = trace('-248,120 -262,160 -246,182 -206,256 -120,262 -104,250 -116,232 -148,208 -168,160 -178,124')
const sole = trace('-262,156 -272,186 -212,276 -112,276 -98,262 -112,252 -196,250 -248,168')
function bareLeg(s: Sheet, { hip, knee, ankle }: Leg) {
  limb(
    s,
    [hip, mixed(hip, knee, 0.5), knee, mixed(knee, ankle, 0.4), mixed(knee, ankle, 0.98)],
    [136, 116, 84, 80, 46],
    SKIN,
    6,
  )
  limb(s, [mixed(knee, ankle, 0.76), mixed(knee, ankle, 1.02)], [58, 54], '#FBF8F2', 5)
  limb(s, [hip, mixed(hip, knee, 0.34), mixed(hip, knee, 0.62)], [156, 142, 138], '#E4573F', 6)
}
/** Heel up, toes on the ground: the sole bends at the ball. */
function kickingFoot(s: Sheet) {
  s.solid(sole, '#FBF8F2', 5)
  s.solid(upper, SHOE, 6)
  for (const lace of ['-172,170 -152,160', '-160,190 -138,182', '-150,208 -128,204'])
    s.ink(trace(lace), 5, { colour: '#FFFFFF' })
}
const shoe = (s: Sheet, { ankle }: Leg, angle = 0) =>
  smallShoe(s, ankle, { size: 94, angle, colour: SHOE, sole: '#FBF8F2' })
const trunk = (s: Sheet) => {
  s.solid(trace('-12,-200 20,-264 48,-330 190,-330 160,-260 142,-200 120,-176 20,-176'), '#F3DFA6', 6)
  s.solid(trace('-24,-210 40,-196 146,-206 152,-160 120,-104 10,-110 -30,-160'), '#E4573F', 6)
  s.ink(trace('-20,-196 50,-182 148,-192'), 4)
}
/** From the waist down: one foot kicks the ground, the other is still in the air. */
function kick(s: Sheet) {
  under(s, [-160, FLOOR + 4], 74, '#B9AFA6')
  under(s, [266, FLOOR + 4], 92, '#DDD6CC')
  bareLeg(s, kicking)
  kickingFoot(s)
  trunk(s)
  bareLeg(s, lifted)
  shoe(s, lifted, -0.16)
}
function fastWalk(s: Sheet) {
  under(s, [-110, FLOOR + 2], 96, '#B9AFA6')
  under(s, [230, FLOOR + 2], 96, '#B9AFA6')
  bareLeg(s, flatBehind)
  shoe(s, flatBehind)
  trunk(s)
  bareLeg(s, flatAhead)
  shoe(s, flatAhead)
}
const FIELD = box(-390, -316, 390, 320)
const inField = (draw: Draw) => (s: Sheet) => s.within(FIELD, () => s.at(-10, 10, {}, () => draw(s)), true)
const small = (draw: Draw) => (s: Sheet) =>
  s.within(box(-160, -150, 190, 150), () => s.at(14, 8, { scale: 0.5 }, () => withPen(s, 0.6, () => draw(s))), true)
const gap = (s: Sheet, line = now) => {
  arrow(s, [278, 214], [278, 160], line, 5)
  arrow(s, [278, 214], [278, FLOOR - 4], line, 5)
}
const kickingGround: TopicDrawing = {
  steps: [
    inField((s) => {
      now(s, [[-370, FLOOR] as const, [376, FLOOR] as const], 3)
      bones(s, kicking)
      light(s, trace('-12,-200 20,-264 48,-330'), 2.4)
      light(s, trace('142,-200 160,-260 190,-330'), 2.4)
      light(s, ellipse(60, -172, 92, 58, { tilt: -0.2, from: 4, to: 10.6 }), 2.4)
      arrow(s, [-60, -150], [-220, 0], now, 5)
    }),
    inField((s) => {
      now(s, [...upper, upper[0]!], 4)
      arrow(s, [-300, 240], [-300, 130], now, 5)
    }),
    inField((s) => {
      bones(s, lifted)
      kick(s)
      gap(s)
    }),
  ],
  slip: small(fastWalk),
  cure: small((s) => {
    kick(s)
    gap(s, red)
  }),
  checks: [
    [-180, 190, 340],
    [250, 150, 420],
  ],
}

const carrying: Stance = {
  shoulders: '0.16,1.56 -0.8,1.92',
  hips: '-0.9,4.16 -1.5,3.88',
  arms: '1.0,2.9 1.9,2.86 -2.5,2.2 -2.9,3.7',
  legs: '-2.8,5.6 -4.8,5.2 0.9,4.9 0.5,7.0',
  hands: ['grip', 'grip'],
  nod: 0.06,
  feet: [1.4, -0.14],
}
/** Both arms ahead, as in water. */
const swimming: Stance = {
  ...carrying,
  arms: '1.0,2.7 2.3,2.5 0.6,2.4 2.0,1.7',
  hands: ['open', 'open'],
}
const messenger: Omit<Somebody, 'stance'> = {
  wear: { top: '#5E8FA8', low: '#4A4A66', kind: 'trousers', shoe: '#E4573F', sleeves: 'short' },
  look: { ...lean(cast.red), yaw: 0.6, style: 'ponytail' },
}
function parcel(s: Sheet, hand: Point) {
  const [x, y] = hand
  const at = ([u, v]: Point): Point => add([x, y], [u, v])
  s.solid(trace('-0.5,-1.2 1.1,-1.2 1.1,0.14 -0.5,0.14').map(at), '#D9A866', 5, { corners: true })
  s.flat(trace('0.7,-1.17 1.07,-1.17 1.07,0.1 0.7,0.1').map(at), '#8A5A3C', {
    still: true,
    corners: true,
    opacity: 0.35,
  })
  for (const way of ['0.3,-1.2 0.3,0.14', '-0.5,-0.56 1.1,-0.56'])
    s.ink(trace(way).map(at), 6, { colour: '#C8402F', in: 0.02, out: 0.02, least: 0.8 })
  for (const way of ['0.3,-1.2 0.0,-1.5 -0.1,-1.3 0.3,-1.2', '0.3,-1.2 0.6,-1.5 0.7,-1.3 0.3,-1.2'])
    s.ink(trace(way).map(at), 5, { colour: '#C8402F', least: 0.8 })
  smallHand(s, at([-0.1, -0.06]), 'grip', { size: 0.7, angle: -1.2, skin: s.tones.skin, mirror: true })
}
function runner(s: Sheet, stance: Stance) {
  s.flat(ellipse(0.9, 7.72, 2.4, 0.14).slice(0, -1), '#D3CBC0', { still: true })
  drawSomebody(s, { ...messenger, stance })
  if (stance === carrying) parcel(s, [1.9, 2.9])
}
const large = (draw: Draw) => (s: Sheet) => placed(s, { at: [98, -236], scale: 67 }, () => draw(s))
const little = (draw: Draw) => (s: Sheet) => placed(s, { at: [62, -108], scale: 31, pen: 0.54 }, () => draw(s))
/** Across shoulders and hips, and which way each of them turns. */
function twist(s: Sheet, stance: Stance, line = now) {
  const { shoulders, hips } = jointsOf(stance)
  for (const [[far, near], over] of [
    [shoulders, 0.5],
    [hips, 1.3],
  ] as const)
    line(s, [mixed(far, near, -over), mixed(far, near, 1 + over)], 5)
}
/** Which way the free arm goes. */
const pulledBack = (s: Sheet, line = now) => {
  line(s, trace('-1.9,1.3 -3.0,2.0 -3.7,3.0'), 5)
  line(s, trace('-3.74,2.66 -3.7,3.0 -3.4,2.84'), 5)
}
const armBones = (s: Sheet, i: 0 | 1) => {
  const { shoulders, arms } = jointsOf(carrying)
  now(s, [shoulders[i], arms[i][0]], 4)
  now(s, [...arms[i]], 4)
}
const swingWithLoad: TopicDrawing = {
  steps: [
    large((s) => {
      headOf(s, light)
      chestEgg(s, carrying, light)
      hipBowl(s, carrying, light)
      const { hips, legs } = jointsOf(carrying)
      for (const i of [0, 1] as const) light(s, [hips[i], ...legs[i]], 2.4)
      armBones(s, 0)
      now(s, trace('1.4,1.7 3.0,1.7 3.0,3.04 1.4,3.04 1.4,1.7'), 4)
    }),
    large((s) => {
      armBones(s, 1)
      pulledBack(s, now)
    }),
    large((s) => {
      twist(s, carrying)
      runner(s, carrying)
    }),
  ],
  slip: little((s) => runner(s, swimming)),
  cure: little((s) => {
    runner(s, carrying)
    pulledBack(s, red)
  }),
  checks: [
    [60, 0, 620],
    [20, -60, 460],
  ],
}

export const balanceWork: readonly (TopicDrawing | null)[] = [null, kickingGround, swingWithLoad, null]

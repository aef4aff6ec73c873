import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import * as cloth from '../step-films/cloth.ts'
import { light, now, redRing } from '../step-films/face.ts'
import * as parts from './folds-parts.ts'
import { simpleHead } from './simple-head.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const placed = (x: number, y: number, scale: number) => (draw: Draw) => (s: Sheet) =>
  s.at(x, y, { scale }, () => s.inHues(hues, s.line, () => draw(s)))
const hues = { soft: '#F4DFA6', mid: '#D2A95C', deep: '#5B7FA6', dark: '#5A4436', skin: '#F2CDB0' }
const [large, small] = [placed(-10, 40, 0.76), placed(14, 16, 0.36)]

function wearer(s: Sheet, pen = 5) {
  cloth.figureInShirt(s, pen)
  s.at(4, -292, { scale: 78 }, () => simpleHead(s, 'short', '#4A3A44'))
}

const supports: readonly Point[] = [cloth.PIT, cloth.HIP]
const pulled: TopicDrawing = {
  steps: [
    large((s) => {
      wearer(s)
      for (const at of supports) cloth.support(s, at, 28)
    }),
    large((s) => {
      for (const [from, to] of [...cloth.PULLED, ...cloth.HELD]) cloth.pull(s, from, to)
      now(s, supports, 3.4)
    }),
    large((s) => cloth.folds(s, cloth.SHIRT, [...cloth.PULLED, ...cloth.HELD], 6)),
  ],
  slip: small((s) => {
    wearer(s, 4.4)
    cloth.strayLines(s, cloth.STRAY, 3.6)
  }),
  cure: small((s) => {
    wearer(s, 4.4)
    cloth.folds(s, cloth.SHIRT, [...cloth.PULLED, ...cloth.HELD], 3.6)
    for (const at of supports) redRing(s, at, [34, 34])
  }),
  checks: [
    [0, 40, 420],
    [-10, 60, 360],
  ],
}

const [largeLeg, smallLeg] = [placed(-30, 0, 1), placed(6, 0, 0.46)]
const heaped: TopicDrawing = {
  steps: [
    largeLeg((s) => {
      parts.legLines(s, light)
      now(s, ellipse(0, 30, 160, 190, { from: 3.9, to: 10.4 }), 3)
    }),
    largeLeg((s) => {
      now(s, parts.PINCHES, 3.4)
      for (const at of parts.PINCHES) now(s, ellipse(...at, 8, 8, { to: 6.6 }))
    }),
    largeLeg((s) => parts.trouserLeg(s)),
  ],
  slip: smallLeg((s) => parts.trouserLeg(s, { bands: true })),
  cure: smallLeg((s) => {
    parts.trouserLeg(s)
    now(s, parts.PINCHES, 3)
  }),
  checks: [
    [-30, 20, 420],
    [-30, 40, 480],
  ],
}

const [largeCloth, smallCloth] = [placed(0, 6, 1), placed(22, 22, 0.42)]
const hung: TopicDrawing = {
  steps: [
    largeCloth((s) => {
      parts.rail(s)
      for (const x of parts.HOOKS) cloth.support(s, [x, -232], 30)
    }),
    largeCloth((s) => parts.tubeLines(s, now)),
    largeCloth((s) => {
      parts.hemCurve(s, now)
      parts.hangingCloth(s)
    }),
  ],
  slip: smallCloth((s) => {
    parts.rail(s)
    parts.hangingCloth(s, { straight: true })
  }),
  cure: smallCloth((s) => {
    parts.rail(s)
    parts.hangingCloth(s)
    parts.hemCurve(s, now)
  }),
  checks: [
    [0, 180, 620],
    [0, 40, 560],
  ],
}

const [largeDoll, smallDoll] = [placed(0, 2, 1), placed(20, 0, 0.46)]
const worn: TopicDrawing = {
  steps: [
    largeDoll((s) => {
      parts.bodyLines(s, light)
      light(s, ellipse(0, -266, 52, 54, { to: 6.8 }))
      for (const [x, y, rx, ry, tilt] of parts.TOUCHES) now(s, ellipse(x, y, rx, ry, { tilt, to: 6.8 }))
    }),
    largeDoll((s) => {
      for (const way of parts.roundWays()) now(s, way)
    }),
    largeDoll((s) => {
      parts.dressedDoll(s)
    }),
  ],
  slip: smallDoll((s) => parts.dressedDoll(s, { flat: true })),
  cure: smallDoll((s) => {
    parts.dressedDoll(s)
    parts.bodyLines(s, now)
  }),
  checks: [
    [0, -80, 420],
    [0, 80, 420],
  ],
}

export const folds: readonly TopicDrawing[] = [pulled, heaped, hung, worn]

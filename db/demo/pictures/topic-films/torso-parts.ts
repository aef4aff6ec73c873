import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { limb, smallHand } from '../covers/limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { withPen } from './body-parts.ts'
import { lean } from './lean-parts.ts'

export const still = { still: true } as const
export const side = { in: 0.08, out: 0.12, least: 0.4 }
export const SHADE = { still: true, opacity: 0.3 } as const
export const SHADOW = '#7A5468'

export const head = (s: Sheet, [x, y]: Point, r: number, look: Partial<HeadLook>, rotate = 0) =>
  s.at(x, y, { scale: r, rotate }, () => withPen(s, 0.8, () => drawHead(s, plainHead(s, lean(look)))))

export const within = (left: readonly Point[], right: readonly Point[]) => [
  ...through(left),
  ...through(right).toReversed(),
]
/** Colour within two sides that are inked, open above and below. */
export function open(s: Sheet, left: Point[], right: Point[], colour: string, pen = 6) {
  s.flat(within(left, right), colour, { still: true, knock: true, corners: true })
  for (const edge of [left, right]) s.ink(edge, pen, side)
}

/** A hand that hangs, from behind: its fingers lie beside each other, its thumb a little off. */
export function hangingHand(s: Sheet, [x, y]: Point, angle: number, mirror: boolean, skin: string) {
  s.at(x, y, { scale: 74, scaleX: mirror ? -1 : 1, rotate: angle }, () => {
    limb(s, trace('0.16,0.1 0.33,0.34 0.33,0.6'), [0.2, 0.18, 0.11], skin, 4)
    for (const finger of [
      '0.18,0.46 0.2,0.74 0.17,0.94',
      '0.07,0.5 0.08,0.84 0.06,1.06',
      '-0.06,0.5 -0.06,0.84 -0.06,1.08',
      '-0.18,0.46 -0.2,0.76 -0.17,0.98',
    ])
      limb(s, trace(finger), [0.15, 0.14, 0.09], skin, 4)
    s.flat(trace('-0.2,-0.08 0.2,-0.08 0.25,0.3 0.25,0.54 0,0.6 -0.25,0.54 -0.25,0.3'), skin, { knock: true, ...still })
    s.ink(trace('-0.18,-0.06 -0.25,0.28 -0.26,0.56'), 4.4)
    s.ink(trace('0.25,0.36 0.26,0.54'), 4)
    for (const knuckle of [-0.13, 0.01, 0.14]) s.ink(ellipse(knuckle, 0.54, 0.05, 0.04, { from: 3.4, to: 6 }), 2.4)
  })
}

type Reach = { elbow: Point; wrist: Point; up?: boolean; hangs?: boolean }
export function bareArm(s: Sheet, from: Point, { elbow, wrist, up, hangs }: Reach, mirror: boolean, skin: string) {
  const mid = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  limb(s, [from, mid(from, elbow, 0.5), elbow, mid(elbow, wrist, 0.4), wrist], [72, 62, 52, 52, 32], skin, 6)
  s.flat(ellipse(...from, 32, 32), skin, still)
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) - Math.PI / 2
  if (hangs) return hangingHand(s, wrist, angle, mirror, skin)
  smallHand(s, wrist, up ? 'open' : 'rest', { size: 64, angle, mirror, skin })
}

const skin = '#F0CDB0'
const trunkLeft = trace('-62,-168 -84,-140 -136,-122 -128,-40 -122,60 -106,170 -116,300')
const trunkRight = trace('70,-166 92,-138 142,-118 140,-40 128,60 112,170 124,300')
/** A man to the waist, one arm lifted. */
export function bareMan(s: Sheet) {
  s.flat(trace('-34,-210 60,-210 66,-130 -50,-130'), skin, { still: true, knock: true })
  open(s, trunkLeft, trunkRight, skin)
  bareArm(s, [-106, -80], { elbow: [-230, -176], wrist: [-196, -268], up: true }, true, skin)
  bareArm(s, [112, -78], { elbow: [186, 50], wrist: [170, 186] }, false, skin)
  s.flat(trace('-30,-190 56,-190 52,-150 20,-134 -30,-150'), SHADOW, SHADE)
  s.ink(trace('-30,-190 -36,-164 -78,-142'), 5)
  s.ink(trace('58,-190 62,-164 88,-140'), 5)
  head(s, [16, -236], 62, { ...cast.man, skin, yaw: 0.34, mood: 'smile' })
}

export const egg = trace('4,-132 54,-118 94,-56 114,30 108,100 64,142 2,150 -60,142 -106,100 -112,30 -92,-56 -48,-118')
/** The cut in front, with the flank beside it. */
export const frontCut = trace('26,-122 62,-104 92,-40 104,40 92,112 52,138 4,136 -38,100 -48,20 -34,-60 -8,-108')
const IVORY = '#F6EAD2'
/** The cage of the ribs in ink and colour. */
export function cage(s: Sheet, arch: readonly Point[]) {
  s.flat(egg, IVORY, { still: true, knock: true })
  s.within(egg, () => {
    s.flat(trace('-120,-140 -8,-120 -34,-60 -48,20 -38,100 4,150 -120,160'), '#B98E6A', { still: true, opacity: 0.55 })
    s.flat([...arch, [60, 170], [-50, 170]], '#8F5F4A', { still: true, opacity: 0.6 })
    for (const y of [-70, -28, 14, 56]) {
      s.ink(trace(`22,${y} -20,${y + 4} -48,${y + 22} -110,${y - 6}`), 3.4)
      s.ink(trace(`40,${y} 70,${y + 6} 90,${y + 20} 118,${y + 18}`), 3.4)
    }
  })
  s.flat(ellipse(12, -116, 42, 15), '#8F5F4A', { still: true, opacity: 0.7 })
  s.contour(ellipse(12, -116, 42, 15), 4)
  s.contour(egg, 6)
  s.ink(trace('26,-100 40,-20 36,60'), 5)
  s.ink(arch, 6)
}

const board = trace('-96,-124 104,-124 104,146 -96,146')
export function flatBoard(s: Sheet) {
  s.solid(board, IVORY, 6, { corners: true })
  s.ink(trace('4,-110 4,60'), 4)
  for (const y of [-60, 0, 60]) s.ink([[-80, y] as const, [88, y] as const], 3)
}
/** The same egg, without its ribs: front and flank. */
export function plainEgg(s: Sheet) {
  s.solid(egg, IVORY, 6)
  s.within(egg, () =>
    s.flat(trace('-120,-140 -8,-120 -34,-60 -48,20 -38,100 4,150 -120,160'), '#B98E6A', { still: true, opacity: 0.65 }),
  )
}

export const TROUSERS = '#6E93B8'
const SHIRT = '#F0C266'
const boxFront = trace('-150,-92 150,-128 104,96 -92,120')
const boxBack = trace('-168,-130 128,-164')
export const bumps: readonly Point[] = [
  [-144, -86],
  [144, -122],
]
const hipLeft = trace('-112,-300 -108,-200 -152,-92 -196,40 -190,150 -178,320')
const hipRight = trace('116,-306 110,-214 152,-126 192,-6 200,120 196,320')
/** From the waist to the knees, belted. */
export function hips(s: Sheet) {
  const fork: Point = [8, 158]
  s.flat(within(hipLeft, hipRight), TROUSERS, { ...still, knock: true, corners: true })
  s.flat(within(hipLeft.slice(0, 3), hipRight.slice(0, 3)), SHIRT, { ...still, corners: true })
  s.within(
    within(hipLeft, hipRight),
    () => {
      s.flat(trace('80,-340 110,-210 140,-60 120,40 140,180 130,330 230,330 230,-340'), SHADOW, {
        ...SHADE,
        corners: true,
      })
      s.flat(trace('8,150 -20,330 40,330'), '#FBF8F2', { ...still, corners: true })
    },
    true,
  )
  s.ink([...hipLeft], 6, side)
  s.ink([...hipRight], 6, side)
  s.ink([fork, [-2, 240], [-20, 328]], 6, side)
  s.ink([fork, [22, 240], [40, 328]], 6, side)
  s.solid(trace('-156,-96 0,-92 156,-132 164,-92 0,-52 -166,-58'), '#7A4A38', 5)
  s.solid(trace('-26,-98 26,-104 30,-48 -24,-44'), '#E9C46A', 5, { corners: true })
  s.ink(trace('6,-44 4,40 8,158'), 4)
  for (const fold of folds) s.ink(fold, 6, side)
}
export const folds = [trace('-186,44 -110,88 -30,142'), trace('190,10 120,64 40,136')] as const
const flank: Point = [-112, 78]
export function hipBox(s: Sheet) {
  const edges = [
    ...boxFront.map((p, i) => [p, boxFront[(i + 1) % 4]!]),
    [boxFront[0]!, boxBack[0]!],
    boxBack,
    [boxBack[1]!, boxFront[1]!],
    [boxBack[0]!, flank],
    [flank, boxFront[3]!],
  ]
  for (const edge of edges) now(s, edge)
}
/** Two pegs under a trunk. */
export function pegs(s: Sheet) {
  for (const x of [-34, 34])
    open(
      s,
      trace(`${x - 30},90 ${x - 30},200 ${x - 28},320`),
      trace(`${x + 30},90 ${x + 30},200 ${x + 28},320`),
      TROUSERS,
    )
  s.solid(trace('-126,-300 126,-300 126,110 -126,110'), SHIRT, 6, { corners: true })
  s.solid(trace('-130,-92 130,-92 130,-52 -130,-52'), '#7A4A38', 5, { corners: true })
  s.flat(trace('-124,-52 124,-52 124,108 -124,108'), TROUSERS, { ...still, corners: true })
  s.ink(trace('-126,-50 -126,110 126,110 126,-50'), 6, { corners: true })
  s.solid(trace('-26,-98 26,-98 26,-46 -26,-46'), '#E9C46A', 5, { corners: true })
}

import { cast } from '../covers/cast.ts'
import { limb, smallHand, smallShoe } from '../covers/limbs.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { withPen } from './body-parts.ts'
import { sideHead } from './profile-parts.ts'
import { bareArm, head, open, SHADE, SHADOW, side, within } from './torso-parts.ts'

const SKIN = '#F2CDB2'
const IVORY = '#F8EED8'
const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
const both = (points: readonly Point[]) => [points, mirrored(points)]

const flank = trace('36,-186 48,-152 96,-134 134,-108 126,-50 116,30 102,110 106,190 124,310')
export const egg = trace(
  '0,-140 40,-124 70,-70 86,0 88,60 70,106 30,120 0,122 -30,120 -70,106 -88,60 -86,0 -70,-70 -40,-124',
)
export const notch = trace('-74,104 -46,70 -20,44 0,36 20,44 46,70 74,104')
/** Somebody to the waist, from the front. */
export function frontMan(s: Sheet) {
  s.flat(trace('-34,-230 34,-230 40,-130 -40,-130'), SKIN, { still: true, knock: true })
  open(s, mirrored(flank), flank, SKIN)
  s.within(within(mirrored(flank), flank), () =>
    s.flat(trace('84,-140 100,20 84,120 90,310 200,310 200,-140'), SHADOW, SHADE),
  )
  bareArm(s, [-112, -84], { elbow: [-178, 50], wrist: [-166, 180] }, true, SKIN)
  bareArm(s, [112, -84], { elbow: [178, 50], wrist: [166, 180] }, false, SKIN)
  s.flat(trace('-32,-200 34,-200 36,-160 6,-146 -30,-166'), SHADOW, SHADE)
  head(s, [0, -244], 60, { ...cast.man, skin: SKIN, yaw: 0, mood: 'smile' })
}
const ribs = [-92, -56, -20, 16, 52].map((y, i) => ({ y, wide: [58, 74, 84, 88, 86][i]! }))
/** One rib on the right of the cage: down and round to the breastbone. */
const rib = ({ y, wide }: { y: number; wide: number }): Point[] => [
  [10, y],
  [wide * 0.44, y + 17],
  [wide * 0.82, y + 14],
  [wide, y - 8],
]
export function ribCage(s: Sheet) {
  s.flat([...through(egg.slice(0, 6)), ...notch.toReversed(), ...through(egg.slice(9))], IVORY, {
    still: true,
    corners: true,
  })
  s.within(egg, () =>
    s.flat(trace('40,-140 56,-40 60,60 40,124 120,124 120,-140'), '#C9A17E', { still: true, opacity: 0.5 }),
  )
  for (const one of ribs) for (const way of both(rib(one))) s.ink(way, 4, { in: 0.1, out: 0.2 })
  s.contour(egg, 5)
  s.ink(notch, 6)
  s.solid(trace('-11,-112 11,-112 8,30 0,42 -8,30'), IVORY, 4, { corners: true })
}
/** Straight across a board, as nothing on a body runs. */
export function ribBoard(s: Sheet) {
  s.solid(trace('-88,-130 88,-130 88,122 -88,122'), IVORY, 5, { corners: true })
  for (const { y } of ribs) s.ink([[-84, y] as const, [84, y] as const], 4)
  s.ink(trace('0,-120 0,116'), 4)
}
export const roundLines = (s: Sheet, line: Line = now) => {
  for (const { y, wide } of ribs.slice(1, 4))
    line(
      s,
      [
        [-wide, y - 8],
        [-wide * 0.5, y + 16],
        [0, y + 22],
        [wide * 0.5, y + 16],
        [wide, y - 8],
      ],
      5,
    )
}

const SHORTS = '#5B8DB0'
const TOP = '#F0C266'
export const corners: readonly [Point, Point] = [
  [-98, -62],
  [98, -34],
]
/** The rim and the hollow of the bowl, which hangs a little lower on the right. */
export const bowl = (s: Sheet, line: Line = now) =>
  s.at(0, -50, { rotate: 0.14 }, () => {
    line(s, ellipse(0, 0, 118, 32, { to: 6.6 }), 4)
    line(s, trace('-118,0 -108,52 -66,96 0,110 66,96 108,52 118,0'), 4)
  })
export const sockets = (s: Sheet, line: Line = now) => {
  for (const [x, y] of [
    [-116, 20],
    [108, 52],
  ] as const)
    line(s, ellipse(x, y, 28, 28, { from: 4, to: 10.6 }), 4)
}
const hipLeft = trace('-92,-310 -90,-230 -104,-150 -148,-60 -164,30 -160,150 -144,310')
const hipRight = trace('92,-310 84,-230 96,-150 142,-40 160,60 158,170 146,310')
const SKIN_LEGS = '#F2CDB2'
/** From the ribs to the knees. */
export function hips(s: Sheet) {
  const all = within(hipLeft, hipRight)
  s.flat(all, SKIN_LEGS, { still: true, knock: true, corners: true })
  s.within(
    all,
    () => {
      s.flat(trace('-200,-320 200,-320 200,-214 -200,-226'), TOP, { still: true, corners: true })
      s.flat(trace('-200,-104 0,-84 200,-70 200,170 20,176 4,120 -12,170 -200,150'), SHORTS, {
        still: true,
        corners: true,
      })
      s.flat(trace('64,-330 70,-200 110,-60 116,60 104,330 230,330 230,-330'), SHADOW, SHADE)
      s.flat(trace('4,118 -22,330 32,330'), '#FBF8F2', { still: true, corners: true })
    },
    true,
  )
  s.ink(hipLeft, 6, side)
  s.ink(hipRight, 6, side)
  for (const inner of ['4,118 -10,220 -22,316', '4,118 18,220 32,316']) s.ink(trace(inner), 6, side)
  s.ink(trace('-92,-222 0,-210 88,-216'), 5)
  s.ink(trace('-128,-98 0,-82 122,-76'), 5)
  s.ink(trace('-162,150 -90,164 -16,164'), 5)
  s.ink(trace('160,168 90,178 16,168'), 5)
  s.ink(trace('-2,-136 2,-126 -2,-118'), 4)
  s.ink(trace('-150,60 -90,92 -30,114'), 4, { in: 0.2, out: 0.6 })
  s.ink(trace('146,84 90,104 36,118'), 4, { in: 0.2, out: 0.6 })
}
/** A tube for hips, and two sticks under it. */
export function stickHips(s: Sheet) {
  for (const x of [-46, 46])
    s.solid(trace(`${x - 24},150 ${x + 24},150 ${x + 24},310 ${x - 24},310`), SKIN_LEGS, 6, { corners: true })
  s.solid(trace('-110,-310 110,-310 110,160 -110,160'), SKIN_LEGS, 6, { corners: true })
  s.flat(trace('-107,-307 107,-307 107,-220 -107,-220'), TOP, { still: true, corners: true })
  s.flat(trace('-107,-90 107,-90 107,157 -107,157'), SHORTS, { still: true, corners: true })
  for (const y of [-220, -90]) s.ink([[-110, y] as const, [110, y] as const], 5)
}

export const wave = trace('16,-250 2,-214 8,-188 36,-128 26,-72 -8,-24 4,16 38,52')
export const chestEgg = (s: Sheet, line: Line = now) =>
  line(s, ellipse(-2, -124, 52, 74, { tilt: -0.16, from: 4, to: 10.6 }), 4)
export const hipBowl = (s: Sheet, line: Line = now) =>
  line(s, ellipse(8, 28, 56, 40, { tilt: 0.34, from: 4, to: 10.6 }), 4)

const chest = trace('-16,-196 -28,-172 -56,-120 -50,-66 -42,-20 -48,24')
const back = trace('32,-204 44,-176 58,-126 46,-72 24,-24 48,20')
const thigh = trace('-48,24 -54,70 -46,130 -30,178 -32,222 -14,272')
const behind = trace('48,20 70,54 58,98 34,140 24,178 40,224 22,272')
const LEGGINGS = '#6E7FB0'
const SHIRT = '#E8876A'
/** A woman from the side, her ear above her ankle. */
export function sideWoman(s: Sheet) {
  smallShoe(s, [4, 258], { size: 70, colour: '#FBF8F2', sole: '#D9534A', mirror: true })
  open(s, thigh, behind, LEGGINGS)
  s.flat(trace('-20,-226 30,-226 38,-180 -24,-176'), SKIN, { still: true, knock: true })
  s.ink(trace('-10,-222 -10,-206 -18,-192'), 5)
  s.ink(trace('34,-226 30,-212 34,-200'), 5)
  open(s, chest, back, SHIRT)
  s.within(within(chest, back), () => s.flat(trace('34,-210 30,-120 16,-60 6,-20 20,40 90,40 90,-210'), SHADOW, SHADE))
  s.within(within(thigh, behind), () => s.flat(trace('30,0 40,60 20,120 8,178 14,272 90,272 90,0'), SHADOW, SHADE))
  s.ink(trace('-18,-192 6,-182 34,-200'), 5)
  s.ink(trace('-48,26 0,40 50,22'), 5)
  limb(s, trace('14,-148 26,-90 28,-34 14,20 -4,66'), [44, 40, 34, 30, 22], SKIN, 5)
  limb(s, trace('12,-160 20,-120 26,-86'), [54, 54, 52], SHIRT, 5)
  smallHand(s, [-6, 68], 'rest', { size: 46, angle: 0.3, skin: SKIN, mirror: true })
  s.at(8, -262, { scale: 44 }, () => withPen(s, 0.66, () => sideHead(s, { body: () => {} })))
}
/** The same on a post. */
export function pillarWoman(s: Sheet) {
  smallShoe(s, [4, 258], { size: 70, colour: '#FBF8F2', sole: '#D9534A', mirror: true })
  open(s, trace('-30,10 -30,140 -30,272'), trace('36,10 36,140 36,272'), LEGGINGS)
  s.solid(trace('-14,-226 24,-226 24,-186 -14,-186'), SKIN, 5, { corners: true })
  s.solid(trace('-34,-190 40,-190 40,30 -34,30'), SHIRT, 6, { corners: true })
  limb(s, trace('4,-150 4,-90 4,-34 4,20 4,66'), [40, 38, 34, 30, 22], SKIN, 5)
  limb(s, trace('4,-166 4,-120 4,-86'), [46, 48, 48], SHIRT, 5)
  smallHand(s, [4, 68], 'rest', { size: 46, skin: SKIN, mirror: true })
  s.at(8, -262, { scale: 44 }, () => withPen(s, 0.66, () => sideHead(s, { body: () => {} })))
}

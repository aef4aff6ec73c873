import { cast } from '../covers/cast.ts'
import { limb, smallHand } from '../covers/limbs.ts'
import { someProfile } from '../covers/profiles.ts'
import { drawProfile } from '../figure/profile.ts'
import { bend, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { simpleHead, SKIN } from './simple-head.ts'
import { type Line, now } from '../step-films/face.ts'

const soft = (noted: string) => through(trace(noted), false, 6)
const still = { still: true, corners: true } as const
const WOOD = '#E8C79C'

const FAR = soft('-72,-212 -112,-186 -146,-150 -140,-80 -110,40 -130,120 -140,206')
const BACK = soft('24,-212 84,-190 132,-160 150,-80 116,40 134,120 146,196')
const HEM = soft('-140,206 -60,236 40,236 146,196')
const FRONT = soft('-46,-196 -64,-90 -50,40 -62,226')
const SEAMS = { near: soft('26,-208 70,-196 116,-164'), far: soft('-74,-208 -96,-196 -122,-172') }
const SIDE = soft('92,-26 76,40 88,120 94,222')
const ARMHOLE = ellipse(98, -100, 38, 74, { tilt: -0.12, to: 6.5 })
const FAR_HOLE = ellipse(-132, -112, 15, 60, { tilt: 0.1, to: 6.5 })
const sleeve = trace('120,-166 168,-110 214,-14 148,22 114,-30 92,-26 74,-60 76,-130')
const CUFF: Point = [181, 4]
const farSleeve = trace('-124,-170 -176,-110 -206,-30 -168,-8 -140,-56')
const FAR_CUFF: Point = [-187, -18]

export function bodyRough(s: Sheet, line: Line) {
  line(s, FAR)
  line(s, BACK)
  line(s, ellipse(-24, -216, 50, 16, { to: 6.6 }))
  line(s, FRONT, 1.8)
}
export const shoulderSeams = (s: Sheet, line: Line) => [SEAMS.near, SEAMS.far].forEach((seam) => line(s, seam, 4))
export const armholes = (s: Sheet, line: Line) => [ARMHOLE, FAR_HOLE].forEach((hole) => line(s, hole, 4))
export const sideSeam = (s: Sheet, line: Line) => line(s, SIDE, 4)

function doll(s: Sheet) {
  limb(s, trace('-24,-170 -26,-220 -30,-258'), [86, 66, 62], WOOD)
  s.solid(
    ellipse(-38, -276, 44, 52, { tilt: 0.1 }).map(([x, y]): Point => [x, y + 6]),
    WOOD,
    5,
  )
  s.ink(soft('-80,-268 -56,-258 6,-274'), 2.4)
  s.ink(soft('-58,-318 -64,-270 -52,-222'), 2.4)
  limb(s, trace('-164,-84 -190,-10 -206,110'), [40, 44, 34], WOOD)
  smallHand(s, [-206, 106], 'rest', { size: 66, skin: WOOD, mirror: true, angle: 0.1 })
  for (const [x, wide] of [
    [-64, 96],
    [56, 104],
  ] as const)
    limb(s, trace(`${x},180 ${x},260 ${x},316`), [wide, wide, wide - 6], WOOD)
}
function nearArm(s: Sheet) {
  limb(s, trace('128,-120 182,6 206,120'), [60, 52, 40], WOOD)
  smallHand(s, [206, 116], 'rest', { size: 70, skin: WOOD, angle: -0.12 })
}

const CLOTH = '#F4F1E6'
const SHADE = '#C9D3DE'
/** A shirt of sewn parts on a doll, with thick edges. */
export function sewnShirt(s: Sheet) {
  doll(s)
  s.flat(farSleeve, SHADE, { knock: true, ...still })
  s.contour(farSleeve, 5, { corners: true })
  thickCuff(s, FAR_CUFF, [22, 9], 0.55)
  nearArm(s)
  const body = [...FAR, ...HEM, ...BACK.toReversed()]
  s.flat(body, CLOTH, { knock: true, ...still })
  s.within(body, () => s.flat([...SIDE, ...trace('160,230 170,-100 116,-170')], SHADE, still), true)
  for (const edge of [FAR.slice(3), BACK.slice(21)]) s.ink(edge, 6, { in: 0.1, out: 0.1, least: 0.5 })
  s.ink(HEM, 7, { in: 0.05, out: 0.05, least: 0.6 })
  s.ink(
    HEM.map(([x, y]): Point => [x * 0.99, y - 17]),
    2.6,
  )
  for (const seam of [SEAMS.near, SEAMS.far, SIDE]) s.ink(seam, 3.6, { in: 0.1, out: 0.2, least: 0.5 })
  s.ink(FRONT, 3.4)
  s.ink(
    FRONT.map(([x, y]): Point => [x + 22, y + 2]),
    2.6,
  )
  for (const t of [0.14, 0.36, 0.58, 0.8])
    s.ink(ellipse(...shifted(FRONT[Math.round(t * (FRONT.length - 1))]!, 11), 5, 5, { to: 6.6 }), 2.8)
  s.flat(sleeve, CLOTH, { knock: true, ...still })
  s.within(sleeve, () => s.flat(trace('140,-160 240,-40 200,40 150,-60'), SHADE, still), true)
  s.ink(soft('116,-166 168,-110 214,-14'), 6, { in: 0.1, out: 0.1, least: 0.5 })
  s.ink(soft('148,22 116,-28 92,-26'), 5)
  s.ink(ARMHOLE.slice(9, 36), 3.6)
  thickCuff(s, CUFF, [38, 15], -0.48)
  s.solid(trace('-76,-214 -44,-236 -40,-196 -62,-166 -88,-196'), CLOTH, 5, { corners: true })
  s.solid(trace('-44,-206 28,-240 40,-204 -6,-160'), CLOTH, 5, { corners: true })
}
const shifted = ([x, y]: Point, by: number): Point => [x + by, y]
function thickCuff(s: Sheet, [x, y]: Point, [rx, ry]: Point, tilt: number) {
  s.ink(ellipse(x, y, rx, ry, { tilt, from: 0, to: Math.PI }), 6, { in: 0.05, out: 0.05, least: 0.7 })
  s.ink(ellipse(x, y, rx, ry, { tilt, from: Math.PI, to: Math.PI * 2 }), 3)
  const up = tilt < 0 ? -1 : 1
  s.ink(ellipse(x + up * 6, y - 13, rx, ry, { tilt, from: 0.2, to: Math.PI - 0.2 }), 2.4)
}

/** The same, only painted on the doll's skin. */
export function paintedShirt(s: Sheet) {
  doll(s)
  nearArm(s)
  const body = [...FAR.slice(0, 32), ...trace('-136,200 140,200'), ...BACK.slice(0, 32).toReversed()]
  s.flat(body, CLOTH, { knock: true, ...still })
  for (const edge of [FAR, BACK]) s.ink(edge, 5, { in: 0.1, out: 0.1, least: 0.5 })
  s.ink(trace('-138,200 142,200'), 4, { least: 0.9 })
  for (const arm of ['118,-140 146,-150 182,-26 142,-2', '-146,-150 -152,-70 -196,-40 -176,-110'])
    s.flat(trace(arm), CLOTH, still)
  for (const line of [
    '132,-156 166,-90 186,-24',
    '112,-80 136,-30 150,4',
    '148,2 190,-26',
    '-196,-44 -160,-34',
    '-40,-200 -50,200',
    '-76,-204 -40,-150 24,-206',
  ])
    s.ink(trace(line), 4, { least: 0.9, corners: true })
}

export function thickness(s: Sheet) {
  now(s, ellipse(...CUFF, 46, 22, { tilt: -0.48, to: 6.6 }), 4)
  now(
    s,
    HEM.map(([x, y]): Point => [x, y + 12]),
    4,
  )
}

const YUKATA = '#5C7FB0'
const YUKATA_SHADE = '#43628F'
const COLLAR = '#F4EFE2'
const OBI = '#E2A23F'
const overCollar = trace('52,-150 74,-138 40,-66 -62,30 -98,30 2,-78')
const underCollar = trace('-52,-150 -74,-138 -40,-74 -4,-34 18,-56 -6,-78')
const trunk = trace('-60,-146 -116,-122 -110,30 -104,110 -116,316 104,316 104,110 110,30 116,-122 60,-146 0,-60')
const obi = trace('-114,26 0,34 114,26 112,104 0,112 -112,104')
const sleeves = [-1, 1].map((k) =>
  trace('100,-126 150,-112 262,40 276,176 176,196 160,88 108,-20').map(([x, y]): Point => [x * k, y]),
)

export const yLines = (s: Sheet, line: Line) => {
  for (const collar of [underCollar, overCollar])
    collar.forEach((at, i) => line(s, [at, collar[(i + 1) % collar.length]!], 2.6))
}
export const obiLines = (s: Sheet, line: Line) => {
  line(s, soft('-118,26 0,34 118,26'), 3.4)
  line(s, soft('-116,104 0,112 116,104'), 3.4)
}
export function wearerRough(s: Sheet, line: Line) {
  line(s, ellipse(0, -232, 62, 66, { to: 6.7 }))
  for (const k of [-1, 1])
    line(
      s,
      [
        [k * 26, -176],
        [k * 28, -156],
        [k * 116, -122],
        [k * 106, 40],
        [k * 110, 316],
      ].map(([x, y]): Point => [x!, y!]),
    )
}

/** A girl in a yukata; her collar closes so that her right hand goes in, or the other way. */
export function yukata(s: Sheet, { wrong }: { wrong?: true } = {}) {
  s.flat(trace('-46,-174 46,-174 58,-144 0,-52 -58,-144'), YUKATA_SHADE, { knock: true, ...still })
  for (const k of [-1, 1])
    s.solid(
      trace('76,-136 60,-180 34,-192 28,-180 46,-170 52,-148').map(([x, y]): Point => [x * k, y]),
      COLLAR,
      4.4,
      { corners: true },
    )
  s.flat(trace('-24,-190 24,-190 28,-150 0,-60 -28,-150'), SKIN, { knock: true, ...still })
  s.flat(trace('-24,-190 24,-190 26,-166 0,-148 -26,-168'), '#EFB49C', still)
  s.ink(trace('-25,-190 -28,-150 -40,-136'), 4.4)
  s.ink(trace('25,-190 28,-150 40,-136'), 4.4)
  s.at(0, 0, { scaleX: wrong ? -1 : 1 }, () => {
    for (const [i, sleeve] of sleeves.entries()) {
      s.solid(sleeve, i ? YUKATA_SHADE : YUKATA, 6, { corners: true })
      const k = i ? 1 : -1
      s.solid(ellipse(k * 232, 192, 22, 20), SKIN, 4)
      s.flat(sleeve, i ? YUKATA_SHADE : YUKATA, still)
      s.contour(sleeve, 6, { corners: true })
    }
    s.flat(trunk, YUKATA, { knock: true, ...still })
    s.within(trunk, () => s.flat(trace('60,-150 140,-140 130,320 40,320 70,100'), YUKATA_SHADE, still), true)
    for (const edge of ['-60,-146 -116,-122 -110,30', '60,-146 116,-122 110,30', '-104,110 -116,316 104,316 104,110'])
      s.ink(trace(edge), 6, { corners: true, in: 0.06, out: 0.06, least: 0.5 })
    s.ink(trace('-40,112 -64,316'), 4)
    for (const [x, y] of trace('-70,170 20,210 -86,270 60,280 -78,-60 80,-40 -220,120 214,90 -190,40'))
      s.flat(ellipse(x, y, 14, 14), COLLAR, { still: true, opacity: 0.9 })
    s.solid(underCollar, COLLAR, 5, { corners: true })
    s.solid(overCollar, COLLAR, 5, { corners: true })
  })
  s.solid(obi, OBI, 6, { corners: true })
  s.ink(bend([-113, 58], [0, 74], [113, 58]), 3)
  s.at(0, -232, { scale: 56 }, () => simpleHead(s, 'bun', '#5B3A34'))
}

/** From the side: behind the neck the collar stands off as wide as a fist. */
export function sideCollar(s: Sheet) {
  const look = someProfile(s.tones, {
    ...{ nose: -0.02, bridge: -0.04, up: 0.04, lips: -0.03, chin: 0, style: 'bun', body: false, mood: 'smile' },
    ...{ hair: cast.girl.hair!, cloth: OBI, skin: cast.girl.skin!, blush: cast.girl.blush!, iris: '#7A4A34' },
  })
  drawProfile(s, look)
  s.solid(trace('-0.6,1.72 0.5,1.9 1.16,1.1 1.3,1.16 1.62,1.7 1.8,2.7 -1.0,2.7 -0.9,2.1'), YUKATA, 5, { corners: true })
  s.solid(trace('1.16,1.06 1.34,1.14 0.66,2.1 -0.6,2.4 -0.66,2.1 0.4,1.9'), COLLAR, 4.4, { corners: true })
  now(s, ellipse(0.9, 1.1, 0.24, 0.24, { to: 6.7 }), 3)
}

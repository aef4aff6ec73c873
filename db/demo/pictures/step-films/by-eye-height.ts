import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { frontShoe, limb, smallHand } from '../covers/limbs.ts'
import { drawExpression, type Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { add, bend, distance, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'

/** Somebody who stands before us, feet at the origin, 500 high; `eye` is how high the eye is that sees them. */
export type Standing = {
  eye: number
  look: Partial<HeadLook>
  face: Expression
  top: string
  low: string
  ribbon: string
  shoe: string
  bag: string
}

const HEAD: Point = [0, -450]
const UNIT = 37
const SHADE = '#6A4A86'

/** How far what runs around a body sinks in the middle: below the eye it sags, above it rises. */
export const sag = (eye: number, y: number) => 0.5 * Math.tanh((y - eye) / 250)

/** Where something runs around a body: how high, how wide, how far beside the middle. */
export type Around = readonly [y: number, half: number, x?: number]
export const COLLAR: Around = [-391, 33]
export const WAIST: Around = [-290, 37]
export const HEM: Around = [-168, 80]
export const SOCKS: readonly [Around, Around] = [
  [-100, 15, -24],
  [-100, 15, 25],
]

/** Its front half, from left to right. */
export const front = (eye: number, [y, half, x = 0]: Around): Point[] =>
  bend([x - half, y], [x, y + 2 * half * sag(eye, y)], [x + half, y])

/** All of it, as it runs around behind too; so much wider than the body. */
export const ring = (eye: number, [y, half, x = 0]: Around, wider = 1.5): Point[] =>
  ellipse(x, y, half * wider, Math.max(1.5, Math.abs(half * wider * sag(eye, y))), { from: 3.3, to: 9.9 })

export function standing(s: Sheet, who: Standing) {
  const pen = s.pen
  s.pen = 0.62
  s.aside(5, () => {
    legs(s, who)
    farArm(s, who)
    skirt(s, who)
    blouse(s, who)
    strap(s, who)
    nearArm(s, who)
    s.at(...HEAD, { scale: UNIT, rotate: 0.05 }, () => drawHead(s, headOf(s, who)))
  })
  s.pen = pen
}

const headOf = (s: Sheet, { look, face, eye }: Standing): HeadLook => ({
  ...plainHead(s, { ...cast.girl, yaw: 0.2, pitch: -0.5 * sag(eye, HEAD[1]), ...look }),
  own: { features: drawExpression(face), ...look.own },
})

const skinOf = (who: Standing) => who.look.skin ?? cast.girl.skin!
const lit = { colour: SHADE, to: [1, 0.2] as Point, opacity: 0.2 }

function legs(s: Sheet, who: Standing) {
  const skin = skinOf(who)
  const flat = 1 + 0.5 * sag(who.eye, 0)
  for (const [noted, ankle, turn, mirror] of [
    ['-27,-210 -25,-128 -24,-76 -25,-24', [-25, -27], 0.16, true],
    ['27,-210 30,-128 27,-76 33,-24', [33, -27], -0.24, false],
  ] as const) {
    limb(s, trace(noted), [45, 31, 32, 19], skin, { pen: 5, shade: lit })
    limb(
      s,
      trace(noted)
        .slice(-2)
        .map((p, i) => (i ? p : add(p, [0, -24]))),
      [31, 20],
      '#FFFFFF',
      { pen: 5, shade: lit },
    )
    const [x, y] = ankle
    s.at(x, y, { scale: 34 * flat, scaleX: 1 / flat }, () =>
      frontShoe(s, [0, 0], { size: 1, angle: turn, mirror, colour: who.shoe, sole: darker(who.shoe) }),
    )
  }
  for (const sock of SOCKS) s.ink(front(who.eye, sock), 4, { in: 0.05, out: 0.05, least: 0.7 })
}

function skirt(s: Sheet, { eye, low, ribbon }: Standing) {
  const [waist, hem] = [front(eye, WAIST), front(eye, HEM)]
  const outline = [...waist, [52, -252] as Point, ...hem.toReversed(), [-52, -252] as Point]
  s.flat(outline, low, { knock: true, corners: true, still: true })
  s.within(
    outline,
    () => {
      s.flat(trace('18,-300 90,-300 110,-130 44,-130'), SHADE, { still: true, corners: true, opacity: 0.22 })
      s.ink(front(eye, [HEM[0] - 15, HEM[1] - 3]), 7, { colour: ribbon, layer: 'flat', in: 0.01, out: 0.01, least: 1 })
    },
    true,
  )
  s.ink([waist[0]!, [-52, -252], hem[0]!], 5)
  s.ink([waist.at(-1)!, [52, -252], hem.at(-1)!], 5.4)
  s.ink(hem, 5.4, { in: 0.05, out: 0.05, least: 0.5 })
  for (const t of [0.18, 0.36, 0.5, 0.64, 0.82]) {
    const at = (line: readonly Point[]) => line[Math.round(t * (line.length - 1))]!
    s.ink([mixed(at(waist), at(hem), 0.12), mixed(at(waist), at(hem), 0.6), at(hem)], 3.4, { in: 0.5, out: 0.06 })
  }
}

function blouse(s: Sheet, { eye, look, top, ribbon, low }: Standing) {
  const skin = look.skin ?? cast.girl.skin!
  limb(s, trace('0,-424 0,-404 0,-386'), [23, 22, 30], skin, 5)
  s.flat(trace('-11,-418 12,-418 13,-398 2,-404'), SHADE, { still: true, opacity: 0.26 })
  const waist = front(eye, [WAIST[0] + 2, WAIST[1]])
  const body: Point[] = [
    ...trace('-22,-395 -40,-388 -55,-376 -50,-346 -43,-322'),
    ...waist,
    ...trace('43,-322 50,-346 55,-376 40,-388 22,-395'),
    ...front(eye, [-395, 19]).toReversed(),
  ]
  s.flat(body, top, { knock: true, corners: true, still: true })
  s.within(
    body,
    () => s.flat(trace('10,-400 70,-400 70,-280 18,-280 28,-330'), SHADE, { still: true, opacity: 0.16 }),
    true,
  )
  s.ink(trace('-44,-386 -55,-376 -50,-346 -43,-322 -37,-290'), 5)
  s.ink(trace('44,-386 55,-376 50,-346 43,-322 37,-290'), 5.4)
  s.solid(
    [...front(eye, [WAIST[0] - 5, WAIST[1]]), ...front(eye, [WAIST[0] + 5, WAIST[1] + 1]).toReversed()],
    darker(low),
    4,
    {
      corners: true,
    },
  )
  s.ink(trace('-34,-318 -22,-310 -14,-300'), 3, { in: 0.1, out: 0.8 })
  s.ink(trace('36,-322 26,-312 22,-300'), 3, { in: 0.1, out: 0.8 })
  collar(s, eye, ribbon)
}

/** Two rounded leaves that lie around the neck. */
function collar(s: Sheet, eye: number, ribbon: string) {
  const down = (x: number) => 2 * COLLAR[1] * sag(eye, COLLAR[0]) * (1 - (x / COLLAR[1]) ** 2) * 0.5
  for (const side of [-1, 1]) {
    const leaf = trace('21,-402 34,-393 40,-380 28,-370 10,-371 1,-384 8,-391').map(([x, y]): Point => [
      side * x,
      y + down(Math.min(x, COLLAR[1])),
    ])
    s.solid(leaf, '#FFFFFF', 4.4)
  }
  const y = -380 + down(0)
  for (const side of [-1, 1])
    s.solid(trace(`0,${y} ${side * 17},${y - 10} ${side * 21},${y + 3} ${side * 16},${y + 12}`), ribbon, 4)
  for (const side of [-1, 1]) s.solid(trace(`${side},${y + 3} ${side * 13},${y + 26} ${side * 4},${y + 28}`), ribbon, 4)
  s.solid(ellipse(0, y, 5.5, 6.5), ribbon, 4)
}

function sleeve(s: Sheet, spine: readonly Point[], { top, eye }: Standing) {
  limb(s, spine, [15, 37, 36], top, { pen: 5, shade: lit })
  const [a, b] = [spine.at(-2)!, spine.at(-1)!]
  const far = distance(a, b)
  const across: Point = [((b[1] - a[1]) / far) * 18, (-(b[0] - a[0]) / far) * 18]
  const middle = add(b, [0, 36 * sag(eye, b[1])])
  s.ink(bend(add(b, [-across[0], -across[1]]), middle, add(b, across)), 4.4, { in: 0.05, out: 0.05, least: 0.6 })
}

/** It hangs, a little away from the body. */
function farArm(s: Sheet, who: Standing) {
  const skin = skinOf(who)
  limb(s, trace('-53,-368 -68,-304 -70,-240'), [27, 24, 17], skin, { pen: 5, shade: lit })
  smallHand(s, [-70, -242], 'rest', { size: 33, angle: 0.06, skin, mirror: false })
  sleeve(s, trace('-43,-381 -57,-354 -62,-330'), who)
}

/** It holds the strap of the bag. */
function nearArm(s: Sheet, who: Standing) {
  const skin = skinOf(who)
  s.solid(ellipse(79, -309, 13, 13).slice(0, -1), skin, 5)
  limb(s, trace('53,-368 76,-318 80,-308'), [27, 26, 25], skin, { pen: 5, shade: lit })
  limb(s, trace('80,-304 60,-322 40,-340'), [25, 21, 17], skin, { pen: 5, shade: lit })
  smallHand(s, [41, -338], 'grip', { size: 31, angle: 2.2, skin, mirror: true })
  sleeve(s, trace('44,-381 60,-354 67,-332'), who)
}

function strap(s: Sheet, { bag }: Standing) {
  s.solid(trace('22,-394 34,-389 44,-340 52,-270 46,-270 36,-338'), bag, 4)
  s.solid(trace('42,-274 92,-266 98,-214 90,-206 46,-210 38,-220'), bag, 5)
  s.ink(trace('42,-250 70,-240 96,-244'), 4)
}

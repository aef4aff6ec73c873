import { box } from '../backdrop.ts'
import { add, ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import {
  arc,
  boardHand,
  inkedHand,
  knuckles,
  palmSides,
  restingHand,
  rods,
  spreadHand,
  thickness,
  thumbRod,
} from '../step-films/hand.ts'
import { along, bentFinger, flatHand, type FlatHand, nail, roundFinger, SHADE, sideNail, SKIN } from './hand-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const large = (draw: Draw) => (s: Sheet) => s.at(20, 40, { scale: 1.3 }, () => draw(s))
const small = (draw: Draw) => (s: Sheet) =>
  s.at(24, 20, { scale: 0.62 }, () => s.within(box(-260, -300, 260, 190), () => draw(s), true))

const palmBox: TopicDrawing = {
  steps: [
    large((s) => {
      light(s, [knuckles[0]!, knuckles.at(-1)!], 2.4)
      palmSides(s)
      thickness(s)
    }),
    large((s) => {
      arc(s)
      rods(s, spreadHand, light)
    }),
    large((s) => {
      thumbRod(s, spreadHand)
      inkedHand(s, { ...spreadHand, bare: true })
    }),
  ],
  slip: small((s) => boardHand(s, 4)),
  cure: small((s) => {
    arc(s)
    inkedHand(s, { ...restingHand, bare: true }, 4)
  }),
  checks: [
    [20, -50, 420],
    [-90, 80, 420],
  ],
}

const JOINTS = trace('-120,70 36,-128 204,-100 248,18')
const THICK = [112, 92, 76, 56]
const THUMB = trace('-160,360 -20,206 110,160 196,138')
const BONES = [0, 1, 2] as const

function cylinder(s: Sheet, a: Point, b: Point, [one, two]: Point) {
  const way = along(a, b)
  const side = (k: number): Point[] => [add(a, polar(way + k, one / 2)), add(b, polar(way + k, two / 2))]
  now(s, side(-Math.PI / 2))
  now(s, side(Math.PI / 2))
  now(s, ellipse(...a, one * 0.16, one / 2, { tilt: way, to: 6.6 }))
  now(s, ellipse(...b, two * 0.16, two / 2, { tilt: way, to: 6.6 }))
}

/** How long each bone is, noted beside its outer side. */
function lengths(s: Sheet) {
  for (const i of BONES) {
    const [a, b] = [JOINTS[i]!, JOINTS[i + 1]!]
    const out = along(a, b) - Math.PI / 2
    const ends = [a, b].map((p) => add(p, polar(out, THICK[i]! / 2 + 44)))
    now(s, ends, 4)
    for (const p of ends) now(s, [add(p, polar(out, 13)), add(p, polar(out, -13))], 3)
  }
}

function fingerInk(s: Sheet) {
  const { outer, inner, whole } = bentFinger(JOINTS, THICK)
  const palm = [...trace('-390,360 -270,170 -196,70'), outer[0]!, inner[0]!, ...trace('-58,140 -60,300 -100,360')]
  const thumb = roundFinger(THUMB, [150, 104, 84, 54])
  const dark = (shape: readonly Point[], under: readonly Point[]) =>
    s.within(shape, () => s.flat(under, SHADE, { still: true, opacity: 0.55, corners: true }), true)
  const below = [...JOINTS, ...trace('320,80 130,120 100,-20 -10,10 -60,340 -300,360')]
  for (const part of [palm, whole]) {
    s.flat(part, SKIN, { knock: true, still: true, corners: true })
    dark(part, below)
  }
  s.ink([...trace('-390,360 -270,170 -192,64'), ...outer], 7, { in: 0.05, out: 0.1, least: 0.5 })
  s.ink(inner, 6, { corners: true, in: 0.1, out: 0.1, least: 0.5 })
  s.ink([inner[0]!, ...trace('-62,136 -48,162')], 6, { in: 0.05, out: 0.3, least: 0.5 })
  s.flat(thumb, SKIN, { knock: true, still: true, corners: true })
  dark(thumb, [...THUMB, ...trace('280,240 0,400')])
  s.ink(thumb.slice(1, -4), 7, { in: 0.1, out: 0.3, least: 0.5 })
  nail(s, THUMB[2]!, THUMB[3]!, 26, 0.5)
  sideNail(s, JOINTS[2]!, JOINTS[3]!, 30)
}

const smallJoints = JOINTS.map((p): Point => [p[0] * 0.7 - 34, p[1] * 0.7 + 28])
const fingerJoints: TopicDrawing = {
  steps: [
    (s) => BONES.forEach((i) => cylinder(s, JOINTS[i]!, JOINTS[i + 1]!, [THICK[i]!, THICK[i + 1]!])),
    lengths,
    (s) => s.within(box(-390, -330, 390, 318), () => fingerInk(s), true),
  ],
  slip: (s) => {
    const rubber = roundFinger(trace('-118,128 -96,-30 -4,-92 88,-50 104,76'), [80, 62, 56, 52, 42])
    s.flat(rubber, SKIN, { knock: true, still: true, corners: true })
    s.ink(rubber, 5, { in: 0.05, out: 0.05, least: 0.5 })
    sideNail(s, [96, 30], [104, 76], 20)
  },
  cure: (s) => {
    const { outer, inner, whole } = bentFinger(
      smallJoints,
      THICK.map((w) => w * 0.7),
    )
    s.flat(whole, SKIN, { knock: true, still: true, corners: true })
    s.ink(outer, 5, { in: 0.05, out: 0.1, least: 0.5 })
    s.ink(inner, 5, { corners: true, in: 0.1, out: 0.1, least: 0.4 })
    sideNail(s, smallJoints[2]!, smallJoints[3]!, 20)
    for (const i of BONES) now(s, smallJoints.slice(i, i + 2))
  },
  checks: [
    [60, -60, 600],
    [110, -110, 420],
  ],
}

const openThumb: FlatHand = { ...spreadHand, seen: 'palm', nailSize: 22 }
const mound = ellipse(-58, 56, 44, 74, { tilt: -0.5, from: -1, to: 5.6 })

/** A way with a point at its end. */
function arrow(s: Sheet, from: Point, to: Point, line = now) {
  const back = along(to, from)
  line(s, [from, to], 3)
  for (const turn of [0.5, -0.5]) line(s, [to, add(to, polar(back + turn, 18))], 3)
}

const fiveInARow = [
  '-88,-30 -106,-92 -114,-130 -118,-164',
  '-48,-62 -60,-138 -64,-186 -62,-222',
  '-4,-78 -6,-166 -4,-220 0,-258',
  '40,-70 46,-152 52,-204 58,-240',
  '78,-44 92,-110 102,-150 112,-182',
].map(trace)

/** Where the nail of her thumb is, and that it is seen from its side. */
const nailAside = (s: Sheet) => {
  const tip = openThumb.thumb!.at(-1)!
  red(s, ellipse(tip[0], tip[1] + 6, 36, 38, { from: 3.9, to: 10.5 }), 4)
}

const thumbBase: TopicDrawing = {
  steps: [
    large((s) => {
      arc(s, light)
      palmSides(s, light)
      now(s, mound)
    }),
    large((s) => {
      for (const [root, , , tip] of spreadHand.fingers) arrow(s, root!, tip!, light)
      const [root, knuckle] = spreadHand.thumb
      arrow(s, root!, mixed(root!, knuckle!, 1.3))
    }),
    large((s) => {
      thumbRod(s, spreadHand)
      flatHand(s, openThumb)
      nailAside(s)
    }),
  ],
  slip: small((s) => flatHand(s, { fingers: fiveInARow }, 4)),
  cure: small((s) => {
    flatHand(s, { fingers: restingHand.fingers, thumb: restingHand.thumb }, 4)
    red(s, ellipse(-134, -84, 34, 40, { from: 3.9, to: 10.5 }), 5)
  }),
  checks: [
    [-170, -60, 320],
    [-60, 130, 420],
  ],
}

const grouped: FlatHand = {
  fingers: [
    '-55,-60 -88,-128 -108,-172 -122,-208',
    '-8,-78 4,-164 10,-218 14,-256',
    '36,-70 46,-150 50,-202 52,-238',
    '74,-44 98,-108 112,-146 124,-178',
  ].map(trace),
  thumb: restingHand.thumb,
}
const raked: FlatHand = {
  fingers: [
    '-66,-60 -110,-124 -136,-162 -160,-198',
    '-22,-82 -36,-164 -46,-214 -54,-250',
    '28,-82 42,-164 52,-214 60,-250',
    '72,-60 116,-124 142,-162 166,-198',
  ].map(trace),
  thumb: spreadHand.thumb,
}
const mitten = trace('-84,-44 -94,-196 -16,-276 62,-258 110,-188 95,-34')
const firstFinger = trace('-82,-48 -150,-206 -112,-228 -33,-86')
const group = trace('-30,-92 -12,-270 18,-280 62,-262 148,-186 97,-40')

/** Planes, before they are fingers. */
const cornered = (s: Sheet, plane: readonly Point[], line = now) =>
  plane.slice(1).forEach((p, i) => line(s, [plane[i]!, p], 3))

const fingerGroups: TopicDrawing = {
  steps: [
    large((s) => {
      arc(s, light)
      palmSides(s, light)
      cornered(s, mitten, light)
    }),
    large((s) => {
      cornered(s, firstFinger)
      cornered(s, group)
    }),
    large((s) => flatHand(s, grouped)),
  ],
  slip: small((s) => flatHand(s, raked, 4)),
  cure: small((s) => {
    flatHand(s, grouped, 4)
    red(s, ellipse(32, -170, 52, 106, { from: 3.9, to: 10.5, tilt: 0.06 }), 5)
  }),
  checks: [
    [70, -150, 320],
    [20, -180, 460],
  ],
}

export const hand: readonly TopicDrawing[] = [palmBox, fingerJoints, thumbBase, fingerGroups]

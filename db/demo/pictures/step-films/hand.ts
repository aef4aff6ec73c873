import { tube } from '../covers/limbs.ts'
import { add, bend, ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from './face.ts'

/** A hand with its thumb to the left: where the joints of its fingers lie, from root to tip, and those of its thumb. */
export type Hand = { fingers: readonly Point[][]; thumb: readonly Point[]; palm?: true; bare?: true }

export const spreadHand: Hand = {
  fingers: [
    '-55,-60 -76,-134 -87,-182 -94,-220',
    '-8,-78 -14,-164 -17,-218 -18,-256',
    '36,-70 48,-152 56,-204 61,-240',
    '74,-44 99,-106 113,-146 122,-178',
  ].map(trace),
  thumb: trace('-58,84 -112,22 -152,-34 -170,-76'),
}
export const restingHand: Hand = {
  fingers: [
    '-55,-60 -68,-136 -70,-184 -66,-220',
    '-8,-78 -8,-166 -4,-220 2,-258',
    '36,-70 42,-152 48,-204 56,-240',
    '74,-44 88,-110 98,-150 108,-182',
  ].map(trace),
  thumb: trace('-58,84 -106,18 -128,-42 -132,-88'),
}

const ROOT_TO_TIP = [44, 40, 36, 25]
const FINER = [1, 1.04, 0.98, 0.84]
const THUMB = [70, 54, 44, 28]
/** Between the fingers, from the first one's outer side to the last one's. */
const webs = trace('-80,-66 -35,-112 14,-116 60,-96 93,-56')
const wrist = { left: [-44, 118] as Point, right: [46, 116] as Point }

/** The knuckles lie on a soft arc. */
export const knuckles = trace('-80,-40 -55,-62 -8,-80 36,-72 74,-48 90,-26')
export const arc = (s: Sheet, line: Line = now) => line(s, knuckles)

/** From both ends of the arc down to the wrist, closer there. */
export function palmSides(s: Sheet, line: Line = now) {
  line(s, bend(knuckles[0]!, [-72, 40], wrist.left))
  line(s, bend(knuckles.at(-1)!, [80, 50], wrist.right))
  line(s, bend(wrist.left, [0, 128], wrist.right))
}

/** The side of the box that is turned to the thumb. */
export function thickness(s: Sheet, line: Line = now) {
  const edge = bend([-108, -16], [-112, 60], [-84, 104])
  line(s, [knuckles[0]!, edge[0]!])
  line(s, edge)
  line(s, [edge.at(-1)!, wrist.left])
  const inner = bend(knuckles[0]!, [-72, 40], wrist.left)
  for (const i of [1, 3, 5, 7]) line(s, [inner[i]!, edge[i]!], 1.5)
}

export function rods(s: Sheet, { fingers }: Hand, line: Line = now) {
  for (const joints of fingers) line(s, joints)
}

export function thumbRod(s: Sheet, { thumb }: Hand, line: Line = now) {
  line(s, thumb)
  for (const [x, y] of thumb.slice(1, 3)) line(s, ellipse(x, y, 12, 9, { to: 6.6 }), 2)
}

/** Up along the left side, around the tip and down the right side, without what lies inside the palm. */
function fingerOutline(spine: readonly Point[], widths: readonly number[], skip: number): Point[] {
  const sides = tube(spine, widths)
  const half = sides.length / 2
  const [tip, before] = [spine.at(-1)!, spine.at(-2)!]
  const along = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const cap = [-0.95, 0, 0.95].map((turn) => add(tip, polar(along + turn, (widths.at(-1)! / 2) * (turn ? 1.02 : 1.1))))
  return [...sides.slice(half, sides.length - skip).toReversed(), ...cap, ...sides.slice(skip, half).toReversed()]
}

/** The whole outline in the strokes that a pen makes of it: the thumb, each finger, the little finger's side of the palm. */
function outlinesOf({ fingers, thumb }: Hand) {
  const each = fingers.map((spine, i) => [
    webs[i]!,
    ...fingerOutline(
      spine,
      ROOT_TO_TIP.map((w) => w * FINER[i]!),
      6,
    ),
    webs[i + 1]!,
  ])
  const first = [
    ...trace('-52,190 -52,140 -62,112'),
    ...fingerOutline(thumb, THUMB, 5),
    ...trace('-84,4 -84,-26'),
    webs[0]!,
  ]
  const last = [webs.at(-1)!, ...trace('97,-20 90,24 74,76 56,124 54,190')]
  return { first, each, last }
}

/** What lies in shadow is painted over the skin. */
export type Shadow = { colour: string; opacity: number }

/** The hand in ink; its colours lie below. */
export function inkedHand(s: Sheet, hand: Hand, pen = 5, shadow: Shadow = { colour: s.tones.blush, opacity: 0.5 }) {
  const { first, each, last } = outlinesOf(hand)
  const all = [...first, ...each.flat(), ...last]
  s.flat(all, s.tones.skin, { knock: true, corners: true, still: true })
  s.within(all, () => shade(s, hand, shadow), true)
  for (const line of [first, ...each, last]) s.ink(line, pen * 1.1, { in: 0.08, out: 0.1, least: 0.4 })
  if (hand.palm) creases(s, hand, pen)
  else back(s, hand, pen)
  if (!hand.bare) cuff(s, pen)
}

function shade(s: Sheet, { fingers, thumb }: Hand, { colour, opacity }: Shadow) {
  const how = { still: true, opacity, corners: true }
  for (const [i, spine] of [...fingers, thumb].entries()) {
    const widths = i === 4 ? THUMB : ROOT_TO_TIP.map((w) => w * FINER[i]!)
    const sides = tube(spine, widths)
    const core = tube(
      spine,
      widths.map((w) => w * 0.4),
    )
    const half = sides.length / 2
    s.flat([...sides.slice(i === 4 ? 8 : 5, half), ...core.slice(i === 4 ? 8 : 5, half).toReversed()], colour, how)
  }
  s.flat(trace('100,-70 104,30 70,120 60,200 20,200 30,120 58,66 72,10 76,-40'), colour, { still: true, opacity })
}

function back(s: Sheet, { fingers, thumb }: Hand, pen: number) {
  for (const [i, [root, middle, , tip]] of fingers.entries()) {
    const [x, y] = root!
    s.ink(ellipse(x, y + 4, 15, 11, { from: 3.6, to: 5.8 }), pen * 0.6)
    s.ink(bend(add(middle!, [-9, 2]), add(middle!, [0, -5]), add(middle!, [10, 2])), pen * 0.5)
    if (i < 3) s.ink([mixed(root!, [0, 130], 0.16), mixed(root!, [0, 130], 0.55)], pen * 0.4, { out: 0.9 })
    nail(s, mixed(fingers[i]![2]!, tip!, 0.88), fingers[i]!, 9 * FINER[i]!)
  }
  s.ink(bend(add(thumb[2]!, [-12, 6]), add(thumb[2]!, [0, -2]), add(thumb[2]!, [12, 0])), pen * 0.5)
  nail(s, mixed(thumb[2]!, thumb[3]!, 0.85), thumb, 11)
}

function nail(s: Sheet, [x, y]: Point, spine: readonly Point[], r: number) {
  const [from, to] = [spine.at(-2)!, spine.at(-1)!]
  const tilt = Math.atan2(to[1] - from[1], to[0] - from[0])
  const shape = ellipse(x, y, r * 1.25, r * 0.82, { tilt })
  s.flat(shape, s.tones.pale, { still: true })
  s.ink(ellipse(x, y, r * 1.25, r * 0.82, { tilt, from: 1.1, to: 5.2 }), 2.6)
}

function creases(s: Sheet, { fingers, thumb }: Hand, pen: number) {
  for (const [i, spine] of fingers.entries()) {
    const w = 13 * FINER[i]!
    for (const [from, to, part] of [
      [0, 1, 0.62],
      [1, 2, 0.05],
      [2, 3, 0],
    ] as const) {
      const p = mixed(spine[from]!, spine[to]!, part)
      s.ink(bend(add(p, [-w, -1]), add(p, [0, 4]), add(p, [w, -1])), pen * 0.5)
    }
  }
  s.ink(bend(add(thumb[2]!, [-13, 4]), add(thumb[2]!, [0, 4]), add(thumb[2]!, [13, -4])), pen * 0.5)
  s.ink(trace('-78,-14 -36,4 -14,44 -22,110'), pen * 0.8)
  s.ink(trace('-80,-18 -30,-14 22,8 58,40'), pen * 0.6, { out: 0.7 })
  s.ink(trace('90,-6 50,-16 6,-26 -22,-56'), pen * 0.6, { out: 0.6 })
}

function cuff(s: Sheet, pen: number) {
  s.solid(trace('-72,170 0,182 74,168 92,310 -92,310'), s.tones.mid, pen)
  s.ink(trace('-74,196 0,208 78,194'), pen * 0.6)
}

/** A board with a row of equal fingers, as it is drawn by who begins with them. */
export function boardHand(s: Sheet, pen = 5) {
  const { skin } = s.tones
  s.flat(trace('-50,110 -54,190 54,190 50,110'), skin, { knock: true, corners: true, still: true })
  for (const [x, to] of [
    [-50, 190],
    [50, 190],
  ] as const)
    s.ink(
      [
        [x, 96],
        [x * 1.08, to],
      ],
      pen,
    )
  const thumb = fingerOutline(trace('-76,60 -116,20 -140,-10 -156,-36'), [40, 38, 38, 34], 0)
  s.flat(thumb, skin, { knock: true, corners: true, still: true })
  s.ink(thumb, pen, { in: 0.05, out: 0.05, least: 0.5 })
  const square = trace('-84,-64 84,-64 84,106 -84,106')
  const fingers = [-63, -21, 21, 63].map((x) =>
    fingerOutline(
      [
        [x, -60],
        [x, -110],
        [x, -160],
        [x, -204],
      ],
      [36, 36, 36, 34],
      0,
    ),
  )
  for (const finger of fingers) s.flat(finger, skin, { knock: true, corners: true, still: true })
  s.flat(square, skin, { knock: true, corners: true, still: true })
  s.contour(square, pen * 1.1, { corners: true, least: 0.7 })
  for (const finger of fingers) s.ink(finger, pen, { in: 0.05, out: 0.05, least: 0.5 })
  cuff(s, pen)
}

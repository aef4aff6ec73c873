import { plainHead } from '../covers/heads.ts'
import { frontShoe, smallHand } from '../covers/limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { add, bend, ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import {
  across,
  armOf,
  band,
  beside,
  crotch,
  legOf,
  middleOf,
  out,
  type Pair,
  sides,
  type Standing,
  torsoOf,
} from './standing.ts'

export type Clothes = {
  top: string
  low: string
  shoe: string
  look: Partial<HeadLook>
  skirt?: true
  /** what falls to the ground from the belt, in place of legs */
  gown?: (s: Sheet) => void
  long?: true
  collar?: true
  /** what a leg ends in, in place of a shoe */
  foot?: (s: Sheet, ankle: Point) => void
}

const HEAD = 47

/** Somebody who stands, dressed, in ink and colour. */
export function inkedFigure(s: Sheet, pose: Standing, clothes: Clothes) {
  const pen = s.pen
  s.pen = pen * 0.62
  const look = plainHead(s, { yaw: 0.12, mood: 'calm', ...clothes.look })
  if (!clothes.gown) for (const i of sides) drawLeg(s, pose, clothes, look.skin, i)
  if (clothes.gown) clothes.gown(s)
  else if (clothes.skirt) drawSkirt(s, pose, clothes)
  else drawSeat(s, pose, clothes)
  drawNeck(s, pose, look)
  drawTop(s, pose, clothes, look)
  for (const i of sides) drawArm(s, pose, clothes, look.skin, i)
  s.at(0, 0, { scale: HEAD, rotate: pose.nod ?? 0 }, () => drawHead(s, look))
  s.pen = pen
}

/** From the hips down, in trousers. */
export function inkedLegs(s: Sheet, pose: Standing, clothes: Clothes) {
  const pen = s.pen
  s.pen = pen * 0.62
  for (const i of sides) drawLeg(s, pose, clothes, s.tones.skin, i)
  s.pen = pen
}

const thin = { in: 0.2, out: 0.5 }
const shade = { still: true, opacity: 0.5 }

function drawLeg(s: Sheet, pose: Standing, { low, skirt, shoe, foot }: Clothes, skin: string, i: 0 | 1) {
  const { outer, inner } = legOf(pose, i, Boolean(skirt))
  const turn = pose.feet?.[i] ?? 0.16
  if (foot) foot(s, pose.ankles[i])
  else
    frontShoe(s, add(pose.ankles[i], [0, 2]), {
      ...{ size: 43, angle: -out(i) * turn, mirror: i === 0, colour: shoe, sole: s.tones.paper },
    })
  const shape = [...outer, ...inner.toReversed()]
  s.flat(shape, skirt ? skin : low, { knock: true })
  s.within(shape, () => {
    const by = (edge: readonly Point[], far: number) => edge.map(([x, y]): Point => [x + far, y])
    const dark = i ? outer : inner
    s.flat([...by(dark, i ? -9 : 3), ...by(dark, 40).toReversed()], darker(skirt ? skin : low), shade)
  })
  if (skirt) {
    const cut = [...outer.slice(-3), ...inner.slice(-3).toReversed()]
    s.flat(cut, s.tones.paper, { knock: true, corners: true })
    s.ink([outer.at(-3)!, add(mixed(outer.at(-3)!, inner.at(-3)!, 0.5), [0, 3]), inner.at(-3)!], 3.4)
  }
  s.ink(outer, 6, { in: 0.1, out: 0.1, least: 0.4 })
  s.ink(inner, 5.4, { in: 0.1, out: 0.1, least: 0.4 })
  if (!skirt) {
    const [kx, ky] = pose.knees[i]
    s.ink(
      [
        [kx - 14, ky + 8],
        [kx, ky + 13],
        [kx + 12, ky + 10],
      ],
      2.6,
      thin,
    )
    s.ink([add(outer.at(-1)!, [out(i), 0]), add(mixed(outer.at(-1)!, inner.at(-1)!, 0.5), [0, 5]), inner.at(-1)!], 4)
  }
}

/** From the belt to where the legs part. */
function drawSeat(s: Sheet, pose: Standing, { low }: Clothes) {
  const [left, right] = sides.map((i) => legOf(pose, i, false).outer.slice(0, 2)) as [Point[], Point[]]
  const fork = crotch(pose)
  const shape = [band(pose, 0), ...left, fork, ...right.toReversed(), band(pose, 1)]
  s.flat(shape, low, { knock: true })
  for (const [i, edge] of [left, right].entries()) s.ink([band(pose, i ? 1 : 0), ...edge], 6, { in: 0.1, out: 0.1 })
  s.ink([mixed(band(pose, 0), band(pose, 1), 0.5), mixed(middleOf(pose.hips), fork, 0.4), fork], 3.4, thin)
  for (const k of [-1, 1]) s.ink([add(fork, [k * 3, -2]), add(fork, [k * 20, -10])], 2.8, thin)
  for (const i of sides) {
    const at = band(pose, i)
    s.ink(bend(add(at, [-out(i) * 16, 4]), add(at, [-out(i) * 10, 22]), add(at, [out(i) * 6, 28])), 3, thin)
  }
}

function drawSkirt(s: Sheet, pose: Standing, { low }: Clothes) {
  const hem = sides.map((i) => beside([pose.hips[i], pose.knees[i]], i)(0.74, 52)) as unknown as Pair
  const hip = sides.map((i) => legOf(pose, i, true).outer[1]!) as unknown as Pair
  const middle = add(mixed(...hem, 0.5), [0, 16])
  const shape = [
    band(pose, 0),
    hip[0],
    hem[0],
    mixed(hem[0], middle, 0.5),
    middle,
    mixed(middle, hem[1], 0.5),
    hem[1],
    hip[1],
    band(pose, 1),
  ]
  s.flat(shape, low, { knock: true })
  s.within(shape, () =>
    s.flat(
      [band(pose, 1), mixed(...hip, 0.72), mixed(...hem, 0.62), add(hem[1], [30, 40]), add(hip[1], [30, 0])],
      darker(low),
      shade,
    ),
  )
  s.contour(shape, 6)
  for (const t of [0.2, 0.42, 0.62, 0.82]) {
    const foot = add(mixed(...hem, t), [0, 13 - 40 * (t - 0.5) ** 2])
    s.ink([mixed(band(pose, 0), band(pose, 1), t), add(mixed(...hip, t), [0, 6]), foot], 3.2, { in: 0.5, out: 0.08 })
  }
}

function drawNeck(s: Sheet, pose: Standing, look: HeadLook) {
  const [l, r] = sides.map((i) => add(pose.pit, [out(i) * 16, -22])) as [Point, Point]
  const neck = [[-14, 28], l, add(l, [-16, 12]), add(pose.pit, [0, 10]), add(r, [16, 12]), r, [17, 28]] as Point[]
  s.flat(neck, look.skin, { knock: true, corners: true })
  s.flat([[-14, 28], l, add(pose.pit, [6, -12]), r, [17, 28]] as Point[], look.blush, { ...shade, corners: true })
  s.ink([[-14, 34], l, add(l, [-8, 8])] as Point[], 4.6)
  s.ink([[17, 34], r, add(r, [8, 8])] as Point[], 5)
}

function drawTop(s: Sheet, pose: Standing, { top, low, collar }: Clothes, look: HeadLook) {
  const [left, right] = [torsoOf(pose, 0), torsoOf(pose, 1)]
  const hem = add(mixed(left.at(-1)!, right.at(-1)!, 0.5), [0, 5])
  const dip = add(pose.pit, [0, 14])
  const shape = [...left, hem, ...right.toReversed(), dip]
  s.flat(shape, top, { knock: true })
  s.within(shape, () => {
    const inner = [across(pose, 0.1, 40, 1), across(pose, 0.4, 22, 1), across(pose, 0.75, 26, 1)]
    s.flat([...inner, across(pose, 0.8, 90, 1), across(pose, 0, 110, 1)], darker(top), { ...shade, corners: true })
  })
  for (const edge of [left, right]) {
    s.ink(edge.slice(0, 3), 5.6, { in: 0.2, out: 0.3 })
    s.ink(edge.slice(3), 5.6, { in: 0.2, out: 0.1 })
  }
  s.ink([left[0]!, dip, right[0]!], 4.4)
  const belt = [left.at(-1)!, hem, right.at(-1)!]
  const strap = [...belt, ...belt.toReversed().map((p) => add(p, [0, 11]))]
  s.flat(strap, darker(low), { knock: true, still: true })
  s.contour(strap, 3.4)
  if (collar) {
    for (const i of sides)
      s.solid(
        [
          add(pose.pit, [out(i) * 15, -24]),
          add(pose.pit, [out(i) * 32, -10]),
          add(pose.pit, [out(i) * 18, 20]),
          add(pose.pit, [0, 8]),
        ],
        s.tones.paper,
        4,
        { corners: true },
      )
    for (const t of [0.24, 0.5, 0.76]) s.ink(ellipse(...mixed(add(pose.pit, [0, 12]), hem, t), 1.6, 1.6), 3)
  } else s.flat([left[0]!, dip, right[0]!, add(pose.pit, [0, -12])], look.skin, { still: true })
  if (pose.bears !== undefined) {
    const at = across(pose, 0.6, 45, pose.bears)
    for (const dy of [-4, 10])
      s.ink([add(at, [0, dy]), add(at, [-out(pose.bears) * 24, dy + 7])], 3, { in: 0.1, out: 0.8 })
  }
}

function drawArm(s: Sheet, pose: Standing, { top, long }: Clothes, skin: string, i: 0 | 1) {
  const { outer, inner } = armOf(pose, i)
  const from = pose.elbows[i]
  const wrist = pose.wrists[i]
  const angle = Math.atan2(wrist[1] - from[1], wrist[0] - from[0]) - Math.PI / 2
  const grip = pose.onHip === i
  const held = pose.grips === i ? 'grip' : 'rest'
  const hand = () => smallHand(s, wrist, held, { size: 40, angle: angle * (grip ? 0.5 : 0.6), mirror: i === 0, skin })
  const pocket = pose.hidden === i
  if (!pocket && !grip) hand()
  const cut = long ? outer.length : 3
  const shape = [...outer, ...inner.toReversed()]
  s.flat(shape, long ? top : skin, { knock: true, still: long })
  s.ink(outer.slice(long ? 1 : 2), 5.4, { in: 0.1, out: 0.1, least: 0.4 })
  s.ink(inner.slice(2), 5, { in: 0.1, out: 0.1, least: 0.4 })
  if (grip) hand()
  if (pocket) {
    const [a, b] = [outer.at(-1)!, inner.at(-1)!]
    s.ink([add(a, [out(i) * 3, -4]), add(b, [out(i) * -12, 2])], 5.4, { in: 0.1, out: 0.2 })
    return s.ink(bend(add(b, [out(i) * -8, 4]), add(b, [out(i) * -10, 34]), add(a, [out(i) * -8, 44])), 3, thin)
  }
  if (long) return s.ink([outer.at(-1)!, inner.at(-1)!], 4)
  const wide = (edge: readonly Point[], far: number) => edge.slice(0, cut).map(([x, y]): Point => [x + out(i) * far, y])
  const sleeve = [...wide(outer, 4), ...wide(inner, -3).toReversed()]
  s.flat(sleeve, top, { knock: true, still: true })
  if (i) s.flat([...wide(outer, -6), ...wide(outer, 6).toReversed()], darker(top), { ...shade, corners: true })
  s.ink(wide(outer, 4), 5.6, { in: 0.2, out: 0.1 })
  s.ink(wide(inner, -3).slice(1), 5, { in: 0.3, out: 0.1 })
  const [a, b] = [wide(outer, 4).at(-1)!, wide(inner, -3).at(-1)!]
  s.ink([a, add(mixed(a, b, 0.5), [0, 4]), b], 4.4)
}

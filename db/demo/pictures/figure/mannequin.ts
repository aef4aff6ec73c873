import type { Dice } from '../dice.ts'
import { add, ellipse, mixed, type Point, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Angles from hanging straight down, positive to the right of the sheet; the second is added at the elbow or knee. */
export type Pose = {
  lean: number
  bow: number
  hips: number
  shoulders: number
  head: number
  arms: [Bend, Bend]
  legs: [Bend, Bend]
}
type Bend = readonly [number, number]
export type Body = { wide: number; hips: number; colour: string; shade: string; head: number; joints: string }

function readPose(noted: string): Pose {
  const [lean = 0, bow = 0, hips = 0, shoulders = 0, head = 0, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] =
    noted.match(/-?[\d.]+/g)?.map(Number) ?? []
  return {
    lean,
    bow,
    hips,
    shoulders,
    head,
    arms: [
      [a, b],
      [c, d],
    ],
    legs: [
      [e, f],
      [g, h],
    ],
  }
}

const standing: Pose = {
  lean: 0,
  bow: 0,
  hips: 0,
  shoulders: 0,
  head: 0,
  arms: [
    [-0.16, 0.06],
    [0.16, -0.06],
  ],
  legs: [
    [-0.08, 0.02],
    [0.08, -0.02],
  ],
}
/** Each pose in numbers: lean, bow, hips, shoulders, head; both arms; both legs. */
const poses: readonly Pose[] = [
  '0.28 0.15 0.1 -0.2 0.15 / -0.9 1.5 1.1 1.3 / -0.75 -0.85 0.85 -0.35',
  '-0.12 -0.25 -0.2 0.22 -0.15 / -2.5 -0.35 2.6 0.2 / -0.35 0.1 0.5 -0.9',
  '0.05 0.25 0.22 -0.18 0.2 / -0.6 1.7 0.35 0.3 / -0.05 -0.03 0.38 -0.22',
  '0.5 0.2 0.15 0.1 0.3 / -1.7 -0.3 1.9 0.3 / -1.35 -0.2 0.35 -0.1',
  '-0.35 -0.2 0.1 -0.1 -0.3 / -1.2 -0.9 0.8 1.1 / -0.3 -0.3 1.15 -1.6',
  '0.1 -0.3 -0.25 0.3 0.1 / -2.9 0.5 1.3 1.4 / -0.25 0.2 0.2 0.15',
  '-0.2 0.3 0.05 0.15 0.25 / -1.5 2.2 2.0 -0.4 / -1.1 1.4 0.6 0.3',
  '0.15 0.1 -0.12 0.12 -0.1 / -0.5 -0.5 1.55 0.1 / -0.2 0.05 0.3 -0.05',
].map(readPose)

export function somePose(roll: Dice): Pose {
  const pose = roll.pick(poses)
  const stir = (n: number) => n + roll.range(-0.16, 0.16)
  const limb = ([a, b]: Bend): Bend => [stir(a), stir(b)]
  const live: Pose = {
    ...pose,
    lean: stir(pose.lean),
    bow: stir(pose.bow),
    head: stir(pose.head),
    arms: [limb(pose.arms[0]), limb(pose.arms[1])],
    legs: [limb(pose.legs[0]), limb(pose.legs[1])],
  }
  return roll.chance(0.5) ? mirrored(live) : live
}
export const still = standing

const mirrored = (p: Pose): Pose => {
  const flip = ([a, b]: Bend): Bend => [-a, -b]
  return {
    lean: -p.lean,
    bow: -p.bow,
    hips: -p.hips,
    shoulders: -p.shoulders,
    head: -p.head,
    arms: [flip(p.arms[1]), flip(p.arms[0])],
    legs: [flip(p.legs[1]), flip(p.legs[0])],
  }
}

const down = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin(angle) * length,
  from[1] + Math.cos(angle) * length,
]
const up = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin(angle) * length,
  from[1] - Math.cos(angle) * length,
]

/** A wooden figure whose measure is its head: pelvis at the origin, about 7.5 heads tall. */
export function drawMannequin(s: Sheet, pose: Pose, body: Body, width = 4.5) {
  const pelvis: Point = [0, 0]
  const waist = up(pelvis, pose.lean, 0.75)
  const chest = up(waist, pose.lean + pose.bow, 1.0)
  const throat = up(chest, pose.lean + pose.bow * 1.4, 0.72)
  const skull = up(throat, pose.lean + pose.bow + pose.head, 0.82)
  const hip = (side: number): Point => add(pelvis, turned([side * 0.42 * body.hips, 0.25], pose.hips))
  const shoulder = (side: number): Point =>
    add(chest, turned([side * 0.86 * body.wide, -0.36], pose.shoulders + pose.lean * 0.5))
  const limbs = [0, 1].map((i) => {
    const side = i ? 1 : -1
    const [arm, leg] = [pose.arms[i] as Bend, pose.legs[i] as Bend]
    const elbow = down(shoulder(side), arm[0], 1.4)
    const knee = down(hip(side), leg[0], 1.85)
    return {
      side,
      elbow,
      wrist: down(elbow, arm[0] + arm[1], 1.2),
      knee,
      ankle: down(knee, leg[0] + leg[1], 1.75),
      arm,
      leg,
    }
  })
  const wood = { s, body, width }
  const behind = pose.lean + pose.bow > 0 ? 1 : 0
  const drawArm = (i: number) => {
    const { side, elbow, wrist, arm } = limbs[i] as (typeof limbs)[number]
    const tip = down(wrist, arm[0] + arm[1] * 1.1, 0.55)
    segment(wood, [wrist, 0.13], [tip, 0.1], 0.1)
    segment(wood, [elbow, 0.19], [wrist, 0.12], 0.05)
    segment(wood, [shoulder(side), 0.25], [elbow, 0.18], 0.03)
    joint(wood, elbow, 0.16)
    joint(wood, shoulder(side), 0.25)
  }
  const drawLeg = (i: number) => {
    const { side, knee, ankle, leg } = limbs[i] as (typeof limbs)[number]
    drawFoot(wood, ankle, leg[0] + leg[1], side)
    segment(wood, [knee, 0.27], [ankle, 0.15], 0.07)
    segment(wood, [hip(side), 0.4], [knee, 0.25], 0.02)
    joint(wood, knee, 0.22)
  }
  drawArm(behind)
  drawLeg(behind)
  drawLeg(1 - behind)
  segment(wood, [throat, 0.2], [skull, 0.18], 0)
  drawTrunk(wood, pose, { pelvis, waist, chest })
  drawArm(1 - behind)
  s.at(...skull, { rotate: pose.lean * 0.6 + pose.bow + pose.head }, () => drawSkull(wood))
  drawAction(s, [skull, throat, chest, waist, pelvis], limbs, [shoulder(-1), shoulder(1)], [hip(-1), hip(1)])
}

/** What every part is made of, and where it is drawn. */
type Wood = { s: Sheet; body: Body; width: number }
type Trunk = { pelvis: Point; waist: Point; chest: Point }

function drawTrunk({ s, body, width }: Wood, pose: Pose, { pelvis, waist, chest }: Trunk) {
  const tilt = pose.lean + pose.bow
  s.solid(ellipse(...mixed(waist, chest, 0.1), 0.42 * body.wide, 0.5, { tilt }), body.shade, width)
  s.at(...pelvis, { rotate: pose.hips + pose.lean * 0.5 }, () =>
    s.solid(
      [
        [-0.6 * body.hips, -0.36],
        [0, -0.44],
        [0.6 * body.hips, -0.36],
        [0.72 * body.hips, 0.2],
        [0.3, 0.5],
        [0, 0.56],
        [-0.3, 0.5],
        [-0.72 * body.hips, 0.2],
      ],
      body.colour,
      width,
    ),
  )
  s.at(...chest, { rotate: tilt * 0.8 + pose.shoulders * 0.5 }, () => {
    const egg: Point[] = [
      [0, -0.72],
      [0.5 * body.wide, -0.6],
      [0.82 * body.wide, -0.2],
      [0.66 * body.wide, 0.42],
      [0.3, 0.66],
      [0, 0.5],
      [-0.3, 0.66],
      [-0.66 * body.wide, 0.42],
      [-0.82 * body.wide, -0.2],
      [-0.5 * body.wide, -0.6],
    ]
    s.solid(egg, body.colour, width)
    s.within(egg, () =>
      s.flat(trace('0.35,-0.8 1.2,-0.8 1.2,0.9 0.2,0.8 0.5,0.2'), body.shade, { still: true, opacity: 0.8 }),
    )
    s.pencil(trace('0.02,-0.75 0.06,0 0,0.62'), 2)
    s.pencil(trace('-0.8,-0.1 0,0.06 0.8,-0.1'), 2)
  })
}

function drawSkull({ s, body, width }: Wood) {
  const face: Point[] = trace(
    '0,-0.56 0.3,-0.5 0.42,-0.15 0.36,0.2 0.14,0.5 -0.06,0.52 -0.3,0.24 -0.42,-0.1 -0.32,-0.48',
  )
  s.solid(
    face.map(([x, y]): Point => [x * body.head, y * body.head]),
    body.colour,
    width * 1.05,
  )
  s.pencil(trace('0.1,-0.6 0.18,0 0.06,0.6'), 2)
  s.pencil(trace('-0.48,0.02 0,0.12 0.46,0'), 2)
}

const joint = ({ s, body, width }: Wood, [x, y]: Point, r: number) =>
  s.solid(ellipse(x, y, r, r), body.joints, width * 0.8)

type End = readonly [at: Point, thick: number]

function segment({ s, body, width }: Wood, [a, wa]: End, [b, wb]: End, bulge: number) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const n: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  const side = (t: number, w: number): Point => add(mixed(a, b, t), [n[0] * w, n[1] * w])
  s.solid(
    [
      side(-0.03, wa * 0.6),
      side(0.12, wa),
      side(0.4, (wa + wb) / 2 + bulge),
      side(0.9, wb),
      side(1.02, wb * 0.6),
      side(1.02, -wb * 0.6),
      side(0.9, -wb),
      side(0.4, -(wa + wb) / 2 - bulge),
      side(0.12, -wa),
      side(-0.03, -wa * 0.6),
    ],
    body.colour,
    width,
  )
  s.pencil([mixed(a, b, -0.05), mixed(a, b, 1.05)], 1.5)
}

function drawFoot({ s, body, width }: Wood, [x, y]: Point, angle: number, side: number) {
  s.at(x, y, { rotate: -angle * 0.8, scaleX: side }, () =>
    s.solid(trace('-0.14,-0.05 0.12,-0.06 0.3,0.14 0.56,0.24 0.54,0.36 -0.14,0.36 -0.2,0.2'), body.colour, width),
  )
}

function drawAction(
  s: Sheet,
  spine: Point[],
  limbs: { ankle: Point }[],
  shoulders: [Point, Point],
  hips: [Point, Point],
) {
  s.pencil([...spine, mixed(limbs[0]?.ankle ?? [0, 3], limbs[1]?.ankle ?? [0, 3], 0.7)], 3.2)
  s.guide(...shoulders, 0.25, 2)
  s.guide(...hips, 0.4, 2)
}

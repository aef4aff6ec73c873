import { bones, type Body } from './body.ts'
import type { HandShape } from './hand.ts'
import {
  across,
  bent,
  cross,
  type Frame,
  length,
  minus,
  plus,
  times,
  turned,
  unit,
  upright,
  type V3,
  within,
} from './space.ts'

/** Where a hand is, from its shoulder in lengths of the arm (outward, up, forward), and where its elbow points. */
export type ArmPose = { to: V3; elbow?: V3; palm?: V3; shape?: HandShape }
/** Where an ankle is, on the ground below the hip: outward, above its standing height, forward; which way knee and toes go. */
export type LegPose = { to: V3; knee?: V3; toes?: number; point?: number }
export type Pose = {
  /** Height of the hips; as high as the feet allow where nothing stands. */
  hip?: number
  /** nod, lean and turn */
  pelvis?: V3
  spine?: V3
  head?: V3
  arms: [left: ArmPose, right: ArmPose]
  legs: [left: LegPose, right: LegPose]
}

export type Arm = { shoulder: V3; elbow: V3; wrist: V3; palm: V3; side: number; shape: HandShape }
export type Leg = { hip: V3; knee: V3; ankle: V3; toe: V3; toes: V3; side: number }
export type Skeleton = {
  hips: V3
  pelvis: Frame
  waist: V3
  middle: Frame
  ribs: V3
  chest: Frame
  neck: V3
  skull: V3
  head: Frame
  headSize: number
  arms: [Arm, Arm]
  legs: [Leg, Leg]
}

const SIDES = [1, -1] as const
const part = (turn: V3 | undefined, of: number): V3 => times(turn ?? [0, 0, 0], of)

/** The bones of a body in a pose: nothing bends the wrong way, and standing feet reach the ground. */
export function skeletonOf(pose: Pose, body: Body): Skeleton {
  const pelvis = turned(upright, pose.pelvis ?? [0, 0, 0])
  const hips: V3 = [0, hipHeight(pose, body, pelvis), 0]
  const middle = turned(pelvis, part(pose.spine, 0.45))
  const chest = turned(middle, part(pose.spine, 0.55))
  const waist = plus(hips, plus(times(pelvis.up, 0.062), times(middle.up, 0.03)))
  const ribs = plus(waist, plus(times(middle.up, 0.05), times(chest.up, 0.055)))
  const neck = plus(ribs, times(chest.up, 0.1))
  const head = turned(chest, pose.head ?? [0, 0, 0])
  const headSize = 1 / body.heads
  const skull = plus(plus(neck, times(unit(plus(chest.up, head.up)), 0.026)), times(head.up, headSize * 0.56))
  const bare = { hips, pelvis, waist, middle, ribs, chest, neck, skull, head, headSize }
  return {
    ...bare,
    arms: [armOf(pose.arms[0], bare, body, 1), armOf(pose.arms[1], bare, body, -1)],
    legs: [legOf(pose.legs[0], bare, body, 1), legOf(pose.legs[1], bare, body, -1)],
  }
}

const sided = ([x, y, z]: V3, side: number): V3 => [x * side, y, z]
const hipJoint = (pelvis: Frame, body: Body, side: number) => times(pelvis.left, side * body.hip)
const legLength = (body: Body) => [bones.thigh * body.leg, bones.shin * body.leg] as const

function hipHeight(pose: Pose, body: Body, pelvis: Frame): number {
  if (pose.hip !== undefined) return pose.hip
  const [thigh, shin] = legLength(body)
  const heights = pose.legs.map(({ to }, index) => {
    const joint = hipJoint(pelvis, body, SIDES[index]!)
    const [x, y, z] = sided(to, SIDES[index]!)
    const away = Math.hypot(x - joint[0], z - joint[2])
    const up = Math.sqrt(Math.max(0.01, ((thigh + shin) * 0.995) ** 2 - away ** 2))
    return y > 0.02 ? 9 : bones.ankle + y + up - joint[1]
  })
  return Math.min(...heights, thigh + shin + bones.ankle)
}

type Trunk = Pick<Skeleton, 'chest' | 'ribs' | 'hips' | 'pelvis'>

function armOf(pose: ArmPose, { chest, ribs }: Trunk, body: Body, side: number): Arm {
  const reach = bones.upperArm + bones.forearm
  const raised = Math.max(0, pose.to[1]) * 0.03
  const shoulder = plus(
    ribs,
    within(chest, [side * (body.shoulder - raised * 0.4), 0.075 + raised, pose.to[2] * 0.012]),
  )
  const to = plus(shoulder, times(within(chest, sided(pose.to, side)), reach))
  const pole = within(chest, sided(pose.elbow ?? [0.35, -0.3, -1], side))
  const { joint: elbow, end: wrist } = bent(shoulder, to, [bones.upperArm, bones.forearm], pole)
  const along = unit(minus(wrist, elbow))
  const palm = across(within(chest, sided(pose.palm ?? [-1, 0.05, 0.1], side)), along)
  return { shoulder, elbow, wrist, palm, side, shape: pose.shape ?? 'easy' }
}

function legOf(pose: LegPose, { hips, pelvis }: Trunk, body: Body, side: number): Leg {
  const hip = plus(hips, hipJoint(pelvis, body, side))
  const [x, y, z] = sided(pose.to, side)
  const turn = ((pose.toes ?? 12) * Math.PI) / 180
  const level: V3 = [Math.sin(turn) * side, 0, Math.cos(turn)]
  const knee = pose.knee ? sided(pose.knee, side) : plus(times(level, 1), [0, 0.15, 0])
  const { joint, end } = bent(hip, [x, bones.ankle + y, z], legLength(body), knee)
  const down = ((pose.point ?? 0) * Math.PI) / 180
  const shin = unit(minus(end, joint))
  const toes =
    pose.point === undefined
      ? level
      : unit(plus(times(footFront(shin, level), Math.cos(down)), times(shin, Math.sin(down))))
  return { hip, knee: joint, ankle: end, toe: plus(end, times(toes, 0.1)), toes, side }
}

/** Straight ahead of a shin, whichever way it lies. */
function footFront(shin: V3, level: V3): V3 {
  const flat = across(level, shin)
  return length(flat) > 0.1 ? flat : unit(cross(shin, [1, 0, 0]))
}

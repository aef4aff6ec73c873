import type { HandShape } from '../hand.ts'
import type { Held } from '../held.ts'
import type { ArmPose, LegPose, Pose } from '../skeleton.ts'
import type { V3 } from '../space.ts'

export type Kind = 'standing' | 'moving' | 'sitting' | 'crouching' | 'lying' | 'jumping' | 'action' | 'gesture'
/** A pose that others are made from; `seat` is the height of what is sat on. */
export type KeyPose = Pose & { name: string; kind: Kind; seat?: number; holds?: Held }

type ArmRest = { elbow?: V3; palm?: V3; shape?: HandShape }
export const arm = (x: number, y: number, z: number, rest: ArmRest = {}): ArmPose => ({ to: [x, y, z], ...rest })
type LegRest = { knee?: V3; toes?: number; point?: number }
export const leg = (x: number, y: number, z: number, rest: LegRest = {}): LegPose => ({ to: [x, y, z], ...rest })

export const hang = arm(0.12, -0.97, 0.06, { shape: 'easy' })
export const hangBent = arm(0.17, -0.9, 0.14, { shape: 'relaxed' })
export const onHip = arm(0.2, -0.58, 0.02, { elbow: [1, 0.05, -0.5], shape: 'fist', palm: [-0.3, -0.6, -0.6] })
export const behind = arm(-0.28, -0.62, -0.34, { elbow: [1, -0.2, -0.5], shape: 'grip', palm: [0, 0, -1] })
export const crossed = arm(-0.42, -0.36, 0.42, { elbow: [0.8, -0.8, 0.3], shape: 'flat', palm: [0, -0.3, -1] })
export const stand = leg(0.055, 0, 0)
export const onKnee = arm(0.06, -0.62, 0.62, { elbow: [0.8, -0.4, -0.6], shape: 'easy', palm: [0, -1, 0] })
export const prop = arm(0.3, -0.84, -0.38, { elbow: [0.2, 0, -1], shape: 'flat', palm: [0, -0.8, 0.4] })
export const kneel = (x: number, z: number, lift = 0.0): LegPose =>
  leg(x, -0.012 + lift, z, { knee: [0.1, -0.6, 1], toes: 4, point: 78 })

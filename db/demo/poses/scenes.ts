import type { Build } from './body.ts'
import type { Point } from './camera.ts'
import { type Dice, dice } from '../pictures/dice.ts'
import type { Person } from './figure.ts'
import type { HandShape } from './hand.ts'
import type { Hair } from './head.ts'
import { action } from './keys/action.ts'
import { crouching } from './keys/crouching.ts'
import { gestures } from './keys/gestures.ts'
import { jumping } from './keys/jumping.ts'
import { lying } from './keys/lying.ts'
import { moving } from './keys/moving.ts'
import type { KeyPose, Kind } from './keys/noted.ts'
import { sitting } from './keys/sitting.ts'
import { standing } from './keys/standing.ts'
import { type Cloth, outfits } from './outfit.ts'
import type { ArmPose, Pose } from './skeleton.ts'
import type { V3 } from './space.ts'

export type Layout = 'front' | 'diagonal' | 'side' | 'back' | 'above' | 'below'
export type Gender = 'woman' | 'man' | 'neutral' | 'mixed'
export type Scene = {
  gender: Gender
  pose: Kind | 'hands'
  layout: Layout
  cloth: Cloth
  number: 'one' | 'two' | 'more'
  around: number
  above: number
  far: number
  people: (Person & { seat?: number; seed: number })[]
  hands: { shape: HandShape; build: Build; side: number; turn: V3; at: Point }[]
}

const layouts: readonly Layout[] = ['diagonal', 'front', 'side', 'back', 'above', 'below']
const kinds: Record<Kind, readonly KeyPose[]> = {
  standing,
  gesture: gestures,
  moving,
  sitting,
  crouching,
  lying,
  jumping,
  action,
}
const cloths = Object.keys(outfits) as Cloth[]
const styles: Record<Build, readonly Hair[]> = {
  woman: ['bob', 'long', 'pony', 'bun', 'twin', 'short'],
  man: ['short', 'spiky', 'short', 'pony'],
  slim: ['short', 'bob', 'pony', 'spiky'],
}
const genderOf: Record<Build, Gender> = { woman: 'woman', man: 'man', slim: 'neutral' }

/** From where a layout looks; a little different each time. */
function shot(layout: Layout, d: Dice) {
  const side = d.sign()
  const around = {
    front: d.range(-9, 9),
    diagonal: side * d.range(26, 52),
    side: side * d.range(74, 100),
    back: 180 + side * d.range(8, 48),
    above: side * d.range(5, 70),
    below: side * d.range(5, 60),
  }[layout]
  const above = {
    front: d.range(2, 9),
    diagonal: d.range(2, 14),
    side: d.range(0, 9),
    back: d.range(2, 14),
    above: d.range(36, 58),
    below: d.range(-34, -20),
  }[layout]
  return { around, above, far: layout === 'below' ? 1.7 : layout === 'above' ? 2 : d.range(2.5, 3.6) }
}

const mirrored = (v: V3 | undefined): V3 => (v ? [v[0], -v[1], -v[2]] : [0, 0, 0])
const flipped = (pose: Pose): Pose => ({
  ...pose,
  pelvis: mirrored(pose.pelvis),
  spine: mirrored(pose.spine),
  head: mirrored(pose.head),
  arms: [pose.arms[1], pose.arms[0]],
  legs: [pose.legs[1], pose.legs[0]],
})

/** Nobody holds a pose twice alike. */
function varied(pose: Pose, d: Dice): Pose {
  const sway = ([x, y, z]: V3, by: number): V3 => [x + d.range(-by, by), y + d.range(-by, by), z + d.range(-by, by)]
  const loosened = (one: ArmPose): ArmPose => ({ ...one, to: sway(one.to, 0.045) })
  const own: Pose = {
    ...pose,
    spine: sway(pose.spine ?? [0, 0, 0], 4),
    head: sway(pose.head ?? [0, 0, 0], 9),
    arms: [loosened(pose.arms[0]), loosened(pose.arms[1])],
  }
  return d.chance(0.5) ? flipped(own) : own
}

/** Arms and gaze of one standing pose on the legs of another. */
function mixed(upper: KeyPose, lower: KeyPose): KeyPose {
  return { ...upper, pelvis: lower.pelvis, legs: lower.legs, spine: upper.spine ?? lower.spine }
}

export function person(key: KeyPose, build: Build, cloth: Cloth, d: Dice): Scene['people'][number] {
  const fitting = outfits[cloth].filter(({ lower }) => build !== 'man' || cloth === 'kimono' || !/skirt/.test(lower))
  const outfit = d.pick(fitting.length > 0 ? fitting : outfits.casual)
  return {
    pose: varied(key, d),
    build,
    outfit,
    hair: cloth === 'base' ? 'bare' : d.pick(styles[build]),
    holds: key.holds,
    seat: key.seat,
    seed: d.int(0, 9999),
  }
}

const single = (seed: number): Scene => {
  const d = dice(seed, 'pose')
  const list = Object.keys(kinds) as Kind[]
  const kind = list[seed % list.length]!
  const own = kinds[kind][Math.floor(seed / list.length) % kinds[kind].length]!
  const key = (kind === 'gesture' || kind === 'standing') && d.chance(0.45) ? mixed(own, d.pick(standing)) : own
  const build = (['woman', 'man', 'woman', 'man', 'slim'] as const)[d.int(0, 4)]!
  const wanted = cloths[(seed * 5 + Math.floor(seed / 8)) % cloths.length]!
  const cloth = build === 'man' && wanted === 'dress' ? 'casual' : wanted
  const layout = layouts[Math.floor(seed / 3) % layouts.length]!
  return {
    gender: genderOf[build],
    pose: kind,
    layout,
    cloth,
    number: 'one',
    ...shot(layout, d),
    people: [person(key, build, cloth, d)],
    hands: [],
  }
}

type Place = { of: readonly KeyPose[]; at: V3; faces: number }
export const named = (name: string) =>
  Object.values(kinds)
    .flat()
    .find((key) => key.name === name)!
const together: { kind: Kind; places: Place[] }[] = [
  {
    kind: 'standing',
    places: [
      { of: standing, at: [0.21, 0, 0], faces: -22 },
      { of: [...standing, ...gestures], at: [-0.21, 0, 0.04], faces: 22 },
    ],
  },
  {
    kind: 'gesture',
    places: [
      { of: [...gestures], at: [0.27, 0, 0], faces: -68 },
      { of: [...gestures, ...standing], at: [-0.27, 0, 0], faces: 68 },
    ],
  },
  {
    kind: 'moving',
    places: [
      { of: moving.slice(0, 2), at: [0.19, 0, 0.02], faces: 0 },
      { of: moving.slice(0, 2), at: [-0.19, 0, -0.02], faces: 4 },
    ],
  },
  {
    kind: 'action',
    places: [
      { of: [named('パンチ'), named('前げり'), named('手をつきだす')], at: [0.4, 0, 0], faces: -86 },
      { of: [named('よける'), named('かまえ')], at: [-0.36, 0, 0.02], faces: 88 },
    ],
  },
  {
    kind: 'sitting',
    places: [
      { of: sitting.slice(0, 4), at: [0.2, 0, 0], faces: -16 },
      { of: sitting.slice(0, 3), at: [-0.2, 0, 0], faces: 14 },
    ],
  },
  {
    kind: 'standing',
    places: [
      { of: standing, at: [0.13, 0, -0.08], faces: -100 },
      { of: standing, at: [-0.13, 0, -0.08], faces: 100 },
    ],
  },
  {
    kind: 'crouching',
    places: [
      { of: crouching.slice(0, 3), at: [0.23, 0, 0.04], faces: -50 },
      { of: [...gestures.slice(0, 3), ...crouching.slice(0, 2)], at: [-0.24, 0, 0], faces: 52 },
    ],
  },
  {
    kind: 'jumping',
    places: [
      { of: jumping.slice(0, 3), at: [0.32, 0, 0], faces: -14 },
      { of: jumping.slice(0, 3), at: [-0.32, 0, 0], faces: 16 },
    ],
  },
]
const third: Place[] = [
  { of: [...standing, ...gestures], at: [0, 0, -0.32], faces: 0 },
  { of: [...crouching.slice(0, 2), ...sitting.slice(4, 6)], at: [0, 0, 0.34], faces: 6 },
]

function group(seed: number): Scene {
  const d = dice(seed, 'group')
  const { kind, places } = together[seed % together.length]!
  const isThree = seed % 3 === 2 && kind !== 'action'
  const all = isThree ? [...places, third[kind === 'standing' || kind === 'gesture' ? seed % 2 : 0]!] : places
  const cloth = cloths[(seed * 3 + 1) % cloths.length]!
  const builds = all.map(() => (['woman', 'man', 'slim'] as const)[d.int(0, 2)]!)
  const worn = cloth === 'dress' && builds.includes('man') ? 'casual' : cloth
  const layout = layouts[Math.floor(seed / 2) % layouts.length]!
  const genders = new Set(builds.map((build) => genderOf[build]))
  const people = all.map(({ of, at, faces }, i) => ({
    ...person(d.pick(of), builds[i]!, worn, d),
    stands: at,
    faces,
    tall: { woman: 0.96, man: 1.03, slim: 0.99 }[builds[i]!],
  }))
  const { around, above, far } = shot(layout, d)
  return {
    gender: genders.size > 1 ? 'mixed' : [...genders][0]!,
    pose: kind,
    layout,
    cloth: worn,
    number: isThree ? 'more' : 'two',
    around,
    above,
    far: far + 0.6,
    people,
    hands: [],
  }
}

const handShapes: readonly HandShape[] = [
  'easy',
  'open',
  'fist',
  'point',
  'peace',
  'grip',
  'flat',
  'pinch',
  'thumb',
  'claw',
  'relaxed',
]

function handScene(seed: number): Scene {
  const d = dice(seed, 'hands')
  const build = (['woman', 'man', 'slim'] as const)[seed % 3]!
  const layout = layouts[seed % layouts.length]!
  const isPair = seed % 4 === 3
  const shape = handShapes[seed % handShapes.length]!
  const hand = (side: number, at: Point): Scene['hands'][number] => ({
    shape: isPair && side < 0 ? d.pick(handShapes) : shape,
    build,
    side,
    turn: [d.range(-24, 24), d.range(-26, 26) - (isPair ? side * 24 : 0), d.range(-25, 25)],
    at,
  })
  const hands = isPair ? [hand(1, [0.075, 0]), hand(-1, [-0.075, 0])] : [hand(d.sign(), [0, 0])]
  const turn = { front: 0, diagonal: 40, side: 88, back: 180, above: 20, below: -20 }[layout]
  return {
    gender: genderOf[build],
    pose: 'hands',
    layout,
    cloth: seed % 5 === 4 ? 'casual' : 'base',
    number: 'one',
    around: turn + d.range(-8, 8),
    above: layout === 'above' ? 52 : layout === 'below' ? -45 : d.range(0, 12),
    far: 1.2,
    people: [],
    hands,
  }
}

const SINGLES = 880
const GROUPS = 200
const HANDS = 120
export const SCENES = SINGLES + GROUPS + HANDS

/** Which pose stands at a place of the library: hands and groups come between the single figures. */
export function sceneAt(index: number): Scene {
  const round = Math.floor(index / 30)
  const at = index % 30
  if (at % 10 === 9) return handScene(round * 3 + (at - 9) / 10)
  if (at % 6 === 4) return group(round * 5 + (at - 4) / 6)
  const before = Array.from({ length: at }, (_, i) => i).filter((i) => i % 10 !== 9 && i % 6 !== 4).length
  return single(round * 22 + before)
}

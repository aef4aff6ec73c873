import type { Dice } from '../dice.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker, type Tones } from '../tones.ts'

export const hairStyles = [
  'long',
  'bob',
  'short',
  'ponytail',
  'twin',
  'bun',
  'braid',
  'curly',
  'spiky',
  'slick',
] as const
export type HairStyle = (typeof hairStyles)[number]
export const moods = ['calm', 'smile', 'laugh', 'surprise', 'anger', 'sorrow', 'wink', 'sleep', 'smirk'] as const
export type Mood = (typeof moods)[number]

/** A lock's tip on the face; `gap` is how far down its neighbour to the right parts from it. */
export type Tip = { u: number; v: number; gap?: number }
type OwnPart = (s: Sheet, look: HeadLook) => void

export type HeadLook = {
  yaw: number
  pitch: number
  jaw: number
  style: HairStyle
  part: number
  bangs: number
  mood: Mood
  hair: string
  hairLight: string
  hairDark: string
  skin: string
  blush: string
  iris: string
  irisDark: string
  mouth: string
  cloth: string
  clothDark: string
  tall: number
  slant: number
  gaze: Point
  lash: number
  glasses: 'none' | 'round' | 'square'
  beard: boolean
  earring: boolean
  neck: boolean
  guides: boolean
  /** whether light falls on it from the upper left, or on its face alone */
  lit?: boolean | 'face'
  /** without the broad shade under the fringe */
  bareBrow?: boolean
  collar: 'crew' | 'shirt' | 'sailor' | 'hood' | 'turtle'
  /** what this head has in place of the usual */
  own?: { features?: OwnPart; bust?: OwnPart; fringe?: readonly Tip[]; hair?: { behind: OwnPart; before: OwnPart } }
  /** a learner's slips, for the picture before its correction */
  slips?: { eyeDrop: number; eyeApart: number; mouth: number; chin: number }
}

/** The inside of hair: a step darker, never another colour. */
export const shadeOf = (hair: string) => darker(hair)

export function someHead(roll: Dice, tones: Tones): HeadLook {
  const hair = roll.pick([
    tones.dark,
    tones.deep,
    tones.mid,
    tones.soft,
    tones.accent,
    between(tones.dark, tones.accent, 0.3),
  ])
  const hairLight = between(hair, tones.paper, hair === tones.dark ? 0.3 : 0.5)
  const cloth = roll.pick(
    [tones.mid, tones.deep, tones.accent, tones.soft, tones.pale, tones.paper].filter((colour) => colour !== hair),
  )
  const clothDark = between(cloth, tones.deep, 0.4)
  return {
    yaw: roll.range(0.15, 0.8) * roll.sign(),
    pitch: roll.range(-0.22, 0.25),
    jaw: roll.range(-0.06, 0.06),
    style: roll.pick(hairStyles),
    part: roll.range(-0.5, 0.5),
    bangs: roll.int(4, 7),
    mood: roll.pick(['calm', 'smile', 'calm', 'smile', 'smirk', 'surprise'] as const),
    hair,
    hairLight,
    hairDark: shadeOf(hair),
    skin: tones.skin,
    blush: tones.blush,
    iris: roll.pick([tones.accent, tones.mid, tones.deep]),
    irisDark: tones.dark,
    mouth: tones.mouth,
    cloth,
    clothDark,
    tall: roll.range(0.85, 1.25),
    slant: roll.range(-0.1, 0.22),
    gaze: [roll.range(-0.16, 0.16), roll.range(-0.06, 0.06)],
    lash: roll.int(0, 3),
    glasses: 'none',
    beard: false,
    earring: roll.chance(0.2),
    neck: true,
    guides: true,
    collar: roll.pick(['crew', 'shirt', 'sailor', 'hood', 'turtle'] as const),
  }
}

import type { Cloth } from '../../poses/outfit.ts'
import type { Build } from '../../poses/body.ts'
import type { HandShape } from '../../poses/hand.ts'
import type { CoverProp } from './props.ts'
import { stillScenes } from './still-scenes.ts'
import type { Subject } from '../subjects.ts'

/** Somebody on a cover: how they stand or move, from where one sees them, and where on the sheet (1280×720, feet at `y`). */
export type Actor = {
  pose: string
  cloth: Cloth
  build: Build
  around: number
  x: number
  y: number
  height: number
  above?: number
}
export type ShownHand = { hand: HandShape; x: number; y: number; height: number; turn: number; side: 1 | -1 }
/** A scene has people or hands in a place or on a tinted sheet; with a `seed` it is the subject in another drawing, perhaps still being `coloured`. */
export type CoverScene = {
  place?: Subject
  actors?: readonly Actor[]
  hands?: readonly ShownHand[]
  prop?: CoverProp
  /** what lies before the people */
  over?: CoverProp
  seed?: number
  coloured?: number
}

type Where = readonly [x: number, y: number, height: number, around: number, above?: number]
export const act = (pose: string, cloth: Cloth, build: Build, [x, y, height, around, above]: Where): Actor => ({
  ...{ pose, cloth, build, x, y, height, around },
  ...(above !== undefined && { above }),
})
type Held = readonly [x: number, y: number, height: number, turn?: number]
const hand = (shape: HandShape, [x, y, height, turn = 0]: Held, side: 1 | -1 = 1): ShownHand => ({
  ...{ hand: shape, x, y, height, turn, side },
})

/** Courses whose cover is a scene of its own, by their keys; all others show their subject. */
export const coverScenes: Readonly<Record<string, CoverScene>> = {
  ...stillScenes,
  'foot-build': { actors: [act('片脚に重心', 'sports', 'woman', [640, 760, 1500, 30])] },
  'foot-drill': { prop: 'shoes' },
  'foot-fix': { place: 'one-point', actors: [act('歩く', 'uniform', 'man', [640, 740, 1300, 40])] },
  'costume-build': {
    actors: [
      act('片脚に重心', 'uniform', 'woman', [330, 710, 660, 22]),
      act('両手を腰に', 'dress', 'woman', [640, 710, 670, -8]),
      act('手を後ろに組む', 'kimono', 'woman', [950, 710, 660, -24]),
    ],
  },
  'costume-work': { prop: 'yukata-pair' },
  'expression-drill': { prop: 'feelings' },
  'expression-work': { prop: 'tearful-laugh' },
  'profile-build': { prop: 'profile-line' },
  'profile-drill': { prop: 'profiles' },
  'profile-fix': { prop: 'profile-mouth' },
  'hair-style-build': { prop: 'tied-hair' },
  'hair-style-work': { prop: 'princess' },
  'hair-style-drill': { prop: 'fringes' },
  'dialogue-work': { prop: 'diner' },
  'rough-to-finish-work': { place: 'foliage', actors: [act('本を読む', 'dress', 'woman', [640, 735, 600, -24])] },
  'hand-build': { hands: [hand('open', [470, 760, 700, -6]), hand('fist', [860, 760, 620, 6], -1)] },
  'hand-drill': {
    hands: [
      hand('relaxed', [320, 740, 600, -12]),
      hand('peace', [660, 760, 660]),
      hand('thumb', [980, 740, 580, 10], -1),
    ],
  },
  'hand-acting-drill': {
    hands: [
      hand('point', [300, 760, 640, -14]),
      hand('pinch', [650, 750, 600]),
      hand('claw', [1000, 760, 640, 12], -1),
    ],
  },
  'hand-acting-work': { hands: [hand('flat', [380, 660, 620, 78]), hand('easy', [900, 680, 620, -78], -1)] },
  'first-background-work': { place: 'cloud', actors: [act('歩く', 'uniform', 'woman', [760, 735, 420, 158])] },
  'one-point-work': { prop: 'classroom', actors: [act('椅子に座る', 'uniform', 'woman', [520, 730, 420, 34])] },
  'night-street-work': {
    prop: 'neonStreet',
    over: 'umbrella',
    actors: [act('歩く', 'outer', 'woman', [640, 696, 430, 176])],
  },
  'line-art-work': { prop: 'ivy-knight' },
  'hand-work': { prop: 'bouquet', hands: [hand('grip', [800, 800, 560, -24])] },
  'hand-acting-build': { prop: 'pencil', hands: [hand('grip', [700, 790, 560, -20])] },
  'hand-acting-fix': { prop: 'bouquet', hands: [hand('grip', [560, 820, 600, 14], -1)] },
  'thick-paint-work': { prop: 'old-knight' },
  'townscape-work': { prop: 'hillStreet', actors: [act('歩く', 'uniform', 'woman', [606, 628, 190, 176])] },
  'special-subscription-only': {
    actors: [
      act('片脚に重心', 'base', 'woman', [470, 710, 670, 24]),
      act('手を後ろに組む', 'base', 'man', [810, 710, 680, 164]),
    ],
  },
}

import type { Cloth } from '../../poses/outfit.ts'
import type { Build } from '../../poses/body.ts'
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
/** A scene has people in a place or on a tinted sheet; with a `seed` it is the subject in another drawing. */
export type CoverScene = {
  place?: Subject
  actors?: readonly Actor[]
  prop?: CoverProp
  /** what lies before the people */
  over?: CoverProp
  seed?: number
}

type Where = readonly [x: number, y: number, height: number, around: number, above?: number]
export const act = (pose: string, cloth: Cloth, build: Build, [x, y, height, around, above]: Where): Actor => ({
  ...{ pose, cloth, build, x, y, height, around },
  ...(above !== undefined && { above }),
})

/** Courses whose cover is a scene of its own, by their keys; all others show their subject. */
export const coverScenes: Readonly<Record<string, CoverScene>> = {
  ...stillScenes,
  'foot-build': { prop: 'wedge-foot' },
  'foot-drill': { prop: 'shoes' },
  'foot-fix': { prop: 'standing-shoes' },
  'costume-build': { prop: 'three-ways' },
  'costume-work': { prop: 'yukata-pair' },
  'expression-drill': { prop: 'feelings' },
  'expression-work': { prop: 'tearful-laugh' },
  'profile-build': { prop: 'profile-line' },
  'profile-drill': { prop: 'profiles' },
  'profile-fix': { prop: 'mouth-on-its-line' },
  'hair-style-build': { prop: 'tied-hair' },
  'hair-style-work': { prop: 'princess' },
  'hair-style-drill': { prop: 'fringes' },
  'dialogue-work': { prop: 'diner' },
  'rough-to-finish-work': { prop: 'book-cover' },
  'hand-build': { prop: 'hand-from-boxes' },
  'hand-drill': { prop: 'hand-diary' },
  'hand-acting-drill': { prop: 'hand-signs' },
  'hand-acting-work': { prop: 'parting' },
  'first-background-work': { prop: 'hill-path' },
  'one-point-work': { prop: 'after-school' },
  'night-street-work': { prop: 'neonStreet' },
  'line-art-work': { prop: 'ivy-knight' },
  'hand-work': { prop: 'bouquet' },
  'hand-acting-build': { prop: 'pressed-glass' },
  'hand-acting-fix': { prop: 'firm-hold' },
  'thick-paint-work': { prop: 'old-knight' },
  'townscape-work': { prop: 'hillStreet' },
  'special-subscription-only': { prop: 'bone-by-bone' },
}

import type { CoverProp } from './cover-props.ts'
import type { CoverScene } from './cover-scenes.ts'

/** One thing on several covers, drawn anew on each. */
const given = (prop: CoverProp, ...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { prop }]))

/** Covers on which nobody is: a thing, a place, or the subject in another drawing. */
export const stillScenes: Readonly<Record<string, CoverScene>> = {
  'first-face-build': { seed: 302, coloured: 0.55 },
  'first-face-work': { seed: 302 },
  'trial-seven-days': { seed: 302 },
  ...given('chibis', 'first-chibi-build', 'first-chibi-drill', 'first-chibi-fix', 'first-chibi-work'),
  ...given('classroom', 'one-point-build'),
  ...given('rocks', 'rocks-ground-build', 'rocks-ground-drill'),
  'first-box-work': { prop: 'blocks' },
  'one-point-drill': { prop: 'rails' },
  'trees-drill': { prop: 'tree' },
  'rocks-ground-work': { prop: 'fall' },
  'air-work': { place: 'cloud', prop: 'hut' },
  'brushes-work': { place: 'foliage', prop: 'hut' },
  'shiny-things-drill': { prop: 'shine' },
  'shiny-things-work': { prop: 'desk' },
  'interior-fix': { place: 'one-point' },
  'daylight-build': { place: 'water' },
  'daylight-drill': { place: 'foliage' },
  'animals-fix': { seed: 22 },
  'four-panel-work': { seed: 4 },
  'black-work': { prop: 'night-cat' },
  'special-cats': { seed: 24 },
  'thick-paint-drill': { seed: 39 },
  'color-scheme-work': { seed: 5 },
  'animals-work': { prop: 'dragon' },
  'flowers-build': { prop: 'flowers' },
  'flowers-drill': { prop: 'flowers' },
  'flowers-fix': { prop: 'bouquet' },
  'special-first-window-closed': { prop: 'sweetShop' },
  'townscape-drill': { prop: 'streetParts' },
  'two-point-work': { prop: 'slopeCafe' },
  'townscape-build': { prop: 'alley' },
  'trees-work': { prop: 'treeLibrary' },
  'two-point-build': { prop: 'cornerHouse' },
  'daylight-work': { prop: 'kitchen' },
  'first-illustration': { prop: 'chibi-evening' },
  'face-mastery': { prop: 'turning-head' },
  'water-work': { prop: 'puddle' },
}

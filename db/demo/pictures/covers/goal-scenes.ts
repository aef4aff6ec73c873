import type { CoverScene } from './scenes.ts'

/** What waits at the end of a curriculum, by its key, where that is more than its subject. */
export const goalScenes: Readonly<Record<string, CoverScene>> = {
  'trial-seven-days': { prop: 'smiling-bust' },
  'first-illustration': { prop: 'chibi-hill' },
  'face-mastery': { prop: 'three-faces' },
  'hands-and-feet': { prop: 'holding' },
  'first-manga': { prop: 'confession' },
  'short-manga': { prop: 'double-page' },
  'background-basics': { prop: 'corner-person' },
  'digital-start': { prop: 'three-schemes' },
  'body-and-pose': { prop: 'leap' },
  'clothes-and-hair': { prop: 'wind-coat' },
  'light-and-color': { prop: 'dusk-river' },
  'cover-artist': { prop: 'novel' },
}

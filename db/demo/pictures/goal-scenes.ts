import { act, type CoverScene } from './cover-scenes.ts'

/** What waits at the end of a curriculum, by its key, where that is more than its subject. */
export const goalScenes: Readonly<Record<string, CoverScene>> = {
  'trial-seven-days': { seed: 302 },
  'first-illustration': { prop: 'chibi-hill' },
  'face-mastery': { prop: 'three-faces' },
  'hands-and-feet': { prop: 'holding' },
  'background-basics': { place: 'two-point', actors: [act('片脚に重心', 'casual', 'woman', [330, 715, 330, 24])] },
  'digital-start': { prop: 'three-schemes' },
  'body-and-pose': { prop: 'leap' },
  'clothes-and-hair': { prop: 'wind-coat' },
  'light-and-color': { place: 'night-street', actors: [act('振り返る', 'outer', 'man', [640, 715, 420, 160])] },
  'cover-artist': { place: 'one-point', actors: [act('手を後ろに組む', 'uniform', 'woman', [430, 725, 600, 24])] },
}

import { act, type CoverScene } from './cover-scenes.ts'

/** What waits at the end of a curriculum, by its key, where that is more than its subject. */
export const goalScenes: Readonly<Record<string, CoverScene>> = {
  'trial-seven-days': { seed: 302 },
  'first-illustration': { place: 'foliage', prop: 'chibis' },
  'hands-and-feet': { prop: 'flowers', actors: [act('両手を腰に', 'kimono', 'woman', [640, 715, 690, 14])] },
  'background-basics': { place: 'two-point', actors: [act('片脚に重心', 'casual', 'woman', [330, 715, 330, 24])] },
  'digital-start': {
    actors: [
      act('片脚に重心', 'casual', 'woman', [300, 715, 660, 18]),
      act('両手を腰に', 'outer', 'woman', [640, 715, 660, 0]),
      act('ピースサイン', 'dress', 'woman', [980, 715, 660, -18]),
    ],
  },
  'body-and-pose': { actors: [act('高く跳ぶ', 'sports', 'woman', [640, 690, 660, 30, -8])] },
  'clothes-and-hair': { place: 'foliage', actors: [act('ターン', 'dress', 'woman', [520, 715, 620, 24])] },
  'light-and-color': { place: 'night-street', actors: [act('振り返る', 'outer', 'man', [640, 715, 420, 160])] },
  'cover-artist': { place: 'one-point', actors: [act('手を後ろに組む', 'uniform', 'woman', [430, 725, 600, 24])] },
}

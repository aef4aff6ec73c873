import { campaignBanners, campaignPictures } from '../money/campaigns.ts'
import { campaigns, critics, picturesOfCritic } from '../critiques.ts'
import type { DemoCatalogue } from '../catalogue/shape.ts'
import type { Drawing } from './drawing.ts'
import { keys } from '../keys.ts'
import { drawnForContests } from '../community/entries.ts'
import { pieceSvg } from '../community/hands.ts'
import { reports } from '../community/reports.ts'
import { logs } from '../practice/logs.ts'
import { correctionOf, works } from '../load-works.ts'
import { poseSvg } from '../poses/pose-svg.ts'
import { SCENES, sceneAt } from '../poses/scenes.ts'
import { students } from '../students.ts'
import {
  bannerSvg,
  beforeAfterSvg,
  campaignSvg,
  criticSampleSvg,
  penLayerSvg,
  portraitSvg,
  raster,
  studentCardSvg,
} from '../pictures/index.ts'

const webp = (svg: () => string, width: number) => () => raster(svg(), { width, format: 'webp', quality: 82 })

/** What its learners show each other: the same pens in other hands. */
export const learnersPictures = (): Drawing[] => [
  ...reports.map((report, index) => ({
    path: keys.illustReport(index),
    draw: webp(() => pieceSvg(report), report.shape[0]),
  })),
  ...drawnForContests.map(({ key: path, piece }) => ({ path, draw: webp(() => pieceSvg(piece), piece.shape[0]) })),
  ...logs.map((log, index) => ({
    path: keys.practiceLog(index),
    draw: () => raster(pieceSvg(log), { width: log.shape[0], format: 'jpeg', quality: 82 }),
  })),
]

/** Every picture beside those that the school brings itself, by its key in the object store. */
export function housePictures(catalogue: DemoCatalogue): Drawing[] {
  return [
    ...campaignPictures.map(({ key, thing, seed }) => ({
      path: keys.campaign(key),
      draw: webp(() => campaignSvg({ seed, thing }), 640),
    })),
    ...campaignBanners.flatMap(({ key, banner }) => [
      { path: keys.campaign(`${key}-pc`), draw: webp(() => bannerSvg({ banner, shape: 'pc' }), 1600) },
      { path: keys.campaign(`${key}-sp`), draw: webp(() => bannerSvg({ banner, shape: 'sp' }), 750) },
    ]),
    ...catalogue.beforeAfter.flatMap(({ about }, seed) =>
      (['before', 'after'] as const).map((side) => ({
        path: keys.beforeAfter(seed, side),
        draw: webp(() => beforeAfterSvg({ seed, about, side }), 720),
      })),
    ),
    ...critics
      .filter(({ portraitSeed }) => portraitSeed !== null)
      .flatMap(({ key, portraitSeed }) =>
        (['icon', 'avatar'] as const).map((picture) => ({
          path: keys.critic(key, picture),
          draw: webp(() => portraitSvg({ seed: portraitSeed! }), picture === 'icon' ? 128 : 480),
        })),
      ),
    ...critics.flatMap((critic, place) =>
      picturesOfCritic(critic).map(({ picture, shows }, index) => ({
        path: keys.critic(critic.key, picture),
        draw: webp(() => criticSampleSvg({ seed: 300 + place * 10 + index, shows }), 960),
      })),
    ),
    ...campaigns.flatMap(({ key, banner }) =>
      (['pc', 'sp'] as const).map((side) => ({
        path: keys.critiqueCampaign(key, side),
        draw: webp(() => bannerSvg({ banner, shape: side }), side === 'pc' ? 1600 : 750),
      })),
    ),
    ...works.flatMap((work, index) =>
      (work.says ? (['before', 'after'] as const) : (['before'] as const)).map((side) => ({
        path: keys.work(index, side),
        draw: webp(() => beforeAfterSvg({ ...correctionOf(index), side: side === 'after' ? 'red-pen' : side }), 960),
      })),
    ),
    ...works.flatMap(({ layer }, index) =>
      layer ? [{ path: keys.workLayer(index), draw: webp(() => penLayerSvg(correctionOf(index)), 960) }] : [],
    ),
    ...Array.from({ length: SCENES }, (_, index) => ({
      path: keys.pose(index),
      draw: async () => Buffer.from(poseSvg(sceneAt(index))),
    })),
    ...students.flatMap(({ member, cards }, seed) =>
      (['front', 'back'] as const).slice(0, cards).map((side) => ({
        path: keys.studentCard(member, side),
        draw: () => raster(studentCardSvg({ seed, side }), { width: 960, format: 'jpeg', quality: 80 }),
      })),
    ),
  ]
}

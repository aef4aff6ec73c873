import { bend, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { inked, now } from './face.ts'
import * as mood from './moods.ts'
import { kept } from './side-by-side.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const left = (s: Sheet, draw: () => void) => s.at(-316, -26, { scale: 166 }, draw)
const right = (s: Sheet, draw: () => void) => s.at(296, -26, { scale: 166 }, draw)
const sides = [-1, 1] as const
const furious = { ...mood.anger, brow: [0.18, -0.14] as const, mouth: 'shout' as const }
const sad = { ...mood.sorrow, eyes: 'rest' as const, mouth: 'sob' as const, signs: ['tears'] as const }

/** Beside the head, so that they are seen to the end. */
const ways = (s: Sheet, all: readonly (readonly [Point, Point])[]) =>
  kept(s, () => {
    for (const k of sides) for (const [[x, y], [tx, ty]] of all) mood.pointing(s, [k * x, y], [k * tx, ty])
  })
/** Lines that run with the force: beside the nose, or below the eye. */
const wrinkles = (s: Sheet, line = now) => {
  for (const k of sides) {
    line(s, bend(mood.to(k * 0.14, 0.46), mood.to(k * 0.3, 0.5), mood.to(k * 0.38, 0.66)), 3)
    line(s, [mood.to(k * 0.06, -0.24), mood.to(k * 0.045, -0.04)], 3)
  }
}
const mouthSides = (s: Sheet, line = now) => {
  for (const k of sides) line(s, bend(mood.to(k * 0.38, 0.82), mood.to(k * 0.43, 0.9), mood.to(k * 0.41, 0.97)), 3)
}
const falling = (s: Sheet) => {
  for (const k of sides) now(s, bend(mood.to(k * 0.44, 0.36), mood.to(k * 0.5, 0.6), mood.to(k * 0.48, 0.86)), 3)
  mouthSides(s)
}

/** Anger gathers in the middle of the face, sorrow falls. */
export const twoForces: StepFilm = {
  name: 'expression-work-3',
  subject: 'face-expression',
  seconds: 80,
  busy: true,
  brisk: true,
  lies: (s) => [left, right].forEach((place) => place(s, () => mood.sketch(s))),
  steps: [
    {
      says: '左に怒り、右に悲しみ。まず、力の向きを矢印で決めます。',
      draws: (s) => [left, right].forEach((place) => place(s, () => mood.eyes(s))),
      time: 1.2,
    },
    {
      says: '怒りは、上からも下からも、顔の中心へ集まります。',
      draws: (s) =>
        left(s, () =>
          ways(s, [
            [
              [1.62, -0.9],
              [1.2, -0.58],
            ],
            [
              [1.56, 0.62],
              [1.14, 0.44],
            ],
          ]),
        ),
    },
    {
      says: '悲しみは、どこも下へ落ちます。外へ流れる形です。',
      draws: (s) =>
        right(s, () =>
          ways(s, [
            [
              [1.26, -0.7],
              [1.4, -0.2],
            ],
            [
              [1.36, 0.16],
              [1.34, 0.72],
            ],
          ]),
        ),
    },
    {
      says: '目を決めます。怒りは上のまぶたを斜めに、悲しみは閉じて下へ。',
      draws: (s) => {
        left(s, () => sides.forEach((k) => now(s, [mood.to(k * 0.2, 0.2), mood.to(k * 0.66, 0.06)], 4)))
        right(s, () =>
          sides.forEach((k) =>
            now(s, bend(mood.to(k * 0.22, 0.22), mood.to(k * 0.43, 0.38), mood.to(k * 0.66, 0.24)), 4),
          ),
        )
      },
    },
    {
      says: '中心へ寄せて怒らせます。眉頭を、鼻の付け根へ向けて下げます。',
      draws: (s) => left(s, () => mood.brows(s, furious)),
      time: 1.2,
    },
    { says: '眉間のしわと小鼻の線も、中心へ寄せる向きに。', draws: (s) => left(s, () => wrinkles(s)) },
    {
      says: '口は四角く開けて、上の歯を見せます。',
      draws: (s) =>
        left(s, () =>
          mood.mouth(s, [
            [-0.24, 0.66],
            [0, 0.61],
            [0.24, 0.66],
            [0.31, 0.88],
            [0, 0.97],
            [-0.31, 0.88],
            [-0.24, 0.66],
          ]),
        ),
    },
    {
      says: '下へ流して悲しませます。眉尻から、目尻へ落ちる流れ。',
      draws: (s) => right(s, () => mood.brows(s, sad)),
      time: 1.2,
    },
    { says: '涙の道と、口の脇の線も、下へ流します。', draws: (s) => right(s, () => falling(s)) },
    {
      says: '口は、両端が下がった山の形。怒りの口と違います。',
      draws: (s) =>
        right(s, () =>
          mood.mouth(s, [
            [-0.3, 0.9],
            [-0.2, 0.72],
            [0, 0.65],
            [0.2, 0.72],
            [0.3, 0.9],
            [0, 0.87],
            [-0.3, 0.9],
          ]),
        ),
    },
    {
      says: 'ペンで清書します。線は、どれも矢印の向きへ払います。',
      draws: (s) => {
        left(s, () => mood.boy(s, furious, '#D9604A', (sheet) => wrinkles(sheet, inked)))
        right(s, () => mood.boy(s, sad, '#6F93C4', (sheet) => mouthSides(sheet, inked)))
      },
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2,
    },
    { says: '色を置きます。服の色も、怒りは暖かく、悲しみは冷たく。', layer: 'flat', time: 1.6 },
    { says: '矢印だけ残します。線の流れが、力の向きにそろいました。', hides: true, time: 1.3 },
  ],
}

import { bend, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { inked, light, now, red } from './face.ts'
import * as mood from './moods.ts'
import { after, before, notSo, so } from './side-by-side.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const left = (s: Sheet, draw: () => void) => before(s, () => s.at(-20, -14, { scale: 162 }, draw))
const right = (s: Sheet, draw: () => void) => after(s, () => s.at(20, -14, { scale: 162 }, draw))
const sides = [-1, 1] as const

const corners = (s: Sheet) =>
  mood.arrows(s, [
    [0.34, 0.7],
    [0.56, 0.52],
  ])
/** The round of the cheek, pushed up by the mouth. */
const cheeks = (s: Sheet) => {
  for (const k of sides) now(s, bend(mood.to(k * 0.34, 0.62), mood.to(k * 0.56, 0.36), mood.to(k * 0.82, 0.56)), 3.6)
}
/** A small hollow beyond each corner of the mouth. */
const hollows = (s: Sheet, line = now) => {
  for (const k of sides) line(s, bend(mood.to(k * 0.43, 0.57), mood.to(k * 0.47, 0.62), mood.to(k * 0.43, 0.68)), 3.4)
}
const lids = (s: Sheet) => {
  for (const k of sides) now(s, bend(mood.to(k * 0.24, 0.26), mood.to(k * 0.43, 0.02), mood.to(k * 0.64, 0.26)), 5)
}
const LAUGH: readonly Point[] = [
  [-0.38, 0.62],
  [0, 0.67],
  [0.38, 0.62],
  [0.26, 0.88],
  [0, 0.97],
  [-0.26, 0.88],
  [-0.38, 0.62],
]

/** A smile of the mouth alone, and one that lifts cheeks and lids. */
export const trueSmile: StepFilm = {
  name: 'expression-work-2',
  subject: 'face-expression',
  seconds: 80,
  busy: true,
  brisk: true,
  lies: (s) => {
    left(s, () => mood.boy(s, mood.onlyMouth, '#8FA3B8'))
    right(s, () => mood.sketch(s))
  },
  steps: [
    {
      says: '左は、口だけ笑った顔。目と頬は、何も動いていません。',
      draws: (s) => {
        left(s, () =>
          sides.forEach((k) => red(s, bend(mood.to(k * 0.2, 0.4), mood.to(k * 0.44, 0.52), mood.to(k * 0.68, 0.4)))),
        )
        notSo(s)
      },
      time: 1.2,
    },
    { says: '右に、頬まで動く笑顔を下描きします。口角の場所に印。', draws: (s) => right(s, () => corners(s)) },
    { says: '口角は横ではなく、斜め上へ引きます。', draws: (s) => right(s, () => mood.mouth(s, LAUGH)) },
    { says: '口角の先に、小さなくぼみをひとつずつ。', draws: (s) => right(s, () => hollows(s)) },
    {
      says: '頬の丸みを足します。押し上げられて、目のすぐ下に来ます。',
      draws: (s) => right(s, () => cheeks(s)),
      time: 1.3,
    },
    {
      says: '頬の丸みの中に、赤みの印。高い位置ほど、強い笑顔です。',
      draws: (s) =>
        right(s, () =>
          sides.forEach((k) =>
            [-0.1, 0, 0.1].forEach((d) =>
              light(s, [mood.to(k * 0.56 + d + 0.03, 0.49), mood.to(k * 0.56 + d - 0.03, 0.6)], 3),
            ),
          ),
        ),
    },
    {
      says: '左の顔なら、頬はこの低さ。高さをくらべます。',
      draws: (s) =>
        left(s, () =>
          sides.forEach((k) =>
            now(s, bend(mood.to(k * 0.36, 0.68), mood.to(k * 0.56, 0.58), mood.to(k * 0.76, 0.66)), 3.4),
          ),
        ),
    },
    {
      says: '下まぶたを押し上げます。頬の丸みに押されて、弓なりに。',
      draws: (s) =>
        right(s, () => {
          mood.arrows(s, [
            [0.44, 0.46],
            [0.44, 0.28],
          ])
          lids(s)
        }),
      time: 1.4,
    },
    { says: '眉は、目から離して軽く上げます。', draws: (s) => right(s, () => mood.brows(s, mood.joy)) },
    {
      says: 'ペンを入れます。目は、下まぶたが押し上げた弓の線1本です。',
      draws: (s) => right(s, () => mood.boy(s, mood.joy, undefined, (sheet) => hollows(sheet, inked))),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2,
    },
    { says: '色を置きます。頬の赤みは、目のすぐ下へ。', layer: 'flat', time: 1.5 },
    { says: '下描きを隠します。口だけの左と、頬から笑う右です。', draws: so, hides: true, time: 1.3 },
  ],
}

import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { inked, now } from './face.ts'
import * as mood from './moods.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const three = [mood.anger, mood.sorrow, mood.mixedUp]
const cloths = ['#D9604A', '#6F93C4', '#F2B632']
const of = (s: Sheet, i: number, draw: () => void) => s.at((i - 1) * 416 - 8, -34, { scale: 140 }, draw)
const each = (s: Sheet, draw: (i: number) => void) => [0, 1, 2].forEach((i) => of(s, i, () => draw(i)))

/** Between the brows: upright where they draw together, slanting where they rise. */
const creases = (s: Sheet, i: number, line = now) => {
  const all: readonly (readonly [Point, Point])[] =
    i === 0
      ? [
          [
            [-0.07, -0.24],
            [-0.05, -0.06],
          ],
          [
            [0.07, -0.24],
            [0.05, -0.06],
          ],
        ]
      : [
          [
            [-0.08, -0.3],
            [-0.02, -0.22],
          ],
          [
            [0.1, -0.3],
            [0.04, -0.22],
          ],
        ]
  for (const [a, b] of all.slice(0, i === 2 ? 1 : 2)) line(s, [mood.to(...a), mood.to(...b)], 3.4)
}
/** How far it is from the brow to the eye. */
const apart = (s: Sheet, i: number) => {
  const [inner, outer] = three[i]!.brow
  const [u, top] = [0.44, -0.27 + (inner + outer) / 2]
  for (const k of [-1, 1]) {
    const [a, b] = [mood.to(k * u, top), mood.to(k * u, 0.06)]
    now(s, [a, b], 3)
    for (const [x, y] of [a, b])
      now(
        s,
        [
          [x - 0.07, y],
          [x + 0.07, y],
        ],
        3,
      )
  }
}

/** What brows say: anger, sorrow, and both at once. */
export const browRough: StepFilm = {
  name: 'expression-work-1',
  subject: 'face-expression',
  seconds: 80,
  busy: true,
  brisk: true,
  lies: (s) => each(s, () => mood.sketch(s)),
  steps: [
    {
      says: '眉の役割を、同じ顔3つでくらべます。目の場所は、どれも同じ。',
      draws: (s) => each(s, () => mood.eyes(s)),
      time: 1.2,
    },
    {
      says: '左は怒り。眉頭を寄せて、下げます。',
      draws: (s) =>
        of(s, 0, () => {
          mood.brows(s, mood.anger)
          mood.arrows(s, [
            [0.34, -0.52],
            [0.18, -0.24],
          ])
        }),
    },
    {
      says: '真ん中は悲しみ。同じように寄せて、眉頭を上げます。',
      draws: (s) =>
        of(s, 1, () => {
          mood.brows(s, mood.sorrow)
          mood.arrows(s, [
            [0.2, -0.34],
            [0.16, -0.62],
          ])
        }),
    },
    {
      says: '右が「卒業式の泣き笑い」。眉は、悲しみの役割です。',
      draws: (s) => of(s, 2, () => mood.brows(s, mood.mixedUp)),
    },
    { says: '眉間のしわを短く入れます。怒りは、縦に2本。', draws: (s) => of(s, 0, () => creases(s, 0)), time: 1.2 },
    { says: '悲しみのしわは、ハの字に。眉頭が持ち上げた跡です。', draws: (s) => of(s, 1, () => creases(s, 1)) },
    { says: '泣き笑いは1本だけ。長いと、苦しい顔に見えます。', draws: (s) => of(s, 2, () => creases(s, 2)) },
    {
      says: '目との距離を調整します。怒りは、眉と目がいちばん近い。',
      draws: (s) => of(s, 0, () => apart(s, 0)),
      time: 1.3,
    },
    { says: '悲しみは、眉頭が上がった分、間が広くなります。', draws: (s) => of(s, 1, () => apart(s, 1)) },
    { says: '泣き笑いも測ります。目が細くなる分、眉を目に近づけます。', draws: (s) => of(s, 2, () => apart(s, 2)) },
    {
      says: '口は、怒りが食いしばり、悲しみがへの字、泣き笑いは開いて上へ。',
      draws: (s) => {
        of(s, 0, () =>
          mood.mouth(s, [
            [-0.27, 0.72],
            [0.27, 0.72],
            [0.29, 0.85],
            [-0.29, 0.85],
            [-0.27, 0.72],
          ]),
        )
        of(s, 1, () =>
          mood.mouth(s, [
            [-0.2, 0.85],
            [0, 0.75],
            [0.2, 0.85],
          ]),
        )
        of(s, 2, () =>
          mood.mouth(s, [
            [-0.24, 0.68],
            [0, 0.88],
            [0.24, 0.68],
            [-0.24, 0.68],
          ]),
        )
      },
      time: 1.2,
    },
    {
      says: 'ペンを入れます。眉は、眉頭から入って眉尻へ払います。',
      draws: (s) => each(s, (i) => mood.boy(s, three[i]!, cloths[i], (sheet) => creases(sheet, i, inked))),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2,
    },
    { says: '色を置きます。髪も肌も、3人とも同じ色です。', layer: 'flat', time: 1.6 },
    { says: '下描きを隠します。眉だけで、感情の種類が分かれました。', hides: true, time: 1.2 },
  ],
}

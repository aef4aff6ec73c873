import { bend, ellipse, type Point } from '../geometry.ts'
import { drawDrop, mouths } from '../figure/expression.ts'
import type { Sheet } from '../sheet.ts'
import { inked, light, now } from './face.ts'
import * as mood from './moods.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const sides = [-1, 1] as const
const large = (s: Sheet, draw: () => void) => s.at(-276, -18, { scale: 186 }, draw)
/** Two rounds beside it: what the upper half says, and what the lower one. */
const rounds: readonly (readonly [at: Point, look: Point, near: number])[] = [
  [[330, -178], [0.06, -0.02], 222],
  [[330, 178], [0.06, 0.96], 262],
]
const RADIUS = 158
const near = (s: Sheet, i: number, draw: () => void) => {
  const [[x, y], [u, v], k] = rounds[i]!
  s.at(x - u * k, y - v * k, { scale: k }, draw)
}
const rim = (s: Sheet, i: number, line = light) =>
  line(s, ellipse(...rounds[i]![0], RADIUS, RADIUS, { from: 4, to: 10.4 }))

const { shape } = mouths.glad
const MOUTH: readonly Point[] = [...shape, shape[0]!]
const hollows = (s: Sheet, line = now) => {
  for (const k of sides) line(s, bend(mood.to(k * 0.3, 0.62), mood.to(k * 0.34, 0.67), mood.to(k * 0.3, 0.73)), 3)
}
/** One drop on the rim of the lower lid. */
const tearAt = (k: number): Point => mood.to(k * 0.54, 0.4)
const tears = (s: Sheet) => {
  for (const k of sides) {
    const [x, y] = tearAt(k)
    now(
      s,
      [
        [x, y - 0.12],
        [x + 0.055, y],
        [x, y + 0.07],
        [x - 0.055, y],
        [x, y - 0.12],
      ],
      3,
    )
  }
}
const welling = (s: Sheet) => sides.forEach((k) => drawDrop(s, tearAt(k), 0.075))

function face(s: Sheet) {
  mood.boy(s, mood.mixedUp, '#F2B632', (sheet) => {
    hollows(sheet, inked)
    welling(sheet)
  })
}
function round(s: Sheet, i: number) {
  const [x, y] = rounds[i]![0]
  const shape = ellipse(x, y, RADIUS, RADIUS).slice(0, -1)
  s.flat(shape, i ? '#FFE9A8' : '#CFE3F4', { still: true })
  s.within(shape, () => near(s, i, () => face(s)))
  s.contour(shape, 5)
}

/** The upper half weeps, the lower one laughs. */
export const mixedFace: StepFilm = {
  name: 'expression-work-4',
  subject: 'face-expression',
  seconds: 80,
  busy: true,
  brisk: true,
  lies: (s) => large(s, () => mood.sketch(s)),
  steps: [
    {
      says: '混ざる顔は、上と下で役割を分けます。目の線の下で区切ります。',
      draws: (s) => large(s, () => now(s, [mood.to(-1.1, 0.5), mood.to(0, 0.54), mood.to(1.1, 0.5)], 3)),
      time: 1.2,
    },
    { says: '上は、泣く役。眉頭を上げて、眉尻を下げます。', draws: (s) => large(s, () => mood.brows(s, mood.mixedUp)) },
    {
      says: '目は少し細く。涙がたまる場所を、下に空けておきます。',
      draws: (s) => large(s, () => mood.eyes(s, now, 0.13)),
    },
    { says: '下は、笑う役。ここから口を決めます。', draws: (s) => rim(s, 1) },
    {
      says: '口角を上げます。横に広げず、斜め上へ引きます。',
      draws: (s) =>
        large(s, () =>
          mood.arrows(s, [
            [0.3, 0.84],
            [0.46, 0.62],
          ]),
        ),
      time: 1.2,
    },
    {
      says: '引いた口角の間に、口を開けます。上の線は、ゆるい弓なり。',
      draws: (s) => large(s, () => mood.mouth(s, MOUTH)),
      time: 1.2,
    },
    { says: '口角の先に、くぼみを小さく。笑いをこらえた形です。', draws: (s) => large(s, () => hollows(s)) },
    { says: '涙をふちに置きます。下まぶたに、ひと粒だけ。', draws: (s) => large(s, () => tears(s)), time: 1.3 },
    { says: '流さずに、こぼれる前で止めます。ふちの一粒が強く見えます。', draws: (s) => rim(s, 0) },
    {
      says: 'ペンを入れます。上は眉から目、下は口からあごへ。',
      draws: (s) => large(s, () => face(s)),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 1.8,
    },
    {
      says: '右の丸に、大きく写します。上だけなら泣き顔、下だけなら笑顔。',
      draws: (s) => [0, 1].forEach((i) => round(s, i)),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 1.8,
    },
    { says: '色を置きます。涙は、光をひとつ残して淡く。', layer: 'flat', time: 1.5 },
    { says: '下描きを隠します。眉は泣き、口は笑っています。', hides: true, time: 1.2 },
  ],
}

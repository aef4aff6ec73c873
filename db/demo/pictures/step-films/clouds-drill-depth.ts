import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'
import * as cloud from './cloud-parts.ts'
import { daily } from './clouds-drill.ts'
import { light, now, red } from './face.ts'
import type { StepFilm } from './steps.ts'

/** The eyes' level, and the rows of scales above it: each closer to it, lower and closer together. */
const LEVEL = 240
const rows = [0, 1, 2, 3, 4, 5].map((i) => {
  const share = 1 / (1 + 0.42 * i ** 1.25)
  return { y: LEVEL - 530 * share, wide: 124 * share, tall: 50 * share ** 1.15, gap: 284 * share }
})
/** So far off that they run together: how high each band lies, and how thick it is. */
const belts: readonly Point[] = [
  [146, 11],
  [174, 8],
  [198, 6],
  [219, 4],
]
const scalesOf = (i: number): Point[] => {
  const { y, gap } = rows[i]!
  const count = Math.ceil(720 / gap)
  return Array.from({ length: count * 2 + 1 }, (_, k): Point => [
    (k - count) * gap + (i % 2 ? gap / 2 : 0) + Math.sin(k * 2.3 + i) * gap * 0.07,
    y + Math.cos(k * 1.7 + i) * rows[i]!.tall * 0.1,
  ]).filter(([x]) => Math.abs(x) < 720)
}
/** A scale in three lumps, flatter below. */
const scale = ([x, y]: Point, i: number, by = 1): Point[][] => {
  const { wide, tall } = rows[i]!
  return [
    ellipse(x - wide * 0.42, y + tall * 0.1, wide * 0.5 * by, tall * 0.62 * by),
    ellipse(x, y - tall * 0.12, wide * 0.56 * by, tall * 0.86 * by),
    ellipse(x + wide * 0.44, y + tall * 0.14, wide * 0.48 * by, tall * 0.56 * by),
  ].map((part) => part.slice(0, -1))
}
const haze = (i: number, colour: string) => between(colour, '#F3E6D4', Math.min(0.8, i * 0.11))
const painted = (s: Sheet, some: readonly number[]) =>
  some.forEach((i) => {
    const at = scalesOf(i)
    const { wide, tall } = rows[i]!
    s.scatter(
      at.flatMap(([x, y]) => scale([x + wide * 0.02, y + tall * 0.18], i)),
      haze(i, '#A6B9D8'),
    )
    s.scatter(
      at.flatMap((one) => scale(one, i, 0.92)),
      haze(i, '#FFFFFF'),
    )
  })
const bands = (s: Sheet, some: typeof belts) =>
  some.forEach(([y, tall], i) =>
    s.scatter(
      [-520, -190, 150, 490].map((x, k) => ellipse(x + (i % 2) * 130, y, 170 + ((k + i) % 3) * 60, tall).slice(0, -1)),
      haze(5 + i * 0.6, '#FFFFFF'),
    ),
  )
const outlined = (s: Sheet, i: number) =>
  scalesOf(i)
    .filter(([x]) => Math.abs(x) < 640)
    .forEach(([x, y]) => now(s, ellipse(x, y, rows[i]!.wide * 0.86, rows[i]!.tall * 0.9, { from: 3.8, to: 10.2 })))

const depth: StepFilm = {
  name: 'clouds-drill-3',
  ...daily,
  steps: [
    {
      says: '目の高さの線を引きます。空を広くとるので、画面の下の方に。',
      draws: (s) =>
        now(s, [
          [-640, LEVEL],
          [640, LEVEL],
        ]),
    },
    {
      says: '線の真ん中に点をひとつ。雲の列は、この点へ集まります。',
      draws: (s) => {
        now(s, ellipse(0, LEVEL, 8, 8, { to: 7 }))
        for (const x of [-1180, -590, 0, 590, 1180])
          light(s, [
            [x * 0.94, LEVEL - 540],
            [x * 0.12, LEVEL - 52],
          ])
      },
    },
    {
      says: '横の線で段を分けます。目の高さに近い段ほど、間をつめます。',
      time: 1.2,
      draws: (s) =>
        rows.slice(0, 6).forEach(({ y }) =>
          light(s, [
            [-640, y],
            [640, y],
          ]),
        ),
    },
    { says: '手前に大きな雲を置きます。頭の上にいちばん近い段です。', draws: (s) => outlined(s, 0) },
    { says: '次の段は、ひとまわり小さく。上の段の間に置きます。', time: 1.2, draws: (s) => outlined(s, 1) },
    {
      says: '空を塗ります。上は濃く、目の高さの近くは明るく。',
      beneath: true,
      draws: (s) => cloud.sky(s, ['#3E7CC4', '#86B9E2', '#F0DFC8'], [-360, LEVEL + 20]),
    },
    { says: '手前の雲に色を。下の縁に影をひと色はさみます。', draws: (s) => painted(s, [0, 1]) },
    {
      says: '遠い雲ほど小さく、間もつめます。白も空の色に近づけます。',
      time: 1.2,
      draws: (s) => painted(s, [2, 3, 4, 5]),
    },
    { says: '遠くを帯にします。ひとつずつ分けず、横長に塗ります。', draws: (s) => bands(s, belts.slice(0, 2)) },
    { says: '目の高さのすぐ上は、糸のように細い帯。間もつめます。', draws: (s) => bands(s, belts.slice(2)) },
    {
      says: '地面を塗ります。雲の間が、奥でつまっているか見ます。',
      hides: true,
      draws: (s) => cloud.fields(s, ['#D9B45E', '#B98F44']),
    },
    { says: 'どれも同じ大きさに見えたら、遠くの段だけ描き直しましょう。' },
  ],
}

const evening = ['#3F3A80', '#7A4E98', '#C9668A', '#F4916A', '#FFDF94'] as const
const LINES = [-360, -214, -90, 24, 132, 236] as const
const SUN: Point = [150, 190]
const dusk = (s: Sheet, i: number) => cloud.paint(s, cloud.belt(i === 0 ? -380 : LINES[i]!, 380), evening[i]!)
const bars: readonly (readonly [bar: string, lit: string])[] = [
  [
    '-640,-196 -420,-236 -160,-218 60,-230 -60,-190 -320,-172',
    '-600,-190 -320,-176 -60,-192 40,-222 -90,-206 -330,-190',
  ],
  ['120,-118 340,-152 640,-142 640,-102 400,-92 240,-100', '160,-106 400,-96 640,-106 640,-116 400,-112 260,-114'],
  ['-520,-34 -300,-64 -40,-50 120,-60 20,-26 -260,-12', '-480,-26 -260,-16 20,-28 90,-48 0,-38 -260,-26'],
  ['260,58 420,40 640,50 640,66 480,80 340,76', '300,68 420,76 500,76 620,64 480,70 380,68'],
]
const shapes = (s: Sheet, which: 0 | 1, some: typeof bars, colour: string, opacity: number) =>
  some.forEach((bar) => cloud.paint(s, trace(bar[which]), colour, opacity, false))

const colours: StepFilm = {
  name: 'clouds-drill-4',
  ...daily,
  steps: [
    {
      says: '夕方の空を5つの帯に分けます。下ほど、少しせまく。',
      draws: (s) =>
        LINES.slice(1).forEach((y) =>
          light(s, [
            [-640, y],
            [640, y],
          ]),
        ),
    },
    { says: '上から下へ色を変えます。真上は、いちばん濃い青紫。', draws: (s) => dusk(s, 0) },
    { says: '2つめは紫、3つめは赤紫。となりの帯と近い色を選びます。', draws: (s) => [1, 2].forEach((i) => dusk(s, i)) },
    { says: '地平線に近いほど、明るく白っぽく。橙、黄と続けます。', draws: (s) => [3, 4].forEach((i) => dusk(s, i)) },
    {
      says: '帯の境目に、間の色を細くはさみます。',
      time: 1.2,
      draws: (s) =>
        [1, 2, 3, 4].forEach((i) =>
          cloud.paint(s, cloud.belt(LINES[i]! - 18, LINES[i]! + 18), between(evening[i - 1]!, evening[i]!, 0.5)),
        ),
    },
    {
      says: '太陽の近くを温かくします。位置は、地平線の少し上。',
      draws: (s) => {
        for (const [r, o] of [
          [330, 0.28],
          [210, 0.4],
        ] as const)
          cloud.paint(s, ellipse(...SUN, r, r * 0.62).slice(0, -1), '#FFE9A0', o)
      },
    },
    {
      says: '太陽は白に近い黄色。まわりから、黄、橙、紫と離れていきます。',
      draws: (s) => {
        cloud.paint(s, ellipse(...SUN, 110, 84).slice(0, -1), '#FFF3BE', 0.6)
        cloud.paint(s, ellipse(...SUN, 54, 54).slice(0, -1), '#FFFBE4')
      },
    },
    {
      says: '雲に空の色を混ぜます。影は灰色ではなく、上の帯の紫から。',
      time: 1.2,
      draws: (s) => shapes(s, 0, bars.slice(0, 2), '#64437F', 0.9),
    },
    { says: '低い雲の影には、すぐ後ろの赤紫を混ぜます。', draws: (s) => shapes(s, 0, bars.slice(2), '#A0527F', 0.9) },
    {
      says: '雲の下の縁は、太陽の色。光は下から当たります。',
      draws: (s) => shapes(s, 1, bars, '#FFD27A', 0.95),
    },
    {
      says: '地面は暗くまとめます。空の明るさが引き立ちます。',
      draws: (s) => {
        cloud.paint(
          s,
          trace('-660,236 -480,206 -330,226 -180,200 -20,232 260,238 420,212 560,228 660,206 660,400 -660,400'),
          '#54356C',
          1,
          false,
        )
        cloud.paint(s, trace('-660,284 -300,266 60,288 380,268 660,284 660,400 -660,400'), '#33234F', 1, false)
      },
    },
    {
      says: '地平線が明るくなっているか確かめます。上から下まで、一度に見ます。',
      time: 1.2,
      hides: true,
      draws: (s) => {
        red(
          s,
          [
            [-560, -300],
            [-560, 150],
          ],
          5,
        )
        for (const k of [-1, 1])
          red(
            s,
            [
              [-560 + k * 16, 124],
              [-560, 152],
            ],
            5,
          )
      },
    },
    { says: '雲の影にも、空の色が入りました。今日の空は、これでできあがりです。' },
  ],
}

/** The last two of four days: how far a sky goes, and its colours in the evening. */
export const cloudDepths: readonly StepFilm[] = [depth, colours]

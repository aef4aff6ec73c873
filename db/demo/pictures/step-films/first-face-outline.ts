import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import {
  ball,
  bar,
  both,
  brow,
  cheek,
  CHIN,
  chin,
  ear,
  eye,
  EYES,
  hair,
  inked,
  innerEar,
  jaw,
  level,
  light,
  type Line,
  measure,
  mistake,
  MOUTH,
  mouth,
  NOSE,
  now,
  pale,
  upright,
} from './face.ts'
import type { StepFilm } from './steps.ts'

const large = (s: Sheet, draw: () => void) => s.at(-290, -66, { scale: 208 }, draw)
const upper = (s: Sheet, draw: () => void) => s.at(140, -190, { scale: 106 }, draw)
const aside = (s: Sheet, draw: () => void) => s.at(440, -190, { scale: 106 }, draw)
const above = (s: Sheet, draw: () => void) => s.at(290, -190, { scale: 106 }, draw)
const lower = (s: Sheet, draw: () => void) => s.at(290, 104, { scale: 106 }, draw)

/** A face from the front up to its chin, still without an outline. */
export function faced(s: Sheet, pen = 3.2) {
  ball(s)
  upright(s, {})
  level(s, {})
  pale(s, [
    [0, 0.96],
    [0, CHIN + 0.1],
  ])
  both((side) => eye(s, side, pen))
  both((side) => brow(s, side, (sheet, points) => inked(sheet, points, pen * 1.5)))
  nose(s, pen * 1.2)
  mouth(s, (sheet, points) => inked(sheet, points, pen * 1.4))
  chin(s, pale)
}

export function nose(s: Sheet, width = 4) {
  s.ink(
    [
      [0.05, NOSE - 0.24],
      [0.1, NOSE - 0.05],
      [0, NOSE + 0.02],
    ],
    width,
    { in: 0.8, out: 0.3 },
  )
}

function small(s: Sheet) {
  ball(s)
  upright(s, {})
  level(s, {})
  both((side) => eye(s, side, 2))
  mouth(s, pale)
  chin(s, pale)
}

const WIDEST: Point = [0.9, 0.32]
const bulging: Point[] = [
  [0.9, -0.24],
  [0.92, 0.2],
  [1.02, 0.62],
  [0.94, 0.9],
  [0.74, 1.06],
]

const cheeks: StepFilm = {
  name: 'first-face-build-4-1',
  seconds: 40,
  lies: (s) => {
    large(s, () => faced(s))
    for (const place of [upper, aside, lower]) place(s, () => small(s))
  },
  steps: [
    {
      says: '頬のいちばん広いところは、目の少し下。先に印をつけます。',
      draws: (s) => large(s, () => both((side) => bar(s, [side * WIDEST[0], WIDEST[1]], now, 0.08))),
    },
    {
      says: '縦の線からの幅を測ります。左と右で同じ長さにします。',
      draws: (s) => large(s, () => both((side) => measure(s, [0, WIDEST[1]], [side * WIDEST[0], WIDEST[1]], light))),
    },
    {
      says: 'こめかみから印を通って、口の高さまで。左の頬の線をおろします。',
      draws: (s) => large(s, () => cheek(s, -1)),
    },
    { says: '右の頬も、同じ高さまで。あごへは、まだ進みません。', draws: (s) => large(s, () => cheek(s, 1)) },
    {
      says: '今度は右から。描く順を入れ替えて練習します。',
      draws: (s) => upper(s, () => [1, -1].forEach((side) => cheek(s, side))),
    },
    {
      says: 'もうひとつは左から。力を入れず、すっとおろします。',
      draws: (s) => aside(s, () => both((side) => cheek(s, side))),
    },
    {
      says: '広いところを口の横まで下げると、頬がふくらみすぎます。',
      time: 1.4,
      draws: (s) =>
        lower(s, () => {
          both((side) =>
            now(
              s,
              bulging.map(([x, y]): Point => [side * x, y]),
            ),
          )
          mistake(s, [-0.94, 0.66], [0.24, 0.4])
        }),
    },
  ],
}

const cheeked = (s: Sheet, line: Line = pale) => both((side) => cheek(s, side, line))
const skew: Point[] = [
  [-0.69, 0.825],
  [-0.3, 1.12],
  [0.24, CHIN + 0.02],
  [0.6, 1.1],
  [0.69, 0.825],
]

const turnAtTheChin: StepFilm = {
  name: 'first-face-build-4-2',
  seconds: 40,
  lies: (s) => {
    large(s, () => {
      faced(s)
      cheeked(s)
    })
    for (const place of [upper, aside, lower])
      place(s, () => {
        small(s)
        cheeked(s)
      })
  },
  steps: [
    { says: '頬の線の終わりから、あご先へ。左側をゆっくりおろします。', draws: (s) => large(s, () => jaw(s, -1)) },
    {
      says: 'あご先で一度止まります。縦の線の上にいるか確かめましょう。',
      draws: (s) => large(s, () => bar(s, [0, CHIN], now, 0.1)),
    },
    { says: '向きを変えて折り返し、右の頬の線まで上がります。', draws: (s) => large(s, () => jaw(s, 1, now, true)) },
    {
      says: '縦の線からの幅を、左右でくらべます。口の高さで測ります。',
      draws: (s) => large(s, () => both((side) => measure(s, [0, MOUTH + 0.1], [side * 0.61, MOUTH + 0.1], light))),
    },
    {
      says: '次の顔は右から。あご先で折り返して、左へ上がります。',
      draws: (s) =>
        upper(s, () => {
          jaw(s, 1)
          jaw(s, -1, now, true)
        }),
    },
    {
      says: 'もう一度、左から。左右交互に描くと、くせに気づけます。',
      draws: (s) =>
        aside(s, () => {
          jaw(s, -1)
          jaw(s, 1, now, true)
        }),
    },
    {
      says: 'あご先で止まらず一息に描くと、左右がずれやすくなります。',
      time: 1.4,
      draws: (s) =>
        lower(s, () => {
          now(s, skew)
          mistake(s, [0.22, CHIN - 0.04], [0.5, 0.24])
        }),
    },
  ],
}

function outlined(s: Sheet, line: Line = pale) {
  cheeked(s, line)
  jaw(s, -1, line)
  jaw(s, 1, line, true)
}

const across = (y: number): Point[] => [
  [-1.24, y],
  [1.24, y],
]
const ears: StepFilm = {
  name: 'first-face-build-4-3',
  seconds: 90,
  lies: (s) => {
    large(s, () => {
      faced(s)
      outlined(s)
    })
    for (const place of [above, lower])
      place(s, () => {
        small(s)
        outlined(s)
      })
  },
  steps: [
    {
      says: '耳は、目と鼻の間に入れます。まず目の横線を外までのばします。',
      draws: (s) => large(s, () => now(s, across(EYES), 2)),
    },
    {
      says: '鼻先の高さにも、平行な線を1本。2本の間が耳の高さです。',
      draws: (s) => large(s, () => now(s, across(NOSE), 2)),
    },
    { says: '左の耳。上の端を目の高さに合わせて、外へふくらませます。', draws: (s) => large(s, () => ear(s, -1)) },
    { says: '右の耳も同じ高さで。下の端は、鼻先の線で頬につなぎます。', draws: (s) => large(s, () => ear(s, 1)) },
    {
      says: '耳の中は線を1本だけ。くぼみの形を、かぎのように入れます。',
      draws: (s) => large(s, () => both((side) => innerEar(s, side))),
    },
    {
      says: '別の顔でもう一度。2本の線を先に引けば、耳の高さで迷いません。',
      time: 1.4,
      draws: (s) =>
        above(s, () => {
          for (const y of [EYES, NOSE]) light(s, across(y))
          both((side) => ear(s, side))
        }),
    },
    {
      says: '目より上についた耳は、動物の耳のように見えてしまいます。',
      time: 1.3,
      draws: (s) =>
        lower(s, () => {
          s.at(0, -0.52, { scale: 1 }, () => both((side) => ear(s, side)))
          mistake(s, [-0.98, -0.12], [0.28, 0.44])
        }),
    },
    {
      says: ['位置が決まったら、輪郭にペンを入れます。左の頬から。', 'あご先で折り返して、右の頬へ。'],
      draws: (s) => large(s, () => outlined(s, (sheet, points) => inked(sheet, points, 6))),
    },
    {
      says: '耳にもペンを。輪郭より少し細い線にすると、奥に見えます。',
      draws: (s) =>
        large(s, () => {
          both((side) => ear(s, side, (sheet, points) => inked(sheet, points, 4.5)))
          both((side) => innerEar(s, side, (sheet, points) => inked(sheet, points, 2.6)))
        }),
    },
    {
      says: '耳の前から生え際を描くと、髪も自然につながります。',
      time: 1.3,
      draws: (s) => large(s, () => hair(s, now)),
    },
    { says: '輪郭と耳がそろいました。耳の上端は目、下端は鼻の高さです。' },
  ],
}

/** DAY 4: the outline, and ears. */
export const outlineFilms: readonly StepFilm[] = [cheeks, turnAtTheChin, ears]

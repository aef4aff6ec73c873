import type { Sheet } from '../sheet.ts'
import { daily, toTheChin } from './daily-lines.ts'
import {
  ball,
  bar,
  both,
  cheek,
  CHIN,
  chin,
  dot,
  ear,
  eyeOval,
  EYES,
  inner,
  jaw,
  level,
  light,
  measure,
  mouth,
  NOSE,
  now,
  pale,
  upright,
} from './face.ts'
import { drawPerson, faceFirst, mouthOf, noseOf, type Person } from './front-people.ts'
import { kept } from './side-by-side.ts'
import type { StepFilm } from './steps.ts'

function eyed(s: Sheet) {
  ball(s)
  upright(s, {})
  level(s, {})
  both((side) => eyeOval(s, side))
  toTheChin(s)
}

/** Three ages side by side: only nose and mouth lie at other heights. */
const ages: readonly Person[] = ['child', 'singer', 'grandpa']
const of = (s: Sheet, i: number, draw: (person: Person) => void) =>
  s.at((i - 1) * 424, -50, { scale: 114 }, () => draw(ages[i]!))
const each = (s: Sheet, draw: (person: Person) => void) => [0, 1, 2].forEach((i) => of(s, i, draw))

const threeAges: StepFilm = {
  name: 'first-face-drill-3',
  ...daily,
  lies: (s) => each(s, () => eyed(s)),
  steps: [
    {
      says: '目の線からあごまでを見て、半分のところを探します。',
      draws: (s) =>
        of(s, 1, () => {
          measure(s, [0.94, EYES], [0.94, NOSE], light)
          measure(s, [0.94, NOSE], [0.94, CHIN], light)
        }),
      time: 1.2,
    },
    {
      says: '真ん中の人は、その高さに鼻先の点。縦の線の上です。',
      draws: (s) => of(s, 1, (one) => dot(s, [0, noseOf(one)], now, 0.04)),
    },
    {
      says: '左は子ども。鼻先を、目のほうへ少し上げます。',
      draws: (s) => of(s, 0, (one) => dot(s, [0, noseOf(one)], now, 0.04)),
    },
    {
      says: '右は年を重ねた人。半分より、わずかに下へ。',
      draws: (s) => of(s, 2, (one) => dot(s, [0, noseOf(one)], now, 0.04)),
    },
    {
      says: '小鼻の幅は、目頭から下ろした線の内側に収めます。',
      draws: (s) =>
        of(s, 1, () =>
          both((side) =>
            light(s, [
              [side * inner, EYES],
              [side * inner, NOSE],
            ]),
          ),
        ),
    },
    {
      says: '鼻先からあごまでを3つに分けて、上の3分の1に口を短く。',
      draws: (s) =>
        of(s, 1, (one) => {
          for (const third of [1, 2]) bar(s, [0, NOSE + ((CHIN - NOSE) * third) / 3], light, 0.06)
          mouth(s, now, { at: mouthOf(one) })
        }),
      time: 1.2,
    },
    {
      says: '子どもの口は、鼻先のすぐ下。幅も少しせまく。',
      draws: (s) => of(s, 0, (one) => mouth(s, now, { at: mouthOf(one), half: 0.14 })),
    },
    {
      says: '年を重ねた人は、間をあけて。口と鼻が離れます。',
      draws: (s) => of(s, 2, (one) => mouth(s, now, { at: mouthOf(one), half: 0.19 })),
    },
    {
      says: '口の真ん中が縦の線に乗っているか、3人とも見ます。',
      draws: (s) => each(s, (one) => dot(s, [0, mouthOf(one)], now, 0.016)),
    },
    { says: 'あごの先は3人とも同じ高さに、短い弧で。', draws: (s) => each(s, () => chin(s)), time: 1.2 },
    {
      says: ['あごが決まったら、ペンで目、鼻先、口。', '髪は、それぞれ大きなかたまりで囲みます。'],
      draws: (s) => each(s, (one) => drawPerson(s, one, 0.84)),
      layer: 'ink',
      order: faceFirst,
      time: 2,
    },
    { says: '色を置きます。鼻と口の高さだけで、3人の年齢が分かれました。', layer: 'flat', time: 1.6 },
    { says: '下描きを隠して、口からあごまでの広さを見くらべます。', hides: true },
  ],
}

const large = (s: Sheet, draw: () => void) => s.at(-300, -54, { scale: 180 }, draw)
/** Four small heads on the right, two and two. */
const four = (s: Sheet, i: number, draw: () => void) =>
  s.at(i % 2 ? 476 : 196, i < 2 ? -186 : 132, { scale: 100 }, draw)
const small = (s: Sheet, draw: (i: number) => void) =>
  kept(s, () => [0, 1, 2, 3].forEach((i) => four(s, i, () => draw(i))))
/** Of every second head the right side comes first. */
const sides = (i: number) => (i % 2 ? [1, -1] : [-1, 1])
const wholeJaw = (s: Sheet, first: number) => {
  jaw(s, first)
  jaw(s, -first, now, true)
}

const tenOutlines: StepFilm = {
  name: 'first-face-drill-4',
  ...daily,
  lies: (s) => {
    large(s, () => {
      eyed(s)
      pale(s, [
        [-0.2, noseOf('granny') + 0.19],
        [0, noseOf('granny') + 0.22],
        [0.2, noseOf('granny') + 0.19],
      ])
    })
    small(s, () => {
      ball(s)
      upright(s, {})
      level(s, {})
      toTheChin(s, pale)
    })
  },
  steps: [
    {
      says: '頬のいちばん広いところを、目の少し下に印します。',
      draws: (s) => large(s, () => both((side) => bar(s, [side * 0.9, 0.32], now, 0.08))),
    },
    { says: 'こめかみから印を通って、口の高さまで。左の頬から。', draws: (s) => large(s, () => cheek(s, -1)) },
    { says: '右も同じ高さで止めます。あごへは、まだ進みません。', draws: (s) => large(s, () => cheek(s, 1)) },
    {
      says: '小さい4つは、左から、右からと交互に下ろします。',
      draws: (s) => small(s, (i) => sides(i).forEach((side) => cheek(s, side))),
      time: 1.8,
    },
    {
      says: '左の頬の終わりから、あご先へ。着いたら一度止まります。',
      draws: (s) =>
        large(s, () => {
          jaw(s, -1)
          bar(s, [0, CHIN], now, 0.09)
        }),
    },
    { says: 'あご先で向きを変えて、右の頬まで上がります。', draws: (s) => large(s, () => jaw(s, 1, now, true)) },
    {
      says: '縦の線からの幅を、口の高さで左右くらべます。',
      draws: (s) => large(s, () => both((side) => measure(s, [0, 0.97], [side * 0.58, 0.97], light))),
    },
    {
      says: '小さい顔も、折り返すところは縦の線の上。',
      draws: (s) => small(s, (i) => wholeJaw(s, sides(i)[0]!)),
      time: 1.8,
    },
    {
      says: '目の線と鼻先の線を外へのばして、その間に耳。',
      draws: (s) =>
        large(s, () => {
          for (const y of [EYES, NOSE])
            light(s, [
              [-1.22, y],
              [1.22, y],
            ])
          both((side) => ear(s, side))
        }),
      time: 1.4,
    },
    {
      says: '小さい顔の耳は、線を引かずに同じ高さへ。',
      draws: (s) => small(s, (i) => sides(i).forEach((side) => ear(s, side))),
      time: 1.6,
    },
    {
      says: ['顔にペンを入れます。目、鼻、口から輪郭へ。', '耳は輪郭より細く。髪は、上にまとめてひとかたまり。'],
      draws: (s) => large(s, () => drawPerson(s, 'granny')),
      layer: 'ink',
      order: faceFirst,
      time: 2,
    },
    { says: '髪、着物、肌の順に塗ります。耳の中は影をひと色。', layer: 'flat', time: 1.6 },
    { says: '左の下描きだけ隠します。残りの輪郭は、あと6つです。', hides: true },
  ],
}

/** The last two of four days: nose and mouth at three heights, and outlines by turns. */
export const dailyFaces: readonly StepFilm[] = [threeAges, tenOutlines]

import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import {
  ball,
  bar,
  CHIN,
  chin,
  dot,
  EYES,
  level,
  light,
  type Line,
  MOUTH,
  mouth,
  NOSE,
  now,
  red,
  upright,
} from './face.ts'
import * as mend from './mended-face.ts'
import { kept } from './side-by-side.ts'
import type { StepFilm } from './steps.ts'

const { wrong, right, faceOn, features } = mend
const LEFT = -1.42
const RIGHT = 1.42
const LOW_NOSE = NOSE + mend.LOW.nose
const LOW_MOUTH = MOUTH + mend.LOW.mouth
const THIRDS = [1, 2].map((i) => NOSE + ((CHIN - NOSE) * i) / 3)
const crossed = (s: Sheet, line: Line) => {
  ball(s, line)
  upright(s, {}, line)
  level(s, {}, line)
}
const crowded = (s: Sheet) => wrong(s, () => mend.ring(s, [0, 1.03], [0.42, 0.29]))
/** The line down the middle goes on to the chin. */
const toChin = (s: Sheet, line: Line) => mend.straight(s, [0, EYES - 0.2], [0.002, CHIN + 0.04], line, 2.4)

const why: StepFilm = {
  name: 'first-face-fix-4-1',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('right')(s)
  },
  steps: [
    {
      says: '右は、鼻先から順に置いた顔。左は順番を変えて、丸、十字、あごの先。',
      draws: (s) =>
        wrong(s, () => {
          crossed(s, now)
          chin(s, now)
        }),
    },
    {
      says: '鼻をあとにして、先に口。あごの線につられて、下に引きました。',
      draws: (s) => wrong(s, () => mouth(s, now, { at: LOW_MOUTH, half: 0.2 })),
    },
    {
      says: 'ペンを入れます。鼻は、目と口のすき間に押しこみます。',
      time: 1.5,
      lays: faceOn('wrong', mend.tooLow),
      ...features('wrong', 'mouth', 'nose'),
    },
    { says: '口の下です。あごの先まで、くちびる1つ分もありません。', draws: crowded },
    {
      says: '横線から鼻先までが長く、鼻先からあごまでが短くなっています。',
      draws: (s) =>
        wrong(s, () => {
          mend.height(s, LEFT, [EYES, LOW_NOSE], red)
          mend.height(s, LEFT, [LOW_NOSE, CHIN], red)
        }),
    },
    { says: '鼻先の印がないと、口はあごの線に引っぱられます。', time: 0.8, draws: mend.notSo },
    {
      says: '右の顔の鼻先に点を打つと、横線とあごのちょうど真ん中。',
      draws: (s) =>
        right(s, () =>
          kept(s, () => {
            dot(s, [0, NOSE], now, 0.035)
            mend.height(s, RIGHT, [EYES, NOSE], now)
            mend.height(s, RIGHT, [NOSE, CHIN], now)
          }),
        ),
    },
    { says: '口からあごまで、指2本が入るくらい空いています。', draws: mend.so, hides: true },
  ],
}

const pointFirst: StepFilm = {
  name: 'first-face-fix-4-2',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('wrong', mend.tooLow)(s)
    faceOn('right')(s)
    crowded(s)
    right(s, () => level(s, {}))
  },
  steps: [
    { says: '左で消すのは、鼻と口の2つだけ。右が、消したあとです。', draws: mend.notSo },
    {
      says: '顔の横に、横線の高さとあごの先をしるします。',
      draws: (s) =>
        right(s, () =>
          kept(s, () => {
            mend.height(s, RIGHT, [EYES, CHIN], now)
          }),
        ),
    },
    {
      says: 'その半分に、短い印を入れます。',
      time: 0.8,
      draws: (s) => right(s, () => kept(s, () => bar(s, [RIGHT, NOSE], now, 0.15))),
    },
    {
      says: '同じ高さを縦線の上へ写して、点をひとつ。ここが鼻先です。',
      draws: (s) =>
        right(s, () => {
          toChin(s, now)
          dot(s, [0, NOSE], now, 0.04)
        }),
    },
    {
      says: '点からあごまでを3つに分けます。印は2つ。',
      draws: (s) => right(s, () => THIRDS.forEach((y) => bar(s, [0, y], now, 0.1))),
    },
    { says: '上の印を通るように、口の線を短く引きます。', draws: (s) => right(s, () => mouth(s, now, { half: 0.22 })) },
    { says: 'ペンは、鼻先、口の順。鉛筆の点からそらさずに。', time: 1.4, ...features('right', 'nose', 'mouth') },
    { says: '口の下に、あごの丸みが見えてきました。', draws: mend.so, hides: true },
  ],
}

/** From the nose to the chin, twice as large as the whole face. */
const LARGE = 330
const large = (which: mend.Half) => (s: Sheet, draw: () => void) =>
  s.at(which === 'wrong' ? -322 : 322, -0.72 * LARGE, { scale: LARGE }, draw)
const [largeWrong, largeRight] = [large('wrong'), large('right')]
const ends: readonly Point[] = [
  [-0.12, 0],
  [0.12, 0.002],
]
const across = (s: Sheet, y: number, line: Line, x = 0, wide = 4) => s.at(x, y, {}, () => line(s, ends, wide))

const check: StepFilm = {
  name: 'first-face-fix-4-3',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    mend.large(s, 'wrong', largeWrong, mend.tooLow)
    mend.large(s, 'right', largeRight)
  },
  steps: [
    {
      says: '顔の下半分を大きくして見ます。左の鼻先と、あごの先に印を。',
      draws: (s) =>
        largeWrong(s, () => {
          across(s, LOW_NOSE, red, 0.36)
          across(s, CHIN, red, 0.36)
        }),
    },
    {
      says: '口の高さにも。下の間が、ほとんど残っていません。',
      draws: (s) => {
        largeWrong(s, () => {
          across(s, LOW_MOUTH, red, 0.36)
          mend.straight(s, [0.36, LOW_NOSE], [0.362, CHIN], red, 5)
        })
      },
    },
    {
      says: 'ここを赤い丸で囲んでおきます。',
      time: 0.8,
      draws: (s) => {
        largeWrong(s, () => mend.ring(s, [0, 1.12], [0.3, 0.18]))
        mend.notSoLow(s)
      },
    },
    {
      says: '右も同じように、鼻先とあごの先をまっすぐ結びます。',
      draws: (s) =>
        largeRight(s, () =>
          kept(s, () => {
            across(s, NOSE, now, 0.36)
            across(s, CHIN, now, 0.36)
            mend.straight(s, [0.36, NOSE], [0.362, CHIN], now, 4)
          }),
        ),
    },
    {
      says: '間を3つに分けると、口は上から1つめの印のところ。',
      draws: (s) => largeRight(s, () => kept(s, () => THIRDS.forEach((y) => across(s, y, now, 0.36)))),
    },
    {
      says: '口の下に、まだ2つ分。くちびるの影も入ります。',
      draws: (s) =>
        largeRight(s, () =>
          kept(s, () =>
            light(
              s,
              [
                [0.44, THIRDS[0]!],
                [0.52, (THIRDS[0]! + CHIN) / 2],
                [0.44, CHIN],
              ],
              3,
            ),
          ),
        ),
    },
    {
      says: '鼻先からあごへ線を下ろします。口の真ん中を通りました。',
      draws: (s) =>
        largeRight(s, () =>
          kept(s, () => {
            mend.straight(s, [0, NOSE - 0.04], [0.002, CHIN + 0.03], now, 3)
            dot(s, [0, MOUTH + 0.02], now, 0.018)
          }),
        ),
    },
    { says: '上がつまって、下が空く。左と逆になっていれば大丈夫です。', draws: mend.soLow },
  ],
}

/** DAY 4: a mouth that sank to the chin. */
export const lowMouthFilms: readonly StepFilm[] = [why, pointFirst, check]

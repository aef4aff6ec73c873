import type { Sheet } from '../sheet.ts'
import { ball, bar, CHIN, EYE, EYES, eyeTicks, inner, level, now, outer, red, tick, TOP, upright } from './face.ts'
import * as mend from './mended-face.ts'
import { kept } from './side-by-side.ts'
import type { StepFilm } from './steps.ts'

const { wrong, right, faceOn, features } = mend
const HIGH = EYES - mend.EYES_UP
const LEFT = -1.42
const RIGHT = 1.42
const bothEyes = ['left eye', 'right eye'] as const
const narrow = (s: Sheet) => wrong(s, () => mend.ring(s, [0, -0.52], [0.74, 0.27]))
const pencilled = (s: Sheet) => {
  ball(s, now)
  upright(s, {}, now)
}

const why: StepFilm = {
  name: 'first-face-fix-3-1',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('right')(s)
  },
  steps: [
    {
      says: '右は測って描いた顔。左には、測らずに描いてみます。まず丸と縦線。',
      draws: (s) => wrong(s, () => pencilled(s)),
    },
    {
      says: '横線は目分量で。丸の真ん中より、だいぶ上になりました。',
      draws: (s) => wrong(s, () => level(s, {}, now, HIGH)),
    },
    {
      says: 'その線の上に、目を描きます。',
      time: 1.7,
      lays: faceOn('wrong', mend.tooHigh),
      ...features('wrong', ...bothEyes),
    },
    {
      says: '赤い丸のところ。おでこが、前髪の下で指1本分もありません。',
      draws: narrow,
    },
    {
      says: '測ってみます。てっぺんから横線までが短く、下が長い。',
      time: 1.2,
      draws: (s) =>
        wrong(s, () => {
          mend.height(s, LEFT, [TOP, HIGH], red)
          mend.height(s, LEFT, [HIGH, CHIN], red)
        }),
    },
    { says: '髪の量に目がいくと、頭の上半分を短く見積もりがちです。', time: 0.8, draws: mend.notSo },
    {
      says: '右の顔では、てっぺんとあごの先の真ん中に、横線が通っています。',
      draws: (s) => right(s, () => kept(s, () => level(s, {}, now))),
    },
    {
      says: '線の上と下が、同じ長さ。目はここに並びます。',
      draws: (s) =>
        right(s, () =>
          kept(s, () => {
            mend.height(s, RIGHT, [TOP, EYES], now)
            mend.height(s, RIGHT, [EYES, CHIN], now)
          }),
        ),
    },
    { says: '違うのは、目の高さだけ。おでこの広さを見くらべてください。', draws: mend.so, hides: true },
  ],
}

const measured: StepFilm = {
  name: 'first-face-fix-3-2',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('wrong', mend.tooHigh)(s)
    faceOn('right')(s)
    narrow(s)
    right(s, () => ball(s))
  },
  steps: [
    { says: '左の絵で直すのは、目だけ。右は、目を消してあります。', draws: mend.notSo },
    {
      says: 'ペンの先を、丸のてっぺんに当てます。髪のふくらみは入れません。',
      draws: (s) => right(s, () => kept(s, () => bar(s, [RIGHT, TOP], now, 0.12))),
    },
    {
      says: 'あごの先にも印をひとつ。上から下まで、まっすぐ線をとります。',
      draws: (s) =>
        right(s, () =>
          kept(s, () => {
            bar(s, [RIGHT, CHIN], now, 0.12)
            mend.straight(s, [RIGHT, TOP], [RIGHT + 0.002, CHIN], now, 4)
          }),
        ),
    },
    {
      says: '線を半分にします。てっぺんから、ここまでが目の高さ。',
      draws: (s) => right(s, () => kept(s, () => bar(s, [RIGHT, EYES], now, 0.16))),
    },
    {
      says: '印の高さのまま、横線を丸の端から端まで引きます。',
      draws: (s) => right(s, () => level(s, {}, now)),
    },
    {
      says: '横線に印を4つ。真ん中は、目ひとつ分あけます。',
      draws: (s) => right(s, () => eyeTicks(s, now)),
    },
    { says: '印の間に、左の目、右の目。線からはみ出さずに描きます。', time: 2.2, ...features('right', ...bothEyes) },
    { says: '前髪の下に、おでこが戻りました。', draws: mend.so, hides: true },
  ],
}

const check: StepFilm = {
  name: 'first-face-fix-3-3',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('wrong', mend.uneven)(s)
    faceOn('right')(s)
  },
  steps: [
    {
      says: '左の絵で、目尻から目尻へ線を渡します。',
      draws: (s) => wrong(s, () => mend.straight(s, [-0.8, EYES + 0.055], [0.8, EYES - 0.125], red, 5)),
    },
    {
      says: '線が右上がりです。こちらの目が、上にずれていました。',
      draws: (s) => {
        wrong(s, () => mend.ring(s, [0.37, EYES - 0.15], [0.33, 0.34]))
        mend.notSo(s)
      },
    },
    {
      says: '右の絵は、目を描く前。横線を水平に通します。',
      draws: (s) => right(s, () => kept(s, () => level(s, {}, now))),
    },
    {
      says: '縦線から、左右へ目半分ずつ。ここが目頭です。',
      draws: (s) =>
        right(s, () =>
          kept(s, () => {
            mend.straight(s, [0, -0.25], [0.002, 0.5], now)
            for (const x of [-inner, inner]) tick(s, [x, EYES], now, 0.09)
          }),
        ),
    },
    {
      says: 'そこから、目ひとつ分ずつ外へ。目尻の印も左右同じ幅です。',
      draws: (s) => right(s, () => kept(s, () => [-outer, outer].forEach((x) => tick(s, [x, EYES], now, 0.09)))),
    },
    {
      says: 'まぶたの高さにも、短い印を2つそろえます。',
      draws: (s) => right(s, () => [-EYE, EYE].forEach((x) => bar(s, [x, EYES - 0.19], now, 0.1))),
    },
    { says: '左、右と交互に描くと、片方だけ上がることがありません。', time: 2, ...features('right', ...bothEyes) },
    { says: '目頭も目尻も、1本の線にのっています。', draws: mend.so, hides: true },
  ],
}

/** DAY 3: eyes that went up, and a forehead that got narrow. */
export const highEyeFilms: readonly StepFilm[] = [why, measured, check]

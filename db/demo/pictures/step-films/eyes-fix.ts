import type { Sheet } from '../sheet.ts'
import * as eyes from './eyes.ts'
import { light, now, red } from './face.ts'
import { after, before, notSo, so } from './side-by-side.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

const wrong = (s: Sheet, draw: () => void) => before(s, () => s.at(0, 20, { scale: 1.2 }, draw))
const right = (s: Sheet, draw: () => void) => after(s, () => s.at(0, 20, { scale: 1.2 }, draw))
const sides = [-1, 1] as const
const seen = (s: Sheet, gazes: readonly [eyes.Gaze, eyes.Gaze]) => {
  eyes.faceAround(s)
  eyes.inkedEyes(s, gazes)
}
const both = (gaze: eyes.Gaze) => [gaze, gaze] as const
/** Left, straight ahead, up to the right. */
const toLeft: eyes.Gaze = [-0.3, -0.06]
const ahead: eyes.Gaze = [0, -0.06]
const upRight: eyes.Gaze = [0.28, -0.18]
const WHITE = '#8FC3E8'
const WRONG_WHITE = '#F0A48C'

const why: StepFilm = {
  name: 'eyes-fix-3-1',
  subject: 'eye',
  seconds: 50,
  lies: (s) => wrong(s, () => seen(s, [toLeft, [0.16, 0.02]])),
  steps: [
    { says: '左右で違うところを見ているのはなぜか。左の顔は、目線がばらばらです。', draws: notSo },
    {
      says: '瞳の向きをのばします。片方は左へ、もう片方は右へ行きました。',
      draws: (s) =>
        wrong(s, () => {
          eyes.gazeLine(s, -1, toLeft, [-84, -4], red)
          eyes.gazeLine(s, 1, [0.16, 0.02], [92, 4], red)
        }),
    },
    {
      says: '片目ずつ仕上げて、白目の残り方をくらべなかったから。形がまるで違います。',
      draws: (s) =>
        wrong(s, () => {
          eyes.whiteBeside(s, -1, toLeft, 1, WRONG_WHITE)
          eyes.whiteBeside(s, 1, [0.16, 0.02], 1, WRONG_WHITE)
        }),
    },
    {
      says: '右に描き直します。先に、左右のまぶたの形だけ。',
      draws: (s) => right(s, () => sides.forEach((side) => eyes.lids(s, side))),
    },
    {
      says: '瞳の丸を、左、右と続けて置きます。ふたつとも、同じだけ左へ。',
      draws: (s) => right(s, () => sides.forEach((side) => eyes.irisRing(s, side, toLeft))),
    },
    {
      says: '目線をのばします。2本が同じ向きなら、同じところを見ています。',
      draws: (s) => right(s, () => sides.forEach((side) => eyes.gazeLine(s, side, toLeft, [-84, -4], now))),
    },
    {
      says: 'ペンと色を入れます。目線が決まってから仕上げるのが、そろえるこつです。',
      time: 1.8,
      draws: (s) => right(s, () => seen(s, both(toLeft))),
      order: inkThenColour,
    },
    {
      says: '左右で違うところを見ているのは、片目ずつ描くから。ふたつの顔をくらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const compare: StepFilm = {
  name: 'eyes-fix-3-2',
  subject: 'eye',
  seconds: 52,
  lies: (s) =>
    wrong(s, () =>
      seen(s, [
        [-0.26, 0.06],
        [0.08, -0.08],
      ]),
    ),
  steps: [
    {
      says: '白目の形を左右で見くらべる練習です。まず、ずれた目の白目に色をつけます。',
      draws: (s) =>
        wrong(s, () => {
          for (const which of sides) eyes.whiteBeside(s, -1, [-0.26, 0.06], which, WRONG_WHITE)
          for (const which of sides) eyes.whiteBeside(s, 1, [0.08, -0.08], which, WRONG_WHITE)
        }),
    },
    { says: '片方は右に広く、片方は左右がほぼ同じ。瞳より、白目を見るほうがよくわかります。', draws: notSo },
    {
      says: '右に、正面を向いた目を描き直します。まぶたの形を左右そろえて。',
      draws: (s) => right(s, () => sides.forEach((side) => eyes.lids(s, side))),
    },
    {
      says: '瞳は真ん中。上まぶたに少し隠れる高さに、丸を置きます。',
      draws: (s) => right(s, () => eyes.irisRing(s, -1, ahead)),
    },
    {
      says: 'もう片方も、すぐに。あいだの真ん中から、同じだけ離します。',
      draws: (s) =>
        right(s, () => {
          eyes.irisRing(s, 1, ahead)
          light(
            s,
            [
              [0, -60],
              [0, 70],
            ],
            2.4,
          )
        }),
    },
    {
      says: '白目を薄く塗ります。内側どうし、外側どうしが、鏡に映したように同じ形です。',
      time: 1.4,
      draws: (s) =>
        right(s, () =>
          sides.forEach((which) => sides.forEach((side) => eyes.whiteBeside(s, side, ahead, side * which, WHITE))),
        ),
    },
    {
      says: '形がそろったら、ペンと色で仕上げます。',
      time: 1.7,
      draws: (s) => right(s, () => seen(s, both(ahead))),
      order: inkThenColour,
    },
    { says: '白目の形を左右で見くらべると、瞳のずれは、小さいうちに見つかります。', time: 1.3, draws: so, hides: true },
  ],
}

const target = (s: Sheet) => eyes.butterfly(s, [158, -190])
const check: StepFilm = {
  name: 'eyes-fix-3-3',
  subject: 'eye',
  seconds: 52,
  lies: (s) => {
    wrong(s, () => {
      seen(s, [
        [-0.26, 0.1],
        [0.2, -0.1],
      ])
      target(s)
    })
    right(s, () => target(s))
  },
  steps: [
    {
      says: '白目の残り方が視線の向きと合っているか確かめます。見ているのは、右上のちょう。',
      draws: (s) =>
        wrong(s, () => {
          eyes.whiteBeside(s, -1, [-0.26, 0.1], 1, WRONG_WHITE)
          eyes.whiteBeside(s, 1, [0.2, -0.1], -1, WRONG_WHITE)
        }),
    },
    { says: '右上を見るなら、白目は左下に残るはず。片方は右に残っていました。', draws: notSo },
    {
      says: '右に描き直します。まぶたの形は、左右いっしょに。',
      draws: (s) => right(s, () => sides.forEach((side) => eyes.lids(s, side))),
    },
    {
      says: '両方の瞳から、ちょうへ向かって線を引きます。',
      draws: (s) =>
        right(s, () =>
          sides.forEach((side) =>
            light(
              s,
              [
                [side * 100 + 18, -10],
                [158, -190],
              ],
              2.4,
            ),
          ),
        ),
    },
    {
      says: '瞳をその線の上へ。左右とも、同じだけ右上に寄せます。',
      draws: (s) => right(s, () => sides.forEach((side) => eyes.irisRing(s, side, upRight))),
    },
    {
      says: 'ペンと色を入れます。瞳の上は、まぶたに少し隠れます。',
      time: 1.8,
      draws: (s) => right(s, () => seen(s, both(upRight))),
      order: inkThenColour,
    },
    {
      says: '白目に色をつけて確かめます。どちらの目も、ちょうと反対の左側に残りました。',
      time: 1.2,
      hides: true,
      draws: (s) => {
        right(s, () => sides.forEach((side) => eyes.whiteBeside(s, side, upRight, -1, WHITE)))
        so(s)
      },
    },
    { says: '白目の残り方が、視線の向きと合っているか。左右をくらべて、違いを一言で書きましょう。', time: 1.3 },
  ],
}

/** Eyes that look to different places. */
export const gazeFilms: readonly StepFilm[] = [why, compare, check]

import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red, redRing } from './face.ts'
import {
  arc,
  boardHand,
  type Hand,
  inkedHand,
  knuckles,
  palmSides,
  restingHand,
  rods,
  spreadHand,
  thickness,
  thumbRod,
} from './hand.ts'
import { after, before, kept, notSo, so } from './side-by-side.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

const wrong = (s: Sheet, draw: () => void) => before(s, () => s.at(0, 60, { scale: 1.1 }, draw))
const right = (s: Sheet, draw: () => void) => after(s, () => s.at(0, 60, { scale: 1.1 }, draw))
const straight = (s: Sheet) => wrong(s, () => redRing(s, [0, -64], [118, 26]))

const curve = (s: Sheet) => right(s, () => kept(s, () => arc(s)))

const why: StepFilm = {
  name: 'hand-fix-2-1',
  subject: 'hand',
  seconds: 52,
  steps: [
    {
      says: [
        '手のひらが真四角の板になるのはなぜか。よくある描き方から見ます。',
        '四角い手のひらに、同じ長さの指を横一列。親指も真横から生えました。',
      ],
      draws: (s) => wrong(s, () => boardHand(s)),
      order: inkThenColour,
    },
    {
      says: '指の付け根が一直線で、厚みがない。だから板に見えます。',
      draws: (s) => {
        straight(s)
        notSo(s)
      },
    },
    {
      says: '右に描き直します。指からではなく、手のひらの箱から。上の辺は、ゆるい弧です。',
      draws: curve,
    },
    { says: '弧の両端から手首へ。まっすぐ下ろさず、少しすぼめます。', draws: (s) => right(s, () => palmSides(s)) },
    {
      says: '親指側に、箱の横の面を描きます。ここが厚く、小指側はうすいくさび形です。',
      draws: (s) => right(s, () => thickness(s)),
    },
    {
      says: '箱ができてから、弧の上に指を立てます。扇のように開いていきます。',
      draws: (s) => right(s, () => rods(s, spreadHand)),
    },
    {
      says: '親指は、厚い横の面の、手首に近いところから斜めに出ます。',
      draws: (s) => right(s, () => thumbRod(s, spreadHand)),
    },
    {
      says: '箱と棒に肉をつけて、ペンを入れます。弧と厚みが、そのまま形に残ります。',
      time: 1.4,
      draws: (s) => right(s, () => inkedHand(s, spreadHand)),
      order: inkThenColour,
    },
    {
      says: '真四角の板になるのは、弧と厚みを忘れるから。左右をくらべてみましょう。',
      time: 1.2,
      draws: so,
      hides: true,
    },
  ],
}
const first: StepFilm = {
  name: 'hand-fix-2-2',
  subject: 'hand',
  seconds: 50,
  lies: (s) => {
    wrong(s, () => boardHand(s))
    wrong(s, () => now(s, trace('-96,-64 96,-64')))
  },
  steps: [
    {
      says: '指の付け根の弧を先に引く練習です。左は、付け根をまっすぐ引いた手です。',
      draws: (s) => {
        straight(s)
        notSo(s)
      },
    },
    {
      says: '付け根の弧を先に引きます。山の頂上は中指。小指側へは長く下がります。',
      draws: curve,
    },
    {
      says: '弧の上に、指4本の付け根の印を打ちます。',
      draws: (s) => right(s, () => restingHand.fingers.forEach(([root]) => mark(s, root!))),
    },
    { says: '弧の両端から手首へ下ろして、手のひらを閉じます。', draws: (s) => right(s, () => palmSides(s)) },
    { says: '親指側には横の面。付け根のふくらみの分だけ、厚くとります。', draws: (s) => right(s, () => thickness(s)) },
    {
      says: '印から指を伸ばします。どの指も、手首の真ん中から広がる向きです。',
      draws: (s) => right(s, () => rods(s, restingHand)),
    },
    {
      says: '関節も弧に並びます。第二関節どうし、第一関節どうしを薄く結びます。',
      draws: (s) =>
        right(s, () => {
          for (const i of [1, 2])
            light(
              s,
              restingHand.fingers.map((spine) => spine[i]!),
              2.2,
            )
        }),
    },
    {
      says: '親指の棒を足します。これで下描きはできあがりです。',
      draws: (s) => right(s, () => thumbRod(s, restingHand)),
    },
    {
      says: '下描きに沿って、ペンで輪郭を引きます。',
      time: 1.3,
      draws: (s) => right(s, () => inkedHand(s, palm)),
      order: inkThenColour,
    },
    { says: '指の付け根の弧を先に引くと、指の長さも向きも、弧が教えてくれます。', time: 1.3, draws: so, hides: true },
  ],
}
const palm: Hand = { ...restingHand, palm: true }

const mark = (s: Sheet, [x, y]: Point) =>
  now(s, [
    [x, y - 12],
    [x, y + 12],
  ])

const mirrored = (s: Sheet, draw: () => void) => after(s, () => s.at(0, 60, { scale: 1.1, scaleX: -1 }, draw))
const dots = (s: Sheet, at: readonly Point[]) => {
  for (const [x, y] of at) red(s, ellipse(x, y, 7, 7, { to: 7.4 }), 4)
}
const roots = restingHand.fingers.map(([root]) => root!)

const check: StepFilm = {
  name: 'hand-fix-2-3',
  subject: 'hand',
  seconds: 50,
  lies: (s) => wrong(s, () => boardHand(s)),
  steps: [
    {
      says: '指の付け根がゆるい弧になっているか確かめる時間です。まず、直す前の手から。',
      draws: (s) => wrong(s, () => dots(s, trace('-63,-64 -21,-64 21,-64 63,-64'))),
    },
    {
      says: '付け根に印を4つ打って、結びます。弧ではなく、一直線でした。',
      draws: (s) => {
        wrong(s, () => red(s, trace('-104,-64 104,-64')))
        notSo(s)
      },
    },
    {
      says: '右に描き直します。先に弧、それから手のひらの箱です。',
      draws: (s) =>
        mirrored(s, () => {
          arc(s)
          palmSides(s)
        }),
    },
    { says: '親指側の面を足して、くさび形の箱にします。', draws: (s) => mirrored(s, () => thickness(s)) },
    {
      says: '指と親指の棒を立てます。反対の手でも、順番は変わりません。',
      draws: (s) =>
        mirrored(s, () => {
          rods(s, restingHand)
          thumbRod(s, restingHand)
        }),
    },
    {
      says: ['ペンを入れます。外側の輪郭から、1本ずつ。', '爪と関節は最後に。色は、形を確かめるくらいで十分です。'],
      draws: (s) => mirrored(s, () => inkedHand(s, restingHand)),
      order: inkThenColour,
    },
    {
      says: '描けたら確かめます。付け根に印を4つ。',
      hides: true,
      draws: (s) => mirrored(s, () => dots(s, roots)),
    },
    {
      says: '結ぶと、中指を頂上にしたゆるい弧。親指側にも厚みがあります。',
      draws: (s) => {
        mirrored(s, () => red(s, knuckles))
        so(s)
      },
    },
    { says: '付け根がゆるい弧になっているか。左右の線をくらべて、違いを一言で書きましょう。', time: 1.2 },
  ],
}

/** The palm that became a square board. */
export const handFilms: readonly StepFilm[] = [why, first, check]

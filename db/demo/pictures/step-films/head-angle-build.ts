import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { ball, measure, now, redRing, type View } from './face.ts'
import * as head from './head-box.ts'
import { after, before, kept, notSo, so } from './side-by-side.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

const ahead: View = { yaw: 0.62, pitch: 0.08 }
const others: readonly [View, Point][] = [
  [{ yaw: 0.3, pitch: -0.1 }, [196, -104]],
  [{ yaw: -1, pitch: 0.1 }, [196, 110]],
]
const wrong = (s: Sheet, draw: () => void) => before(s, () => s.at(-40, -6, { scale: 150 }, draw))
const right = (s: Sheet, draw: () => void) => after(s, () => s.at(-56, -6, { scale: 150 }, draw))
/** Two small ones beside it, that look elsewhere. */
const beside = (s: Sheet, draw: (view: View) => void) =>
  after(s, () => others.forEach(([view, [x, y]]) => s.at(x, y, { scale: 80 }, () => draw(view))))

const cutBall = (s: Sheet, view: View, end?: number) => {
  ball(s)
  head.middle(s, view, now, end)
  head.browLine(s, view)
  head.cut(s, view)
}

const sides: StepFilm = {
  name: 'head-angle-build-1-1',
  seconds: 48,
  lies: (s) =>
    wrong(s, () => {
      ball(s)
      head.middle(s, ahead)
    }),
  steps: [
    {
      says: '球を描いて横を切る前に、よくある失敗から。切り口を、向きを見ずにまん丸で描きました。',
      draws: (s) => wrong(s, () => now(s, ellipse(-0.52, 0, 0.73, 0.73, { to: 6.6 }))),
    },
    {
      says: '球からはみ出して、どちらを向いた頭なのかわかりません。',
      draws: (s) => {
        wrong(s, () => redRing(s, [-1.06, 0], [0.3, 0.62]))
        notSo(s)
      },
    },
    { says: '右に描き直します。軽い線を2周重ねて、球を描きます。', draws: (s) => right(s, () => ball(s, now)) },
    { says: '顔の真ん中の線を、右を向いた丸みに沿わせます。', draws: (s) => right(s, () => head.middle(s, ahead)) },
    {
      says: '横を切ります。斜めから見る切り口は、たてに長い楕円。球の中に収まります。',
      time: 1.2,
      draws: (s) => right(s, () => head.cut(s, ahead)),
    },
    { says: '眉の線は、切り口のふちから反対の切り口まで。', draws: (s) => right(s, () => head.browLine(s, ahead)) },
    {
      says: '正面に近い頭では、切り口が細く。横を向くほど、丸に近づきます。',
      time: 1.8,
      draws: (s) => beside(s, (view) => cutBall(s, view)),
    },
    {
      says: '球を描いて横を切る。切り口の楕円が、頭の向きを決めてくれます。',
      time: 1.4,
      draws: (s) => {
        right(s, () => head.cutFace(s, ahead))
        beside(s, (view) => head.cutFace(s, view))
        so(s)
      },
    },
  ],
}

const ears: StepFilm = {
  name: 'head-angle-build-1-2',
  seconds: 48,
  lies: (s) => {
    for (const place of [wrong, right]) place(s, () => cutBall(s, ahead))
    beside(s, (view) => cutBall(s, view))
  },
  steps: [
    {
      says: '切り口の中心に耳を置く練習です。左は、耳を後ろのふちに寄せてしまった頭。',
      draws: (s) => wrong(s, () => head.ear(s, ahead, now, -0.36)),
    },
    {
      says: '耳の後ろに何も残りません。後頭部のない、お面に見えます。',
      draws: (s) => {
        wrong(s, () => redRing(s, [-0.97, 0.24], [0.26, 0.46]))
        notSo(s)
      },
    },
    {
      says: '右の切り口に、たてと横の線を引きます。交わるところが中心です。',
      draws: (s) => right(s, () => head.crossOnCut(s, ahead)),
    },
    {
      says: '耳は、たての線のすぐ後ろ、横の線の下。眉の高さから始めます。',
      draws: (s) => right(s, () => head.ear(s, ahead)),
    },
    {
      says: '耳の下の端は、切り口の下のふちの手前まで。鼻の下と同じ高さです。',
      draws: (s) =>
        right(s, () =>
          now(
            s,
            [
              [-0.5, 0.62],
              [0.66, 0.72],
            ],
            2,
          ),
        ),
    },
    {
      says: '耳の後ろに、頭の厚みがこれだけ残りました。',
      draws: (s) => right(s, () => measure(s, [-0.98, -0.24], [-0.62, -0.24])),
    },
    {
      says: '向きが変わっても、中心の求め方は同じ。線を引いてから耳を置きます。',
      time: 1.6,
      draws: (s) =>
        beside(s, (view) => {
          head.crossOnCut(s, view)
          head.ear(s, view)
        }),
    },
    {
      says: '切り口の中心に耳を置くと、後ろ頭が残ります。左右をくらべてみましょう。',
      time: 1.4,
      draws: (s) => {
        right(s, () => head.cutFace(s, ahead))
        so(s)
      },
    },
  ],
}

const headless = (s: Sheet) => {
  cutBall(s, ahead, 0.1)
  head.ear(s, ahead)
}
const boxes: StepFilm = {
  name: 'head-angle-build-1-3',
  seconds: 52,
  lies: (s) => {
    kept(s, () => wrong(s, () => headless(s)))
    right(s, () => headless(s))
  },
  steps: [
    {
      says: 'あごの箱をつける前に、左の失敗を見ます。球の下に、あごを丸くぶら下げました。',
      draws: (s) =>
        kept(s, () =>
          wrong(s, () =>
            now(s, [
              [0.02, 0.98],
              [0.1, 1.3],
              [0.36, 1.46],
              [0.6, 1.34],
              [0.7, 0.72],
            ]),
          ),
        ),
    },
    {
      says: '耳とつながっていないので、風船に袋をつけたように見えます。',
      draws: (s) => {
        wrong(s, () => redRing(s, [0.36, 1.2], [0.46, 0.36]))
        notSo(s)
      },
    },
    {
      says: '右に、箱でつけ直します。真ん中の線を、あごの先まで下ろします。',
      draws: (s) => right(s, () => head.chin(s, ahead)),
    },
    {
      says: '箱の前の面。眉の線の両端から、頬骨を通ってあごの先へ。',
      draws: (s) => right(s, () => head.cheeks(s, ahead)),
    },
    {
      says: '箱の横の面。耳の下からまっすぐ下りて、えらで前へ曲がります。',
      draws: (s) => right(s, () => head.jaw(s, ahead)),
    },
    {
      says: [
        '前と横、ふたつの面ができました。箱に沿って、輪郭にペンを入れます。',
        '目は眉の線の下、鼻は真ん中の線の上。色は、横の面を一段暗く。',
      ],
      draws: (s) => right(s, () => head.inkedHead(s, ahead)),
      order: inkThenColour,
      time: 2.4,
    },
    {
      says: 'あごの箱は、耳から始まって、あごの先で閉じる。左右をくらべてみましょう。',
      time: 1.4,
      draws: so,
      hides: true,
    },
  ],
}

/** A ball and a box for the jaw. */
export const headBoxFilms: readonly StepFilm[] = [sides, ears, boxes]

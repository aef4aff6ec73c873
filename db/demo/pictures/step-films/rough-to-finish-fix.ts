import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, red, redRing } from './face.ts'
import { allBut, only, SHEET } from './finish.ts'
import { BLOOM, bouquet, bouquetLines, changed } from './finish-bouquet.ts'
import { night, nightLines, tooMany } from './finish-night.ts'
import { anywhere, paperPlane, planeLines } from './finish-plane.ts'
import { frameLines } from './page.ts'
import { after, before, notSo, so } from './side-by-side.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

const lying = (side: typeof before) => (s: Sheet, draw: () => void) => side(s, () => s.at(0, 52, {}, draw))
const [wrong, right] = [lying(before), lying(after)]

const why: StepFilm = {
  name: 'rough-to-finish-fix-5-1',
  subject: 'composition',
  seconds: 40,
  busy: true,
  lies: (s) => wrong(s, () => night(s)),
  steps: [
    {
      says: 'いつまでも描き足してしまうのはなぜか。塗り終えた左の絵に、さみしくて星を足します。',
      time: 1.2,
      draws: (s) => wrong(s, () => tooMany[0]!(s)),
    },
    {
      says: 'まだ足りない気がして、髪に花、ゆかたに模様。',
      draws: (s) => wrong(s, () => tooMany[1]!(s)),
      order: inkThenColour,
    },
    {
      says: '枝も、ほたるも。直す所がなくなるまで、と思うと終わりません。',
      draws: (s) => wrong(s, () => tooMany[2]!(s)),
      order: inkThenColour,
    },
    {
      says: '見せたかった顔が、飾りに埋もれました。何が伝われば完成か、決めていなかったからです。',
      draws: (s) => {
        wrong(s, () => redRing(s, [-20, -66], [84, 92]))
        notSo(s)
      },
    },
    {
      says: '右に描き直します。先に決めるのは1つ。「灯りに気づいた顔」。丸と十字で置きます。',
      time: 1.2,
      draws: (s) =>
        right(s, () => {
          frameLines(s, [SHEET], light)
          nightLines(s)
          night(s, true)
        }),
      layer: 'pencil',
    },
    { says: '顔からペンを入れて、ちょうちん、手の順に。', time: 1.3, layer: 'ink' },
    { says: '色は、灯りのまわりをいちばん明るく。空には何も足しません。', time: 1.5 },
    {
      says: '顔と灯りが伝わったら、完成です。いつまでも足した左と、くらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const numbered = (s: Sheet, at: Point, which: number) => {
  s.flat(ellipse(...at, 21, 21).slice(0, -1), '#FFFFFF', { still: true })
  red(s, ellipse(...at, 21, 21, { from: 3.9, to: 10.4 }), 4)
  const figures = ['0,-10 0,10', '-7,-5 -2,-11 6,-8 4,0 -7,10 8,10', '-6,-10 5,-9 -1,-1 6,4 2,10 -7,9']
  red(
    s,
    trace(figures[which]!).map(([x, y]): Point => [at[0] + x, at[1] + y]),
    4.4,
  )
}
const marks: readonly Point[] = [
  [50, -246],
  [52, -40],
  [-108, 96],
]

const three: StepFilm = {
  name: 'rough-to-finish-fix-5-2',
  subject: 'composition',
  seconds: 40,
  busy: true,
  lies: (s) => wrong(s, () => paperPlane(s)),
  steps: [
    {
      says: '直す所を3つまでに決める練習です。左は、気になる所へ全部、丸をつけた絵。',
      time: 1.2,
      draws: (s) => wrong(s, () => anywhere.forEach(([x, y, r]) => redRing(s, [x, y], [r, r * 0.86]))),
    },
    { says: '9か所もあると、1つ直すうちに、また1つ増えていきます。', draws: notSo },
    {
      says: '右は同じ絵です。見せたいのは、紙飛行機を見上げる顔。ふたつを線で結びます。',
      draws: (s) =>
        right(s, () => {
          frameLines(s, [SHEET], light)
          planeLines(s)
          paperPlane(s, { mended: true, guides: true })
        }),
      layer: 'pencil',
    },
    { says: 'ここまでは、ペンも色も左と同じに置きます。', time: 1.8, order: allBut },
    {
      says: '直す所を3つだけ選んで、番号を打ちます。飛行機、目、影。',
      hides: true,
      draws: (s) => right(s, () => marks.forEach((at, i) => numbered(s, at, i))),
      order: (all) => all.slice(-9),
    },
    { says: '1つめ。空を濃くして、飛行機を大きく、はっきり見せます。', time: 1.2, order: only(0) },
    { says: '2つめ。目に光を入れて、見上げる気持ちを足します。', order: only(1) },
    { says: '3つめ。あごの下と、そでに影。形がしまりました。', order: only(2) },
    {
      says: '3つ直したら、手を離します。残りは次の絵で。くらべると、見せ場が先に目に入ります。',
      time: 1.3,
      draws: so,
    },
  ],
}

function tick(s: Sheet, [x, y]: readonly [number, number]) {
  s.flat(ellipse(x, y, 21, 21).slice(0, -1), '#FFFFFF', { still: true })
  red(s, trace(`${x - 12},${y - 2} ${x - 3},${y + 10} ${x + 14},${y - 13}`), 7)
}
/** Seen from afar, as small as a stamp. */
function small(s: Sheet) {
  s.pen = 0.4
  s.at(0, 120, { scale: 0.3 }, () => bouquet(s, { mended: true }))
  s.pen = 1
}

const check: StepFilm = {
  name: 'rough-to-finish-fix-5-3',
  subject: 'composition',
  seconds: 40,
  busy: true,
  lies: (s) => wrong(s, () => bouquet(s)),
  steps: [
    {
      says: '直したことが3つ以内に収まっているか確かめます。左は、手を入れた所に印をつけた絵。',
      time: 1.2,
      draws: (s) => wrong(s, () => changed.forEach((at) => tick(s, at))),
    },
    { says: '数えると9か所。あちこち直したのに、どれが見せ場か決まりません。', draws: notSo },
    {
      says: '右に描き直します。目を閉じた顔と、花束。大きな形だけ線にします。',
      draws: (s) =>
        right(s, () => {
          frameLines(s, [SHEET], light)
          bouquetLines(s)
          bouquet(s, { mended: true, guides: true })
        }),
      layer: 'pencil',
    },
    { says: 'ペンと色は、花を全部おさえめに。ここから直すのは3つまで。', time: 1.8, order: allBut },
    {
      says: '1つめ。見せ場の花を1輪だけ、大きく鮮やかに。印も1つ。',
      time: 1.2,
      hides: true,
      draws: (s) => right(s, () => tick(s, [BLOOM[0] + 74, BLOOM[1] - 44])),
      order: (all) => [...only(0)(all), ...all.slice(-2)],
    },
    {
      says: '2つめ。顔の後ろを明るく。印は2つになりました。',
      draws: (s) => right(s, () => tick(s, [120, -190])),
      order: (all) => [...only(1)(all), ...all.slice(-2)],
    },
    {
      says: '3つめ。花束の下に影。印が3つ。ここで筆を置きます。',
      draws: (s) => right(s, () => tick(s, [150, 236])),
      order: (all) => [...only(2)(all), ...all.slice(-2)],
    },
    {
      says: '小さくして確かめます。切手ほどでも、赤い花が先に目に入りました。',
      draws: (s) => {
        small(s)
        so(s)
      },
    },
    { says: '直したことが3つ以内か。印を数えて、違いを一言で書きましょう。', time: 1.1 },
  ],
}

/** A picture to which something is added for ever. */
export const finishFilms: readonly StepFilm[] = [why, three, check]

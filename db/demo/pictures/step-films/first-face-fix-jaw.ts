import { outline } from '../covers/front-face.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { ball, bar, CHIN, EYES, level, type Line, NOSE, now, red, upright } from './face.ts'
import * as mend from './mended-face.ts'
import { kept } from './side-by-side.ts'
import { byTurns, type StepFilm } from './steps.ts'

const { wrong, right, faceOn, features } = mend
/** The outline runs from the right of the picture over the chin to the left: halves of it, each from above. */
const halves = (whole: readonly Point[]) => {
  const chin = Math.floor(whole.length / 2)
  return { right: whole.slice(1, chin + 1), left: whole.slice(chin, -1).toReversed() }
}
const good = halves(outline)
const bad = halves(mend.crooked.contour!)
const CHIN_OFF = bad.right.at(-1)!

/** Where the widths are taken, with what is measured there on the left and on the right. */
const at = (whole: readonly Point[], y: number, side: number) => {
  const points = whole.filter(([x]) => Math.sign(x) === side).toSorted((a, b) => a[1] - b[1])
  const after = points.findIndex((p) => p[1] >= y)
  const [a, b] = [points[after - 1]!, points[after]!]
  return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])
}
const WIDEST = 0.32
const LIPS = 0.84
const NEAR_CHIN = 1.06
const wide = (s: Sheet, whole: readonly Point[], y: number, line: Line, sides: readonly number[] = [-1, 1]) => {
  for (const side of sides) mend.width(s, y, [0, at(whole, y, side)], line)
}
const middle = (s: Sheet, line: Line, down = CHIN + 0.14) => mend.straight(s, [0, -1], [0.002, down], line, 3)
const bulge = (s: Sheet) => wrong(s, () => mend.ring(s, [0.72, 0.93], [0.27, 0.33]))

const why: StepFilm = {
  name: 'first-face-fix-5-1',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('right')(s)
  },
  steps: [
    {
      says: '右は、幅を測って描いた顔。左は、丸と十字のあと、測らずに続けます。',
      draws: (s) =>
        wrong(s, () => {
          ball(s, now)
          upright(s, {}, now)
          level(s, {}, now)
        }),
    },
    {
      says: '左の頬からあご先へ。手首の曲がる向きなので、すっと引けます。',
      draws: (s) => wrong(s, () => now(s, bad.left)),
    },
    { says: '反対側は、手首が返しにくい向き。線が外へ逃げました。', draws: (s) => wrong(s, () => now(s, bad.right)) },
    {
      says: '鉛筆の線を信じて、ペンでなぞります。',
      lays: faceOn('wrong', mend.crooked),
      ...features('wrong', 'contour'),
    },
    { says: '赤い丸のところ。こちらだけ、えらが張ったように見えます。', draws: bulge },
    {
      says: '縦線からの幅は、左が短く、右が長い。',
      draws: (s) => {
        wrong(s, () => {
          middle(s, red)
          wide(s, mend.crooked.contour!, LIPS, red)
        })
        mend.notSo(s)
      },
    },
    {
      says: '右の顔の同じ高さ。縦線から左へも右へも、同じ長さです。',
      time: 1.2,
      draws: (s) =>
        right(s, () =>
          kept(s, () => {
            middle(s, now)
            wide(s, outline, LIPS, now)
          }),
        ),
    },
    { says: '目も口も変えていません。幅をそろえると、首の真上に顔がのります。', draws: mend.so, hides: true },
  ],
}

const widths: StepFilm = {
  name: 'first-face-fix-5-2',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('wrong', mend.crooked)(s)
    bulge(s)
    mend.notSo(s)
    right(s, () => {
      ball(s)
      level(s, {})
    })
  },
  steps: [
    {
      says: '右に、丸と横線まで写しました。縦線を、あごの先まで伸ばします。',
      draws: (s) => right(s, () => kept(s, () => middle(s, now))),
    },
    {
      says: '目の下、頬のいちばん広いところ。左の幅を、右へ写します。',
      draws: (s) => right(s, () => wide(s, outline, WIDEST, now)),
    },
    {
      says: '口の高さでも、左、右。',
      time: 0.8,
      draws: (s) => right(s, () => kept(s, () => wide(s, outline, LIPS, now))),
    },
    {
      says: 'あごの近くでもう一度。あご先の印は、縦線の上です。',
      draws: (s) =>
        right(s, () => {
          wide(s, outline, NEAR_CHIN, now)
          bar(s, [0, CHIN], now, 0.1)
        }),
    },
    {
      says: '印を順に結びます。左の頬のあとは、すぐに右の頬。',
      draws: (s) =>
        right(s, () => {
          now(s, good.left)
          now(s, good.right)
        }),
      order: byTurns,
    },
    {
      says: '髪と目鼻は、左の絵のまま。輪郭だけ、新しい線でペンを入れます。',
      lays: faceOn('right'),
      ...features('right', 'contour'),
    },
    { says: '口の高さの印が、ペンの線にちょうど届いています。', draws: mend.so, hides: true },
  ],
}

const check: StepFilm = {
  name: 'first-face-fix-5-3',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('wrong', mend.crooked)(s)
    faceOn('right')(s)
  },
  steps: [
    {
      says: '左の絵のあご先から、真上へ線を立てます。',
      draws: (s) => wrong(s, () => mend.straight(s, [CHIN_OFF[0], CHIN + 0.12], [CHIN_OFF[0] + 0.002, -0.2], red, 5)),
    },
    {
      says: '鼻の横を通りました。あご先が、真ん中から外れています。',
      draws: (s) => {
        wrong(s, () => mend.ring(s, [CHIN_OFF[0], CHIN - 0.02], [0.2, 0.15]))
        mend.notSo(s)
      },
    },
    {
      says: '右の絵のあご先からも、真上へ。鼻先と、両目の真ん中を通ります。',
      draws: (s) => right(s, () => kept(s, () => mend.straight(s, [0, CHIN + 0.12], [0.002, -0.2], now, 4))),
    },
    {
      says: '口の高さで、左の幅に印をつけます。',
      draws: (s) => right(s, () => kept(s, () => wide(s, outline, LIPS, now, [-1]))),
    },
    {
      says: 'その長さを右へ移すと、輪郭の線にぴたりと届きました。',
      draws: (s) => right(s, () => kept(s, () => wide(s, outline, LIPS, now, [1]))),
    },
    {
      says: '耳も見ます。上の端は、目の高さの線にそろえて。',
      draws: (s) => right(s, () => kept(s, () => mend.straight(s, [-1.24, EYES], [1.24, EYES + 0.002], now, 3))),
    },
    {
      says: '下の端は、鼻先の高さ。左右とも同じ線に止まります。',
      draws: (s) => right(s, () => kept(s, () => mend.straight(s, [-1.24, NOSE], [1.24, NOSE + 0.002], now, 3))),
    },
    { says: '縦に1本、横に3本。縦線で折っても、左右がぴたりと重なる顔です。', draws: mend.so },
  ],
}

/** DAY 5: a jaw whose left and right differ. */
export const jawFilms: readonly StepFilm[] = [why, widths, check]

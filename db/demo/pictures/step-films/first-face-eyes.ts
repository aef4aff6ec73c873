import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import {
  ball,
  bar,
  brow,
  CHIN,
  EYE,
  eye,
  eyeOval,
  EYES,
  eyeTicks,
  inner,
  level,
  light,
  measure,
  mistake,
  now,
  outer,
  pale,
  tick,
  TOP,
  upright,
} from './face.ts'
import { byTurns, type StepFilm } from './steps.ts'

const large = (s: Sheet, draw: () => void) => s.at(-250, -44, { scale: 214 }, draw)
const upper = (s: Sheet, draw: () => void) => s.at(300, -186, { scale: 116 }, draw)
const beside = (s: Sheet, draw: () => void) => s.at(310, -30, { scale: 170 }, draw)
const lower = (s: Sheet, draw: () => void) => s.at(300, 110, { scale: 116 }, draw)

function crossed(s: Sheet) {
  ball(s)
  upright(s, {})
  level(s, {})
}

const marks: StepFilm = {
  name: 'first-face-build-2-1',
  seconds: 40,
  lies: (s) => [large, beside].forEach((place) => place(s, () => crossed(s))),
  steps: [
    {
      says: '印をつける前に、てっぺんから横線までの長さを測ります。',
      draws: (s) => large(s, () => measure(s, [-1.14, TOP], [-1.14, EYES])),
    },
    {
      says: '同じ長さを下へ。ここがあごの先。横線は顔の真ん中です。',
      draws: (s) =>
        large(s, () => {
          measure(s, [-1.14, EYES], [-1.14, CHIN])
          bar(s, [0, CHIN], now, 0.16)
        }),
    },
    {
      says: '横線の上、縦の線のすぐ左に、左目の目頭の印をつけます。',
      draws: (s) => large(s, () => tick(s, [-inner, EYES])),
    },
    {
      says: '同じだけ離して、右にもひとつ。左右を組にして打ちます。',
      draws: (s) => large(s, () => tick(s, [inner, EYES])),
    },
    {
      says: '目尻の印も横線の上に。これで印は4つです。',
      draws: (s) => large(s, () => [-outer, outer].forEach((x) => tick(s, [x, EYES]))),
    },
    {
      says: '横線より上に印をつけると、目が上に寄って、おでこが狭くなります。',
      time: 1.4,
      draws: (s) =>
        beside(s, () => {
          for (const x of [-outer, -inner, inner, outer]) tick(s, [x, -0.42], now, 0.09)
          mistake(s, [0, -0.42], [0.78, 0.24])
        }),
    },
    { says: '印は短く、薄く。あとで目を描くと隠れるくらいで十分です。' },
  ],
}

function marked(s: Sheet) {
  crossed(s)
  eyeTicks(s)
  bar(s, [0, CHIN], pale, 0.16)
}

/** Two ovals with more or less between them. */
function apart(s: Sheet, gap: number) {
  for (const side of [-1, 1]) s.at(side * (gap / 2 + EYE / 2 - EYE), 0, { scale: 1 }, () => eyeOval(s, side, now))
}

const oneEyeApart: StepFilm = {
  name: 'first-face-build-2-2',
  seconds: 40,
  lies: (s) => {
    large(s, () => marked(s))
    for (const place of [upper, lower]) place(s, () => crossed(s))
  },
  steps: [
    { says: '左目のふたつの印の間に、目の形を楕円で置きます。', draws: (s) => large(s, () => eyeOval(s, -1, now)) },
    {
      says: 'この目の幅を測ります。これが「目ひとつ分」です。',
      draws: (s) => large(s, () => measure(s, [-outer, EYES + 0.26], [-inner, EYES + 0.26])),
    },
    {
      says: '同じ幅を、そのまま右へ写します。ここが目と目の間です。',
      draws: (s) => large(s, () => measure(s, [-inner, EYES + 0.26], [inner, EYES + 0.26])),
    },
    {
      says: 'もう一度、同じ幅を右へ。右目の場所が決まりました。',
      draws: (s) =>
        large(s, () => {
          measure(s, [inner, EYES + 0.26], [outer, EYES + 0.26])
          eyeOval(s, 1, now)
        }),
    },
    {
      says: '間が目ひとつ分より狭いと、顔が中心に寄って見えます。',
      time: 1.2,
      draws: (s) =>
        upper(s, () => {
          apart(s, 0.1)
          mistake(s, [0, EYES], [0.58, 0.28])
        }),
    },
    {
      says: '間が広すぎると、目が輪郭のほうへ流れていきます。',
      time: 1.2,
      draws: (s) =>
        lower(s, () => {
          apart(s, 0.78)
          mistake(s, [0, EYES], [0.92, 0.28])
        }),
    },
    { says: '迷ったら、間にもうひとつ目を描けるか確かめてみましょう。' },
  ],
}

const near = (s: Sheet, draw: () => void) => s.at(0, -70, { scale: 430 }, draw)
const both = (s: Sheet, draw: (side: number) => void) => near(s, () => [-1, 1].forEach(draw))
const lids = (points: readonly Point[]) => (s: Sheet, side: number) =>
  now(
    s,
    points.map(([x, y]): Point => [side * (EYE + x), EYES + y]),
  )
const upperLid = lids([
  [-0.18, 0.03],
  [-0.1, -0.09],
  [0.02, -0.125],
  [0.12, -0.08],
  [0.185, 0.02],
])
const lowerLid = lids([
  [0.15, 0.07],
  [0.04, 0.115],
  [-0.1, 0.09],
])

const byTurnsLeftAndRight: StepFilm = {
  name: 'first-face-build-2-3',
  seconds: 90,
  hls: true,
  lies: (s) =>
    near(s, () => {
      crossed(s)
      eyeTicks(s)
      for (const side of [-1, 1]) eyeOval(s, side)
    }),
  steps: [
    {
      says: 'ここからは、左右を交互に描き進めます。まず左目の上まぶた。',
      draws: (s) => near(s, () => upperLid(s, -1)),
    },
    { says: 'すぐ右へ移って、同じ高さに右目の上まぶたを描きます。', draws: (s) => near(s, () => upperLid(s, 1)) },
    {
      says: '下まぶたも、左を描いたら右。片目だけ先に仕上げません。',
      draws: (s) => both(s, (side) => lowerLid(s, side)),
    },
    {
      says: '左右の高さを見くらべます。下まぶたを結ぶ線が、横線と平行ならそろっています。',
      draws: (s) =>
        near(s, () =>
          light(s, [
            [-0.62, EYES + 0.115],
            [0.62, EYES + 0.115],
          ]),
        ),
    },
    {
      says: [
        '形が決まったら、ペンを入れます。左のまつげ、右のまつげ。',
        '瞳も左、右と交互に。大きさがそろっているか、そのつど見ます。',
        '黒いところも交互に。片方だけ濃くなるのを防げます。',
      ],
      draws: (s) => both(s, (side) => eye(s, side)),
      layer: 'ink',
      order: byTurns,
      time: 4,
    },
    {
      says: '眉も同じです。左の眉を引いたら、すぐに右の眉。',
      draws: (s) => both(s, (side) => brow(s, side)),
      layer: 'ink',
    },
    {
      says: [
        '色を置くときも、左右を交互に。左の瞳を塗ったら、右の瞳。',
        '瞳の上半分を暗く、下に明るいところを残します。',
      ],
      layer: 'flat',
      order: byTurns,
      time: 2.4,
    },
    { says: '描いたら少し離れて見ます。違いは、小さいうちに直せます。' },
    { says: '左右がそろいました。交互に描くと、目の高さも大きさもそろいます。' },
  ],
}

/** DAY 2: where the eyes are. */
export const eyeFilms: readonly StepFilm[] = [marks, oneEyeApart, byTurnsLeftAndRight]

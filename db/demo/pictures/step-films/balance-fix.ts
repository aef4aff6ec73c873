import { add, ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import * as people from './balance-people.ts'
import * as place from './balance-places.ts'
import { light, now, red, redRing } from './face.ts'
import { after, before, notSo, so } from './side-by-side.ts'
import * as lines from './standing-lines.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

/** A film that the three chapters of a lesson follow each other through: why, what is changed, whether it is right. */
export const shared = { subject: 'gesture', seconds: 80, busy: true, brisk: true } as const

const wrong = (s: Sheet, draw: () => void) => before(s, () => s.at(-10, -240, { scale: 0.94 }, draw))
const right = (s: Sheet, draw: () => void) => after(s, () => s.at(10, -240, { scale: 0.94 }, draw))
const { tipping, caught } = people

/** From where to where the soles reach, on the ground. */
const reach = (s: Sheet, from: number, to: number) => {
  red(s, [
    [from, place.SOLE + 8],
    [to, place.SOLE + 8],
  ])
  for (const x of [from, to])
    red(
      s,
      [
        [x, place.SOLE - 6],
        [x, place.SOLE + 20],
      ],
      4,
    )
}

const fallen: StepFilm = {
  name: 'balance-fix-2',
  ...shared,
  lies: (s) => wrong(s, () => people.standing(s, false)),
  steps: [
    {
      says: '人物が横に倒れて見えるのはなぜか。左の絵で確かめます。',
      draws: (s) => wrong(s, () => red(s, ellipse(...tipping.pit, 13, 13, { to: 6.8 }), 4)),
    },
    {
      says: '首の下のくぼみから、真下へ線をおろします。',
      draws: (s) =>
        wrong(s, () =>
          red(s, [
            [tipping.pit[0], tipping.pit[1] + 14],
            [tipping.pit[0], place.SOLE],
          ]),
        ),
    },
    { says: '足の裏の範囲は、ここからここまで。', draws: (s) => wrong(s, () => reach(s, -188, -62)) },
    {
      says: '線は範囲の外に落ちました。受け止める足がないので、横へ倒れて見えます。',
      time: 1.2,
      draws: (s) => {
        wrong(s, () => redRing(s, [tipping.pit[0], place.SOLE - 2], [30, 24]))
        notSo(s)
      },
    },
    {
      says: '右に描き直します。頭と胴は、左と同じ形のまま写します。',
      time: 1.2,
      draws: (s) =>
        right(s, () => {
          lines.headBall(s, caught)
          lines.shoulderLine(s, caught)
          lines.chest(s, caught)
          lines.hipLine(s, caught)
          lines.pelvis(s, caught)
        }),
    },
    {
      says: 'くぼみから真下へ線をおろし、地面に印をつけます。',
      draws: (s) =>
        right(s, () => {
          lines.plumb(s, caught)
          lines.ground(s, caught)
        }),
    },
    {
      says: '軸足を、線の真下に動かします。ひざは伸ばして、腰の下へまっすぐ。',
      time: 1.2,
      draws: (s) =>
        right(s, () => {
          now(s, [caught.hips[1], caught.knees[1]], 4)
          now(s, [caught.knees[1], add(caught.ankles[1], [0, 30])], 4)
          light(s, ellipse(...caught.knees[1], 11, 11, { to: 6.6 }))
        }),
    },
    {
      says: 'もう片方の足は、左の絵の位置に休めます。',
      draws: (s) =>
        right(s, () => {
          now(s, [caught.hips[0], caught.knees[0]])
          now(s, [caught.knees[0], add(caught.ankles[0], [0, 30])])
          light(s, ellipse(...caught.knees[0], 11, 11, { to: 6.6 }))
        }),
    },
    {
      says: '腕を足して、骨のまわりに肉をつけます。',
      draws: (s) =>
        right(s, () => {
          for (const i of [0, 1] as const) {
            now(s, [caught.shoulders[i], caught.elbows[i]])
            now(s, [caught.elbows[i], caught.wrists[i]])
          }
          lines.flesh(s, caught)
        }),
    },
    {
      says: ['ペンを入れます。軸足の側の脇に、縮んだシワを2本。', '色を置きます。かげは、右の側にそろえます。'],
      time: 2.4,
      draws: (s) => right(s, () => people.standing(s, true)),
      order: inkThenColourNearby,
    },
    {
      says: '線が足の裏の範囲に入っているか、赤で確かめます。',
      time: 1.2,
      hides: true,
      draws: (s) =>
        right(s, () => {
          lines.plumb(s, caught, red)
          reach(s, -186, 34)
        }),
    },
    {
      says: '線は軸足の裏に落ちました。体重が、この足にかかって見えます。',
      draws: (s) => {
        right(s, () => redRing(s, [caught.ankles[1][0], place.SOLE - 20], [46, 32]))
        so(s)
      },
    },
    { says: '動かしたのは軸足だけ。直す前と後の違いを、一言で書いておきましょう。' },
  ],
}

const SIZE = 64
/** The floor is the same on both sides; he on the left sits higher than his stool. */
const HEAD = 290 - place.FLOOR * SIZE
const LIFT = 0.72
const off = (s: Sheet, draw: () => void) => before(s, () => s.at(-30, HEAD, { scale: SIZE }, draw))
const on = (s: Sheet, draw: () => void) => after(s, () => s.at(20, HEAD, { scale: SIZE }, draw))
/** What bears who sits: the seat, and both feet. */
const bears: readonly Point[] = [
  [-0.2, place.SEAT],
  [1.6, place.FLOOR],
  [2.5, place.FLOOR - 0.2],
]

const floating: StepFilm = {
  name: 'balance-fix-3',
  ...shared,
  lies: (s) =>
    off(s, () => {
      place.inkedFloor(s)
      place.stool(s)
      s.at(0, -LIFT, {}, () => people.sitting(s, false))
    }),
  steps: [
    {
      says: 'いすから浮いて見えるのはなぜか。まず、お尻の下を見ます。',
      draws: (s) => off(s, () => redRing(s, [-0.1, place.SEAT - 0.34], [1.1, 0.5])),
    },
    {
      says: 'お尻の線が丸いまま、座面とのあいだに、すき間があいています。',
      draws: (s) =>
        off(s, () => {
          for (const y of [place.SEAT - LIFT + 0.12, place.SEAT])
            red(
              s,
              [
                [-0.9, y],
                [0.7, y],
              ],
              4,
            )
        }),
    },
    {
      says: '足の裏も、床に届いていません。',
      draws: (s) => off(s, () => redRing(s, [1.95, place.FLOOR - 0.36], [1.05, 0.52])),
    },
    {
      says: '座る人は、お尻と両足の3点で体重を支えます。ひとつも触れていないので、浮きました。',
      time: 1.3,
      draws: notSo,
    },
    {
      says: '右に描き直します。先に床の線と、座面の線。',
      draws: (s) =>
        on(s, () => {
          place.floorLine(s)
          place.seatLine(s)
        }),
    },
    {
      says: '座面に触れるお尻の線を、平らに引きます。体の重さでつぶれる所です。',
      time: 1.2,
      draws: (s) =>
        on(s, () =>
          now(
            s,
            [
              [-1.1, place.SEAT - 0.5],
              [-1, place.SEAT - 0.1],
              [-0.8, place.SEAT - 0.03],
              [0.2, place.SEAT - 0.03],
              [0.9, place.SEAT - 0.03],
            ],
            5,
          ),
        ),
    },
    {
      says: '両足の裏は、床の線の上に。これで3点が決まりました。',
      draws: (s) =>
        on(s, () => {
          for (const x of [1, 1.6])
            now(
              s,
              [
                [x, place.FLOOR - 0.05],
                [x + 1.1, place.FLOOR - 0.05],
              ],
              4,
            )
        }),
    },
    {
      says: '3点が決まってから、ももとすねをつなぎます。ひざは座面の先です。',
      draws: (s) => on(s, () => people.legBones(s, people.sit)),
    },
    {
      says: 'お尻の上に背骨を立てて、頭をのせます。手はももの上に。',
      time: 1.2,
      draws: (s) =>
        on(s, () => {
          people.spine(s, people.sit)
          people.headOf(s)
          people.armBones(s, people.sit)
        }),
    },
    {
      says: ['ペンを入れます。お尻の下は、座面の線でまっすぐ切ります。', '色を置きます。いすは、人のあとに塗ります。'],
      time: 2.4,
      draws: (s) =>
        on(s, () => {
          place.inkedFloor(s)
          people.sitting(s, true)
          place.stool(s)
        }),
      order: inkThenColourNearby,
    },
    {
      says: 'お尻の線が座面に沿っているか確かめます。赤い線と、ぴったり重なりました。',
      time: 1.2,
      hides: true,
      draws: (s) => on(s, () => place.seatLine(s, red, [-1.1, 0.95])),
    },
    {
      says: '足の裏も床についています。お尻と両足、3点に印を。',
      draws: (s) => {
        on(s, () => bears.forEach(([x, y]) => red(s, ellipse(x, y, 0.09, 0.09, { to: Math.PI * 4 }), 11)))
        so(s)
      },
    },
    { says: '背中は描き直していません。直す前と後の違いを、一言で書いておきましょう。' },
  ],
}

/** Who tips over, and who floats above the seat. */
export const standAndSitFilms: readonly StepFilm[] = [fallen, floating]

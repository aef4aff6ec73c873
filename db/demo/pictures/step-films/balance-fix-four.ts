import { box } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { shared } from './balance-fix.ts'
import * as people from './balance-people.ts'
import * as place from './balance-places.ts'
import { crossedOut, light, red, redRing } from './face.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

/** Four examples in two rows; beside them the sheet of one's own. */
const cell =
  ([x, y]: Point, scale: number) =>
  (s: Sheet, draw: () => void) =>
    s.at(x, y, { scale }, draw)
const tips = cell([-478, -305], 0.48)
const floats = cell([-190, -270], 36)
const leans = cell([-478, 40], 0.48)
const runs = cell([-176, 50], 33.5)
const OWN = box(44, -318, 604, 322)
const own = cell([286, -150], 56)

/** What stands there in fine lines; `s.pen` is thinner, as small as it is. */
function fine(s: Sheet, draw: () => void) {
  const { pen } = s
  s.pen = pen * 0.62
  draw()
  s.pen = pen
}

const examples = (s: Sheet) =>
  fine(s, () => {
    tips(s, () => people.standing(s, false))
    floats(s, () => {
      place.inkedFloor(s)
      place.stool(s)
      s.at(0, -0.7, {}, () => people.sitting(s, false))
    })
    leans(s, () => {
      place.wall(s)
      people.leaner(s, false)
    })
    runs(s, () => people.running(s, false))
  })

const LIFTED = 0.62

const four: StepFilm = {
  name: 'balance-fix-1',
  ...shared,
  lies: (s) => {
    examples(s)
    s.contour(OWN, 3, { corners: true, least: 0.7 })
  },
  steps: [
    {
      says: '4つの例を見くらべます。浮いたり倒れたりして見える所を、赤でたどりましょう。',
      time: 1.2,
      draws: (s) => tips(s, () => red(s, ellipse(...people.tipping.pit, 15, 15, { to: 6.8 }), 4)),
    },
    {
      says: '1つめは、横に倒れる人。首の下から真下の線が、足の外に落ちます。',
      draws: (s) =>
        tips(s, () => {
          red(
            s,
            [
              [-4, 94],
              [-4, place.SOLE + 4],
            ],
            4,
          )
          red(
            s,
            [
              [-188, place.SOLE + 12],
              [-62, place.SOLE + 12],
            ],
            4,
          )
        }),
    },
    {
      says: '2つめは、いすから浮く人。お尻の下と足の裏に、すき間があります。',
      draws: (s) =>
        floats(s, () => {
          redRing(s, [-0.1, place.SEAT - 0.32], [1.3, 0.62])
          redRing(s, [1.95, place.FLOOR - 0.34], [1.2, 0.66])
        }),
    },
    {
      says: '3つめは、もたれる人。体の軸が、壁と平行のままです。',
      draws: (s) =>
        leans(s, () => {
          for (const x of [0, -78])
            red(
              s,
              [
                [x, -76],
                [x, place.SOLE],
              ],
              4,
            )
        }),
    },
    {
      says: '4つめは、走る人。頭が前足より後ろにあって、止まって見えます。',
      draws: (s) =>
        runs(s, () => {
          red(
            s,
            [
              [0.1, 1],
              [0.1, 8.1],
            ],
            4,
          )
          redRing(s, [2.6, 7.6], [1.05, 0.7])
        }),
    },
    {
      says: '見るのはどれも、重心の真下に支えがあるかどうかです。',
      draws: (s) => {
        for (const [x, y] of [
          [-598, -306],
          [-322, -306],
          [-598, 40],
          [-322, 40],
        ] as const)
          s.at(x, y, { scale: 20 }, () => crossedOut(s, 0.8))
      },
    },
    {
      says: '次は、自分の絵。重心の合わないものを1枚選んで、となりに置きます。',
      time: 1.2,
      draws: (s) =>
        own(s, () => {
          place.floorLine(s, light)
          place.seatLine(s, light)
          s.at(0, -LIFTED, {}, () => {
            people.headOf(s)
            people.spine(s, people.sit)
          })
        }),
    },
    {
      says: 'ここでは、座った人物の絵を選びました。',
      time: 1.6,
      draws: (s) => own(s, () => ownFigure(s)),
      order: inkThenColourNearby,
    },
    {
      says: '4つの例のどれに近いでしょう。2つめと、同じすき間が見つかりました。',
      time: 1.2,
      hides: true,
      draws: (s) => redRing(s, [-176, -170], [138, 176]),
    },
    {
      says: '自分の絵に印をつけます。まず、お尻と座面のすき間に丸。',
      draws: (s) => own(s, () => redRing(s, [-0.1, place.SEAT - 0.28], [1.2, 0.5])),
    },
    {
      says: '足の裏と床のすき間にも丸。線はまだ直しません。',
      draws: (s) => own(s, () => redRing(s, [1.95, place.FLOOR - 0.3], [1.1, 0.52])),
    },
    {
      says: 'あとで下げる向きに、矢印を入れておきます。',
      draws: (s) =>
        own(s, () => {
          for (const line of [
            [
              [-2.2, 2.6],
              [-2.2, 4],
            ],
            [
              [-2.5, 3.6],
              [-2.2, 4.04],
              [-1.9, 3.6],
            ],
          ] as Point[][])
            red(s, line)
        }),
    },
    { says: '直したい所が決まりました。自分の絵に近い例の回から始めましょう。' },
  ],
}

const ownFigure = (s: Sheet) => {
  place.inkedFloor(s)
  place.stool(s)
  s.at(0, -LIFTED, {}, () => people.sittingGirl(s))
}

/** Four examples, and one's own picture marked. */
export const fourBalanceFilms: readonly StepFilm[] = [four]

import type { Sheet } from '../sheet.ts'
import { light, now, red, redRing } from './face.ts'
import * as room from './room.ts'
import { after, before, kept, notSo, so } from './side-by-side.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

const wrong = (s: Sheet, draw: () => void) => before(s, () => s.at(0, 30, { scale: 1.1 }, draw))
const right = (s: Sheet, draw: () => void) => after(s, () => s.at(0, 30, { scale: 1.1 }, draw))
const furnished = (s: Sheet, floor: room.Floor) => {
  room.inkedRoom(s, floor)
  room.windowOn(s)
  room.chest(s)
}
const why: StepFilm = {
  name: 'one-point-fix-2-1',
  subject: 'one-point',
  seconds: 54,
  lies: (s) => wrong(s, () => furnished(s, room.sloping)),
  steps: [
    { says: '床が坂道のようにせり上がるのはなぜか。左の部屋では、箱がすべり落ちそうです。', draws: notSo },
    {
      says: '床の線を奥へ伸ばすと、壁の高いところに集まりました。',
      draws: (s) =>
        wrong(s, () => {
          for (const i of [1, 2, 4, 5]) red(s, [room.crossing(room.sloping, i, 6), room.sloping.to], 3.4)
          redRing(s, room.sloping.to, [16, 16])
        }),
    },
    {
      says: '箱の線が集まるのは、もっと下。ここが目の高さです。床だけが上を向いています。',
      draws: (s) =>
        wrong(s, () => {
          room.toVanishing(s, (sheet, p) => red(sheet, p, 3.4))
          redRing(s, room.VANISHING, [16, 16])
        }),
    },
    {
      says: '右に描き直します。先に目の高さを横に引いて、点をひとつ。',
      draws: (s) =>
        right(s, () => {
          room.frame(s, now)
          kept(s, () => {
            room.eyeLevel(s)
            room.vanishingPoint(s)
          })
        }),
    },
    {
      says: '床の線は、すべてこの点へ。手前の辺を同じ幅に分けて引きます。',
      draws: (s) => right(s, () => room.rays(s)),
    },
    {
      says: '横の線は、奥ほど間をつめます。いちばん奥が、壁の下の辺です。',
      draws: (s) => right(s, () => room.crossLines(s, room.level)),
    },
    { says: '壁を立てて、天井の線も同じ点から引きます。', draws: (s) => right(s, () => room.walls(s, room.level)) },
    {
      says: '同じ箱を置きます。角の線も、同じ点へ。',
      draws: (s) =>
        right(s, () => {
          room.chestLines(s)
          room.toVanishing(s)
        }),
    },
    {
      says: 'ペンと色を入れます。床が水平になり、箱がしっかり立ちました。',
      time: 1.5,
      draws: (s) => right(s, () => furnished(s, room.level)),
      order: inkThenColour,
    },
    {
      says: '床が坂道になるのは、目の高さより上へ集めるから。左右をくらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const empty = (s: Sheet, floor: room.Floor) => {
  room.inkedRoom(s, floor)
  room.doorOn(s, floor)
}
const begun = (s: Sheet) => {
  room.frame(s, now)
  room.eyeLevel(s)
  room.vanishingPoint(s)
}
const across = [1, 2, 3, 4, 5, 6]
const back = [5, 4, 3]

const measure: StepFilm = {
  name: 'one-point-fix-2-2',
  subject: 'one-point',
  seconds: 52,
  lies: (s) => wrong(s, () => empty(s, room.evenRows)),
  steps: [
    {
      says: '対角線で奥行きを測ります。左の床は、どの段も同じ高さにしてしまいました。',
      draws: (s) => {
        wrong(s, () =>
          room.evenRows.rows.slice(1).forEach((y) =>
            red(
              s,
              [
                [-226, y + 25],
                [-226, y + 3],
              ],
              6,
            ),
          ),
        )
        notSo(s)
      },
    },
    {
      says: '奥のマスほど縦に長く見えて、床が立ってきます。右に描き直しましょう。枠と、目の高さから。',
      time: 1.2,
      draws: (s) => right(s, () => begun(s)),
    },
    { says: '手前の辺を同じ幅に分けて、消失点へ引きます。', draws: (s) => right(s, () => room.rays(s)) },
    {
      says: '1段めだけは目で決めます。マスがひとつ、正方形に見える高さです。',
      draws: (s) => right(s, () => room.crossLines(s, room.level, now, [1])),
    },
    {
      says: 'そのマスに対角線を引いて、奥の線にぶつかるまで、まっすぐ伸ばします。',
      time: 1.1,
      draws: (s) => right(s, () => kept(s, () => now(s, room.diagonal(room.level, across), 4))),
    },
    {
      says: '対角線が床の線と交わるたびに、横線を1本。奥行きが順に決まります。',
      time: 1.2,
      draws: (s) => right(s, () => room.crossLines(s, room.level, now, [2, 3, 4, 5, 6])),
    },
    { says: '床の終わりに壁を立てます。', draws: (s) => right(s, () => room.walls(s, room.level)) },
    {
      says: 'ペンを入れて、マスを1つおきに塗ります。奥ほど、つぶれて細くなりました。',
      time: 1.6,
      draws: (s) => right(s, () => empty(s, room.level)),
      order: inkThenColour,
    },
    {
      says: '対角線1本で、奥行きは測れます。目分量の左と、測った右をくらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}
const check: StepFilm = {
  name: 'one-point-fix-2-3',
  subject: 'one-point',
  seconds: 52,
  lies: (s) => wrong(s, () => furnished(s, room.evenRows)),
  steps: [
    {
      says: 'マスの対角線が一直線に通っているか確かめます。角から角へ、赤でたどります。',
      draws: (s) => wrong(s, () => red(s, room.diagonal(room.evenRows, across), 5)),
    },
    { says: '線が途中で曲がりました。奥のマスが、つぶれていないからです。', draws: notSo },
    {
      says: '右に描き直します。目の高さと、床の線。',
      draws: (s) =>
        right(s, () => {
          begun(s)
          room.rays(s)
        }),
    },
    {
      says: '1段めを決めて、マスの対角線を奥まで通します。',
      draws: (s) =>
        right(s, () => {
          room.crossLines(s, room.level, now, [1])
          light(s, room.diagonal(room.level, across), 3)
        }),
    },
    {
      says: '交わるところに横線を。横線が先ではなく、対角線が先です。',
      draws: (s) => right(s, () => room.crossLines(s, room.level, now, [2, 3, 4, 5, 6])),
    },
    {
      says: '壁と箱も描き足します。',
      draws: (s) =>
        right(s, () => {
          room.walls(s, room.level)
          room.chestLines(s)
          room.toVanishing(s)
        }),
    },
    {
      says: 'ペンと色で仕上げます。',
      time: 1.5,
      draws: (s) => right(s, () => furnished(s, room.level)),
      order: inkThenColour,
    },
    {
      says: '確かめます。どのマスの対角線も、今度は一直線。反対向きにも通ります。',
      time: 1.2,
      hides: true,
      draws: (s) => {
        right(s, () => [across, back].forEach((columns) => red(s, room.diagonal(room.level, columns), 5)))
        so(s)
      },
    },
    { says: 'マスの対角線が曲がるか、一直線に通るか。違いを一言で書いておきましょう。', time: 1.2 },
  ],
}

/** The floor that rose like a slope. */
export const roomFilms: readonly StepFilm[] = [why, measure, check]

import { add, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { shared } from './balance-fix.ts'
import * as people from './balance-people.ts'
import * as place from './balance-places.ts'
import { type Line, now, red, redRing } from './face.ts'
import { after, before, kept, notSo, so } from './side-by-side.ts'
import { middleOf, type Standing } from './standing.ts'
import * as lines from './standing-lines.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const wrong = (s: Sheet, draw: () => void) => before(s, () => s.at(8, -240, { scale: 0.94 }, draw))
const right = (s: Sheet, draw: () => void) => after(s, () => s.at(-30, -240, { scale: 0.94 }, draw))
const { leaningOn, upright } = people
/** How much farther to the right the wall stands beside who leans on it. */
const NEAR = 24

/** From the head through the middle of the body to between the feet. */
const axis = (s: Sheet, { hips, ankles }: Standing, line: Line) => {
  const foot = add(middleOf(ankles), [0, 46])
  line(s, [[0, -70], mixed([0, -70], middleOf(hips), 0.5), middleOf(hips), foot])
}
const drop = (s: Sheet, [x, y]: Point, to: number, line: Line) =>
  line(s, [
    [x, y],
    [x, to],
  ])

const leaning: StepFilm = {
  name: 'balance-fix-4',
  ...shared,
  lies: (s) =>
    wrong(s, () => {
      place.wall(s)
      people.leaner(s, false)
    }),
  steps: [
    {
      says: 'もたれているのにまっすぐ立って見えるのはなぜか。体の軸に線を引きます。',
      time: 1.2,
      draws: (s) => wrong(s, () => axis(s, upright, red)),
    },
    {
      says: '壁の線にも赤を。2本は、どこまで行っても平行です。',
      draws: (s) => wrong(s, () => drop(s, [-78, -90], place.SOLE, red)),
    },
    {
      says: '重心は両足の真ん中。壁を取っても、このまま立っていられます。',
      draws: (s) => wrong(s, () => redRing(s, [0, place.SOLE - 24], [92, 40])),
    },
    {
      says: '壁にもたれると、重心は足の外に出てよくなります。左は、体を預けていません。',
      time: 1.2,
      draws: notSo,
    },
    {
      says: '右に描き直します。壁と床を引いて、足は壁から離れた所に。',
      time: 1.2,
      draws: (s) =>
        right(s, () => {
          place.wallLines(s, now, NEAR)
          for (const ankle of leaningOn.ankles) lines.footprint(s, ankle)
        }),
    },
    {
      says: '体の軸を、支えの壁の側へ傾けます。足の印から頭まで一本。',
      draws: (s) => right(s, () => axis(s, leaningOn, now)),
    },
    {
      says: '肩の線は、壁の側を高く。壁が押し返すので、支えた肩が上がります。',
      draws: (s) =>
        right(s, () => {
          kept(s, () => lines.shoulderLine(s, leaningOn))
          lines.chest(s, leaningOn)
        }),
    },
    {
      says: '腰と頭も、傾けた軸の上にのせます。',
      draws: (s) =>
        right(s, () => {
          lines.hipLine(s, leaningOn)
          lines.pelvis(s, leaningOn)
          lines.headBall(s, leaningOn)
        }),
    },
    {
      says: '足は軸の先へまっすぐ。外の手は、ポケットに入れます。',
      draws: (s) =>
        right(s, () => {
          lines.bones(s, leaningOn)
          lines.flesh(s, leaningOn)
        }),
    },
    {
      says: ['ペンを入れます。肩と壁のあいだは、すき間をあけません。', '色を置きます。壁は、人より淡くします。'],
      time: 2.4,
      draws: (s) =>
        right(s, () => {
          place.wall(s, NEAR)
          people.leaner(s, true)
        }),
      order: inkThenColourNearby,
    },
    {
      says: '体の軸が傾いているか確かめます。頭から足へ、赤い線を引きます。',
      hides: true,
      draws: (s) => right(s, () => axis(s, leaningOn, red)),
    },
    {
      says: 'くぼみから真下の線は、足の外。肩が壁に支えられて、釣り合います。',
      draws: (s) => {
        right(s, () => {
          lines.plumb(s, leaningOn, red)
          redRing(s, add(leaningOn.shoulders[0], [-14, 2]), [34, 40])
        })
        so(s)
      },
    },
    { says: '体の軸を傾けると、もたれて見えます。直す前と後の違いを、一言で書いておきましょう。' },
  ],
}

const SIZE = 54
const GROUND = 276
const slow = (s: Sheet, draw: () => void) => before(s, () => s.at(-18, GROUND - 8.02 * SIZE, { scale: SIZE }, draw))
const fast = (s: Sheet, draw: () => void) => after(s, () => s.at(70, GROUND - 7.52 * SIZE, { scale: SIZE }, draw))
const { halted, dashing } = people
const onGround = (s: Sheet, [from, to]: Point, y: number, line: Line) =>
  line(s, [
    [from, y],
    [to, y],
  ])
const inkedGround: Line = (s, points) => s.ink(points, 4, { in: 0.04, out: 0.04, least: 0.7 })

const running: StepFilm = {
  name: 'balance-fix-5',
  ...shared,
  lies: (s) =>
    slow(s, () => {
      onGround(s, [-4.2, 3.6], 8.02, inkedGround)
      people.running(s, false)
    }),
  steps: [
    {
      says: '走っているのに止まって見えるのはなぜか。頭から真下へ、線をおろします。',
      time: 1.2,
      draws: (s) => slow(s, () => drop(s, [0.1, 1], 8, red)),
    },
    {
      says: '線は前足より、ずっと後ろ。体が起きて、止まろうとする形です。',
      draws: (s) => slow(s, () => redRing(s, [2.6, 7.6], [0.95, 0.62])),
    },
    {
      says: '手前の腕と脚も、いっしょに前へ出ていました。',
      draws: (s) =>
        slow(s, () => {
          people.armBones(s, halted, red, [1])
          people.legBones(s, halted, red, [1])
        }),
    },
    {
      says: '歩きも走りも、倒れかけた体を次の足で受けるくり返しです。左は倒れかけていません。',
      time: 1.2,
      draws: notSo,
    },
    {
      says: '流れる線は足さずに、右へ描き直します。地面と、前足の印から。',
      draws: (s) =>
        fast(s, () => {
          onGround(s, [-6, 3], 7.52, now)
          now(s, [
            [-1.5, 7.46],
            [-0.1, 7.46],
          ])
          drop(s, [-0.1, 7.2], 7.8, now)
        }),
    },
    {
      says: '頭を前足より前に出します。つま先の真上より、少し右です。',
      draws: (s) =>
        fast(s, () => {
          drop(s, [0.1, 1.1], 7.5, now)
          people.headOf(s)
        }),
    },
    {
      says: '頭から腰へ、背骨を斜めに一本。体が前へ倒れます。',
      draws: (s) => fast(s, () => people.spine(s, dashing)),
    },
    {
      says: '手前の脚は、倒れる体を受けるところ。ひざを曲げて着けます。',
      draws: (s) => fast(s, () => people.legBones(s, dashing, now, [1])),
    },
    {
      says: '奥の脚は、後ろへ大きくけり上げます。',
      draws: (s) => fast(s, () => people.legBones(s, dashing, now, [0])),
    },
    {
      says: '腕は脚と逆に振ります。手前の脚が前なら、手前の腕は後ろです。',
      draws: (s) => fast(s, () => people.armBones(s, dashing)),
    },
    {
      says: ['ペンを入れます。体の線は、倒れる向きにそろえます。', '色を置きます。かげは背中の側にそろえます。'],
      time: 2.4,
      draws: (s) =>
        fast(s, () => {
          onGround(s, [-6, 3], 7.52, inkedGround)
          people.running(s, true)
        }),
      order: inkThenColourNearby,
    },
    {
      says: '頭が軸足より前にあるか確かめます。真下の線は、つま先の前に落ちました。',
      hides: true,
      draws: (s) => fast(s, () => drop(s, [0.1, 1.1], 7.5, red)),
    },
    {
      says: '手前の脚は前、手前の腕は後ろ。逆に動いています。',
      draws: (s) => {
        fast(s, () => {
          people.armBones(s, dashing, red, [1])
          people.legBones(s, dashing, red, [1])
        })
        so(s)
      },
    },
    { says: '頭が前に出たら、そこで終わりです。直す前と後の違いを、一言で書いておきましょう。' },
  ],
}

/** Who leans and stands straight, and who runs and stands still. */
export const leanAndRunFilms: readonly StepFilm[] = [leaning, running]

import { box } from '../backdrop.ts'
import { add, ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now, red, redRing } from './face.ts'
import { fromPoint, right, shared, wrong } from './one-point-people.ts'
import * as desks from './room-desks.ts'
import * as room from './room.ts'
import { notSo, so } from './side-by-side.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

/** One desk of a row along the wall, by how near its front and its back are. */
const inRow = (near: number, far: number): desks.Desk => ({ left: -206, right: -112, high: 0.5, near, far })
const DEEP = 0.17
/** Where equal gaps come to lie: each time as much farther away. */
const away = (i: number) => 1 / (1.02 + 0.38 * i)
const measured = [0, 1, 2, 3].map((i) => inRow(away(i), 1 / (1 / away(i) + DEEP)))
/** Each as far from the one before it on the paper. */
const alike = [1, 0.82, 0.64, 0.46].map((near) => inRow(near - 0.02, near - 0.1))
/** The same row on the other side. */
const facing = (one: desks.Desk): desks.Desk => ({ ...one, left: -one.right, right: -one.left })
const inFrame = (s: Sheet, draw: () => void) => s.within(box(...room.FRAME), draw, true)

function furnished(s: Sheet, row: readonly desks.Desk[]) {
  room.inkedRoom(s, room.level)
  room.windowOn(s)
  inFrame(s, () =>
    fromPoint(s, () =>
      row.toReversed().forEach((one) => [one, facing(one)].forEach((desk) => desks.desk(s, desk, 2.8))),
    ),
  )
  room.frame(s, (sheet, points) => sheet.ink(points, 4.8, { in: 0.04, out: 0.04, least: 0.6 }))
}
/** From leg to leg along the floor, a little beside it. */
const gaps = (s: Sheet, row: readonly desks.Desk[], line: Line) =>
  row.slice(1).forEach((one, i) => {
    const [a, b] = [desks.foot(row[i]!), desks.foot(one)].map((p) => add(p, [16, 4])) as [Point, Point]
    line(s, [mixed(a, b, 0.08), mixed(a, b, 0.92)], 5)
    for (const end of [a, b]) line(s, [add(end, [-7, -7]), add(end, [7, 7])], 3)
  })
const upright = (s: Sheet, one: desks.Desk, line: Line = now) => line(s, [desks.top(one), desks.foot(one)], 4)
const halfway = (one: desks.Desk) => mixed(desks.top(one), desks.foot(one), 0.5)
/** From the top of one through the middle of the next to the foot of the one after it. */
const onTo = (s: Sheet, i: number, line: Line = now) =>
  line(s, [desks.top(measured[i]!), halfway(measured[i + 1]!), desks.foot(measured[i + 2]!)])
const drawn = (s: Sheet, draw: () => void) => right(s, () => fromPoint(s, draw))

export const inARow: StepFilm = {
  name: 'one-point-fix-4',
  ...shared,
  lies: (s) => wrong(s, () => furnished(s, alike)),
  steps: [
    {
      says: '並んだ机の間隔が同じになるのはなぜか。左の机の間を、赤で測ります。',
      time: 1.3,
      draws: (s) => wrong(s, () => fromPoint(s, () => gaps(s, alike, red))),
    },
    {
      says: 'どの間も、紙の上で同じ長さ。奥の机が、手前と同じだけ離れて見えます。',
      draws: (s) => wrong(s, () => fromPoint(s, () => redRing(s, [-52, 122], [40, 34]))),
    },
    {
      says: '柱や机の間隔は、奥へいくほどせまくなります。目分量では、手前の間をくり返しがちです。',
      time: 1.2,
      draws: notSo,
    },
    {
      says: '右に描き直します。枠と目の高さ、消失点。',
      draws: (s) =>
        right(s, () => {
          room.frame(s, now)
          room.eyeLevel(s)
          room.vanishingPoint(s)
        }),
    },
    {
      says: '1本目の脚を立て、上と下の端から消失点へ線を引きます。',
      draws: (s) =>
        drawn(s, () => {
          upright(s, measured[0]!)
          now(s, [desks.top(measured[0]!), [0, 0]])
          now(s, [desks.foot(measured[0]!), [0, 0]])
        }),
    },
    {
      says: '2本目の脚だけは、目で決めて立てます。',
      draws: (s) => drawn(s, () => upright(s, measured[1]!)),
    },
    {
      says: '2本目の真ん中に印。1本目のてっぺんから、その印を通る線を下まで伸ばします。',
      time: 1.4,
      draws: (s) =>
        drawn(s, () => {
          now(s, ellipse(...halfway(measured[1]!), 4, 4, { to: 7 }), 4)
          onTo(s, 0)
        }),
    },
    {
      says: '床の線にぶつかった所が、3本目の脚です。',
      draws: (s) => drawn(s, () => upright(s, measured[2]!)),
    },
    {
      says: '次も同じ。2本目のてっぺんから3本目の真ん中を通すと、4本目。',
      time: 1.3,
      draws: (s) =>
        drawn(s, () => {
          onTo(s, 1)
          upright(s, measured[3]!)
        }),
    },
    {
      says: '決まった脚に、机の板をのせます。右の列は、横へ写します。',
      time: 1.3,
      draws: (s) =>
        right(s, () => {
          room.crossLines(s, room.level, light, [6])
          room.walls(s, room.level, light)
          inFrame(s, () =>
            fromPoint(s, () =>
              [...measured, ...measured.map(facing)].forEach((one) => {
                for (const x of [one.left, one.right])
                  light(s, [desks.top(one, one.near, x), desks.top(one, one.far, x)])
                light(s, [desks.top(one, one.near, one.left), desks.top(one, one.near, one.right)])
              }),
            ),
          )
        }),
    },
    {
      says: ['ペンを入れます。手前の机から、脚、板の順に。', '色を置きます。板の上は明るく、横は暗く。'],
      time: 2.6,
      draws: (s) => right(s, () => furnished(s, measured)),
      order: inkThenColour,
    },
    {
      says: '間隔が少しずつせまくなっているか確かめます。測ると、奥ほど短くなりました。',
      time: 1.2,
      hides: true,
      draws: (s) => drawn(s, () => gaps(s, measured, red)),
    },
    {
      says: '机のてっぺんは一直線。消失点まで、線が1本で通ります。',
      draws: (s) => {
        drawn(s, () => red(s, [desks.top(measured[0]!), [0, 0]], 4))
        so(s)
      },
    },
    { says: '間隔がせまくなったら、線は足しません。直す前と後の違いを、一言で書いておきましょう。' },
  ],
}

import { box } from '../backdrop.ts'
import { cast } from '../covers/cast.ts'
import { cutToBox, ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now, red, redRing } from './face.ts'
import { shared } from './one-point-people.ts'
import * as desks from './room-desks.ts'
import { kept, notSo, so } from './side-by-side.ts'
import * as lines from './standing-lines.ts'
import { onHip } from './stands.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

type Frame = readonly [left: number, top: number, right: number, bottom: number]
/** The whole room, and what is cut out of it; both around the point to which all goes. */
const WHOLE: Frame = [-484, -250, 484, 280]
const CUT: Frame = [-172, -146, 172, 168]
const whole = (s: Sheet, draw: () => void) => s.at(-322, 24, { scale: 0.6 }, draw)
const large = (s: Sheet, draw: () => void) => s.at(322, 24, { scale: 1.56 }, draw)

/** All of them are as wide and as deep. */
const deskAt = (left: number, near: number): desks.Desk => ({
  ...{ left, right: left + 120, high: 0.46, near, far: 1 / (1 / near + 1.05) },
})
const edge = deskAt(-520, 0.92)
const own = deskAt(-104, 0.68)
const others = [deskAt(-330, 0.5), deskAt(190, 0.5)]
const HERO: Point = [96, 0.66]
const wears = {
  ...{ top: '#E4573F', low: '#3F5F8C', shoe: '#F2F0E6' },
  look: { ...cast.girl, lit: false, mood: 'smile' },
} as const

const BACK = 0.24
const floorAt = (x: number, share: number): Point => [x * share, desks.EYES_OVER_FLOOR * share]
const wall = box(-560 * BACK, -360 * BACK, 560 * BACK, desks.EYES_OVER_FLOOR * BACK)
const planks = [-1120, -840, -560, -280, 0, 280, 560, 840, 1120]

const framed = (s: Sheet, [l, t, r, b]: Frame, line: Line, width = 3) =>
  box(l, t, r, b).forEach((corner, i, all) => line(s, [corner, all[(i + 1) % 4]!], width))
/** The lines of the floor and the corners of the room, as far as the frame. */
function bare(s: Sheet, frame: Frame, line: Line) {
  const ends = [...planks.map((x) => floorAt(x, 1.4)), [-784, -504], [784, -504]] as Point[]
  for (const end of ends) {
    const cut = cutToBox([end[0] * (BACK / 1.4), end[1] * (BACK / 1.4)], end, frame)
    if (cut) line(s, cut)
  }
  wall.forEach((corner, i) => line(s, [corner, wall[(i + 1) % 4]!]))
}

function classroom(s: Sheet, frame: Frame, pen: number) {
  const { pale, soft, paper } = s.tones
  const [l, , r, b] = frame
  s.within(
    box(...frame),
    () => {
      s.flat(box(...frame), pale, { corners: true, still: true, knock: true })
      s.flat([wall[3]!, wall[2]!, [560 * 1.4, 308], [r, 600], [l, 600], [-560 * 1.4, 308]], '#E9CFAE', {
        corners: true,
        still: true,
      })
      s.flat([wall[0]!, wall[1]!, [784, -504], [-784, -504]], paper, { corners: true, still: true })
      s.flat(wall, soft, { corners: true, still: true })
      s.flat(box(-84, -62, 84, -8), '#3F6B5C', { corners: true, still: true, knock: true })
      bare(s, frame, (sheet, points) => sheet.ink(points, pen * 0.7, { in: 0.04, out: 0.04, least: 0.6 }))
      s.contour(box(-84, -62, 84, -8), pen * 0.8, { corners: true })
      for (const one of others) desks.desk(s, one, pen)
      if (l < -400) desks.desk(s, edge, pen)
      desks.desk(s, own, pen)
      desks.person(s, HERO, onHip, wears)
    },
    true,
  )
  if (b > 0) framed(s, frame, (sheet, points) => sheet.ink(points, pen * 1.2, { in: 0.04, out: 0.04, least: 0.6 }))
}

/** The edge that runs back, and the one that lies across. */
const across = (s: Sheet, one: desks.Desk, line: Line) =>
  line(s, [desks.top(one, one.near, one.left), desks.top(one, one.near, one.right)], 5)
const backwards = (s: Sheet, one: desks.Desk, line: Line) => line(s, [desks.top(one), desks.top(one, one.far)], 5)
const circle = (s: Sheet, line: Line, width = 4) => line(s, ellipse(0, 0, 150, 138, { from: 4, to: 10.5 }), width)

export const cropped: StepFilm = {
  name: 'one-point-fix-5',
  ...shared,
  lies: (s) => whole(s, () => classroom(s, WHOLE, 3.2)),
  steps: [
    {
      says: '端の机が長くのびるのはなぜか。奥へ伸びる辺を、赤でたどります。',
      draws: (s) => whole(s, () => backwards(s, edge, red)),
    },
    {
      says: '真ん中の机と、同じ大きさのはずです。端の机は、横はばより奥の辺が長くなりました。',
      time: 1.2,
      draws: (s) =>
        whole(s, () => {
          across(s, edge, red)
          redRing(s, [-318, 130], [164, 128])
        }),
    },
    {
      says: '消失点から離れるほど、形はゆがみます。同じ机でも、端では引き伸ばされます。',
      time: 1.2,
      draws: (s) => {
        whole(s, () => {
          red(s, ellipse(0, 0, 12, 12, { to: 6.8 }), 4)
          red(
            s,
            [
              [-20, 10],
              [-170, 60],
            ],
            3.4,
          )
        })
        notSo(s)
      },
    },
    {
      says: '机を描き直すかわりに、画面を切りとります。消失点を中心に、丸を描きます。',
      draws: (s) => whole(s, () => circle(s, now)),
    },
    {
      says: '丸が入る大きさで、新しい枠。端の机は、枠の外に出します。',
      draws: (s) => whole(s, () => kept(s, () => framed(s, CUT, now, 5))),
    },
    {
      says: '右に、切りとった画面を大きく写します。枠と目の高さ、消失点から。',
      time: 1.2,
      draws: (s) =>
        large(s, () => {
          framed(s, CUT, now)
          now(s, [
            [CUT[0], 0],
            [CUT[2], 0],
          ])
          now(s, ellipse(0, 0, 5, 5, { to: 7 }))
        }),
    },
    {
      says: '床と壁の線を、同じ消失点から引きます。',
      draws: (s) => large(s, () => bare(s, CUT, light)),
    },
    {
      says: '主役は消失点のそばに。目の高さの線に、目を合わせて立たせます。',
      time: 1.2,
      draws: (s) =>
        large(s, () =>
          desks.whereStands(s, ...HERO, () => {
            lines.headBall(s, onHip)
            lines.chest(s, onHip)
            lines.bones(s, onHip)
          }),
        ),
    },
    {
      says: '主役の机は手前に、ほかの机は奥に。どれも消失点から離しません。',
      time: 1.2,
      draws: (s) => large(s, () => [own, ...others].forEach((one) => desks.deskLines(s, one))),
    },
    {
      says: ['ペンを入れます。主役の線を、いちばん太く。', '色を置きます。主役の服だけ、強い色にします。'],
      time: 2.6,
      draws: (s) => large(s, () => classroom(s, CUT, 4)),
      order: inkThenColour,
    },
    {
      says: '主役がゆがみの少ない所にあるか確かめます。消失点のまわりの丸に入りました。',
      time: 1.2,
      hides: true,
      draws: (s) => large(s, () => circle(s, red)),
    },
    {
      says: '端の机も、奥の辺が横はばより短く、枠に収まっています。',
      draws: (s) => {
        large(s, () => {
          across(s, others[0]!, red)
          backwards(s, others[0]!, red)
        })
        so(s)
      },
    },
    { says: '切りとるだけで、ゆがみが外れました。直す前と後の違いを、一言で書いておきましょう。' },
  ],
}

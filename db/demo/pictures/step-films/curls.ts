import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { drawBackHair, drawFrontHair } from '../figure/hair.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { crossedOut, light } from './face.ts'
import * as hair from './hair-heads.ts'
import * as spiral from './spiral.ts'
import { inkThenColourNearby, named, type StepFilm } from './steps.ts'

const colours = { hair: '#C98A4B', hairLight: '#F1CD94', hairDark: '#8A5226' }
const tight: spiral.Spiral = { from: [-390, -250], to: [-390, 270], wide: 88, turns: 7 }
const loose: spiral.Spiral = { from: [-110, -250], to: [-110, 290], wide: 66, turns: 4, sways: 30 }

/** The four on a head: two behind it, two before. */
const hanging = (k: number, at: 'behind' | 'before'): spiral.Spiral =>
  at === 'behind'
    ? { from: [k * 0.9 - 0.03, -0.36], to: [k * 1.5, 2.1], wide: 0.26, turns: 7 }
    : { from: [k * 0.96 - 0.03, -0.3], to: [k * 0.98, 2.1], wide: 0.22, turns: 7 }
const both = (at: 'behind' | 'before', draw: (one: spiral.Spiral) => void) =>
  [-1, 1].forEach((k) => draw(hanging(k, at)))
const head = (s: Sheet, draw: () => void) => s.at(330, -70, { scale: 158 }, draw)
const YAW = 0.18

function sketch(s: Sheet) {
  hair.skull(s, { yaw: YAW }, light)
  hair.lowerSkull(s, { yaw: YAW }, light)
  hair.faceCross(s, { yaw: YAW }, light)
  for (const at of ['behind', 'before'] as const) both(at, (one) => spiral.pipe(s, one))
}

function girl(s: Sheet) {
  const falling = (at: 'behind' | 'before') => both(at, (one) => spiral.drawSpiral(s, one, colours, 3.6))
  const own = {
    behind: (sheet: Sheet, look: HeadLook) => {
      drawBackHair(sheet, look)
      falling('behind')
    },
    before: (sheet: Sheet, look: HeadLook) => {
      falling('before')
      drawFrontHair(sheet, look)
    },
  }
  const look = plainHead(s, {
    ...{ ...cast.woman, ...colours, lit: false, neck: true, style: 'short', yaw: YAW, part: -0.2, mood: 'smile' },
    ...{ cloth: '#7A9E7E', clothDark: '#587A5E', collar: 'crew', own: { bust: hair.bust, hair: own } },
  })
  drawHead(s, look)
}

/** What becomes of a curl without its tube: lines that only sway. */
const swaying = (s: Sheet) => {
  for (const x of [-594, -556])
    s.ink(
      Array.from({ length: 11 }, (_, i): Point => [x + (i % 2 ? 22 : -22), -216 + i * 42]),
      5,
      { in: 0.1, out: 0.5 },
    )
}
const locks = [tight, loose]

/** A tight curl, a loose one, and both on a head. */
export const curls: StepFilm = {
  name: 'hair-style-drill-3',
  subject: 'hair',
  seconds: 80,
  busy: true,
  brisk: true,
  lies: (s) => {
    swaying(s)
    for (const one of locks) {
      named(s, 'behind', () => {
        spiral.drawMouth(s, one, colours.hairDark)
        for (const i of spiral.bandsOf(one).slice(0, -1)) spiral.drawBehind(s, one, colours.hairDark, i)
      })
      named(s, 'before', () => {
        for (const i of spiral.bandsOf(one).toReversed()) spiral.drawFront(s, one, colours, i)
      })
    }
  },
  steps: [
    {
      says: '左端は、見ないで描いた一枚。巻きが、ただの波線になりました。',
      draws: (s) => s.at(-575, -290, { scale: 26 }, () => crossedOut(s)),
    },
    { says: '波線のとなりに、まず筒を描きます。縦巻きは、先のすぼんだ筒。', draws: (s) => spiral.pipe(s, tight) },
    {
      says: '筒の口と途中に、楕円の輪。丸みの向きがわかります。',
      draws: (s) => [0, 2.4, 4.8].forEach((turn) => spiral.ring(s, tight, turn)),
    },
    {
      says: 'ゆる巻きは、筒ごと左右へゆらします。輪の間は広く。',
      draws: (s) => {
        spiral.pipe(s, loose)
        for (const turn of [0, 2]) spiral.ring(s, loose, turn)
      },
      time: 1.2,
    },
    {
      says: '頭には、筒を4本ぶら下げておきます。手前に2本、後ろに2本。',
      draws: (s) => head(s, () => sketch(s)),
      time: 1.3,
    },
    {
      says: '手前の帯を並べます。左上から右下へ、下にふくらむ線で。',
      draws: (s) => [0, 1, 2].forEach((i) => spiral.bandLines(s, tight, i)),
      time: 1.2,
    },
    {
      says: '先へいくほど、帯の幅も間も小さくします。',
      draws: (s) => [3, 4, 5, 6].forEach((i) => spiral.bandLines(s, tight, i)),
      time: 1.2,
    },
    {
      says: 'ゆる巻きの手前の帯は、4本だけ。傾きを急にします。',
      draws: (s) => spiral.bandsOf(loose).forEach((i) => spiral.bandLines(s, loose, i)),
      time: 1.2,
    },
    {
      says: 'ペンは手前の帯から。両端は、筒のふちで止めます。',
      parts: ['before'],
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2,
    },
    { says: '奥の帯は、帯と帯のあいだに短く。傾きは手前と逆です。', parts: ['behind'], layer: 'ink', time: 1.5 },
    { says: '奥の帯を暗く入れます。手前は明るく、つやは左上。', layer: 'flat', time: 1.8 },
    {
      says: '頭の4本も、手前の帯から。根元は髪の下に隠します。',
      draws: (s) => head(s, () => girl(s)),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2.4,
    },
    { says: '色も同じ順に。奥の暗い帯から、手前の帯へ。', layer: 'flat', time: 1.6 },
    { says: '下描きを隠します。波線との違いは、奥の暗さです。', hides: true, time: 1.2 },
  ],
}

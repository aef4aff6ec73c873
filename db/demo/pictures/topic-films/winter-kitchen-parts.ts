import { box } from '../backdrop.ts'
import { add, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line } from '../step-films/face.ts'
import { plate, ruled, soft, tint } from './place-parts.ts'
import { ribbon } from './plain-parts.ts'

const moved = (noted: string, at: Point) => trace(noted).map((p) => add(p, at))
const BODY = '-84,12 -62,20 0,24 62,20 84,12 104,-28 76,-86 -76,-86 -104,-28'
const SPOUT = '-84,-52 -142,-108 -160,-100 -150,-88 -96,-4'
const HANDLE = '-70,-84 -60,-150 0,-176 60,-150 70,-84'
const LID = '-62,-84 -46,-106 0,-114 46,-106 62,-84'

type Warmth = { body: string; lit: string; dark: string; grip: string }
export const red: Warmth = { body: '#D24A3C', lit: '#F29A7C', dark: '#8C2C40', grip: '#34304A' }
export const redByShelf: Warmth = { ...red, grip: '#A88A78' }
/** A kettle whose spout points at the window. */
export function kettle(s: Sheet, at: Point, { body, lit, dark, grip }: Warmth, pen = 4) {
  s.ink(moved(HANDLE, at), 14, { in: 0.02, out: 0.02, least: 0.9, colour: grip })
  soft(s, moved(SPOUT, at), body, pen)
  soft(s, moved(BODY, at), body, pen)
  s.within(moved(BODY, at), () => {
    s.flat(moved('20,40 50,-20 34,-100 130,-100 130,40', at), dark, { still: true, opacity: 0.75 })
    s.flat(moved('-104,-28 -86,-66 -70,-70 -84,-20 -72,10 -90,8', at), lit, { still: true })
  })
  soft(s, moved(LID, at), body, pen * 0.8)
  soft(s, ellipse(at[0], at[1] - 122, 13, 11).slice(0, -1), grip, 0)
}
export function kettleLines(s: Sheet, at: Point, line: Line) {
  for (const part of [HANDLE, `${BODY} -84,12`, SPOUT, LID]) line(s, moved(part, at), 2.6)
}
const CUP = '-40,-70 40,-70 34,-6 20,4 -20,4 -34,-6'
export function cup(s: Sheet, at: Point, pen = 4) {
  s.ink(ellipse(at[0] + 44, at[1] - 36, 20, 20, { from: -1.5, to: 1.6 }), 7)
  soft(s, moved(CUP, at), '#F4EFE6', pen)
  s.within(moved(CUP, at), () => s.flat(moved('6,10 10,-80 60,-80 60,10', at), '#A9B4D0', { still: true }), true)
  soft(s, ellipse(at[0], at[1] - 70, 40, 10).slice(0, -1), '#6A4438', pen * 0.8)
}
export function cupLines(s: Sheet, at: Point, line: Line) {
  line(s, moved(`${CUP} -40,-70`, at), 2.6)
  line(s, ellipse(at[0], at[1] - 70, 40, 10, { to: 6.5 }), 2.4)
  line(s, ellipse(at[0] + 44, at[1] - 36, 20, 20, { from: -1.5, to: 1.6 }), 2.4)
}

export const FRAME = box(-384, -316, 384, 316)
export const KETTLE: Point = [-10, 168]
export const CUP_AT: Point = [196, 250]
export const TABLE = 60
const CORNER = -206
const PANE = trace('-372,-292 -238,-242 -238,-30 -372,0')
export function roomLines(s: Sheet) {
  light(s, trace(`${CORNER},-316 ${CORNER},${TABLE}`), 2.2)
  light(s, trace(`-384,${TABLE} 384,${TABLE}`), 2.6)
  for (const [a, b] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const)
    light(s, [PANE[a]!, PANE[b]!], 3)
  light(s, trace('-305,-267 -305,-15'), 2.2)
  light(s, trace('-372,-146 -238,-136'), 2.2)
}
export function room(s: Sheet, [wall, side, table, glass]: readonly [string, string, string, string], pen = 3) {
  tint(s, FRAME, wall)
  tint(s, box(-384, -316, CORNER, TABLE), side)
  plate(s, PANE, glass, pen)
  ruled(s, trace('-305,-267 -305,-15'), pen)
  ruled(s, trace('-372,-146 -238,-136'), pen)
  tint(s, trace('-372,-60 -330,-76 -290,-58 -238,-70 -238,-30 -372,0'), '#FFFFFF')
  ruled(s, trace(`${CORNER},-316 ${CORNER},${TABLE}`), pen * 0.8)
  tint(s, box(-384, TABLE, 384, 316), table)
  ruled(s, trace(`-384,${TABLE} 384,${TABLE}`), pen)
}
/** Long and flat on the table, away from the window. */
export const LONG: readonly (readonly Point[])[] = [
  moved('-30,27 20,25 64,20 88,10 104,-14 400,34 400,78 60,42 0,34', KETTLE),
  moved('-16,5 20,4 34,-8 200,14 200,40 20,14', CUP_AT),
]
/** Right below each thing, as at noon. */
export const BELOW: readonly (readonly Point[])[] = [
  ellipse(KETTLE[0], KETTLE[1] + 20, 108, 18).slice(0, -1),
  ellipse(CUP_AT[0], CUP_AT[1] + 2, 46, 10).slice(0, -1),
]
export const shadows = (s: Sheet, all: readonly (readonly Point[])[], colour = '#5B69A6', opacity = 0.72) => {
  for (const one of all) s.flat(one, colour, { still: true, corners: true, opacity })
}
export const onTable = (s: Sheet, pen = 4) => {
  kettle(s, KETTLE, red, pen)
  cup(s, CUP_AT, pen)
}

const SHELF = '#232B50'
/** A dark shelf: what stands on it keeps to the sides. */
export function darkShelf(s: Sheet, pen = 3) {
  tint(s, FRAME, '#5F7396')
  plate(s, box(-330, -300, 384, 130), SHELF, pen)
  for (const y of [-150, 10]) plate(s, box(150, y, 384, y + 14), '#6A5A66', pen * 0.7)
  for (const [x, y, w, h, colour] of [
    [176, -150, 52, 92, '#46598C'],
    [246, -150, 60, 70, '#5A4A70'],
    [320, -150, 48, 104, '#3F6A84'],
    [170, 10, 64, 76, '#54507E'],
    [252, 10, 50, 100, '#3F5A80'],
    [318, 10, 56, 66, '#6A5068'],
  ] as const) {
    plate(s, box(x, y - h, x + w, y), colour, pen * 0.7)
    plate(s, box(x + 6, y - h - 12, x + w - 6, y - h), '#8C8CA8', pen * 0.6)
  }
  tint(s, box(-384, 130, 384, 316), '#8C7480')
  ruled(s, trace('-384,130 384,130'), pen)
}
const SPOUT_TIP: Point = [-118, 66]
const WISPS = [
  '-14,-6 -64,-60 -30,-120 -84,-190 -58,-260 -96,-330',
  '-4,-12 0,-80 40,-140 4,-210 40,-280 20,-350',
  '8,-6 62,-54 112,-110 90,-176 138,-240 130,-300',
].map((noted) => moved(noted, SPOUT_TIP))
export const dimSteam = (s: Sheet) =>
  s.scatter(
    WISPS.map((way) => ribbon(way, [12, 40, 50, 48, 34, 8])),
    '#AEBBD8',
    { opacity: 0.42 },
  )
/** The side that looks at the window, at the left. */
export const litSteam = (s: Sheet, opacity = 0.9) =>
  s.scatter(
    WISPS.map((way) =>
      ribbon(
        way.map(([x, y]): Point => [x - 13, y]),
        [6, 15, 20, 18, 12, 3],
      ),
    ),
    '#FFF6DC',
    { opacity },
  )
/** Where each of them is interrupted on its way up. */
export const gaps = (s: Sheet) => {
  const cuts: readonly (readonly [wisp: number, at: number, tall: number])[] = [
    [0, 2.5, 13],
    [0, 4.2, 11],
    [1, 1.6, 11],
    [1, 3.6, 14],
    [2, 2.2, 12],
    [2, 4.2, 10],
  ]
  for (const [wisp, at, tall] of cuts) {
    const [a, b] = [WISPS[wisp]![Math.floor(at)]!, WISPS[wisp]![Math.floor(at) + 1]!]
    const k = at % 1
    s.flat(ellipse(a[0] + (b[0] - a[0]) * k - 4, a[1] + (b[1] - a[1]) * k, 44, tall, { tilt: -0.2 }), SHELF, {
      still: true,
    })
  }
}
/** As thick and white as the smoke of a chimney. */
export const smoke = (s: Sheet) =>
  s.flat(
    moved('-30,0 -70,-90 -50,-170 -100,-250 -80,-370 120,-370 140,-260 90,-180 110,-90 40,0', SPOUT_TIP),
    '#FFFFFF',
    {
      still: true,
    },
  )
export const AT_SHELF: Point = [30, 190]

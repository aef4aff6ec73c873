import { box } from '../backdrop.ts'
import { drawBloom, kinds } from '../covers/blooms.ts'
import { limb, smallHand } from '../covers/limbs.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from './face.ts'
import { type Face, inSheet, portrait } from './finish.ts'

const hues = {
  ...{ sky: '#2A3568', low: '#46508C', glow: '#F7B45C', paper: '#FFE3A0', rib: '#C9603A', wood: '#3A2A33' },
  ...{ cloth: '#EFE9F2', clothDark: '#B9A8CC', sash: '#D8493F', leaf: '#3F7C6A', star: '#FFF3C4', skin: '#FFDFC4' },
}
const LANTERN: Point = [104, 96]

const her: Face = {
  at: [-34, -86],
  size: 92,
  tilt: 0.04,
  face: { eyes: 'open', open: 1.04, brow: [-0.08, 0.02], mouth: 'smile', gaze: [0.2, 0.14] },
  shade: '#8A5A9C',
  look: {
    ...{ yaw: 0.34, pitch: 0.08, style: 'bob', hair: '#4A3350', hairLight: '#B98A8C', skin: hues.skin },
    ...{ blush: '#E9A48C', iris: '#9C5A3C', irisDark: '#4A2A33', mouth: '#A8443C' },
    own: { bust: yukata },
  },
}

/** Crossed at the neck, with wide sleeves. */
function yukata(s: Sheet, look: HeadLook) {
  const { cloth, clothDark, sash } = hues
  s.flat(trace('-0.36,0.5 0.3,0.5 0.32,1.2 0.5,1.6 0.06,2.2 -0.6,1.6 -0.4,1.2'), look.skin, {
    knock: true,
    corners: true,
    still: true,
  })
  s.flat(trace('-0.36,0.6 0.3,0.6 0.3,1.0 0,1.22 -0.36,1.04'), '#8A5A9C', { still: true, corners: true, opacity: 0.34 })
  s.ink(trace('-0.38,0.8 -0.4,1.1 -0.56,1.4'), 5)
  s.ink(trace('0.3,0.86 0.32,1.12 0.46,1.36'), 5)
  const body = trace(
    '-0.52,1.34 -1.0,1.5 -1.44,1.74 -1.66,2.2 -1.9,4.4 1.6,4.4 1.56,2.2 1.3,1.72 0.86,1.46 0.44,1.3 0.04,2.1',
  )
  s.flat(body, cloth, { knock: true, still: true })
  s.within(body, () => {
    s.flat(trace('-2,1.3 -1.1,1.4 -0.9,2.2 -1.1,4.4 -2.2,4.4'), clothDark, { still: true, opacity: 0.7 })
    s.flat(box(-2, 3.16, 2, 4.6), sash, { corners: true, still: true })
    s.ink(trace('-1.9,3.16 0,3.26 1.7,3.14'), 5)
  })
  s.ink(trace('-0.54,1.34 -1.0,1.5 -1.44,1.74 -1.66,2.2 -1.86,3.6'), 6)
  s.ink(trace('0.46,1.3 0.86,1.46 1.3,1.72 1.5,2.0'), 6)
  s.ink(trace('-1.06,2.3 -1.02,2.8 -1.1,3.4'), 4)
  for (const band of [
    '0.3,1.2 0.52,1.28 0.1,2.1 -0.44,3.18 -0.66,3.18 -0.06,2.0',
    '-0.4,1.26 -0.6,1.34 -0.1,2.14 0.36,3.18 0.6,3.18 0.1,2.06',
  ])
    s.solid(trace(band), '#FFFFFF', 4.6, { corners: true })
}

function glow(s: Sheet, [x, y]: Point) {
  for (const [r, opacity] of trace('150,0.16 104,0.2 70,0.26'))
    s.flat(ellipse(x, y, r, r).slice(0, -1), hues.glow, { still: true, opacity })
}

function lantern(s: Sheet, [x, y]: Point) {
  s.ink(
    [
      [x, y - 122],
      [x, y - 54],
    ],
    3,
  )
  const round = ellipse(x, y, 44, 52).slice(0, -1)
  s.flat(round, hues.paper, { knock: true, still: true })
  s.flat(ellipse(x - 4, y + 4, 24, 30).slice(0, -1), '#FFF6D8', { still: true })
  for (const k of [-30, -10, 10, 30])
    s.ink(
      trace(
        `${x - 44 * Math.sqrt(1 - (k / 54) ** 2)},${y + k} ${x},${y + k + 5} ${x + 44 * Math.sqrt(1 - (k / 54) ** 2)},${y + k}`,
      ),
      2.4,
      { colour: hues.rib },
    )
  s.contour(round, 5)
  for (const top of [-58, 48]) s.solid(box(x - 20, y + top, x + 20, y + top + 11), hues.wood, 4)
}

/** A girl in the night has seen her lantern light up: nothing more has to be told. */
export function night(s: Sheet, guides = false) {
  inSheet(s, hues.sky, () => {
    s.flat(trace('-220,40 -60,10 220,30 220,300 -220,300'), hues.low, { still: true })
    portrait(s, her, guides)
    glow(s, LANTERN)
    s.solid(trace('112,300 126,160 134,66 158,54 184,60 210,110 210,300'), hues.cloth, 5)
    s.flat(trace('170,64 184,60 220,110 220,300 176,300'), hues.clothDark, { still: true, opacity: 0.7 })
    s.ink(trace('150,90 144,150 152,220'), 3.4, { in: 0.2, out: 0.6 })
    limb(s, trace('158,74 156,42'), [32, 26], hues.skin)
    s.ink(trace('190,30 160,14 104,-26'), 7, { colour: hues.wood, in: 0.02, out: 0.02, least: 1 })
    smallHand(s, [156, 46], 'grip', { size: 50, angle: Math.PI - 0.1, skin: hues.skin, mirror: true })
    lantern(s, LANTERN)
  })
}

/** Where all of it will be. */
export const nightLines = (s: Sheet, line: Line = now) => {
  line(s, ellipse(...LANTERN, 46, 54, { to: 7.2 }))
  line(s, trace('-30,-20 40,30 96,60'))
}

const star = (s: Sheet, [x, y]: Point, r: number) =>
  s.flat(
    Array.from({ length: 8 }, (_, i): Point => {
      const [dx, dy] = polar((i / 8) * Math.PI * 2, i % 2 ? r * 0.34 : r)
      return [x + dx, y + dy]
    }),
    hues.star,
    { still: true, corners: true },
  )

/** What was added later, because something still seemed to be missing. */
export const tooMany: readonly ((s: Sheet) => void)[] = [
  (s) => {
    for (const [x, y, r] of [
      [-160, -250, 17],
      [-104, -262, 11],
      [-170, -180, 12],
      [60, -246, 15],
      [112, -262, 10],
      [150, -214, 18],
      [164, -140, 11],
      [120, -160, 9],
      [-150, -110, 10],
      [166, -60, 13],
      [90, -200, 8],
    ] as const)
      star(s, [x, y], r)
  },
  (s) => {
    for (const [x, y, r, kind] of [
      [-108, -140, 26, 2],
      [-78, -172, 20, 0],
      [-118, -96, 18, 4],
    ] as const)
      drawBloom(s, [x, y], r, kinds[kind]!, x)
    for (const [x, y, kind] of [
      [-150, 120, 3],
      [-110, 190, 0],
      [-40, 160, 2],
      [-150, 232, 4],
      [20, 196, 3],
      [-70, 108, 4],
    ] as const)
      drawBloom(s, [x, y], 20, kinds[kind]!, y)
  },
  (s) => {
    s.ink(trace('196,-284 140,-226 80,-236 40,-266'), 9, { colour: hues.wood, in: 0.05, out: 0.6 })
    for (const [x, y] of trace('150,-244 112,-222 76,-246 60,-268 170,-262 130,-262'))
      s.solid(ellipse(x, y, 20, 10, { tilt: x }), hues.leaf, 3.4)
    for (const [x, y] of trace('-166,-30 -176,60 150,-90 40,232 168,200 -120,30 116,234'))
      for (const [r, opacity] of trace('17,0.4 8,1'))
        s.flat(ellipse(x, y, r, r).slice(0, -1), '#C9F08A', { still: true, opacity })
  },
]

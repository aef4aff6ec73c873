import { type Point, bend, ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { Limp } from './hand-acting-parts.ts'
import { nail, roundFinger, SHADE, SKIN } from './hand-parts.ts'

/** The fingers of a fist, from the little one to the first: their middle, how wide they are, where their knuckle is. */
const FIST = [
  [-116, 62, -84],
  [-46, 76, -122],
  [34, 82, -138],
  [114, 76, -120],
] as const
const ARM = trace('-92,330 -98,210 -140,110 -150,30 150,30 156,110 112,206 104,330')
const THUMB = trace('60,230 124,130 96,44 -14,36')

const knuckle = ([x, wide, top]: (typeof FIST)[number]) =>
  [
    [-0.5, 60],
    [-0.5, 30],
    [-0.3, 6],
    [0.06, -6],
    [0.4, 12],
    [0.5, 40],
    [0.5, 64],
  ].map(([k, y]): Point => [x + k! * wide, top + y!])
const folded = (finger: (typeof FIST)[number]): Point[] => {
  const [x, wide, top] = finger
  const low = top + 176
  return [
    ...knuckle(finger),
    [x + wide * 0.48, low - 24],
    [x + wide * 0.2, low],
    [x - wide * 0.24, low],
    [x - wide * 0.48, low - 24],
  ]
}

export const fistKnuckles = FIST.map(knuckle)
export const fistTops = FIST.map(([x, , top]): Point => [x + 4, top - 4])
export const fistRound = trace(
  '-92,320 -98,210 -150,100 -156,-40 -90,-116 34,-144 140,-116 162,20 152,110 112,206 104,320',
)

/** A fist from the side of its palm: sharp knuckles, pale where they are stretched, and the thumb across. */
export function fist(s: Sheet) {
  s.flat(ARM, SKIN, { knock: true, still: true })
  s.flat(trace('60,330 70,210 120,120 160,40 170,120 130,210 116,330'), SHADE, { still: true, opacity: 0.55 })
  s.ink(trace('-92,330 -98,210 -142,110 -152,20 -148,-30'), 6.4, { in: 0.05, out: 0.1, least: 0.5 })
  s.ink(trace('104,330 114,206 152,120 164,70'), 6.4, { in: 0.05, out: 0.2, least: 0.5 })
  for (const finger of FIST) {
    const [x, wide, top] = finger
    const shape = folded(finger)
    s.flat(shape, SKIN, { knock: true, still: true })
    s.within(shape, () => {
      s.flat(
        trace(`${x - wide},${top + 128} ${x + wide},${top + 128} ${x + wide},${top + 200} ${x - wide},${top + 200}`),
        SHADE,
        {
          ...{ still: true, corners: true, opacity: 0.7 },
        },
      )
      s.flat(ellipse(x + 4, top + 6, wide * 0.36, 20), '#FFF8F1', { still: true })
    })
    s.contour(shape, 6)
    s.ink(bend([x - wide * 0.4, top + 120], [x, top + 132], [x + wide * 0.4, top + 120]), 4, { in: 0.2, out: 0.3 })
  }
  s.ink(trace('-128,120 -90,150 -30,150 24,138'), 4.6, { in: 0.3, out: 0.5 })
  const thumb = roundFinger(THUMB, [60, 104, 82, 56])
  s.flat(thumb, SKIN, { knock: true, still: true })
  s.within(thumb, () =>
    s.flat(trace('-50,34 40,48 110,60 110,140 80,200 30,200 30,80 -50,70'), SHADE, { still: true, opacity: 0.6 }),
  )
  s.ink(thumb.slice(5, -7), 6.4, { in: 0.2, out: 0.3, least: 0.5 })
  s.ink(trace('118,8 134,22 138,42'), 4, { in: 0.3, out: 0.4 })
  nail(s, [76, 38], [-16, 34], 26, 0.7)
}

const HANGS: Limp = { turn: 1.12, waist: 58, bump: 15, thumb: trace('60,20 124,66 184,84 226,78') }
/** Fingers that let go: the first one nearly straight, each further one more curled. */
export const RELAXED: Limp = {
  ...HANGS,
  fingers: [
    '136,-34 250,-48 330,-34 386,-12',
    '136,-20 254,-20 318,16 344,66',
    '130,0 236,14 276,66 262,116',
    '120,18 200,44 214,98 170,122',
  ].map(trace),
}
export const RAKE: Limp = {
  ...HANGS,
  fingers: [
    '136,-34 262,-44 306,34 286,104',
    '136,-18 250,-26 294,52 274,122',
    '130,0 238,-8 282,70 262,140',
    '122,18 226,10 270,88 250,158',
  ].map(trace),
}

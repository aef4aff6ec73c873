import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { framed, paint, round, shaped } from './still-parts.ts'

const dusk = {
  ...{
    sky: '#34548C',
    low: '#6E86B8',
    moon: '#FFF0C4',
    sea: '#203A6B',
    near: '#172A52',
    tail: '#0F1A36',
    lit: '#4F74AE',
  },
  ...{ boat: '#D9572B', sail: '#FFD98A', foam: '#DCE9F5' },
}
type Hues = typeof dusk
export const greys: Hues = {
  ...{
    sky: '#A9A9AB',
    low: '#A9A9AB',
    moon: '#FBF8F2',
    sea: '#7E7E82',
    near: '#7E7E82',
    tail: '#26262C',
    lit: '#26262C',
  },
  ...{ boat: '#FBF8F2', sail: '#FBF8F2', foam: '#FBF8F2' },
}
export const FRAME = [-386, -204, 386, 204] as const
const tail = trace(
  '60,210 96,90 110,10 60,-60 -30,-96 -120,-90 -60,-130 40,-140 118,-92 140,-60 160,-94 236,-146 340,-140 396,-104 300,-96 216,-56 174,10 190,90 240,210',
)

function boat(s: Sheet, [x, y]: Point, k: number, h: Hues, pen = 4) {
  s.at(x, y, { scale: k }, () => {
    shaped(s, trace('-8,-96 -8,-20 -60,-20'), h.sail, pen, true)
    shaped(s, trace('4,-110 52,-20 4,-20'), h.sail, pen, true)
    shaped(s, trace('-70,-12 70,-12 46,18 -48,18'), h.boat, pen, true)
  })
}

/** The tail towers over the boat. */
export function towering(s: Sheet, h: Hues = dusk) {
  framed(s, FRAME, () => {
    tint(s, box(-390, -210, 390, 210), h.sky)
    tint(s, box(-390, 10, 390, 210), h.low)
    paint(s, round(150, -20, 128), h.moon)
    tint(s, box(-390, 84, 390, 210), h.sea)
    s.flat(tail, h.tail, { still: true })
    paint(s, trace('150,-78 236,-134 330,-132 250,-112 180,-60'), h.lit)
    paint(s, trace('-400,150 -260,138 -120,152 20,136 180,154 400,140 400,220 -400,220'), h.near)
    paint(s, trace('16,148 60,126 110,140 170,124 250,142 280,152 160,160 60,160'), h.foam)
    boat(s, [-250, 118], 0.62, h)
  })
}

/** The whale lies below, as long as the picture. */
export function below(s: Sheet, h: Hues = greys) {
  framed(s, FRAME, () => {
    tint(s, box(-390, -210, 390, 210), h.moon)
    tint(s, box(-390, -60, 390, 210), h.sky)
    paint(
      s,
      trace('-330,60 -260,-10 -60,-34 140,0 260,50 330,10 370,0 350,70 366,130 300,100 120,140 -120,150 -290,120'),
      h.tail,
    )
    boat(s, [-20, -60], 0.5, h)
  })
}

/** Seen from above: the whale crosses the picture, the boat lies beside it. */
export function above(s: Sheet, h: Hues = greys) {
  framed(s, FRAME, () => {
    tint(s, box(-390, -210, 390, 210), h.sea)
    paint(s, trace('-220,210 -190,60 -90,-90 20,-150 90,-140 100,-60 40,70 -60,180 -120,230'), h.moon)
    paint(s, trace('20,-20 130,20 170,80 90,70 10,40'), h.moon)
    paint(s, trace('-120,-40 -210,-60 -270,-30 -200,-4 -140,10'), h.moon)
    s.at(260, -60, { rotate: -0.7 }, () => paint(s, trace('-40,0 0,-14 44,0 0,14'), h.tail))
  })
}

/** What it is to tell: something large, something small. */
export function idea(s: Sheet) {
  now(s, trace('-88,10 -104,-30 -74,-66 -30,-60 6,-86 54,-66 92,-56 100,-8 84,34 40,42 4,66 -40,48 -88,10'), 3.4)
  now(s, ellipse(52, 84, 14, 11, { to: 7 }))
  now(s, ellipse(78, 106, 7, 6, { to: 7 }))
  now(s, trace('-62,10 -46,-22 -4,-32 36,-14 56,-26 68,-36 66,-14 74,2 54,-4 30,18 -20,26 -52,22'), 4)
  now(s, trace('-40,-48 -8,-48'), 3.4)
  now(s, trace('-40,-48 -32,-38'), 3.4)
  now(s, trace('-32,-38 -16,-38'), 3.4)
  now(s, trace('-16,-38 -8,-48'), 3.4)
  now(s, trace('-24,-50 -24,-72'), 3.4)
  now(s, trace('-24,-72 -10,-54'), 3.4)
}

export function eye(s: Sheet) {
  now(s, trace('-36,0 -16,-17 8,-19 36,0 10,15 -16,14 -36,0'), 3.4)
  now(s, ellipse(0, -2, 11, 12, { to: 7 }), 3.4)
}

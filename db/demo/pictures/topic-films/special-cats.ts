import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { inked, light, now, red } from '../step-films/face.ts'
import { COAT, CREAM, furred, headFromFront, headFromSide, SHADE, softLimb } from './cat-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const CUSHION = '#9CC7D8'
const small = (scale: number, x: number, y: number, draw: Draw) => (s: Sheet) => s.at(x, y, { scale }, () => draw(s))
const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r, { from: 3.6, to: 10 })
const floor = (s: Sheet, y: number, wide: number, line = now) => line(s, trace(`${-wide},${y} ${wide},${y}`), 3)

const R = 262
const around = (from: number, to: number, r: number) => ellipse(0, 0, r, r, { from, to })
const curledTail = around(0.35, 1.95, R - 36).filter((_, i) => i % 2 === 0)
const HEAD: Point = [-104, 106]

function asleep(s: Sheet, pen = 6) {
  const body = around(0, Math.PI * 2, R).slice(0, -1)
  s.flat(body, COAT, { knock: true, still: true })
  s.within(body, () => {
    s.flat(trace('290,-120 300,290 -180,290 -60,250 120,170 210,20'), SHADE, { still: true, opacity: 0.7 })
    for (const [x, y] of trace('-40,-214 40,-222 116,-196'))
      s.ink(trace(`${x * 1.2},${y * 1.24} ${x},${y * 0.8} ${x * 0.8},${y * 0.68}`), pen * 3, {
        colour: SHADE,
        out: 0.6,
      })
  })
  inked(s, around(2.5, 6.9, R), pen * 1.2)
  s.ink(trace('168,130 176,40 128,-30 50,-40 -2,-2'), pen, { in: 0.3, out: 0.4 })
  softLimb(s, curledTail, [62, 66, 66, 64, 62, 58, 54, 48, 30], pen)
  s.at(...HEAD, { scale: 1.12, rotate: -0.34 }, () => headFromFront(s, { asleep: true, pen }))
}

function lumpyFur(s: Sheet) {
  const lump = trace(
    '-150,20 -120,-60 -60,-50 -20,-106 50,-70 96,-94 120,-30 170,0 140,60 160,110 60,96 0,128 -70,100 -140,116',
  )
  furred(s, lump, [], 4)
  for (let i = 0; i < 16; i++) {
    const [x, y] = [-10 + ((i * 47) % 150), -60 + ((i * 31) % 150)]
    s.ink(trace(`${x},${y} ${x + 12},${y + 10} ${x + 14},${y + 26}`), 3)
  }
  s.at(-86, 40, { scale: 0.66, rotate: 0.1 }, () => headFromFront(s, { asleep: true, pen: 4 }))
}

const sleeping: TopicDrawing = {
  steps: [
    (s) => {
      now(s, circle(0, 0, R))
      light(s, circle(4, 3, R - 6))
      light(s, trace('-300,276 300,276'), 3)
    },
    (s) => {
      now(s, ellipse(...HEAD, 114, 102, { tilt: -0.34, to: 6.6 }))
      for (const noted of ['-204,96 -182,-18 -104,14', '-78,2 -24,-62 2,64']) now(s, trace(noted))
      now(s, around(0.3, 1.95, R - 70))
      now(s, around(0.3, 1.95, R - 4))
    },
    (s) => {
      s.flat(ellipse(0, 254, 330, 58), CUSHION, { still: true })
      asleep(s)
    },
  ],
  slip: small(0.98, 4, 4, lumpyFur),
  cure: small(0.52, 20, 4, (s) => {
    asleep(s, 4)
    now(s, circle(0, 0, R), 5)
  }),
  checks: [
    [0, 0, 620],
    [0, -130, 560],
  ],
}

const FLOOR = 270
const pear = trace('-46,-60 46,-60 74,40 112,130 126,210 104,266 -104,266 -126,210 -112,130 -74,40')

function sittingFront(s: Sheet, pen = 6) {
  softLimb(s, trace('80,236 150,244 172,206 160,150'), [36, 38, 34, 22], pen)
  furred(s, pear, trace('50,-60 130,-40 150,270 70,270 92,190 60,60'), pen)
  s.within(pear, () => s.flat(trace('-40,-60 40,-60 34,40 0,76 -34,40'), CREAM, { still: true }))
  for (const k of [-1, 1]) {
    s.ink(ellipse(k * 82, 214, 42, 56, { from: k < 0 ? 3.4 : 4.4, to: k < 0 ? 5 : 6 }), pen * 0.8)
    s.solid(ellipse(k * 88, 258, 36, 15).slice(0, -1), COAT, pen * 0.8)
    s.flat(trace(`${k * 2},80 ${k * 44},80 ${k * 42},262 ${k * 2},262`), COAT, { knock: true, still: true })
    s.ink(trace(`${k * 48},70 ${k * 44},150 ${k * 44},244`), pen * 0.8)
    s.solid(ellipse(k * 24, 258, 25, 15).slice(0, -1), CREAM, pen * 0.8)
  }
  s.ink(trace('0,110 0,246'), pen * 0.8)
  s.at(0, -140, {}, () => headFromFront(s, { pen }))
}

const sideBody = (up = 0) =>
  trace(
    `-66,-80 0,-104 60,-60 118,30 162,${130 - up} 168,${214 - up} 140,${266 - up} 40,${266 - up} -20,${200 - up} -66,110 -88,30 -90,-40`,
  )

function sittingSide(s: Sheet, pen = 6, up = 0) {
  softLimb(s, trace(`150,${240 - up} 200,${250 - up} 232,${214 - up} 226,150`), [36, 38, 34, 20], pen)
  softLimb(s, trace('-46,40 -44,150 -46,250'), [46, 40, 34], pen, SHADE)
  furred(s, sideBody(up), trace(`96,-30 180,90 190,280 90,280 130,150`), pen)
  softLimb(s, trace('-62,0 -68,120 -74,250'), [64, 48, 40], pen)
  s.flat(trace('-92,-30 -34,-30 -40,50 -90,60'), COAT, { still: true, knock: true })
  s.ink(trace('-90,-40 -94,20 -93,60'), pen)
  s.solid(ellipse(-84, 256, 34, 16).slice(0, -1), CREAM, pen * 0.8)
  s.ink(ellipse(84, 180 - up, 88, 88, { from: 2.9, to: 5.2 }), pen)
  if (up)
    for (const x of [60, 120])
      softLimb(s, trace(`${x},${220 - up} ${x + 16},${258 - up * 0.5} ${x - 4},256`), [52, 34, 32], pen)
  else s.solid(ellipse(40, 254, 62, 17).slice(0, -1), COAT, pen * 0.8)
  headFromSide(s, [-56, -130], 84, pen)
}

const FRONT = -180
const SIDE = 176
const both = (s: Sheet, draw: (s: Sheet, side: boolean) => void) => {
  s.at(FRONT, 20, {}, () => draw(s, false))
  s.at(SIDE, 20, {}, () => draw(s, true))
}

const sitting: TopicDrawing = {
  steps: [
    (s) => {
      now(s, trace(`-380,${FLOOR + 20} 388,${FLOOR + 20}`), 3)
      both(s, (_, side) => {
        const [left, tip, right] = side ? [-130, -70, 180] : [-150, 0, 150]
        now(s, trace(`${tip},-250 ${left},${FLOOR}`))
        now(s, trace(`${tip},-250 ${right},${FLOOR}`))
      })
    },
    (s) =>
      both(s, (_, side) => {
        now(s, circle(side ? -56 : 0, side ? -130 : -140, side ? 84 : 96))
        now(s, circle(side ? 84 : 0, 180, side ? 88 : 92))
      }),
    (s) => {
      s.flat(ellipse(0, FLOOR + 22, 384, 24), CUSHION, { still: true })
      both(s, (_, side) => (side ? sittingSide(s) : sittingFront(s)))
    },
  ],
  slip: small(0.55, 0, 8, (s) => {
    floor(s, FLOOR, 250, inked)
    sittingSide(s, 4, 70)
  }),
  cure: small(0.55, 0, 8, (s) => {
    floor(s, FLOOR, 250, inked)
    sittingSide(s, 4)
    now(s, trace('-140,270 -72,-240'), 5)
    now(s, trace('-72,-240 190,270'), 5)
  }),
  checks: [
    [210, 200, 400],
    [0, 140, 620],
  ],
}

const tailUp = trace('246,-96 304,-128 336,-196 310,-262')
const trunk = trace(
  '-170,120 -120,72 -40,76 60,10 150,-104 220,-128 270,-80 262,0 190,50 90,92 -20,164 -110,192 -170,172',
)
const straightTrunk = trace('-170,-40 -120,-60 0,-60 150,-62 232,-60 262,-20 250,60 190,70 60,70 -60,72 -150,62')

function stretching(s: Sheet, pen = 6) {
  softLimb(s, tailUp, [40, 38, 34, 24], pen)
  softLimb(s, trace('196,-10 214,80 252,140 226,232'), [86, 62, 42, 34], pen, SHADE)
  softLimb(s, trace('-80,150 -190,190 -290,224'), [54, 42, 36], pen, SHADE)
  furred(s, trunk, trace('-160,160 -60,120 60,80 160,20 280,-20 260,60 80,130 -120,210'), pen)
  for (const [x, y] of trace('20,40 78,-4 128,-62'))
    s.ink(trace(`${x},${y} ${x + 20},${y + 34} ${x + 26},${y + 60}`), pen * 2.4, { colour: SHADE, out: 0.6 })
  softLimb(s, trace('220,-20 196,76 232,146 190,240'), [96, 72, 46, 38], pen)
  s.flat(ellipse(222, -34, 42, 56), COAT, { knock: true, still: true })
  softLimb(s, trace('-80,140 -196,206 -306,246'), [66, 46, 40], pen)
  s.flat(ellipse(-84, 128, 46, 36), COAT, { knock: true, still: true })
  s.solid(ellipse(-318, 248, 36, 19).slice(0, -1), CREAM, pen * 0.8)
  s.solid(ellipse(176, 248, 36, 18).slice(0, -1), CREAM, pen * 0.8)
  headFromSide(s, [-166, 92], 78, pen, true)
}

function tableCat(s: Sheet) {
  softLimb(s, trace('246,-30 304,-40 340,-100 330,-160'), [40, 38, 34, 24], 4)
  for (const x of [-120, 200]) softLimb(s, trace(`${x + 30},40 ${x + 30},240`), [44, 36], 4, SHADE)
  furred(s, straightTrunk, trace('-160,50 0,40 270,30 260,90 -150,90'), 4)
  for (const x of [-130, 210]) softLimb(s, trace(`${x},30 ${x},244`), [52, 40], 4)
  headFromSide(s, [-206, -70], 78, 4, true)
}

const bow = bend([-336, 240], [30, 130], [216, -134], 5)
const stretch: TopicDrawing = {
  steps: [
    (s) => {
      now(s, bow, 4)
      light(s, trace('-380,268 340,268'), 3)
    },
    (s) => {
      now(s, circle(-96, 128, 66))
      now(s, circle(204, -36, 88))
      now(s, circle(-166, 92, 78))
      light(s, trace('-96,62 340,62'), 2)
      light(s, trace('-200,-124 340,-124'), 2)
    },
    (s) => {
      s.flat(ellipse(-20, 262, 360, 26), CUSHION, { still: true })
      stretching(s)
      now(s, [...bow.slice(-2), ...tailUp.slice(1)], 4)
    },
  ],
  slip: small(0.5, 12, 20, (s) => {
    floor(s, 258, 330, inked)
    tableCat(s)
  }),
  cure: small(0.5, 12, 14, (s) => {
    floor(s, 262, 330, inked)
    stretching(s, 4)
    red(s, bow.slice(1), 6)
  }),
  checks: [
    [30, 40, 620],
    [30, 40, 620],
  ],
}

const FACE = 2.3
const face = (draw: Draw) => (s: Sheet) => s.at(0, 60, { scale: FACE }, () => draw(s))

const catFace: TopicDrawing = {
  steps: [
    face((s) => {
      now(s, ellipse(0, 0, 102, 92, { from: 3.6, to: 10 }))
      now(s, trace('0,-92 0,92'))
      now(s, trace('-102,0 102,0'))
    }),
    face((s) => {
      for (const k of [-1, 1]) {
        now(s, trace(`${k * 38},-82 ${k * 80},-128`))
        now(s, trace(`${k * 80},-128 ${k * 99},-30`))
        light(s, trace(`${k * 38},-82 0,-132`))
      }
    }),
    face((s) => headFromFront(s)),
  ],
  slip: small(1.22, 0, 24, (s) => headFromFront(s, { eyes: -36, long: 18, pen: 4.4 })),
  cure: small(1.22, 0, 24, (s) => {
    headFromFront(s, { pen: 4.4 })
    now(s, trace('-118,-4 118,-4'), 4)
    red(s, ellipse(0, 36, 84, 50, { from: 3.9, to: 10.5 }), 5)
  }),
  checks: [
    [0, 110, 480],
    [0, -150, 480],
  ],
}

export const specialCats: readonly (TopicDrawing | null)[] = [sleeping, sitting, stretch, catFace]

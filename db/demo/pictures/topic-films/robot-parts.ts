import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const HEAD: Point = [0, -132]
const R = 116
const head = ellipse(...HEAD, R, R)
const FRONT = trace('-150,-6 46,16 46,236 -150,202')
const SIDE = trace('46,16 150,-34 150,170 46,236')
const TOP = trace('-150,-6 46,16 150,-34 -44,-56')
const still = { still: true, corners: true } as const
const SHADE = '#3B3470'
const dim = (s: Sheet, shape: readonly Point[], opacity = 0.42) => s.flat(shape, SHADE, { ...still, opacity })

/** A toy with a ball for its head and a box for its body. */
export function robot(s: Sheet) {
  s.flat(ellipse(60, 226, 330, 66), '#EFE6D2', { still: true })
  for (const [face, colour] of [
    [FRONT, '#7FB3C9'],
    [SIDE, '#7FB3C9'],
    [TOP, '#A3CDDC'],
  ] as const) {
    s.flat(face, colour, { knock: true, ...still })
    s.contour(face, 5, { corners: true, least: 0.6 })
  }
  s.solid(ellipse(-52, 104, 38, 44, { tilt: 0.1 }), '#F7E3A8', 5)
  s.ink(trace('-52,104 -36,78'), 5)
  s.ink(trace('0,-246 0,-286'), 6, { least: 0.9 })
  s.solid(ellipse(0, -296, 16, 16), '#E0574A', 5)
  s.flat(head, '#F2A65A', { knock: true, ...still })
  s.contour(head, 6)
  for (const x of [-64, 6]) {
    s.solid(ellipse(x, -142, 19, 26), '#FCFAF4', 4)
    s.black(ellipse(x - 2, -138, 9, 14))
  }
  s.ink(
    [
      [-70, -88],
      [-46, -70],
      [-14, -68],
      [10, -84],
    ],
    5,
  )
}

/** What turns away from the light, as large connected shapes. */
export function formShade(s: Sheet) {
  const crescent = [
    ...ellipse(...HEAD, R, R, { from: -0.86, to: 2.4 }),
    ...ellipse(HEAD[0] - 42, HEAD[1] - 36, R, R, { from: 2.2, to: -0.6 }),
  ]
  s.within(head, () => dim(s, crescent), true)
  dim(s, SIDE)
  s.within(ellipse(-52, 104, 38, 44), () => dim(s, ellipse(-26, 124, 34, 44), 0.3))
}
/** What falls on something else. */
export function castShade(s: Sheet) {
  const below = ellipse(...HEAD, R, R, { from: 2.2, to: 0.7 })
  s.within(TOP, () => dim(s, [...below, ...ellipse(34, -22, 106, 26, { from: 0, to: Math.PI })]), true)
  s.within(FRONT, () => dim(s, trace('-20,-10 46,14 46,58 10,48')), true)
  dim(s, trace('46,236 150,170 336,206 250,268'))
}
/** Small pieces of shade here and there. */
export function choppedShade(s: Sheet) {
  const bits = '70,-200 96,-150 60,-100 40,-60 -40,-40 -80,-180 30,-220 92,-120 -90,-110 -10,-50'
  for (const [i, [x, y]] of trace(bits).entries())
    s.within(head, () => dim(s, ellipse(x, y, 18 + (i % 3) * 5, 9, { tilt: i }), 0.5))
  for (const [i, [x, y]] of trace('70,40 120,20 90,100 130,110 76,170 112,150').entries())
    s.within(SIDE, () => dim(s, ellipse(x, y, 12, 24, { tilt: i * 0.7 }), 0.5), true)
  for (const [i, [x, y]] of trace('-130,20 -90,190 20,60 -120,120 10,190 -20,30').entries())
    s.within(FRONT, () => dim(s, ellipse(x, y, 20, 10, { tilt: i }), 0.5), true)
  for (const [x, y] of trace('190,230 250,220 220,250')) dim(s, ellipse(x, y, 22, 8), 0.5)
}

import type { Stance } from '../covers/actor.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { PAPER } from '../tones.ts'
import { ruledFrame, ruledLine, still, WHITE } from './comic-parts.ts'
import { somebody, type Who } from './comic-people.ts'

/** Somebody who steps back from a picture and looks at it, from the side towards us. */
export const steppedBack: Stance = {
  shoulders: '-0.86,1.7 0.8,1.7',
  hips: '-0.42,4.1 0.42,4.1',
  arms: '-1.3,3.0 -1.2,4.3 1.5,2.6 0.5,1.5',
  legs: '-0.7,6.2 -1.1,8.3 0.5,6.2 0.7,8.4',
  feet: [0, 0],
}
export const looker: Who & { low: string } = {
  ...{ cut: 'short', hair: '#6B4A3A', cloth: '#7FA8C9', low: '#5B6B8C', skin: '#F4D6BF', iris: '#3A4A50', yaw: 0.6 },
}
export const model: Who = { cut: 'bob', hair: WHITE, cloth: WHITE, skin: WHITE, mood: 'calm', yaw: -0.3 }

export const apple = through(
  trace('0,-0.4 0.36,-0.52 0.56,-0.2 0.46,0.28 0.16,0.5 -0.16,0.5 -0.46,0.28 -0.56,-0.2 -0.36,-0.52'),
  true,
  4,
)

/** A girl with an apple before her, in lines only. */
export function lineArt(s: Sheet, [x, y]: Point, r: number, pen = 60) {
  somebody(s, [x, y], r, model, pen)
  s.at(x - r * 0.86, y + r * 1.78, { scale: r }, () => {
    s.flat(apple, WHITE, { still: true, knock: true })
    s.contour(apple, pen / 16)
    s.ink(trace('0,-0.36 0.02,-0.6 0.14,-0.76'), pen / 16)
  })
}
export const easel = (s: Sheet, corners: readonly Point[]) => {
  const [[l, t], [r], , [, b]] = corners as [Point, Point, Point, Point]
  const middle = (l + r) / 2
  for (const k of [-1, 1]) ruledLine(s, [middle + k * 60, b], [middle + k * 130, b + 92], 8, '#8A5F45')
  ruledLine(s, [middle, t - 34], [middle, t], 9, '#8A5F45')
  s.flat(corners, WHITE, still)
  ruledFrame(s, corners, 5)
  ruledLine(s, [l - 20, b + 6], [r + 20, b + 6], 12, '#8A5F45')
}
export const eyeMark = (s: Sheet, [x, y]: Point, k: number, line = now) => {
  line(
    s,
    trace('-30,0 0,-18 30,0').map(([px, py]): Point => [x + px * k, y + py * k]),
    4,
  )
  line(
    s,
    trace('-30,0 0,18 30,0').map(([px, py]): Point => [x + px * k, y + py * k]),
    4,
  )
  line(s, ellipse(x, y, 9 * k, 9 * k, { to: 7 }), 5)
}

const quiet = { in: 0.12, out: 0.2, least: 0.4, shade: 0.1 }
/** Lines of a duckling that are right, each with the one drawn beside it. */
const duck: readonly (readonly [kept: string, twice: string])[] = [
  ['-196,-96 -206,-176 -146,-232 -76,-214 -48,-150 -66,-104', '-208,-92 -224,-170 -156,-246 -66,-228 -34,-150'],
  ['-66,-104 20,-92 118,-70 196,-118 252,-150', '-56,-116 30,-106 112,-88 200,-140 246,-170'],
  ['252,-150 262,-40 220,70 130,150 10,184', '266,-132 280,-30 230,84 140,168 30,200'],
  ['10,184 -120,178 -206,110 -222,20 -196,-60 -196,-96', '-10,198 -140,190 -226,112 -238,16 -212,-56'],
  ['-70,10 -30,82 60,108 150,70 190,-10', '-82,20 -40,98 60,124 160,84'],
  ['190,-10 120,-20 40,-26 -70,10', '196,-24 110,-36 30,-40'],
  ['-196,-150 -258,-150 -292,-130 -250,-112 -192,-118', '-200,-160 -262,-164 -306,-132'],
]
const WAYS = duck.map((pair) => pair.map((noted) => through(trace(noted), false, 8)) as [Point[], Point[]])
const BODY = WAYS.slice(0, 4).flatMap(([kept]) => kept)
export function duckColours(s: Sheet) {
  s.flat(ellipse(0, 236, 280, 34), '#A9D3E8', { still: true })
  for (const [x, k] of [
    [-60, 1],
    [60, -1],
  ] as const)
    s.flat(trace(`${x - 30},180 ${x + 24},180 ${x + 20},226 ${x - 50 * k},240 ${x - 30},214`), '#E58A3C', {
      still: true,
    })
  s.flat(through(trace(duck[6]![0]), true, 4), '#F2A24A', { still: true })
  s.flat(BODY, '#FBE08A', { ...still })
  s.within(
    BODY,
    () => s.flat(trace('262,-120 280,60 120,230 -220,190 -200,110 -40,160 120,110 210,10'), '#E3B24E', { still: true }),
    true,
  )
  s.flat(through(trace('-70,10 -30,82 60,108 150,70 190,-10 120,-20 40,-26'), true, 4), '#F1CB66', { still: true })
}
export const duckLines = (s: Sheet, width = 6) => WAYS.forEach(([kept]) => s.ink(kept, width, quiet))
export const duckEye = (s: Sheet, width = 6) => {
  s.black(ellipse(-146, -156, 11, 15))
  s.ink(trace('-176,-196 -156,-206 -134,-200'), width * 0.6)
}
export const duckTwice = (s: Sheet, width = 5) => WAYS.forEach(([, twice]) => s.ink(twice, width, quiet))
/** The second lines rubbed out: a pale trace of them is left. */
export const rubbedOut = (s: Sheet) => {
  for (const [, twice] of WAYS) s.ink(twice, 13, { colour: PAPER, in: 0.02, out: 0.02, least: 1, shade: 0 })
  duckLines(s)
}
/** Where two lines lie beside each other. */
export const doubles = trace('-216,-196 100,-84 250,60 -226,60 60,116 120,-28 -270,-150')
/** A duckling gone over until every line is stiff. */
export function stiffDuck(s: Sheet) {
  const even = { in: 0.01, out: 0.01, least: 1, shade: 0, corners: true }
  for (const { 0: kept } of duck) s.ink(trace(kept), 6, even)
}

export const swatch = (s: Sheet, y: number, width: number) =>
  s.ink(
    [
      [-58, y],
      [40, y],
    ],
    width,
    { in: 0.02, out: 0.02, least: 0.95, shade: 0 },
  )

import { box } from '../backdrop.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { Line } from '../step-films/face.ts'
import { plate, ruled, tint } from './place-parts.ts'
import { chance } from './plain-parts.ts'

/** The long edges of a sill between two posts: worn down in its middle, or straight. */
const FAR = -20
const EDGE = 56
const LOW = 136
const POST = 262
const across = (y: number, sink: number): Point[] => [
  [-POST, y],
  [-190, y + sink * 0.08],
  [-110, y + sink * 0.55],
  [0, y + sink],
  [110, y + sink * 0.55],
  [190, y + sink * 0.08],
  [POST, y],
]
const sinking = { far: 14, edge: 34 }
const farEdge = across(FAR, sinking.far)
const nearEdge = across(EDGE, sinking.edge)
const topOf = [...farEdge, ...nearEdge.toReversed()]
const frontOf = [...nearEdge, [POST, LOW] as const, [-POST, LOW] as const]
const groove = (y: number, sink: number) => across(y, sink)
const posts = [box(-384, -300, -POST, 176), box(POST, -300, 384, 176)]

export function roundedSill(s: Sheet, line: Line) {
  for (const edge of [farEdge, nearEdge]) line(s, edge, 4)
  line(s, across(EDGE + 16, sinking.edge * 0.92), 2.6)
  line(s, trace(`-${POST},${LOW} ${POST},${LOW}`), 3.4)
  for (const x of [-POST, POST]) line(s, trace(`${x},-300 ${x},176`), 3.4)
  for (const k of [-1, 1]) {
    line(s, bend([k * 300, -300], [k * 292, -60], [k * 300, 176]), 2.4)
    line(s, bend([k * (POST - 4), EDGE - 12], [k * (POST - 30), EDGE + 4], [k * (POST - 40), EDGE + 24]), 3)
  }
  line(s, trace('-384,176 384,176'), 2.4)
}

const wood = { top: '#9A6C48', front: '#754C36', post: '#6B4634', worn: '#E2BE88', edge: '#F1D8AC', floor: '#A98F78' }
export function doorstep(s: Sheet) {
  tint(s, box(-POST, -300, POST, FAR + 20), '#D8E4DC')
  s.flat(trace('-262,-96 -262,-150 -180,-182 -90,-160 0,-186 110,-158 190,-180 262,-150 262,-96'), '#9DB892', {
    still: true,
  })
  tint(s, box(-POST, -100, POST, FAR + 20), '#CFC3AE')
  tint(s, box(-384, 130, 384, 300), wood.floor)
  for (const post of posts) tint(s, post, wood.post)
  s.flat(frontOf, wood.front, { still: true })
  s.flat(topOf, wood.top, { still: true })
  for (const [y, sink] of [
    [4, 20],
    [30, 27],
  ] as const)
    s.ink(groove(y, sink), 5, { colour: '#5B3B2C', in: 0.02, out: 0.02, least: 0.7 })
}
export function pathOfFeet(s: Sheet) {
  s.within(topOf, () => {
    for (const [rx, opacity] of [
      [200, 0.22],
      [160, 0.24],
      [124, 0.26],
      [88, 0.3],
    ] as const)
      s.flat(ellipse(0, 44, rx, 66), wood.worn, { still: true, opacity })
  })
  s.ink(nearEdge.slice(1, 6), 9, { colour: wood.edge })
  for (const k of [-1, 1]) {
    s.flat(ellipse(k * 274, -150, 13, 84), wood.worn, { still: true, opacity: 0.75 })
    s.flat(ellipse(k * 274, -150, 7, 54), wood.edge, { still: true, opacity: 0.7 })
  }
  s.flat(ellipse(0, 232, 170, 50), '#CDB598', { still: true, opacity: 0.8 })
}
const dents = Array.from({ length: 22 }, (_, i): Point => [-350 + i * 33 + 12 * chance(i, 2), 190 + 96 * chance(i, 5)])
export function earthFloor(s: Sheet) {
  s.flat(
    [
      [-POST, LOW],
      [POST, LOW],
      [POST, LOW + 18],
      [0, LOW + 28],
      [-POST, LOW + 18],
    ],
    '#3F3670',
    {
      ...{ still: true, corners: true, opacity: 0.4 },
    },
  )
  s.scatter(
    dents.map(([x, y], i) => ellipse(x, y, 8 + 14 * chance(i, 7), 3 + 4 * chance(i, 8))),
    '#7A6254',
    { opacity: 0.75 },
  )
  inkedSill(s, 4)
}
function inkedSill(s: Sheet, pen: number) {
  const how = { in: 0.03, out: 0.03, least: 0.6 }
  s.ink(farEdge, pen * 0.8, how)
  s.ink(nearEdge, pen, how)
  s.ink(trace(`-${POST},${LOW} ${POST},${LOW}`), pen, how)
  for (const k of [-1, 1]) {
    ruled(s, trace(`${k * POST},-300 ${k * POST},176`), pen)
    ruled(s, trace(`${k * POST},176 ${k * 384},176`), pen)
    s.ink(bend([k * 214, 92], [k * 150, 104], [k * 96, 106]), pen * 0.6)
  }
}

export function smallSill(s: Sheet, worn: boolean) {
  if (worn) {
    doorstep(s)
    pathOfFeet(s)
    return inkedSill(s, 3)
  }
  tint(s, box(-POST, -300, POST, FAR + 20), '#D8E4DC')
  tint(s, box(-384, 130, 384, 300), '#C9B8A4')
  for (const post of posts) plate(s, post, '#D9A878', 3)
  plate(s, box(-POST, FAR, POST, EDGE), '#E6BE8C', 3)
  plate(s, box(-POST, EDGE, POST, LOW), '#C9935F', 3)
  for (const y of [6, 32]) ruled(s, trace(`-${POST},${y} ${POST},${y}`), 3)
}

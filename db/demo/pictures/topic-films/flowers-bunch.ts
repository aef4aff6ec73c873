import { tint } from '../covers/street-things.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { daisy, hues, type Leaf, leaf, stemLine, turnedAway } from './flowers-parts.ts'
import { shaped } from './still-parts.ts'

type Head = readonly [at: Point, r: number, lean: number, ratio: number]
export const leading: readonly Head[] = [
  [[-118, -6], 118, -0.3, 0.86],
  [[18, -152], 108, 0.1, 0.8],
  [[122, 40], 112, 0.4, 0.86],
]
export const sideways: readonly Head[] = [
  [[-224, -104], 70, -0.9, 0.42],
  [[-104, -188], 68, -0.4, 0.44],
  [[146, -150], 70, 0.6, 0.4],
  [[234, -40], 64, 1.1, 0],
  [[26, -262], 56, 0.1, 0],
]
const outer: readonly Leaf[] = [
  { from: [-150, 90], lean: [-260, 80], tip: [-306, 0], wide: 30 },
  { from: [-180, -60], lean: [-270, -120], tip: [-290, -210], wide: 30 },
  { from: [-80, -200], lean: [-150, -260], tip: [-130, -318], wide: 26 },
  { from: [90, -220], lean: [130, -270], tip: [130, -320], wide: 26 },
  { from: [190, -150], lean: [260, -190], tip: [290, -250], wide: 28 },
  { from: [200, 60], lean: [300, 70], tip: [330, 10], wide: 30 },
]
const inner: readonly Leaf[] = [
  { from: [-20, -120], lean: [-60, -180], tip: [-50, -236], wide: 18 },
  { from: [120, -100], lean: [190, -100], tip: [222, -130], wide: 18 },
  { from: [-190, 60], lean: [-220, 20], tip: [-222, -30], wide: 18 },
]
export const outside = trace('-180,110 -306,10 -296,-206 -130,-318 130,-320 292,-248 330,14 200,120')
const mass = trace(
  '-190,100 -230,60 -224,10 -262,-30 -236,-90 -250,-150 -186,-180 -160,-230 -90,-224 -50,-268 10,-250 70,-270 110,-220 180,-216 200,-160 254,-140 244,-80 276,-30 240,20 246,70 200,100',
)

function paperCone(s: Sheet) {
  for (const x of [-44, 0, 46]) stemLine(s, trace(`6,230 ${6 + x},318`), 14)
  shaped(s, trace('-28,222 42,222 104,304 60,290 34,312 2,292 -26,312 -56,290 -92,302'), '#DDBE94', 4.6, true)
  shaped(s, trace('-226,50 -70,110 70,120 232,44 44,232 -30,232'), '#F6E7CC', 5, true)
  tint(s, trace('70,120 232,44 44,232 10,232'), '#DDBE94')
  s.ink(trace('70,120 36,180 10,232'), 3.6)
  for (const bow of ['6,232 -60,204 -70,256', '8,232 76,206 84,258', '-8,220 22,220 22,246 -8,246'])
    shaped(s, trace(bow), '#E9617F', 4.4, true)
}

/** Still closed. */
function bud(s: Sheet, at: Point, lean: number) {
  s.at(...at, { rotate: lean }, () => {
    shaped(s, trace('-17,0 -20,-30 0,-62 20,-30 17,0'), hues.coral, 4)
    shaped(s, trace('-19,-22 0,-8 19,-22 12,8 -12,8'), hues.leaf, 3.6)
  })
}

function inBunch(s: Sheet, [[x, y], r, lean, ratio]: Head, colour: string) {
  s.at(x, y, { rotate: lean }, () =>
    ratio ? daisy(s, r, ratio, colour, ratio > 0.6 ? 8 : 7) : turnedAway(s, r, colour),
  )
}
const rows: readonly Head[] = [-170, 10, 190].flatMap((x, i) =>
  [-230, -110, 10].map((y): Head => [[x, y + (i === 1 ? -14 : 0)], 82, 0, 1]),
)

export function bunch(s: Sheet) {
  for (const one of outer) leaf(s, one)
  shaped(s, mass, hues.leafDark, 4)
  for (const one of inner) leaf(s, one)
  bud(s, [-170, -226], -0.7)
  bud(s, [206, -206], 0.6)
  for (const one of sideways) {
    inBunch(s, one, hues.white)
  }
  paperCone(s)
  for (const one of leading) inBunch(s, one, hues.coral)
}

export function inRows(s: Sheet) {
  for (const one of outer) leaf(s, one)
  shaped(s, mass, hues.leafDark, 4)
  paperCone(s)
  for (const one of rows) inBunch(s, one, hues.coral)
}

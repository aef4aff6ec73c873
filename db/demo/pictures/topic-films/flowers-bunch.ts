import { tint } from '../covers/street-things.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { daisy, hues, type Leaf, leaf, stemLine, turnedAway } from './flowers-parts.ts'
import { shaped } from './still-parts.ts'

type Head = readonly [at: Point, r: number, lean: number, ratio: number]
export const leading: readonly Head[] = [
  [[-112, 4], 122, -0.24, 0.96],
  [[6, -140], 116, -0.34, 0.56],
  [[130, 30], 112, 0.62, 0.62],
]
/** Those that look to the side, and, where nothing is said of how round they are, away from us. */
export const sideways: readonly Head[] = [
  [[-232, -92], 84, -1.15, 0.26],
  [[-118, -196], 80, -0.6, 0.26],
  [[150, -176], 84, 0.66, 0.26],
  [[246, -58], 80, 1.2, 0],
  [[28, -268], 62, 0.06, 0],
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

const SIDE = '#FFD9E2'
/** A flower seen from its side: the far petals, its heart between them, the near ones, and the cup that holds them. */
function profile(s: Sheet, r: number) {
  const on = (noted: string) => trace(noted).map(([x, y]): Point => [x * r, y * r])
  stemLine(s, on('0,0.3 0.02,0.6 0.1,0.9'), 12)
  for (const far of [
    '-0.7,-0.5 -0.5,-0.86 -0.18,-0.8 0,-0.3',
    '0.7,-0.5 0.5,-0.86 0.18,-0.8 0,-0.3',
    '-0.26,-0.6 0,-0.98 0.26,-0.6 0,-0.3',
  ])
    shaped(s, on(far), '#F3A9BC', 3.6)
  shaped(s, on('-0.24,-0.46 0,-0.66 0.24,-0.46 0.1,-0.2 -0.1,-0.2'), hues.heart, 3.6)
  for (const k of [-1, 1])
    shaped(
      s,
      on('0,0.1 0.4,-0.02 0.86,-0.34 1.06,-0.6 0.8,-0.62 0.4,-0.46 0.1,-0.2').map(([x, y]): Point => [x * k, y]),
      SIDE,
      4,
    )
  shaped(s, on('0,0.12 -0.26,-0.1 -0.3,-0.42 0,-0.54 0.3,-0.42 0.26,-0.1'), SIDE, 4)
  s.ink(on('0,0 0,-0.2 0,-0.36'), 2.6)
  shaped(s, on('-0.3,-0.02 0,0.1 0.3,-0.02 0.16,0.34 -0.16,0.34'), hues.leaf, 4)
}

function inBunch(s: Sheet, [[x, y], r, lean, ratio]: Head, colour: string) {
  s.at(x, y, { rotate: lean }, () =>
    ratio > 0.5 ? daisy(s, r, ratio, colour) : ratio ? profile(s, r) : turnedAway(s, r, SIDE),
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
    inBunch(s, one, SIDE)
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

import { drawGlow, drawHeap, drawSky } from './light.ts'
import { tint } from './street-things.ts'
import { disc } from './ground.ts'
import { box } from '../backdrop.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Dusk on a still lake: far off the water is a mirror, at one's feet it is clear to the ground. */
const hues = {
  ...{ zenith: '#3A4F9A', high: '#8E7FC0', low: '#F49A86', horizon: '#FFDF9E', sun: '#FFF3C8' },
  heap: ['#FFE3CC', '#E9A7A8', '#9A80B4'],
  ...{ far: '#8A78AE', near: '#5C558E', shore: '#3F3F70', mirrorFar: '#7A6CA8' },
  ...{ clear: '#4FA8A8', deep: '#3B6FA0', sand: '#B9C08E', sandLit: '#E4D59A', foam: '#FFF4DC' },
  ...{
    hull: '#F6EEDC',
    hullShade: '#B5A0B8',
    stripe: '#C9442F',
    deck: '#A9683F',
    sail: '#FFF6E0',
    sailShade: '#E2B4A4',
    jib: '#E2653F',
    mast: '#6A4436',
  },
  stones: ['#8F8A8C', '#B5A08C', '#6E8A8A', '#A9837A', '#C9B89A'],
  line: '#262650',
}
const SHORE = -30
const lens = (x: number, y: number, w: number, h: number): Point[] => [
  ...bend([x - w, y], [x, y - h * 1.6], [x + w, y], 6),
  ...bend([x + w, y], [x, y + h * 1.6], [x - w, y], 6),
]

/** A boat at dusk stands on its head in the water, and near the shore one sees the stones. */
export function drawMirrorWater(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.high, hues.low, hues.horizon], [-360, SHORE], 13)
  const sun: Point = [-300, SHORE - 36]
  drawGlow(s, sun, 230, hues.sun, 0.2)
  tint(s, disc(sun, 46), hues.sun)
  s.line = '#7A629E'
  for (const [x, y, r] of trace('470,-190 360,-160 560,-150').map(([x, y], i) => [x, y, [84, 66, 70][i]!] as const))
    drawHeap(s, [x, y], [r, r * 0.62], hues.heap)
  s.line = hues.line
  const ridge = trace('-680,-70 -520,-130 -400,-84 -200,-60 20,-96 180,-170 330,-100 500,-140 680,-80')
  s.flat([...ridge, [680, SHORE], [-680, SHORE]], hues.far, { knock: true, still: true })
  s.ink(ridge, 3)
  const trees = trace('-680,-50 -600,-62 -520,-44 -440,-52 200,-40 320,-60 460,-48 560,-66 680,-50')
  tint(s, [...trees, [680, SHORE], [200, SHORE], [-300, SHORE], [-680, SHORE]], hues.near)
  drawLake(s, ridge, sun)
  drawBed(s)
  s.at(90, 66, {}, () => drawBoat(s, sun))
  for (const [x, y, w] of [
    [-520, 60, 90],
    [-120, 150, 110],
    [420, 30, 80],
    [520, 140, 110],
    [-400, 190, 120],
    [260, 210, 100],
  ] as const)
    s.ink(trace(`${x - w},${y} ${x - w * 0.3},${y - 4} ${x + w * 0.3},${y + 2} ${x + w},${y - 1}`), 3, {
      colour: hues.foam,
      in: 0.4,
      out: 0.5,
    })
}

/** The sky again, upside down, with the hills and the road of the sun. */
function drawLake(s: Sheet, ridge: readonly Point[], sun: Point) {
  const sky = [hues.horizon, hues.low, hues.high, hues.deep]
  for (let i = 0; i < 12; i++) {
    const along = (i / 11) * 3
    const at = Math.min(2, Math.floor(along))
    tint(s, box(-680, SHORE + i * 32, 680, 400), between(between(sky[at]!, sky[at + 1]!, along - at), hues.deep, 0.16))
  }
  tint(
    s,
    [...ridge.map(([x, y]): Point => [x, SHORE + (SHORE - y) * 0.85]), [680, SHORE], [-680, SHORE]],
    hues.mirrorFar,
    0.8,
  )
  tint(s, trace('-680,-30 -300,-30 -440,-6 -600,2 -680,-4'), hues.near, 0.7)
  tint(s, trace('200,-30 680,-30 680,2 460,-4'), hues.near, 0.7)
  s.ink(trace(`-680,${SHORE} 680,${SHORE}`), 3, { corners: true })
  for (let i = 0; i < 8; i++)
    s.flat(lens(sun[0] + (i % 2 ? 14 : -12), SHORE + 16 + i * 26, 70 + (i % 3) * 16 - i * 4, 5), hues.sun, {
      still: true,
      opacity: 0.9 - i * 0.07,
    })
  for (let i = 0; i < 12; i++)
    s.flat(
      lens(-560 + ((i * 233) % 1160), SHORE + 30 + i * 18, 60 + i * 8, 3 + i * 0.4),
      i % 2 ? hues.high : hues.low,
      { still: true, opacity: 0.5 },
    )
}

/** In the foreground the water is shallow: sand, and stones that pale with the depth. */
function drawBed(s: Sheet) {
  tint(s, trace('-680,250 -420,226 -120,250 180,228 440,252 680,226 680,400 -680,400'), hues.clear, 0.55)
  tint(s, trace('-680,286 -360,266 -40,290 260,268 680,286 680,400 -680,400'), hues.sand, 0.6)
  tint(s, trace('-680,332 -300,312 60,334 400,314 680,330 680,400 -680,400'), hues.sandLit, 0.7)
  for (let i = 0; i < 20; i++) {
    const [x, y] = [-620 + ((i * 197) % 1250), 276 + ((i * 53) % 84)]
    const k = (y - 250) / 100
    const [rx, ry] = [20 + ((i * 13) % 26) * k + 8 * k, 8 + 10 * k]
    const colour = between(hues.clear, hues.stones[i % 5]!, 0.35 + k * 0.6)
    s.solid(ellipse(x, y, rx, ry).slice(0, -1), colour, 1.4 + k * 1.4, {
      colour: between(hues.clear, hues.line, k * 0.9),
    })
    tint(s, ellipse(x - rx * 0.24, y - ry * 0.34, rx * 0.5, ry * 0.34), hues.foam, 0.3 + k * 0.2)
  }
  for (const noted of [
    '-600,300 -480,284 -380,304',
    '-200,320 -60,300 60,324',
    '180,290 300,274 400,298',
    '460,330 560,312 650,334',
    '-420,344 -300,330 -200,348',
  ])
    s.ink(trace(noted), 4, { colour: hues.foam, opacity: 0.7, in: 0.4, out: 0.4 })
}

function drawBoat(s: Sheet, sun: Point) {
  const mirror = (noted: string) => trace(noted).map(([x, y]): Point => [x, 126 - y * 0.62])
  tint(s, mirror('-170,0 180,-6 136,62 -120,66'), hues.hullShade, 0.75)
  tint(s, mirror('10,-270 170,-30 14,-24'), hues.sailShade, 0.6)
  tint(s, mirror('-6,-234 -130,-34 -6,-26'), hues.jib, 0.5)
  for (const [y, w] of [
    [104, 190],
    [152, 150],
    [196, 110],
    [240, 80],
  ] as const)
    s.flat(lens(10, y, w, 3), between(hues.high, hues.deep, 0.4), { still: true, opacity: 0.8 })
  s.solid(trace('10,-270 170,-30 14,-24'), hues.sail, 4, { corners: true })
  tint(s, trace('60,-194 170,-30 90,-28 80,-120'), hues.sailShade, 0.7)
  for (const y of [-190, -130, -80]) s.ink(trace(`14,${y} ${14 + (y + 270) * 0.62},${y + 8}`), 1.8)
  s.solid(trace('-6,-234 -130,-34 -6,-26'), hues.jib, 4, { corners: true })
  tint(s, trace('-6,-234 -70,-132 -40,-30 -6,-28'), hues.line, 0.14)
  s.ink(trace('2,-286 2,20'), 8, { corners: true, colour: hues.mast, least: 0.8 })
  s.solid(trace('2,-286 40,-276 2,-264'), hues.stripe, 2.6, { corners: true })
  s.solid(trace('-170,0 180,-6 136,62 -120,66'), hues.hull, 5, { corners: true })
  s.flat(trace('-160,14 172,8 166,22 -152,28'), hues.stripe, { corners: true, still: true })
  tint(s, trace('20,64 136,62 176,0 90,40'), hues.line, 0.24)
  tint(s, trace('-164,6 -90,4 -70,60 -118,62'), hues.sun, 0.4)
  s.ink(trace('-120,-2 150,-8'), 7, { colour: hues.deck, corners: true, least: 0.8 })
  s.flat(lens(10, 68, 170, 5), hues.sun, { still: true, opacity: sun[0] < 0 ? 0.5 : 0.3 })
}

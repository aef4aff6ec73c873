import { drawFlecks, drawGlow, drawSky } from './light.ts'
import { tint } from './street-things.ts'
import { disc } from './ground.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A frosty sunset in January: the sun low behind the tree, the snow lilac but for its light. */
const hues = {
  ...{ zenith: '#4A5FA8', high: '#A58BC4', low: '#F5A08E', horizon: '#FFE0A6', sun: '#FFF4CC' },
  ...{ far: '#A78DB8', farther: '#C9A3B8', snow: '#D5CDEB', snowLit: '#FFE3CC', snowShade: '#9C93CC', blue: '#6F6BB2' },
  ...{ bark: '#4A2F48', barkLit: '#C9785E', cap: '#FFF3EA', hedge: '#5A4A7A', line: '#33264E' },
}

type Bough = { from: Point; middle: Point; tip: Point; width: number; angle: number }

/** A tree without leaves in the snow: each bough parts in two, thinner and shorter. */
export function drawBareTree(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.high, hues.low, hues.horizon], [-360, 200], 16)
  drawGlow(s, [150, 110], 330, hues.sun, 0.18)
  tint(s, disc([150, 110], 92), hues.sun)
  for (const [x, y, w] of [
    [-430, -190, 170],
    [420, -120, 190],
    [-330, 40, 150],
    [520, 60, 120],
  ] as const)
    tint(s, [...ellipse(x, y, w, 7), ...ellipse(x + w * 0.3, y - 8, w * 0.5, 6)], '#FFC9B0', 0.7)
  tint(
    s,
    trace('-660,190 -520,150 -380,176 -200,130 -20,170 180,146 360,178 520,140 660,170 660,300 -660,300'),
    hues.farther,
  )
  tint(s, trace('-660,206 -420,180 -160,204 100,186 380,206 660,184 660,300 -660,300'), hues.far)
  drawVillage(s)
  tint(s, trace('-660,222 -300,208 60,230 400,212 660,224 660,400 -660,400'), hues.snow)
  tint(s, trace('-20,226 180,220 420,222 620,236 360,262 60,262'), hues.snowLit, 0.9)
  tint(s, trace('-660,300 -300,280 20,310 360,292 660,306 660,400 -660,400'), between(hues.snow, hues.snowShade, 0.5))
  drawShadow(s)
  const boughs: Bough[] = []
  grow(s, boughs, { from: [0, 318], angle: -Math.PI / 2 + 0.04, length: 172, width: 46 })
  for (const { from, middle, tip, width } of boughs)
    s.ink([from, middle, tip], width, { in: 0.01, out: 0.35, least: 0.62, colour: hues.bark })
  for (const { from, middle, tip, width } of boughs.filter(({ width }) => width > 7))
    s.ink(
      [from, middle, tip].map(([x, y]): Point => [x + width * 0.26, y]),
      width * 0.22,
      { in: 0.1, out: 0.4, colour: hues.barkLit },
    )
  const level = boughs.filter(({ width, angle }) => width > 4 && width < 34 && Math.abs(Math.cos(angle)) > 0.28)
  for (const { from, middle, tip, width } of level)
    s.ink(
      [from, middle, tip].map(([x, y]): Point => [x, y - width * 0.42]),
      Math.max(3, width * 0.34),
      { in: 0.3, out: 0.4, colour: hues.cap },
    )
  s.solid(trace('-90,330 -50,306 -10,316 30,302 70,316 110,334 20,344'), hues.snowLit, 2.6)
  for (const x of [-420, -330, 400]) s.ink(trace(`${x},318 ${x + 6},262`), 5, { colour: hues.hedge, in: 0.1, out: 0.5 })
  drawBirds(s)
  drawFlecks(
    s,
    trace('-500,336 -260,352 260,344 480,330 -120,290 330,276').map((at) => [at, 14, 3] as const),
    hues.cap,
  )
}

type Shoot = { from: Point; angle: number; length: number; width: number }
function grow(s: Sheet, boughs: Bough[], { from, angle, length, width }: Shoot) {
  const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
  const middle: Point = [(from[0] + tip[0]) / 2 + s.dice.range(-9, 9), (from[1] + tip[1]) / 2]
  boughs.push({ from, middle, tip, width, angle })
  if (width < 5) return
  for (const side of [-1, 1]) {
    const turn = side * s.dice.range(0.26, 0.52)
    grow(s, boughs, { from: tip, angle: angle + turn, length: length * s.dice.range(0.7, 0.84), width: width * 0.66 })
  }
  if (s.dice.chance(0.6))
    grow(s, boughs, { from: middle, angle: angle + s.dice.sign() * 0.7, length: length * 0.56, width: width * 0.44 })
}

/** It falls towards the onlooker, away from the sun. */
function drawShadow(s: Sheet) {
  for (const noted of [
    '-14,322 20,322 -60,400 -150,400',
    '-40,348 -70,348 -330,400 -380,400',
    '-56,356 -40,360 -20,400 -60,400',
  ])
    tint(s, trace(noted), hues.blue, 0.4)
  tint(s, ellipse(-6, 328, 120, 14), hues.blue, 0.4)
}

/** A roof or two under the hills, their windows already lit. */
function drawVillage(s: Sheet) {
  for (const [x, y, k] of [
    [-470, 216, 1],
    [-400, 220, 0.8],
    [480, 214, 0.9],
  ] as const) {
    tint(
      s,
      trace(
        `${x - 26 * k},${y} ${x + 26 * k},${y} ${x + 26 * k},${y - 26 * k} ${x},${y - 50 * k} ${x - 26 * k},${y - 26 * k}`,
      ),
      hues.hedge,
    )
    tint(
      s,
      trace(`${x - 34 * k},${y - 22 * k} ${x},${y - 54 * k} ${x + 34 * k},${y - 22 * k} ${x},${y - 44 * k}`),
      hues.cap,
    )
    tint(
      s,
      trace(
        `${x - 8 * k},${y - 22 * k} ${x + 8 * k},${y - 22 * k} ${x + 8 * k},${y - 6 * k} ${x - 8 * k},${y - 6 * k}`,
      ),
      hues.sun,
    )
  }
}

function drawBirds(s: Sheet) {
  for (const [x, y, k] of [
    [-300, -250, 1],
    [-250, -216, 0.8],
    [-350, -206, 0.7],
  ] as const)
    s.ink(
      trace(
        `${x - 22 * k},${y - 8 * k} ${x - 8 * k},${y - 12 * k} ${x},${y} ${x + 8 * k},${y - 12 * k} ${x + 22 * k},${y - 8 * k}`,
      ),
      3,
    )
}

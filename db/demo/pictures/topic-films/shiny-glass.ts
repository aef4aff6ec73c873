import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { framed, paint, round } from './still-parts.ts'

const hues = {
  ...{
    sky: '#BFE3F4',
    cloud: '#FFFFFF',
    hill: '#8CC58C',
    near: '#5FA468',
    wall: '#FFF1D6',
    roof: '#E2603F',
    table: '#E3B57C',
  },
  ...{ tableShade: '#B98550', edge: '#24606E', soft: '#6FA9B4', fill: '#8CCFEA' },
}
const PI = Math.PI

/** Behind the glass: a house on its hill, and the table in front. */
export function view(s: Sheet) {
  framed(s, [-386, -312, 386, 312], () => {
    tint(s, box(-390, -320, 390, 320), hues.sky)
    paint(s, trace('-330,-210 -290,-244 -240,-236 -200,-262 -150,-226 -110,-206'), hues.cloud)
    paint(s, trace('170,-170 210,-200 260,-190 300,-206 350,-168'), hues.cloud)
    paint(s, trace('-420,40 -260,-60 -60,0 120,-90 300,-20 420,-60 420,240 -420,240'), hues.hill)
    house(s)
    paint(s, trace('-420,110 -200,70 0,112 200,76 420,110 420,240 -420,240'), hues.near)
    tint(s, box(-390, 176, 390, 320), hues.table)
    tint(s, box(-390, 176, 390, 186), hues.tableShade)
    paint(s, trace('-80,236 90,216 330,236 340,262 160,280 20,276'), hues.tableShade, 0.6)
  })
}

function house(s: Sheet) {
  tint(s, box(-40, -40, 70, 90), hues.wall)
  tint(s, trace('-62,-36 14,-106 92,-36'), hues.roof)
  tint(s, box(0, 10, 32, 90), '#8A5A3C')
  for (const x of [-86, 118]) {
    tint(s, box(x - 5, 40, x + 5, 96), '#8A5A3C')
    paint(s, round(x, 14, 32, 44), hues.near)
  }
}

const outer = trace('-152,-204 -122,238')
const inner = trace('-130,-196 -108,176')
const right = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
const whole: Point[] = [
  ...ellipse(0, -204, 152, 32, { from: PI, to: 2 * PI }),
  ...right(outer).slice(1),
  ...ellipse(0, 238, 122, 28, { from: 0, to: PI }),
]
const foot: Point[] = [
  ...ellipse(0, 176, 110, 24, { from: PI, to: 0 }),
  ...ellipse(0, 238, 120, 26, { from: 0, to: PI }),
]

export const filled = (s: Sheet) => tint(s, whole, hues.fill)

/** Glass is dark where one looks along it: at both sides, around the rim, at the foot. */
export function edges(s: Sheet) {
  for (const turn of [(p: readonly Point[]) => p, right]) {
    tint(s, turn([...outer, ...inner.toReversed()]), hues.edge)
    tint(s, turn(trace('-130,-196 -118,-194 -98,180 -108,176')), hues.soft, 0.8)
  }
  s.ink(ellipse(0, -204, 152, 32, { to: 6.6 }), 8, { colour: hues.edge, least: 0.8, in: 0.02, out: 0.02 })
  s.ink(ellipse(0, -202, 134, 24, { from: 0.2, to: PI - 0.2 }), 3, { colour: hues.soft })
  s.ink(ellipse(0, 176, 110, 24, { to: 6.6 }), 5, { colour: hues.edge, least: 0.8 })
  s.ink(ellipse(0, 238, 122, 28, { from: -0.1, to: PI + 0.1 }), 12, { colour: hues.edge, least: 0.8 })
}

export const outline = (s: Sheet) => {
  s.ink([...outer, ...ellipse(0, 238, 122, 28, { from: PI, to: 0 }), ...right(outer).toReversed()], 5, {
    corners: true,
    least: 0.7,
  })
  s.ink(ellipse(0, -204, 152, 32, { to: 6.6 }), 4)
}

/** The whole view once more in the thick foot, upside down. */
export function upsideDown(s: Sheet) {
  s.within(
    foot,
    () => {
      tint(s, box(-130, 140, 130, 280), hues.sky)
      paint(s, trace('-150,140 150,140 150,222 60,236 -20,216 -90,230 -150,214'), hues.hill)
      tint(s, box(-150, 140, 150, 206), hues.near)
      tint(s, box(-22, 204, 24, 226), hues.wall)
      tint(s, trace('-34,226 36,226 2,252'), hues.roof)
    },
    true,
  )
  for (const [from, to] of [
    [ellipse(0, 176, 110, 24, { from: PI, to: 0 }), 4],
    [ellipse(0, 238, 121, 27, { from: 0, to: PI }), 8],
  ] as const)
    s.ink(from, to, { colour: hues.edge, least: 0.8 })
}

export function highlights(s: Sheet) {
  tint(s, trace('-92,-150 -74,-148 -62,70 -74,72'), '#FFFFFF', 0.85)
  tint(s, trace('-60,-146 -52,-146 -46,-20 -52,-20'), '#FFFFFF', 0.85)
  tint(s, trace('96,-120 104,-120 94,120 88,120'), '#FFFFFF', 0.7)
}

import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { between } from '../tones.ts'
import { arrow, framed, paint, round, ruled, shaped } from './still-parts.ts'

const hues = {
  ...{ wall: '#B9B2CC', table: '#C98C50', tableShade: '#8E5A34', window: '#F3FAFF', sky: '#9CCBEE', bar: '#8C7F9E' },
  ...{ curtain: '#7A2340', curtainFold: '#561530', orange: '#F59331', orangeShade: '#C9641E', steel: '#C4CAD8' },
}
/** Half as wide as the jug is, from its rim down to its foot. */
const profile = through(trace('84,-210 66,-176 64,-140 104,-74 158,10 170,84 146,150 104,196 98,214'))
const CX = 60
const MIDDLE = Math.PI

/** From one part of its width (-1 is its left edge) to another: a band that follows the form. */
const band = (from: number, to: number): Point[] => [
  ...profile.map(([half, y]): Point => [CX + half * from, y]),
  ...profile.map(([half, y]): Point => [CX + half * to, y]).toReversed(),
]
const body = [
  ...band(-1, 1).slice(0, profile.length),
  ...ellipse(CX, 214, 98, 20, { from: MIDDLE, to: 0 }),
  ...band(-1, 1).slice(profile.length),
]
const bands: readonly (readonly [from: number, to: number, grey: string])[] = [
  [-1, -0.9, '#5C6072'],
  [-0.9, -0.48, '#FDFEFF'],
  [-0.48, -0.32, '#4A4E60'],
  [-0.32, 0.06, '#C4CAD8'],
  [0.06, 0.2, '#8D93A6'],
  [0.2, 0.66, '#2C2F3E'],
  [0.66, 0.82, '#E6EAF2'],
  [0.82, 1, '#6A6F82'],
]

export function surroundings(s: Sheet) {
  framed(s, [-386, -312, 386, 312], () => {
    tint(s, box(-390, -320, 390, 320), hues.wall)
    tint(s, box(-390, 150, 390, 320), hues.table)
    s.ink(trace('-390,150 262,150'), 4, { least: 0.8 })
    tint(s, box(-352, -270, -150, 30), hues.window)
    tint(s, box(-352, -150, -150, 30), hues.sky)
    tint(s, trace('270,-320 400,-320 400,190 262,150 280,-80'), hues.curtain)
    for (const x of [310, 356]) tint(s, trace(`${x},-320 ${x + 18},-320 ${x + 12},178 ${x - 2},170`), hues.curtainFold)
    paint(s, round(110, 222, 180, 24), hues.tableShade)
    paint(s, round(-176, 244, 80, 14), hues.tableShade)
    shaped(s, round(-190, 184, 66, 62), hues.orange, 5)
    paint(s, trace('-140,150 -126,190 -150,232 -190,244 -226,232 -180,220 -150,190'), hues.orangeShade)
    ruled(s, box(-352, -270, -150, 30), 5)
    s.ink(trace('-251,-270 -251,30'), 5)
    s.ink(trace('-352,-150 -150,-150'), 5)
  })
}

export function jugLines(s: Sheet) {
  now(s, body)
  now(s, ellipse(CX, -210, 84, 18, { to: 7 }))
  light(s, ellipse(CX, 84, 170, 36, { from: 0, to: MIDDLE }))
  arrow(s, [-140, -110], [-84, -60], now, 4)
  arrow(s, [262, -40], [216, -10], now, 4)
  arrow(s, [-118, 190], [-76, 160], now, 4)
}

export function handle(s: Sheet) {
  const grip = trace('124,-176 196,-190 254,-140 250,-56 196,14')
  s.ink(grip, 30, { in: 0.02, out: 0.02, least: 0.9 })
  s.ink(grip, 20, { in: 0.02, out: 0.02, least: 0.9, colour: hues.steel })
  s.ink(trace('140,-180 196,-194 240,-148'), 6, { colour: '#FFFFFF' })
  s.ink(trace('240,-130 244,-64 216,-10'), 7, { colour: '#3A3D4E' })
}

export function hardBands(s: Sheet) {
  tint(s, body, hues.steel)
  for (const [from, to, grey] of bands) tint(s, band(from, to), grey)
}

export function softBands(s: Sheet) {
  tint(s, body, '#B4B2AE')
  for (let i = 0; i < 24; i++) {
    const at = -1 + i / 12
    tint(s, band(at, Math.min(1, at + 0.1)), between('#D2D0CB', '#75736F', Math.abs(at + 0.4) / 1.4))
  }
}

/** What stands around it, thrown back. */
export function thrownBack(s: Sheet) {
  s.within(
    body,
    () => {
      const low = trace('-140,170 -80,140 0,128 100,128 190,142 240,170 240,250 -140,250')
      tint(s, low, hues.table, 0.72)
      paint(s, trace('-96,60 -66,54 -56,100 -60,140 -92,130 -106,96'), hues.orange)
      tint(s, band(-0.86, -0.6), hues.sky, 0.75)
      tint(s, band(0.36, 0.66), hues.curtain, 0.85)
    },
    true,
  )
}

export function jugInk(s: Sheet) {
  shaped(s, round(CX, -210, 84, 18), '#3A3D4E', 5)
  paint(s, trace('-10,-212 30,-222 70,-224 40,-208 10,-200'), '#9AA0B4')
  s.ink([...body, body[0]!], 6, { least: 0.7, in: 0.02, out: 0.02 })
  s.ink(ellipse(CX, -144, 64, 14, { from: 0.1, to: MIDDLE - 0.1 }), 3)
}

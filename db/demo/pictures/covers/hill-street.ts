import { drawGlow, drawLit, drawSky, segment } from './light.ts'
import { drawShop, type Row, type Shop } from './shops.ts'
import { stances } from './stances.ts'
import { drawPole, plate, tint, wire } from './street-things.ts'
import { disc } from './ground.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { type Camera, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Five o'clock in autumn: the sun goes down where the street ends, and one shop after the other lights up. */
const hues = {
  ...{ zenith: '#5A4E96', high: '#B5648E', low: '#F58A56', horizon: '#FFDF8E', sun: '#FFF6CC' },
  ...{ cloud: '#7E5590', cloudLit: '#FFB07A', road: '#8A6A84', roadLit: '#F2A86A', line: '#6A4F74', kerb: '#C79A8E' },
  left: ['#8E6492', '#B4707E', '#76608E'],
  right: ['#A86C82', '#8A6490', '#BE7C74'],
  ...{ lit: '#FFD27A', dim: '#4A3F6E', cloth: '#D94F3D', clothCool: '#3F6E80', board: '#FFF0CE', boardRed: '#E8653F' },
  ...{ shade: '#33245C', glow: '#FFC86B', lantern: '#F2563A' },
  ink: '#2A1D42',
}
const shopTones = {
  ...{
    paper: '#FFF1D2',
    pale: '#DDB2A6',
    soft: '#E2A06E',
    mid: '#9A6A86',
    deep: '#54437A',
    dark: '#362A5A',
    accent: '#EE7A42',
  },
}
const camera: Camera = { eye: [0.35, 1.75, 0], yaw: 0, pitch: 0, focal: 600, lift: 128 }
const CREST = 27
const ground = (z: number) => (z - 2.4) * 0.4
const see = (x: number, y: number, z: number): Point => seen(camera, [x, ground(z) + y, z])

/** Shops on both sides of a street that climbs towards the evening sun; somebody comes down with the shopping. */
export function drawHillStreet(s: Sheet) {
  s.line = hues.ink
  drawEvening(s)
  drawRoad(s)
  s.inHues(shopTones, s.line, () => {
    for (const side of [1, -1] as const) {
      const row: Row = { camera, side, x: side * 2.8, ground }
      for (const shop of hillShops(side).toReversed()) {
        drawShop(s, row, shop)
        if (shop.z < 16) drawShopLight(s, side, shop)
      }
      s.ink([see(side * 2.3, 0, 1), see(side * 2.3, 0, CREST)], 3, { corners: true })
    }
    drawPoles(s)
  })
  drawLanterns(s)
  drawCrowd(s)
  drawShopper(s)
}

function hillShops(side: 1 | -1): Shop[] {
  const walls = side < 0 ? hues.left : hues.right
  return Array.from({ length: 7 }, (_, i): Shop => ({
    ...{ z: 2.1 + i * 3.4, deep: 3.3, high: 4.2 + ((i * 7 + (side > 0 ? 3 : 0)) % 4) * 0.28 },
    wall: between(walls[i % 3]!, hues.low, i * 0.07),
    ...{ glass: (i + (side > 0 ? 1 : 0)) % 2 ? hues.lit : hues.dim, inside: hues.lit },
    kind: (['gable', 'flat', 'eave'] as const)[(i + (side > 0 ? 1 : 0)) % 3]!,
    ...((i + (side > 0 ? 1 : 0)) % 3 !== 2 && { awning: i % 2 ? hues.clothCool : hues.cloth }),
    ...(i > 0 && (i + (side > 0 ? 0 : 1)) % 2 === 0 && { sign: i % 4 < 2 ? hues.board : hues.boardRed }),
  }))
}

function drawEvening(s: Sheet) {
  const [x, y] = see(0, 0, CREST)
  drawSky(s, [hues.zenith, hues.high, hues.low, hues.horizon], [-350, y], 14)
  for (const [cx, cy, w] of [
    [-190, -290, 210],
    [170, -246, 170],
    [-30, -190, 130],
    [110, -330, 120],
  ] as const) {
    tint(s, [...ellipse(cx, cy, w, 15), ...ellipse(cx - w * 0.2, cy - 12, w * 0.5, 16)], hues.cloud, 0.75)
    tint(s, ellipse(cx + 6, cy + 9, w * 0.86, 5), hues.cloudLit, 0.95)
  }
  drawGlow(s, [x + 6, y - 40], 260, hues.sun, 0.2)
  tint(s, disc([x + 6, y - 40], 62), hues.sun)
}

/** Paving in the last light, which comes down its middle. */
function drawRoad(s: Sheet) {
  const strip = (a: number, b: number, c: number, d: number) => [
    see(a, 0, 1),
    see(b, 0, 1),
    see(d, 0, CREST),
    see(c, 0, CREST),
  ]
  tint(s, strip(-2.8, 2.8, -2.8, 2.8), hues.road)
  tint(s, strip(-1.7, 2.2, -1.6, 1.7), hues.roadLit, 0.35)
  tint(s, strip(-0.7, 1.3, -0.9, 1), hues.roadLit, 0.6)
  tint(s, strip(0, 0.7, -0.3, 0.4), hues.horizon, 0.55)
  s.ink([see(-2.8, 0, CREST), see(2.8, 0, CREST)], 3)
  for (let z = 2; z < CREST; z *= 1.2) s.ink([see(-2.3, 0, z), see(2.3, 0, z)], 1.5, { colour: hues.line })
  for (const x of [-1.15, 0, 1.15]) s.ink([see(x, 0, 1), see(x, 0, CREST)], 1.4, { corners: true, colour: hues.line })
}

/** What falls out of the open shop on the street, and the shade over its upper storey. */
function drawShopLight(s: Sheet, side: 1 | -1, { z, deep, high }: Shop) {
  const base = ground(z)
  const wall = (y: number, at: number): Point => seen(camera, [side * 2.8, base + y, at])
  tint(
    s,
    [
      see(side * 2.78, 0, z + 0.2),
      see(side * 2.78, 0, z + deep - 0.2),
      see(side * 1.5, 0, z + deep - 0.5),
      see(side * 1.2, 0, z),
    ],
    hues.glow,
    0.4,
  )
  tint(s, [wall(2.75, z), wall(2.75, z + deep), wall(high, z + deep), wall(high, z)], hues.shade, 0.22)
  tint(
    s,
    [wall(0.9, z + 0.2), wall(0.9, z + deep - 0.2), wall(2.3, z + deep - 0.2), wall(2.3, z + 0.2)],
    hues.glow,
    0.22,
  )
}

function drawPoles(s: Sheet) {
  const hung = [16, 10, 5.6].map((z, i) => {
    const x = i % 2 ? 2.5 : -2.5
    const [foot, top] = [see(x, 0, z), see(x, 6.1, z)]
    return drawPole(s, foot, foot[1] - top[1], 150 / z + 3, x < 0 ? 1 : -1)
  })
  for (let i = 0; i < 4; i++) {
    wire(s, hung[0]![i]!, see(-2.7, 5, 27), 3, 1.3)
    wire(s, hung[0]![i]!, hung[1]![i]!, 10, 1.7)
    wire(s, hung[1]![i]!, hung[2]![i]!, 16, 2)
    wire(s, hung[2]![i]!, [i % 2 ? 640 : -700, -400 + i * 14], 10)
  }
}

function drawLanterns(s: Sheet) {
  for (const [x, z] of trace('-2.1,4.6 2.1,5.2 -2.1,7.4 2.1,8.4 -2.1,11 2.1,12')) {
    const [px, py] = see(x, 2.05, z)
    const r = 66 / z
    drawGlow(s, [px, py], r * 4, hues.glow, 0.12)
    s.solid(ellipse(px, py, r, r * 1.3), hues.lantern, 1.6 + 6 / z)
    tint(s, ellipse(px - r * 0.2, py, r * 0.45, r), hues.sun, 0.6)
    s.ink(segment(px, py - r * 1.3, px, py - r * 2), 1.6)
  }
}

/** Those farther up are no more than their outlines, heads on one level. */
function drawCrowd(s: Sheet) {
  for (const [x, z, kind] of [
    [-1.2, 20, 0],
    [0.9, 18, 1],
    [-0.4, 15, 2],
    [1.5, 13, 0],
    [-1.5, 10.5, 1],
    [1.3, 8.4, 2],
  ] as const) {
    const [px, py] = see(x, 0, z)
    const h = (600 / z) * 1.6
    tint(
      s,
      [
        [px - h * 0.1, py],
        [px + h * 0.1, py],
        [px + h * 0.16, py + h * 0.7],
        [px - h * 0.2, py + h * 0.7],
      ],
      hues.shade,
      0.4,
    )
    const colour = ['#5B3F7A', '#8A3F5E', '#3F4A80'][kind]!
    const body = trace('-0.11,0 -0.13,-0.5 -0.16,-0.78 0,-0.86 0.16,-0.78 0.13,-0.5 0.11,0 0.03,0 0,-0.3 -0.03,0')
    s.solid(
      body.map(([u, v]): Point => [px + u * h, py + v * h]),
      colour,
      1 + 8 / z,
      { corners: true },
    )
    s.solid(disc([px, py - h * 0.92], h * 0.085), '#4A2F3E', 1 + 6 / z)
    s.ink(segment(px - h * 0.13, py - h * 0.72, px - h * 0.02, py - h * 0.96), 1.4, { colour: hues.sun })
  }
}

/** She comes towards us out of the light, a bag on her arm. */
function drawShopper(s: Sheet) {
  const k = 29
  const at: Point = [-60, 40]
  tint(s, trace('-92,296 -24,296 30,400 -170,400'), hues.shade, 0.5)
  drawLit(
    s,
    {
      stance: {
        ...stances.stiff,
        arms: '-1.1,2.9 -0.9,4.2 1.2,2.9 1.5,3.9',
        legs: '-0.5,6.2 -0.9,8.1 0.5,6.2 0.6,8.5',
        hands: ['rest', 'grip'],
      },
      face: { eyes: 'open', brow: [-0.08, 0.02], mouth: 'smile', gaze: [0.06, 0.02] },
      wear: { top: '#2F7F86', low: '#E9C79A', kind: 'skirt', shoe: '#7A3B34' },
      look: {
        yaw: 0.3,
        style: 'ponytail',
        lash: 2,
        hair: '#4A2C34',
        hairLight: '#C46A48',
        skin: '#EDC0A0',
        iris: '#7A4A34',
      },
    },
    { at, scale: k, shade: hues.shade, lit: hues.glow },
  )
  const bag = trace('1.0,4.6 2.3,4.5 2.4,6.3 1.0,6.4').map(([x, y]): Point => [at[0] + x * k, at[1] + y * k])
  const top = (x: number, y: number): Point => [at[0] + x * k, at[1] + y * k]
  s.ink([top(1.2, 4.7), top(0.9, 3.1), top(0.7, 2.9)], 11, { in: 0.02, out: 0.3 })
  s.ink([top(1.2, 4.7), top(0.9, 3.1), top(0.7, 2.9)], 6, { in: 0.02, out: 0.3, colour: '#8FBF5A' })
  s.solid(ellipse(...top(1.9, 4.5), 15, 14), '#E8563C', 2.6)
  s.ink([top(1.2, 4.6), top(1.5, 4.0), top(2.0, 4.5)], 3)
  plate(s, bag, '#F6DDA6', 3.4)
  tint(s, [bag[0]!, top(1.5, 4.6), top(1.5, 6.4), bag[3]!], hues.shade, 0.24)
  for (const [from, to] of [
    ['-0.95,-0.7', '-0.6,-1.0'],
    ['-0.95,1.8', '-1.2,3.4'],
    ['1.0,1.7', '1.3,2.7'],
  ] as const) {
    const [a, b] = [trace(from)[0]!, trace(to)[0]!]
    s.ink([top(...a), top(...b)], 3, { colour: hues.sun, in: 0.3, out: 0.3 })
  }
}

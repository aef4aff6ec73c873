import { box } from '../backdrop.ts'
import { drawShop, type Row, type Shop } from './shops.ts'
import { drawPole, drawPot, drawVendingFront, plate, tint, wholeSheet, wire } from './street-things.ts'
import { ellipse, type Point } from '../geometry.ts'
import { type Camera, drawFan, drawHorizon, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Shops on both sides of a street that climbs towards the evening sun. */
export function drawHillStreet(s: Sheet) {
  const { tones } = s
  const camera: Camera = { eye: [0.35, 1.75, 0], yaw: 0, pitch: 0, focal: 600, lift: 128 }
  const ground = (z: number) => (z - 2.4) * 0.2
  const crest = 27
  const see = (x: number, y: number, z: number): Point => seen(camera, [x, ground(z) + y, z])
  drawEvening(s, [see(0, 0, crest)[0] + 6, see(0, 0, crest)[1] - 26])
  const road = [see(-2.8, 0, 1), see(2.8, 0, 1), see(2.8, 0, crest), see(-2.8, 0, crest)]
  tint(s, road, between(tones.soft, tones.accent, 0.25))
  tint(s, [see(-0.9, 0, 1), see(1.3, 0, 1), see(0.35, 0, crest), see(0, 0, crest)], tones.accent, 0.55)
  s.ink([road[2]!, road[3]!], 3)
  for (let z = 2; z < crest; z *= 1.22) s.ink([see(-2.3, 0, z), see(2.3, 0, z)], 1.4, { colour: tones.mid })
  for (const side of [1, -1] as const) {
    const row: Row = { camera, side, x: side * 2.8, ground }
    const shops = hillShops(s, side)
    for (const shop of shops.toReversed()) drawShop(s, row, shop)
    s.ink([see(side * 2.3, 0, 1), see(side * 2.3, 0, crest)], 3, { corners: true })
  }
  tint(
    s,
    [
      [-42, 268],
      [-26, 268],
      [10, 390],
      [-74, 390],
    ],
    tones.deep,
    0.6,
  )
  drawHillPoles(s, see)
  drawHorizon(s, camera)
  const slope: Point = [camera.focal * (0 - 0.35 / 900), camera.lift! - camera.focal * 0.2]
  drawFan(s, slope, [see(-2.8, 0, 3), see(2.8, 0, 3)])
}

function hillShops({ tones }: Sheet, side: 1 | -1): Shop[] {
  const lit = between(tones.accent, tones.paper, 0.3)
  const walls = side < 0 ? [tones.mid, tones.soft, tones.deep] : [tones.soft, tones.mid, tones.pale]
  return Array.from({ length: 8 }, (_, i): Shop => ({
    ...{ z: 2.1 + i * 3.2, deep: 3.1, high: 4.3 + ((i * 7 + (side > 0 ? 3 : 0)) % 4) * 0.28 },
    ...{ wall: walls[i % 3]!, glass: i % 2 ? lit : tones.dark, inside: lit },
    kind: (['gable', 'flat', 'eave'] as const)[(i + (side > 0 ? 1 : 0)) % 3]!,
    ...((i + (side > 0 ? 1 : 0)) % 3 !== 2 && { awning: i % 2 ? tones.deep : tones.accent }),
    ...(i > 0 && (i + (side > 0 ? 0 : 1)) % 2 === 0 && { sign: i % 4 < 2 ? tones.paper : tones.accent }),
  }))
}

/** Bands of an evening sky, a low sun, clouds lit from below. */
function drawEvening(s: Sheet, [x, y]: Point) {
  const { tones, hw } = s
  wholeSheet(s, between(tones.accent, tones.deep, 0.12))
  const bands = [tones.accent, between(tones.accent, tones.paper, 0.35), between(tones.accent, tones.paper, 0.6)]
  for (const [i, colour] of bands.entries()) tint(s, box(-hw - 20, -250 + i * 96, hw + 20, 380), colour)
  tint(s, ellipse(x, y - 30, 200, 200), tones.paper, 0.5)
  s.solid(ellipse(x, y - 30, 112, 112), tones.paper, 4.4)
  for (const [cx, cy, w] of [
    [-170, -214, 190],
    [210, -262, 150],
    [60, -150, 110],
  ] as const) {
    const cloud = [...ellipse(cx, cy, w, 20), ...ellipse(cx - w * 0.2, cy - 14, w * 0.5, 18)]
    tint(s, cloud, tones.deep, 0.7)
    tint(s, ellipse(cx + 6, cy + 11, w * 0.86, 6), tones.paper, 0.8)
  }
}

function drawHillPoles(s: Sheet, see: (x: number, y: number, z: number) => Point) {
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

/** A lane so narrow that the boards of its bars nearly meet, with pots along the walls and wires across the sky. */
export function drawAlley(s: Sheet) {
  const { tones } = s
  const camera: Camera = { eye: [-0.12, 1.5, 0], yaw: 0, pitch: 0, focal: 640, lift: 84 }
  const see = (x: number, y: number, z: number): Point => seen(camera, [x, y, z])
  wholeSheet(s, tones.pale)
  drawAlleyEnd(s, see)
  const floor = [see(-1.5, 0, 0.8), see(1.5, 0, 0.8), see(1.5, 0, 17), see(-1.5, 0, 17)]
  tint(s, floor, tones.soft)
  tint(s, [see(0.2, 0, 0.8), see(1.5, 0, 0.8), see(1.5, 0, 17), see(0.4, 0, 17)], tones.mid, 0.6)
  for (let z = 1.4; z < 16; z *= 1.17) s.ink([see(-0.7, 0, z), see(0.7, 0, z)], 2, { colour: tones.deep })
  for (const x of [-0.7, -0.24, 0.24, 0.7])
    s.ink([see(x, 0, 0.9), see(x, 0, 17)], 2.2, { corners: true, colour: tones.deep })
  for (const side of [1, -1] as const) {
    const row: Row = { camera, side, x: side * 1.5, ground: () => 0 }
    for (const shop of alleyShops(s, side).toReversed()) drawShop(s, row, shop)
  }
  drawAlleyThings(s, see)
  drawHorizon(s, camera)
  drawFan(s, see(0, 1.5, 900), [see(-1.5, 0, 2.4), see(1.5, 0, 2.4), see(-1.5, 4.2, 4), see(1.5, 4.2, 4)])
}

function alleyShops({ tones }: Sheet, side: 1 | -1): Shop[] {
  const walls = side < 0 ? [tones.paper, tones.soft, tones.pale] : [tones.mid, tones.deep, tones.mid]
  return Array.from({ length: 6 }, (_, i): Shop => ({
    ...{ z: 1.7 + i * 2.5, deep: 2.45, high: 4.3 + ((i * 5 + (side > 0 ? 2 : 0)) % 3) * 0.4 },
    ...{
      wall: walls[i % 3]!,
      glass: i % 2 ? tones.accent : tones.dark,
      inside: side < 0 ? tones.mid : tones.deep,
      bars: i !== 2,
      signLow: 2.5,
    },
    kind: (['eave', 'gable', 'eave'] as const)[(i + (side > 0 ? 1 : 0)) % 3]!,
    ...((i + (side > 0 ? 2 : 0)) % 3 === 1 && { awning: tones.accent }),
    ...(i > 0 && { sign: [tones.accent, tones.paper, tones.soft][(i + (side > 0 ? 1 : 0)) % 3]! }),
  }))
}

/** Where the lane opens: the bright front of a shop across the street. */
function drawAlleyEnd(s: Sheet, see: (x: number, y: number, z: number) => Point) {
  const { tones } = s
  plate(s, [see(-2, 0, 20), see(2, 0, 20), see(2, 4.4, 20), see(-2, 4.4, 20)], tones.paper, 3)
  plate(s, [see(-1.3, 0, 20), see(1.4, 0, 20), see(1.4, 2, 20), see(-1.3, 2, 20)], tones.accent, 2.4)
  plate(s, [see(-1.6, 2.1, 20), see(1.7, 2.1, 20), see(1.5, 2.8, 20), see(-1.4, 2.8, 20)], tones.deep, 2.4)
}

function drawAlleyThings(s: Sheet, see: (x: number, y: number, z: number) => Point) {
  const { tones } = s
  for (const [z, side] of [
    [9, 1],
    [5.6, -1],
  ] as const) {
    const [foot, top] = [see(side * 1.2, 0, z), see(side * 1.2, 5.3, z)]
    const hung = drawPole(s, foot, foot[1] - top[1], 90 / z + 3, -side)
    for (const [i, at] of hung.slice(0, 4).entries()) {
      wire(s, at, see(-side * 1.5, 4.2 + i * 0.1, z + 3), 10, 1.8)
      wire(s, at, [side * -640, -330 + i * 22], 26, 2)
    }
  }
  for (const [x, z, size] of [
    [-1.25, 6.6, 0.5],
    [-1.22, 5.4, 0.6],
    [1.25, 5.6, 0.5],
    [-1.2, 3.6, 0.62],
    [-1.22, 3, 0.5],
    [1.2, 3.2, 0.7],
    [1.24, 2.7, 0.52],
    [-1.18, 2.3, 0.62],
  ] as const)
    drawPot(s, see(x, 0, z), (size * 400) / z, z % 1 > 0.45 ? tones.accent : tones.paper)
  const machine = [see(-1.5, 0, 4.9), see(-1.05, 0, 4.9), see(-1.05, 1.75, 4.9), see(-1.5, 1.75, 4.9)]
  plate(s, [machine[1]!, see(-1.05, 0, 5.5), see(-1.05, 1.75, 5.5), machine[2]!], tones.deep, 3)
  drawVendingFront(s, machine, tones.accent, 2)
  drawCat(s, see(0.3, 0, 4.15), 74)
}

/** It sits and looks at whoever comes. */
function drawCat(s: Sheet, [x, y]: Point, size: number) {
  const { tones } = s
  const at = (px: number, py: number): Point => [x + px * size, y + py * size]
  tint(s, ellipse(x + size * 0.2, y, size * 0.7, size * 0.13), tones.deep, 0.7)
  s.ink([at(0.3, -0.08), at(0.72, -0.1), at(0.8, -0.42)], size * 0.16, { in: 0.02, out: 0.3, colour: tones.dark })
  s.solid([at(-0.3, 0), at(-0.34, -0.5), at(-0.14, -0.9), at(0.14, -0.9), at(0.36, -0.5), at(0.36, 0)], tones.paper, 3)
  s.solid(
    [
      at(-0.34, -1.5),
      at(-0.14, -1.34),
      at(0.14, -1.34),
      at(0.34, -1.5),
      at(0.36, -1.04),
      at(0, -0.84),
      at(-0.36, -1.04),
    ],
    tones.paper,
    3,
  )
  tint(s, [at(-0.3, -1.4), at(0, -1.3), at(-0.06, -1.04), at(-0.3, -1.06)], tones.accent)
  for (const px of [-0.14, 0.14]) s.black(ellipse(...at(px, -1.08), size * 0.04, size * 0.06))
  s.ink([at(0, -0.36), at(0, -0.02)], 2)
}

import { drawShop, type Row, type Shop } from './shops.ts'
import { drawSky } from './light.ts'
import { drawPole, drawPot, drawVendingFront, plate, tint, wire } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import { type Camera, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

/** A summer afternoon: the sun over the roofs on the right lights the left row; lanterns hang before the bars. */
const hues = {
  sky: ['#5EB0E0', '#A9DDEE', '#FFF4D6'],
  lit: ['#F2DCAE', '#E0A25E', '#F7EBD0'],
  dim: ['#7E5A70', '#5F6E80', '#93655E'],
  ...{ floor: '#D9C2AE', floorShade: '#5A4A80', joint: '#8C7684', sun: '#FFF0B8', shade: '#3A2C66' },
  ...{ glass: '#FFE08A', pane: '#8FC6D8', inside: '#5A3B48', insideLit: '#B9774A', cloth: '#D9492F', blue: '#2F6E9A' },
  ...{
    pot: '#C9643F',
    jar: '#5E86A0',
    machine: '#E8E4DA',
    machineSide: '#B4A8B0',
    front: '#FFF3D2',
    lantern: '#E8482E',
  },
  leaf: ['#7FB95A', '#3F8A52'],
  ...{ fur: '#FFFDF6', furShade: '#CFC6DE', ear: '#F2A6A0', eye: '#3E8FB0' },
}
const tones = {
  ...{ paper: '#FFF6E2', pale: '#F0DDB8', soft: '#C9A27C', mid: '#8E5E48' },
  ...{ deep: '#5A3E4A', dark: '#3A2B46', accent: '#FFD98A' },
}
const concrete = { mid: '#A89E9E', deep: '#786E7C', soft: '#CFC6BE', paper: '#F4EFE4' }

/** A lane so narrow that the boards of its bars nearly meet, with pots along the walls and wires across the sky. */
export const drawAlley = (s: Sheet) => s.inHues(tones, s.line, () => drawLane(s))

function drawLane(s: Sheet) {
  const camera: Camera = { eye: [-0.12, 1.5, 0], yaw: 0, pitch: 0, focal: 640, lift: 84 }
  const see = (x: number, y: number, z: number): Point => seen(camera, [x, y, z])
  drawSky(s, hues.sky, [-360, 60])
  drawPuffs(s, [-60, -250], 110, '#FFFDF4', 2.4)
  drawAlleyEnd(s, see)
  const floor = [see(-1.5, 0, 0.8), see(1.5, 0, 0.8), see(1.5, 0, 17), see(-1.5, 0, 17)]
  tint(s, floor, hues.floor)
  for (let z = 1.4; z < 16; z *= 1.17) s.ink([see(-0.7, 0, z), see(0.7, 0, z)], 2, { colour: hues.joint })
  for (const x of [-0.7, -0.24, 0.24, 0.7])
    s.ink([see(x, 0, 0.9), see(x, 0, 17)], 2.2, { corners: true, colour: hues.joint })
  tint(s, [see(0, 0, 0.8), see(1.5, 0, 0.8), see(1.5, 0, 17), see(0.5, 0, 17)], hues.floorShade, 0.34)
  for (const z of [2.6, 5.1, 7.6, 10.1])
    tint(s, [see(-1.5, 0, z), see(0.2, 0, z + 0.2), see(0.2, 0, z + 1.2), see(-1.5, 0, z + 1.6)], hues.sun, 0.5)
  for (const side of [1, -1] as const) {
    const row: Row = { camera, side, x: side * 1.5, ground: () => 0 }
    for (const shop of alleyShops(side).toReversed()) drawShop(s, row, shop)
    const wall = [
      see(side * 1.5, 0, 1.7),
      see(side * 1.5, 0, 16.7),
      see(side * 1.5, 4.4, 16.7),
      see(side * 1.5, 4.4, 1.7),
    ]
    tint(s, wall, side > 0 ? hues.shade : hues.sun, side > 0 ? 0.2 : 0.14)
  }
  for (const z of [13, 9.6, 7.2, 5.2, 3.8]) {
    drawLamp(s, see(-1.06, 2.05, z), 64 / z)
    drawLamp(s, see(1.06, 2.05, z - 0.5), 64 / z)
  }
  drawAlleyThings(s, see)
}

function drawLamp(s: Sheet, [x, y]: Point, r: number) {
  tint(s, ellipse(x, y, r * 2.2, r * 2.4), hues.glass, 0.3)
  s.solid(ellipse(x, y, r, r * 1.3).slice(0, -1), hues.lantern, Math.max(1.6, r * 0.12))
  tint(s, ellipse(x - r * 0.2, y, r * 0.5, r * 0.9), '#FFC06A', 0.7)
  for (const k of [-1.3, 1.2])
    plate(s, box(x - r * 0.5, y + (k - 0.12) * r, x + r * 0.5, y + (k + 0.16) * r), tones.dark, 1.2)
}

function alleyShops(side: 1 | -1): Shop[] {
  const walls = side < 0 ? hues.lit : hues.dim
  return Array.from({ length: 6 }, (_, i): Shop => ({
    ...{ z: 1.7 + i * 2.5, deep: 2.45, high: 4.3 + ((i * 5 + (side > 0 ? 2 : 0)) % 3) * 0.4 },
    ...{
      wall: walls[i % 3]!,
      glass: i % 2 ? hues.glass : hues.pane,
      inside: side < 0 ? hues.insideLit : hues.inside,
      bars: i !== 2,
      signLow: 2.5,
    },
    kind: (['eave', 'gable', 'eave'] as const)[(i + (side > 0 ? 1 : 0)) % 3]!,
    ...((i + (side > 0 ? 2 : 0)) % 3 === 1 && { awning: i % 2 ? hues.cloth : hues.blue }),
    ...(i > 0 && { sign: ['#F2C040', '#FFF6E2', '#E2653F'][(i + (side > 0 ? 1 : 0)) % 3]! }),
  }))
}

/** Where the lane opens: the bright front of a shop across the street. */
function drawAlleyEnd(s: Sheet, see: (x: number, y: number, z: number) => Point) {
  plate(s, [see(-2, 0, 20), see(2, 0, 20), see(2, 4.4, 20), see(-2, 4.4, 20)], hues.front, 3)
  plate(s, [see(-1.3, 0, 20), see(1.4, 0, 20), see(1.4, 2, 20), see(-1.3, 2, 20)], hues.glass, 2.4)
  plate(s, [see(-1.6, 2.1, 20), see(1.7, 2.1, 20), see(1.5, 2.8, 20), see(-1.4, 2.8, 20)], hues.cloth, 2.4)
}

function drawAlleyThings(s: Sheet, see: (x: number, y: number, z: number) => Point) {
  for (const [z, side] of [
    [9, 1],
    [5.6, -1],
  ] as const) {
    const [foot, top] = [see(side * 1.2, 0, z), see(side * 1.2, 5.3, z)]
    let hung: Point[] = []
    s.inHues(concrete, s.line, () => {
      hung = drawPole(s, foot, foot[1] - top[1], 90 / z + 3, -side)
    })
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
    drawPot(s, see(x, 0, z), (size * 400) / z, z % 1 > 0.45 ? hues.pot : hues.jar, hues.leaf)
  const machine = [see(-1.5, 0, 4.9), see(-1.05, 0, 4.9), see(-1.05, 1.75, 4.9), see(-1.5, 1.75, 4.9)]
  plate(s, [machine[1]!, see(-1.05, 0, 5.5), see(-1.05, 1.75, 5.5), machine[2]!], hues.machineSide, 3)
  s.inHues({ accent: '#E2543C', mid: '#3E8FC0', deep: '#5FA35A', soft: '#F2C24A' }, s.line, () =>
    drawVendingFront(s, machine, hues.machine, 2),
  )
  drawCat(s, see(0.26, 0, 3.7), 92)
}

/** It sits and looks at whoever comes. */
function drawCat(s: Sheet, [x, y]: Point, size: number) {
  const at = (px: number, py: number): Point => [x + px * size, y + py * size]
  tint(s, ellipse(x + size * 0.2, y, size * 0.7, size * 0.13), hues.shade, 0.5)
  s.ink([at(0.3, -0.08), at(0.72, -0.1), at(0.8, -0.42)], size * 0.17, { in: 0.02, out: 0.3 })
  s.ink([at(0.3, -0.08), at(0.72, -0.1), at(0.79, -0.4)], size * 0.1, { in: 0.02, out: 0.3, colour: hues.fur })
  s.solid([at(-0.3, 0), at(-0.34, -0.5), at(-0.14, -0.9), at(0.14, -0.9), at(0.36, -0.5), at(0.36, 0)], hues.fur, 3)
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
    hues.fur,
    3,
  )
  tint(s, [at(0.1, -0.9), at(0.34, -0.5), at(0.34, -0.02), at(0.06, -0.02)], hues.furShade, 0.8)
  tint(s, [at(0.12, -1.3), at(0.34, -1.4), at(0.34, -1.05), at(0.04, -0.88)], hues.furShade, 0.6)
  for (const px of [-0.27, 0.27]) tint(s, [at(px, -1.42), at(px * 0.62, -1.33), at(px * 1.16, -1.24)], hues.ear)
  for (const px of [-0.15, 0.15]) {
    s.solid(ellipse(...at(px, -1.1), size * 0.07, size * 0.08).slice(0, -1), hues.eye, 2)
    s.black(ellipse(...at(px, -1.1), size * 0.028, size * 0.06))
  }
  tint(s, [at(-0.04, -0.99), at(0.04, -0.99), at(0, -0.95)], hues.ear)
  s.ink([at(0, -0.36), at(0, -0.02)], 2)
}

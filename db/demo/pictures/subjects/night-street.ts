import { box } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import {
  type Block,
  type Camera,
  drawBlock,
  drawFan,
  drawHorizon,
  type Face,
  farFirst,
  pane,
  quadOn,
  seen,
  type Spot,
  vanishing,
} from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

/** A street at night: lit windows, awnings, signs, lanterns, the moon. */
export function drawNightStreet(s: Sheet) {
  const roll = s.dice
  const camera: Camera = {
    eye: [roll.range(-0.9, 0.9), roll.range(1.3, 2.4), -1.6],
    yaw: roll.range(-0.2, 0.2),
    pitch: 0,
    focal: roll.range(560, 700),
    lift: roll.range(40, 110),
  }
  drawSky(s, camera)
  const wide = roll.range(2, 2.8)
  drawRoad(s, camera, wide)
  const blocks = houses(s, wide).toSorted(farFirst(camera))
  for (const block of blocks) drawHouse(s, camera, block)
  for (let i = 0; i < 3; i++) drawWire(s, i)
  for (let i = 4; i >= 0; i--) {
    for (const side of [-1, 1]) {
      const z = 2.4 + i * 2.4
      drawLantern(s, seen(camera, [side * wide * 0.84, 2.2, z]), 130 / (z + 1.6))
    }
  }
  drawHorizon(s, camera)
  const corners = blocks
    .slice(-5)
    .map(({ at, size }) => seen(camera, [at[0] < 0 ? at[0] + size[0] : at[0], size[1], at[2]]))
  const kerbs = [-wide, wide].map((x) => seen(camera, [x, 0, 0]))
  drawFan(s, vanishing(camera, [0, 0, 1]), [...kerbs, ...corners])
}

function drawSky(s: Sheet, camera: Camera) {
  const { dice: roll, tones, hw } = s
  s.flat(box(-hw + 18, -342, hw - 18, 342), tones.deep, { corners: true, still: true })
  s.flat(box(-hw + 18, -342, hw - 18, -90), tones.dark, { corners: true, still: true, opacity: 0.75 })
  const stars = Array.from({ length: 60 }, () => box(0, 0, 4, 4).map(([x, y]): Point => [x, y]))
  const spread = stars.map((star) => {
    const [dx, dy] = [roll.range(-hw, hw), roll.range(-340, -60)]
    return star.map(([x, y]): Point => [x + dx, y + dy])
  })
  s.scatter(spread, tones.pale)
  const moon: Point = [vanishing(camera, [0, 0, 1])[0] + roll.range(-120, 120), roll.range(-260, -190)]
  const r = roll.range(44, 70)
  s.flat(ellipse(...moon, r * 1.6, r * 1.6), tones.mid, { still: true, opacity: 0.5 })
  s.flat(ellipse(...moon, r, r), roll.pick([tones.accent, tones.pale]))
  const shade = ellipse(moon[0] + r * 0.45, moon[1] - r * 0.2, r * 0.86, r * 0.86)
  if (roll.chance(0.4)) s.within(ellipse(...moon, r * 1.1, r * 1.1), () => s.flat(shade, tones.dark))
  else s.contour(ellipse(...moon, r, r), 4)
}

function drawRoad(s: Sheet, camera: Camera, wide: number) {
  const strip = (x1: number, x2: number, z1: number, z2: number): Point[] => {
    const corners: [Spot, Spot, Spot, Spot] = [
      [x1, 0, z1],
      [x2, 0, z1],
      [x2, 0, z2],
      [x1, 0, z2],
    ]
    return quadOn(camera, corners)
  }
  s.flat(strip(-wide, wide, -1.2, 60), s.tones.mid, { knock: true, corners: true })
  for (const side of [-1, 1]) s.flat(strip(side * wide * 0.72, side * wide, -1.2, 60), s.tones.soft, { corners: true })
  for (let i = 0; i < 7; i++) s.flat(strip(-0.1, 0.1, 0.4 + i * 3, 1.8 + i * 3), s.tones.pale, { corners: true })
}

function houses(s: Sheet, wide: number): Block[] {
  const roll = s.dice
  const end: Block = { at: [-wide - 5, 0, 24], size: [wide * 2 + 10, roll.range(3, 6), 3], tint: 0 }
  const sides = [-1, 1].flatMap((side) => {
    let z = -0.8
    return Array.from({ length: 9 }, (): Block => {
      const deep = roll.range(1.9, 3.6)
      const at = [side > 0 ? wide : -wide - 4, 0, z] as const
      z += deep
      return { at, size: [4, roll.range(2.8, 6.6), deep], tint: roll.int(0, 2) }
    })
  })
  return [end, ...sides]
}

function drawHouse(s: Sheet, camera: Camera, block: Block) {
  const { tones } = s
  const wall = [tones.deep, tones.mid, tones.dark][block.tint ?? 0] ?? tones.deep
  const shades = { top: tones.deep, front: tones.dark, left: wall, right: wall }
  drawBlock(s, camera, block, shades, { width: 4, onFace: (face, corners) => drawFront(s, face, corners, block) })
  if (block.tint === 0 || s.dice.chance(0.45)) return
  const left = block.at[0] < 0
  const x = left ? block.at[0] + block.size[0] : block.at[0] - 0.5
  const sign: Block = { at: [x, 1.9, block.at[2] + 0.3], size: [0.5, s.dice.range(0.9, 1.5), 0.12] }
  drawBlock(
    s,
    camera,
    sign,
    { top: tones.pale, front: tones.accent, left: tones.paper, right: tones.paper },
    { width: 3 },
  )
}

function drawFront(s: Sheet, face: Face, corners: Point[], { at, size }: Block) {
  if (face.side === 'top' || face.side === 'bottom') return
  const { dice: roll, tones } = s
  const floors = Math.max(2, Math.round(size[1] / 1.5))
  const wideFront = face.side === 'front'
  const bays = wideFront ? 9 : Math.max(2, Math.round(size[2] / 0.9))
  if (wideFront || at[2] > 9) return drawFarWindows(s, corners, floors, bays)
  for (let row = 1; row < floors; row++) {
    for (let bay = 0; bay < bays; bay++) {
      const [u, v] = [(bay + 0.24) / bays, (row + 0.24) / floors]
      const glass = pane(corners, u, v, u + 0.52 / bays, v + 0.54 / floors)
      s.flat(glass, roll.chance(0.55) ? tones.accent : tones.dark, { corners: true })
      s.contour(glass, 2.2, { corners: true })
    }
  }
  const shop = pane(corners, 0.1, 0, 0.9, 0.66 / floors)
  s.flat(shop, roll.chance(0.6) ? tones.accent : tones.pale, { corners: true })
  s.contour(shop, 2.4, { corners: true })
  s.contour(pane(shop, 0.34, 0, 0.66, 0.86), 2, { corners: true })
  const stripes = 6
  for (let i = 0; i < stripes; i++) {
    const stripe = pane(
      corners,
      0.06 + (0.88 * i) / stripes,
      0.6 / floors,
      0.06 + (0.88 * (i + 1)) / stripes,
      0.9 / floors,
    )
    s.flat(stripe, i % 2 ? tones.paper : tones.soft, { corners: true })
    s.contour(stripe, 1.8, { corners: true })
  }
}

/** Far houses show their lights as one mark. */
function drawFarWindows(s: Sheet, corners: Point[], floors: number, bays: number) {
  const lit: Point[][] = []
  for (let row = 0; row < floors; row++) {
    for (let bay = 0; bay < bays; bay++) {
      const [u, v] = [(bay + 0.24) / bays, (row + 0.24) / floors]
      if (s.dice.chance(0.6)) lit.push(pane(corners, u, v, u + 0.52 / bays, v + 0.54 / floors))
    }
  }
  s.scatter(lit, s.tones.accent)
}

function drawWire(s: Sheet, i: number) {
  const y = -230 + i * 26
  const sag: Point[] = [
    [-s.hw, y - 40],
    [s.dice.range(-80, 80), y + 30],
    [s.hw, y - s.dice.range(20, 70)],
  ]
  s.ink(sag, 2.4, { in: 0.02, out: 0.02, least: 0.7 })
}

function drawLantern(s: Sheet, [x, y]: Point, r: number) {
  s.flat(ellipse(x, y, r * 1.4, r * 1.5), s.tones.accent, { opacity: 0.25, still: true })
  s.solid(ellipse(x, y, r * 0.56, r * 0.74), s.tones.accent, Math.max(2, r * 0.1))
  for (const k of [-0.4, 0, 0.4]) {
    const rib: Point[] = [
      [x - r * 0.5, y + k * r],
      [x, y + k * r + r * 0.07],
      [x + r * 0.5, y + k * r],
    ]
    s.ink(rib, Math.max(1.2, r * 0.05))
  }
  s.ink(
    [
      [x, y - r * 0.75],
      [x, y - r * 1.5],
    ],
    Math.max(1.4, r * 0.08),
  )
}

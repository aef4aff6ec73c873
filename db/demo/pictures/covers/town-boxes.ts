import { drawGlow, drawSky } from './light.ts'
import { drawAwning, drawPot, plate, tint, wire } from './street-things.ts'
import { disc } from './ground.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import {
  type Block,
  type Camera,
  drawBlock,
  drawFan,
  drawHorizon,
  type Face,
  pane,
  seen,
  vanishing,
} from '../scene/camera.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Sunset: the sun low on the right, every front to the left in violet shade. */
const hues = {
  ...{ zenith: '#5E86C8', high: '#B9A9DC', low: '#FFBE94', horizon: '#FFE7A8', sun: '#FFF6D2' },
  ...{ road: '#8E83A2', walk: '#E3C3AE', mark: '#FFF0DA', shade: '#3C2F6E', lit: '#FFDF9A' },
  ...{ pane: '#54618E', lamp: '#FFE08C', far: '#C08CA4', trunk: '#5A3B4A' },
  ...{ door: '#3F6670', cloth: '#D9553F', pot: '#B5563C' },
  leaf: ['#D9C65A', '#7FA24E', '#3F6E54'] as [string, string, string],
}

const camera: Camera = { eye: [-5.6, 1.7, -6.4], yaw: 0.72, pitch: 0, focal: 760, lift: 130 }
const see = (x: number, y: number, z: number): Point => seen(camera, [x, y, z])

type House = Block & { paint: string; floors: number }
const houses: House[] = [
  { at: [16, 0, 0.2], size: [4, 4.6, 4], paint: '#D88A94', floors: 3 },
  { at: [12, 0, 0], size: [3.6, 7.6, 4], paint: '#7FB0A8', floors: 5 },
  { at: [8.2, 0, 0.3], size: [3.4, 4, 4], paint: '#F0C05E', floors: 3 },
  { at: [4.4, 0, 0], size: [3.4, 6.2, 4], paint: '#E8825A', floors: 4 },
  { at: [0.2, 0, 16], size: [4, 5, 4], paint: '#E8B45A', floors: 3 },
  { at: [0, 0, 12], size: [4, 4, 3.6], paint: '#D9806E', floors: 3 },
  { at: [0.3, 0, 8.2], size: [4, 6.6, 3.4], paint: '#7C9CC4', floors: 4 },
  { at: [0, 0, 4.4], size: [4, 4.4, 3.4], paint: '#F3D9A8', floors: 3 },
  { at: [0, 0, 0], size: [4, 5.4, 4], paint: '#F6EBD2', floors: 4 },
]

/** Boxes of all heights along two streets that meet: a town is made of them. */
export function drawTownBoxes(s: Sheet) {
  const horizon = vanishing(camera, [1, 0, 0])[1]
  drawSky(s, [hues.zenith, hues.high, hues.low, hues.horizon], [-350, horizon], 14)
  drawGlow(s, [560, horizon - 40], 260, hues.sun, 0.2)
  tint(s, disc([560, horizon - 40], 50), hues.sun)
  for (const [x, y, w] of [
    [-420, -250, 170],
    [-250, -190, 120],
    [420, -270, 150],
  ] as const)
    tint(s, [...ellipse(x, y, w, 9), ...ellipse(x + w * 0.3, y - 9, w * 0.5, 8)], '#FFDCC8', 0.9)
  tint(s, box(-660, horizon, 660, 400), hues.road)
  const kerb = [see(-1.2, 0, 60), see(-1.2, 0, -0.6), see(-0.6, 0, -1.2), see(60, 0, -1.2), see(60, 0, 60)]
  s.flat(kerb, hues.walk, { knock: true, corners: true, still: true })
  s.ink(kerb.slice(0, 4), 4, { corners: true, in: 0.02, out: 0.02, least: 0.6 })
  for (let i = 0; i < 6; i++) {
    tint(
      s,
      [
        see(0.4, 0, -1.9 - i * 0.5),
        see(2.6, 0, -1.9 - i * 0.5),
        see(2.6, 0, -1.65 - i * 0.5),
        see(0.4, 0, -1.65 - i * 0.5),
      ],
      hues.mark,
    )
    tint(
      s,
      [
        see(-1.9 - i * 0.5, 0, 0.4),
        see(-1.9 - i * 0.5, 0, 2.6),
        see(-1.65 - i * 0.5, 0, 2.6),
        see(-1.65 - i * 0.5, 0, 0.4),
      ],
      hues.mark,
    )
  }
  for (const house of houses) drawHouse(s, house)
  tint(s, [see(0, 0, 0), see(0, 0, 30), see(-5, 0, 30), see(-4.4, 0, 2), see(-2.4, 0, -0.4)], hues.shade, 0.26)
  tint(s, [see(0.2, 0, -0.05), see(40, 0, -0.05), see(40, 0, -1.1), see(0.6, 0, -1.1)], hues.lit, 0.5)
  for (const x of [11, 7.4, 3.6]) drawStreetTree(s, x)
  for (const x of [1, 1.7]) drawPot(s, see(x, 0, -0.4), 44, hues.pot, hues.leaf)
  wire(s, [-700, -250], see(0, 5.6, 0), 20)
  wire(s, see(0, 5.6, 0), [700, -200], 30)
  drawHorizon(s, camera)
  for (const direction of [
    [1, 0, 0],
    [0, 0, 1],
  ] as const)
    drawFan(s, vanishing(camera, direction), [see(0, 5.4, 0), see(0, 0, 0)])
}

function drawHouse(s: Sheet, house: House) {
  const shade = between(house.paint, hues.shade, 0.42)
  const shades = { front: house.paint, left: shade, right: shade, top: between(house.paint, hues.sun, 0.5) }
  drawBlock(s, camera, house, shades, { width: 4, onFace: (face, corners) => drawFace(s, house, face, corners) })
  const [x, top, z] = [house.at[0], house.size[1], house.at[2]]
  const [w, d] = [house.size[0], house.size[2]]
  plate(
    s,
    [see(x, top - 0.1, z), see(x + w, top - 0.1, z), see(x + w, top + 0.2, z), see(x, top + 0.2, z)],
    between(house.paint, '#FFFFFF', 0.45),
    3,
  )
  plate(
    s,
    [see(x, top - 0.1, z + d), see(x, top - 0.1, z), see(x, top + 0.2, z), see(x, top + 0.2, z + d)],
    between(shade, '#FFFFFF', 0.2),
    3,
  )
}

function drawFace(s: Sheet, { floors, paint }: House, face: Face, corners: Point[]) {
  if (face.side !== 'front' && face.side !== 'left') return
  const front = face.side === 'front'
  const bays = 3
  const panes: Point[][] = []
  const lamps: Point[][] = []
  for (let row = 1; row < floors; row++)
    for (let bay = 0; bay < bays; bay++) {
      const [u, v] = [(bay + 0.24) / bays, (row + 0.22) / floors]
      const glass = pane(corners, u, v, u + 0.52 / bays, v + 0.52 / floors)
      ;(s.dice.chance(front ? 0.2 : 0.5) ? lamps : panes).push(glass)
    }
  s.scatter(panes, front ? '#A9CBE0' : hues.pane)
  s.scatter(lamps, hues.lamp)
  const near = Math.abs(corners[1]![0] - corners[0]![0]) > 150
  if (near && front) for (const glass of [...panes, ...lamps]) s.contour(glass, 1.8, { corners: true })
  if (front) tint(s, pane(corners, 0, 0.9, 1, 1), hues.lit, 0.35)
  const shop = pane(corners, 0.08, 0, 0.92, 0.62 / floors)
  s.flat(shop, front ? '#FFE3A4' : '#E8B878', { corners: true })
  s.contour(shop, 2.4, { corners: true })
  s.contour(pane(shop, 0.36, 0, 0.62, 0.86), 2, { corners: true })
  const cloth = pane(corners, 0.04, 0.6 / floors, 0.96, 0.9 / floors)
  const colour = between(paint, front ? hues.cloth : hues.door, 0.75)
  if (near) drawAwning(s, cloth, 6, 7, colour)
  else plate(s, cloth, colour, 2)
}

function drawStreetTree(s: Sheet, x: number) {
  const [foot, top] = [see(x, 0, -0.7), see(x, 2.3, -0.7)]
  const r = (foot[1] - top[1]) * 0.46
  s.ink([foot, top], r * 0.2, { in: 0.02, out: 0.2, least: 0.6, colour: hues.trunk })
  drawCrown(s, [top[0], top[1] - r * 0.3], [r * 0.9, r], hues.leaf)
}

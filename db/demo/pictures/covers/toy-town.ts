import { drawFlecks, drawGlow, segment } from './light.ts'
import { plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import {
  type Block,
  type Camera,
  drawBlock,
  drawFan,
  drawHorizon,
  inQuad,
  pane,
  seen,
  type Shades,
  vanishing,
} from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'

/** A child's room in the morning: the window is on the left, so all shadows fall to the right on the boards. */
const hues = {
  ...{
    wall: '#BFE0DC',
    wallShade: '#9CC6C8',
    skirting: '#FBF4E4',
    floor: '#EBC38E',
    board: '#C99A66',
    rug: '#F6E6C8',
    rugEdge: '#E58F72',
  },
  ...{
    road: '#8A93A8',
    mark: '#FBF4E2',
    sun: '#FFF4C8',
    shade: '#54407A',
    leaf: '#5FA65E',
    leafLit: '#A5D06E',
    trunk: '#A8744A',
  },
  ...{
    red: '#E0523F',
    blue: '#3F7FC0',
    yellow: '#F5C23F',
    green: '#5FAE72',
    wood: '#EBC792',
    pink: '#F2A0A0',
    white: '#FFF9EC',
    teal: '#3FA0A0',
  },
  ...{ glass: '#BFE6F2', door: '#8A4F38', shelf: '#D9A870' },
  line: '#3A2A4A',
}
const camera: Camera = { eye: [-2.6, 3.1, -7.2], yaw: 0.3, pitch: -0.3, focal: 900, lift: 26 }
const see = (x: number, y: number, z: number) => seen(camera, [x, y, z])
const flat = (x1: number, z1: number, x2: number, z2: number, y = 0) => [
  see(x1, y, z1),
  see(x2, y, z1),
  see(x2, y, z2),
  see(x1, y, z2),
]
const upright = (x: number, y: number, z: number, [w, h]: Point) => [
  see(x, y, z),
  see(x + w, y, z),
  see(x + w, y + h, z),
  see(x, y + h, z),
]
const shadesOf = (colour: string): Shades => ({
  ...{ top: between(colour, hues.sun, 0.45), left: between(colour, hues.sun, 0.22), front: colour },
  right: between(darker(colour), hues.shade, 0.25),
})

/** A town of building blocks: boxes, triangles and cylinders, with windows and signs put on them afterwards. */
export function drawBlocks(s: Sheet) {
  s.line = hues.line
  drawFloor(s)
  drawShadows(s)
  drawTower(s, [-1.8, 4.4], [0.62, 2.5], [hues.white, hues.red])
  drawHouse(s, [-0.5, 4.1], [1.3, 1.2, 1], hues.blue, hues.yellow)
  drawBoxHouse(s, { at: [1.4, 0, 4], size: [1.1, 2.3, 1.1] }, hues.yellow, [2, 4])
  drawBoxHouse(s, { at: [3.3, 0, 3.8], size: [1.4, 1.5, 1.2] }, hues.green, [3, 2])
  drawTower(s, [5.6, 4], [0.5, 1.7], [hues.pink, hues.blue])
  drawTree(s, [4.9, 2.6], 1)
  drawHouse(s, [-3.2, 2.2], [1.3, 1, 1.1], hues.red, hues.teal)
  drawTree(s, [-1.2, 2.5], 1.1)
  drawShop(s)
  drawBoxHouse(s, { at: [2.9, 0, 1.2], size: [1.2, 1.2, 1.1] }, hues.wood, [2, 2])
  drawPrism(s, [2.85, 1.2, 1.15], [1.3, 0.62, 1.2], hues.red)
  drawArch(s)
  drawTree(s, [-3.7, 0.4], 0.9)
  drawCar(s, [-0.1, -0.7], hues.red)
  drawCar(s, [0.52, 1.5], hues.teal)
  drawLoose(s)
  drawSunlight(s)
  drawFan(s, vanishing(camera, [0, 0, 1]), [see(-0.3, 0, -2), see(1, 0, -2), see(2.9, 1.2, 1.2)])
  drawHorizon(s, camera)
}

function drawFloor(s: Sheet) {
  wholeSheet(s, hues.wall)
  tint(s, upright(-14, 0, 9, [48, 6]), hues.wall)
  for (let x = -9; x < 20; x += 1.2) tint(s, upright(x, 0, 9, [0.5, 6]), hues.wallShade, 0.35)
  plate(s, flat(-16, -6, 34, 9), hues.floor, 3)
  for (let x = -10; x <= 20; x += 0.9) s.ink([see(x, 0, -5), see(x, 0, 9)], 2, { corners: true, colour: hues.board })
  for (let i = 0; i < 16; i++) {
    const [x, z] = [-9.1 + ((i * 7) % 20) * 0.9, -3 + ((i * 5) % 12)]
    s.ink([see(x, 0, z), see(x + 0.9, 0, z)], 1.8, { corners: true, colour: hues.board })
  }
  plate(s, upright(-16, 0, 8.9, [50, 0.5]), hues.skirting, 3)
  plate(s, flat(-4.4, -2.1, 6.6, 5.9), hues.rug, 4)
  const rim = flat(-4.2, -1.95, 6.4, 5.75)
  s.ink([...rim, rim[0]!], 7, { corners: true, colour: hues.rugEdge, least: 0.9 })
  tint(s, flat(-0.35, -2.1, 1.05, 5.9), hues.road)
  tint(s, flat(-4.4, 3.05, 6.6, 3.75), hues.road)
  for (let z = -1.8; z < 5.8; z += 0.8) if (z < 2.6 || z > 3.9) tint(s, flat(0.3, z, 0.4, z + 0.45), hues.mark)
  for (let i = 0; i < 5; i++) tint(s, flat(-0.25 + i * 0.26, 2.5, -0.1 + i * 0.26, 2.95), hues.mark)
}

/** All fall the same way, as long as what throws them is high. */
function drawShadows(s: Sheet) {
  for (const [x, z, w, d, high] of [
    [-2.3, 4, 0.9, 0.9, 2.6],
    [-0.5, 4.1, 1.3, 1, 1.7],
    [1.4, 4, 1.1, 1.1, 2.3],
    [3.3, 3.8, 1.4, 1.2, 1.5],
    [5.2, 3.7, 0.8, 0.8, 2],
    [-3.2, 2.2, 1.3, 1.1, 1.5],
    [-2.7, 0, 1.6, 1.4, 1.3],
    [2.9, 1.2, 1.2, 1.1, 1.6],
    [1.9, -1.2, 1.8, 0.6, 1.2],
    [-3.9, -1.7, 0.6, 0.6, 0.7],
    [-2.75, -1.95, 0.3, 0.3, 0.5],
  ] as const)
    tint(
      s,
      [
        see(x, 0, z),
        see(x + w, 0, z),
        see(x + w + high * 0.75, 0, z + high * 0.22),
        see(x + w + high * 0.75, 0, z + d + high * 0.22),
        see(x + high * 0.2, 0, z + d),
      ],
      hues.shade,
      0.42,
    )
}

function drawWindows(s: Sheet, front: readonly Point[], [across, up]: Point) {
  for (let row = 0; row < up; row++)
    for (let i = 0; i < across; i++) {
      const at = pane(front, (i + 0.24) / across, (row + 0.3) / up, (i + 0.76) / across, (row + 0.8) / up)
      plate(s, at, hues.glass, 2.2)
      tint(s, [at[0]!, mixed(at[0]!, at[1]!, 0.5), at[3]!], hues.white, 0.8)
    }
}

function drawBoxHouse(s: Sheet, block: Block, colour: string, windows: Point) {
  drawBlock(s, camera, block, shadesOf(colour), {
    onFace: (face, corners) => {
      if (face.side === 'front') drawWindows(s, corners, windows)
      if (face.side === 'left') drawGrain(s, corners)
    },
  })
}

const drawGrain = (s: Sheet, corners: readonly Point[]) => {
  for (const v of [0.3, 0.62])
    s.ink([inQuad(corners, 0.15, v), inQuad(corners, 0.5, v + 0.06), inQuad(corners, 0.85, v)], 1.6, {
      in: 0.4,
      out: 0.6,
    })
}

/** A roof with its ridge from front to back. */
function drawPrism(
  s: Sheet,
  [x, y, z]: readonly [number, number, number],
  [w, h, d]: readonly [number, number, number],
  colour: string,
) {
  const shades = shadesOf(colour)
  const tip = [see(x + w / 2, y + h, z), see(x + w / 2, y + h, z + d)] as const
  s.solid([see(x, y, z), tip[0], tip[1], see(x, y, z + d)], shades.top, 4, { corners: true })
  s.solid([see(x, y, z), see(x + w, y, z), tip[0]], shades.front, 4, { corners: true })
  tint(s, [see(x + w / 2, y, z), see(x + w, y, z), tip[0]], hues.shade, 0.12)
}

function drawHouse(
  s: Sheet,
  [x, z]: Point,
  [w, h, d]: readonly [number, number, number],
  colour: string,
  roof: string,
) {
  drawBlock(s, camera, { at: [x, 0, z], size: [w, h, d] }, shadesOf(colour))
  const front = upright(x, 0, z, [w, h])
  plate(s, pane(front, 0.38, 0, 0.62, 0.52), hues.door, 2.6)
  for (const u of [0.1, 0.7]) drawWindows(s, pane(front, u - 0.04, 0.36, u + 0.24, 0.92), [1, 1])
  drawPrism(s, [x - 0.06, h, z - 0.06], [w + 0.12, 0.75, d + 0.12], roof)
}

function drawTower(s: Sheet, [x, z]: Point, [r, high]: Point, [colour, roof]: readonly [string, string]) {
  const ring = (y: number, k = 1) =>
    Array.from({ length: 28 }, (_, i) =>
      see(x + Math.cos((i / 28) * Math.PI * 2) * r * k, y, z + Math.sin((i / 28) * Math.PI * 2) * r * k),
    )
  const ends = (all: Point[]) =>
    [all.reduce((a, b) => (b[0] < a[0] ? b : a)), all.reduce((a, b) => (b[0] > a[0] ? b : a))] as const
  const low = ring(0)
  const [a, b] = ends(low)
  const [c, d] = ends(ring(high))
  const front = low.filter(([, y]) => y >= Math.min(a[1], b[1])).toSorted((p, q) => p[0] - q[0])
  const body = [c, a, ...front, b, d]
  s.solid(body, colour, 4, { corners: true })
  tint(s, [mixed(a, b, 0.58), b, d, mixed(c, d, 0.58)], hues.shade, 0.3)
  tint(s, [mixed(a, b, 0.08), mixed(a, b, 0.24), mixed(c, d, 0.24), mixed(c, d, 0.08)], hues.sun, 0.6)
  for (const v of [0.36, 0.66])
    s.solid(ellipse(...mixed(mixed(a, b, 0.46), mixed(c, d, 0.46), v), 14, 17), hues.glass, 2.6)
  const brim = ring(high, 1.24)
  const [e, f] = ends(brim)
  const tip = see(x, high + r * 1.9, z)
  const hem = brim.filter(([, y]) => y >= Math.min(e[1], f[1])).toSorted((p, q) => p[0] - q[0])
  s.solid([tip, e, ...hem, f], roof, 4, { corners: true })
  tint(s, [tip, mixed(e, f, 0.6), f], hues.shade, 0.28)
  tint(s, [tip, mixed(e, f, 0.12), mixed(e, f, 0.32)], hues.sun, 0.5)
}

/** The square shop, seen from its corner: awning, window, a sign with a loaf. */
function drawShop(s: Sheet) {
  const [x, z, w, h, d] = [-2.7, -0.2, 1.8, 1.25, 1.5]
  drawBlock(s, camera, { at: [x, 0, z], size: [w, h, d] }, shadesOf(hues.white), {
    onFace: (face, corners) => face.side === 'left' && drawWindows(s, pane(corners, 0.2, 0.2, 0.8, 0.9), [2, 1]),
  })
  const front = upright(x, 0, z, [w, h])
  plate(s, pane(front, 0.08, 0.16, 0.56, 0.62), hues.glass, 3)
  for (const u of [0.14, 0.29, 0.44]) s.solid(ellipse(...inQuad(front, u, 0.24), 17, 11), hues.shelf, 2.4)
  tint(s, pane(front, 0.1, 0.3, 0.2, 0.6), hues.white, 0.7)
  plate(s, pane(front, 0.66, 0, 0.9, 0.6), hues.door, 3)
  plate(s, pane(front, 0.71, 0.26, 0.85, 0.54), hues.glass, 2)
  for (let i = 0; i < 8; i++) {
    const [u, v] = [0.03 + i * 0.1175, 0.03 + (i + 1) * 0.1175]
    const drop = (t: number) => see(x + w * t, h * 0.6, z - 0.35)
    plate(s, [drop(u), drop(v), inQuad(front, v, 0.8), inQuad(front, u, 0.8)], i % 2 ? hues.white : hues.red, 2.4)
  }
  drawBlock(s, camera, { at: [x + 0.3, h, z], size: [1.2, 0.42, 0.16] }, shadesOf(hues.teal), { width: 3 })
  const [cx, cy] = see(x + 0.9, h + 0.21, z)
  s.solid(ellipse(cx, cy, 30, 15), hues.yellow, 2.6)
  for (const dx of [-12, 0, 12]) s.ink(segment(cx + dx - 3, cy + 6, cx + dx + 4, cy - 7), 2.6)
}

/** Two pillars and what lies on them. */
function drawArch(s: Sheet) {
  for (const x of [1.9, 3.2]) drawBlock(s, camera, { at: [x, 0, -1.2], size: [0.45, 0.8, 0.5] }, shadesOf(hues.blue))
  drawBlock(s, camera, { at: [1.8, 0.8, -1.25], size: [1.95, 0.36, 0.6] }, shadesOf(hues.yellow), {
    onFace: (face, corners) => face.side === 'front' && drawGrain(s, corners),
  })
  drawPrism(s, [2.3, 1.16, -1.2], [0.95, 0.5, 0.5], hues.green)
}

function drawTree(s: Sheet, [x, z]: Point, k: number) {
  const foot = see(x, 0, z)
  const size = (foot[1] - see(x, k, z)[1]) * 0.5
  s.ink([foot, see(x, 0.5 * k, z)], size * 0.34, { in: 0.01, out: 0.01, least: 0.9 })
  s.ink([foot, see(x, 0.5 * k, z)], size * 0.24, { in: 0.01, out: 0.01, least: 0.9, colour: hues.trunk })
  const [cx, cy] = see(x, 0.9 * k, z)
  s.solid(ellipse(cx, cy, size * 0.8, size * 0.84).slice(0, -1), hues.leaf, 4)
  tint(s, ellipse(cx - size * 0.24, cy - size * 0.24, size * 0.42, size * 0.42), hues.leafLit)
  s.within(ellipse(cx, cy, size * 0.8, size * 0.84), () =>
    tint(s, ellipse(cx + size * 0.7, cy + size * 0.5, size * 0.8, size), hues.shade, 0.3),
  )
}

function drawCar(s: Sheet, [x, z]: Point, colour: string) {
  tint(s, flat(x + 0.1, z, x + 0.85, z + 0.75), hues.shade, 0.4)
  drawBlock(s, camera, { at: [x, 0.1, z], size: [0.46, 0.22, 0.8] }, shadesOf(colour), { width: 3 })
  drawBlock(s, camera, { at: [x + 0.04, 0.32, z + 0.18], size: [0.38, 0.2, 0.42] }, shadesOf(colour), { width: 3 })
  plate(s, upright(x + 0.08, 0.35, z + 0.18, [0.3, 0.14]), hues.glass, 2)
  for (const dz of [0.16, 0.62]) s.solid(ellipse(...see(x, 0.12, z + dz), 7, 11), hues.line, 2)
  for (const dx of [0.08, 0.38]) s.solid(ellipse(...see(x + dx, 0.2, z), 5, 5), hues.yellow, 1.8)
}

function drawLoose(s: Sheet) {
  tint(s, flat(4.4, -1.4, 5.7, -0.7), hues.shade, 0.3)
  drawBlock(s, camera, { at: [4.2, 0, -1.5], size: [0.7, 0.4, 0.5] }, shadesOf(hues.pink))
  drawPrism(s, [4.3, 0.4, -1.4], [0.6, 0.4, 0.34], hues.teal)
  drawBlock(s, camera, { at: [-3.9, 0, -1.7], size: [0.6, 0.6, 0.6] }, shadesOf(hues.green))
  s.solid(ellipse(...see(-2.6, 0.2, -1.9), 40, 40).slice(0, -1), hues.yellow, 4)
  tint(s, ellipse(...see(-2.7, 0.28, -1.9), 16, 14), hues.sun, 0.9)
}

/** The window's light across the rug and the wall. */
function drawSunlight(s: Sheet) {
  for (const z of [-1.4, 1.2, 3.8])
    tint(s, [see(-9, 0, z), see(9, 0, z + 1.6), see(9, 0, z + 3.2), see(-9, 0, z + 1.4)], hues.sun, 0.16)
  drawGlow(s, [-620, -330], 420, hues.sun, 0.12)
  drawFlecks(
    s,
    trace('-420,-200 -300,-260 -200,-180 -480,-60 -80,-240 60,-300').map((at) => [at, 2.6, 2.6] as const),
    hues.white,
    0.9,
  )
}

import { box } from '../backdrop.ts'
import { drawHalo, drawSky, round, wash } from './light.ts'
import { drawVendingFront, plate, tint, wire } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { type Camera, drawFan, drawHorizon, inQuad, pane, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

/** The sun is low over the rails on the left: gold on every edge it meets, violet behind. */
const hues = {
  sky: ['#6C6BB5', '#E88FA0', '#FFD08A'] as const,
  ...{ sun: '#FFF6D8', glow: '#FFE2A0', cloud: '#B678A8', cloudLit: '#FFC79A', town: '#8A5F8C', townWindow: '#FFDE8E' },
  ...{ gravel: '#A98A92', field: '#7E6C8C', sleeper: '#6B4F66', rail: '#FFE9BE', mast: '#4B3A62' },
  ...{ floor: '#EBC6A4', floorFar: '#FFE0B4', edge: '#FFF3DC', bumps: '#F5B93F', below: '#5C4668', band: '#C58F8E' },
  ...{ fence: '#7FA7B0', fenceShade: '#56718C', roof: '#6D5482', beam: '#4A3764', lip: '#F0A878' },
  ...{ post: '#F3E7DA', postShade: '#A184A4', board: '#FFFAEE', strip: '#2F8F8B', clock: '#FFFDF4' },
  ...{ seat: '#E0684E', back: '#B94A4A', machine: '#D9463F', side: '#7E2B44' },
  shade: '#4A3470',
}
/** What stands on shelves and plates of the machine. */
const goods = { paper: '#FFF8EA', accent: '#F2A63C', mid: '#4FA3B5', deep: '#3F7F5C', soft: '#E9D3B4', dark: '#3A2A4E' }

const camera: Camera = { eye: [0.9, 1.36, 0], yaw: 0.2, pitch: 0, focal: 620, lift: 36 }
const see = (x: number, y: number, z: number) => seen(camera, [x, y, z])
const [NEAR, FAR] = [1.1, 46]
/** Level ground between two lines along the rails. */
const strip = (x1: number, x2: number, y: number): Point[] => [
  see(x1, y, NEAR),
  see(x2, y, NEAR),
  see(x2, y, FAR),
  see(x1, y, FAR),
]

/** A platform in the evening: the sun over the rails, the roof above, room for two who wait. */
export function drawPlatform(s: Sheet) {
  drawSunset(s)
  drawTracks(s)
  drawFloor(s)
  drawRoof(s)
  drawFurniture(s)
  drawHorizon(s, camera)
  drawFan(s, see(0.9, 1.36, 9000), [see(-0.8, 0, 2.4), see(4.6, 0, 3.4), see(-1, 3.3, 3), see(4.6, 3.3, 4)])
  for (const beam of ['-330,-34 700,60 700,190', '-330,-34 700,240 700,380 560,380', '-330,-34 430,380 250,380'])
    tint(s, trace(beam), hues.glow, 0.1)
}

function drawSunset(s: Sheet) {
  drawSky(s, hues.sky, [-360, 50], 13)
  const sun: Point = [-330, -34]
  drawHalo(s, sun, [330, 300], hues.glow, { opacity: 0.17, rings: 6 })
  wash(s, round(...sun, 84), hues.sun, 1)
  for (const [x, y, w] of [
    [-470, -170, 140],
    [-200, -206, 110],
    [-110, -110, 80],
    [-560, -110, 70],
  ] as const) {
    wash(s, round(x, y, w, 13), hues.cloud, 0.7)
    wash(s, round(x + 14, y + 8, w * 0.8, 5), hues.cloudLit, 0.95)
  }
  const town = trace(
    '-700,4 -600,-18 -540,0 -470,0 -470,-34 -420,-34 -420,8 -360,8 -330,-12 -296,10 -236,10 -236,-24 -196,-24 -196,14 -130,14 -92,40 -92,92 -700,92',
  )
  s.flat(town, hues.town, { knock: true, corners: true })
  s.ink(town.slice(0, -2), 3, { corners: true })
  s.scatter(
    trace('-462,-24 -440,-24 -452,-10 -228,-14 -212,-4 -560,10 -640,6').map(([x, y]) => box(x, y, x + 9, y + 8)),
    hues.townWindow,
  )
}

function drawTracks(s: Sheet) {
  tint(s, strip(-30, -0.8, -1.1), hues.gravel)
  tint(s, strip(-30, -6.4, -1.1), hues.field)
  tint(s, [see(-4.2, -1.08, 30), see(-2, -1.08, 30), see(-1.2, -1.08, 2), see(-3.6, -1.08, 2)], hues.glow, 0.3)
  for (let z = 44; z > 2; z *= 0.9)
    plate(
      s,
      [see(-4.4, -1.08, z), see(-1.5, -1.08, z), see(-1.5, -1.08, z * 0.955), see(-4.4, -1.08, z * 0.955)],
      hues.sleeper,
      12 / z + 1,
    )
  for (const x of [-3.8, -2.2]) {
    plate(s, strip(x - 0.06, x + 0.06, -0.98), hues.rail, 2.6)
    s.ink([see(x + 0.06, -0.98, NEAR), see(x + 0.06, -0.98, FAR)], 5, { corners: true })
  }
  for (const z of [30, 19, 7.6]) {
    const [foot, top] = [see(-6, -1.1, z), see(-6, 5, z)]
    s.ink([foot, top], 70 / z + 2, { corners: true, in: 0.01, out: 0.01, least: 0.8, colour: hues.mast })
    s.ink([see(-6, 4.4, z), see(-2.6, 4.2, z)], 36 / z + 1.6, { corners: true, least: 0.7, colour: hues.mast })
    s.ink([see(-6, 3.6, z), see(-4, 4.3, z)], 24 / z + 1.2, { corners: true, colour: hues.mast })
  }
  wire(s, see(-3, 4, 40), [-700, -420], 6)
  wire(s, see(-3, 3.6, 40), [-700, -330], 8)
  for (const y of [0.1, 0.5]) s.ink([see(-8, y, 5), see(-8, y, FAR)], 3, { corners: true })
  for (let z = 40; z > 5; z *= 0.88) s.ink([see(-8, -1, z), see(-8, 0.6, z)], 14 / z + 1.4, { corners: true })
}

/** The floor with its edge of stone, the bumps that warn, and the wall below. */
function drawFloor(s: Sheet) {
  plate(s, [see(-0.8, -1.1, NEAR), see(-0.8, -1.1, FAR), see(-0.8, 0, FAR), see(-0.8, 0, NEAR)], hues.below, 3)
  tint(s, strip(-0.8, 6.4, 0), hues.floor)
  plate(s, strip(-0.8, -0.42, 0), hues.edge, 3.4)
  plate(s, strip(0, 0.32, 0), hues.bumps, 2.6)
  for (let z = 24; z > 1.4; z *= 0.86) {
    s.ink([see(-0.8, 0, z), see(-0.42, 0, z)], 6 / z + 1, { corners: true })
    s.ink([see(0, 0, z), see(0.32, 0, z)], 5 / z + 1, { corners: true })
  }
  for (let z = 20; z > 2; z *= 0.7)
    tint(s, [see(0.5, 0, z), see(6.4, 0, z), see(6.4, 0, z * 0.86), see(0.5, 0, z * 0.86)], hues.band, 0.34)
  tint(s, [see(-0.4, 0, 40), see(2.4, 0, 40), see(1.6, 0, NEAR), see(0.3, 0, NEAR)], hues.floorFar, 0.5)
  tint(s, [see(4.4, 0, FAR), see(6.4, 0, FAR), see(6.4, 0, NEAR), see(2.6, 0, NEAR)], hues.shade, 0.22)
  for (const z of [24, 15.5, 10, 6.2])
    tint(s, [see(2.87, 0, z), see(3.13, 0, z), see(6.4, 0, z - 1.5), see(6.4, 0, z - 1.8)], hues.shade, 0.3)
}

function drawRoof(s: Sheet) {
  const wall = [see(6.4, 0, FAR), see(6.4, 0, NEAR), see(6.4, 1.25, NEAR), see(6.4, 1.25, FAR)]
  plate(s, wall, hues.fence, 4)
  tint(s, [see(6.4, 0, FAR), see(6.4, 0, NEAR), see(6.4, 0.6, NEAR), see(6.4, 0.6, FAR)], hues.fenceShade, 0.5)
  for (let z = 40; z > 2; z *= 0.86) s.ink([see(6.4, 0, z), see(6.4, 1.25, z)], 8 / z + 1.2, { corners: true })
  tint(s, strip(-1, 6.6, 3.3), hues.roof)
  for (let z = 40; z > 1.6; z *= 0.8)
    plate(s, [see(-1, 3.3, z), see(6.6, 3.3, z), see(6.6, 3.06, z), see(-1, 3.06, z)], hues.beam, 8 / z + 1.4)
  plate(s, [see(-1, 3.2, NEAR), see(-1, 3.2, FAR), see(-1, 3.56, FAR), see(-1, 3.56, NEAR)], hues.lip, 4)
  for (const z of [24, 15.5, 10, 6.2]) {
    const w = 0.13
    plate(s, [see(3 - w, 0, z), see(3 + w, 0, z), see(3 + w, 3.1, z), see(3 - w, 3.1, z)], hues.post, 10 / z + 2)
    tint(s, [see(3, 0.05, z), see(3 + w, 0.05, z), see(3 + w, 3.05, z), see(3, 3.05, z)], hues.postShade, 0.8)
    for (const side of [-1, 1])
      s.ink([see(3, 2.3, z), see(3 + side * 0.9, 3.1, z)], 22 / z + 2, { corners: true, least: 0.8 })
  }
}

/** A clock and a board without a name hang from the roof; a bench and a machine stand at the back. */
function drawFurniture(s: Sheet) {
  const machine = [see(4.3, 0, 8.4), see(5.5, 0, 8.4), see(5.5, 1.9, 8.4), see(4.3, 1.9, 8.4)]
  plate(s, [see(4.3, 0, 9.2), machine[0]!, machine[3]!, see(4.3, 1.9, 9.2)], hues.side, 3)
  s.inHues(goods, s.line, () => drawVendingFront(s, machine, hues.machine, 2.2))
  drawHalo(s, see(4.9, 1.2, 8.4), [90, 120], hues.sun, { opacity: 0.1, rings: 3 })
  const board = [see(1.2, 2.3, 7), see(2.9, 2.3, 7), see(2.9, 2.86, 7), see(1.2, 2.86, 7)]
  for (const u of [0.14, 0.86]) s.ink([inQuad(board, u, 1), inQuad(board, u, 1.4)], 4, { corners: true })
  plate(s, board, hues.board, 4)
  tint(s, pane(board, 0.02, 0.1, 0.98, 0.34), hues.strip)
  s.ink([see(0.4, 3.1, 8), see(0.4, 2.86, 8)], 4, { corners: true })
  s.solid(ellipse(...see(0.4, 2.56, 8), 27, 27), hues.clock, 4.4)
  const [x, y] = see(0.4, 2.56, 8)
  s.ink(
    [
      [x, y],
      [x, y + 17],
    ],
    3.4,
  )
  s.ink(
    [
      [x, y],
      [x, y - 20],
    ],
    2.6,
  )
  for (const z of [6.4, 5.2]) {
    const seat = [see(3.9, 0.45, z), see(4.7, 0.45, z), see(4.7, 0.45, z + 0.9), see(3.9, 0.45, z + 0.9)]
    for (const at of [see(4, 0, z), see(4.6, 0, z), see(4, 0, z + 0.8)])
      s.ink([at, [at[0], at[1] - 60 / (z / 5)]], 5, { corners: true, colour: hues.beam })
    plate(s, [see(4.7, 0.45, z), see(4.7, 0.45, z + 0.9), see(4.8, 1, z + 0.9), see(4.8, 1, z)], hues.back, 3)
    plate(s, seat, hues.seat, 3)
  }
}

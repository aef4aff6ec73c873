import { box } from '../backdrop.ts'
import { drawVendingFront, plate, tint, wholeSheet, wire } from './street-things.ts'
import { ellipse, type Point } from '../geometry.ts'
import { type Camera, drawFan, drawHorizon, inQuad, pane, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const camera: Camera = { eye: [0.9, 1.6, 0], yaw: 0.2, pitch: 0, focal: 620, lift: 36 }
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
  const { tones } = s
  drawSunset(s)
  drawTracks(s)
  drawFloor(s)
  drawRoof(s)
  drawFurniture(s)
  drawHorizon(s, camera)
  drawFan(s, see(0.9, 1.6, 9000), [see(-0.8, 0, 2.4), see(4.6, 0, 3.4), see(-1, 3.3, 3), see(4.6, 3.3, 4)])
  for (const [x, z] of [
    [0.95, 3.55],
    [1.75, 3.45],
  ] as const)
    tint(
      s,
      [see(x - 0.16, 0, z), see(x + 0.16, 0, z), see(x + 1.6, 0, z - 1.3), see(x + 1.1, 0, z - 1.3)],
      tones.deep,
      0.5,
    )
}

function drawSunset(s: Sheet) {
  const { tones, hw } = s
  const sky = [between(tones.mid, tones.soft, 0.35), between(tones.mid, tones.soft, 0.75), tones.soft, tones.pale]
  wholeSheet(s, sky[0]!)
  for (const [i, y] of [-210, -130, -60].entries()) tint(s, box(-hw - 20, y, hw + 20, 380), sky[i + 1]!)
  const sun: Point = [-330, -34]
  tint(s, ellipse(...sun, 170, 170), tones.paper, 0.5)
  s.solid(ellipse(...sun, 92, 92), tones.paper, 4.4)
  for (const [x, y, w] of [
    [-460, -150, 130],
    [-180, -196, 110],
    [-90, -96, 70],
  ] as const) {
    tint(s, ellipse(x, y, w, 13), tones.mid, 0.8)
    tint(s, ellipse(x + 14, y + 8, w * 0.8, 5), tones.paper, 0.9)
  }
  const town: Point[] = [
    [-700, 4],
    [-600, -18],
    [-540, 0],
    [-470, 0],
    [-470, -34],
    [-420, -34],
    [-420, 8],
    [-360, 8],
    [-330, -12],
    [-296, 10],
    [-236, 10],
    [-236, -24],
    [-196, -24],
    [-196, 14],
    [-130, 14],
    [-92, 40],
    [-92, 92],
    [-700, 92],
  ]
  s.flat(town, tones.deep, { knock: true, corners: true })
  s.ink(town.slice(0, -2), 3, { corners: true })
}

function drawTracks(s: Sheet) {
  const { tones } = s
  tint(s, strip(-30, -0.8, -1.1), tones.mid)
  tint(s, strip(-30, -6.4, -1.1), tones.deep)
  for (let z = 44; z > 2; z *= 0.9)
    plate(
      s,
      [see(-4.4, -1.08, z), see(-1.5, -1.08, z), see(-1.5, -1.08, z * 0.955), see(-4.4, -1.08, z * 0.955)],
      tones.deep,
      12 / z + 1,
    )
  for (const x of [-3.8, -2.2]) {
    plate(s, strip(x - 0.06, x + 0.06, -0.98), tones.paper, 2.6)
    s.ink([see(x + 0.06, -0.98, NEAR), see(x + 0.06, -0.98, FAR)], 5, { corners: true })
  }
  for (const z of [30, 19, 7.6]) {
    const [foot, top] = [see(-6, -1.1, z), see(-6, 5, z)]
    s.ink([foot, top], 70 / z + 2, { corners: true, in: 0.01, out: 0.01, least: 0.8, colour: tones.dark })
    s.ink([see(-6, 4.4, z), see(-2.6, 4.2, z)], 36 / z + 1.6, { corners: true, least: 0.7, colour: tones.dark })
    s.ink([see(-6, 3.6, z), see(-4, 4.3, z)], 24 / z + 1.2, { corners: true, colour: tones.dark })
  }
  wire(s, see(-3, 4, 40), [-700, -420], 6)
  wire(s, see(-3, 3.6, 40), [-700, -330], 8)
  for (const y of [0.1, 0.5]) s.ink([see(-8, y, 5), see(-8, y, FAR)], 3, { corners: true })
  for (let z = 40; z > 5; z *= 0.88) s.ink([see(-8, -1, z), see(-8, 0.6, z)], 14 / z + 1.4, { corners: true })
}

/** The floor with its edge of stone, the bumps that warn, and the wall below. */
function drawFloor(s: Sheet) {
  const { tones } = s
  plate(s, [see(-0.8, -1.1, NEAR), see(-0.8, -1.1, FAR), see(-0.8, 0, FAR), see(-0.8, 0, NEAR)], tones.dark, 3)
  tint(s, strip(-0.8, 6.4, 0), between(tones.soft, tones.pale, 0.4))
  plate(s, strip(-0.8, -0.42, 0), tones.paper, 3.4)
  plate(s, strip(0, 0.32, 0), tones.accent, 2.6)
  for (let z = 24; z > 1.4; z *= 0.86) {
    s.ink([see(-0.8, 0, z), see(-0.42, 0, z)], 6 / z + 1, { corners: true })
    s.ink([see(0, 0, z), see(0.32, 0, z)], 5 / z + 1, { corners: true })
  }
  for (let z = 20; z > 2; z *= 0.7)
    tint(s, [see(0.5, 0, z), see(6.4, 0, z), see(6.4, 0, z * 0.86), see(0.5, 0, z * 0.86)], tones.mid, 0.3)
}

function drawRoof(s: Sheet) {
  const { tones } = s
  const wall = [see(6.4, 0, FAR), see(6.4, 0, NEAR), see(6.4, 1.25, NEAR), see(6.4, 1.25, FAR)]
  plate(s, wall, tones.mid, 4)
  for (let z = 40; z > 2; z *= 0.86) s.ink([see(6.4, 0, z), see(6.4, 1.25, z)], 8 / z + 1.2, { corners: true })
  tint(s, strip(-1, 6.6, 3.3), tones.deep)
  for (let z = 40; z > 1.6; z *= 0.8)
    plate(s, [see(-1, 3.3, z), see(6.6, 3.3, z), see(6.6, 3.06, z), see(-1, 3.06, z)], tones.dark, 8 / z + 1.4)
  plate(s, [see(-1, 3.2, NEAR), see(-1, 3.2, FAR), see(-1, 3.56, FAR), see(-1, 3.56, NEAR)], tones.mid, 4)
  for (const z of [24, 15.5, 10, 6.2]) {
    const w = 0.13
    plate(s, [see(3 - w, 0, z), see(3 + w, 0, z), see(3 + w, 3.1, z), see(3 - w, 3.1, z)], tones.paper, 10 / z + 2)
    tint(s, [see(3, 0.05, z), see(3 + w, 0.05, z), see(3 + w, 3.05, z), see(3, 3.05, z)], tones.mid, 0.7)
    for (const side of [-1, 1])
      s.ink([see(3, 2.3, z), see(3 + side * 0.9, 3.1, z)], 22 / z + 2, { corners: true, least: 0.8 })
  }
}

/** A clock and a board without a name hang from the roof; a bench and a machine stand at the back. */
function drawFurniture(s: Sheet) {
  const { tones } = s
  const machine = [see(4.3, 0, 8.4), see(5.5, 0, 8.4), see(5.5, 1.9, 8.4), see(4.3, 1.9, 8.4)]
  plate(s, [see(4.3, 0, 9.2), machine[0]!, machine[3]!, see(4.3, 1.9, 9.2)], tones.deep, 3)
  drawVendingFront(s, machine, tones.accent, 2.2)
  const board = [see(1.2, 2.3, 7), see(2.9, 2.3, 7), see(2.9, 2.86, 7), see(1.2, 2.86, 7)]
  for (const u of [0.14, 0.86]) s.ink([inQuad(board, u, 1), inQuad(board, u, 1.4)], 4, { corners: true })
  plate(s, board, tones.paper, 4)
  tint(s, pane(board, 0.02, 0.1, 0.98, 0.34), tones.accent)
  s.ink([see(0.4, 3.1, 8), see(0.4, 2.86, 8)], 4, { corners: true })
  s.solid(ellipse(...see(0.4, 2.56, 8), 27, 27), tones.paper, 4.4)
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
      s.ink([at, [at[0], at[1] - 60 / (z / 5)]], 5, { corners: true, colour: tones.dark })
    plate(s, [see(4.7, 0.45, z), see(4.7, 0.45, z + 0.9), see(4.8, 1, z + 0.9), see(4.8, 1, z)], tones.mid, 3)
    plate(s, seat, tones.soft, 3)
  }
}

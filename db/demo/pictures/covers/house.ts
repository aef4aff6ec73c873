import { box } from '../backdrop.ts'
import { drawPanes, drawPole, drawPot, plate, tint, wholeSheet, wire } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { type Camera, drawFan, drawHorizon, inQuad, seen, vanishing } from '../scene/camera.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

const camera: Camera = { eye: [-5.4, 1.7, -6.9], yaw: 0.7, pitch: 0, focal: 800, lift: 96 }
const see = (x: number, y: number, z: number) => seen(camera, [x, y, z])
/** A wall along the street to the right, or along the one to the left. */
const right = (x1: number, low: number, x2: number, top: number, z = 0): Point[] => [
  see(x1, low, z),
  see(x2, low, z),
  see(x2, top, z),
  see(x1, top, z),
]
const left = (z1: number, low: number, z2: number, top: number, x = 0): Point[] => [
  see(x, low, z2),
  see(x, low, z1),
  see(x, top, z1),
  see(x, top, z2),
]
const flatOn = (x1: number, z1: number, x2: number, z2: number, y = 0): Point[] => [
  see(x1, y, z1),
  see(x2, y, z1),
  see(x2, y, z2),
  see(x1, y, z2),
]
const [LONG, DEEP, EAVE, RIDGE] = [4.6, 4.8, 5, 6.7]

/** A house of two storeys on the corner of two streets, its edges running to their two points. */
export function drawCornerHouse(s: Sheet) {
  const { tones, hw } = s
  wholeSheet(s, tones.pale)
  drawPuffs(s, [-400, -230], 150, tones.paper)
  const horizon = vanishing(camera, [1, 0, 0])[1]
  tint(
    s,
    [
      [-hw - 20, horizon],
      [hw + 20, horizon],
      [hw + 20, 380],
      [-hw - 20, 380],
    ],
    tones.mid,
  )
  drawPavement(s)
  drawNeighbours(s)
  const tree = see(8, 3.4, 3.4)
  drawCrown(s, tree, [84, 112], [tones.soft, tones.mid, tones.deep])
  drawWalls(s)
  drawRoof(s)
  drawPorch(s)
  drawGarden(s)
  drawCornerThings(s)
  drawHorizon(s, camera)
  const corners = [see(0, EAVE, 0), see(0, 2.5, 0), see(0, 0, 0)]
  for (const direction of [
    [1, 0, 0],
    [0, 0, 1],
  ] as const)
    drawFan(s, vanishing(camera, direction), corners, 0.02)
}

/** Kerbs round the corner, a crossing on each street. */
function drawPavement(s: Sheet) {
  const { tones } = s
  const kerb = [see(-1.7, 0, 40), see(-1.7, 0, -0.9), see(-0.9, 0, -1.7), see(40, 0, -1.7), see(40, 0, 40)]
  s.flat(kerb, tones.soft, { knock: true, corners: true, still: true })
  s.ink(kerb.slice(0, 4), 4.4, { corners: true, in: 0.02, out: 0.02, least: 0.6 })
  s.ink([see(-1.85, 0, 40), see(-1.85, 0, -1), see(-1, 0, -1.85), see(40, 0, -1.85)], 2.4, {
    corners: true,
    in: 0.02,
    out: 0.02,
  })
  for (let i = 0; i < 5; i++) tint(s, flatOn(0.6, -2.5 - i * 0.56, 3, -2.2 - i * 0.56), tones.paper)
  for (let i = 0; i < 5; i++) tint(s, flatOn(-2.5 - i * 0.56, 0.6, -2.2 - i * 0.56, 3), tones.paper)
}

function drawNeighbours(s: Sheet) {
  const { tones } = s
  for (const [x, high] of trace('14,4.4 8.2,3.4')) {
    plate(s, left(0.4, 0, 5, high, x), tones.mid, 3.4)
    plate(s, right(x, 0, x + 5, high, 0.4), tones.paper, 3.4)
    for (const dx of [0.8, 2.7]) drawPanes(s, right(x + dx, 1, x + dx + 1.2, 2.2, 0.4), [2, 2], tones.soft, 2)
    plate(
      s,
      [see(x - 0.2, high, 0.1), see(x + 5.2, high, 0.1), see(x + 4.6, high + 1.5, 2.6), see(x + 0.6, high + 1.5, 2.6)],
      tones.deep,
      3.4,
    )
  }
  for (const [z, high] of trace('14,4.2 7.6,3.6')) {
    plate(s, right(0.3, 0, 5, high, z), tones.soft, 3.4)
    plate(s, left(z, 0, z + 5, high, 0.3), tones.soft, 3.4)
    for (const dz of [0.8, 2.7]) drawPanes(s, left(z + dz, 1, z + dz + 1.1, 2.3, 0.3), [2, 2], tones.paper, 2)
    plate(
      s,
      [see(0, high, z + 5.2), see(0, high, z - 0.2), see(2.4, high + 1.5, z + 0.4), see(2.4, high + 1.5, z + 4.6)],
      tones.deep,
      3.4,
    )
  }
}

function drawWalls(s: Sheet) {
  const { tones } = s
  plate(s, [see(0, 0, DEEP), see(0, 0, 0), see(0, EAVE, 0), see(0, RIDGE, DEEP / 2), see(0, EAVE, DEEP)], tones.soft, 5)
  for (let y = 0.5; y < EAVE; y += 0.36) s.ink([see(0, y, DEEP), see(0, y, 0)], 1.5, { corners: true, least: 0.7 })
  plate(s, right(0, 0, LONG, EAVE), tones.paper, 5)
  plate(s, left(0, 2.42, DEEP, 2.6, -0.02), tones.mid, 3)
  plate(s, right(0, 2.42, LONG, 2.6, -0.02), tones.mid, 3)
  drawPanes(s, left(1.5, 3.2, 3.3, 4.5), [2, 2], tones.accent, 3)
  drawPanes(s, left(0.7, 0.9, 1.9, 2), [2, 2], tones.accent, 3)
  drawPanes(s, left(2.9, 0.9, 4.1, 2), [2, 2], tones.accent, 3)
  s.solid(ellipse(...see(0, 5.5, DEEP / 2), 11, 17), tones.dark, 3)
  drawPanes(s, right(0.6, 0.75, 2.2, 2.1), [3, 2], tones.accent, 3)
  drawPanes(s, right(0.8, 2.75, 2.4, 4.4), [2, 2], tones.accent, 3)
  drawPanes(s, right(3.1, 3.2, 4.1, 4.4), [2, 2], tones.accent, 3)
}

function drawRoof(s: Sheet) {
  const { tones } = s
  const low = EAVE - 0.2
  const tiles = [
    see(-0.35, low, -0.5),
    see(LONG + 0.35, low, -0.5),
    see(LONG + 0.35, RIDGE, DEEP / 2),
    see(-0.35, RIDGE, DEEP / 2),
  ]
  tint(
    s,
    [
      see(0, EAVE - 0.1, DEEP),
      see(0, RIDGE, DEEP / 2),
      see(-0.35, RIDGE, DEEP / 2),
      see(-0.35, low, DEEP + 0.5),
      see(0, low, DEEP + 0.5),
    ],
    tones.dark,
  )
  tint(
    s,
    [
      see(0, EAVE - 0.1, 0),
      see(0, RIDGE, DEEP / 2),
      see(-0.35, RIDGE, DEEP / 2),
      see(-0.35, low, -0.5),
      see(0, low, -0.5),
    ],
    tones.dark,
  )
  plate(
    s,
    [see(-0.35, RIDGE - 0.2, DEEP / 2), tiles[3]!, see(-0.35, low, DEEP + 0.5), see(-0.35, low - 0.2, DEEP + 0.5)],
    tones.mid,
    3,
  )
  plate(s, tiles, tones.deep, 5)
  for (let i = 1; i < 7; i++) s.ink([inQuad(tiles, 0, i / 7), inQuad(tiles, 1, i / 7)], 2.2, { corners: true })
  for (let i = 1; i < 14; i++) s.ink([inQuad(tiles, i / 14, 0), inQuad(tiles, i / 14, 1)], 1.5, { corners: true })
  plate(s, [see(-0.35, low - 0.2, -0.5), see(LONG + 0.35, low - 0.2, -0.5), tiles[1]!, tiles[0]!], tones.mid, 3.4)
  plate(s, [see(-0.35, RIDGE - 0.2, DEEP / 2), see(-0.35, low - 0.2, -0.5), tiles[0]!, tiles[3]!], tones.soft, 3.4)
}

/** A balcony upstairs, the door below under a roof of its own. */
function drawPorch(s: Sheet) {
  const { tones } = s
  plate(s, right(3, 0.14, 4, 2.1), tones.deep, 4)
  drawPanes(s, right(3.14, 1.2, 3.5, 1.9), [1, 2], tones.accent, 2)
  s.solid(ellipse(...see(3.85, 1, 0), 4, 7), tones.paper, 2)
  plate(s, flatOn(2.8, -0.6, 4.2, 0, 0.14), tones.paper, 3)
  plate(s, right(2.8, 0, 4.2, 0.14, -0.6), tones.soft, 3)
  plate(s, left(-0.6, 0, 0, 0.14, 2.8), tones.mid, 2.6)
  plate(s, [see(2.7, 2.2, -0.8), see(4.3, 2.2, -0.8), see(4.3, 2.5, 0), see(2.7, 2.5, 0)], tones.deep, 3.4)
  plate(s, [see(2.7, 2.1, -0.8), see(4.3, 2.1, -0.8), see(4.3, 2.2, -0.8), see(2.7, 2.2, -0.8)], tones.mid, 2.6)
  plate(s, left(-0.7, 2.6, 0, 3.4, 0.5), tones.mid, 3)
  plate(s, right(0.5, 2.6, 2.6, 3.4, -0.7), tones.soft, 3.6)
  for (let x = 0.76; x < 2.5; x += 0.26) s.ink([see(x, 2.66, -0.7), see(x, 3.34, -0.7)], 2.6, { corners: true })
}

/** A low wall with a hedge along the left street. */
function drawGarden(s: Sheet) {
  const { tones } = s
  for (const z of [3.9, 2.9, 1.9, 1]) {
    const [x, y] = see(-0.5, 0.6, z)
    drawCrown(s, [x, y], [44, 36], [tones.soft, tones.mid, tones.deep])
  }
  plate(s, left(0.5, 0, 4.6, 0.5, -0.75), tones.paper, 3.4)
  plate(s, right(-0.75, 0, -0.45, 0.5, 0.5), tones.pale, 3)
  for (const x of [0.7, 1.3]) drawPot(s, see(x, 0, -0.4), 48, tones.accent)
}

/** The round mirror that shows who comes round the corner, a pole and its wires. */
function drawCornerThings(s: Sheet) {
  const { tones, hw } = s
  const [foot, top] = [see(5.4, 0, -1.3), see(5.4, 6.6, -1.3)]
  const hung = drawPole(s, foot, foot[1] - top[1], 17)
  for (const at of hung.slice(0, 3)) {
    wire(s, at, [hw + 60, at[1] + 40], 14)
    wire(s, at, [-hw - 60, at[1] - 130], 40)
  }
  const [base, head] = [see(-1.4, 0, 3), see(-1.4, 2.7, 3)]
  const [x, y] = [head[0], head[1] - 24]
  s.ink([base, head], 9, { corners: true, in: 0.01, out: 0.01, least: 0.9, colour: tones.dark })
  s.solid(ellipse(x, y, 36, 37), tones.accent, 4)
  const glass = ellipse(x, y, 27, 28)
  s.solid(glass, tones.paper, 3)
  s.within(glass, () => {
    tint(s, ellipse(x, y + 24, 34, 18), tones.mid)
    tint(s, box(x - 22, y - 12, x - 2, y + 16), tones.deep)
  })
}

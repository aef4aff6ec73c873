import { drawAwning, drawPanes, drawPot, plate, tint, wholeSheet, wire } from './street-things.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import {
  type Camera,
  drawBlock,
  drawFan,
  drawHorizon,
  inQuad,
  pane,
  seen,
  type Spot,
  vanishing,
} from '../scene/camera.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

const camera: Camera = { eye: [-2.2, 1.9, -6.4], yaw: 0.5, pitch: 0, focal: 860, lift: 56 }
/** The street climbs to the right; the floor of the house is level. */
const street = (x: number) => x * 0.2
const FLOOR = 1.05
const [LONG, DEEP, EAVE, RIDGE] = [5.2, 4.4, 3.9, 5.1]
const see = (...at: Spot) => seen(camera, at)
const front = (x1: number, y1: number, x2: number, y2: number, z = 0) => [
  see(x1, y1, z),
  see(x2, y1, z),
  see(x2, y2, z),
  see(x1, y2, z),
]
const side = (z1: number, y1: number, z2: number, y2: number, x = 0) => [
  see(x, y1, z2),
  see(x, y1, z1),
  see(x, y2, z1),
  see(x, y2, z2),
]

/** A café halfway up a street that climbs, with steps of stone beside it. */
export function drawSlopeCafe(s: Sheet) {
  const { tones } = s
  wholeSheet(s, tones.pale)
  drawPuffs(s, [-330, -240], 170, tones.paper)
  drawUphill(s)
  drawSteps(s)
  drawHouse(s)
  drawStreet(s)
  drawFront(s)
  drawDoorSteps(s)
  drawHorizon(s, camera)
  drawFan(s, vanishing(camera, [1, 0, 0]), [see(0, EAVE, 0), see(0, FLOOR, 0)])
  drawFan(s, vanishing(camera, [0, 0, 1]), [see(0, EAVE, 0), see(0, 0, 0)])
}

/** The neighbours farther up, a tree and the wires. */
function drawUphill(s: Sheet) {
  const { tones } = s
  const shades = { top: tones.deep, front: tones.soft, left: tones.mid, right: tones.mid }
  for (const [x, high] of trace('12.4,4.2 6.9,3.3')) {
    drawBlock(s, camera, { at: [x, street(x) - 1, 0.3], size: [4.6, high + 1, 4] }, shades)
    for (const dx of [0.6, 2.2])
      drawPanes(s, front(x + dx, street(x) + 1.6, x + dx + 1.1, street(x) + 2.7, 0.3), [2, 2], tones.paper, 2)
    const [eave, top] = [street(x) + high, street(x) + high + 2.4]
    plate(s, [see(x, eave, 4.3), see(x, eave, 0.3), see(x, top, 2.3)], tones.mid, 3.4)
    plate(
      s,
      [see(x - 0.2, eave - 0.1, 0), see(x + 4.8, eave - 0.1, 0), see(x + 4.8, top, 2.3), see(x - 0.2, top, 2.3)],
      tones.deep,
      4,
    )
  }
}

/** Steps between the house and a wall of stone on the left. */
function drawSteps(s: Sheet) {
  const { tones } = s
  const [left, right, count] = [-1.75, -0.05, 11]
  const hill = see(-1.7, 2.4, 5)
  drawCrown(s, [hill[0] - 30, hill[1] - 20], [150, 110], [tones.soft, tones.mid, tones.deep])
  for (let i = count; i >= 0; i--) {
    const [z, y] = [0.1 + i * 0.42, -0.36 + i * 0.22]
    plate(
      s,
      [see(left, y + 0.22, z), see(right, y + 0.22, z), see(right, y + 0.22, z + 0.42), see(left, y + 0.22, z + 0.42)],
      tones.paper,
      2.6,
    )
    plate(
      s,
      [see(left, y - 0.1, z), see(right, y - 0.1, z), see(right, y + 0.22, z), see(left, y + 0.22, z)],
      tones.soft,
      3,
    )
  }
  const rail = [0.3, 2.4, 4.6].map((z): [Point, Point] => {
    const y = -0.36 + ((z - 0.1) / 0.42) * 0.22
    return [see(-0.95, y, z), see(-0.95, y + 0.85, z)]
  })
  for (const [low, high] of rail) s.ink([low, high], 6, { corners: true, least: 0.8, colour: tones.dark })
  s.ink(
    rail.map(([, high]) => high),
    7,
    { corners: true, least: 0.7, colour: tones.dark },
  )
  const wall: Point[] = [
    see(-4.4, street(-4.4) - 0.3, 0),
    see(left, street(left) - 0.3, 0),
    see(left, 1.5, 0),
    see(-4.4, 1.5, 0),
  ]
  plate(s, [see(left, -0.6, 0), see(left, 1.9, 4.6), see(left, 2.6, 4.6), see(left, 1.5, 0)], tones.mid, 4)
  const bush = mixed(wall[2]!, wall[3]!, 0.5)
  drawCrown(s, [bush[0], bush[1] - 40], [230, 96], [tones.soft, tones.mid, tones.deep])
  plate(s, wall, tones.soft, 4.4)
  for (let row = 1; row < 6; row++) {
    s.ink([inQuad(wall, 0, row / 6), inQuad(wall, 1, row / 6)], 2.4, { corners: true, least: 0.6 })
    for (let i = 0; i < 7; i++) {
      const u = (i + (row % 2) * 0.5) / 7
      s.ink([inQuad(wall, u, (row - 1) / 6), inQuad(wall, u, row / 6)], 2.2, { corners: true })
    }
  }
}

function drawHouse(s: Sheet) {
  const { tones } = s
  const gable = [see(0, -0.4, DEEP), see(0, -0.4, 0), see(0, EAVE, 0), see(0, RIDGE, DEEP / 2), see(0, EAVE, DEEP)]
  plate(s, gable, tones.soft, 4.6)
  drawPanes(s, side(0.8, 2.2, 1.7, 3.3), [2, 3], tones.accent)
  plate(s, front(0, -0.4, LONG, EAVE), tones.paper, 5)
  const roof = [
    see(-0.2, EAVE - 0.14, -0.4),
    see(LONG + 0.2, EAVE - 0.14, -0.4),
    see(LONG + 0.2, RIDGE, DEEP / 2),
    see(-0.2, RIDGE, DEEP / 2),
  ]
  const tiles = roof
  plate(
    s,
    [
      see(-0.2, EAVE - 0.14, DEEP + 0.2),
      see(-0.2, EAVE - 0.3, DEEP + 0.2),
      see(-0.2, RIDGE - 0.18, DEEP / 2),
      see(-0.2, RIDGE, DEEP / 2),
    ],
    tones.deep,
    3,
  )
  const under = [
    see(0, EAVE - 0.2, DEEP + 0.2),
    see(0, RIDGE - 0.1, DEEP / 2),
    see(-0.2, RIDGE - 0.1, DEEP / 2),
    see(-0.2, EAVE - 0.2, DEEP + 0.2),
  ]
  tint(s, under, tones.dark)
  plate(s, tiles, tones.deep, 5)
  for (let i = 1; i < 5; i++) s.ink([inQuad(tiles, 0, i / 5), inQuad(tiles, 1, i / 5)], 2.4, { corners: true })
  for (let i = 1; i < 16; i++) s.ink([inQuad(tiles, i / 16, 0), inQuad(tiles, i / 16, 1)], 1.6, { corners: true })
  plate(s, [see(-0.2, EAVE - 0.3, -0.4), see(LONG + 0.2, EAVE - 0.3, -0.4), tiles[1]!, tiles[0]!], tones.dark, 3)
  plate(s, [see(-0.2, RIDGE - 0.18, DEEP / 2), see(-0.2, EAVE - 0.3, -0.4), tiles[0]!, tiles[3]!], tones.mid, 3)
}

function drawStreet(s: Sheet) {
  const { tones } = s
  const edge = [-4.4, 30].map((x) => see(x, street(x), 0)) as [Point, Point]
  s.flat([...edge, [700, 400], [-700, 400]], tones.soft, { corners: true, still: true, knock: true })
  const kerb = [-4.4, 30].map((x) => see(x, street(x) - 0.02, -0.75)) as [Point, Point]
  tint(s, [...kerb, [700, 400], [-700, 400]], tones.mid, 0.75)
  s.ink(edge, 4.4, { corners: true })
  s.ink(kerb, 3.6, { corners: true })
  for (const x of [0.4, 1.5, 2.6, 3.7, 4.8, 5.9])
    s.ink([see(x, street(x), 0), see(x, street(x), -0.75)], 2.2, { corners: true })
  for (const [x, z] of trace('-1.2,-1.9 0.2,-1.5 1.4,-2.3 2.6,-1.6 4.2,-2.2 5.6,-1.7 0.6,-3'))
    s.ink(ellipse(...see(x, street(x), z), 30 - x * 3, 9 - x, { tilt: -0.3 }), 2.2, { colour: tones.deep })
}

function drawFront(s: Sheet) {
  const { tones } = s
  const base = [see(0, 0, 0), see(LONG, street(LONG), 0), see(LONG, FLOOR + 0.04, 0), see(0, FLOOR, 0)]
  plate(s, base, tones.mid, 4.4)
  for (const y of [0.35, 0.7]) s.ink([see(0, y, 0), see(Math.min(LONG, y / 0.2), y, 0)], 2.4, { corners: true })
  for (const [x, y] of trace('0.5,0.7 1.3,0.7 2.1,0.7 0.9,0.35 0.3,0.1'))
    s.ink([see(x, y, 0), see(x, Math.min(FLOOR, y + 0.35), 0)], 2.2, { corners: true })
  const glass = front(0.4, FLOOR + 0.55, 2.5, 2.95)
  plate(s, glass, tones.accent, 4)
  s.within(glass, () => drawGuests(s, glass), true)
  drawFrame(s, glass)
  const door = front(3.05, FLOOR, 3.95, 2.95)
  plate(s, door, tones.deep, 4)
  drawPanes(s, pane(door, 0.16, 0.36, 0.84, 0.94), [2, 3], tones.accent, 2.2)
  s.solid(ellipse(...inQuad(door, 0.12, 0.3), 4, 6), tones.paper, 2)
  drawPanes(s, front(4.25, FLOOR + 0.7, 4.95, 2.9), [1, 3], tones.accent)
  plate(s, front(0.3, FLOOR + 0.42, 2.6, FLOOR + 0.55, -0.1), tones.deep, 3)
  const cloth = [see(0.05, 2.95, -0.95), see(5.15, 2.95, -0.95), see(5.05, 3.5, 0), see(0.15, 3.5, 0)]
  drawAwning(s, cloth, 12, 26, tones.accent)
  drawHangingSign(s)
  drawPot(s, see(2.62, street(2.62), -0.3), 60, tones.accent)
}

function drawFrame(s: Sheet, glass: Point[]) {
  for (const u of [0.25, 0.5, 0.75]) s.ink([inQuad(glass, u, 0), inQuad(glass, u, 1)], 4, { corners: true, least: 0.8 })
  s.ink([inQuad(glass, 0, 0.72), inQuad(glass, 1, 0.72)], 3, { corners: true, least: 0.8 })
}

/** Two tables with cups, lamps over them. */
function drawGuests(s: Sheet, glass: Point[]) {
  const { tones } = s
  for (const u of [0.14, 0.6]) {
    const [x, y] = inQuad(glass, u + 0.1, 0.24)
    plate(
      s,
      [
        [x - 34, y],
        [x + 34, y - 8],
        [x + 34, y],
        [x - 34, y + 8],
      ],
      tones.deep,
      2.4,
    )
    s.solid(ellipse(x, y - 10, 9, 7), tones.paper, 2)
    const [lx, ly] = inQuad(glass, u + 0.1, 0.84)
    s.ink(
      [
        [lx, ly - 60],
        [lx, ly],
      ],
      2,
    )
    s.solid(
      [
        [lx - 16, ly + 16],
        [lx + 16, ly + 16],
        [lx, ly - 6],
      ],
      tones.paper,
      2.4,
      { corners: true },
    )
  }
}

/** A round board with a cup on it instead of a name. */
function drawHangingSign(s: Sheet) {
  const { tones } = s
  const [wall, end] = [see(0, 3.32, 0), see(0, 3.32, -1.2)]
  s.ink([wall, end], 5, { corners: true, least: 0.8 })
  const [x, y] = mixed(wall, end, 0.62)
  s.ink(
    [
      [x, y],
      [x, y + 22],
    ],
    3,
    { corners: true },
  )
  s.solid(ellipse(x, y + 66, 38, 46), tones.accent, 4.4)
  s.solid(ellipse(x, y + 66, 29, 36), tones.paper, 2.6)
  s.solid(
    [
      [x - 15, y + 62],
      [x + 11, y + 62],
      [x + 7, y + 82],
      [x - 11, y + 82],
    ],
    tones.deep,
    2.6,
    { corners: true },
  )
  s.ink(ellipse(x + 12, y + 70, 7, 7, { from: -1.4, to: 1.6 }), 3)
  for (const dx of [-8, 3])
    s.ink(
      [
        [x + dx, y + 56],
        [x + dx + 4, y + 49],
        [x + dx, y + 42],
      ],
      2.2,
    )
}

function drawDoorSteps(s: Sheet) {
  const { tones } = s
  const [left, right] = [2.95, 4.05]
  for (const [z, top] of trace(`-0.32,${FLOOR} -0.64,${FLOOR - 0.16}`)) {
    const lit = [see(left, top, z), see(right, top, z), see(right, top, z + 0.32), see(left, top, z + 0.32)]
    plate(s, lit, tones.paper, 3)
    plate(
      s,
      [see(left, street(left), z), see(right, street(right), z), see(right, top, z), see(left, top, z)],
      tones.pale,
      3,
    )
    plate(
      s,
      [see(left, street(left), z + 0.32), see(left, street(left), z), see(left, top, z), see(left, top, z + 0.32)],
      tones.soft,
      3,
    )
  }
  wire(s, [-700, -300], [700, -190], 30)
  wire(s, [-700, -270], [700, -176], 34)
}

import { drawGlow, drawSky } from './light.ts'
import { plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { type Camera, drawFan, drawHorizon, inQuad, pane, seen, type Spot, vanishing } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

/** After school in autumn: the sun stands low behind the windows on the left. */
const hues = {
  ...{ zenith: '#F08A4B', middle: '#FBB765', horizon: '#FFE9A8', far: '#B96A55' },
  ...{ ceiling: '#B88A86', lamp: '#F3D9B8', wall: '#E9B98A', dim: '#B98C92', back: '#D9A787', dado: '#A87468' },
  ...{ floor: '#B9764F', plank: '#8F5644', light: '#FFD98A', sun: '#FFF3C9', shade: '#4A2F66' },
  ...{ board: '#2F5E50', chalk: '#DCE6D2', frame: '#7C4A36', curtain: '#F8DDB0', fold: '#DFA779' },
  ...{
    top: '#E9A960',
    edge: '#B87440',
    metal: '#6B6480',
    seat: '#D08E4C',
    paper: '#FFF6E2',
    red: '#C8493B',
    green: '#5E8A5A',
  },
  line: '#3A2333',
}
const camera: Camera = { eye: [0.35, 1.55, -1.5], yaw: 0, pitch: 0, focal: 590, lift: -96 }
const [LEFT, RIGHT, FAR, HIGH] = [-3.5, 3.7, 8.6, 3.1]
const see = (...at: Spot) => seen(camera, at)
const onFloor = (x1: number, z1: number, x2: number, z2: number, y = 0) => [
  see(x1, y, z1),
  see(x2, y, z1),
  see(x2, y, z2),
  see(x1, y, z2),
]
const upright = (x1: number, y1: number, x2: number, y2: number, z: number) => [
  see(x1, y1, z),
  see(x2, y1, z),
  see(x2, y2, z),
  see(x1, y2, z),
]
const onLeft = (z1: number, y1: number, z2: number, y2: number) => [
  see(LEFT, y1, z1),
  see(LEFT, y1, z2),
  see(LEFT, y2, z2),
  see(LEFT, y2, z1),
]
const WINDOWS = [0.1, 1.85, 3.6, 5.35, 7.1]

/** A classroom that all have left: the evening sun on the floor, half-wiped chalk, one chair out of its row. */
export function drawAfterSchool(s: Sheet) {
  s.line = hues.line
  wholeSheet(s, hues.wall)
  drawRoom(s)
  drawWindows(s)
  drawBoard(s)
  drawSunOnFloor(s)
  for (const z of [6.3, 4.6, 2.9, 1.1])
    for (const x of [-2.75, -1.0, 0.78, 2.5]) {
      if (z === 1.1 && x === -1.0) continue
      drawDesk(s, x, z)
      drawChair(s, [x + 0.45, z - 0.28], 0, 1.5 + 5 / (z + 1.5))
    }
  drawDesk(s, -1.0, 1.1)
  drawChair(s, [-0.08, 0.72], 0.8, 3.6)
  drawBeams(s)
  drawFan(s, vanishing(camera, [0, 0, 1]), [see(-1.8, 0.72, 1.1), see(2.5, 0.72, 1.1), see(LEFT, HIGH, 2)])
  drawHorizon(s, camera)
}

function drawRoom(s: Sheet) {
  plate(s, onFloor(LEFT, -1.1, RIGHT, FAR, HIGH), hues.ceiling, 4)
  for (const z of [1.2, 3.6, 6])
    for (const x of [-1.6, 1.1]) plate(s, onFloor(x, z, x + 0.5, z + 1.5, HIGH - 0.1), hues.lamp, 2.4)
  plate(s, onFloor(LEFT, -1.1, RIGHT, FAR), hues.floor, 4)
  for (let x = LEFT + 0.45; x < RIGHT; x += 0.45)
    s.ink([see(x, 0, -1.1), see(x, 0, FAR)], 1.6, { corners: true, colour: hues.plank })
  plate(s, [see(RIGHT, 0, FAR), see(RIGHT, 0, -1.1), see(RIGHT, HIGH, -1.1), see(RIGHT, HIGH, FAR)], hues.dim, 4)
  tint(s, [see(RIGHT, 0, FAR), see(RIGHT, 0, -1.1), see(RIGHT, 1, -1.1), see(RIGHT, 1, FAR)], hues.dado, 0.8)
  const onRight = (z1: number, y1: number, z2: number, y2: number) => [
    see(RIGHT, y1, z2),
    see(RIGHT, y1, z1),
    see(RIGHT, y2, z1),
    see(RIGHT, y2, z2),
  ]
  plate(s, onRight(5.6, 0, 7, 2.1), hues.seat, 3)
  plate(s, onRight(6, 1.2, 6.6, 1.9), hues.curtain, 2)
  plate(s, onRight(1.2, 1.3, 3.6, 2.2), hues.top, 3)
  for (const [z, y, colour] of [
    [1.4, 1.45, hues.paper],
    [2.1, 1.6, hues.curtain],
    [2.8, 1.42, hues.paper],
  ] as const)
    plate(s, onRight(z, y, z + 0.5, y + 0.5), colour, 2)
  for (const z of [0.2, 2.3, 4.4])
    for (const dz of [0, 0.62])
      tint(
        s,
        [
          see(RIGHT, 0.3, z + dz + 0.5),
          see(RIGHT, 0.3, z + dz),
          see(RIGHT, 1.25, z + dz + 0.3),
          see(RIGHT, 1.25, z + dz + 0.8),
        ],
        hues.light,
        0.6,
      )
  plate(s, [see(LEFT, 0, FAR), see(LEFT, 0, -1.1), see(LEFT, HIGH, -1.1), see(LEFT, HIGH, FAR)], hues.dim, 4)
  tint(s, onLeft(-1.1, 0, FAR, 0.86), hues.dado, 0.75)
}

/** The sky of the evening in the panes, curtains tied beside them. */
function drawWindows(s: Sheet) {
  for (const z of WINDOWS.toReversed()) {
    const glass = onLeft(z, 0.92, z + 1.4, 2.65)
    plate(s, glass, hues.horizon, 4)
    s.within(
      glass,
      () => {
        drawSky(s, [hues.zenith, hues.middle, hues.horizon], [-330, -10], 8)
        tint(s, pane(glass, 0, 0, 1, 0.2), hues.far, 0.8)
        tint(s, ellipse(...inQuad(glass, 0.3, 0.12), 60 / (z + 1.6), 44 / (z + 1.6)), hues.green, 0.8)
      },
      true,
    )
    if (z === WINDOWS[1]) drawGlow(s, inQuad(glass, 0.4, 0.42), 74, hues.sun, 0.32)
    for (const u of [0.5]) s.ink([inQuad(glass, u, 0), inQuad(glass, u, 1)], 4, { corners: true, least: 0.8 })
    s.ink([inQuad(glass, 0, 0.7), inQuad(glass, 1, 0.7)], 2.6, { corners: true, least: 0.8 })
    const hung = (dz: number, y: number, out = 0.06) => see(LEFT + out, y, z + 1.4 + dz)
    const cloth = [hung(-0.14, 2.78), hung(0.42, 2.78), hung(0.3, 1.5), hung(0.42, 0.8, 0.2), hung(-0.1, 0.74, 0.3)]
    s.solid([...cloth, hung(0.06, 1.5, 0.1)], hues.curtain, 3.4, { corners: true })
    tint(s, [cloth[1]!, cloth[2]!, cloth[3]!, hung(0.2, 0.76, 0.2), hung(0.18, 1.5), hung(0.24, 2.78)], hues.fold, 0.75)
    for (const dz of [0, 0.14, 0.28])
      s.ink([hung(dz, 2.7), hung(0.1 + dz * 0.5, 1.5), hung(dz, 0.84, 0.24)], 1.6, { in: 0.1, out: 0.5 })
    s.ink([hung(0.04, 1.5, 0.1), hung(0.32, 1.5)], 5, { colour: hues.red, in: 0.02, out: 0.02 })
  }
}

function drawBoard(s: Sheet) {
  const back = upright(LEFT, 0, RIGHT, HIGH, FAR)
  plate(s, back, hues.back, 4)
  tint(s, upright(LEFT, 0, RIGHT, 0.8, FAR), hues.dado, 0.6)
  tint(s, pane(back, 0.62, 0.1, 0.9, 0.88), hues.light, 0.5)
  plate(s, upright(-2.5, 0.86, 2.6, 2.36, FAR - 0.04), hues.frame, 3)
  const board = upright(-2.42, 0.94, 2.52, 2.28, FAR - 0.05)
  plate(s, board, hues.board, 3)
  for (const [u, v, w, h] of [
    [0.08, 0.5, 0.4, 0.22],
    [0.3, 0.2, 0.5, 0.26],
    [0.14, 0.7, 0.3, 0.16],
  ] as const)
    tint(s, pane(board, u, v, u + w, v + h), hues.chalk, 0.2)
  for (const [i, long] of [0.2, 0.13, 0.17].entries())
    s.ink([inQuad(board, 0.72, 0.8 - i * 0.2), inQuad(board, 0.72 + long, 0.8 - i * 0.2)], 2.4, { colour: hues.chalk })
  tint(s, pane(board, 0.66, 0, 0.94, 1), hues.light, 0.24)
  plate(s, upright(-2.5, 0.82, 2.6, 0.9, FAR - 0.2), hues.frame, 2)
  plate(s, upright(-0.7, 0, 0.9, 0.86, FAR - 1), hues.edge, 3)
  plate(s, onFloor(-0.76, FAR - 1.06, 0.96, FAR - 0.5, 0.9), hues.top, 3)
  s.solid(ellipse(...see(2.98, 2.6, FAR - 0.05), 17, 17), hues.paper, 3)
  const [x, y] = see(2.98, 2.6, FAR - 0.05)
  s.ink(
    [
      [x, y - 11],
      [x, y],
      [x + 6, y + 6],
    ],
    2.2,
    { corners: true },
  )
  for (const [x1, colour] of [
    [-3.3, hues.paper],
    [-2.9, hues.curtain],
    [2.75, hues.paper],
  ] as const)
    plate(s, upright(x1, 1.3, x1 + 0.34, 1.8, FAR - 0.03), colour, 2)
}

/** What each window throws: long, and leaning towards us. */
function drawSunOnFloor(s: Sheet) {
  tint(s, onFloor(LEFT, -1.1, RIGHT, FAR), hues.shade, 0.24)
  for (const z of WINDOWS)
    for (const [a, b] of [
      [0, 0.66],
      [0.74, 1.4],
    ] as const)
      tint(
        s,
        [
          see(LEFT + 1.1, 0, z + a - 0.2),
          see(LEFT + 5.2, 0, z + a - 1.1),
          see(LEFT + 5.2, 0, z + b - 1.1),
          see(LEFT + 1.1, 0, z + b - 0.2),
        ],
        hues.light,
        0.85,
      )
}

function drawDesk(s: Sheet, x: number, z: number) {
  const [w, d, h] = [0.95, 0.6, 0.72]
  const pen = 1.2 + 5 / (z + 1.5)
  if (x < 1.5) {
    const shadow = [see(x + 0.1, 0, z + 0.5), see(x + 0.1, 0, z), see(x + 2, 0, z - 0.42), see(x + 2, 0, z + 0.2)]
    tint(s, shadow, hues.shade, 0.42)
  }
  for (const [dx, dz] of [
    [0.06, 0.52],
    [w - 0.06, 0.52],
    [0.06, 0.06],
    [w - 0.06, 0.06],
  ] as const) {
    const leg = [see(x + dx, h, z + dz), see(x + dx, 0, z + dz)]
    s.ink(leg, pen * 2.3, { corners: true, in: 0.01, out: 0.01, least: 0.9 })
    s.ink(leg, pen * 1.1, { corners: true, in: 0.01, out: 0.01, least: 0.9, colour: hues.metal })
  }
  plate(s, upright(x + 0.08, h - 0.2, x + w - 0.08, h, z), hues.edge, pen)
  tint(s, upright(x + 0.08, h - 0.2, x + w - 0.08, h, z), hues.shade, 0.3)
  const top = onFloor(x, z - 0.02, x + w, z + d, h + 0.04)
  plate(s, upright(x, h - 0.02, x + w, h + 0.04, z - 0.02), hues.edge, pen * 0.8)
  plate(s, top, hues.top, pen)
  tint(s, pane(top, 0.05, 0.1, 0.55, 0.9), hues.sun, x < 1.5 ? 0.6 : 0.2)
}

/** Its seat and back of wood on a frame of pipes, turned about its middle. */
function drawChair(s: Sheet, [x, z]: Point, turn: number, pen: number) {
  const at = (dx: number, y: number, dz: number) =>
    see(x + dx * Math.cos(turn) - dz * Math.sin(turn), y, z + dx * Math.sin(turn) + dz * Math.cos(turn))
  if (turn) {
    tint(s, [at(-0.2, 0, -0.2), at(0.3, 0, 0.2), see(x + 1.9, 0, z - 0.2), see(x + 1.7, 0, z - 0.65)], hues.shade, 0.45)
  }
  const pipe = (...points: Point[]) => {
    s.ink(points, pen * 2, { corners: true, in: 0.01, out: 0.01, least: 0.9 })
    s.ink(points, pen, { corners: true, in: 0.01, out: 0.01, least: 0.9, colour: hues.metal })
  }
  for (const dx of [-0.18, 0.18]) pipe(at(dx, 0.42, 0.18), at(dx, 0, 0.2))
  const seat = [at(-0.21, 0.43, -0.2), at(0.21, 0.43, -0.2), at(0.21, 0.43, 0.2), at(-0.21, 0.43, 0.2)]
  plate(s, seat, hues.seat, pen)
  tint(s, pane(seat, 0, 0, 0.5, 1), hues.sun, 0.4)
  for (const dx of [-0.18, 0.18]) pipe(at(dx, 0.8, -0.24), at(dx, 0.42, -0.2), at(dx, 0, -0.24))
  const back = [at(-0.21, 0.6, -0.24), at(0.21, 0.6, -0.24), at(0.21, 0.82, -0.25), at(-0.21, 0.82, -0.25)]
  plate(s, back, hues.seat, pen)
  tint(s, pane(back, 0.4, 0, 1, 1), hues.shade, 0.26)
}

/** The sun made visible by chalk dust. */
function drawBeams(s: Sheet) {
  for (const z of [0.1, 1.85, 3.6]) {
    const [a, b] = [see(LEFT, 2.6, z), see(LEFT, 1, z + 1.3)]
    tint(s, [a, b, see(0.6, 0, z + 0.4), see(1.7, 0, z - 0.5)], hues.sun, 0.13)
  }
  const motes = trace(
    '-380,-60 -300,20 -250,-100 -190,60 -140,-20 -90,90 -40,10 20,110 -330,110 -210,140 60,60 -440,40',
  )
  s.scatter(
    motes.map(([x, y]) => ellipse(x, y, 2.6, 2.6)),
    hues.sun,
    { opacity: 0.8 },
  )
}

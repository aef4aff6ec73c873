import { sheetOf } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import {
  type Camera,
  drawFan,
  drawHorizon,
  farFirst,
  inQuad,
  pane,
  quadOn,
  type Spot,
  vanishing,
} from '../scene/camera.ts'
import { drawPiece, drawRug, type Piece } from '../scene/furniture.ts'
import type { Sheet } from '../sheet.ts'

/** One-point perspective: a room looked into along its walls. */
export function drawOnePoint(s: Sheet) {
  const { dice: roll, tones } = s
  const corridor = roll.chance(0.3)
  const half = corridor ? roll.range(1.4, 1.8) : roll.range(2.1, 2.7)
  const depth = corridor ? roll.range(9, 14) : roll.range(3.6, 5.6)
  const tall = roll.range(2.7, 3.3)
  const camera: Camera = {
    eye: [roll.range(-0.42, 0.42) * half, roll.range(1.1, 1.9), -3.4],
    yaw: 0,
    pitch: 0,
    focal: roll.range(600, 720),
    lift: roll.range(-90, -20),
  }
  const corner = (x: number, y: number, z: number): Spot => [x * half, y * tall, z]
  const near = -2.4
  const wall = (x: number) =>
    quadOn(camera, [corner(x, 0, near), corner(x, 0, depth), corner(x, 1, depth), corner(x, 1, near)])
  const back = quadOn(camera, [corner(-1, 0, depth), corner(1, 0, depth), corner(1, 1, depth), corner(-1, 1, depth)])
  const floor = quadOn(camera, [corner(-1, 0, near), corner(1, 0, near), corner(1, 0, depth), corner(-1, 0, depth)])
  const ceiling = quadOn(camera, [corner(-1, 1, near), corner(1, 1, near), corner(1, 1, depth), corner(-1, 1, depth)])
  sheetOf(s, tones.pale)
  const plain = (points: Point[], colour: string) => s.flat(points, colour, { corners: true, knock: true })
  const lit = roll.sign()
  plain(ceiling, roll.pick([tones.paper, tones.paper, tones.pale]))
  plain(wall(-1), lit < 0 ? tones.soft : tones.pale)
  plain(wall(1), lit < 0 ? tones.pale : tones.soft)
  plain(back, roll.pick([tones.pale, tones.soft, tones.accent]))
  plain(floor, roll.pick([tones.mid, tones.soft, tones.accent]))
  const boards = roll.int(8, 14)
  for (let i = 1; i < boards; i++)
    s.ink([inQuad(floor, i / boards, 0), inQuad(floor, i / boards, 1)], 2.4, { corners: true })
  drawBackWall(s, back)
  drawSideWindows(s, wall(lit), floor, lit, corridor ? 5 : roll.int(1, 3))
  if (corridor) drawDoors(s, wall(-lit))
  else drawFrames(s, wall(-lit))
  if (!corridor && roll.chance(0.6)) drawRug(s, floor)
  for (const edge of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const)
    s.ink([back[edge[0]] as Point, back[edge[1]] as Point], 4, { corners: true, in: 0.05, out: 0.05 })
  for (const x of [-1, 1])
    for (const y of [0, 1])
      s.ink(
        quadOn(camera, [corner(x, y, depth), corner(x, y, near), corner(x, y, near), corner(x, y, near)]).slice(0, 2),
        5,
        { corners: true, in: 0.1, out: 0.1 },
      )
  const things = corridor ? lockers(s, half, depth, lit) : furniture(s, half, depth)
  const shades = roll.pick([
    [tones.accent, tones.mid, tones.deep],
    [tones.soft, tones.mid, tones.deep],
    [tones.pale, tones.accent, tones.mid],
  ])
  for (const thing of things.toSorted(farFirst(camera))) {
    drawPiece(s, camera, thing, {
      top: shades[0] as string,
      front: shades[1] as string,
      left: shades[2] as string,
      right: shades[2] as string,
    })
  }
  drawLamp(s, camera, tall, depth)
  const point = vanishing(camera, [0, 0, 1])
  drawHorizon(s, camera)
  drawFan(s, point, [...floor.slice(0, 2), ...ceiling.slice(0, 2)], 0)
  drawFan(
    s,
    point,
    things.flatMap((t) =>
      quadOn(camera, [
        t.at,
        [t.at[0] + t.size[0], t.at[1], t.at[2]],
        [t.at[0] + t.size[0], t.at[1] + t.size[1], t.at[2]],
        [t.at[0], t.at[1] + t.size[1], t.at[2]],
      ]),
    ),
  )
}

function drawBackWall(s: Sheet, back: Point[]) {
  const { dice: roll, tones } = s
  if (roll.chance(0.6)) {
    const panes = roll.int(2, 4)
    for (let i = 0; i < panes; i++) {
      const at = 0.2 + (0.6 * i) / panes
      const glass = pane(back, at, 0.34, at + 0.54 / panes, 0.8)
      s.flat(glass, tones.paper, { knock: true, corners: true })
      s.within(
        glass,
        () => {
          const [x, y] = inQuad(glass, 0.4, 0.2)
          s.flat(ellipse(x, y, 26, 16), tones.mid, { still: true })
          s.flat(ellipse(x + 22, y + 4, 20, 18), tones.deep, { still: true })
        },
        true,
      )
      s.contour(glass, 3.4, { corners: true })
      s.ink([inQuad(glass, 0.5, 0), inQuad(glass, 0.5, 1)], 2.4, { corners: true })
    }
  } else {
    const door = pane(back, 0.42, 0, 0.62, 0.72)
    s.flat(door, tones.deep, { knock: true, corners: true })
    s.contour(door, 3.6, { corners: true })
    s.contour(pane(door, 0.2, 0.55, 0.8, 0.9), 2.4, { corners: true })
    const frame = pane(back, 0.14, 0.42, 0.32, 0.74)
    s.flat(frame, tones.accent, { knock: true, corners: true })
    s.contour(frame, 3, { corners: true })
  }
}

function drawDoors(s: Sheet, wall: Point[]) {
  for (let i = 0; i < 4; i++) {
    const door = pane(wall, 0.28 + i * 0.17, 0, 0.38 + i * 0.17, 0.74)
    s.flat(door, s.tones.deep, { corners: true, knock: true })
    s.contour(door, 3.4, { corners: true })
    const glass = pane(door, 0.25, 0.6, 0.75, 0.88)
    s.flat(glass, s.tones.accent, { corners: true })
    s.contour(glass, 2.2, { corners: true })
  }
}

function drawFrames(s: Sheet, wall: Point[]) {
  const count = s.dice.int(1, 3)
  for (let i = 0; i < count; i++) {
    const u = 0.34 + (i * 0.5) / count
    const frame = pane(wall, u, s.dice.range(0.5, 0.6), u + 0.34 / count, s.dice.range(0.76, 0.86))
    s.flat(frame, s.tones.paper, { corners: true, knock: true })
    s.flat(pane(frame, 0.12, 0.12, 0.88, 0.6), s.tones.mid, { corners: true })
    s.flat(pane(frame, 0.12, 0.6, 0.88, 0.88), s.tones.accent, { corners: true })
    s.contour(frame, 3.2, { corners: true })
  }
}

function drawSideWindows(s: Sheet, wall: Point[], floor: Point[], lit: number, count: number) {
  const { tones } = s
  for (let i = 0; i < count; i++) {
    const a = 0.24 + (i * 0.68) / count
    const b = a + 0.46 / count
    const glass = pane(wall, a, 0.3, b, 0.82)
    s.flat(glass, tones.paper, { knock: true, corners: true })
    s.contour(glass, 3.6, { corners: true })
    s.ink([inQuad(glass, 0.5, 0), inQuad(glass, 0.5, 1)], 2.6, { corners: true })
    s.ink([inQuad(glass, 0, 0.5), inQuad(glass, 1, 0.5)], 2.6, { corners: true })
    const u = (t: number) => (lit < 0 ? t : 1 - t)
    const light = [
      inQuad(floor, u(0.1), a),
      inQuad(floor, u(0.55), a - 0.07),
      inQuad(floor, u(0.55), b - 0.07),
      inQuad(floor, u(0.1), b),
    ]
    s.flat(light, tones.paper, { corners: true, opacity: 0.55 })
  }
}

function lockers(s: Sheet, half: number, depth: number, lit: number): Piece[] {
  const roll = s.dice
  return [roll.range(0.2, 1.5), roll.range(3, depth - 3)].map((z): Piece => ({
    kind: roll.pick(['locker', 'shelf', 'plant'] as const),
    at: [lit > 0 ? -half : half - 0.5, 0, z],
    size: [0.5, roll.range(1, 1.9), roll.range(1, 1.6)],
  }))
}

function furniture(s: Sheet, half: number, depth: number): Piece[] {
  const roll = s.dice
  const things: Piece[] = []
  const side = roll.sign()
  const shelf = roll.range(0.45, 0.7)
  things.push({
    kind: roll.pick(['shelf', 'shelf', 'locker'] as const),
    at: [side > 0 ? half - shelf : -half, 0, roll.range(1.6, depth - 1.9)],
    size: [shelf, roll.range(1.4, 2.3), roll.range(1, 1.8)],
  })
  const z = roll.range(0.3, 1.6)
  const x = roll.range(-0.9, 0.3)
  things.push({
    kind: 'table',
    at: [x, 0, z],
    size: [roll.range(1.0, 1.7), roll.range(0.45, 0.75), roll.range(0.8, 1.2)],
  })
  things.push({
    kind: roll.pick(['bed', 'bed', 'box'] as const),
    at: [-side * half + (side > 0 ? 0 : -0.9), 0, roll.range(0.6, depth - 2.2)],
    size: [0.9, roll.range(0.5, 0.9), roll.range(1.2, 2.2)],
  })
  if (roll.chance(0.6))
    things.push({ kind: 'box', at: [x + roll.range(-0.9, -0.7), 0, z + 0.1], size: [0.45, 0.45, 0.45] })
  if (roll.chance(0.7))
    things.push({ kind: 'plant', at: [-side * (half - 0.5), 0, depth - 0.7], size: [0.4, 1.2, 0.4] })
  return things
}

function drawLamp(s: Sheet, camera: Camera, tall: number, depth: number) {
  const [x, y, z] = [s.dice.range(-0.5, 0.5), tall - 0.9, depth * 0.45]
  const [top, low, left, right] = quadOn(camera, [
    [x, tall, z],
    [x, y, z],
    [x - 0.35, y - 0.2, z],
    [x + 0.35, y - 0.2, z],
  ]) as [Point, Point, Point, Point]
  s.ink([top, low], 3, { corners: true })
  s.solid([low, right, left], s.tones.accent, 4, { corners: true })
}

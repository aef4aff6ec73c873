import { ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Block, type Camera, drawBlock, inQuad, pane, seen, type Shades, type Spot } from './camera.ts'
import { drawCrown } from './nature.ts'

export type Piece = Block & { kind: 'shelf' | 'table' | 'bed' | 'box' | 'plant' | 'locker' }

export function drawPiece(s: Sheet, camera: Camera, piece: Piece, shades: Shades) {
  if (piece.kind === 'table') return drawTable(s, camera, piece, shades)
  if (piece.kind === 'bed') return drawBed(s, camera, piece, shades)
  if (piece.kind === 'plant') return drawPlant(s, camera, piece)
  drawBlock(s, camera, piece, shades, {
    width: 4,
    onFace: (face, corners) => {
      if (face.side === 'top') return
      if (piece.kind === 'shelf') drawBooks(s, corners)
      if (piece.kind === 'locker') drawDoors(s, corners)
    },
  })
}

function drawBooks(s: Sheet, corners: Point[]) {
  const { dice: roll, tones } = s
  const rows = 4
  for (let row = 0; row < rows; row++) {
    const hole = pane(corners, 0.07, (row + 0.1) / rows, 0.93, (row + 0.9) / rows)
    s.flat(hole, tones.dark, { corners: true })
    for (let u = 0.02; u < 0.9;) {
      const w = roll.range(0.06, 0.13)
      if (roll.chance(0.85)) {
        const book = pane(hole, u, 0.02, Math.min(0.98, u + w), roll.range(0.6, 0.92))
        s.flat(book, roll.pick([tones.accent, tones.pale, tones.soft, tones.mid, tones.paper]), {
          corners: true,
          still: true,
        })
        s.contour(book, 1.6, { corners: true })
      }
      u += w
    }
    s.contour(hole, 2.6, { corners: true })
  }
}

function drawDoors(s: Sheet, corners: Point[]) {
  for (let i = 0; i < 3; i++) {
    const door = pane(corners, i / 3 + 0.03, 0.04, (i + 1) / 3 - 0.03, 0.96)
    s.contour(door, 2.4, { corners: true })
    for (const v of [0.8, 0.85]) s.ink([inQuad(door, 0.25, v), inQuad(door, 0.75, v)], 1.8, { corners: true })
  }
}

const slab = (at: Spot, size: Spot): Block => ({ at, size })

function drawTable(s: Sheet, camera: Camera, { at: [x, y, z], size: [w, h, d] }: Piece, shades: Shades) {
  const leg = 0.09
  for (const [lx, lz] of [
    [x, z + d - leg],
    [x + w - leg, z + d - leg],
    [x, z],
    [x + w - leg, z],
  ] as const)
    drawBlock(s, camera, slab([lx, y, lz], [leg, h, leg]), shades, { width: 3 })
  drawBlock(s, camera, slab([x - 0.06, y + h - 0.04, z - 0.06], [w + 0.12, 0.09, d + 0.12]), shades, { width: 4 })
  const top = y + h + 0.05
  const cup = seen(camera, [x + w * s.dice.range(0.2, 0.8), top, z + d * 0.5])
  const r = camera.focal * 0.014
  s.solid(
    [
      [cup[0] - r, cup[1] - r * 2.4],
      [cup[0] + r, cup[1] - r * 2.4],
      [cup[0] + r * 0.8, cup[1]],
      [cup[0] - r * 0.8, cup[1]],
    ],
    s.tones.paper,
    3,
    { corners: true },
  )
  const sheet = (dx: number, dz: number): Point => seen(camera, [x + w * 0.35 + dx, top, z + d * 0.3 + dz])
  s.solid([sheet(0, 0), sheet(0.3, 0.04), sheet(0.3, 0.34), sheet(0.02, 0.3)], s.tones.paper, 2.4, { corners: true })
}

function drawBed(s: Sheet, camera: Camera, { at: [x, y, z], size: [w, h, d] }: Piece, shades: Shades) {
  drawBlock(
    s,
    camera,
    slab([x, y, z], [w, h * 0.45, d]),
    { ...shades, front: s.tones.deep, left: s.tones.deep, right: s.tones.deep },
    { width: 4 },
  )
  drawBlock(
    s,
    camera,
    slab([x, y + h * 0.45, z], [w, h * 0.3, d]),
    { top: s.tones.paper, front: s.tones.pale, left: s.tones.pale, right: s.tones.pale },
    { width: 4 },
  )
  drawBlock(
    s,
    camera,
    slab([x + w * 0.15, y + h * 0.75, z + d * 0.72], [w * 0.7, h * 0.25, d * 0.2]),
    { top: s.tones.paper, front: s.tones.soft, left: s.tones.soft, right: s.tones.soft },
    { width: 3.4 },
  )
  drawBlock(
    s,
    camera,
    slab([x - 0.02, y + h * 0.5, z - 0.02], [w + 0.04, h * 0.3, d * 0.55]),
    { top: s.tones.accent, front: s.tones.mid, left: s.tones.mid, right: s.tones.mid },
    { width: 3.6 },
  )
}

function drawPlant(s: Sheet, camera: Camera, { at: [x, y, z], size: [w, h] }: Piece) {
  const foot = seen(camera, [x, y, z])
  const k = (seen(camera, [x + w, y, z])[0] - foot[0]) / 2
  const rim = foot[1] - k * 1.7
  drawCrown(s, [foot[0], rim - k * h * 1.5], [k * 1.5, k * h * 1.4], [s.tones.soft, s.tones.mid, s.tones.deep])
  s.solid(
    [
      [foot[0] - k, rim],
      [foot[0] + k, rim],
      [foot[0] + k * 0.72, foot[1]],
      [foot[0] - k * 0.72, foot[1]],
    ],
    s.tones.accent,
    4,
    { corners: true },
  )
  s.solid(
    [
      [foot[0] - k * 1.1, rim - k * 0.3],
      [foot[0] + k * 1.1, rim - k * 0.3],
      [foot[0] + k * 1.1, rim + k * 0.1],
      [foot[0] - k * 1.1, rim + k * 0.1],
    ],
    s.tones.accent,
    3.4,
    { corners: true },
  )
}

/** A rug lies flat on the floor's quad. */
export function drawRug(s: Sheet, floor: Point[]) {
  const middle = inQuad(floor, s.dice.range(0.4, 0.6), s.dice.range(0.74, 0.84))
  const wide = (inQuad(floor, 0.9, 0.8)[0] - inQuad(floor, 0.1, 0.8)[0]) * 0.3
  s.solid(ellipse(...middle, wide, wide * 0.3), s.tones.accent, 4)
  s.flat(ellipse(...middle, wide * 0.8, wide * 0.22), s.tones.pale)
  s.ring(...mixed(middle, middle, 0), wide * 1.02, wide * 0.31)
}

import { mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

export type Spot = readonly [x: number, y: number, z: number]
export type Quad = readonly [Spot, Spot, Spot, Spot]
export type Camera = { eye: Spot; yaw: number; pitch: number; focal: number; lift?: number }

/** Where a spot of the world (x right, y up, z away) falls on the sheet. */
export function seen(camera: Camera, [x, y, z]: Spot): Point {
  const [dx, dy, dz] = [x - camera.eye[0], y - camera.eye[1], z - camera.eye[2]]
  const [cy, sy] = [Math.cos(camera.yaw), Math.sin(camera.yaw)]
  const [rx, rz] = [dx * cy - dz * sy, dx * sy + dz * cy]
  const [cp, sp] = [Math.cos(camera.pitch), Math.sin(camera.pitch)]
  const [ry, depth] = [dy * cp - rz * sp, Math.max(0.25, dy * sp + rz * cp)]
  return [(camera.focal * rx) / depth, (-camera.focal * ry) / depth + (camera.lift ?? 0)]
}

/** The vanishing point of a direction of the world. */
export function vanishing(camera: Camera, [x, y, z]: Spot): Point {
  const ahead =
    y * Math.sin(camera.pitch) + (x * Math.sin(camera.yaw) + z * Math.cos(camera.yaw)) * Math.cos(camera.pitch)
  const far = ahead < 0 ? -1e4 : 1e4
  return seen({ ...camera, eye: [0, 0, 0] }, [x * far, y * far, z * far])
}

export const quadOn = (camera: Camera, quad: Quad): Point[] => quad.map((corner) => seen(camera, corner))

/** A spot inside a quad: u along its first side, v along its last. */
export const inQuad = (corners: readonly Point[], u: number, v: number): Point => {
  const [a, b, c, d] = corners as [Point, Point, Point, Point]
  return mixed(mixed(a, b, u), mixed(d, c, u), v)
}

export const pane = (corners: readonly Point[], u1: number, v1: number, u2: number, v2: number): Point[] => [
  inQuad(corners, u1, v1),
  inQuad(corners, u2, v1),
  inQuad(corners, u2, v2),
  inQuad(corners, u1, v2),
]

export type Block = { at: Spot; size: Spot; tint?: number }
export type Face = { side: 'front' | 'left' | 'right' | 'top' | 'bottom' | 'back'; quad: Quad }

/** The faces of a block that the camera sees; quads run left to right, bottom to top. */
export function facesOf(camera: Camera, { at: [x, y, z], size: [w, h, d] }: Block): Face[] {
  const [X, Y, Z] = [x + w, y + h, z + d]
  const [ex, ey, ez] = camera.eye
  const faces: Face[] = []
  if (ez < z)
    faces.push({
      side: 'front',
      quad: [
        [x, y, z],
        [X, y, z],
        [X, Y, z],
        [x, Y, z],
      ],
    })
  if (ez > Z)
    faces.push({
      side: 'back',
      quad: [
        [X, y, Z],
        [x, y, Z],
        [x, Y, Z],
        [X, Y, Z],
      ],
    })
  if (ex < x)
    faces.push({
      side: 'left',
      quad: [
        [x, y, Z],
        [x, y, z],
        [x, Y, z],
        [x, Y, Z],
      ],
    })
  if (ex > X)
    faces.push({
      side: 'right',
      quad: [
        [X, y, z],
        [X, y, Z],
        [X, Y, Z],
        [X, Y, z],
      ],
    })
  if (ey > Y)
    faces.push({
      side: 'top',
      quad: [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
    })
  if (ey < y)
    faces.push({
      side: 'bottom',
      quad: [
        [x, y, z],
        [X, y, z],
        [X, y, Z],
        [x, y, Z],
      ],
    })
  return faces
}

export const farFirst = (camera: Camera) => (a: Block, b: Block) => away(camera, b) - away(camera, a)
const away = (camera: Camera, { at, size }: Block) =>
  Math.hypot(at[0] + size[0] / 2 - camera.eye[0], at[2] + size[2] / 2 - camera.eye[2])

export type Shades = { front: string; left: string; right: string; top: string }

export function drawBlock(
  s: Sheet,
  camera: Camera,
  block: Block,
  shades: Shades,
  { width = 4, onFace }: { width?: number; onFace?: (face: Face, corners: Point[]) => void } = {},
) {
  for (const face of facesOf(camera, block)) {
    const corners = quadOn(camera, face.quad)
    const colour = face.side === 'back' ? shades.front : face.side === 'bottom' ? shades.right : shades[face.side]
    s.flat(corners, colour, { knock: true, corners: true })
    onFace?.(face, corners)
    s.contour(corners, width, { corners: true, least: 0.5 })
  }
}

/** Construction: the horizon and lines from the spots to their vanishing point. */
export function drawHorizon(s: Sheet, camera: Camera) {
  const y = vanishing(camera, [Math.sin(camera.yaw), 0, Math.cos(camera.yaw)])[1]
  s.guide([-s.hw + 12, y], [s.hw - 12, y], 0.01, 2.2)
  return y
}

export function drawFan(s: Sheet, from: Point, spots: readonly Point[], over = 0.14) {
  for (const spot of spots) s.pencil([from, mixed(from, spot, 1 + over)], 1.5, { in: 0.02, out: 0.3 })
  s.ring(from[0], from[1], 9, 9)
}

import { mixed, type Point } from '../geometry.ts'
import { type Camera, inQuad, seen, type Spot } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { plate, ruled, shadow } from './place-parts.ts'

/** A house whose gable looks to the left, its ridge running to the right. */
export type House = { x: Point; z: Point; wall: number; ridge: number; out: number; colour: string; roof: string }

export function partsOf(camera: Camera, { x: [l, r], z: [near, far], wall, ridge, out }: House) {
  const at = (...spot: Spot) => seen(camera, spot)
  const middle = (near + far) / 2
  const eave = wall - ((ridge - wall) / (middle - near)) * out
  const [left, right] = [l - out, r + out]
  return {
    gable: [at(l, 0, far), at(l, 0, near), at(l, wall, near), at(l, wall, far)],
    top: at(l, ridge, middle),
    foot: at(l, 0, middle),
    front: [at(l, 0, near), at(r, 0, near), at(r, wall, near), at(l, wall, near)],
    ridge: [at(left, ridge, middle), at(right, ridge, middle)],
    roof: [at(left, eave, near - out), at(right, eave, near - out), at(right, ridge, middle), at(left, ridge, middle)],
    under: [at(left, eave, far + out), at(left, ridge, middle), at(l, ridge, middle), at(l, eave, far + out)],
    boards: [near - out, far + out].map((z) => [
      at(left, ridge, middle),
      at(left, eave, z),
      at(left, eave - 0.2, z),
      at(left, ridge - 0.24, middle),
    ]),
    eaveShade: [at(l, wall, near), at(r, wall, near), at(r, wall - out * 0.9, near), at(l, wall - out * 0.9, near)],
  }
}

export function house(s: Sheet, camera: Camera, it: House, pen = 3) {
  const { gable, top, front, roof, under, boards, eaveShade } = partsOf(camera, it)
  plate(s, [gable[0]!, gable[1]!, gable[2]!, top, gable[3]!], darker(it.colour), pen)
  plate(s, front, it.colour, pen)
  shadow(s, eaveShade, 0.3)
  plate(s, under, darker(darker(it.roof)), pen * 0.7)
  plate(s, roof, it.roof, pen)
  for (const board of boards.toReversed()) plate(s, board, '#F6EEDC', pen * 0.7)
}

/** What is cut into a wall: its glass lies deeper, so that the wall's thickness is seen at one side. */
export function opening(s: Sheet, outer: readonly Point[], inner: readonly Point[], glass: string, pen = 2.6) {
  plate(s, outer, '#8C7F78', pen)
  s.within(outer, () => plate(s, inner, glass, pen * 0.8), true)
}
export const crossbar = (s: Sheet, quad: readonly Point[], pen = 2) => {
  ruled(s, [inQuad(quad, 0.5, 0), inQuad(quad, 0.5, 1)], pen)
  ruled(s, [inQuad(quad, 0, 0.5), inQuad(quad, 1, 0.5)], pen)
}
export const halfway = (quad: readonly Point[]): Point => crossing([quad[0]!, quad[2]!], [quad[1]!, quad[3]!])

/** Where two straight lines meet. */
export function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point {
  const [rx, ry, qx, qy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  return mixed(a, b, ((c[0] - a[0]) * qy - (c[1] - a[1]) * qx) / (rx * qy - ry * qx))
}

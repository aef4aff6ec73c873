import { mixed, type Point, trace } from '../geometry.ts'
import type { HeadLook } from './head-look.ts'

/** A point of the face on its turned ball: u -1…1 from left to right, v down (0.2 the eyes, 1 the chin). */
export const onFace =
  (look: HeadLook) =>
  (u: number, v: number): Point => {
    const lon = u + look.yaw * 0.62
    return [Math.sin(lon) * 0.96 - look.yaw * 0.04, v + look.pitch * (Math.cos(lon) - 0.45) * 0.55]
  }

const frontSide: Point[] = trace('0.9,-0.25 0.89,0.08 0.81,0.42 0.6,0.74 0.27,0.98')
const farSide: Point[] = trace('0.9,-0.3 0.83,0.04 0.86,0.27 0.77,0.58 0.56,0.94')
const nearSide: Point[] = trace('0.76,-0.25 0.7,0.1 0.58,0.46 0.3,0.78 -0.08,0.99')

/** The contour of the face from the right temple over the chin to the left temple. */
export function faceContour(look: HeadLook): Point[] {
  const turn = Math.min(1, Math.abs(look.yaw) / 0.8)
  const side = look.yaw < 0 ? -1 : 1
  const wide = ([x, y]: Point): Point => [x * (y > 0.3 ? 1 + look.jaw * 2 : 1), y]
  const far = frontSide.map((p, i) => wide(mixed(p, farSide[i] as Point, turn)))
  const near = frontSide.map((p, i) => wide(mixed(p, nearSide[i] as Point, turn))).map(([x, y]): Point => [-x, y])
  const chin: Point = [0.3 * turn + (look.slips?.chin ?? 0), 1.04]
  return [...far, chin, ...near.toReversed()].map(([x, y]): Point => [x * side, y + look.pitch * 0.06])
}

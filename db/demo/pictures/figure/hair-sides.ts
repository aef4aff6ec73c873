import { bend, mixed, type Point, through } from '../geometry.ts'
import { onFace } from './face.ts'
import type { Dome } from './hair-flow.ts'
import type { HeadLook } from './head-look.ts'

/**
 * Hair that falls from the skull past the face: its outer edge downwards, its tips, its inner edge upwards;
 * `flow` is the outer edge without the locks that stand off it.
 */
export type Side = { flow: Point[]; outer: Point[]; bottom: Point[]; inner: Point[] }

export function sideOf(look: HeadLook, dome: Dome, k: -1 | 1): Side | null {
  const near = k === (look.yaw < 0 ? 1 : -1)
  if (look.style === 'bob') return bobSide(look, dome, k)
  if (look.style === 'long' || (look.style === 'braid' && !near)) return longSide(look, dome, k, near)
  return null
}

const smooth = (points: readonly Point[]) => through(points, false, 5)

/** Pointed ends, each lock bowed a little outwards. */
function locksBetween(points: readonly Point[], k: number): Point[] {
  return points.slice(1).flatMap((b, i) => {
    const a = points[i]!
    const middle = mixed(a, b, 0.5)
    return bend(a, [middle[0] + k * 0.035, middle[1] + 0.03], b, 5)
  })
}

const faceEdge = (look: HeadLook, k: number) => Math.min(Math.abs(onFace(look)(k, 0.2)[0]), 0.83)

function bobSide(look: HeadLook, { cap }: Dome, k: -1 | 1): Side {
  const at = (x: number, y: number): Point => [cap[0] + k * x, y]
  const edge = faceEdge(look, k)
  const by = (x: number, y: number): Point => [k * (edge + x), y]
  const last = by(-0.12, 1.04)
  const outer = smooth([at(1.085, 0.0), at(1.13, 0.34), at(1.2, 0.64), at(1.21, 0.84), at(1.1, 1.02)])
  return {
    flow: outer,
    outer,
    bottom: locksBetween(
      [at(1.1, 1.02), at(1.06, 0.9), mixed(at(0.96, 1.08), by(0.2, 1.08), 0.4), by(0.1, 0.93), last],
      k,
    ),
    inner: smooth([last, by(0.02, 0.76), by(0.03, 0.4), by(0, 0)]),
  }
}

function longSide(look: HeadLook, { cap }: Dome, k: -1 | 1, near: boolean): Side {
  const [sway, low] = near ? [0, 0] : [-0.06, -0.3]
  const at = (x: number, y: number): Point => [cap[0] + k * x, y]
  const edge = faceEdge(look, k)
  const by = (x: number, y: number): Point => [k * (edge + x), y]
  const loose = near
    ? smooth([at(1.085, 0.0), at(1.11, 0.45), at(1.13, 0.85), at(1.2, 1.25)])
    : smooth([at(1.085, 0.0), at(1.1, 0.3), at(1.1, 0.7)])
  const rest = near ? [at(1.12, 1.12), at(1.13, 1.45)] : [at(1.08, 1.0), at(1.06, 1.3)]
  const [tip, last] = [at(1.04 + sway, 2.6 + low), by(0.02, 2.24 + low)]
  return {
    flow: smooth([at(1.085, 0.0), at(1.1, 0.7), ...rest, at(1.17 + sway, 2.0 + low), tip]),
    outer: [...loose, ...smooth([...rest, at(1.17 + sway, 2.0 + low), tip])],
    bottom: locksBetween(
      [tip, at(0.98 + sway, 2.16 + low), by(near ? 0.2 : 0.1, 2.62 + low), by(near ? 0.16 : 0.08, 2.1 + low), last],
      k,
    ),
    inner: smooth([last, by(-0.06, 1.8 + low), by(0.06, 1.25), by(0.03, 0.8), by(0.02, 0.4), by(0, 0)]),
  }
}

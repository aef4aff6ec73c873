import { cross, dot, minus, unit, type V3 } from './space.ts'

export type Point = readonly [number, number]
/** Where a place is seen, how large a length of 1 is there, and how far away it is. */
export type Seen = { x: number; y: number; scale: number; far: number }
export type View = {
  see(place: V3): Seen
  /** From a place to the eye. */
  toEye(place: V3): V3
}
/** Degrees around the figure and above it; `far` in heights of a figure: near is dramatic. */
export type Shot = { around: number; above: number; far: number; aim: V3; zoom: number; center: Point }

export function viewOf({ around, above, far, aim, zoom, center }: Shot): View {
  const [a, e] = [(around * Math.PI) / 180, (above * Math.PI) / 180]
  const back: V3 = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
  const right = unit(cross([0, 1, 0], back))
  const up = cross(back, right)
  const eye: V3 = [aim[0] + back[0] * far, aim[1] + back[1] * far, aim[2] + back[2] * far]
  return {
    see(place) {
      const way = minus(place, eye)
      const depth = Math.max(0.2, -dot(way, back))
      const scale = (zoom * far) / depth
      return { x: center[0] + dot(way, right) * scale, y: center[1] - dot(way, up) * scale, scale, far: depth }
    },
    toEye: (place) => unit(minus(eye, place)),
  }
}

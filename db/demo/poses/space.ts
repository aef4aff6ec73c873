/** A place or direction in the room of a pose: x to the figure's left, y up, z to its front; its height is 1. */
export type V3 = readonly [number, number, number]

export const plus = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: V3, by: number): V3 => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: V3) => Math.hypot(a[0], a[1], a[2])
export const unit = (a: V3): V3 => times(a, 1 / (length(a) || 1))
export const between = (a: V3, b: V3, t: number): V3 => plus(a, times(minus(b, a), t))
/** What of a direction stands at right angles to another. */
export const across = (a: V3, to: V3): V3 => unit(minus(a, times(to, dot(a, to))))

/** How a part of a body is turned: where its left, its top and its front point. */
export type Frame = { left: V3; up: V3; front: V3 }

export const upright: Frame = { left: [1, 0, 0], up: [0, 1, 0], front: [0, 0, 1] }
const RADIANS = Math.PI / 180

/** Nodding (forward is positive), leaning to the left, and turning to the left, in degrees, about its own axes. */
export function turned(frame: Frame, [nod, lean, turn]: V3): Frame {
  const spun = spin(frame, 'up', turn * RADIANS)
  return spin(spin(spun, 'left', nod * RADIANS), 'front', -lean * RADIANS)
}

function spin(frame: Frame, about: keyof Frame, angle: number): Frame {
  const axis = frame[about]
  const turn = (v: V3) => rotated(v, axis, angle)
  return { left: turn(frame.left), up: turn(frame.up), front: turn(frame.front) }
}

export function rotated(v: V3, axis: V3, angle: number): V3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return plus(plus(times(v, c), times(cross(axis, v), s)), times(axis, dot(axis, v) * (1 - c)))
}

/** A direction noted in a frame, as one of the room. */
export const within = ({ left, up, front }: Frame, [x, y, z]: V3): V3 =>
  plus(plus(times(left, x), times(up, y)), times(front, z))

/** The joint between two bones that begin at `from` and end at `to`, bent towards `pole`; what is out of reach is stretched for. */
export function bent(from: V3, to: V3, [first, second]: readonly [number, number], pole: V3): { joint: V3; end: V3 } {
  const way = minus(to, from)
  const reach = Math.min(Math.max(length(way), Math.abs(first - second) * 1.02 + 0.02), (first + second) * 0.998)
  const along = unit(way)
  const at = (first * first - second * second + reach * reach) / (2 * reach)
  const out = Math.sqrt(Math.max(0, first * first - at * at))
  return {
    joint: plus(plus(from, times(along, at)), times(across(pole, along), out)),
    end: plus(from, times(along, reach)),
  }
}

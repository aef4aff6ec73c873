import type { View } from './camera.ts'
import { cross, length, minus, plus, times, unit, type V3 } from './space.ts'

export type Ball = { at: V3; r: number }
export type Tone = 'skin' | 'top' | 'bottom' | 'inner' | 'shoe' | 'hair' | 'extra' | 'dark' | 'prop'
/** A line upon a part, seen where the body's surface looks at the eye. */
export type Mark = { line: readonly V3[]; normals?: readonly V3[]; width?: number; tone?: 'ink' | 'guide' | 'soft' }

/** A part of a figure that is drawn at once: balls joined two by two, and flat pieces of cloth. */
export type Part = {
  tone: Tone
  links: [Ball, Ball][]
  pieces?: V3[][]
  /** How softly its balls run into each other. */
  melt?: number
  /** Where it joins what was drawn before: no line is left between the two. */
  seams?: [Ball, Ball][]
  marks?: Mark[]
  /** Openings that one looks into, as rings. */
  holes?: V3[][]
  /** Added to how far away it is. */
  behind?: number
  /** Draws it as if it stood here. */
  at?: V3
  pen?: number
}

export const ball = (at: V3, r: number): Ball => ({ at, r })
export const chain = (balls: readonly Ball[]): [Ball, Ball][] =>
  balls.slice(1).map((next, i): [Ball, Ball] => [balls[i]!, next])

/** Balls along a bone: [share of its length, radius, how far to the front of it]. */
export function along(from: V3, to: V3, front: V3, noted: readonly (readonly [number, number, number?])[]): Ball[] {
  return noted.map(([share, r, out = 0]) => ball(plus(plus(from, times(minus(to, from), share)), times(front, out)), r))
}

/** A ring about an axis. */
export function ring(at: V3, axis: V3, r: number, steps = 14): V3[] {
  const one = unit(Math.abs(axis[1]) < 0.9 ? cross(axis, [0, 1, 0]) : cross(axis, [1, 0, 0]))
  const two = cross(unit(axis), one)
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2
    return plus(at, plus(times(one, Math.cos(angle) * r), times(two, Math.sin(angle) * r)))
  })
}

/** A line around a limb, with where its surface looks. */
export function band(at: V3, axis: V3, r: number, look: Omit<Mark, 'line' | 'normals'> = {}): Mark {
  const line = ring(at, axis, r, 24)
  const closed = [...line, line[0]!]
  return { line: closed, normals: closed.map((place) => unit(minus(place, at))), ...look }
}

/** A tube of cloth that ends flat at its last ball: its links, its rim, and the rim as an opening. */
export function cuffed(balls: readonly Ball[]): { links: [Ball, Ball][]; piece: V3[]; hole: V3[] } {
  const [before, last] = [balls.at(-2)!, balls.at(-1)!]
  const way = unit(minus(last.at, before.at))
  const back = Math.min(last.r, length(minus(last.at, before.at)) * 0.9)
  const inner = ball(minus(last.at, times(way, back)), last.r)
  return {
    links: chain([...balls.slice(0, -1), inner]),
    piece: [...ring(inner.at, way, last.r * 0.98), ...ring(last.at, way, last.r)],
    hole: ring(last.at, way, last.r * 0.94),
  }
}

/** How far away a part is as a whole. */
export function farOf({ links, pieces = [], behind = 0, at }: Part, view: View): number {
  if (at) return view.see(at).far + behind
  const places = [...links.flatMap((pair) => pair.map((one) => one.at)), ...pieces.flat()]
  return places.reduce((sum, place) => sum + view.see(place).far, 0) / places.length + behind
}

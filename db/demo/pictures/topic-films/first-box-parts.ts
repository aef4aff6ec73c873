import { mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { laid, plane, ruled } from './plain-parts.ts'

export type Wall = { near: number; top: number; foot: number; eye: Point; far: number }

/** A spot on a wall that runs to its vanishing point: so many windows along, so far from its top down. */
export const onWall = ({ near, top, foot, eye, far }: Wall, along: number, down: number): Point =>
  mixed(eye, [near, top + (foot - top) * down], 1 / (1 + along * far))
export const part = (
  wall: Wall,
  from: number,
  to: number,
  [top, foot]: readonly [number, number] = [0, 1],
): Point[] => [onWall(wall, from, top), onWall(wall, to, top), onWall(wall, to, foot), onWall(wall, from, foot)]
export const diagonals = (s: Sheet, wall: Wall, at: number, line = now) => {
  line(s, [onWall(wall, at, 0), onWall(wall, at + 2, 1)], 2.4)
  line(s, [onWall(wall, at, 1), onWall(wall, at + 2, 0)], 2.4)
}
export const post = (s: Sheet, wall: Wall, at: number, line = now) =>
  line(s, [onWall(wall, at, 0), onWall(wall, at, 1)])

/** Glass in a wall, its left half lit. */
export function windowAt(s: Sheet, pane: readonly Point[], width = 3.4) {
  plane(s, pane, '#9CC4D8', width)
  const [a, b, c, d] = pane as [Point, Point, Point, Point]
  laid(s, [a, mixed(a, b, 0.55), mixed(d, c, 0.1), d], '#CFE6EE')
  ruled(s, [mixed(a, b, 0.5), mixed(d, c, 0.5)], width * 0.8)
}

export function wallWithWindows(s: Sheet, wall: Wall, count: number, width = 4) {
  plane(s, part(wall, 0, count), '#F0D9B5', width)
  laid(s, part(wall, 0, count, [0.86, 1]), '#C99B6D')
  for (let i = 0; i < count; i++) windowAt(s, part(wall, i + 0.24, i + 0.76, [0.26, 0.68]), width * 0.85)
}

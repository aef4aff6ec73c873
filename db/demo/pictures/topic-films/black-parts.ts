import { bodyParts, jointsOf, type Stance } from '../covers/actor.ts'
import { ellipse, mixed, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { together } from './comic-parts.ts'

/** A place on the hair of a round head: from the left ear over the front to the right one, and down from the crown. */
export function strand(t: number, u: number): Point {
  const front = Math.abs(t) < 0.62
  const end: Point = front ? [t * 1.12, -0.02 - 0.05 * Math.cos(t * 9)] : [t * 1.16, 1.5]
  const lean: Point = front ? [t * 1.28, -1.02] : [Math.sign(t) * 1.36, -1.0]
  const root: Point = [t * 0.3, -1.24 + 0.08 * t * t]
  return mixed(mixed(root, lean, u), mixed(lean, end, u), u)
}
/** How far down a strand the light lies on it: an arch that follows the round of the head. */
const lightAt = (t: number, by: number) => {
  for (let u = 0; u < 1; u += 0.01) {
    const [x, y] = strand(t, u)
    if (y > -0.86 + 0.42 * x * x + by) return u
  }
  return 1
}
const HALF = 0.13
export const STRANDS = 15
export const edgesOf = (i: number): readonly [number, number] => [-1 + (i * 2) / STRANDS, -1 + ((i + 1) * 2) / STRANDS]

/** A stroke of the brush that narrows to its end. */
function swept([a, b]: readonly [number, number], from: number, to: number): Point[] {
  const along = Array.from({ length: 9 }, (_, i) => i / 8)
  const middle = (a + b) / 2
  const side = (edge: number) =>
    along.map((k) =>
      strand(middle + (edge - middle) * (k < 0.62 ? 1.05 : Math.max(0, (1 - k) / 0.38)), from + (to - from) * k),
    )
  return [...side(a), ...side(b).toReversed()]
}
const ragged = (i: number) => [0, 0.09, -0.04, 0.12, 0.03, -0.06, 0.07][i % 7]!
export const fromRoot = (i: number, even = false) => {
  const edges = edgesOf(i)
  return swept(edges, 0, lightAt((edges[0] + edges[1]) / 2, -HALF + (even ? 0 : ragged(i) + 0.05)))
}
export const fromTip = (i: number, even = false) => {
  const edges = edgesOf(i)
  return swept(edges, 1.012, lightAt((edges[0] + edges[1]) / 2, HALF - (even ? 0 : ragged(i + 3) + 0.04)))
}
export const lightBand = (by: number): Point[] =>
  Array.from({ length: 19 }, (_, i) => strand(-0.94 + i * 0.1044, lightAt(-0.94 + i * 0.1044, by)))
export const hairEdge = [
  ...Array.from({ length: 14 }, (_, i) => strand(-1, 1 - i / 13)),
  ...Array.from({ length: 14 }, (_, i) => strand(1, i / 13)),
]
export const fringeEdge = Array.from({ length: 13 }, (_, i) => strand(-0.61 + i * 0.1017, 1))

export const akimbo: Stance = {
  shoulders: '-0.95,1.7 0.95,1.7',
  hips: '-0.5,4.1 0.5,4.1',
  arms: '-2.2,2.7 -0.95,3.9 2.2,2.7 0.95,3.9',
  legs: '-1.0,6.2 -1.35,8.4 1.0,6.2 1.35,8.4',
  feet: [0, 0],
}
export const hailing: Stance = {
  shoulders: '-0.9,1.7 0.9,1.7',
  hips: '-0.5,4.1 0.5,4.1',
  arms: '-2.1,2.7 -1.0,3.8 2.0,1.6 2.6,0',
  legs: '-1.2,6.0 -1.7,8.2 1.2,6.0 1.7,8.2',
}
export const huddled: Stance = {
  shoulders: '-0.9,1.6 0.9,1.6',
  hips: '-0.4,4.1 0.4,4.1',
  arms: '-0.9,2.8 -0.2,3.4 0.9,2.8 0.2,3.4',
  legs: '-0.3,6.2 -0.3,8.4 0.3,6.2 0.3,8.4',
}

/** Lines that vanish under black. */
export const bluePlan = (s: Sheet, shapes: readonly (readonly Point[])[]) =>
  shapes.forEach((shape) => s.ink([...shape, shape[0]!], 2.6, { colour: '#6F9CC9', least: 0.6 }))

/** All that one sees of somebody dressed in shade: body, hands, shoes, and what else stands out. */
export function shade(stance: Stance, more: readonly string[]): Point[][] {
  const { arms, legs } = jointsOf(stance)
  const shoe = trace('-0.34,-0.2 0.3,-0.2 0.5,0.1 1,0.3 1.06,0.5 -0.4,0.5')
  return [
    ...bodyParts(stance),
    ellipse(...mixed(...jointsOf(stance).hips, 0.5), 0.7, 0.6),
    ...arms.map(([, hand]) => ellipse(...hand, 0.34, 0.36)),
    ...legs.map(([, [x, y]], i) => shoe.map(([px, py]): Point => [x + (i ? px : -px), y + py])),
    ...more.map((noted) => through(trace(noted), true, 4)),
  ]
}
export const placed = (shapes: readonly (readonly Point[])[], [x, y]: Point, scale: number) =>
  shapes.map((shape) => shape.map(([px, py]): Point => [x + px * scale, y + py * scale]))
export const blacken = (s: Sheet, shapes: readonly (readonly Point[])[], colour = s.line) =>
  s.scatter(together(shapes), colour, { layer: 'ink' })

export const hat = [
  '-1.9,-0.5 -1.1,-0.72 -0.9,-1.5 0,-1.66 0.9,-1.5 1.1,-0.72 1.9,-0.5 0,-0.3',
  '-1.2,1.6 1.2,1.6 1.1,3.4 1.7,6.4 0.3,6.2 0,5.2 -0.3,6.2 -1.7,6.4 -1.1,3.4',
]
export const tails = [
  '-0.8,-0.6 -1.5,-1 -2.2,-0.4 -2,0.7 -2.4,1.6 -1.5,1 -1.2,0',
  '0.8,-0.6 1.5,-1 2.2,-0.4 2,0.7 2.4,1.6 1.5,1 1.2,0',
  '0,-1.3 -1,-1 -1.1,0 0,0.3 1.1,0 1,-1',
  '-0.8,3.2 0.8,3.2 1.9,5.7 0,5.9 -1.9,5.7',
]
export const spiky = [
  '-1,0 -1.6,-0.3 -1.2,-0.6 -1.5,-1.2 -0.9,-1.1 -0.6,-1.8 0,-1.3 0.6,-1.8 0.8,-1.2 1.5,-1.2 1.2,-0.5 1.6,-0.1 1,0.2',
]

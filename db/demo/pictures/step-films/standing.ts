import { add, distance, mixed, type Point, turned } from '../geometry.ts'

export type Pair = readonly [Point, Point]
/** Where the joints of somebody are who stands before us: their head's middle is the origin, their soles lie 590 below; of each pair the left one comes first. */
export type Standing = {
  pit: Point
  shoulders: Pair
  hips: Pair
  elbows: Pair
  wrists: Pair
  knees: Pair
  ankles: Pair
  nod?: number
  /** which foot bears the weight, and which hand is hidden in a pocket or holds on to the waist */
  bears?: 0 | 1
  hidden?: 0 | 1
  onHip?: 0 | 1
  /** which hand is closed around what it carries */
  grips?: 0 | 1
  /** how far each foot is turned out */
  feet?: readonly [number, number]
}
export const sides = [0, 1] as const
export const out = (i: 0 | 1) => (i ? 1 : -1)

/** Away from a bone, to the outside of the body. */
export function beside([a, b]: Pair, i: 0 | 1): (share: number, far: number) => Point {
  const long = distance(a, b) || 1
  const n: Point = [(out(i) * (b[1] - a[1])) / long, (-out(i) * (b[0] - a[0])) / long]
  return (share, far) => add(mixed(a, b, share), [n[0] * far, n[1] * far])
}

/** The two edges of a limb of two bones, from the body on: how far they lie from the bones at each place. */
type Girth = readonly (readonly [share: number, outer: number, inner: number])[]
function edges(joints: readonly [Point, Point, Point], i: 0 | 1, upper: Girth, lower: Girth) {
  const [a, b] = [beside([joints[0], joints[1]], i), beside([joints[1], joints[2]], i)]
  const side = (k: 1 | 2, sign: number) => [
    ...upper.map((at) => a(at[0], sign * at[k])),
    ...lower.map((at) => b(at[0], sign * at[k])),
  ]
  return { outer: side(1, 1), inner: side(2, -1) }
}

export const middleOf = ([a, b]: Pair) => mixed(a, b, 0.5)
/** Level with the shoulders above, with the hips below. */
export function across(pose: Standing, share: number, half: number, i: 0 | 1): Point {
  const middle = mixed(middleOf(pose.shoulders), middleOf(pose.hips), share)
  const tilt = ([[ax, ay], [bx, by]]: Pair) => Math.atan2(by - ay, bx - ax)
  const angle = tilt(pose.shoulders) * (1 - share) + tilt(pose.hips) * share
  return add(middle, turned([out(i) * half, 0], angle))
}
const armpit = (pose: Standing, i: 0 | 1) => across(pose, 0.26, 57, i)
export const band = (pose: Standing, i: 0 | 1) => across(pose, 0.68, 49, i)
export const crotch = (pose: Standing): Point => add(middleOf(pose.hips), [0, 38])

export const legOf = (pose: Standing, i: 0 | 1, bare: boolean) =>
  edges(
    [pose.hips[i], pose.knees[i], pose.ankles[i]],
    i,
    [
      [-0.1, 25, 20],
      [0.14, 31, 35],
      [0.45, 29, 29],
      [0.8, 22, 20],
    ],
    bare
      ? [
          [0.04, 18, 17],
          [0.32, 21, 18],
          [0.7, 13, 12],
          [0.96, 10, 10],
        ]
      : [
          [0.04, 20, 19],
          [0.32, 22, 20],
          [0.7, 18, 17],
          [0.98, 17, 16],
        ],
  )
export const armOf = (pose: Standing, i: 0 | 1) =>
  edges(
    [pose.shoulders[i], pose.elbows[i], pose.wrists[i]],
    i,
    [
      [-0.06, 7, 4],
      [0.16, 15, 12],
      [0.55, 14, 13],
      [0.9, 12, 12],
    ],
    [
      [0.1, 13, 11],
      [0.35, 13, 12],
      [0.75, 10, 9],
      [0.98, 8, 8],
    ],
  )

export function torsoOf(pose: Standing, i: 0 | 1): Point[] {
  const tip = add(pose.shoulders[i], [out(i) * 8, -10])
  const neck = add(pose.pit, [out(i) * 19, -16])
  return [
    neck,
    add(mixed(neck, tip, 0.5), [0, 1]),
    tip,
    armpit(pose, i),
    across(pose, 0.44, 50, i),
    across(pose, 0.6, 45, i),
    band(pose, i),
  ]
}

/** All that is seen of somebody, one edge for each side of each part. */
export function fleshLines(pose: Standing): Point[][] {
  const limbs = sides.flatMap((i) => [armOf(pose, i), legOf(pose, i, true)])
  return [...sides.map((i) => torsoOf(pose, i)), ...limbs.flatMap(({ outer, inner }) => [outer, inner])]
}

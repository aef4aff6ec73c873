import { bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'
import { laid, outlined, ruled, soft } from './plain-parts.ts'

/** A block seen from above one corner: where its foot stands, in front, left, right and behind, and how high it is. */
const FOOT = { front: [118, 226], left: [-6, 170], right: [262, 176], behind: [142, 132] } as const
const TALL = 176
const top = ([x, y]: Point, less = 0): Point => [x, y - TALL + less]
const tops = {
  front: top(FOOT.front),
  left: top(FOOT.left, 10),
  right: top(FOOT.right, 10),
  behind: top(FOOT.behind, 18),
}
export const block = {
  lid: [tops.left, tops.front, tops.right, tops.behind],
  left: [tops.left, tops.front, FOOT.front, FOOT.left],
  right: [tops.front, tops.right, FOOT.right, FOOT.front],
} as const
const cast = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
/** What it hides from the light, when that falls so far to the side. */
export const blockShadow = (by: Point): Point[] =>
  by[0] > 0
    ? [FOOT.front, cast(FOOT.front, by), cast(FOOT.right, by), cast(FOOT.behind, by), FOOT.behind]
    : [FOOT.front, cast(FOOT.front, by), cast(FOOT.left, by), cast(FOOT.behind, by), FOOT.behind]

export const BALL = [-190, 84, 112] as const
const [bx, by, br] = BALL
export const ball = ellipse(bx, by, br, br).slice(0, -1)
/** The part of the ball turned away from a light at this angle. */
export function ballShade(light: number, bulge = 0.3): Point[] {
  const away = light + Math.PI
  const outer = ellipse(bx, by, br, br, { from: away - Math.PI / 2, to: away + Math.PI / 2 })
  const inner = ellipse(bx, by, br * bulge, br, { tilt: away, from: Math.PI / 2, to: -Math.PI / 2 })
  return [...outer, ...inner]
}
export const ballShadow = (dx: number): Point[] => ellipse(bx + dx * 0.62, by + br - 6, Math.abs(dx) * 0.62 + 74, 30)

export const solidsInked = (s: Sheet, width = 4) => {
  s.contour(ball, width)
  outlined(s, block.left, width)
  ruled(s, [block.lid[0], block.lid[3], block.lid[2]], width)
  ruled(s, [block.lid[3], block.lid[2]], width)
  for (const [from, to] of [
    [block.right[0], block.right[1]],
    [block.right[1], block.right[2]],
    [block.right[2], block.right[3]],
  ] as const)
    ruled(s, [from, to], width)
}

/** A shadow without an edge. */
export const blurred = (
  s: Sheet,
  [x, y, rx, ry]: readonly [number, number, number, number],
  colour: string,
  layers = 7,
) => {
  for (let i = 0; i < layers; i++) {
    const wide = 1.28 - (i * 0.62) / layers
    soft(s, ellipse(x, y, rx * wide, ry * wide), colour, 0.15)
  }
}

/** A tree beside the road, its foot at the origin, so high. */
export type RoadTree = readonly [x: number, y: number, tall: number]
export const crownOf = ([x, y, tall]: RoadTree): Point[] =>
  trace('-34,-46 -42,-70 -26,-92 0,-102 24,-94 40,-72 36,-48 14,-38 -14,-38').map(([px, py]): Point => [
    x + (px * tall) / 100,
    y + (py * tall) / 100,
  ])
export const trunkOf = ([x, y, tall]: RoadTree): Point[] =>
  trace('-6,0 -4,-44 4,-44 6,0').map(([px, py]): Point => [x + (px * tall) / 100, y + (py * tall) / 100])
/** It lies on the ground, so many times as long as the tree is high. */
export const treeShadow = ([x, y, tall]: RoadTree, long: number): Point[] => [
  [x - tall * 0.05, y],
  ...ellipse(x + tall * 0.7 * long, y + tall * 0.03, tall * 0.34 * long, tall * 0.11, {
    from: Math.PI * 1.1,
    to: Math.PI * 2.9,
  }),
  [x + tall * 0.04, y + tall * 0.04],
]

export const house = {
  side: trace('176,12 246,20 246,-96 208,-144 176,-82'),
  front: trace('246,20 372,14 372,-85 246,-96'),
  roof: trace('208,-144 338,-130 384,-76 250,-86'),
  window: trace('284,-62 330,-59 330,-24 284,-25'),
  shadow: trace('246,20 372,14 400,14 400,30 300,30'),
} as const

/** A leaf with its stalk, from its foot to its tip, bulging to both sides. */
export const bigLeaf = (foot: Point, tip: Point, wide: number): Point[] => {
  const [mx, my] = mixed(foot, tip, 0.45)
  const long = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
  const [nx, ny]: Point = [-(tip[1] - foot[1]) / long, (tip[0] - foot[0]) / long]
  return [
    ...bend(foot, [mx + nx * wide, my + ny * wide], tip),
    ...bend(tip, [mx - nx * wide, my - ny * wide], foot).slice(1, -1),
  ]
}

/** A sky that brightens downwards, in few bands. */
export const bands = (s: Sheet, [from, to]: readonly [string, string], [left, right]: Point, [high, low]: Point) => {
  for (let i = 0; i < 5; i++) {
    const y = high + ((low - high) * i) / 5
    laid(
      s,
      [
        [left, y],
        [right, y],
        [right, low],
        [left, low],
      ],
      between(from, to, i / 4),
    )
  }
}

import { plainHead } from '../covers/heads.ts'
import { limb, tube } from '../covers/limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { darker } from '../tones.ts'
import { withPen } from './body-parts.ts'
import { lean } from './lean-parts.ts'

/** Somebody who stands before us, measured in their own heads: half widths of shoulders, waist, hips and neck, and how high the legs part. */
export type Build = {
  heads: number
  leg: number
  shoulder: number
  waist: number
  hip: number
  neck: number
  /** how thick arms and legs are */
  girth?: number
  look: Partial<HeadLook>
  top: string
  low: string
  shoe: string
}
/** Half of how wide a head is. */
export const HEAD_HALF = 0.4
const BALL = 1 / 2.3
export const crownOf = ({ heads }: Build) => -heads
export const chinOf = ({ heads }: Build) => 1 - heads
export const shoulderOf = (build: Build) => chinOf(build) + (build.heads < 5 ? 0.2 : 0.32)
export const forkOf = ({ leg }: Build) => -leg
export const navelOf = (build: Build) => mixed([0, shoulderOf(build)], [0, forkOf(build)], 0.62)[1]
export const eyesOf = ({ heads }: Build) => -heads + 0.63
const sides = [-1, 1] as const

function legs(s: Sheet, build: Build) {
  const { hip, low, shoe, girth = 1 } = build
  const fork = forkOf(build)
  for (const k of sides)
    s.solid(
      trace('-0.09,0 0.08,0 0.15,0.12 0.18,0.24 0.1,0.31 -0.06,0.29 -0.12,0.16').map(([x, y]): Point => [
        k * (hip * 0.58 + x),
        y - 0.3,
      ]),
      shoe,
      5,
    )
  const half = (k: number): Point[] => {
    const [knee, ankle] = [0.2 * girth, 0.16 * girth]
    const middle = hip * 0.5 + 0.02
    const outside = [
      [hip * 0.94, fork - 0.6],
      [hip, fork - 0.2],
      [middle + hip * 0.44, fork * 0.8],
      [middle + knee, fork * 0.5],
      [middle + ankle, -0.24],
    ]
    const inside = [
      [middle - ankle, -0.24],
      [middle - knee, fork * 0.5],
      [0.05, fork * 0.86],
      [0, fork + 0.04],
    ]
    return [...outside, ...inside].map(([x, y]): Point => [k * x!, y!])
  }
  s.solid([...half(-1), ...half(1).toReversed()], low, 5, { corners: true })
  s.ink(
    [
      [0, fork - 0.4],
      [0, fork + 0.05],
    ],
    3,
  )
}

function arms(s: Sheet, build: Build, skin: string) {
  const { shoulder, top, girth = 1 } = build
  const [up, elbow, wrist] = [shoulderOf(build), navelOf(build), forkOf(build)]
  for (const k of sides) {
    const joints: Point[] = [
      [k * (shoulder - 0.16), up + 0.2],
      [k * (shoulder + 0.02), elbow],
      [k * (shoulder + 0.06), wrist],
    ]
    const [a, b, c] = joints as [Point, Point, Point]
    s.solid(ellipse(c[0], c[1] + 0.2, 0.13, 0.25).slice(0, -1), skin, 5)
    limb(
      s,
      [a, mixed(a, b, 0.5), b, mixed(b, c, 0.4), c],
      [0.36, 0.34, 0.28, 0.28, 0.18].map((w) => w * girth),
      skin,
      5,
    )
    s.solid(tube([a, mixed(a, b, 0.62)], [0.42 * girth, 0.42 * girth]), top, 5, { corners: true })
  }
}

function trunk(s: Sheet, build: Build, skin: string) {
  const { shoulder, waist, hip, neck, top } = build
  const [chin, up, fork] = [chinOf(build), shoulderOf(build), forkOf(build)]
  const throat: Point[] = [
    [-neck, chin - 0.2],
    [neck, chin - 0.2],
    [neck, up + 0.2],
    [-neck, up + 0.2],
  ]
  s.flat(throat, skin, { still: true, knock: true, corners: true })
  s.flat(
    [
      [-neck, chin - 0.1],
      [neck, chin - 0.1],
      [neck, chin + 0.1],
      [-neck, chin + 0.02],
    ],
    '#B5685A',
    { still: true, opacity: 0.3, corners: true },
  )
  for (const k of sides)
    s.ink(
      [
        [k * neck, chin - 0.16],
        [k * neck, up - 0.06],
      ],
      5,
    )
  const half = (k: number): Point[] => [
    [k * neck, up - 0.14],
    [k * (neck + shoulder) * 0.5, up - 0.06],
    [k * (shoulder - 0.06), up + 0.06],
    [k * shoulder, up + 0.24],
    [k * (shoulder - 0.12), up + 0.5],
    [k * waist, navelOf(build) - 0.1],
    [k * hip, fork - 0.5],
  ]
  const shape = [...half(-1), ...half(1).toReversed(), [0, up + 0.02] as Point]
  s.solid(shape, top, 5)
  s.within(shape, () =>
    s.flat(
      trace(
        `${shoulder * 0.5},${up - 0.3} 3,${up - 0.3} 3,${fork} ${hip * 0.5},${fork} ${waist * 0.56},${navelOf(build)}`,
      ),
      darker(top),
      { still: true, opacity: 0.45 },
    ),
  )
}

/** Somebody in ink and colour; the soles lie at the origin. */
export function person(s: Sheet, build: Build) {
  const head = plainHead(s, lean({ yaw: 0, ...build.look }))
  s.flat(ellipse(0, 0, build.hip + 0.5, 0.1).slice(0, -1), '#6A5A6E', { still: true, opacity: 0.22 })
  legs(s, build)
  arms(s, build, head.skin)
  trunk(s, build, head.skin)
  s.at(0, -build.heads + 1.26 * BALL, { scale: BALL }, () => withPen(s, 0.8, () => drawHead(s, head)))
}

export const headOval = (s: Sheet, build: Build, line = now) =>
  line(s, ellipse(0, -build.heads + 0.5, HEAD_HALF, 0.5, { from: 4, to: 10.5 }))
/** A short line across somebody, as wide as it is said to each side. */
export const cross = (s: Sheet, y: number, half: number, width = 3, line = now) =>
  line(
    s,
    [
      [-half, y],
      [half, y],
    ],
    width,
  )

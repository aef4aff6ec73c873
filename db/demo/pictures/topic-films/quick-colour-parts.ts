import { drawFeatures, outline } from '../covers/front-face.ts'
import { bend, ellipse, type Point, trace, through } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, PAPER } from '../tones.ts'
import { NECK, patch, soft } from './skin-parts.ts'
import type { Draw } from './topic.ts'

const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
const lockEdge = trace('0.86,1.14 0.74,0.84 0.8,0.44 0.83,0.1 0.72,-0.26')
const locks = trace('-0.72,-0.26 -0.5,-0.2 -0.32,-0.58 0,-0.24 0.22,-0.66 0.54,-0.2 0.72,-0.26')
const fringe = [0, 2, 4].flatMap((i) => {
  const [from, tip, onto] = [locks[i]!, locks[i + 1]!, locks[i + 2]!]
  return [
    ...bend(from, [from[0] + 0.02, (from[1] + tip[1] * 2) / 3], tip, 5),
    ...bend(tip, [onto[0] - 0.06, (tip[1] + onto[1]) / 2], onto, 5),
  ]
})
/** Hair where it ends before the face, from the left tip to the right one. */
const hairline: readonly Point[] = [...through(mirrored(lockEdge)), ...fringe, ...through(lockEdge.toReversed())]
const crown = through(trace('0.86,1.14 1.06,1.2 1.2,0.92 1.24,0.3 1.2,-0.34 1.06,-0.84 0.74,-1.16 0.36,-1.3 0,-1.34'))
const outside: readonly Point[] = [...crown, ...mirrored(crown).toReversed()]
const HAIR: readonly Point[] = [...hairline, ...outside]
/** What hangs behind the neck, on the right of it. */
const BACK = trace('1.0,1.14 0.84,1.32 0.56,1.42 0.44,1.42 0.42,1.06 0.63,0.84 0.79,0.58 0.9,0.8')
const jaw = outline.filter(([, y]) => y > 0.4)
/** What is seen of the face between the hair. */
export const FACE: readonly Point[] = [...hairline.filter(([, y]) => y < 0.46), ...jaw]
const SHIRT = trace('-2.1,3.2 -1.9,2.2 -1.3,1.86 -0.6,1.7 -0.3,2 0,2.1 0.3,2 0.6,1.7 1.3,1.86 1.9,2.2 2.1,3.2')
const strands = ['0.16,-1.2 -0.3,-0.96 -0.5,-0.6', '0.2,-1.2 0.5,-0.94 0.66,-0.56', '1.02,0.2 1.04,0.6 0.98,0.96']

export type Hues = { hair: string; cloth: string; skin: string; thin: number; iris: string }
export const girl: Hues = { hair: '#7A4A5A', cloth: '#E9A94B', skin: '#F3BF9B', thin: 0.6, iris: '#3F7C6E' }

/** Skin lets through what is painted below it: so far as it covers. */
export const skinOf = (s: Sheet, { skin, thin }: Hues) => {
  for (const part of [NECK, FACE]) s.flat(part, skin, { still: true, opacity: thin, corners: part === FACE })
}
export const hairOf = (s: Sheet, { hair }: Hues) => {
  for (const back of [BACK, mirrored(BACK)]) s.flat(back, between(hair, '#241A30', 0.4), { still: true, corners: true })
  s.flat(HAIR, hair, { still: true, corners: true })
}
export const clothOf = (s: Sheet, { cloth }: Hues) => s.flat(SHIRT, cloth, { still: true })
/** The lines of neck, shirt, jaw and hair, and of what is in the face. */
function outlines(s: Sheet, face?: Draw) {
  const even = { corners: true, in: 0.03, out: 0.03, least: 0.5 }
  s.ink(trace('-1.0,1.16 -0.56,1.42 -0.44,1.42'), 5)
  s.ink(trace('1.0,1.16 0.56,1.42 0.44,1.42'), 5)
  for (const k of [-1, 1])
    s.ink(
      trace('0.42,1.08 0.42,1.34 0.48,1.58 0.62,1.72').map(([x, y]): Point => [k * x, y]),
      5,
    )
  s.contour(SHIRT, 6)
  s.ink(jaw, 6, { in: 0.06, out: 0.06, least: 0.5 })
  face?.(s)
  s.ink(hairline, 5, even)
  s.ink(outside, 6.4, even)
  for (const strand of strands) s.ink(trace(strand), 3, { in: 0.3, out: 0.6 })
}
/** All that is drawn with the pen. */
export const lineArt = (s: Sheet, { iris, hair, cloth }: Hues) =>
  outlines(s, () => drawFeatures(s, { cut: 'bob', hair, cloth, skin: PAPER, iris, mouth: 'smile', lash: 2 }))
/** The girl in her three colours, and what is painted on them. */
export function coloured(s: Sheet, hues: Hues, onThem?: Draw) {
  skinOf(s, hues)
  hairOf(s, hues)
  clothOf(s, hues)
  onThem?.(s)
  lineArt(s, hues)
}

/** What comes out where a brush went over a line: it is taken away, and what belongs there is painted again. */
export const mendedAt = (s: Sheet, spill: readonly Point[], hues: Hues) => {
  const [x, y] = [0, 1].map((i) => spill.reduce((sum, p) => sum + p[i]!, 0) / spill.length) as [number, number]
  const around = (by: number) => spill.map((p): Point => [x + (p[0] - x) * by, y + (p[1] - y) * by])
  s.within(around(1.14), () => {
    s.flat(around(1.2), PAPER, { still: true })
    skinOf(s, hues)
  })
  s.within(around(1.24), () => {
    hairOf(s, hues)
    clothOf(s, hues)
    outlines(s)
  })
}

const noseShade = trace('0.04,0.3 0.1,0.44 0.24,0.64 0.1,0.72 -0.02,0.7 0.06,0.58')
const neckShade = trace('-0.6,0.8 0.7,0.8 0.7,1.5 0.46,1.66 0.2,1.66 -0.1,1.56 -0.42,1.34')
/** Which side shadows lie on: right (1) or left (-1). */
export type Side = 1 | -1
const on = (side: Side, shape: readonly Point[]) => (side < 0 ? mirrored(shape) : shape)
export const noseCast = (s: Sheet, side: Side, colour: string) => patch(s, on(side, noseShade), colour)
export const neckCast = (s: Sheet, side: Side, colour: string) =>
  s.within(NECK, () => patch(s, on(side, neckShade), colour))
/** The fringe's own shape, moved away from the light. */
export const hairCast = (s: Sheet, side: Side, colour: string) =>
  s.within(
    FACE,
    () => {
      const moved = hairline.filter(([, y]) => y < 0.8).map(([x, y]): Point => [x + side * 0.11, y + 0.15])
      s.flat([...moved, [1.4, 0.8], [1.4, -1.4], [-1.4, -1.4], [-1.4, 0.8]], colour, { still: true, corners: true })
    },
    true,
  )
export const ruddy = (s: Sheet, colour: string) => {
  for (const x of [-0.5, 0.5]) soft(s, [x, 0.5], [0.24, 0.17], colour)
  soft(s, [0.02, 0.56], [0.11, 0.11], colour)
}

export const shine = (s: Sheet, shape: readonly Point[], opacity = 0.95) => patch(s, shape, '#FFFFFF', opacity)
export const eyeLights = (s: Sheet) => {
  for (const x of [-0.42, 0.29]) shine(s, ellipse(x, 0.03, 0.058, 0.075).slice(0, -1), 1)
}
export const noseLight = (s: Sheet) => shine(s, ellipse(-0.03, 0.54, 0.05, 0.035, { tilt: -0.4 }).slice(0, -1))
export const hairLight = (s: Sheet) => {
  for (const lock of [
    '-0.3,-1.08 -0.62,-0.86 -0.8,-0.5 -0.7,-0.56 -0.5,-0.82',
    '-0.14,-1.06 -0.36,-0.84 -0.42,-0.66 -0.26,-0.84',
  ])
    shine(s, trace(lock), 0.8)
}
/** Light wherever there is room for it. */
export const greasy = (s: Sheet) => {
  for (const [x, y, rx, ry] of [
    [-0.1, -0.16, 0.3, 0.08],
    [-0.54, 0.5, 0.16, 0.1],
    [0.52, 0.5, 0.16, 0.1],
    [0, 1.08, 0.16, 0.07],
    [0, 0.5, 0.07, 0.13],
    [0.02, 0.92, 0.12, 0.03],
    [0, 1.62, 0.3, 0.09],
    [1.04, 0.5, 0.09, 0.3],
    [-1.04, 0.5, 0.09, 0.3],
  ] as const)
    shine(s, ellipse(x, y, rx, ry).slice(0, -1), 0.9)
  hairLight(s)
  shine(s, trace('0.2,-1.1 0.6,-0.92 0.86,-0.5 0.94,-0.6 0.7,-1.0 0.34,-1.18'), 0.9)
}

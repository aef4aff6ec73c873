import { limb, tube } from '../covers/limbs.ts'
import { commonCat, drawFace, longDog } from './beast-faces.ts'
import { add, ellipse, mixed, type Point, through, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from './face.ts'
import { darker } from '../tones.ts'

/** Elbow, wrist and toes of a foreleg; knee, heel and toes of a hind leg. */
export type Leg = readonly [Point, Point, Point]
type Round = { at: Point; r: number }
/** A dog or a cat from the side, looking left: how its back and feet are at a moment. */
export type Beast = {
  kind: 'dog' | 'cat'
  coat: string
  belly: string
  shoulder: Round
  hip: Round
  /** where the back is between the two, and the belly below it */
  loin: Point
  groin: Point
  head: Round & { tilt?: number }
  tail: readonly Point[]
  /** that on our side, and that behind it */
  fore: readonly [Leg, Leg]
  hind: readonly [Leg, Leg]
  /** how thick its legs are beside the usual */
  thick: number
}

/** A point of the head, in the measure of its ball. */
const onHead = ({ head: { at, r, tilt = 0 } }: Beast, noted: string) =>
  trace(noted).map((p): Point => add(at, turned([p[0] * r, p[1] * r], tilt)))

const drawHead = (s: Sheet, one: Beast, pen: number) =>
  drawFace(s, { ...one, shape: one.kind === 'cat' ? commonCat : longDog, r: one.head.r, pen }, (noted) =>
    onHead(one, noted),
  )

const places = (one: Beast) => {
  const { shoulder, hip } = one
  const tilt = Math.atan2(hip.at[1] - shoulder.at[1], hip.at[0] - shoulder.at[0])
  const off = ({ at, r }: Round, x: number, y: number): Point => add(at, turned([x * r, y * r], tilt))
  return { off, shoulder, hip }
}

/** Trunk: around the larger ball of the shoulder and the smaller one of the hip, with a waist between them. */
export function trunk(one: Beast): Point[] {
  const { off, shoulder, hip } = places(one)
  return [
    off(shoulder, -1.02, 0.1),
    off(shoulder, -0.76, -0.72),
    off(shoulder, -0.1, -1.06),
    one.loin,
    off(hip, -0.1, -1.04),
    off(hip, 0.74, -0.72),
    off(hip, 1.04, 0.05),
    off(hip, 0.6, 0.84),
    one.groin,
    off(shoulder, 0.5, 0.96),
    off(shoulder, -0.36, 1),
    off(shoulder, -0.88, 0.62),
  ]
}

/** Head, shoulder or hip, as one swing of the hand. */
export const ball = (s: Sheet, { at, r }: Round, line: Line = now, width?: number) =>
  line(s, ellipse(...at, r, r, { from: 3.9, to: 10.4 }), width)

/** From the skull over shoulder, back and hip to the tip of the tail. */
export const backbone = (one: Beast): Point[] => {
  const { off, shoulder, hip } = places(one)
  const [nape] = onHead(one, '0.6,-0.1')
  return through(
    [
      nape!,
      mixed(nape!, off(shoulder, -0.3, -0.9), 0.55),
      off(shoulder, -0.1, -0.86),
      mixed(one.loin, one.groin, 0.12),
      off(hip, 0, -0.84),
      ...one.tail,
    ],
    false,
    6,
  )
}

const root = (one: Beast, which: 'fore' | 'hind'): Point => {
  const { off, shoulder, hip } = places(one)
  return which === 'fore' ? off(shoulder, -0.3, 0.1) : off(hip, 0.14, -0.16)
}
export const bones = (one: Beast, which: 'fore' | 'hind', far: 0 | 1): Point[] => [root(one, which), ...one[which][far]]

function drawLeg(s: Sheet, one: Beast, which: 'fore' | 'hind', far: 0 | 1, pen: number) {
  const colour = far ? darker(one.coat) : one.coat
  const spine = bones(one, which, far)
  const k = one.thick * (which === 'fore' ? one.shoulder.r / 78 : one.hip.r / 66)
  const widths = (which === 'fore' ? [82, 48, 31, 28] : [116, 82, 34, 29]).map((w) => w * k)
  const toes = spine[3]!
  s.solid(ellipse(toes[0] - 10 * k, toes[1] + 4 * k, 27 * k, 15 * k).slice(0, -1), colour, pen)
  limb(s, spine, widths, colour, pen)
  s.flat(ellipse(toes[0] - 4 * k, toes[1] - 1 * k, 13 * k, 11 * k), colour, { still: true })
}

/** All of it in ink and colour, what is behind first. */
export function drawBeast(s: Sheet, one: Beast, pen = 5.6) {
  limb(
    s,
    one.tail,
    one.kind === 'cat' ? [26, 26, 24, 14].map((w) => w * one.thick) : [36, 34, 26, 8].map((w) => w * one.thick),
    one.coat,
    pen,
  )
  drawLeg(s, one, 'fore', 1, pen)
  drawLeg(s, one, 'hind', 1, pen)
  const body = trunk(one)
  const neck = neckOf(one)
  s.solid(body, one.coat, pen)
  s.flat(neck, one.coat, { knock: true, corners: true })
  const half = neck.length / 2
  s.ink(neck.slice(1, half - 3), pen, { in: 0.2, out: 0.5 })
  s.ink(neck.slice(half + 3, -1), pen, { in: 0.5, out: 0.2 })
  s.within(body, () => {
    const low = [one.groin, body[9]!, body[10]!].map(([x, y]): Point => [x, y - one.shoulder.r * 0.36])
    s.flat([...low, ...[body[10]!, body[9]!, one.groin].map(([x, y]): Point => [x, y + 30])], one.belly, {
      still: true,
    })
  })
  drawLeg(s, one, 'hind', 0, pen)
  drawLeg(s, one, 'fore', 0, pen)
  // where neck and legs grow out of the trunk there is no line
  s.flat(ellipse(...one.hip.at, one.hip.r * 0.8, one.hip.r * 0.7), one.coat, { still: true })
  s.flat(ellipse(...one.shoulder.at, one.shoulder.r * 0.72, one.shoulder.r * 0.72), one.coat, { still: true })
  drawHead(s, one, pen)
}

function neckOf(one: Beast) {
  const { off, shoulder } = places(one)
  const [nape] = onHead(one, '0.3,0.2')
  const at = off(shoulder, -0.32, -0.3)
  return tube([nape!, mixed(nape!, at, 0.5), at], [one.head.r * 1.5, one.head.r * 1.45, shoulder.r * 1.5])
}

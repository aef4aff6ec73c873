import { drawEye } from '../figure/eye.ts'
import { add, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now, type View } from '../step-films/face.ts'
import { cutRound, ear, headAt } from '../step-films/head-box.ts'
import { SHADE, SKIN } from './hand-parts.ts'

type Spot = readonly [x: number, y: number, z: number]
const HAIR = '#5A3A44'
const CLOTH = '#E0A23F'
const CHIN_Y = 1.36

/** Spots of the head of whoever turns to the right, seen from there. */
export const seenAt = (view: View) => {
  const to = headAt(view)
  return (spots: readonly Spot[]) => spots.map(([x, y, z]) => to(x, y, z))
}
const cheekOf = (side: number): Spot[] => [
  [side * 0.66, 0.02, 0.7],
  [side * 0.62, 0.4, 0.76],
  [side * 0.52, 0.86, 0.74],
  [side * 0.22, CHIN_Y, 0.84],
]
const jawOf = (side: number): Spot[] => [
  [side * 0.68, 0.56, -0.04],
  [side * 0.62, 1.0, 0.08],
  [side * 0.46, 1.26, 0.46],
  [side * 0.22, CHIN_Y, 0.84],
]
/** What is seen from below: between both jaws and the throat. */
export const underChin: readonly Spot[] = [
  ...jawOf(-1).slice(1),
  ...jawOf(1).slice(1).toReversed(),
  [0.3, 1.26, 0.06],
  [-0.24, 1.26, 0.02],
]
/** A ring that is laid around the head at some height, so far as it is seen. */
export const ring = (s: Sheet, view: View, [y, wide, deep]: Spot, line: Line = now, half = 1.5) =>
  line(
    s,
    seenAt(view)(
      Array.from({ length: 25 }, (_, i): Spot => {
        const a = ((i - 12) / 12) * half
        return [Math.sin(a) * wide, y, Math.cos(a) * deep]
      }),
    ),
    3.4,
  )
export const EYE_RING: Spot = [0.3, 0.94, 0.98]
export const NOSE_RING: Spot = [0.74, 0.62, 1]
export const MOUTH_RING: Spot = [1.02, 0.52, 0.96]

type Model = {
  pen?: number
  /** where eyes, nose and mouth are put, if not where the head looks */
  faces?: View
  /** the far side of the face, from the brow to the chin, as it is seen */
  far?: readonly Point[]
  /** how much of the head there is behind the ear */
  behind?: number
  /** how far the far eye is moved outwards */
  farEye?: number
  /** the features as a flat mask, smaller than the head is high */
  mask?: boolean
}

/** Somebody who looks to the right (a yaw of more than nothing), with short hair. */
export function modelHead(
  s: Sheet,
  view: View,
  { pen = 5, faces = view, behind = 1, farEye = 0, mask, ...more }: Model = {},
) {
  const at = seenAt(view)
  const earX = at([[-0.68, 0, -0.2]])[0]![0]
  const pressed = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [x < earX - 0.1 ? earX - 0.1 + (x - earX + 0.1) * behind : x, y])
  const far = more.far ?? at(cheekOf(1))
  const jaw = at(jawOf(-1))
  neckAndShoulders(s, view, pressed, pen)
  const [x, y] = at([hairline[0]!])[0]!
  const skull = pressed(ellipse(0, 0, 1, 1, { from: Math.PI / 2 + 0.95, to: Math.PI * 2 + Math.atan2(y, x) }))
  const chin = at([[0, CHIN_Y + 0.02, 0.9]])
  const outline = [...skull, ...far, ...chin, ...jaw.toReversed()]
  if ((view.pitch ?? 0) < 0) {
    const below = at(underChin)
    s.flat(below, SKIN, { knock: true, still: true, corners: true })
    s.flat(below, '#C98671', { still: true, corners: true })
    s.ink(at([jawOf(1)[3]!, jawOf(1)[2]!, [0.3, 1.26, 0.06]]), pen)
  }
  s.flat(outline, SKIN, { knock: true, still: true, corners: true })
  s.within(
    outline,
    () => {
      s.flat(pressed(cutRound(view)), SHADE, { still: true, opacity: 0.55 })
    },
    true,
  )
  s.ink([skull.at(-1)!, ...far, ...chin], pen * 1.1, { in: 0.1, out: 0.1, least: 0.4 })
  s.ink([...jaw, ...chin], pen * 1.1, { in: 0.1, out: 0.1, least: 0.4 })
  if (mask) s.at(0.06, -0.14, { scale: 0.74 }, () => features(s, faces, pen, farEye))
  else features(s, faces, pen, farEye)
  ear(s, view, (sheet, points, width = pen) => sheet.ink(points, width))
  cap(s, view, pressed, pen)
}

const hairline: readonly Spot[] = [
  [0.72, -0.3, 0.62],
  [0.56, -0.2, 0.8],
  [0.4, -0.52, 0.8],
  [0.24, -0.16, 0.94],
  [0.08, -0.54, 0.86],
  [-0.16, -0.12, 0.96],
  [-0.3, -0.5, 0.82],
  [-0.5, -0.1, 0.82],
  [-0.62, -0.34, 0.66],
  [-0.74, -0.02, 0.42],
  [-0.76, 0.3, 0.22],
  [-0.76, 0.12, 0.03],
  [-0.78, -0.14, -0.14],
  [-0.76, 0, -0.42],
  [-0.7, 0.46, -0.42],
  [-0.52, 0.84, -0.64],
]

function cap(s: Sheet, view: View, pressed: (points: readonly Point[]) => Point[], pen: number) {
  const line = through(seenAt(view)(hairline))
  const angle = ([x, y]: Point) => Math.atan2(y, x)
  const [from, to] = [angle(line.at(-1)!) + 0.12, angle(line[0]!) + Math.PI * 2]
  const mass = pressed([...line, ...ellipse(0, 0, 1.08, 1.08, { from, to })])
  s.flat(mass, HAIR, { knock: true, still: true, corners: true })
  const strands: readonly Spot[][] = [
    [
      [0.1, -1, 0.2],
      [0.22, -0.86, 0.6],
      [0.16, -0.5, 0.9],
    ],
    [
      [-0.1, -1.02, 0.1],
      [-0.3, -0.86, 0.5],
      [-0.36, -0.44, 0.86],
    ],
    [
      [-0.2, -1, -0.1],
      [-0.66, -0.66, 0.3],
      [-0.74, -0.2, 0.5],
    ],
    [
      [-0.3, -0.96, -0.3],
      [-0.78, -0.5, -0.24],
      [-0.84, 0, -0.4],
    ],
  ]
  s.within(
    mass,
    () => {
      for (const strand of strands)
        s.ink(pressed(through(seenAt(view)(strand))), pen * 0.8, { colour: '#8A6470', in: 0.5, out: 0.5, least: 0.1 })
    },
    true,
  )
  s.contour(mass, pen * 1.1, { corners: true })
}

function neckAndShoulders(s: Sheet, view: View, pressed: (points: readonly Point[]) => Point[], pen: number) {
  const [nape, back, throat] = seenAt(view)([
    [-0.5, 0.8, -0.62],
    [-0.4, 1, -0.5],
    (view.pitch ?? 0) < -0.3 ? [0.26, 1.24, 0.06] : [-0.05, 1.26, 0.42],
  ]) as [Point, Point, Point]
  const behind = pressed([nape, back, [back[0], 1.5], [back[0] - 0.24, 1.8]])
  const before = [throat, [throat[0] + 0.02, 1.5], [throat[0] + 0.14, 1.86]] as Point[]
  const neck: Point[] = [
    ...behind,
    [behind.at(-1)![0], 2.2],
    [before.at(-1)![0], 2.2],
    ...before.toReversed(),
    ...trace('0.3,0.2 -0.84,0.2 -0.82,0.62'),
  ]
  s.flat(neck, SKIN, { knock: true, still: true, corners: true })
  s.within(neck, () => s.flat(lifted(neck, 0.3), SHADE, { still: true, corners: true, opacity: 0.75 }), true)
  s.ink(behind, pen)
  s.ink(before, pen)
  const [left, right] = [behind.at(-1)![0], before.at(-1)![0]]
  const shirt: Point[] = [
    [left - 0.06, 1.7],
    [left - 0.7, 2],
    [left - 0.96, 2.7],
    [right + 0.86, 2.7],
    [right + 0.6, 2.02],
    [right + 0.04, 1.76],
    [(left + right) / 2, 2],
  ]
  s.solid(shirt, CLOTH, pen)
}
const lifted = (points: readonly Point[], y: number) => points.map((p) => add(p, [0, -y]))

function features(s: Sheet, view: View, pen: number, farEye: number) {
  const to = headAt(view)
  for (const side of [-1, 1]) {
    const out = side > 0 ? farEye : 0
    const map = (x: number, y: number): Point => {
      const across = side * (0.33 + x * 0.19)
      return add(to(across, 0.3 + y * 0.17, Math.sqrt(1.02 - across * across)), [out, 0])
    }
    drawEye(s, map, {
      ...{ open: 1, tall: 1.15, slant: 0.05, gaze: [0, 0], lash: 1, white: '#ffffff', pen: pen * 0.62 },
      ...{ iris: '#4C8A7A', irisDark: '#243B4A' },
    })
    s.ink(
      [to(side * 0.14, 0.02, 1), to(side * 0.34, -0.05, 0.94), to(side * 0.54, 0.02, 0.84)].map((p) =>
        add(p, [out, 0]),
      ),
      pen * 1.1,
    )
  }
  s.ink([to(0, 0.42, 1.02), to(0, 0.7, 1.14), to(-0.09, 0.75, 1)], pen * 0.8)
  s.ink([to(-0.22, 0.99, 0.9), to(0, 1.03, 0.98), to(0.22, 0.99, 0.9)], pen * 0.9)
  s.ink([to(-0.07, 1.14, 0.94), to(0.07, 1.14, 0.94)], pen * 0.4)
}

export const faintBall = (s: Sheet) => light(s, ellipse(0, 0, 1, 1, { from: 3.6, to: 10.2 }), 2.4)

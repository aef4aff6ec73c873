import { drawEye } from '../figure/eye.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now, type View } from './face.ts'
import type { Shadow } from './hand.ts'

/** How far out the ball is cut at its sides, and how large the cut is. */
const CUT = 0.68
const ROUND = Math.sqrt(1 - CUT * CUT)
/** The nose ends where the cut does, and the chin lies as far below it as the brow above. */
const CHIN = 1.36

/** A spot of a head whose ball has radius 1 (right, down, to the front), as it is seen from there. */
export const headAt =
  ({ yaw = 0, pitch = 0 }: View) =>
  (x: number, y: number, z: number): Point => {
    const deep = z * Math.cos(yaw) - x * Math.sin(yaw)
    return [x * Math.cos(yaw) + z * Math.sin(yaw), y * Math.cos(pitch) + deep * Math.sin(pitch)]
  }
/** The side of the head that is turned to us. */
const near = ({ yaw = 0 }: View) => (yaw > 0 ? -1 : 1)
const turn = (from: number, to: number, steps = 24) =>
  Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)

/** The round that a knife leaves at the side. */
export const cutRound = (view: View): Point[] => {
  const to = headAt(view)
  return turn(-1.6, 4.9, 40).map((a) => to(near(view) * CUT, Math.sin(a) * ROUND, Math.cos(a) * ROUND))
}
/** What the knife leaves, a shade darker. */
export const cutFace = (s: Sheet, view: View) => s.flat(cutRound(view), s.tones.soft, { still: true, opacity: 0.7 })
export const cut = (s: Sheet, view: View, line: Line = now) => line(s, cutRound(view))

/** Upright and level through the middle of the cut: the ear lies behind and below. */
export function crossOnCut(s: Sheet, view: View, line: Line = now) {
  const to = headAt(view)
  const x = near(view) * CUT
  line(s, [to(x, -ROUND, 0), to(x, ROUND, 0)], 2.4)
  line(s, [to(x, 0, ROUND), to(x, 0, -ROUND)], 2.4)
}

/** Down the middle of the ball, so far as it is seen. */
export function middle(s: Sheet, view: View, line: Line = now, end = 1.25) {
  const to = headAt(view)
  line(
    s,
    turn(-1.35, end).map((a) => to(0, Math.sin(a), Math.cos(a))),
  )
}

/** At the height of the brow, from one cut to the other. */
export function browLine(s: Sheet, view: View, line: Line = now) {
  const to = headAt(view)
  const end = Math.asin(CUT)
  line(
    s,
    turn(-end, end).map((a) => to(Math.sin(a), 0, Math.cos(a))),
  )
}

const earShape: readonly (readonly [y: number, z: number])[] = [
  [0.06, -0.06],
  [-0.06, -0.16],
  [-0.02, -0.34],
  [0.18, -0.36],
  [0.34, -0.24],
  [0.52, -0.14],
  [0.56, -0.02],
  [0.46, 0.03],
]
/** An ear on the cut; `ahead` moves it to the front. */
export function ear(s: Sheet, view: View, line: Line = now, ahead = 0) {
  const to = headAt(view)
  const x = near(view) * (CUT + 0.04)
  line(
    s,
    earShape.map(([y, z]) => to(x, y, z + ahead)),
  )
  line(s, [to(x, 0.08, -0.18 + ahead), to(x, 0.2, -0.25 + ahead), to(x, 0.34, -0.14 + ahead)], 2.2)
}

/** Down the middle to the chin, which has a front of its own. */
export function chin(s: Sheet, view: View, line: Line = now) {
  const to = headAt(view)
  line(s, [to(0, 0.1, 1), to(0, 0.72, 0.99), to(0, CHIN, 0.88)])
  line(s, [to(-0.22, CHIN, 0.84), to(0, CHIN + 0.01, 0.9), to(0.22, CHIN, 0.84)])
}
/** The front of the box: from the brow past the cheekbones to the chin. */
export function cheeks(s: Sheet, view: View, line: Line = now) {
  const to = headAt(view)
  for (const side of [-1, 1])
    line(
      s,
      cheekOf(side).map(([x, y, z]) => to(x, y, z)),
    )
}
type Spot = readonly [number, number, number]
const cheekOf = (side: number): Spot[] => [
  [side * 0.66, 0.02, 0.7],
  [side * 0.62, 0.4, 0.76],
  [side * 0.52, 0.86, 0.74],
  [side * 0.22, CHIN, 0.84],
]
const jawOf = (side: number): Spot[] => [
  [side * CUT, 0.56, -0.04],
  [side * 0.62, 1.0, 0.08],
  [side * 0.46, 1.26, 0.46],
  [side * 0.22, CHIN, 0.84],
]
/** The side of the box: down from the ear, and forward to the chin. */
export function jaw(s: Sheet, view: View, line: Line = now) {
  const to = headAt(view)
  line(
    s,
    jawOf(near(view)).map(([x, y, z]) => to(x, y, z)),
  )
}

/** The whole head in ink and colour: its side lies in shade. */
export function inkedHead(s: Sheet, view: View, pen = 5, shadow: Shadow = { colour: s.tones.blush, opacity: 0.55 }) {
  const to = headAt(view)
  const side = near(view)
  const at = (spots: readonly Spot[]) => spots.map(([x, y, z]) => to(x, y, z))
  const far = at(cheekOf(-side))
  const jawLine = [...at(jawOf(side)), to(0, CHIN + 0.02, 0.9), far.at(-1)!]
  const [nape, back] = at([
    [side * 0.5, 0.6, -0.72],
    [side * 0.4, 1.0, -0.5],
  ]) as [Point, Point]
  const throat = to(side * 0.05, 1.3, 0.5)
  const foot = (x: number): Point => [x, 1.95]
  const [behind, before] = [foot(back[0] - side * 0.02), foot(throat[0] + side * 0.05)]
  const neck = [to(0, 0.4, 0.4), to(side * 0.6, 0.3, -0.3), nape, back, behind, before, throat]
  s.flat(neck, s.tones.skin, { knock: true, still: true, corners: true })
  s.within(neck, () => s.flat(neck, shadow.colour, { still: true, corners: true, opacity: shadow.opacity }), true)
  const skull = ellipse(0, 0, 1, 1, { from: Math.PI / 2 - side * 0.95, to: Math.PI / 2 - side * 4.7 })
  const outline = [...skull, ...far, ...jawLine.toReversed()]
  s.flat(outline, s.tones.skin, { knock: true, still: true, corners: true })
  s.within(outline, () => s.flat(cutRound(view), shadow.colour, { still: true, opacity: shadow.opacity }), true)
  s.ink([nape, back, behind], pen)
  s.ink([throat, before], pen)
  s.ink(skull, pen * 1.1, { in: 0.06, out: 0.06, least: 0.4 })
  s.ink([skull.at(-1)!, ...far], pen)
  s.ink(jawLine, pen, { in: 0.1, out: 0.1 })
  ear(s, view, (sheet, points, width = pen) => sheet.ink(points, width))
  features(s, view, pen)
}

function features(s: Sheet, view: View, pen: number) {
  const to = headAt(view)
  for (const side of [-1, 1]) {
    const map = (x: number, y: number): Point => {
      const across = side * (0.33 + x * 0.19)
      return to(across, 0.3 + y * 0.16, Math.sqrt(1.02 - across * across))
    }
    drawEye(s, map, {
      open: 1,
      tall: 1.1,
      slant: 0.05,
      gaze: [0, 0],
      lash: 1,
      white: '#ffffff',
      iris: '#8A4A63',
      irisDark: s.tones.dark,
      pen: pen * 0.6,
    })
    s.ink([to(side * 0.14, 0.02, 1), to(side * 0.34, -0.05, 0.94), to(side * 0.54, 0.02, 0.84)], pen * 0.9)
  }
  s.ink([to(0, 0.42, 1.02), to(0, 0.7, 1.14), to(near(view) * 0.09, 0.74, 1)], pen * 0.7)
  s.ink([to(-0.16, 1.02, 0.94), to(0, 1.04, 0.98), to(0.16, 1.02, 0.94)], pen * 0.8)
  s.ink([to(-0.07, 1.14, 0.94), to(0.07, 1.14, 0.94)], pen * 0.4)
}

import { tube } from '../covers/limbs.ts'
import { add, bend, ellipse, mixed, type Point, polar, through, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

export const SKIN = '#F6DCC6'
export const SHADE = '#E3A98C'
const NAIL = '#FCEFE6'

const WIDE = [46, 42, 37, 27]
const FINER = [1, 1.04, 0.98, 0.84]
const THUMB = [74, 56, 46, 30]

/** Which way it goes from one point to the other. */
export const along = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0])

/** A straight or softly bent finger, open at its root. */
export function roundFinger(spine: readonly Point[], widths: readonly number[]): Point[] {
  const sides = tube(spine, widths)
  const half = sides.length / 2
  const [before, tip] = spine.slice(-2) as [Point, Point]
  const way = along(before, tip)
  const cap = [0.95, 0, -0.95].map((turn) => add(tip, polar(way + turn, (widths.at(-1)! / 2) * (turn ? 1.02 : 1.1))))
  return [...sides.slice(0, half), ...cap, ...sides.slice(half)]
}

type Bent = { outer: Point[]; inner: Point[]; whole: Point[] }

/** A finger that folds at its joints: hills outside, where the bones end, and folds between the pads inside; `turn` says to which side it bends. */
export function bentFinger(joints: readonly Point[], widths: readonly number[], turn = 1, hill = 0.2): Bent {
  const ways = joints.slice(1).map((joint, i) => along(joints[i]!, joint))
  const beside = (p: Point, way: number, wide: number) => add(p, polar(way - (turn * Math.PI) / 2, wide / 2))
  const outer: Point[] = [beside(joints[0]!, ways[0]!, widths[0]!)]
  const inner: Point[] = [beside(joints[0]!, ways[0]!, -widths[0]!)]
  for (const [i, way] of ways.entries()) {
    const [from, to, wide] = [joints[i]!, joints[i + 1]!, (widths[i]! + widths[i + 1]!) / 2]
    outer.push(beside(mixed(from, to, 0.5), way, wide * 0.88))
    inner.push(beside(mixed(from, to, 0.35), way, -wide * 1.04), beside(mixed(from, to, 0.66), way, -wide * 1.02))
    const next = ways[i + 1]
    if (next === undefined) break
    const far = widths[i + 1]! * (1 + hill)
    outer.push(beside(add(to, polar(way, -far * 0.1)), way, far), beside(add(to, polar(next, far * 0.1)), next, far))
    inner.push(beside(to, (way + next) / 2, -widths[i + 1]! * 0.7))
  }
  const [tip, end, wide] = [joints.at(-1)!, ways.at(-1)!, widths.at(-1)!]
  const cap = [1.2, 0.6, 0, -0.7].map((a) => add(tip, polar(end - turn * a, wide * 0.5)))
  const pads = [inner.slice(0, 4), inner.slice(3, 7), [...inner.slice(6), cap[3]!]].flatMap((pad) => through(pad))
  return { outer: [...outer, ...cap], inner: pads, whole: [...through([...outer, ...cap]), ...pads.toReversed()] }
}

/** A nail seen from above: on a finger that comes from `from` and ends in `tip`. */
export function nail(s: Sheet, from: Point, tip: Point, size: number, wide = 0.66) {
  const [x, y] = add(tip, polar(along(from, tip), -size * 0.35))
  const shape = ellipse(x, y, size * 1.05, size * wide, { tilt: along(from, tip) })
  s.flat(shape, NAIL, { still: true })
  s.contour(shape.slice(0, -1), 2.4)
}

/** A nail seen from its side: on the left (-1) or the right (1) of a finger. */
export function sideNail(s: Sheet, from: Point, tip: Point, size: number, side = -1) {
  const way = along(from, tip)
  const at = (forth: number, out: number) => add(tip, turned([forth * size, out * size * side], way))
  const shape = [at(-1.1, 0.96), at(-0.3, 1), at(0.5, 0.82), at(0.75, 0.5), at(0.2, 0.62), at(-0.6, 0.66)]
  s.flat(shape, NAIL, { still: true })
  s.contour(shape, 2.4)
}

export type FlatHand = {
  fingers: readonly Point[][]
  /** without one, all that it has are fingers */
  thumb?: readonly Point[]
  /** which side of it is seen */
  seen?: 'back' | 'palm'
  /** how large the nail of its thumb is */
  nailSize?: number
}

const WEB = 3

/** A hand with its thumb to the left and its fingers up, in ink and colour; its wrist is cut off. */
export function flatHand(s: Sheet, { fingers, thumb, seen = 'back', nailSize = 15 }: FlatHand, pen = 5) {
  const widths = (i: number) => WIDE.map((w) => w * FINER[Math.max(0, i + 4 - fingers.length)]!)
  const outlines = fingers.map((spine, i) => roundFinger(spine, widths(i)))
  const thumbLine = thumb ? roundFinger(thumb, THUMB).slice(5, -5).toReversed() : trace('-66,104 -88,60')
  const left = [...trace('-52,190 -52,140 -62,112'), ...thumbLine, ...trace('-86,4 -86,-26')]
  const right = trace('97,-16 90,24 74,76 56,124 54,190')
  const palm = [...left, ...outlines.flatMap((line) => [line.at(-1 - WEB)!, line[WEB]!]), ...right]
  for (const [i, outline] of [...outlines.entries()].toReversed()) {
    s.flat(outline, SKIN, { knock: true, corners: true, still: true })
    shade(s, fingers[i]!, widths(i))
    const [from, to] = [i === fingers.length - 1 ? 1 : WEB, i === 0 ? 1 : WEB]
    s.ink(outline.slice(from, outline.length - to), pen, { in: 0.05, out: 0.05, least: 0.5 })
  }
  s.flat(palm, SKIN, { knock: true, still: true, corners: true })
  s.within(
    palm,
    () => {
      s.flat(trace('100,-60 110,30 70,120 60,210 22,210 32,120 60,66 74,10 78,-50'), SHADE, {
        still: true,
        opacity: 0.5,
      })
      if (thumb) shade(s, thumb, THUMB, 8)
    },
    true,
  )
  s.ink([...left, ...outlines[0]!.slice(-6).toReversed()], pen * 1.1, { in: 0.05, out: 0.05, least: 0.5 })
  s.ink([...outlines.at(-1)!.slice(0, 6).toReversed(), ...right], pen * 1.1, { in: 0.05, out: 0.05, least: 0.5 })
  for (const [i, outline] of outlines.slice(1).entries()) {
    const [a, b] = [outlines[i]![WEB]!, outline.at(-1 - WEB)!]
    s.ink(bend(a, add(mixed(a, b, 0.5), [0, 10]), b), pen, { in: 0.05, out: 0.05, least: 0.6 })
  }
  if (seen === 'palm') palmLines(s, fingers, pen)
  else backLines(s, fingers, pen)
  if (thumb) sideNail(s, thumb[2]!, thumb[3]!, nailSize)
}

function shade(s: Sheet, spine: readonly Point[], widths: readonly number[], skip = 2) {
  const sides = tube(spine, widths)
  const half = sides.length / 2
  const core = tube(
    spine,
    widths.map((w) => w * 0.36),
  )
  s.flat([...sides.slice(skip, half), ...core.slice(skip, half).toReversed()], SHADE, {
    ...{ still: true, opacity: 0.5, corners: true },
  })
}

function backLines(s: Sheet, fingers: readonly Point[][], pen: number) {
  for (const [i, [root, middle, third, tip]] of fingers.entries()) {
    const [x, y] = root!
    s.ink(ellipse(x, y + 6, 15, 11, { from: 3.6, to: 5.8 }), pen * 0.6)
    s.ink(bend(add(middle!, [-10, 2]), add(middle!, [0, -5]), add(middle!, [10, 2])), pen * 0.5)
    if (i < 3) s.ink([mixed(root!, [0, 130], 0.18), mixed(root!, [0, 130], 0.5)], pen * 0.4, { out: 0.9 })
    nail(s, third!, tip!, 11)
  }
}

function palmLines(s: Sheet, fingers: readonly Point[][], pen: number) {
  for (const spine of fingers)
    for (const [at, part] of [
      [0, 0.56],
      [1, 0.02],
      [2, 0],
    ] as const) {
      const p = mixed(spine[at]!, spine[at + 1]!, part)
      s.ink(bend(add(p, [-12, -1]), add(p, [0, 4]), add(p, [12, -1])), pen * 0.5)
    }
  s.ink(trace('-78,-16 -38,0 -12,44 -20,112'), pen * 0.8)
  s.ink(trace('-80,-20 -30,-14 22,8 58,40'), pen * 0.6, { out: 0.7 })
  s.ink(trace('88,-10 50,-20 6,-30 -20,-58'), pen * 0.6, { out: 0.6 })
}

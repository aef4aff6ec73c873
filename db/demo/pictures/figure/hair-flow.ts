import { bend, mixed, type Point, through } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'
import { onFace } from './face.ts'
import type { HeadLook } from './head-look.ts'

/** The hair on the skull: a ball a little larger than the head, and the crown from which all strands run. */
export type Dome = { cap: Point; radius: number; crown: Point }

export function domeOf(look: HeadLook): Dome {
  const cap: Point = [-look.yaw * 0.13, -0.17]
  const root = onFace(look)(look.part, -1.02)
  return { cap, radius: 1.07, crown: [cap[0] * 0.4 + root[0] * 0.6, -1.1] }
}

/** A strand from the crown over the skull; k goes from the left outline (-1) to the right one (1). */
export function strand({ cap, crown }: Dome, k: number): Point[] {
  const end: Point = [cap[0] + 1.06 * k, -0.2 + 0.42 * k ** 4]
  const swing: Point = [
    crown[0] + (end[0] - crown[0]) * (1.04 - 0.04 * Math.abs(k)),
    crown[1] + (end[1] - crown[1]) * (0.36 - 0.34 * Math.abs(k)),
  ]
  return bend(crown, swing, end, 24)
}

const stretchOf = (line: readonly Point[], from: number, to: number) =>
  line.slice(Math.round(from * (line.length - 1)), Math.round(to * (line.length - 1)) + 1)

/** Strands are drawn dark on light hair and light on dark hair. */
export function strandColour(s: Sheet, look: Pick<HeadLook, 'hair' | 'hairLight'>) {
  const part = (i: number) => Number.parseInt(look.hair.slice(i, i + 2), 16)
  const isDark = part(1) * 0.3 + part(3) * 0.59 + part(5) * 0.11 < 84
  return isDark ? between(look.hair, look.hairLight, 0.62) : s.line
}

/** Light where the skull turns towards it, cut by the strands; shade on the far side. */
export function drawShine(s: Sheet, look: HeadLook, dome: Dome) {
  const { dice: roll } = s
  const dark = { still: true, corners: true }
  s.flat(taperedBetween(strand(dome, 0.78), strand(dome, 1.16), 0.2, 1), look.hairDark, dark)
  for (const [k, wide, from] of [
    [0.7, 0.055, 0.46],
    [0.54, 0.035, 0.66],
    [-0.9, 0.05, 0.6],
  ] as const)
    s.flat(taperedBetween(strand(dome, k), strand(dome, k + wide), from, 1), look.hairDark, dark)
  const groups: readonly [number, number, number][] = [
    [-0.86, -0.74, 0.47],
    [-0.7, -0.14, 0.45],
    [-0.09, 0.03, 0.44],
    [0.3, 0.46, 0.46],
  ]
  for (const [from, to, at] of groups) {
    const [upper, lower]: [Point[], Point[]] = [[], []]
    for (let k = from; k <= to + 0.001; k += 0.04) {
      const line = strand(dome, k)
      const rim = Math.min(1, Math.min(k - from, to - k) / 0.1 + 0.3)
      const spot = (q: number) => along(line, q)
      upper.push(spot(at - 0.07 * rim), spot(at - 0.07 * rim - roll.range(0, 0.05)))
      lower.unshift(spot(at + 0.1 * rim), spot(at + 0.1 * rim + roll.range(0.04, 0.2) * rim))
    }
    s.flat([...upper, ...lower], look.hairLight, { corners: true, still: true })
  }
}

/** The point at a share of a line's points. */
function along(line: readonly Point[], share: number): Point {
  const at = Math.max(0, Math.min(line.length - 1, share * (line.length - 1)))
  const whole = Math.floor(at)
  return mixed(line[whole]!, line[Math.min(line.length - 1, whole + 1)]!, at - whole)
}

/** A band between two lines that begins in a point. */
function taperedBetween(a: readonly Point[], b: readonly Point[], from: number, to: number): Point[] {
  const shares = Array.from({ length: 13 }, (_, i) => i / 12)
  const edge = (other: number) =>
    shares.map((t) => {
      const at = from + (to - from) * t
      const middle = mixed(along(a, at), along(b, at), 0.5)
      return mixed(middle, along(other ? b : a, at), Math.min(1, t * 1.6))
    })
  return [...edge(0), ...edge(1).toReversed()]
}

/** Between two locks of the fringe the hair lies deeper. */
export function drawDepth(s: Sheet, look: HeadLook, { crown }: Dome, valleys: readonly Point[]) {
  for (const valley of valleys) {
    const tip = mixed(valley, crown, s.dice.range(0.3, 0.46))
    const wide = s.dice.range(0.02, 0.035)
    s.flat([[valley[0] - wide, valley[1] + 0.02], tip, [valley[0] + wide, valley[1] + 0.02]], look.hairDark, {
      still: true,
      corners: true,
    })
  }
}

/** Thin lines that run with the hair: close to the crown, and again over the side where nothing `falls` from it. */
export function drawStrands(s: Sheet, look: HeadLook, dome: Dome, falls: boolean) {
  const { dice: roll } = s
  const colour = strandColour(s, look)
  for (const k of [-0.92, -0.76, -0.5, -0.2, 0.24, 0.52, 0.74, 0.9]) {
    const line = strand(dome, k + roll.range(-0.05, 0.05))
    if (roll.chance(0.75))
      s.ink(stretchOf(line, roll.range(0.02, 0.1), roll.range(0.26, 0.42)), 2.6, { colour, in: 0.15, out: 0.9 })
    if (Math.abs(k) > 0.7 && !falls) s.ink(stretchOf(line, roll.range(0.6, 0.7), 1), 2.8, { colour, in: 0.8, out: 0.3 })
  }
}

/** A few hairs that do not obey: they leave the outline in the hair's own direction and stay close to it. */
export function drawStrays(s: Sheet, { cap, crown }: Dome) {
  const { dice: roll } = s
  const middle = Math.atan2(crown[1] - cap[1], crown[0] - cap[0])
  const side = roll.sign()
  for (const [way, from, size] of [
    [side, roll.range(0.02, 0.1), 1],
    [side, roll.range(0.2, 0.3), 0.7],
    [-side, roll.range(0.75, 1.1), 0.8],
  ] as const) {
    const at = (turn: number, k: number): Point => {
      const angle = middle + way * (from + turn * size)
      return [cap[0] + Math.cos(angle) * k, cap[1] + Math.sin(angle) * k]
    }
    const rise = 0.06 * size
    s.ink([at(-0.14, 1.07), at(0.08, 1.11 + rise), at(0.3, 1.13 + rise), at(0.5, 1.1 + rise)], 2.6, {
      in: 0.2,
      out: 0.95,
    })
  }
}

type Length = { dome: Dome; flow: readonly Point[]; inner: readonly Point[]; shaded: boolean }

/** Inside a length of hair: a dark band on the side away from the light, and lines that run with it. */
export function drawLength(s: Sheet, look: HeadLook, { dome, flow, inner, shaded }: Length) {
  const colour = strandColour(s, look)
  const line = (t: number) =>
    Array.from({ length: 25 }, (_, i) => mixed(along(flow, i / 24), along(inner, 1 - i / 24), t))
  const wide = Math.abs(along(flow, 0.5)[0] - along(inner, 0.5)[0]) > 0.3
  const dark = { still: true, corners: true }
  if (shaded) s.flat([...line(-0.3), ...line(0.3).toReversed()], look.hairDark, dark)
  s.flat(taperedBetween(line(0.78), line(1.2), 0.1, 0.98), look.hairDark, dark)
  // from the skull into the length without a seam
  const over = (t: number, from: number, to: number) => {
    const above = strand(dome, (1 - t * 0.4) * (flow[0]![0] < dome.cap[0] ? -1 : 1))
    const below = line(t)
    const start = [from, (from + 0.96) / 2, 0.96].map((share) => along(above, share))
    return through([...start, along(below, 0.14), along(below, (0.14 + to) / 2), along(below, to)], false, 6)
  }
  if (wide) {
    s.flat(taperedBetween(over(0.5, 0.4, 0.8), over(0.62, 0.4, 0.8), 0, 1), look.hairDark, dark)
    s.ink(over(0.34, 0.4, 0.42), 3, { colour, in: 0.6, out: 0.7 })
    s.ink(over(0.68, 0.6, 0.4), 2.6, { colour, in: 0.6, out: 0.7 })
  }
  const lines = wide ? [0.2, 0.44, 0.74] : [0.5]
  for (const t of lines) {
    const from = s.dice.range(0.02, 0.4)
    s.ink(stretchOf(line(t), from, s.dice.range(Math.max(0.62, from + 0.3), 0.96)), 2.8, { colour, in: 0.6, out: 0.6 })
  }
}

import { bend, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'
import { type Line, light, now } from './face.ts'

type HairColours = { hair: string; hairLight: string; hairDark: string }
/** A ribbon around a tube: where that begins and ends, half as wide as at its widest, and how often the ribbon goes around. */
export type Spiral = { from: Point; to: Point; wide: number; turns: number; sways?: number }

/** A point of the tube: how many turns down, how far right of its middle (-1 to 1). */
function spot({ from, to, wide, turns, sways = 0 }: Spiral, turn: number, across: number): Point {
  const t = Math.min(1, turn / turns)
  // the further down, the closer the turns
  const [x, y] = mixed(from, to, t * 1.22 - 0.22 * t * t)
  return [x + Math.sin(t * 6) * sways + across * halfAt({ wide } as Spiral, t), y]
}
const halfAt = ({ wide }: Pick<Spiral, 'wide'>, t: number) =>
  wide * (0.84 + 0.32 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) - 0.62 * t * t)
/** How far down the middle of a band hangs. */
const hang = (one: Spiral, turn: number, k: number): Point => {
  const [x, y] = spot(one, turn, 0)
  return [x, y + k * 0.42 * halfAt(one, turn / one.turns)]
}

const BAND = 0.66
/** The edges of a band: over the front from left to right, behind from right to left. */
const before = (one: Spiral, turn: number) =>
  bend(spot(one, turn, -1), hang(one, turn + 0.24, 1), spot(one, turn + 0.44, 1), 8)
const behind = (one: Spiral, turn: number) =>
  bend(spot(one, turn + 0.44, 0.86), hang(one, turn + 0.74, -0.4), spot(one, turn + 1, -0.86), 8)

const frontBand = (one: Spiral, i: number) => [...before(one, i), ...before(one, i + BAND).toReversed()]
const backBand = (one: Spiral, i: number) => [...behind(one, i), ...behind(one, i + 1).toReversed()]
export const bandsOf = ({ turns }: Spiral) => Array.from({ length: turns }, (_, i) => i)

/** The tube, and a ring around it. */
export function pipe(s: Sheet, one: Spiral, line: Line = now) {
  const end = one.turns + 0.4
  for (const k of [-1, 1])
    line(
      s,
      Array.from({ length: 9 }, (_, i) => spot(one, (end * i) / 8, k)),
    )
}
export function ring(s: Sheet, one: Spiral, turn: number, line: Line = light) {
  const across = bend(spot(one, turn, -1), hang(one, turn, 1), spot(one, turn, 1), 8)
  line(s, [...across, ...bend(spot(one, turn, 1), hang(one, turn, -1), spot(one, turn, -1), 8)])
}
/** Both edges of a band over the front. */
export function bandLines(s: Sheet, one: Spiral, i: number, line: Line = now) {
  line(s, before(one, i), 2.6)
  line(s, before(one, i + BAND), 2.6)
}

export function drawFront(s: Sheet, one: Spiral, colours: HairColours, i: number, pen = 5) {
  const shape = frontBand(one, i)
  s.solid(shape, colours.hair, pen, { corners: true })
  const on = (u: number, v: number) =>
    mixed(before(one, i)[Math.round(u * 8)]!, before(one, i + BAND)[Math.round(u * 8)]!, v)
  const along = (shares: readonly number[], v: (k: number) => number) =>
    shares.map((u, k) => on(u, v(k / (shares.length - 1))))
  const [lit, dim] = [
    [0.125, 0.25, 0.375, 0.5, 0.625],
    [0.375, 0.5, 0.625, 0.75, 0.875, 1],
  ]
  const plain = { still: true }
  s.flat(
    [...along(lit!, () => 0.14), ...along(lit!.toReversed(), (k) => 0.14 + 0.36 * Math.sin(Math.PI * k))],
    colours.hairLight,
    plain,
  )
  s.flat(
    [...along(dim!, (k) => 1 - 0.55 * k), ...along(dim!.toReversed(), () => 1)],
    between(colours.hair, colours.hairDark, 0.5),
    plain,
  )
  s.ink(
    along([0.125, 0.25, 0.375, 0.5, 0.625, 0.75], (k) => 0.66 + 0.1 * k),
    pen * 0.55,
    { in: 0.4, out: 0.5 },
  )
}

export function drawBehind(s: Sheet, one: Spiral, dark: string, i: number, pen = 4) {
  s.solid(backBand(one, i), dark, pen, { corners: true })
}

/** The mouth of the tube. */
export function drawMouth(s: Sheet, one: Spiral, dark: string, pen = 4) {
  const back = bend(spot(one, 0, -1), hang(one, 0, -0.7), spot(one, 0, 1), 8)
  s.solid([...back, ...before(one, 0).toReversed()], dark, pen, { corners: true })
}

/** The whole lock: what is behind lies darker below what is before. */
export function drawSpiral(s: Sheet, one: Spiral, colours: HairColours, pen = 4.4) {
  drawMouth(s, one, colours.hairDark, pen)
  for (const i of bandsOf(one).slice(0, -1)) drawBehind(s, one, colours.hairDark, i, pen * 0.8)
  for (const i of bandsOf(one).toReversed()) drawFront(s, one, colours, i, pen)
}

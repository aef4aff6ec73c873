import { tube } from '../covers/limbs.ts'
import { someProfile } from '../covers/profiles.ts'
import { strandColour } from '../figure/hair-flow.ts'
import { drawProfile } from '../figure/profile.ts'
import { drawSideEar, type ProfileLook } from '../figure/profile-look.ts'
import { add, bend, distance, ellipse, mixed, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now } from './face.ts'

/** Somebody from the side whose hair is tied: where, and along what the tied hair falls. */
export type Tied = { knot: Point; falls: string; wide: number; dress: Partial<ProfileLook> }

const MIDDLE: Point = [0.06, -0.18]
const crown = '-0.72,-0.96 -0.5,-1.16 -0.1,-1.3 0.4,-1.24 0.84,-0.96 1.08,-0.46 1.08,0.06 0.92,0.46'
const hairline =
  '0.62,0.72 0.46,0.56 0.36,0.5 0.34,0.3 0.2,0.02 0.06,0.06 -0.06,0.3 -0.14,0.02 -0.3,-0.2 -0.5,-0.5 -0.66,-0.86'
/** From the forehead past the temple and the ear to the nape. */
const roots = trace('-0.62,-0.9 -0.5,-0.56 -0.32,-0.26 -0.12,0 0.28,0 0.42,0.46 0.62,0.66 0.88,0.5')

/** Ball and cross, jaw and nape: a head from the side before it has hair. */
export function sideBall(s: Sheet, line: Line = now) {
  line(s, ellipse(...MIDDLE, 0.99, 1, { from: 3.8, to: 10.6 }))
  light(s, trace('-0.98,0.1 -0.3,0.12 0.5,0.12 1.05,0.08'))
  light(s, trace('0.16,-1.16 0.18,-0.5 0.16,0.2 0.08,0.8'))
  line(
    s,
    trace('-0.86,-0.5 -0.94,-0.1 -0.9,0.08 -1.1,0.38 -1.14,0.5 -0.96,0.56 -0.94,1.04 -0.7,1.16 -0.3,1.06 0.06,0.72'),
  )
}

export const sideEar = (s: Sheet, line: Line = now) =>
  line(s, trace('0.12,0.06 0.2,-0.06 0.33,-0.02 0.37,0.14 0.3,0.3 0.24,0.44 0.14,0.48'))

export const tie = (s: Sheet, { knot }: Tied, line: Line = now) => line(s, ellipse(...knot, 0.1, 0.1, { to: 6.9 }), 4)

/** The way of a strand over the ball, from where it grows to the tie. */
function way(root: Point, knot: Point): Point[] {
  const middle = mixed(root, knot, 0.5)
  const [dx, dy] = [middle[0] - MIDDLE[0], middle[1] - MIDDLE[1]]
  const far = Math.hypot(dx, dy) || 1
  const out = Math.max(0, 1.06 - far) * 0.42 * Math.min(1, distance(root, knot))
  return bend(root, [middle[0] + (dx / far) * out, middle[1] + (dy / far) * out], knot, 10)
}

/** All of them; to a tie at the nape the hair of the crown comes as well. */
const ways = ({ knot }: Tied): Point[][] => [
  ...(knot[1] > 0 ? trace('1.14,-1.66 0.86,-1.06').map((over) => bend([-0.56, -1.02], over, knot, 10)) : []),
  ...roots.map((root) => way(root, knot)),
]

/** Lines that gather in the tie: all, or those of the face's side or of the nape. */
export function gathered(s: Sheet, tied: Tied, line: Line = now, part: 'face' | 'nape' | 'all' = 'all') {
  const all = ways(tied)
  const shown = part === 'face' ? all.slice(0, -4) : part === 'nape' ? all.slice(-4) : all
  for (const one of shown) line(s, one, 2.8)
}

/** Where the hair grows, from the forehead to the nape. */
export const hairlineOf = (s: Sheet, line: Line = now) => line(s, through(trace(hairline).toReversed(), false, 4))

const widthsOf = (wide: number) => [0.2, 0.94, 1, 0.84, 0.6, 0.06].map((share) => share * wide)
const fallOf = ({ knot, falls }: Tied) => [knot, ...trace(falls).map((step) => add(knot, step))]
const edges = (tied: Tied, share = 1) => {
  const outline = tube(fallOf(tied), widthsOf(tied.wide * share))
  return [outline.slice(0, outline.length / 2), outline.slice(outline.length / 2).toReversed()] as const
}

/** The middle of what falls, and its outline on both sides. */
export const fallLine = (s: Sheet, tied: Tied, line: Line = now) => line(s, through(fallOf(tied), false, 6))
export const fallOutline = (s: Sheet, tied: Tied, line: Line = now) => edges(tied).forEach((edge) => line(s, edge))

function tail(s: Sheet, look: ProfileLook, tied: Tied) {
  const [a, b] = edges(tied)
  const [c, d] = edges(tied, 0.3)
  const plain = { still: true, corners: true }
  s.flat([...a, ...b.toReversed()], look.hair, { knock: true, corners: true })
  const right = a[8]![0] > b[8]![0] ? [a, c] : [b, d]
  s.flat([...right[0]!, ...right[1]!.toReversed()], look.hairDark, { ...plain, opacity: 0.8 })
  const lit = right[0] === a ? [b, d] : [a, c]
  s.flat([...lit[0]!.slice(5, 10), ...lit[1]!.slice(4, 11).toReversed()], look.hairLight, plain)
  for (const edge of [a, b]) s.ink(edge, 6, { in: 0.1, out: 0.3 })
  const colour = strandColour(s, look)
  for (const [share, from, to] of [
    [0.62, 3, 22],
    [0.22, 6, 30],
  ] as const)
    for (const edge of edges(tied, share)) s.ink(edge.slice(from, to), 2.8, { colour, in: 0.4, out: 0.7 })
}

function combed(s: Sheet, look: ProfileLook, tied: Tied) {
  const mass = trace(`${crown} ${hairline}`)
  s.flat(mass, look.hair, { knock: true })
  s.within(mass, () => {
    s.flat(trace('0.74,-1.4 1.5,-1 1.5,1 0.4,1 0.78,0.5 0.86,-0.3'), look.hairDark, { still: true, opacity: 0.75 })
    const arc = (k: number, from: number, to: number) =>
      ellipse(0.02, -0.2, k, k, { from: Math.PI * from, to: Math.PI * to })
    s.flat([...arc(0.74, 1.16, 1.44), ...arc(0.88, 1.44, 1.16)], look.hairLight, { corners: true, still: true })
  })
  s.contour(mass, 6.2)
  const colour = strandColour(s, look)
  for (const one of ways(tied)) s.ink(one.slice(1), 3.2, { colour, in: 0.3, out: 0.2, least: 0.3 })
  drawSideEar(s, look)
}

/** The band, across the way in which the hair leaves it. */
function band(s: Sheet, look: ProfileLook, { knot, falls }: Tied) {
  const [dx, dy] = trace(falls)[0]!
  const turn = Math.atan2(dy, dx)
  const at = add(knot, polar(turn, 0.06))
  s.solid(ellipse(...at, 0.1, 0.19, { tilt: turn }).slice(0, -1), look.cloth, 4.6)
}

/** Head and shoulders in ink and colour. */
export function tiedHead(s: Sheet, tied: Tied) {
  const look = someProfile(s.tones, {
    ...{ nose: 0, bridge: 0, up: 0.05, lips: 0.02, chin: 0, style: 'pony', mood: 'smile' },
    ...tied.dress,
  })
  const before = () => {
    tail(s, look, tied)
    combed(s, look, tied)
    band(s, look, tied)
  }
  drawProfile(s, { ...look, own: { behind: () => {}, before } })
}

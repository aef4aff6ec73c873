import { bend, mixed, type Point, through } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { onFace } from './face.ts'
import { drawBrow } from './features.ts'
import { drawBackMass, drawCurls, drawCurlsBefore } from './hair-back.ts'
import {
  type Dome,
  domeOf,
  drawDepth,
  drawLength,
  drawShine,
  drawStrands,
  drawStrays,
  strandColour,
} from './hair-flow.ts'
import { sideOf } from './hair-sides.ts'
import { drawTails } from './hair-tails.ts'
import { lightHair } from './face-light.ts'
import type { HeadLook, Tip } from './head-look.ts'

const long = (look: HeadLook) => look.style === 'long' || look.style === 'braid'
const open = (look: HeadLook) => look.style === 'slick' || look.style === 'bun'
/** Its own chance: how much there is to draw of a style moves nothing else of the picture. */
const chanceOf = (look: HeadLook) => Math.round(look.part * 1e6) + look.bangs

/** The mass behind the face and shoulders. */
export function drawBackHair(s: Sheet, look: HeadLook) {
  const tails = { ponytail: look.guides ? 12 : 10, twin: look.guides ? 24 : 20, bun: look.guides ? 11 : 8 }
  s.pass(look.style in tails ? tails[look.style as keyof typeof tails] : 0)
  if (!open(look)) s.pass(look.style === 'curly' ? 45 : long(look) ? 48 : 30)
  s.aside(chanceOf(look), () => {
    drawTails(s, look, 'behind')
    if (open(look)) return
    if (look.style === 'curly') return drawCurls(s, look)
    drawBackMass(s, look, long(look) ? 'long' : look.style === 'bob' ? 'bob' : 'nape')
  })
}

function locks(s: Sheet, look: HeadLook): Tip[] {
  const sides =
    long(look) || look.style === 'bob' || look.style === 'twin'
      ? 0.78
      : look.style === 'ponytail' || look.style === 'curly'
        ? 0.6
        : 0.34
  const tips: Tip[] = [{ u: -1.0, v: sides + s.dice.range(-0.05, 0.12) }]
  for (let i = 0; i < look.bangs; i++) {
    const u = -0.74 + (1.48 * i) / (look.bangs - 1) + s.dice.range(-0.06, 0.06)
    const near = Math.abs(u - look.part * 0.9)
    tips.push({
      u: u + (u - look.part) * 0.12,
      v:
        (look.style === 'spiky' ? 0.1 : -0.06) +
        Math.min(0.26, near * 0.3) +
        s.dice.range(-0.12, 0.1) -
        (look.style === 'short' ? 0.06 : 0),
    })
  }
  tips.push({ u: 1.0, v: sides + s.dice.range(-0.05, 0.12) })
  return tips
}

/** The hair over skull and forehead, each lock a pointed ribbon, and what falls past the face from it. */
export function drawFrontHair(s: Sheet, look: HeadLook) {
  const dome = domeOf(look)
  if (look.style === 'spiky') s.pass(3)
  if (open(look)) {
    s.pass(60)
    return s.aside(chanceOf(look) + 1, () => drawSweptBack(s, look, dome))
  }
  const tips = look.own?.fringe ?? locks(s, look)
  s.pass(46)
  drawMass(s, look, dome, tips)
  if (look.style === 'curly') s.aside(chanceOf(look) + 5, () => drawCurlsBefore(s, look))
  s.pass(12)
  if (look.guides) drawFringeGuides(s, look, tips)
  s.pass(look.style === 'twin' ? 4 : look.style === 'braid' ? 40 : 0)
  s.aside(chanceOf(look) + 2, () => drawTails(s, look, 'before'))
}

function drawMass(s: Sheet, look: HeadLook, dome: Dome, tips: readonly Tip[]) {
  const to = onFace(look)
  const [left, right] = [sideOf(look, dome, -1), sideOf(look, dome, 1)]
  const arc = capOutline(look, dome)
  const seen = left || right ? tips.filter(({ u }) => Math.abs(u) === 1 || isSeen(look, u)) : tips
  s.pass((tips.length - seen.length) * 4)
  const edges = fringeEdges(look, seen, [arc[0] as Point, arc[arc.length - 1] as Point])
  const valleys = edges.filter((_, i) => i % 2 === 1 && i < edges.length - 1).map((edge) => edge.at(-1)!)
  if (right) edges.splice(0, 2, right.bottom, [...right.inner, edges[1]!.at(-1)!])
  if (left) edges.splice(-2, 2, [edges.at(-2)![0]!, ...left.inner.toReversed()], left.bottom.toReversed())
  const outer = [...(left?.outer.toReversed() ?? []), ...arc, ...(right?.outer ?? [])]
  const mass = [...outer, ...edges.flat()]
  s.flat(mass, look.hair, { knock: true, corners: true })
  s.aside(chanceOf(look) + 3, () =>
    s.within(
      mass,
      () => {
        drawShine(s, look, dome)
        if (!look.own?.features) for (const side of [-1, 1]) drawBrow(s, look, side, 0.5)
        drawStrands(s, look, dome, left !== null)
        drawDepth(s, look, dome, valleys)
        if (left) drawLength(s, look, { dome, ...left, shaded: false })
        if (right) drawLength(s, look, { dome, ...right, shaded: true })
        if (look.lit === true) lightHair(s, look, dome.cap)
      },
      true,
    ),
  )
  s.aside(chanceOf(look) + 4, () => {
    s.ink(outer, 6.5, { in: 0.08, out: 0.1, least: 0.35, shade: 0.5 })
    if (look.style !== 'curly') drawStrays(s, dome)
  })
  edges.forEach((edge, i) => s.ink(edge, 4.6, i % 2 ? { in: 0.15, out: 0.85 } : { in: 0.75, out: 0.15 }))
  const colour = strandColour(s, look)
  for (const tip of tips.slice(1, -1)) {
    const at = to(tip.u, tip.v - 0.1)
    if (!s.dice.chance(0.75)) continue
    if (!seen.includes(tip)) s.pass(2)
    else
      s.ink(
        bend(
          at,
          [mixed(at, dome.crown, 0.45)[0] + (tip.u - look.part) * 0.18, mixed(at, dome.crown, 0.5)[1]],
          mixed(at, dome.crown, 0.62),
        ),
        2.6,
        { colour, in: 0.2, out: 0.9 },
      )
  }
}

/** Locks that the turn of the head hides are part of the length beside the face. */
const isSeen = (look: HeadLook, u: number) => Math.abs(u + look.yaw * 0.62) < 0.98

/** From right to left, two edges for each lock: down to its tip and up again. */
function fringeEdges(look: HeadLook, tips: readonly Tip[], [left, right]: [Point, Point]): Point[][] {
  const to = onFace(look)
  const edges: Point[][] = []
  for (let i = tips.length - 1; i >= 0; i--) {
    const tip = tips[i] as Tip
    const at = to(tip.u, tip.v)
    const from = i === tips.length - 1 ? right : valley(to, tip, tips[i + 1] as Tip)
    const onto = i === 0 ? left : valley(to, tips[i - 1] as Tip, tip)
    const lean = (tip.u - look.part > 0 ? 0.05 : -0.05) + (tip.u - look.part) * 0.07
    edges.push(bend(from, [mixed(from, at, 0.55)[0] + lean + 0.06, mixed(from, at, 0.66)[1]], at))
    edges.push(bend(at, [mixed(onto, at, 0.55)[0] + lean - 0.02, mixed(onto, at, 0.6)[1]], onto))
  }
  return edges
}

function drawFringeGuides(s: Sheet, look: HeadLook, tips: readonly Tip[]) {
  const to = onFace(look)
  for (const tip of tips)
    s.pencil(
      bend(to(look.part, -1.0), to((tip.u + look.part) / 2 + (tip.u - look.part) * 0.35, -0.7), to(tip.u, tip.v)),
      1.3,
    )
}

const valley = (to: (u: number, v: number) => Point, a: Tip, b: Tip): Point => {
  if (a.gap !== undefined) return to((a.u + b.u) / 2, a.gap)
  const ends = Math.abs(a.u) === 1 || Math.abs(b.u) === 1
  const wave = 0.16 + 0.2 * Math.abs(Math.sin((a.u + b.v) * 17))
  return to((a.u + b.u) / 2, Math.min(a.v, b.v) - (ends ? 0.3 : wave))
}

/** Hair parts at the crown: two swellings, unequal, with a dip between them. */
function capOutline(look: HeadLook, { cap, radius, crown }: Dome): Point[] {
  const parting = Math.atan2(crown[1] - cap[1], crown[0] - cap[0]) + Math.PI * 2
  if (look.style === 'spiky') return spikes(look, cap)
  const [from, to] = [Math.PI * 0.99, Math.PI * 2.01]
  return Array.from({ length: 41 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / 40
    const dip = 0.035 * Math.exp(-(((angle - parting) / 0.17) ** 2))
    const swell = 1.015 + 0.05 * Math.max(0, -Math.sin(angle)) ** 2 - dip + 0.008 * Math.sin(angle * 9 + look.part * 9)
    return [cap[0] + Math.cos(angle) * radius * swell, cap[1] + Math.sin(angle) * radius * swell]
  })
}

/** Tufts that stand off the skull, all swept a little the same way. */
function spikes(look: HeadLook, cap: Point): Point[] {
  const on = (angle: number, k: number): Point => [cap[0] + Math.cos(angle) * k, cap[1] + Math.sin(angle) * k]
  const count = 8
  const sweep = look.part < 0 ? -0.2 : 0.2
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (0.97 + (1.06 * (i + 0.5)) / count)
    const half = (Math.PI * 0.53) / count
    const long = 1.28 + 0.12 * Math.sin(i * 2.3 + look.part * 9)
    const tip = on(angle + sweep, long)
    const [a, b] = [on(angle - half, 1.05), on(angle + half, 1.05)]
    return [...bend(a, on(angle - half + sweep * 0.4, 1.2), tip, 5), ...bend(tip, on(angle + half * 0.6, 1.12), b, 5)]
  }).flat()
}

/** Combed back: behind the ears, which stay free. */
function drawSweptBack(s: Sheet, look: HeadLook, dome: Dome) {
  const to = onFace(look)
  const arc = capOutline(look, dome)
  const above = [0.8, 0.42, look.part * 0.3, -0.42, -0.8].map((u, i) => to(u, [-0.38, -0.62, -0.57, -0.62, -0.38][i]!))
  const hairline = through([...besideEar(look, dome, 1), ...above, ...besideEar(look, dome, -1).toReversed()], false, 5)
  const mass = [...arc, ...hairline]
  s.flat(mass, look.hair, { knock: true, corners: true })
  s.within(
    mass,
    () => {
      drawShine(s, look, dome)
      if (look.lit === true) lightHair(s, look, dome.cap)
    },
    true,
  )
  s.ink(arc, 6.5, { in: 0.08, out: 0.1, least: 0.35, shade: 0.5 })
  s.ink(hairline, 4)
  const colour = strandColour(s, look)
  for (let u = -0.84; u <= 0.85; u += 0.21) {
    const from = to(u, -0.28 - 0.32 * Math.cos(u * 1.7))
    const back: Point = [dome.cap[0] + u * 0.5, -1.16]
    const way = bend(from, [dome.cap[0] + u * 1.02, (from[1] - 1) / 2 - 0.1], mixed(from, back, 0.86))
    s.ink(way.slice(0, s.dice.int(4, 9)), 2.8, { colour, in: 0.2, out: 0.9 })
  }
  drawStrays(s, dome)
  if (look.style === 'bun') drawTendrils(s, look)
}

/** From the nape up behind the ear, over it and down before it, to the temple. */
function besideEar(look: HeadLook, { cap, radius }: Dome, k: -1 | 1): Point[] {
  const turn = Math.min(1, Math.abs(look.yaw) / 0.8)
  const near = k === (look.yaw < 0 ? 1 : -1)
  const to = onFace(look)
  const rim: Point = [cap[0] + k * radius, -0.1]
  if (!near && turn >= 0.45) return [rim, [cap[0] + k * radius * 0.99, 0.1], to(k, 0.26), to(k * 0.96, -0.06)]
  const ear = k * (near ? 0.9 - 0.2 * turn : 0.9)
  const at = (x: number, y: number): Point => [ear + k * x, y]
  const nape: Point[] = near ? [[cap[0] + k * radius * 0.97, 0.2], at(0.1, 0.5), at(0.15, 0.3)] : []
  return [rim, ...nape, at(0.19, 0.04), at(0.1, -0.1), at(-0.04, 0.0), at(-0.09, 0.24), to(k * 0.95, -0.06)]
}

/** Loose hair at the temples. */
function drawTendrils(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  for (const k of [-1, 1]) {
    const lock = (wide: number) =>
      through(
        [to(k * 0.84, -0.34), to(k * (1.0 - wide), 0.06), to(k * (0.9 - wide), 0.42), to(k * 0.98, 0.72)],
        false,
        6,
      )
    const shape = [...lock(0), ...lock(0.09).toReversed()]
    s.flat(shape, look.hair, { knock: true, corners: true })
    s.ink(lock(0), 3.6, { in: 0.4, out: 0.3 })
    s.ink(lock(0.09), 3.6, { in: 0.4, out: 0.3 })
  }
}

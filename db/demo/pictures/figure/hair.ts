import { bend, ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { drawTails } from './hair-tails.ts'
import { onFace } from './face.ts'
import type { HeadLook, Tip } from './head-look.ts'

const long = (look: HeadLook) => look.style === 'long' || look.style === 'braid'
const open = (look: HeadLook) => look.style === 'slick' || look.style === 'bun'

/** The mass behind the face and shoulders. */
export function drawBackHair(s: Sheet, look: HeadLook) {
  const x = -look.yaw * 0.2
  drawTails(s, look, 'behind')
  if (open(look)) return
  if (look.style === 'curly') return drawCurls(s, look, x)
  const end = long(look) ? 2.5 : look.style === 'bob' ? 1.02 : 0.66
  const wide = long(look) ? 1.2 : look.style === 'bob' ? 1.22 : 1.0
  const tips = long(look) ? 7 : 5
  const left: Point[] = [
    [x - 1.02, -0.3],
    [x - wide, end * 0.35],
    [x - wide * 1.02, end * 0.75],
  ]
  const bottom: Point[] = []
  for (let i = 0; i <= tips; i++) {
    const t = i / tips
    const px = x - wide * 1.04 + t * wide * 2.08
    bottom.push([
      px + (t - 0.5) * -0.12,
      end + s.dice.range(-0.08, 0.1) - Math.abs(t - 0.5) * (long(look) ? -0.3 : 0.3),
    ])
    if (i < tips) bottom.push([px + wide * 0.16, end - 0.16])
  }
  const right = left.map(([px, py]): Point => [2 * x - px, py]).toReversed()
  const mass = [...left, ...bottom, ...right, [x, -0.6] as Point]
  s.flat(mass, look.hairDark, { knock: true, corners: true })
  s.ink(left.concat([bottom[0] as Point]), 6, { in: 0.1, out: 0.2 })
  s.ink([bottom[bottom.length - 1] as Point, ...right], 6, { in: 0.2, out: 0.1 })
  for (let i = 1; i < bottom.length; i++)
    s.ink(
      bend(bottom[i - 1] as Point, mixed(bottom[i - 1] as Point, bottom[i] as Point, 0.5), bottom[i] as Point),
      4.5,
      { in: i % 2 ? 0.2 : 0.8, out: i % 2 ? 0.8 : 0.2 },
    )
  if (long(look))
    for (const k of [-0.92, -0.78, 0.8, 0.94])
      s.ink(
        [
          [x + k * wide, 0.4],
          [x + k * wide * 1.03, 1.2],
          [x + k * wide * 1.0, 2.1],
        ],
        3,
      )
}

function drawCurls(s: Sheet, look: HeadLook, x: number) {
  const lumps = 15
  for (let i = 0; i < lumps; i++) {
    const angle = Math.PI * (0.82 + (i / (lumps - 1)) * 1.36)
    const r = s.dice.range(0.3, 0.42)
    s.solid(ellipse(x + Math.cos(angle) * 1.1, -0.1 + Math.sin(angle) * 1.12, r, r * 0.92), look.hairDark, 5)
  }
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

/** The cap with its locks over the forehead, each lock a pointed ribbon. */
export function drawFrontHair(s: Sheet, look: HeadLook) {
  const cap: Point = [-look.yaw * 0.13, -0.17]
  const radius = 1.07
  const outer = capOutline(s, look, cap, radius)
  const left = outer[0] as Point
  const right = outer[outer.length - 1] as Point
  const to = onFace(look)
  if (open(look)) return drawSweptBack(s, look, outer, cap)
  const tips = look.own?.fringe ?? locks(s, look)
  const root = to(look.part, -1.0)
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
  const mass = [...outer, ...edges.flat()]
  s.flat(mass, look.hair, { knock: true, corners: true })
  s.within(mass, () => drawShine(s, look, cap, radius), true)
  s.ink(outer, 6.5, { in: 0.08, out: 0.1, least: 0.35, shade: 0.5 })
  edges.forEach((edge, i) => s.ink(edge, 4.6, i % 2 ? { in: 0.15, out: 0.85 } : { in: 0.75, out: 0.15 }))
  for (const tip of tips.slice(1, -1)) {
    const at = to(tip.u, tip.v - 0.1)
    if (s.dice.chance(0.75))
      s.ink(
        bend(
          at,
          [mixed(at, root, 0.45)[0] + (tip.u - look.part) * 0.18, mixed(at, root, 0.5)[1]],
          mixed(at, root, 0.62),
        ),
        2.6,
        { in: 0.2, out: 0.9 },
      )
  }
  for (const k of [-1, 1])
    s.ink(bend(to(k * 0.9, 0.25), to(k * 1.02, -0.3), to(k * 0.5 + look.part * 0.5, -0.85)), 2.8, { in: 0.3, out: 0.8 })
  drawStrays(s, cap)
  if (look.guides)
    for (const tip of tips)
      s.pencil(bend(root, to((tip.u + look.part) / 2 + (tip.u - look.part) * 0.35, -0.7), to(tip.u, tip.v)), 1.3)
  drawTails(s, look, 'before')
}

const valley = (to: (u: number, v: number) => Point, a: Tip, b: Tip): Point => {
  if (a.gap !== undefined) return to((a.u + b.u) / 2, a.gap)
  const ends = Math.abs(a.u) === 1 || Math.abs(b.u) === 1
  const wave = 0.16 + 0.2 * Math.abs(Math.sin((a.u + b.v) * 17))
  return to((a.u + b.u) / 2, Math.min(a.v, b.v) - (ends ? 0.3 : wave))
}

function capOutline(s: Sheet, look: HeadLook, cap: Point, radius: number): Point[] {
  const round = ellipse(cap[0], cap[1], radius, radius, { from: Math.PI * 0.93, to: Math.PI * 2.07 })
  if (look.style !== 'spiky')
    return round.map(([x, y], i): Point => {
      const swell =
        1 + 0.022 * Math.sin(i * 0.9 + look.part * 9) + 0.03 * Math.max(0, Math.sin((i / round.length) * Math.PI))
      return [cap[0] + (x - cap[0]) * swell * 1.02, cap[1] + (y - cap[1]) * swell]
    })
  return round.map((p, i) => {
    const out = i % 3 === 1 && i > 2 && i < round.length - 3 ? s.dice.range(1.14, 1.3) : 1
    return [cap[0] + (p[0] - cap[0]) * out - (out > 1 ? look.part * 0.1 : 0), cap[1] + (p[1] - cap[1]) * out]
  })
}

function drawShine(s: Sheet, look: HeadLook, cap: Point, r: number) {
  const arc = (k: number, from: number, to: number) =>
    ellipse(cap[0], cap[1] + 0.1, r * k, r * k * 0.96, { from: Math.PI * from, to: Math.PI * to })
  const glints: [number, number][] = [
    [1.13, 1.27],
    [1.29, 1.47],
    [1.49, 1.56],
    [1.68, 1.76],
  ]
  for (const [from, to] of glints) {
    const low = arc(0.76, from, to).map(([x, y], i): Point => [x, y + (i % 2 ? 0.09 : -0.02) * (1 + s.dice.next())])
    s.flat([...low, ...arc(0.88, to, from)], look.hairLight, { corners: true, still: true })
  }
  const rim = ellipse(cap[0] - 0.12, cap[1] - 0.05, r * 0.93, r * 0.98, { from: 1.2, to: -1.3 })
  s.flat([...ellipse(cap[0], cap[1], r * 1.2, r * 1.2, { from: -1.3, to: 1.2 }), ...rim], look.hairDark, {
    still: true,
    opacity: 0.7,
    corners: true,
  })
}

/** A few hairs that do not obey: they loosen the silhouette. */
function drawStrays(s: Sheet, cap: Point) {
  const roll = s.dice
  for (let i = 0; i < 2; i++) {
    const angle = Math.PI * roll.range(1.2, 1.8)
    const at = (k: number, turn: number): Point => [
      cap[0] + Math.cos(angle + turn) * k,
      cap[1] + Math.sin(angle + turn) * k,
    ]
    s.ink([at(1.02, -0.16), at(1.11, 0), at(roll.range(1.13, 1.17), 0.2)], 3, { in: 0.1, out: 0.95 })
  }
}

function drawSweptBack(s: Sheet, look: HeadLook, outer: Point[], cap: Point) {
  const to = onFace(look)
  const hairline = [
    to(1.06, 0.3),
    to(0.96, -0.1),
    to(0.78, -0.5),
    to(0.4, -0.72),
    to(0, -0.76),
    to(-0.4, -0.72),
    to(-0.78, -0.5),
    to(-0.96, -0.1),
    to(-1.06, 0.3),
  ]
  const mass = [...outer, ...hairline]
  s.flat(mass, look.hair, { knock: true, corners: true })
  s.within(mass, () => drawShine(s, look, cap, 1.07), true)
  s.ink(outer, 6.5, { in: 0.08, out: 0.1, least: 0.35, shade: 0.5 })
  s.ink(hairline, 3.6)
  for (let u = -0.8; u <= 0.81; u += 0.27) {
    const from = to(u, -0.44 - 0.3 * Math.cos(u * 1.6))
    s.ink(bend(from, mixed(from, [cap[0] + u * 0.9, -0.9], 0.6), mixed(from, [cap[0] + u * 0.3, -1.18], 0.75)), 2.8, {
      in: 0.2,
      out: 0.9,
    })
  }
  drawTails(s, look, 'before')
}

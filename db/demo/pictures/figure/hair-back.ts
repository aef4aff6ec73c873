import { bend, ellipse, mixed, type Point, through } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { onFace } from './face.ts'
import { strandColour } from './hair-flow.ts'
import type { HeadLook } from './head-look.ts'

type Cut = { side: readonly Point[]; end: number; tips: number; sway: number }

const cuts: Record<'long' | 'bob' | 'nape', Cut> = {
  long: {
    side: [
      [0.88, -0.6],
      [1.05, -0.12],
      [1.1, 0.5],
      [1.06, 1.0],
      [1.14, 1.6],
      [1.2, 2.2],
    ],
    end: 2.6,
    tips: 7,
    sway: 0.1,
  },
  bob: {
    side: [
      [0.88, -0.6],
      [1.05, -0.12],
      [1.12, 0.4],
      [1.16, 0.8],
    ],
    end: 1.0,
    tips: 5,
    sway: -0.04,
  },
  nape: {
    side: [
      [0.88, -0.6],
      [1.05, -0.15],
      [1.04, 0.16],
      [0.9, 0.42],
    ],
    end: 0.68,
    tips: 5,
    sway: -0.03,
  },
}

/** The mass behind face and shoulders: of the hair's own colour where light falls on it, dark around the neck. */
export function drawBackMass(s: Sheet, look: HeadLook, kind: keyof typeof cuts) {
  const x = -look.yaw * 0.13
  const { side, end, tips, sway } = cuts[kind]
  const last = side[side.length - 1] as Point
  const edge = (k: number) =>
    through(
      side.map(([px, py]): Point => [x + k * px, py]),
      false,
      5,
    )
  const bottom: Point[] = []
  for (let i = 0; i <= tips; i++) {
    const t = i / tips
    const px = x + (t * 2 - 1) * (last[0] + sway)
    bottom.push([px, end + s.dice.range(-0.07, 0.09) - (2 * t - 1) ** 2 * (kind === 'long' ? 0 : 0.14)])
    if (i < tips) bottom.push([px + last[0] * 0.18, end - s.dice.range(0.14, 0.24)])
  }
  const [left, right] = [edge(-1), edge(1)]
  const mass = [...left, ...bottom, ...right.toReversed()]
  s.flat(mass, look.hair, { knock: true, corners: true })
  s.within(
    mass,
    () => {
      const inner = kind === 'long' ? 0.84 : 0.9
      s.flat(
        [
          [x - inner, -0.3],
          [x - inner - 0.05, end * 0.6],
          [x - inner + 0.16, end + 0.3],
          [x + inner + 0.3, end + 0.3],
          [x + inner + 0.1, end * 0.6],
          [x + inner, -0.3],
        ],
        look.hairDark,
        { still: true },
      )
    },
    true,
  )
  s.ink([...left, bottom[0] as Point], 6, { in: 0.06, out: 0.16 })
  s.ink([...right, bottom[bottom.length - 1] as Point], 6.5, { in: 0.06, out: 0.16 })
  for (let i = 1; i < bottom.length; i++) {
    const [a, b] = [bottom[i - 1] as Point, bottom[i] as Point]
    s.ink(bend(a, [mixed(a, b, 0.5)[0] + (i % 2 ? 0.03 : -0.02), mixed(a, b, 0.45)[1]], b), 4.5, {
      in: i % 2 ? 0.2 : 0.8,
      out: i % 2 ? 0.8 : 0.2,
    })
  }
  const colour = strandColour(s, look)
  for (const k of kind === 'long' ? [-0.9, -0.72, 0.7, 0.9] : [-0.84, 0.84])
    s.ink(
      [
        [x + k * side[1]![0], 0.0],
        [x + k * side[2]![0], end * 0.4],
        [x + k * last[0], end - 0.3],
      ],
      2.8,
      { colour, in: 0.5, out: 0.6 },
    )
}

/** Curls over the skull: a scalloped mass, its rim and the forehead inked, a few turns of hair within. */
export function drawCurlsBefore(s: Sheet, look: HeadLook) {
  const { dice: roll } = s
  const to = onFace(look)
  const x = -look.yaw * 0.13
  const on = (turn: number, r: number): Point => {
    const angle = Math.PI * (1.5 + turn)
    return [x + Math.cos(angle) * r, -0.18 + Math.sin(angle) * r]
  }
  const lump = ([cx, cy]: Point, r: number) => ({ at: [cx, cy] as Point, r: r * roll.range(0.9, 1.12) })
  const rim = Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 12 - 0.5) * 1.28 + roll.range(-0.02, 0.02)
    // beside the face they stay clear of it
    return Math.abs(turn) > 0.42 ? lump(on(turn, 1.13), 0.2) : lump(on(turn, 1.02), 0.28)
  })
  const fringe = [-0.74, -0.42, -0.1, 0.2, 0.5, 0.76].map((u) =>
    lump(to(u, -0.52 + u * u * 0.24 + roll.range(-0.05, 0.05)), 0.2),
  )
  for (const { at, r } of [...rim, ...fringe]) s.flat(ellipse(at[0], at[1], r, r), look.hair)
  s.flat(ellipse(x, -0.56, 0.86, 0.46), look.hair, { still: true })
  for (const { at, r } of [...rim, ...fringe]) {
    const away = Math.atan2(at[1] + 0.18, at[0] - x)
    const out = fringe.some((one) => one.at === at) ? Math.PI / 2 : away
    if (at[0] > x + 0.3 || out === Math.PI / 2)
      s.flat(
        [
          ...ellipse(at[0], at[1], r, r, { from: -0.3, to: 2.1 }),
          ...ellipse(at[0] - r * 0.2, at[1] - r * 0.3, r, r, { from: 2.1, to: -0.3 }),
        ],
        look.hairDark,
        { still: true, corners: true },
      )
    s.ink(ellipse(at[0], at[1], r, r, { from: out - 1.5, to: out + 1.6 }), 5.4, { in: 0.2, out: 0.3 })
  }
  drawTurns(s, look, x)
}

/** Single turns of hair within curly hair, lit from the upper left. */
function drawTurns(s: Sheet, look: HeadLook, x: number) {
  const { dice: roll } = s
  const colour = strandColour(s, look)
  for (const [px, py, r] of [
    [-0.72, -0.62, 0.17],
    [-0.4, -0.94, 0.2],
    [-0.08, -0.72, 0.18],
    [0.26, -1.0, 0.19],
    [0.5, -0.68, 0.17],
    [0.82, -0.5, 0.15],
    [-0.9, -0.14, 0.15],
    [0.94, -0.06, 0.15],
  ] as const) {
    const [cx, cy] = [x + px + roll.range(-0.05, 0.05), py + roll.range(-0.05, 0.05)]
    const start = roll.range(2.4, 3.6)
    const arc = (k: number, from: number, to: number) => ellipse(cx, cy, r * k, r * k * 0.92, { from, to })
    if (px < 0.4)
      s.flat([...arc(1.2, start + 0.3, start + 1.9), ...arc(0.84, start + 1.9, start + 0.3)], look.hairLight, {
        still: true,
        corners: true,
      })
    s.ink(arc(1.3, start, start + 3.2), 3.2, { colour, in: 0.3, out: 0.6 })
    s.ink(arc(0.66, start + 1, start + 4.6), 2.6, { colour, in: 0.3, out: 0.8 })
  }
}

/** The curls behind the head lie in its shade. */
export function drawCurls(s: Sheet, look: HeadLook) {
  const x = -look.yaw * 0.2
  for (let i = 0; i < 14; i++) {
    const angle = Math.PI * (0.78 + (i / 13) * 1.44)
    const size = s.dice.range(0.28, 0.38)
    s.solid(ellipse(x + Math.cos(angle) * 1.1, -0.08 + Math.sin(angle) * 1.1, size, size * 0.94), look.hairDark, 5)
  }
}

import { bend, ellipse, type Point, polar } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Light and value: solids under one lamp, and a ladder of values. */
export function drawLight(s: Sheet) {
  const { dice: roll, tones, hw } = s
  const side = roll.sign()
  const table = roll.range(110, 170)
  s.flat(
    [
      [-hw + 18, table - 40],
      [hw - 18, table - 52],
      [hw - 18, 342],
      [-hw + 18, 342],
    ],
    tones.soft,
    { corners: true, still: true },
  )
  const ladder = [tones.paper, tones.pale, tones.soft, tones.mid, tones.deep, tones.dark]
  const count = roll.int(1, 3)
  for (let i = 0; i < count; i++) {
    const r = roll.range(96, 128) * (count === 1 ? 1.6 : count === 2 ? 1.2 : 0.95)
    const x = ((i + 0.5) / count - 0.5) * 1.45 * hw
    const y = table - r * 0.55 + roll.range(0, 50)
    const kind = i === 0 ? 0 : roll.int(0, 2)
    shadow(s, x, y + r * 0.86, r, side)
    const draw = kind === 0 ? ball : kind === 1 ? cone : cube
    draw(s, { x, y, r, side }, ladder)
    const lamp: Point = [-side * hw * 0.9, -330]
    for (const angle of [-0.8, 0.7])
      s.pencil([lamp, [x + Math.cos(angle) * r, y + Math.sin(angle) * r], [x + side * r * 2, y + r * 0.95]], 1.5, {
        corners: true,
      })
  }
  s.solid(ellipse(-side * hw * 0.84, -285, 34, 34), tones.accent, 5)
  for (let i = 0; i < 9; i++) {
    const p = polar((i / 9) * Math.PI * 2, 1)
    s.ink(
      [
        [-side * hw * 0.84 + p[0] * 46, -285 + p[1] * 46],
        [-side * hw * 0.84 + p[0] * 66, -285 + p[1] * 66],
      ],
      4,
    )
  }
  ladder.forEach((colour, i) =>
    s.solid(
      [
        [-hw * 0.5 + i * hw * 0.17, 268],
        [-hw * 0.5 + (i + 1) * hw * 0.17, 268],
        [-hw * 0.5 + (i + 1) * hw * 0.17, 318],
        [-hw * 0.5 + i * hw * 0.17, 318],
      ],
      colour,
      3.6,
      { corners: true },
    ),
  )
}

const shadow = (s: Sheet, x: number, y: number, r: number, side: number) =>
  s.flat(ellipse(x + side * r * 0.8, y, r * 1.35, r * 0.24), s.tones.deep, { still: true, opacity: 0.85 })

/** A thing under the lamp, and the side on which its shadow falls. */
type Solid = { x: number; y: number; r: number; side: number }

function ball(s: Sheet, { x, y, r, side }: Solid, ladder: string[]) {
  const edge = ellipse(x, y, r, r)
  s.flat(edge, ladder[2] as string, { knock: true })
  s.within(edge, () => {
    s.flat(ellipse(x + side * r * 0.62, y + r * 0.5, r * 1.25, r * 1.15), ladder[3] as string, { still: true })
    s.flat(ellipse(x + side * r * 0.86, y + r * 0.72, r * 1.12, r * 1.02), ladder[4] as string, { still: true })
    s.flat(ellipse(x + side * r * 1.14, y + r * 0.98, r * 0.98, r * 0.86), ladder[3] as string, { still: true })
    s.flat(ellipse(x - side * r * 0.42, y - r * 0.45, r * 0.34, r * 0.28), ladder[0] as string, { still: true })
  })
  for (let i = 0; i < 7; i++)
    s.ink(
      ellipse(x, y, r * (0.96 - i * 0.05), r * (0.96 - i * 0.05), {
        from: side > 0 ? 0.1 + i * 0.07 : 2.1 - i * 0.02,
        to: side > 0 ? 1.25 - i * 0.06 : 3.0 - i * 0.07,
      }),
      2,
    )
  s.contour(edge, 6)
  s.ring(x, y, r * 1.02)
  s.ring(x, y, r, r * 0.26)
  s.guide([x - r, y], [x + r, y], 0.2)
  s.guide([x, y - r], [x, y + r], 0.2)
}

function cone(s: Sheet, { x, y, r, side }: Solid, ladder: string[]) {
  const edge: Point[] = [
    [x, y - r * 1.3],
    [x + r * 0.86, y + r * 0.75],
    ...bend([x + r * 0.86, y + r * 0.75], [x, y + r * 1.2], [x - r * 0.86, y + r * 0.75]),
  ]
  s.flat(edge, ladder[2] as string, { knock: true, corners: true })
  s.within(
    edge,
    () => {
      s.flat(
        [
          [x, y - r * 1.3],
          [x + side * r * 0.1, y + r * 1.2],
          [x + side * r, y + r * 1.2],
          [x + side * r, y],
        ],
        ladder[3] as string,
        { corners: true, still: true },
      )
      s.flat(
        [
          [x, y - r * 1.3],
          [x + side * r * 0.4, y + r * 1.2],
          [x + side * r * 0.72, y + r * 1.2],
        ],
        ladder[4] as string,
        { corners: true, still: true },
      )
    },
    true,
  )
  s.contour(edge, 6, { corners: true })
  s.ring(x, y + r * 0.75, r * 0.86, r * 0.24)
  s.guide([x, y - r * 1.3], [x, y + r], 0.15)
}

function cube(s: Sheet, { x, y, r, side }: Solid, ladder: string[]) {
  const p = (px: number, py: number): Point => [x + px * r * side, y + py * r]
  const faces: [Point[], string][] = [
    [[p(-0.9, -0.5), p(0.1, -0.85), p(0.95, -0.55), p(0.0, -0.15)], ladder[0] as string],
    [[p(-0.9, -0.5), p(0, -0.15), p(0, 0.95), p(-0.85, 0.55)], ladder[2] as string],
    [[p(0, -0.15), p(0.95, -0.55), p(0.9, 0.5), p(0, 0.95)], ladder[4] as string],
  ]
  for (const [face, colour] of faces) {
    s.solid(face, colour, 5.4, { corners: true })
    for (const i of [0, 1, 2]) s.guide(face[i] as Point, face[i + 1] as Point, 0.16, 1.3)
  }
}

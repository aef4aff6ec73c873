import type { Dice } from '../dice.ts'
import { add, ellipse, type Point, polar, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** The outline of a cloud or a crown of leaves: lumps around an ellipse. */
export function lumpy(roll: Dice, [cx, cy]: Point, [rx, ry]: Point, lumps: number, depth = 0.18): Point[] {
  const out: Point[] = []
  const start = roll.range(0, 6)
  const steps = 7
  for (let i = 0; i < lumps; i++) {
    const size = roll.range(0.6, 1.3)
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const angle = start + ((i + t) / lumps) * Math.PI * 2
      const swell = 1 + depth * size * (Math.sin(Math.PI * t) - 0.35)
      out.push([cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell])
    }
  }
  return out
}

/** A heaped cloud with a flat foot. */
export function drawPuffs(s: Sheet, [x, y]: Point, size: number, colour: string, ink = 4) {
  const roll = s.dice
  const heads = roll.int(4, 6)
  const top: Point[] = []
  for (let i = 0; i < heads; i++) {
    const t = (i + 0.5) / heads
    const r = size * (0.16 + 0.2 * Math.sin(Math.PI * t)) * roll.range(0.85, 1.2)
    const [cx, cy] = [x + (t - 0.5) * size * 1.5, y - Math.sin(Math.PI * t) * size * 0.28]
    for (const p of ellipse(cx, cy, r, r * 0.95, {
      from: Math.PI * (i === 0 ? 0.95 : 1.15),
      to: Math.PI * (i === heads - 1 ? 2.05 : 1.85),
    }))
      top.push(p)
    if (s.dice.chance(0.5)) s.ring(cx, cy, r, r * 0.95, { width: 1.3 })
  }
  const foot: Point[] = [
    [x + size * 0.86, y + size * 0.1],
    [x + size * 0.4, y + size * 0.16],
    [x - size * 0.4, y + size * 0.16],
    [x - size * 0.86, y + size * 0.1],
  ]
  s.flat([...top, ...foot], colour, { knock: true, corners: true })
  s.ink(top, ink, { in: 0.1, out: 0.15, least: 0.3, corners: true, shade: 0.6 })
  s.ink(
    [
      [x + size * 0.7, y + size * 0.14],
      [x + size * 0.1, y + size * 0.17],
    ],
    ink * 0.6,
  )
  s.ink(
    [
      [x - size * 0.2, y + size * 0.15],
      [x - size * 0.6, y + size * 0.13],
    ],
    ink * 0.6,
  )
}

/** Small crowns need fewer leaves. */
const leafage = (rx: number) => Math.round(Math.min(36, 8 + rx * 0.25))

/** A crown of leaves: a mass with a lit side, leaf scallops at its edge and a few inside. */
export function drawCrown(
  s: Sheet,
  [x, y]: Point,
  [rx, ry]: Point,
  [light, mid, dark]: readonly [string, string, string],
) {
  const roll = s.dice
  const edge = lumpy(roll, [x, y], [rx, ry], roll.int(9, 13), 0.2)
  s.flat(edge, mid, { knock: true, corners: true })
  s.within(
    edge,
    () => {
      s.flat(lumpy(roll, [x + rx * 0.3, y + ry * 0.45], [rx * 0.95, ry * 0.75], 9, 0.25), dark, {
        corners: true,
        still: true,
        opacity: 0.8,
      })
      s.flat(lumpy(roll, [x - rx * 0.35, y - ry * 0.4], [rx * 0.5, ry * 0.42], 8, 0.3), light, {
        corners: true,
        still: true,
      })
      s.scatter(leaves(s, [x, y], [rx, ry], leafage(rx)), light)
      s.scatter(leaves(s, [x + rx * 0.2, y + ry * 0.3], [rx, ry], leafage(rx) - 6), dark)
    },
    true,
  )
  s.contour(edge, 5, { corners: true, shade: 0.9 })
  for (let i = 0; i < 7; i++) {
    const at = polar(roll.range(0, 6.3), roll.range(0.2, 0.75))
    const [cx, cy] = [x + at[0] * rx, y + at[1] * ry]
    const r = Math.min(rx, ry) * roll.range(0.09, 0.16)
    s.ink(
      [
        ...ellipse(cx, cy, r, r * 0.8, { from: Math.PI * 0.9, to: Math.PI * 1.9 }),
        ...ellipse(cx + r * 1.7, cy + r * 0.2, r * 0.8, r * 0.7, { from: Math.PI, to: Math.PI * 1.9 }),
      ],
      3,
    )
  }
  s.ring(x, y, rx * 1.02, ry * 1.02, { tilt: roll.range(-0.1, 0.1) })
  s.ring(x - rx * 0.35, y - ry * 0.4, rx * 0.5, ry * 0.42, { width: 1.3 })
}

function leaves(s: Sheet, [x, y]: Point, [rx, ry]: Point, count: number): Point[][] {
  return Array.from({ length: count }, () => {
    const at = polar(s.dice.range(0, 6.3), Math.sqrt(s.dice.next()) * 0.95)
    const tilt = s.dice.range(0, 3.1)
    const [long, wide] = [s.dice.range(6, 13), s.dice.range(3, 5)]
    const corners: Point[] = [
      [-long, 0],
      [-long * 0.3, -wide],
      [long * 0.5, -wide * 0.8],
      [long, 0],
      [long * 0.3, wide],
      [-long * 0.5, wide * 0.8],
    ]
    return corners.map((p) => add([x + at[0] * rx, y + at[1] * ry], turned(p, tilt)))
  })
}

/** Tufts of grass between two places of a line, as one stroke each. */
export function drawGrass(s: Sheet, [x1, x2]: readonly [number, number], y: number, size: number, amount: number) {
  for (let i = 0; i < amount; i++) {
    const x = s.dice.range(x1, x2)
    for (const lean of [-0.5, 0.1, 0.6])
      s.ink(
        [
          [x, y],
          [x + lean * size * 0.4, y - size * 0.6],
          [x + lean * size, y - size * s.dice.range(0.8, 1.1)],
        ],
        3,
        { in: 0.05, out: 0.9 },
      )
  }
}

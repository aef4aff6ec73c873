import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Brushes with their strokes and swatches of colour. */
export function drawBrushes(s: Sheet) {
  const { dice: roll, tones, hw } = s
  const colours = [tones.soft, tones.mid, tones.deep, tones.accent, tones.dark, tones.pale]
  const strokes = roll.int(4, 6)
  for (let i = 0; i < strokes; i++)
    dab(
      s,
      [-hw * 0.86, -270 + i * (540 / strokes) + 30],
      [hw * roll.range(0.0, 0.3), -270 + i * (540 / strokes) + 30 + roll.range(-30, 30)],
      roll.range(18, 36),
      colours[(i + 1) % 6] as string,
    )
  const tools = roll.int(2, 4)
  for (let i = 0; i < tools; i++) {
    const tip: Point = [hw * roll.range(0.1, 0.3) + i * 40, -200 + i * (420 / tools)]
    s.at(
      tip[0],
      tip[1],
      { rotate: roll.range(-0.35, 0.35) + (i - tools / 2) * 0.12, scale: roll.range(1.15, 1.4) },
      () => tool(s, roll.int(0, 2), colours[(i + 1) % 6] as string),
    )
  }
  for (let i = 0; i < 5; i++) {
    const [x, y] = [hw * (0.42 + i * 0.115), 285]
    s.solid(
      [
        [x - 30, y - 26],
        [x + 30, y - 28],
        [x + 31, y + 26],
        [x - 29, y + 28],
      ],
      colours[i] as string,
      4,
      { corners: true },
    )
  }
  s.guide([hw * 0.36, 318], [hw * 0.96, 318])
}

function dab(s: Sheet, a: Point, b: Point, w: number, colour: string) {
  const steps = 14
  const edge = (k: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      return [
        a[0] + (b[0] - a[0]) * t,
        a[1] +
          (b[1] - a[1]) * t +
          Math.sin(t * 5 + a[1]) * 14 +
          k * w * (0.75 + 0.3 * Math.sin(t * 9 + k)) * Math.min(1, t * 6 + 0.4),
      ]
    })
  const dry = Array.from({ length: 7 }, (_, i): Point => [
    b[0] + (i % 2 ? s.dice.range(20, 90) : s.dice.range(-60, 0)),
    b[1] + w - (i * w * 2) / 6,
  ])
  s.flat([...edge(-1), ...dry.toReversed(), ...edge(1).toReversed()], colour, { corners: true, still: true })
  for (let i = 0; i < 5; i++)
    s.ink(edge(s.dice.range(-0.8, 0.8)).slice(s.dice.int(2, 8)), 2, { colour: s.tones.paper, opacity: 0.5 })
  s.guide([a[0] - 30, a[1]], [b[0] + 60, b[1]], 0.02, 1.4)
}

function tool(s: Sheet, kind: number, colour: string) {
  const { tones } = s
  const handle: Point[] = trace('70,-15 150,-21 330,-16 470,-5 470,5 330,16 150,21 70,15')
  s.solid(handle, kind === 2 ? tones.dark : tones.accent, 5)
  s.solid(trace('62,-18 132,-21 132,21 62,18'), tones.pale, 4.4, { corners: true })
  for (const x of [84, 96, 118])
    s.ink(
      [
        [x, -17],
        [x + 3, 0],
        [x, 17],
      ],
      2.4,
    )
  if (kind === 0) s.solid(trace('66,-18 36,-26 -6,-12 -34,6 4,18 40,24 66,18'), colour, 5)
  if (kind === 1) s.solid(trace('66,-22 4,-38 -26,-36 -22,36 6,38 66,22'), colour, 5)
  if (kind === 2) {
    s.solid(trace('66,-12 20,-15 -34,0 20,15 66,12'), tones.soft, 5)
    s.ink(trace('-34,0 24,0'), 3, { corners: true })
    s.solid(ellipse(28, 0, 5, 5), tones.dark, 2)
  }
  if (kind < 2)
    for (const i of [-1, 0, 1])
      s.ink(
        [
          [56, i * 9],
          [20, i * 13],
          [-8, i * 9 + 3],
        ],
        2.4,
      )
  s.guide([-60, 0], [500, 0], 0.02, 1.4)
}

import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { tint } from './street-things.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** An avenue of lights in winter: trees hung with bulbs, an arch, two who walk below. */
export function drawIllumination(s: Sheet) {
  const { tones } = s
  const night = between(tones.dark, INK, 0.45)
  onGround(s, night, () => {
    tint(s, box(-660, 150, 660, 380), tones.dark)
    tint(s, trace('-90,150 90,150 420,380 -420,380'), between(tones.dark, tones.deep, 0.7))
    const sizes = [0.36, 0.52, 0.74, 1.06]
    sizes.forEach((k, i) => {
      const y = 150 + k * 128
      const half = k * 400 + 40
      drawArch(s, [half, y, k], i)
      for (const side of [-1, 1]) drawLitTree(s, [side * (half + k * 150), y], k)
    })
    s.flat(ellipse(0, 300, 70, 9), INK, { still: true, opacity: 0.6 })
    for (const [x, coat] of [
      [-26, tones.accent],
      [26, tones.soft],
    ] as const) {
      for (const dx of [-9, 9])
        s.ink(
          [
            [x + dx, 256],
            [x + dx, 300],
          ],
          13,
          { in: 0.02, out: 0.02, least: 0.9 },
        )
      s.solid(
        trace('-18,190 18,190 26,264 -26,264').map(([px, py]): Point => [px + x, py]),
        coat,
        4.4,
      )
      s.solid(ellipse(x, 170, 19, 20), INK, 4)
    }
  })
}

function bulbs(s: Sheet, at: readonly Point[], r: number) {
  const { tones } = s
  for (const [i, [x, y]] of at.entries()) {
    const colour = [tones.accent, tones.paper, between(tones.accent, tones.paper, 0.5)][i % 3]!
    s.flat(ellipse(x, y, r * 2.4, r * 2.4), colour, { still: true, opacity: 0.25 })
    s.flat(ellipse(x, y, r, r), colour, { still: true })
  }
}

function drawArch(s: Sheet, [half, y, k]: readonly [number, number, number], index: number) {
  const line = bend([-half, y], [0, y - k * 900], [half, y], 26 + index * 6)
  s.ink(line, 5 * k + 2, { in: 0.01, out: 0.01, least: 0.9, colour: s.tones.mid })
  bulbs(s, line, 4 + k * 5)
}

function drawLitTree(s: Sheet, [x, y]: Point, k: number) {
  const { tones } = s
  s.solid(
    [
      [x - 13 * k, y],
      [x + 13 * k, y],
      [x + 9 * k, y - 70 * k],
      [x - 9 * k, y - 70 * k],
    ],
    INK,
    4 * k,
    { corners: true },
  )
  const crown: Point[] = trace(
    '0,-330 60,-220 40,-220 96,-120 70,-120 124,-40 -124,-40 -70,-120 -96,-120 -40,-220 -60,-220',
  ).map(([px, py]): Point => [x + px * k, y + py * k])
  s.solid(crown, between(tones.deep, tones.dark, 0.4), 5 * k + 1, { corners: true })
  const lights = trace(
    '0,-300 -20,-250 24,-236 -40,-190 6,-180 46,-160 -66,-130 -10,-120 60,-96 -90,-64 -40,-76 20,-62 90,-60',
  )
  bulbs(
    s,
    lights.map(([px, py]): Point => [x + px * k, y + py * k]),
    3 + k * 5,
  )
}

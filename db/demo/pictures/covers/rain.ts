import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Streaks of rain, all on one slant. */
export function drawRain(s: Sheet, amount: number, [left, right]: Point, colour: string) {
  const { dice: roll } = s
  for (let i = 0; i < amount; i++) {
    const [x, y, long] = [roll.range(left, right), roll.range(-400, 300), roll.range(30, 110)]
    s.ink(
      [
        [x, y],
        [x - long * 0.14, y + long],
      ],
      roll.range(1.8, 3.4),
      { corners: true, colour, in: 0.6, out: 0.1, opacity: roll.range(0.5, 0.95) },
    )
  }
}

/** Where drops meet water. */
export function drawRings(s: Sheet, places: readonly Point[], colour: string) {
  for (const [x, y] of places) {
    const r = 12 + (y / 360) * 26
    s.ink(ellipse(x, y, r, r * 0.3), 2.4, { colour })
    s.ink(ellipse(x, y, r * 0.5, r * 0.15), 2, { colour })
    for (const dx of [-0.3, 0.3])
      s.ink(
        [
          [x + dx * r * 0.5, y - 3],
          [x + dx * r, y - r * 0.5],
        ],
        2.2,
        { colour },
      )
  }
}

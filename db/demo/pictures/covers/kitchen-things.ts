import { box } from '../backdrop.ts'
import { plate, tint } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

export function drawKettle(s: Sheet, [x, y]: Point) {
  const { tones } = s
  const at = (px: number, py: number): Point => [x + px, y + py]
  s.ink([at(-72, -84), at(-60, -158), at(0, -186), at(60, -158), at(72, -84)], 15, {
    in: 0.02,
    out: 0.02,
    least: 0.9,
    colour: tones.dark,
  })
  s.solid([at(-78, -64), at(-142, -118), at(-158, -112), at(-152, -100), at(-92, -10)], tones.accent, 5)
  s.solid([at(-96, 22), at(96, 22), at(106, -24), at(74, -88), at(-74, -88), at(-106, -24)], tones.accent, 5.4)
  tint(s, [at(38, 18), at(92, 18), at(101, -24), at(72, -84), at(44, -84), at(62, -30)], tones.deep, 0.35)
  s.ink([at(-72, -10), at(-74, -34), at(-54, -68)], 7, { colour: tones.paper })
  s.solid(
    [...ellipse(x, y - 88, 64, 24, { from: Math.PI, to: Math.PI * 2 }), at(64, -82), at(-64, -82)],
    tones.accent,
    4,
    { corners: true },
  )
  s.solid(ellipse(x, y - 118, 13, 11), tones.dark, 3)
  for (const [i, [dx, dy]] of [
    [-164, -130],
    [-196, -150],
    [-140, -160],
  ].entries()) {
    const steam: Point[] = [
      at(dx!, dy!),
      at(dx! - 30, dy! - 50),
      at(dx! + 14, dy! - 104),
      at(dx! - 26, dy! - 160),
      at(dx! + 4, dy! - 206 + i * 30),
    ]
    s.ink(steam, 20, { colour: tones.paper, in: 0.3, out: 0.6 })
    s.ink(steam, 3, { in: 0.2, out: 0.6 })
  }
}

export function drawCup(s: Sheet, [x, y]: Point) {
  const { tones } = s
  tint(
    s,
    [
      [x, y],
      [x + 40, y - 6],
      [x + 140, y + 12],
      [x + 60, y + 18],
    ],
    tones.deep,
    0.35,
  )
  s.ink(ellipse(x + 26, y - 30, 26, 18, { from: -1.4, to: 1.5 }), 6)
  s.solid(
    [
      [x - 34, y - 58],
      [x + 34, y - 58],
      [x + 28, y],
      [x - 28, y],
    ],
    tones.paper,
    4.2,
    { corners: true },
  )
  s.solid(ellipse(x, y - 58, 34, 8), tones.deep, 3.4)
  s.ink(
    [
      [x - 30, y - 34],
      [x + 30, y - 34],
    ],
    5,
    { colour: tones.mid },
  )
}

/** A shelf with bowls and jars, and what hangs below it. */
export function drawShelf(s: Sheet) {
  const { tones } = s
  plate(s, box(226, -196, 600, -178), tones.deep, 4)
  for (const [i, x] of [262, 330, 398].entries()) {
    plate(s, box(x - 26, -264 + i * 8, x + 26, -198), [tones.paper, tones.accent, tones.pale][i]!, 3.4)
    plate(s, box(x - 20, -280 + i * 8, x + 20, -264 + i * 8), tones.mid, 3)
  }
  for (let i = 0; i < 3; i++)
    s.solid(
      [
        [456, -202 - i * 22],
        [560, -202 - i * 22],
        [572, -226 - i * 22],
        [444, -226 - i * 22],
      ],
      i % 2 ? tones.mid : tones.paper,
      3.4,
    )
  for (const [x, long] of trace('290,70 350,56 550,64')) {
    s.ink(
      [
        [x, -178],
        [x, -178 + long],
      ],
      5,
      { corners: true, least: 0.8, colour: tones.dark },
    )
    s.solid(ellipse(x, -170 + long, 17, 20), tones.soft, 3.4)
  }
}

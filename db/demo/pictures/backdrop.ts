import { ellipse, type Point } from './geometry.ts'
import type { Sheet } from './sheet.ts'

/** A printed area behind the figure: a moon, a leaning panel, a horizon, a brush's swath, a corner — or a tinted sheet. */
export function drawBackdrop(s: Sheet) {
  const { dice: roll, tones, hw, hh } = s
  const kind = roll.int(0, 6)
  const [ground, shape] = roll.pick([
    [tones.pale, tones.soft],
    [tones.soft, tones.pale],
    [tones.paper, tones.soft],
    [tones.pale, tones.accent],
    [tones.paper, tones.pale],
    [tones.mid, tones.soft],
    [tones.soft, tones.mid],
  ] as const)
  sheetOf(s, ground)
  if (kind === 0)
    s.flat(ellipse(roll.range(-0.4, 0.4) * hw, roll.range(-80, 60), roll.range(230, 330), roll.range(230, 330)), shape)
  if (kind === 1)
    s.flat(
      box(roll.range(-0.55, -0.35) * hw, -hh * 0.8, roll.range(0.35, 0.6) * hw, hh * 0.8).map(([x, y]): Point => [
        x + y * 0.12,
        y,
      ]),
      shape,
      { corners: true },
    )
  if (kind === 2)
    s.flat(
      [
        [-hw - 20, roll.range(-40, 120)],
        [hw + 20, roll.range(-40, 120)],
        [hw + 20, hh + 20],
        [-hw - 20, hh + 20],
      ],
      shape,
      { corners: true },
    )
  if (kind === 3) drawSwath(s, shape)
  if (kind === 4)
    s.flat(
      [
        [roll.range(-0.3, 0.2) * hw, -hh - 20],
        [hw + 20, -hh - 20],
        [hw + 20, hh + 20],
        [roll.range(-0.3, 0.5) * hw, hh + 20],
      ],
      shape,
      { corners: true },
    )
  if (kind === 5) drawDots(s, shape)
  if (kind === 6) drawBands(s, shape)
}

/** The picture's own sheet, tinted, past its edges. */
export function sheetOf(s: Sheet, colour: string) {
  const { hw, hh } = s
  const j = () => s.dice.range(-4, 4)
  const rim = -20
  if (colour === s.tones.paper) return
  s.flat(
    [
      [-hw + rim + j(), -hh + rim + j()],
      [hw - rim + j(), -hh + rim + j()],
      [hw - rim + j(), hh - rim + j()],
      [-hw + rim + j(), hh - rim + j()],
    ],
    colour,
    { corners: true, still: true },
  )
}

export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

function drawSwath(s: Sheet, colour: string) {
  const lean = s.dice.range(-0.3, 0.3)
  for (let i = 0; i < 4; i++) {
    const y = -190 + i * 125 + s.dice.range(-20, 20)
    const [x1, x2] = [s.dice.range(-0.95, -0.6) * s.hw, s.dice.range(0.55, 0.95) * s.hw]
    s.flat(
      [
        [x1, y - 60 - x1 * lean],
        [x1 * 0.5, y - 72 - x1 * 0.5 * lean],
        [x2, y - 58 - x2 * lean],
        [x2 + 30, y - 20 - x2 * lean],
        [x2 - 10, y + 62 - x2 * lean],
        [0, y + 70],
        [x1 - 30, y + 64 - x1 * lean],
      ],
      colour,
      { still: true },
    )
  }
}

function drawDots(s: Sheet, colour: string) {
  const gap = s.dice.range(46, 70)
  const dots: Point[][] = []
  const cut = s.dice.range(-0.6, 0.2)
  for (let row = 0; row * gap * 0.86 < 720; row++) {
    for (let x = -s.hw + (row % 2) * gap * 0.5; x < s.hw; x += gap) {
      const t = (x / s.hw - cut) / (1 - cut)
      if (t > 0.04) dots.push(ellipse(x, -350 + row * gap * 0.86, gap * 0.36 * Math.sqrt(t), gap * 0.36 * Math.sqrt(t)))
    }
  }
  s.scatter(dots, colour)
}

function drawBands(s: Sheet, colour: string) {
  const wide = s.dice.range(40, 110)
  const lean = s.dice.range(-0.5, 0.5)
  for (let x = -s.hw * 1.4; x < s.hw * 1.4; x += wide * 2.4) {
    s.flat(
      [
        [x - lean * 360, -380],
        [x + wide - lean * 360, -380],
        [x + wide + lean * 360, 380],
        [x + lean * 360, 380],
      ],
      colour,
      { corners: true, opacity: 0.75 },
    )
  }
}

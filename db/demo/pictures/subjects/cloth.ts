import { bend, type Point, through } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Folds: a cloth that hangs from one, two or three points. */
export function drawCloth(s: Sheet) {
  const { dice: roll, tones } = s
  const colours = roll.pick([
    [tones.pale, tones.soft, tones.mid],
    [tones.soft, tones.mid, tones.deep],
    [tones.accent, tones.mid, tones.deep],
    [tones.paper, tones.pale, tones.soft],
  ] as const)
  const count = roll.int(1, 3)
  const span = s.hw * roll.range(0.5, 0.66)
  const pins: Point[] =
    count === 1
      ? [[roll.range(-60, 60), -290]]
      : Array.from({ length: count }, (_, i): Point => [
          -span + (2 * span * i) / (count - 1),
          -270 + roll.range(-20, 30),
        ])
  const hem = hemOf(s, count === 1 ? span * 0.95 : span * 1.16, count === 1 ? 130 : 30)
  const cloth = outlineOf(s, pins, hem)
  s.flat(cloth, colours[0], { knock: true, corners: true })
  s.within(cloth, () => drawShades(s, pins, hem, colours), true)
  drawFolds(s, pins, hem)
  drawSlack(s, pins)
  s.contour(cloth, 6.5, { corners: true })
  for (const pin of pins) drawPeg(s, pin)
  s.guide([pins[0]?.[0] ?? 0, -320], [pins[0]?.[0] ?? 0, 320], 0.02)
}

function hemOf(s: Sheet, reach: number, arch: number): Point[] {
  const waves = s.dice.int(6, 9)
  return Array.from({ length: waves * 2 + 1 }, (_, i): Point => {
    const t = i / (waves * 2)
    const y = 250 + (i % 2 ? 34 : -14) + s.dice.range(-14, 14) - Math.abs(t - 0.5) * arch
    return [-reach + 2 * reach * t, y]
  })
}

function outlineOf(s: Sheet, pins: Point[], hem: Point[]): Point[] {
  const [pin] = pins as [Point]
  const [first, last] = [hem[0] as Point, hem[hem.length - 1] as Point]
  if (pins.length === 1) {
    const sides = [bend(first, [pin[0] - 70, -60], pin), bend(pin, [pin[0] + 70, -60], last)]
    return [...sides.flat(), ...through(hem.slice(1, -1).toReversed())]
  }
  const top = pins.flatMap((p, i): Point[] => {
    const next = pins[i + 1]
    return next ? bend(p, [(p[0] + next[0]) / 2, Math.max(p[1], next[1]) + s.dice.range(120, 230)], next, 8) : [p]
  })
  return [...top, ...through(hem.toReversed())]
}

/** The point from which the fold that ends here is pulled. */
const pinAbove = (pins: Point[], hem: Point[], i: number) =>
  pins[Math.min(pins.length - 1, Math.floor((i / hem.length) * pins.length))] as Point

function drawShades(s: Sheet, pins: Point[], hem: Point[], [, mid, dark]: readonly [string, string, string]) {
  hem.forEach((foot, i) => {
    if (i % 2 || i === 0) return
    const pin = pinAbove(pins, hem, i)
    const lean = (foot[0] - pin[0]) * 0.25
    const near = bend([pin[0], pin[1] + 20], [foot[0] - lean * 1.6 - 12, -20], [foot[0] - 30, foot[1] + 30])
    const far = bend([foot[0] + 34, foot[1] + 30], [foot[0] - lean * 1.2 + 30, 10], [pin[0] + 6, pin[1] + 20])
    s.flat([...near, ...far], i % 4 ? mid : dark, { corners: true, still: true, opacity: 0.85 })
  })
}

function drawFolds(s: Sheet, pins: Point[], hem: Point[]) {
  hem.forEach((foot, i) => {
    if (i === 0 || i === hem.length - 1) return
    const pin = pinAbove(pins, hem, i)
    const lean = (foot[0] - pin[0]) * 0.3
    const top: Point = [pin[0] + (foot[0] - pin[0]) * 0.12, pin[1] + s.dice.range(30, 160)]
    const fold = bend([foot[0], foot[1] - 4], [foot[0] - lean * 1.2, 10], top, 12)
    s.ink(fold, i % 2 ? 4.4 : 6, { in: 0.05, out: 0.95 })
    s.pencil(bend(pin, [foot[0] - lean * 1.3, 0], [foot[0], foot[1] + 26], 10), 1.6)
  })
}

/** Between two pins the cloth sags in arcs, each deeper than the one above. */
function drawSlack(s: Sheet, pins: Point[]) {
  for (let i = 1; i < pins.length; i++) {
    const [a, b] = [pins[i - 1] as Point, pins[i] as Point]
    for (let k = 0; k < 3; k++) {
      const low: Point = [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + 190 + k * 70]
      const arc = bend([a[0] + 30, a[1] + 30 + k * 26], low, [b[0] - 30, b[1] + 30 + k * 26], 14)
      s.ink(arc, 5 - k, { in: 0.35, out: 0.35 })
    }
  }
}

function drawPeg(s: Sheet, [x, y]: Point) {
  s.ring(x, y, 30)
  const peg: Point[] = [
    [x - 11, y - 26],
    [x + 11, y - 26],
    [x + 9, y + 24],
    [x - 9, y + 24],
  ]
  s.solid(peg, s.tones.dark, 4, { corners: true })
}

import { type Point, through } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { drawHead } from '../figure/head.ts'
import { shadeOf, someHead } from '../figure/head-look.ts'

/** Hair on a head, and beside it the locks it is made of: bands that swing the same way and turn once. */
export function drawHair(s: Sheet) {
  const { dice: roll, tones } = s
  const colours = roll.pick([
    [tones.mid, tones.deep, tones.soft],
    [tones.deep, tones.dark, tones.mid],
    [tones.soft, tones.mid, tones.pale],
    [tones.accent, tones.mid, tones.pale],
  ] as const)
  const side = roll.sign()
  const look = {
    ...someHead(roll, tones),
    style: roll.pick(['long', 'bob', 'braid', 'spiky'] as const),
    yaw: side * 0.6,
    hair: colours[0],
    hairDark: shadeOf(colours[0]),
    hairLight: colours[2],
  }
  s.at(side * s.hw * 0.34, -10, { scale: roll.range(205, 235) }, () => drawHead(s, look))
  const locks = roll.int(2, 3)
  const swing = roll.range(40, 70) * roll.sign()
  for (let i = 0; i < locks; i++) {
    const x = -side * s.hw * (0.42 + 0.2 * (i - (locks - 1) / 2) * (3 / locks))
    ribbon(
      s,
      [
        [x - swing * 0.2, -285],
        [x + swing * 0.7, -140],
        [x - swing * 0.5, 30],
        [x + swing * 0.5, 180],
        [x + swing * 1.1, 285 - i * 26],
      ],
      roll.range(40, 56),
      colours,
    )
  }
}

function ribbon(s: Sheet, spine: Point[], wide: number, [face, inner, light]: readonly [string, string, string]) {
  const line = through(spine, false, 10)
  const last = line.length - 1
  const twist = s.dice.range(0.3, 0.6)
  const width = (t: number) => wide * Math.cos(t * Math.PI * (1 / twist) * 0.5 * 0.9) * (1 - t ** 4)
  const edge = (k: number): Point[] =>
    line.map((p, i) => {
      const [a, b] = [line[Math.max(0, i - 1)] as Point, line[Math.min(last, i + 1)] as Point]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const w = k * width(i / last)
      return [p[0] - ((b[1] - a[1]) / length) * w, p[1] + ((b[0] - a[0]) / length) * w]
    })
  const turn = line.findIndex((_, i) => width(i / last) < 0)
  const [left, right] = [edge(1), edge(-1)]
  const cut = turn < 0 ? last : turn
  const part = (from: number, to: number, colour: string) => {
    if (to - from < 2) return
    s.flat([...left.slice(from, to + 1), ...right.slice(from, to + 1).toReversed()], colour, {
      knock: true,
      corners: true,
    })
    s.flat(
      [
        ...edge(0.55).slice(from, to + 1),
        ...edge(0.2)
          .slice(from, to + 1)
          .toReversed(),
      ],
      light,
      { corners: true, opacity: 0.65 },
    )
  }
  part(cut, last, inner)
  part(0, cut, face)
  s.ink(left, 5.4, { in: 0.1, out: 0.2 })
  s.ink(right, 6, { in: 0.1, out: 0.2 })
  for (const k of [-0.55, -0.1, 0.3])
    s.ink(edge(k).slice(Math.round(last * 0.05), Math.round(last * s.dice.range(0.5, 0.9))), 2.6)
  s.pencil(spine, 2.2)
  for (const i of [8, 16, 24, 32]) if (i < last) s.guide(left[i] as Point, right[i] as Point, 0.3, 1.4)
}

import { dice } from './dice.ts'
import { drawingSvg } from './drawing-svg.ts'
import { bend, ellipse, type Point, polar } from './geometry.ts'
import { Sheet } from './sheet.ts'
import { PAPER, tonesOf } from './tones.ts'

/** The decorated ground of a certificate, 1600×1130: a drawn frame, laurel of pens in the corners, room for words. */
export function certificateSvg({ seed }: { seed: number }): string {
  const roll = dice(seed, 'certificate')
  const tones = tonesOf(roll.pick(['character', 'background', 'other'] as const), roll)
  const s = new Sheet(1600, 1130, tones, roll)
  const { hw, hh } = s
  const frame = (by: number): Point[] => [
    [-hw + by, -hh + by],
    [hw - by, -hh + by],
    [hw - by, hh - by],
    [-hw + by, hh - by],
  ]
  s.flat(frame(20), tones.pale, { corners: true })
  s.flat(frame(46), tones.paper, { corners: true, knock: true, still: true })
  s.contour(frame(46), 5, { corners: true, least: 0.7 })
  s.contour(frame(56), 2, { corners: true, least: 0.7 })
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      s.at(x * (hw - 46), y * (hh - 46), { scaleX: -x, scale: 1, rotate: 0 }, () => corner(s, -y))
  for (const y of [-1, 1]) s.guide([-hw + 20, y * (hh - 46)], [hw - 20, y * (hh - 46)], 0.01)
  for (const x of [-1, 1]) s.guide([x * (hw - 46), -hh + 14], [x * (hw - 46), hh - 14], 0.01)
  s.ring(0, 0, 250, 250)
  s.ring(0, 0, 300, 300, { width: 1.2 })
  return drawingSvg({ width: 1600, height: 1130, paper: PAPER, marks: s.marks, clips: s.clips, seed })
}

function corner(s: Sheet, down: number) {
  const { tones } = s
  const colours = [tones.soft, tones.mid, tones.accent, tones.deep]
  const stem = bend([14, 150 * down], [22, 22 * down], [170, 14 * down], 14)
  s.ink(stem, 5)
  stem.forEach((at, i) => {
    if (i < 1 || i > 13) return
    const angle = Math.atan2(((i - 7) / 7) * -down * 0.7 + down * 0.8, 0.9 - i * 0.02)
    for (const turn of [-0.75, 0.75]) {
      const tip = polar(angle + turn + (turn > 0 ? 0.3 : -0.3), s.dice.range(22, 34))
      const leaf: Point[] = [
        ...bend(
          at,
          [at[0] + tip[0] * 0.4 - tip[1] * 0.35, at[1] + tip[1] * 0.4 + tip[0] * 0.35],
          [at[0] + tip[0], at[1] + tip[1]],
          5,
        ),
        ...bend(
          [at[0] + tip[0], at[1] + tip[1]],
          [at[0] + tip[0] * 0.4 + tip[1] * 0.35, at[1] + tip[1] * 0.4 - tip[0] * 0.35],
          at,
          5,
        ),
      ]
      s.flat(leaf, colours[(i + (turn > 0 ? 1 : 0)) % 4] as string, { corners: true })
      s.contour(leaf, 2.2, { corners: true })
    }
  })
  s.solid(ellipse(30, 30 * down, 13, 13), tones.accent, 3.4)
  s.ring(30, 30 * down, 30)
}

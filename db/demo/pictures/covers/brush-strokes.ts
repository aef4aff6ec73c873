import { disc, splitSheet } from './ground.ts'
import { redCross, redRound } from './shading.ts'
import { add, ellipse, type Point, polar, through, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

export const leafAt = (at: Point, long: number, tilt: number): Point[] =>
  (
    [
      [-long, 0],
      [-long * 0.2, -long * 0.34],
      [long, 0],
      [-long * 0.2, long * 0.34],
    ] as Point[]
  ).map((p) => add(at, turned(p, tilt)))

/** Left an apple as smooth as plastic; right one on which every stroke is felt. */
export function drawFeltStrokes(s: Sheet) {
  const { tones } = s
  const apple = trace(
    '0,-120 70,-170 160,-150 200,-50 180,80 100,190 0,170 -100,190 -180,80 -200,-50 -160,-150 -70,-170',
  )
  const [light, base, dark] = ['#F4A48C', '#D8503C', '#7E2430']
  const stem = () => {
    s.ink(trace('0,-118 10,-190 44,-236'), 16, { in: 0.05, out: 0.1, least: 0.7, colour: tones.dark })
    s.flat(leafAt([86, -204], 70, -0.3), tones.mid, { still: true })
  }
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    for (const x of [-320, 320]) s.flat(ellipse(x + 30, 214, 220, 26), tones.mid, { still: true, opacity: 0.8 })
    s.at(-320, 20, {}, () => {
      s.flat(apple, dark, { still: true })
      s.within(apple, () => {
        for (let i = 0; i < 9; i++)
          s.flat(disc([-20 - i * 6, -4 - i * 8], 218 - i * 21), between(dark, i < 5 ? base : light, (i + 1) / 9), {
            still: true,
          })
        s.flat(ellipse(-70, -86, 44, 26, { tilt: -0.5 }), '#FFFFFF', { still: true, opacity: 0.9 })
      })
      stem()
    })
    s.at(320, 20, {}, () => {
      s.flat(apple, base, { still: true })
      for (let i = 0; i < 74; i++) {
        const [r, turn] = [s.dice.range(20, 196), s.dice.range(0, Math.PI * 2)]
        const [x, y] = polar(turn, r)
        const lit = (-x - y) / 220
        const colour =
          lit > 0.55 ? light : lit > 0 ? between(base, light, 0.3) : lit > -0.6 ? between(base, dark, 0.4) : dark
        const along = polar(turn + Math.PI / 2, s.dice.range(26, 58))
        const bristle = through(
          [
            [x - along[0], y - along[1]],
            [x * 1.05, y * 1.05],
            [x + along[0], y + along[1]],
          ],
          false,
          3,
        )
        s.ink(bristle, s.dice.range(10, 30), { colour, in: 0.15, out: 0.5, least: 0.3, opacity: 0.85 })
      }
      stem()
    })
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}

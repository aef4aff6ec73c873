import { disc, splitSheet } from './ground.ts'
import { redCross, redRound } from './shading.ts'
import { limbOn } from './limbs.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** The same shirt twice: wrinkled all over, and with the few folds that show where it hangs. */
export function drawCalmFolds(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [0, 0], () => {
    for (const side of [-1, 1]) s.at(side * 318, 0, {}, () => drawShirt(s, side < 0))
    redCross(s, [-557, -267], 33)
    redRound(s, [570, -266], 38, 36)
    s.ink(trace('-28,20 24,20'), 12, { in: 0.1, out: 0.1 })
    s.ink(trace('0,-8 30,20 0,48'), 12, { in: 0.1, out: 0.1, corners: true })
  })
}

const BODY =
  '-58,-232 -112,-218 -146,-190 -134,-90 -126,40 -140,232 -70,250 0,244 70,250 140,232 126,40 134,-90 146,-190 112,-218 58,-232 0,-206'
const onBoth = (noted: string) => [-1, 1].map((side) => trace(noted).map(([x, y]): Point => [side * x, y]))

function drawShirt(s: Sheet, wrinkled: boolean) {
  const { tones } = s
  s.ink(trace('0,-292 0,-322 26,-332 32,-310'), 8)
  s.ink(trace('-110,-214 0,-290 110,-214'), 9)
  const [cloth, shade] = [tones.accent, between(tones.accent, tones.deep, 0.35)]
  for (const side of [-1, 1]) limbOn(s, side, '112,-176 176,-40 190,110', [104, 92, 74], [cloth, 6.4])
  for (const sleeve of onBoth('150,-40 164,60 160,116 176,116 182,40 172,-50'))
    s.flat(sleeve, shade, { still: true, opacity: 0.5 })
  for (const cuff of onBoth('150,104 232,98 236,142 154,150')) s.solid(cuff, tones.deep, 5, { corners: true })
  const body = trace(BODY)
  s.solid(body, cloth, 7)
  s.within(body, () => s.flat(trace('70,-236 150,-200 150,250 84,260 96,20'), shade, { still: true, opacity: 0.6 }))
  s.ink(trace('-15,-178 -14,244'), 3)
  s.ink(trace('17,-178 18,244'), 4)
  for (const y of [-130, -56, 18, 92, 166]) s.solid(disc([2, y], 8), tones.deep, 3)
  for (const collar of onBoth('4,-186 62,-240 92,-196 46,-134')) s.solid(collar, tones.deep, 5, { corners: true })
  if (wrinkled) return drawTooManyLines(s)
  for (const [fold, dark] of [
    ['118,-150 92,-96 84,-30 98,-70 128,-110', true],
    ['126,44 92,84 52,98 90,96 130,76', true],
    ['66,246 60,200 66,150 76,200 82,246', false],
  ] as const)
    for (const part of onBoth(fold)) s.flat(part, shade, { still: true, opacity: dark ? 0.8 : 0.6 })
  for (const fold of [
    '128,-144 96,-96 84,-30',
    '126,48 96,82 54,96',
    '66,242 60,190 64,150',
    '168,-44 190,-34 206,-40',
  ])
    for (const line of onBoth(fold)) s.ink(line, 5, { in: 0.1, out: 0.8 })
}

/** Every crease there is, all of one weight: none says where the cloth is pulled or where it hangs. */
function drawTooManyLines(s: Sheet) {
  const line = (points: Point[]) => s.ink(points, 4, { in: 0.15, out: 0.4, least: 0.4 })
  for (let i = 0; i < 14; i++) {
    const y = -158 + i * 27
    for (const side of [-1, 1]) {
      const [from, to] = [s.dice.range(20, 40), s.dice.range(104, 128)]
      const [drop, lean] = [s.dice.range(8, 20), s.dice.range(-14, 10)]
      line([
        [side * to, y + lean],
        [side * (from + to) * 0.5, y + drop],
        [side * from, y + lean * 0.4 + 6],
      ])
    }
  }
  for (const side of [-1, 1]) {
    for (const [dx, dy] of trace('-30,-30 -14,0 4,30 16,62 -36,90 10,110'))
      line([
        [side * (96 + dx), dy - 130],
        [side * (82 + dx), dy - 100],
        [side * (86 + dx), dy - 66],
      ])
    for (let i = 0; i < 10; i++) {
      const y = -140 + i * 24
      const x = 112 + (y + 176) * 0.3
      line([
        [side * (x - 30), y + 8],
        [side * x, y - 2 + (i % 2) * 12],
        [side * (x + 36), y - 6],
      ])
    }
  }
}

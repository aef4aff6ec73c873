import { splitSheet } from './ground.ts'
import { redCross, redRound } from './shading.ts'
import { limbOn } from './limbs.ts'
import { ellipse, trace } from '../geometry.ts'
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

function drawShirt(s: Sheet, wrinkled: boolean) {
  const { tones } = s
  s.ink(trace('0,-300 0,-330 26,-338 30,-318'), 8)
  s.ink(trace('-110,-220 0,-296 110,-220'), 9)
  const cloth = tones.accent
  for (const side of [-1, 1]) limbOn(s, side, '110,-190 190,-40 206,120', [110, 98, 74], [cloth, 6.4])
  for (const side of [-1, 1])
    s.solid(
      [
        [side * 168, 112],
        [side * 244, 104],
        [side * 246, 146],
        [side * 170, 152],
      ],
      tones.deep,
      5,
      { corners: true },
    )
  const body = trace(
    '-60,-236 -140,-210 -150,-100 -136,40 -146,270 0,284 146,270 136,40 150,-100 140,-210 60,-236 0,-200',
  )
  s.solid(body, cloth, 7)
  s.within(body, () =>
    s.flat(trace('70,-236 150,-200 140,40 150,280 80,290 90,20'), between(cloth, tones.deep, 0.35), {
      still: true,
      opacity: 0.7,
    }),
  )
  s.solid(trace('-64,-240 0,-196 -30,-150 -84,-200'), tones.deep, 5)
  s.solid(trace('64,-240 0,-196 30,-150 84,-200'), tones.deep, 5)
  s.ink(trace('0,-190 4,280'), 4)
  for (let y = -130; y < 270; y += 76) s.solid(ellipse(14, y, 7, 7), tones.deep, 3)
  if (!wrinkled) {
    const folds = [
      '-128,-120 -96,-90 -84,-40',
      '126,-120 96,-84 88,-36',
      '-130,60 -96,90 -60,100',
      '132,60 98,92 64,104',
      '-180,-40 -206,-20 -226,-24',
      '180,-40 208,-20 228,-24',
      '-60,200 -56,266',
      '70,196 66,266',
    ]
    return folds.forEach((fold) => s.ink(trace(fold), 5, { in: 0.1, out: 0.8 }))
  }
  for (let i = 0; i < 76; i++) {
    const [x, y] = [s.dice.range(-134, 128), s.dice.range(-180, 260)]
    s.ink(
      [
        [x, y],
        [x + s.dice.range(-26, 26), y + s.dice.range(-10, 22)],
        [x + s.dice.range(-40, 40), y + s.dice.range(14, 50)],
      ],
      3.6,
    )
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 14; i++) {
      const y = -160 + i * 18
      s.ink(
        [
          [side * (130 + i * 4), y],
          [side * (166 + i * 3), y + 12],
          [side * (200 + i * 2), y - 4],
        ],
        3.6,
      )
    }
}

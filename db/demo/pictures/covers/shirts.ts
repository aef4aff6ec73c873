import { onGround, splitSheet } from './ground.ts'
import { redCross, redRound } from './shading.ts'
import { plainHead } from './heads.ts'
import { limb, limbOn, smallHand } from './limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawGrass, drawPuffs } from '../scene/nature.ts'
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

/** A boy on the hill turns his back to the wind; his open shirt fills like a sail. */
export function drawShirtSail(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    drawPuffs(s, [-430, -180], 170, tones.paper)
    drawPuffs(s, [470, -240], 110, tones.paper)
    s.solid(trace('-700,260 -200,180 200,190 700,260 700,420 -700,420'), tones.mid, 5)
    for (const line of [
      '-620,20 -480,-10 -340,16',
      '-600,120 -460,92 -360,110',
      '360,-60 480,-84 600,-60',
      '-520,-60 -420,-84 -320,-70',
    ])
      s.ink(trace(line), 5, { colour: tones.deep, in: 0.3, out: 0.7 })
    s.pen = 0.92
    s.at(-110, -140, { scale: 84, rotate: -0.04 }, () => {
      const sail = trace('0.5,1.5 1.5,1.2 3.0,1.6 4.1,2.6 4.3,4.0 3.6,5.0 2.6,4.5 1.6,4.9 0.7,4.3')
      s.solid(sail, tones.paper, 6.4)
      s.within(sail, () =>
        s.flat(trace('0.6,4.4 1.6,4.0 2.6,3.8 3.9,3.4 4.6,4 3.6,5.4 0.6,5.2'), tones.soft, { still: true }),
      )
      for (const fold of [
        '0.7,1.9 1.9,1.9 3.1,2.7',
        '0.7,2.4 1.8,2.7 2.8,3.7',
        '0.7,3.0 1.5,3.5 2.1,4.4',
        '0.9,1.6 2.2,1.5 3.4,2.0',
      ])
        s.ink(trace(fold), 4.4, { in: 0.1, out: 0.8 })
      const hair = between(tones.dark, tones.deep, 0.2)
      drawHead(
        s,
        plainHead(s, {
          yaw: -0.4,
          pitch: -0.1,
          style: 'spiky',
          part: 0.6,
          mood: 'smile',
          lash: 0,
          tall: 0.95,
          hair,
          own: { bust: boyBody },
        }),
      )
      drawBoyArm(s)
    })
    s.pen = 1
    drawGrass(s, [-600, -250], 300, 44, 9)
    drawGrass(s, [60, 600], 300, 44, 12)
  })
}

function boyBody(s: Sheet, look: HeadLook) {
  const { tones } = s
  for (const side of [-1, 1]) limbOn(s, side, '0.4,4.2 0.5,6.2', [0.96, 0.8], [tones.dark, 6])
  s.flat(trace('-0.34,0.5 0.34,0.5 0.4,1.6 -0.4,1.6'), look.skin, { knock: true, corners: true })
  s.solid(trace('-0.5,1.3 0.5,1.3 0.76,2.0 0.7,4.3 -0.8,4.3 -0.8,2.0'), tones.deep, 6)
  s.flat(trace('0.3,1.4 0.7,2.0 0.66,4.2 0.2,4.2'), tones.dark, { still: true, opacity: 0.3 })
  for (const y of [2.2, 2.9, 3.6])
    s.ink(
      [
        [-0.78, y],
        [0, y + 0.1],
        [0.7, y],
      ],
      9,
      { colour: tones.paper, in: 0.02, out: 0.02, least: 0.9 },
    )
  s.solid(trace('-0.36,1.1 -0.9,1.4 -1.16,2.0 -1.0,3.2 -1.16,4.4 -0.74,4.5 -0.62,3.0 -0.56,1.8'), tones.paper, 6)
  s.solid(trace('0.36,1.1 0.9,1.4 1.1,2.0 0.9,3.2 0.76,4.3 0.6,3.0 0.5,1.9'), tones.paper, 6)
}

function drawBoyArm(s: Sheet) {
  const { tones } = s
  const arms: [Point[], Point, number, boolean][] = [
    [trace('-0.96,1.8 -2.0,1.9 -3.0,1.3'), [-2.96, 1.34], 2.1, false],
    [trace('0.96,1.8 2.0,1.5 2.9,0.7'), [2.86, 0.74], -2.3, true],
  ]
  for (const [spine, hand, angle, mirror] of arms) {
    limb(s, spine, [0.46, 0.42, 0.3], tones.skin)
    limb(
      s,
      [spine[0]!, [(spine[0]![0] + spine[1]![0]) / 2, (spine[0]![1] + spine[1]![1]) / 2], spine[1]!],
      [0.72, 0.86, 0.84],
      tones.paper,
      6,
    )
    smallHand(s, hand, 'open', { size: 0.86, angle, mirror, skin: tones.skin })
  }
}

import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, limbOn, lock, smallHand, smallShoe } from './limbs.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import { drawFocusLines } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** High above the boards, the ball already over the rim of the basket. */
export function drawDunk(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(ellipse(-60, 30, 330, 330).slice(0, -1), tones.soft, { still: true })
    s.flat(trace('-660,300 660,300 660,400 -660,400'), tones.mid, { corners: true, still: true })
    s.ink(trace('-640,300 640,300'), 4)
    s.flat(ellipse(-90, 322, 150, 12), tones.dark, { still: true, opacity: 0.4 })
    drawBasket(s)
    s.pen = 0.84
    s.at(-80, -140, { scale: 57, rotate: 0.14 }, () => {
      limb(s, trace('-0.8,1.8 -1.9,2.4 -2.6,1.7'), [0.56, 0.5, 0.36], tones.skin)
      smallHand(s, [-2.56, 1.76], 'open', { size: 0.8, angle: 2.4, skin: tones.skin })
      limb(s, trace('-0.6,4.4 -1.9,5.3 -3.3,4.7'), [1.1, 0.72, 0.46], tones.skin, 6)
      smallShoe(s, [-3.36, 4.7], { size: 0.96, angle: 1.7, mirror: true, colour: tones.paper, sole: tones.deep })
      const hair = between(tones.dark, INK, 0.3)
      const features = drawExpression({
        eyes: 'open',
        open: 0.9,
        brow: [0.1, -0.06],
        mouth: 'shout',
        gaze: [0.2, -0.2],
      })
      drawHead(
        s,
        plainHead(s, {
          yaw: 0.55,
          pitch: -0.2,
          style: 'spiky',
          lash: 0,
          tall: 0.9,
          hair,
          own: { bust: player, features },
        }),
      )
      drawRaised(s)
    })
    s.pen = 1
    for (const x of [-210, -150, -40, 20])
      s.ink(
        [
          [x, 280],
          [x + 12, 200],
        ],
        5,
        { in: 0.1, out: 0.9 },
      )
  })
}

function player(s: Sheet, look: HeadLook) {
  const { tones } = s
  s.flat(trace('-0.4,0.5 0.4,0.5 0.46,1.5 -0.46,1.5'), look.skin, { knock: true, corners: true })
  s.solid(trace('-1.0,3.3 0.9,3.3 1.2,4.2 1.5,5.0 0.3,5.3 0,4.8 -0.4,5.4 -1.5,5.0 -1.1,4.2'), tones.deep, 6)
  const top = trace('-0.5,1.3 -0.9,1.6 -0.86,2.4 -1.04,3.5 0.94,3.6 0.86,2.4 1.0,1.6 0.56,1.3 0.1,1.9')
  s.solid(top, tones.paper, 6)
  s.within(top, () => s.flat(trace('0.4,1.3 1.1,1.6 1,3.7 0.4,3.7 0.5,2.4'), tones.mid, { still: true, opacity: 0.6 }))
  s.ink(trace('-0.5,1.34 -0.2,1.8 0.1,1.92 0.4,1.76 0.56,1.34'), 7, { colour: tones.deep })
  for (const line of ['-0.8,3.0 -0.3,3.1', '0.2,2.8 0.7,2.6']) s.ink(trace(line), 3.4)
}

function drawRaised(s: Sheet) {
  const { tones } = s
  limb(s, trace('0.6,4.5 1.9,4.3 1.7,6.0'), [1.1, 0.8, 0.46], tones.skin, 6)
  s.solid(trace('0.0,3.9 0.9,3.6 1.7,3.7 1.7,4.9 0.5,5.3'), tones.deep, 6)
  limb(s, trace('1.7,5.6 1.7,6.1'), [0.5, 0.48], tones.paper)
  smallShoe(s, [1.7, 6.1], { size: 1.0, angle: 0.5, colour: tones.paper, sole: tones.deep })
  limb(s, trace('0.9,1.8 2.0,0.8 3.0,-0.9'), [0.6, 0.54, 0.36], tones.skin)
  const [x, y]: Point = [3.5, -2.2]
  s.solid(ellipse(x, y, 1.04, 1.04), between(tones.accent, tones.deep, 0.4), 6)
  s.ink(trace('2.5,-2.4 3.5,-2.0 4.5,-2.3'), 4)
  s.ink(trace('3.4,-3.2 3.6,-2.2 3.4,-1.2'), 4)
  s.ink(trace('2.8,-2.9 3.1,-2.2 2.8,-1.5'), 4)
  smallHand(s, [2.96, -0.8], 'open', { size: 1.0, angle: 3.4, skin: tones.skin })
}

function drawBasket(s: Sheet) {
  const { tones } = s
  s.solid(trace('400,-330 590,-310 590,-60 400,-80'), tones.paper, 6, { corners: true })
  s.contour(trace('446,-214 540,-204 540,-112 446,-122'), 4, { corners: true })
  s.solid(box(588, -220, 660, -180), tones.dark, 5, { corners: true })
  s.ink(ellipse(350, -76, 90, 20), 11, { colour: tones.deep, in: 0.02, out: 0.02, least: 0.9 })
  for (let i = 0; i < 7; i++) {
    const x = 264 + i * 29
    s.ink(
      [
        [x, -68],
        [300 + i * 17, 40],
      ],
      4,
      { in: 0.02, out: 0.02, colour: tones.dark },
    )
    s.ink(
      [
        [x, -68],
        [300 + (6 - i) * 17, 40],
      ],
      4,
      { in: 0.02, out: 0.02, colour: tones.dark },
    )
  }
}

/** A fist as large as the head comes out of the double page. */
export function drawFistStrike(s: Sheet) {
  const { tones } = s
  onGround(s, tones.paper, () => {
    drawFocusLines(s, [120, 40], [300, 900], 110)
    s.flat(star([190, 60], 300, 220), tones.accent, { corners: true, still: true })
    s.flat(star([190, 60], 230, 170), tones.paper, { corners: true, still: true })
    const features = drawExpression({ eyes: 'open', open: 0.74, brow: [0.2, -0.12], mouth: 'shout' })
    const head = plainHead(s, {
      yaw: 0.5,
      style: 'spiky',
      lash: 0,
      tall: 0.86,
      slant: 0.2,
      hair: between(tones.dark, INK, 0.6),
      own: { bust: striker, features },
    })
    s.pen = 1.1
    s.at(-300, -96, { scale: 122, rotate: 0.14 }, () => drawHead(s, head))
    drawFist(s)
    s.pen = 1
    s.ink(trace('0,-360 0,360'), 3, { in: 0.01, out: 0.01, colour: tones.soft })
  })
}

const star = ([x, y]: Point, long: number, short: number) =>
  Array.from({ length: 28 }, (_, i): Point => {
    const [dx, dy] = polar((i / 28) * Math.PI * 2, i % 2 ? short : long * (i % 4 ? 1 : 0.86))
    return [x + dx, y + dy]
  })

function striker(s: Sheet, look: HeadLook) {
  const { tones } = s
  s.flat(trace('-0.4,0.5 0.4,0.5 0.5,1.5 -0.4,1.5'), look.skin, { knock: true, corners: true })
  s.solid(trace('-0.5,1.2 -1.4,1.4 -1.9,2.0 -2.2,4 1.8,4 1.7,2.2 1.2,1.5 0.5,1.2 0,1.9'), tones.deep, 6.4)
  lock(s, trace('-0.5,1.1 -1.4,0.9 -2.2,1.3 -3.0,0.8'), [0.4, 0.44, 0.4, 0.1], [tones.accent])
  lock(s, trace('-0.5,1.14 0,1.44 0.5,1.1'), [0.36, 0.44, 0.36], [tones.accent])
}

/** Four knuckles towards us, the thumb laid across, the arm behind. */
function drawFist(s: Sheet) {
  const { tones } = s
  limb(s, trace('-210,150 -60,170 60,120'), [190, 170, 150], tones.deep, 7)
  limb(s, trace('30,126 90,104'), [164, 160], tones.dark, 6)
  s.solid(trace('70,-60 150,-110 270,-96 330,-20 330,110 260,190 130,180 70,120'), tones.skin, 8)
  s.flat(trace('280,-60 330,0 330,110 260,190 130,180 120,140 250,130'), tones.blush, { still: true })
  for (const [i, y] of [-62, 2, 66, 126].entries())
    s.solid(ellipse(282 - Math.abs(i - 1.3) * 15, y, 66, 38), tones.skin, 6)
  for (const [i, y] of [-62, 2, 66, 126].entries())
    s.ink(ellipse(296 - Math.abs(i - 1.3) * 15, y, 22, 15, { from: -1, to: 1 }), 4)
  limb(s, trace('100,-50 160,40 250,62'), [96, 80, 56], tones.skin, 6.4)
  for (const line of ['-120,-10 -10,20', '-150,260 -20,262', '-40,-60 50,-80'])
    s.ink(trace(line), 6, { in: 0.8, out: 0.1 })
}

/** Round, square, pointed: three people whose bodies say what they are like. */
export function drawShapePeople(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(trace('-660,240 660,240 660,400 -660,400'), tones.soft, { corners: true, still: true })
    for (const [x, w] of [
      [-400, 170],
      [0, 170],
      [400, 130],
    ] as const)
      s.flat(ellipse(x, 300, w, 16), tones.mid, { still: true, opacity: 0.8 })
    s.pen = 0.86
    drawRound(s)
    drawSquare(s)
    drawPointed(s)
    s.pen = 1
    s.ring(-400, 110, 180, 166, { width: 4 })
    for (const shape of [box(-164, -72, 164, 240), trace('400,-96 540,248 260,248')])
      shape.forEach((from, i) => s.guide(from, shape[(i + 1) % shape.length]!, 0.04, 4))
  })
}

function feet(s: Sheet, x: number, gap: number) {
  for (const side of [-1, 1]) {
    limb(
      s,
      [
        [x + side * gap, 200],
        [x + side * gap, 276],
      ],
      [44, 36],
      s.tones.dark,
    )
    s.solid(ellipse(x + side * (gap + 10), 290, 42, 18), s.tones.dark, 5)
  }
}

function drawRound(s: Sheet) {
  const { tones } = s
  feet(s, -400, 56)
  limb(s, trace('-530,60 -576,120 -540,180'), [60, 52, 40], tones.soft)
  limb(s, trace('-270,60 -224,120 -260,180'), [60, 52, 40], tones.soft)
  s.solid(ellipse(-400, 110, 168, 152), tones.soft, 7)
  s.at(-400, -120, { scale: 96 }, () =>
    drawHead(
      s,
      plainHead(s, { yaw: 0.14, jaw: 0.1, style: 'bun', mood: 'laugh', lash: 1, hair: tones.deep, tall: 1.1 }),
    ),
  )
}

function drawSquare(s: Sheet) {
  const { tones } = s
  feet(s, 0, 76)
  for (const side of [-1, 1]) limbOn(s, side, '140,-10 184,90 170,180', [76, 70, 54], [tones.deep])
  for (const side of [-1, 1]) s.solid(ellipse(side * 168, 200, 28, 28), tones.skin, 5)
  s.solid(box(-150, -56, 150, 226), tones.deep, 7, { corners: true })
  s.ink(trace('0,-56 0,226'), 4)
  s.at(0, -166, { scale: 92 }, () =>
    drawHead(
      s,
      plainHead(s, {
        yaw: 0,
        jaw: 0.14,
        style: 'short',
        mood: 'calm',
        lash: 0,
        tall: 0.8,
        hair: tones.dark,
        beard: true,
      }),
    ),
  )
}

function drawPointed(s: Sheet) {
  const { tones } = s
  feet(s, 400, 30)
  for (const side of [-1, 1])
    limb(
      s,
      [
        [400 + side * 40, 0],
        [400 + side * 110, 60],
        [400 + side * 40, 104],
      ],
      [40, 36, 28],
      tones.mid,
    )
  s.solid(trace('400,-70 520,236 280,236'), tones.mid, 7, { corners: true })
  s.at(400, -150, { scale: 88 }, () =>
    drawHead(
      s,
      plainHead(s, {
        yaw: -0.3,
        jaw: -0.1,
        style: 'spiky',
        mood: 'smirk',
        lash: 2,
        tall: 0.9,
        slant: 0.24,
        hair: tones.accent,
      }),
    ),
  )
}

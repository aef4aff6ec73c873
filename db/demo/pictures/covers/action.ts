import { cast } from './cast.ts'
import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, limbOn, lock } from './limbs.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import { drawFocusLines } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

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

function shadedBody(s: Sheet, body: readonly Point[], colour: string, corners = false) {
  s.solid(body, colour, 7, { corners })
  const right = Math.max(...body.map(([x]) => x))
  s.within(
    body,
    () => s.flat(ellipse(right, 120, 120, 230).slice(0, -1), '#4A3A66', { still: true, opacity: 0.2 }),
    corners,
  )
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
  feet(s, -400, 56)
  limb(s, trace('-530,60 -576,120 -540,180'), [60, 52, 40], '#F28A6A')
  limb(s, trace('-270,60 -224,120 -260,180'), [60, 52, 40], '#F28A6A')
  shadedBody(s, ellipse(-400, 110, 168, 152).slice(0, -1), '#F28A6A')
  s.at(-400, -120, { scale: 96 }, () =>
    drawHead(
      s,
      plainHead(s, { ...cast.granny, hair: '#9A4A32', yaw: 0.14, jaw: 0.1, mood: 'laugh', lash: 1, tall: 1.1 }),
    ),
  )
}

function drawSquare(s: Sheet) {
  feet(s, 0, 76)
  for (const side of [-1, 1]) limbOn(s, side, '140,-10 184,90 170,180', [76, 70, 54], ['#3A72A8'])
  for (const side of [-1, 1]) s.solid(ellipse(side * 168, 200, 28, 28), '#B98260', 5)
  shadedBody(s, box(-150, -56, 150, 226), '#3A72A8', true)
  s.ink(trace('0,-56 0,226'), 4)
  s.at(0, -166, { scale: 92 }, () =>
    drawHead(
      s,
      plainHead(s, {
        ...cast.man,
        ...{ skin: '#B98260', blush: '#9E6446' },
        yaw: 0,
        jaw: 0.14,
        mood: 'calm',
        lash: 0,
        tall: 0.8,
        beard: true,
      }),
    ),
  )
}

function drawPointed(s: Sheet) {
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
      '#7A5BB0',
    )
  shadedBody(s, trace('400,-70 520,236 280,236'), '#7A5BB0', true)
  s.at(400, -150, { scale: 88 }, () =>
    drawHead(
      s,
      plainHead(s, {
        ...cast.blond,
        yaw: -0.3,
        jaw: -0.1,
        mood: 'smirk',
        lash: 2,
        tall: 0.9,
        slant: 0.24,
      }),
    ),
  )
}

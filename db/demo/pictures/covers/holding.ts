import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, smallHand } from './limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { bend, ellipse, type Point, polar, trace } from '../geometry.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** She stands in sandals with an open umbrella in one hand and flowers in the other: nothing is hidden. */
export function drawHolding(s: Sheet) {
  onGround(s, s.tones.soft, () => drawRainyGarden(s))
  s.pen = 0.8
  s.at(-8, -150, { scale: 57 }, () => {
    drawUmbrellaBack(s)
    const hair = between(s.tones.dark, s.tones.deep, 0.2)
    const head = plainHead(s, { yaw: -0.24, style: 'bob', mood: 'smile', tall: 1.15, lash: 2, hair })
    drawHead(s, { ...head, own: { bust: drawHolderBody } })
    drawRaisedArm(s)
  })
  s.pen = 1
}

/** A path of stone between two hedges of hydrangeas. */
function drawRainyGarden(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(0, -60, 420, 330).slice(0, -1), between(tones.soft, tones.mid, 0.45), { still: true })
  s.flat(trace('-660,190 660,190 660,400 -660,400'), tones.mid, { corners: true, still: true })
  s.flat(trace('-250,190 250,190 430,400 -430,400'), between(tones.soft, tones.mid, 0.3), {
    corners: true,
    still: true,
  })
  for (const line of ['-250,190 -430,400', '250,190 430,400', '-300,250 300,250', '-380,320 380,320'])
    s.ink(trace(line), 3)
  for (const line of ['-60,190 -80,250', '120,190 140,250', '-150,250 -180,320', '60,320 70,400'])
    s.ink(trace(line), 2.6)
  s.flat(ellipse(10, 316, 210, 20), tones.deep, { still: true, opacity: 0.5 })
  for (const side of [-1, 1]) {
    drawCrown(s, [side * 560, 40], [210, 230], [tones.mid, tones.deep, tones.dark])
    drawCrown(s, [side * 400, 150], [150, 120], [tones.mid, tones.deep, tones.dark])
    for (const [i, [x, y]] of trace('380,96 470,10 520,140 590,60 330,180 440,200 560,230 560,-70').entries())
      drawHydrangea(s, [x * side, y], 50 + (i % 3) * 8, i % 2 ? tones.accent : tones.soft)
  }
  for (let i = 0; i < 60; i++) {
    const at: Point = [s.dice.range(-620, 620), s.dice.range(-340, 300)]
    if (Math.abs(at[0] - 10) > 240) s.ink([at, [at[0] - 10, at[1] + 52]], 3, { colour: tones.paper, in: 0.1, out: 0.8 })
  }
}

function drawHydrangea(s: Sheet, [x, y]: Point, r: number, colour: string) {
  s.solid(ellipse(x, y, r, r * 0.82), colour, 4)
  for (let i = 0; i < 11; i++) {
    const [dx, dy] = polar(i * 2.4, r * 0.23 * Math.sqrt(i))
    for (let k = 0; k < 4; k++) {
      const [px, py] = polar(k * 1.57 + i, r * 0.13)
      s.flat(ellipse(x + dx + px, y + dy * 0.82 + py, r * 0.11, r * 0.09), s.tones.paper, {
        still: true,
        opacity: 0.85,
      })
    }
  }
}

/** The inside of the umbrella behind her, its ribs running to the tip of the stick. */
function drawUmbrellaBack(s: Sheet) {
  const { tones } = s
  const rim = [-2.9, -1.94, -0.86, 0.36, 1.6, 2.76, 3.5].map((x, i): Point => [
    x,
    [-0.5, -0.2, -0.04, 0.06, 0.1, 0.1, -0.06][i]!,
  ])
  const top: Point = [0.7, -2.94]
  const dome = [
    rim[0]!,
    ...bend([-2.7, -1.5], [-1.4, -2.86], top, 6),
    ...bend(top, [2.9, -2.7], [3.5, -1.1], 6),
    rim[6]!,
  ]
  const scallops = rim
    .slice(0, -1)
    .flatMap((p, i) => bend(p, [(p[0] + rim[i + 1]![0]) / 2, p[1] - 0.3], rim[i + 1]!, 4))
    .toReversed()
  s.solid([...dome, ...scallops], tones.deep, 6, { corners: true })
  rim.slice(1, -1).forEach((p, i) => {
    const next = rim[i + 2]!
    if (i % 2) s.flat([top, p, next], tones.mid, { corners: true, still: true, opacity: 0.75 })
    s.ink(bend(top, [p[0] * 0.9 + 0.1, -1.8], p), 3.4)
  })
  s.ink(trace('0.7,-2.94 0.78,-3.3'), 8)
  s.ink(trace('0.7,-2.9 1.14,1.1 1.36,3.3'), 9, { in: 0.01, out: 0.01, least: 0.9 })
  s.ink(trace('1.36,3.3 1.42,3.86 1.66,3.92 1.76,3.6'), 10, { in: 0.02, out: 0.1, colour: tones.accent, least: 0.8 })
}

function drawHolderBody(s: Sheet, look: HeadLook) {
  const { tones } = s
  for (const side of [-1, 1]) {
    const x = side * 0.46
    limb(
      s,
      [
        [x * 0.8, 4.6],
        [x, 6],
        [x * 1.02, 6.4],
        [x * 1.04, 7.6],
      ],
      [0.72, 0.56, 0.56, 0.32],
      look.skin,
    )
    s.ink(
      [
        [x - 0.06, 6.04],
        [x + 0.1, 6.1],
      ],
      3,
    )
    drawSandal(s, [x * 1.1, 7.44], side, look.skin)
  }
  s.flat(trace('-0.28,0.6 0.28,0.6 0.32,1.4 0.5,1.6 -0.5,1.6 -0.32,1.4'), look.skin, { knock: true, corners: true })
  s.flat(trace('-0.28,0.8 0.28,0.8 0.3,1.02 -0.3,1.24'), look.blush, { corners: true, still: true })
  s.ink(trace('-0.3,0.9 -0.33,1.3'), 4.4)
  s.ink(trace('0.3,0.9 0.33,1.3'), 4.4)
  const dress = trace(
    '-0.46,1.42 -0.86,1.56 -0.98,1.9 -0.72,2.6 -0.64,3.1 -1.0,4.2 -1.5,5.6 -0.8,5.84 0,5.7 0.8,5.84 1.5,5.56 1.0,4.2 0.64,3.1 0.72,2.6 0.98,1.9 0.86,1.56 0.46,1.42 0,1.7',
  )
  s.solid(dress, tones.paper, 6)
  s.within(dress, () => {
    s.flat(trace('0.4,1.4 1.2,1.6 1,2.4 0.8,3.1 1.8,5.8 0.9,6 0.5,3.2'), tones.soft, { still: true, opacity: 0.8 })
    for (let i = 0; i < 14; i++)
      s.flat(ellipse(-1.2 + (i % 5) * 0.6, 3.7 + Math.floor(i / 5) * 0.75 + (i % 2) * 0.3, 0.1, 0.1), tones.accent, {
        still: true,
      })
  })
  for (const x of [-0.4, 0, 0.36])
    s.ink(
      [
        [x * 0.9, 3.3],
        [x * 1.5, 4.4],
        [x * 2.1, 5.5],
      ],
      3,
    )
  s.solid(trace('-0.66,2.96 0.66,2.96 0.68,3.22 -0.68,3.22'), tones.deep, 4.4, { corners: true })
  s.ink(trace('-0.48,1.42 -0.24,1.6 0,1.68 0.24,1.6 0.48,1.42'), 5)
  limb(s, trace('-0.82,1.84 -1.34,2.7 -1.06,3.3'), [0.36, 0.32, 0.24], look.skin)
  limb(s, trace('-0.78,1.7 -1.02,2.1 -1.1,2.3'), [0.5, 0.56, 0.56], tones.paper)
  drawPosy(s)
  smallHand(s, [-1.1, 3.22], 'grip', { size: 0.92, angle: -0.9, skin: look.skin, mirror: true })
}

function drawRaisedArm(s: Sheet) {
  const { tones } = s
  limb(s, trace('0.86,1.84 1.5,2.86 1.2,2.3'), [0.38, 0.36, 0.26], tones.skin)
  limb(s, trace('0.8,1.7 1.1,2.1 1.26,2.36'), [0.5, 0.56, 0.54], tones.paper)
  smallHand(s, [1.22, 2.36], 'grip', { size: 0.92, angle: 3.0, skin: tones.skin, mirror: true })
}

/** A bunch of flowers, held with its heads outward. */
function drawPosy(s: Sheet) {
  const { tones } = s
  const hand: Point = [-0.74, 3.5]
  for (const a of [3.4, 3.7, 4.0, 4.3]) {
    const [x, y] = polar(a, 1.5)
    s.ink([hand, [hand[0] + x, hand[1] + y]], 4, { colour: tones.deep })
  }
  s.solid(trace('-0.5,3.86 -0.86,3.2 -2.3,2.9 -2.1,3.7 -1.4,4.06 -0.86,3.72'), tones.soft, 4.6, { corners: true })
  for (const [i, [x, y]] of trace('-2.3,3.66 -2.5,3.1 -2.16,2.66 -1.66,2.36 -1.9,3.2').entries()) {
    for (let k = 0; k < 6; k++) {
      const [dx, dy] = polar((k / 6) * 6.283 + i, 0.22)
      s.solid(ellipse(x + dx, y + dy, 0.19, 0.16), i % 2 ? tones.accent : tones.mid, 3.4)
    }
    s.solid(ellipse(x, y, 0.13, 0.13), tones.dark, 3)
  }
}

/** A foot in a sandal from the front, every toe to be seen. */
function drawSandal(s: Sheet, [x, y]: Point, side: number, skin: string) {
  s.at(x, y, { scale: 1.3, scaleX: side }, () => {
    s.solid(trace('-0.34,0.42 -0.3,0.76 0.1,0.94 0.6,0.86 0.66,0.62 0.3,0.3'), s.tones.dark, 4.4)
    s.solid(trace('-0.17,-0.08 0.15,-0.08 0.24,0.2 0.5,0.5 0.44,0.72 -0.2,0.7 -0.3,0.44 -0.22,0.2'), skin, 4.6)
    for (const [i, dx] of [-0.2, -0.02, 0.13, 0.28, 0.42].entries())
      s.solid(ellipse(dx, 0.72 - i * 0.03, i ? 0.09 : 0.12, i ? 0.11 : 0.15), skin, 3)
    s.ink(trace('-0.28,0.46 0.06,0.34 0.44,0.46'), 8, { colour: s.tones.accent, least: 0.8 })
    s.ink(trace('-0.2,0.12 0.02,0.18 0.2,0.1'), 7, { colour: s.tones.accent, least: 0.8 })
  })
}

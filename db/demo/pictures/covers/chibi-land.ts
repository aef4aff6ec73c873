import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, limbOn, lock } from './limbs.ts'
import { tint } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown, drawGrass, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

function chibiHead(s: Sheet, with_: Partial<HeadLook>): HeadLook {
  return plainHead(s, {
    ...{ style: 'bob', tall: 1.35, jaw: 0.03, mood: 'smile', lash: 2, hair: between(s.tones.dark, s.tones.deep, 0.4) },
    ...with_,
  })
}

/** A child two and a half heads tall greets us from the path to a house on the hill. */
export function drawChibiHill(s: Sheet) {
  onGround(s, s.tones.pale, () => {
    drawHillside(s)
    drawHouse(s, [-250, -128])
    drawTree(s, [392, 92], 1)
    s.flat(ellipse(-96, 306, 128, 15), s.tones.deep, { still: true, opacity: 0.6 })
    const wears: HeadLook['own'] = { bust: drawHikerBody }
    s.pen = 0.86
    s.at(-96, -14, { scale: 98 }, () => {
      drawHead(s, { ...chibiHead(s, { yaw: 0.26, mood: 'laugh' }), own: wears })
      drawStrawHat(s)
      const { skin, accent } = s.tones
      limb(s, trace('0.5,1.4 0.96,1.2 1.24,0.72'), [0.36, 0.34, 0.28], accent)
      s.solid(ellipse(1.3, 0.52, 0.2, 0.22, { tilt: 0.2 }), skin, 5)
      limb(s, trace('1.18,0.58 1.06,0.46'), [0.16, 0.1], skin, 4)
    })
    s.pen = 1
    drawFront(s)
  })
}

function drawHillside(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(-470, -210, 66, 66).slice(0, -1), tones.soft, { still: true })
  drawPuffs(s, [-60, -240], 130, tones.paper)
  drawPuffs(s, [170, -190], 84, tones.paper, 3.4)
  const far = trace('-680,0 -520,-90 -340,-40 -140,-120 80,-50 300,-110 520,-40 680,-70 680,400 -680,400')
  s.solid(far, tones.soft, 4)
  const hill = trace('-700,60 -520,-60 -300,-124 -120,-92 120,20 420,84 700,60 700,420 -700,420')
  s.solid(hill, tones.mid, 5)
  const path = [
    ...bend([-228, -110], [-120, -30], [-330, 60], 10),
    ...bend([-330, 60], [-520, 150], [-330, 400], 10),
    ...bend([270, 400], [-190, 170], [-160, 70], 10),
    ...bend([-160, 70], [-60, -20], [-196, -108], 10),
  ]
  s.within(hill, () => s.solid(path, tones.paper, 4.4))
  drawGrass(s, [-620, -420], 120, 20, 7)
  drawGrass(s, [-60, 240], 90, 16, 7)
  drawGrass(s, [120, 600], 250, 24, 10)
}

function drawHouse(s: Sheet, [x, y]: Point) {
  const { tones } = s
  s.at(x, y, {}, () => {
    s.solid(trace('-44,-58 44,-58 44,20 -44,20'), tones.paper, 4, { corners: true })
    s.solid(trace('30,-128 46,-128 46,-80 30,-80'), tones.soft, 3, { corners: true })
    s.solid(trace('-62,-52 0,-116 62,-52'), tones.deep, 4.4, { corners: true })
    s.solid(trace('6,-22 30,-22 30,20 6,20'), tones.dark, 3, { corners: true })
    s.solid(trace('-32,-38 -8,-38 -8,-14 -32,-14'), tones.accent, 3, { corners: true })
  })
}

function drawTree(s: Sheet, [x, y]: Point, size: number) {
  const { tones } = s
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * size, y + py * size])
  s.flat(ellipse(x + 30, y + 74, 190 * size, 24), tones.deep, { still: true, opacity: 0.55 })
  s.solid(at('-40,84 -22,-60 -90,-150 -66,-160 -6,-96 40,-176 62,-164 30,-70 44,30 66,86 20,74'), tones.dark, 5.4)
  drawCrown(s, [x - 90 * size, y - 180 * size], [120 * size, 96 * size], [tones.soft, tones.mid, tones.deep])
  drawCrown(s, [x + 96 * size, y - 190 * size], [130 * size, 104 * size], [tones.soft, tones.mid, tones.deep])
  drawCrown(s, [x, y - 268 * size], [150 * size, 104 * size], [tones.soft, tones.mid, tones.deep])
}

/** Boots, trousers, a jacket with two buttons, the straps of a rucksack, an arm at the strap. */
function drawHikerBody(s: Sheet, look: HeadLook) {
  const { tones } = s
  s.solid(trace('-0.86,1.2 -0.5,1.02 0.4,1.02 0.8,1.2 0.86,2.1 0.6,2.36 -0.7,2.36 -0.92,2.1'), tones.deep, 5)
  for (const side of [-1, 1]) {
    limbOn(s, side, '0.27,2.1 0.3,2.6 0.3,2.95', [0.52, 0.44, 0.4], [tones.dark])
    s.solid(
      trace('-0.24,2.74 0.24,2.74 0.28,3.04 0.34,3.22 0.2,3.34 -0.22,3.34 -0.3,3.2').map(([x, y]): Point => [
        x * side + side * 0.32,
        y,
      ]),
      tones.paper,
      5,
    )
  }
  s.solid(
    trace('-0.42,0.96 0.42,0.96 0.62,1.3 0.72,2.24 0.4,2.42 0,2.38 -0.4,2.42 -0.72,2.24 -0.62,1.3'),
    tones.accent,
    5.4,
  )
  s.flat(trace('0.3,1 0.6,1.3 0.7,2.24 0.4,2.4 0.34,1.8'), tones.dark, { still: true, opacity: 0.25 })
  s.ink(trace('0.06,1.1 0.05,2.36'), 3.6)
  for (const y of [1.5, 1.86]) s.solid(ellipse(-0.08, y, 0.055, 0.055), tones.dark, 2)
  for (const side of [-1, 1]) limbOn(s, side, '0.38,1.0 0.46,1.4 0.52,1.9', [0.15, 0.15, 0.15], [tones.deep, 4])
  limb(s, trace('-0.52,1.34 -0.78,1.72 -0.5,1.86'), [0.36, 0.34, 0.3], tones.accent)
  s.solid(ellipse(-0.38, 1.8, 0.17, 0.17), look.skin, 4.6)
  lock(s, trace('-0.3,1.04 0,1.16 0.36,1.02'), [0.22, 0.26, 0.22], [tones.paper])
}

function drawStrawHat(s: Sheet) {
  const { tones } = s
  const brim = trace('-1.62,-0.5 -1.1,-0.78 0,-0.9 1.1,-0.74 1.6,-0.42 1.12,-0.5 0,-0.62 -1.1,-0.52')
  s.solid(trace('-0.9,-0.72 -0.76,-1.24 -0.36,-1.5 0.3,-1.5 0.74,-1.22 0.92,-0.7 0,-0.82'), tones.accent, 6)
  s.solid(trace('-0.92,-0.74 -0.86,-0.98 0,-1.08 0.86,-0.96 0.93,-0.7 0,-0.84'), tones.deep, 5)
  s.solid(brim, tones.accent, 6)
  s.ink(trace('-0.5,-1.3 -0.1,-1.38 0.3,-1.34'), 2.6)
}

/** Flowers and leaves near to us, so that one looks in from the edge of the meadow. */
function drawFront(s: Sheet) {
  const { tones } = s
  for (const [i, [x, y]] of trace('-590,290 -520,326 -460,282 430,318 510,280 580,320 350,336 -390,330').entries()) {
    s.ink(
      [
        [x, y + 60],
        [x + 3, y + 24],
        [x, y],
      ],
      4.6,
      { colour: tones.deep },
    )
    for (let k = 0; k < 5; k++) {
      const angle = (k / 5) * Math.PI * 2 + i
      s.solid(
        ellipse(x + Math.cos(angle) * 13, y + Math.sin(angle) * 12, 11, 9, { tilt: angle }),
        i % 2 ? tones.paper : tones.accent,
        3,
      )
    }
    s.solid(ellipse(x, y, 7, 7), tones.dark, 2.4)
  }
  drawGrass(s, [-620, -330], 350, 36, 9)
  drawGrass(s, [300, 620], 352, 36, 9)
}

/** In the evening the child sits on the hill with a balloon and looks over the valley. */
export function drawChibiEvening(s: Sheet) {
  const { tones } = s
  onGround(s, between(tones.soft, tones.accent, 0.4), () => {
    s.flat(ellipse(250, -20, 150, 150).slice(0, -1), tones.accent, { still: true })
    s.flat(ellipse(250, -20, 112, 112).slice(0, -1), between(tones.accent, tones.paper, 0.5), { still: true })
    for (const [x, y, w] of [
      [-420, -240, 150],
      [40, -276, 110],
      [480, -210, 130],
    ] as const)
      s.flat(ellipse(x, y, w, 15), tones.paper, { still: true, opacity: 0.8 })
    s.solid(trace('-680,60 -440,-10 -200,50 60,20 300,70 520,30 680,60 680,400 -680,400'), tones.mid, 4)
    s.solid(trace('-680,120 -300,96 0,130 340,104 680,130 680,400 -680,400'), between(tones.mid, tones.deep, 0.5), 4)
    for (const [x, y] of trace('120,112 196,116 300,108 380,112 470,116')) drawTinyHouse(s, [x, y])
    s.solid(trace('-700,90 -500,70 -240,120 0,220 260,300 500,340 700,350 700,420 -700,420'), tones.deep, 5.4)
    drawTree(s, [-470, 96], 1.1)
    s.pen = 0.86
    s.at(-130, -20, { scale: 92 }, () => {
      drawBalloon(s)
      drawHead(s, { ...chibiHead(s, { yaw: 0.74, mood: 'calm', gaze: [0.2, -0.04] }), own: { bust: drawSittingBody } })
      drawCap(s)
    })
    s.pen = 1
    drawGrass(s, [-330, 80], 300, 26, 10)
    drawGrass(s, [-600, -300], 330, 30, 9)
  })
}

function drawTinyHouse(s: Sheet, [x, y]: Point) {
  tint(s, box(x - 20, y - 10, x + 20, y + 26), s.tones.dark)
  tint(
    s,
    [
      [x - 28, y - 8],
      [x, y - 34],
      [x + 28, y - 8],
    ],
    s.tones.dark,
  )
  tint(s, box(x - 8, y, x + 6, y + 14), s.tones.accent)
}

function drawSittingBody(s: Sheet, look: HeadLook) {
  const { tones } = s
  s.flat(ellipse(0.4, 2.66, 1.5, 0.16), tones.dark, { still: true, opacity: 0.6 })
  s.solid(trace('-0.44,0.94 0.4,0.94 0.62,1.4 0.74,2.3 0.4,2.64 -0.5,2.64 -0.84,2.3 -0.66,1.4'), tones.paper, 5.4)
  s.flat(trace('-0.4,1 -0.64,1.4 -0.82,2.3 -0.5,2.6 -0.3,2.2 -0.4,1.5'), tones.soft, { still: true })
  for (const [dx, dy] of [
    [0.16, -0.08],
    [0, 0.06],
  ] as const) {
    limb(
      s,
      trace('0.2,2.36 0.96,2.14 1.5,2.5').map(([x, y]): Point => [x + dx, y + dy]),
      [0.54, 0.46, 0.36],
      tones.dark,
    )
    s.solid(
      trace('1.3,2.3 1.66,2.34 1.96,2.5 1.96,2.68 1.34,2.68').map(([x, y]): Point => [x + dx, y + dy]),
      tones.accent,
      5,
    )
  }
  limb(s, trace('-0.36,1.36 -0.2,1.92 0.4,2.02'), [0.38, 0.36, 0.3], tones.paper)
  s.solid(ellipse(0.54, 2.0, 0.18, 0.17), look.skin, 4.6)
  lock(s, trace('-0.36,1.0 0,1.14 0.44,0.98'), [0.24, 0.28, 0.24], [tones.accent])
}

/** It rises from the hand on its thread. */
function drawBalloon(s: Sheet) {
  const { tones } = s
  s.ink(trace('0.56,1.96 1.0,0.9 1.2,-0.6'), 3)
  s.solid(trace('1.12,-0.62 1.3,-0.62 1.21,-0.78'), tones.deep, 4)
  s.solid(ellipse(1.28, -1.7, 0.78, 0.94, { tilt: 0.08 }), tones.deep, 6)
  s.flat(ellipse(1.0, -2.02, 0.16, 0.28, { tilt: 0.5 }), tones.paper, { still: true })
}

function drawCap(s: Sheet) {
  const { tones } = s
  s.solid(trace('-1.14,-0.42 -1.02,-0.98 -0.5,-1.32 0.14,-1.32 0.66,-1.06 0.92,-0.5 0,-0.62'), tones.accent, 6)
  s.solid(trace('-1.18,-0.52 -1.1,-0.26 0,-0.44 0.94,-0.32 0.96,-0.6 0,-0.72'), tones.paper, 5)
  s.solid(ellipse(-0.2, -1.42, 0.22, 0.2), tones.paper, 5)
}

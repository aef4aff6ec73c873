import { box } from '../backdrop.ts'
import { drawHalo, round, shifted, wash } from './light.ts'
import { drawBook, drawCandle, drawHat, drawTreasure, hues } from './witch-things.ts'
import { plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** What a sorcerer leaves on the desk: potions, a book that lies open, a ball of glass, a candle, the hat. */
export function drawDesk(s: Sheet) {
  s.inHues({ paper: hues.page }, '#170F33', () => {
    drawRoom(s)
    drawBottle(s, [-500, 60], 118, [hues.green, hues.greenDeep])
    drawBottle(s, [-318, 96], 84, [hues.pink, hues.pinkDeep])
    drawBall(s, [-150, 60])
    drawHat(s, [150, 40])
    drawCandle(s, [430, 200])
    drawBook(s)
    drawTreasure(s)
    drawHalo(s, [430, -20], [420, 380], hues.glow, { opacity: 0.07, rings: 6 })
  })
}

function drawRoom(s: Sheet) {
  wholeSheet(s, hues.wall)
  for (const [i, [x, y]] of trace(
    '-600,-300 -470,-250 -590,-180 -440,-120 210,-300 560,-280 470,-200 590,-120 250,-190 600,-330',
  ).entries())
    tint(s, box(x - 44, y - 18, x + 44 + (i % 3) * 10, y + 18), hues.brick, 0.45)
  const view = [...ellipse(-190, -150, 170, 190, { from: Math.PI, to: Math.PI * 2 }), ...trace('-20,110 -360,110')]
  s.solid(view, hues.night[0], 6, { corners: true })
  s.within(
    view,
    () => {
      for (const [i, y] of [-300, -220, -150, -80, -20, 40].entries())
        wash(s, box(-380, y, 0, 140), hues.night[1], 0.12 + i * 0.04)
      drawHalo(s, [-130, -210], [170, 160], hues.moon, { opacity: 0.13 })
      wash(s, round(-130, -210, 62), hues.moon, 1)
      for (const [x, y, r] of [
        [-150, -230, 12],
        [-110, -196, 16],
        [-146, -182, 8],
      ] as const)
        wash(s, round(x, y, r, r * 0.86), hues.moonShade, 0.8)
      s.scatter(
        trace('-300,-220 -260,-290 -320,-140 -230,-180 -60,-110 -280,-60 -210,-90 -50,-290').map(([x, y], i) =>
          round(x, y, 2 + (i % 3)),
        ),
        hues.star,
      )
      tint(s, trace('-380,60 -320,10 -270,60 -230,20 -180,70 -120,30 -60,70 0,40 0,140 -380,140'), hues.shade, 0.8)
      tint(s, trace('-252,64 -252,-26 -240,-60 -228,-26 -228,64'), hues.shade, 0.9)
      tint(s, box(-244, -16, -236, -4), hues.glow)
    },
    true,
  )
  for (const line of ['-190,-338 -190,110', '-360,-110 -20,-110']) {
    s.ink(trace(line), 17, { in: 0.01, out: 0.01, least: 0.95 })
    s.ink(trace(line), 10, { in: 0.01, out: 0.01, least: 0.95, colour: hues.frame })
  }
  s.ink(view, 22, { corners: true, in: 0.01, out: 0.01, least: 0.95 })
  s.ink(view, 14, { corners: true, in: 0.01, out: 0.01, least: 0.95, colour: hues.frame })
  drawShelf(s)
  tint(s, box(-s.hw - 20, 150, s.hw + 20, 380), hues.desk)
  for (const [x, w, k] of [
    [430, 420, 0.3],
    [430, 280, 0.4],
    [430, 150, 0.5],
  ] as const)
    wash(s, round(x, 236, w, w * 0.26), hues.deskLit, k)
  wash(s, trace('-340,156 -60,156 100,380 -420,380'), hues.blue, 0.14)
  for (const y of [196, 250, 312])
    s.ink(
      [
        [-660, y],
        [0, y + 6],
        [660, y],
      ],
      3,
      { colour: hues.grain, least: 0.6 },
    )
  s.ink(trace('-660,150 660,150'), 5, { least: 0.8 })
}

/** Old books and jars above, half in the dark. */
function drawShelf(s: Sheet) {
  const spines = [hues.cover, hues.blueDeep, hues.greenDeep, hues.hat, hues.brassDark, hues.pinkDeep]
  for (const [i, x] of [260, 296, 340, 372, 420, 540, 580].entries()) {
    const [w, h] = [[34, 42, 30, 46, 34, 38, 30][i]!, [110, 130, 96, 120, 104, 126, 98][i]!]
    s.solid(box(x, -130 - h, x + w, -130), spines[i % 6]!, 4, { corners: true })
    for (const y of [-130 - h * 0.82, -130 - h * 0.2])
      s.ink(trace(`${x + 3},${y} ${x + w - 3},${y}`), 4, { colour: hues.brass })
  }
  s.solid(round(494, -164, 32, 34), hues.glass, 4)
  wash(s, round(494, -152, 26, 20), hues.blueDeep, 0.8)
  wash(s, round(482, -178, 6, 10), hues.star, 0.9)
  plate(s, box(236, -130, 660, -110), hues.frame, 4)
  tint(s, box(240, -128, 656, -121), hues.frameLit, 0.7)
  tint(s, box(236, -330, 660, -130), hues.shade, 0.22)
}

/** Glass: the light lies on its rim, its content glows and throws colour on the desk. */
function drawBottle(s: Sheet, [x, y]: Point, size: number, [bright, deep]: readonly [string, string]) {
  wash(s, round(x + size * 0.1, y + size * 1.02, size * 1.1, size * 0.2), hues.shade, 0.5)
  wash(s, round(x - size * 0.1, y + size * 1.12, size * 0.8, size * 0.12), bright, 0.6)
  drawHalo(s, [x, y + size * 0.4], [size * 1.5, size * 1.4], bright, { opacity: 0.07 })
  s.at(x, y, { scale: size }, () => {
    s.solid(trace('-0.2,-1.16 0.2,-1.16 0.22,-0.8 -0.22,-0.8'), hues.cork, 4)
    const flask = trace(
      '-0.24,-0.84 0.24,-0.84 0.28,-0.3 0.78,0.2 0.86,0.7 0.6,1 0,1.04 -0.6,1 -0.86,0.7 -0.78,0.2 -0.28,-0.3',
    )
    s.solid(flask, hues.glass, 5)
    s.within(flask, () => {
      wash(s, trace('-0.3,-0.9 0.3,-0.9 0.3,0 0.9,0.4 -0.9,0.4 -0.3,0'), deep, 0.45)
      wash(s, trace('-1,0.22 -0.4,0.3 0.2,0.2 1,0.28 1,1.2 -1,1.2'), deep, 1)
      wash(s, trace('-0.7,0.34 0.1,0.32 0.74,0.4 0.62,0.8 0,0.92 -0.6,0.8'), bright, 0.9)
      wash(s, round(-0.06, 0.5, 0.4, 0.18), hues.flame, 0.45)
      wash(s, round(0, 0.24, 0.8, 0.08), bright, 1)
      s.scatter(
        trace('-0.3,0.7 0.2,0.6 0.34,0.82 -0.1,0.82 -0.46,0.52 0.46,0.52').map(([u, v], i) =>
          round(u, v, 0.03 + (i % 3) * 0.02),
        ),
        hues.star,
        { opacity: 0.8 },
      )
      wash(s, trace('0.5,0.1 0.9,0.3 0.9,1 0.5,1 0.7,0.6'), hues.shade, 0.3)
    })
    wash(s, trace('-0.66,0.24 -0.5,0.14 -0.56,0.5 -0.6,0.76 -0.72,0.6'), hues.star, 0.9)
    wash(s, trace('-0.16,-0.7 -0.08,-0.7 -0.1,-0.26 -0.18,-0.24'), hues.star, 0.9)
    wash(s, round(0.6, 0.74, 0.07, 0.16, 0.3), hues.glow, 0.9)
    s.solid(trace('-0.32,-0.88 0.32,-0.88 0.32,-0.76 -0.32,-0.76'), hues.glass, 4)
  })
}

function drawBall(s: Sheet, [x, y]: Point) {
  wash(s, round(x + 10, y + 106, 130, 22), hues.shade, 0.5)
  s.solid(shifted(trace('-70,60 70,60 86,108 -86,108'), x, y), hues.brass, 5)
  wash(s, shifted(trace('-60,70 -30,66 -40,100 -72,100'), x, y), hues.brassLit, 0.9)
  wash(s, shifted(trace('30,66 66,70 80,102 40,102'), x, y), hues.brassDark, 0.7)
  drawHalo(s, [x, y], [150, 150], hues.blue, { opacity: 0.1, rings: 4 })
  const ball = round(x, y, 88)
  s.solid(ball, hues.blueDeep, 5)
  s.within(ball, () => {
    wash(s, round(x - 10, y + 20, 76, 66), hues.blue, 0.55)
    wash(s, shifted(trace('-90,30 -40,0 10,26 60,-6 100,16 70,50 0,44 -60,70'), x, y), hues.pink, 0.55)
    wash(s, shifted(trace('-60,50 -10,30 40,50 10,72 -30,74'), x, y), hues.star, 0.5)
    s.scatter(
      trace('-30,-10 20,-30 40,10 -50,16 0,10').map(([px, py], i) => round(x + px, y + py, 2.4 + (i % 2) * 1.6)),
      hues.star,
    )
    wash(s, ellipse(x, y, 88, 88, { from: -0.6, to: 2.2 }), hues.shade, 0.34)
  })
  wash(s, shifted(trace('-60,-20 -50,-48 -24,-68 -30,-50 -46,-30'), x, y), hues.star, 0.95)
  wash(s, round(x + 62, y + 30, 5, 12, 0.4), hues.glow, 0.95)
}

import { box } from '../backdrop.ts'
import { plainHead } from './heads.ts'
import { round } from './light.ts'
import { drawAwning, plate, tint, wholeSheet } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Three and no more: the light of the shop, raspberry, and the blue of a wet evening. */
const [light, strong, dark] = ['#FFF0D2', '#F0647E', '#232B63'] as const

const flat = (s: Sheet, points: readonly Point[], colour: string) => s.flat(points, colour, { still: true })

/** Shade without a fourth colour: lines of the darkest. */
function hatch(s: Sheet, area: readonly Point[], [from, to, step]: readonly [number, number, number], lean = 60) {
  s.within(
    area,
    () => {
      for (let x = from; x < to; x += step)
        s.ink(trace(`${x},380 ${x + lean},-380`), 3, { colour: dark, in: 0.01, out: 0.01, least: 0.9 })
    },
    true,
  )
}

/** A pastry shop in the rain, and a child with an umbrella before its window: three colours and no more. */
export function drawRainySweets(s: Sheet) {
  s.inHues({ paper: light, accent: strong, dark }, dark, () => {
    wholeSheet(s, dark)
    drawNeighbours(s)
    drawWetGround(s)
    drawShop(s)
    drawRain(s)
    drawUmbrellaChild(s)
  })
}

/** Roofs and lit windows of the houses beside. */
function drawNeighbours(s: Sheet) {
  for (const roof of ['-660,256 -660,-120 -560,-210 -452,-120 -452,256', '660,256 660,-60 560,-170 470,-70 470,256'])
    s.ink(trace(roof), 4, { colour: strong, corners: true, least: 0.8 })
  for (const [x, y] of trace('-610,-80 -530,-80 500,-30 580,-30 580,70 500,70')) {
    tint(s, box(x, y, x + 44, y + 60), strong)
    s.ink(trace(`${x + 22},${y} ${x + 22},${y + 60}`), 4)
    s.ink(trace(`${x},${y + 30} ${x + 44},${y + 30}`), 4)
  }
  for (const [x, y, r] of [
    [-500, -290, 60],
    [-420, -310, 44],
    [520, -300, 66],
    [600, -276, 44],
  ] as const)
    s.ink(ellipse(x, y, r, r * 0.6, { from: 3.2, to: 6.2 }), 4, { colour: strong })
}

/** Light and awning again in the wet stones, broken into bars. */
function drawWetGround(s: Sheet) {
  tint(s, box(-660, 256, 660, 264), strong)
  for (let i = 0; i < 9; i++) {
    const [y, w] = [276 + i * 11, 250 - i * 12]
    flat(s, round(-126 + (i % 3) * 14, y, w, 4.4), light)
    flat(s, round(286 + (i % 2) * 16, y + 4, 92 - i * 5, 3.6), strong)
    if (i % 2) flat(s, round(-474, y, 80 - i * 3, 3.4), strong)
  }
}

function drawShop(s: Sheet) {
  s.solid(box(-420, -190, 420, 256), strong, 6, { corners: true })
  hatch(s, box(376, -180, 418, 254), [340, 460, 9])
  s.solid(trace('-440,-180 -330,-300 330,-300 440,-180'), dark, 6, { corners: true })
  for (const y of [-280, -256, -232, -208])
    for (let x = -330 - (y + 300) * 0.9; x < 330 + (y + 300) * 0.9; x += 44)
      s.ink(bend([x, y], [x + 20, y + 18], [x + 40, y], 5), 2.6, { colour: strong })
  s.ink(trace('-440,-182 -330,-300 330,-300 440,-182'), 5, { colour: light, corners: true, least: 0.8 })
  drawSign(s)
  const window = box(-370, -70, 120, 190)
  s.solid(window, light, 7, { corners: true })
  s.within(window, () => {
    for (const x of [-250, -10]) {
      s.ink(trace(`${x},-80 ${x},-32`), 4)
      s.solid(
        trace('-32,0 32,0 16,-26 -16,-26').map(([px, py]): Point => [x + px, py - 14]),
        dark,
        4,
        { corners: true },
      )
      s.solid(round(x, -12, 11), light, 3)
    }
  })
  for (const [i, [x, y]] of trace('-300,50 -126,50 44,50 -226,164 -40,164').entries())
    [drawSlice, drawTower, drawCupcake][i % 3]!(s, [x, y])
  for (const y of [66, 180]) plate(s, box(-368, y, 118, y + 10), dark, 2)
  for (const x of [-207, -43]) s.ink(trace(`${x},-66 ${x},188`), 5, { least: 0.9 })
  plate(s, box(-386, 190, 136, 208), light, 4.4)
  hatch(s, box(-380, 210, 130, 254), [-460, 160, 13], 20)
  s.solid(box(196, -70, 370, 256), dark, 6, { corners: true })
  s.solid(box(222, -44, 344, 90), light, 5, { corners: true })
  s.solid(trace('283,66 244,26 250,0 268,-4 283,10 298,-4 316,0 322,26'), strong, 4)
  s.solid(round(222, 140, 9), light, 3)
  s.ink(trace('216,190 350,190'), 4, { colour: strong })
  plate(s, box(180, 244, 388, 262), light, 4)
  drawAwning(s, trace('-430,-170 430,-170 466,-84 -466,-84'), 13, 30, strong)
  for (const x of [-404, 160]) {
    s.ink(trace(`${x},-50 ${x},-24`), 3)
    s.solid(round(x, 0, 17, 22), light, 4)
    s.ink(trace(`${x - 14},-12 ${x + 14},-12`), 3)
  }
  s.solid(trace('400,256 450,256 460,196 390,196'), light, 5, { corners: true })
  for (const [dx, dy] of trace('-22,-16 0,-34 24,-14 -8,-58 18,-50'))
    s.solid(round(425 + dx, 196 + dy, 20, 18), dy < -30 ? strong : dark, 4)
  for (const [dx, dy] of trace('-22,-16 24,-14'))
    s.ink(ellipse(425 + dx, 196 + dy, 10, 8, { from: 3, to: 5.6 }), 3, { colour: strong })
}

/** A round board with a cake instead of a name. */
function drawSign(s: Sheet) {
  s.solid(round(0, -250, 74), light, 6)
  s.ink(ellipse(0, -250, 62, 62), 3, { colour: strong })
  s.at(0, -226, { scale: 0.72 }, () => drawSlice(s, [0, 0]))
}

/** A slice on its plate: cream, sponge, a berry. */
function drawSlice(s: Sheet, [x, y]: Point) {
  s.at(x, y, {}, () => {
    s.solid(round(0, 8, 66, 9), light, 4)
    s.solid(trace('-50,-40 46,-52 52,2 -46,6'), light, 4.4, { corners: true })
    tint(s, trace('-48,-24 48,-34 50,-22 -47,-12'), strong)
    s.ink(trace('-46,-2 51,-8'), 3)
    s.solid(round(-2, -60, 17), strong, 4.4)
    flat(s, round(-7, -66, 4, 3), light)
  })
}

/** Three tiers with icing that runs down. */
function drawTower(s: Sheet, [x, y]: Point) {
  s.at(x, y, {}, () => {
    s.solid(round(0, 8, 66, 9), light, 4)
    s.solid(trace('-48,4 48,4 48,-30 -48,-30'), strong, 4.4, { corners: true })
    s.solid(trace('-32,-30 32,-30 32,-58 -32,-58'), light, 4.4, { corners: true })
    s.solid(trace('-50,-34 50,-34 48,-18 36,-12 26,-20 12,-10 0,-20 -14,-10 -28,-20 -38,-12 -48,-18'), light, 3.4)
    s.solid(trace('-34,-62 34,-62 32,-50 20,-44 8,-52 -6,-44 -20,-52 -32,-48'), dark, 3.4)
    s.solid(round(0, -72, 13), strong, 4)
  })
}

function drawCupcake(s: Sheet, [x, y]: Point) {
  s.at(x, y, {}, () => {
    s.solid(round(0, 8, 56, 8), light, 4)
    s.solid(trace('-36,-28 36,-28 26,4 -26,4'), dark, 4.4, { corners: true })
    for (const dx of [-18, 0, 18]) s.ink(trace(`${dx * 1.2},-24 ${dx},0`), 3, { colour: light })
    s.solid(trace('-42,-28 -38,-46 -22,-52 -20,-64 0,-74 20,-64 22,-52 38,-46 42,-28 0,-22'), strong, 4.4)
    s.ink(trace('-30,-42 0,-36 32,-44'), 3, { colour: light })
    s.solid(round(0, -78, 10), light, 3.6)
  })
}

function drawRain(s: Sheet) {
  for (let i = 0; i < 60; i++) {
    const [x, y] = [s.dice.range(-640, 660), s.dice.range(-340, 330)]
    if (x > -430 && x < 450 && y < 240) continue
    s.ink(
      [
        [x, y],
        [x - 12, y + s.dice.range(36, 64)],
      ],
      4,
      { colour: i % 3 ? light : strong, in: 0.3, out: 0.3 },
    )
  }
  for (const [x, y] of trace('-560,316 -300,336 60,322 470,306 580,340'))
    s.ink(ellipse(x, y, 44, 9), 3.4, { colour: light, in: 0.02, out: 0.02 })
}

function drawUmbrellaChild(s: Sheet) {
  s.pen = 0.85
  s.at(-474, 60, { scale: 50 }, () => {
    const look = plainHead(s, {
      ...{ yaw: 0.5, style: 'bob', mood: 'laugh', lash: 1, tall: 1.3 },
      ...{ hair: dark, hairLight: strong, hairDark: dark, skin: light, blush: strong, mouth: strong },
      ...{ iris: strong, irisDark: dark },
    })
    const coat = (sheet: Sheet) => {
      for (const x of [-0.34, 0.34])
        sheet.solid(
          trace('-0.26,2.9 0.26,2.9 0.3,4.1 0.66,4.4 -0.3,4.4').map(([px, py]): Point => [px + x, py]),
          strong,
          5,
        )
      sheet.solid(trace('-0.4,0.9 0.4,0.9 0.8,2.0 1.0,3.3 0,3.5 -1.0,3.3 -0.8,2.0'), light, 6)
      for (const y of [1.7, 2.3, 2.9]) flat(sheet, round(0.1, y, 0.09), strong)
      sheet.ink(trace('-0.16,1.2 -0.12,2.2 -0.14,3.4'), 3)
      sheet.ink(trace('-0.92,3.1 0,3.28 0.92,3.1'), 4, { colour: strong })
    }
    drawHead(s, { ...look, own: { bust: coat } })
    s.ink(trace('0.9,2.4 0.9,-2.2'), 9, { in: 0.02, out: 0.02, least: 0.9, colour: light })
    s.solid(ellipse(0.86, 2.0, 0.26, 0.26), light, 5)
    const cloth = trace(
      '-2.5,-1.3 -1.7,-2.5 0.3,-3.1 2.2,-2.6 3.2,-1.3 2.1,-1.6 1.3,-1.24 0.4,-1.6 -0.6,-1.24 -1.5,-1.6',
    )
    s.solid(cloth, strong, 6)
    flat(s, trace('-1.5,-1.62 -0.9,-2.4 0.3,-3.04 -0.3,-2.2 -0.6,-1.3'), light)
    flat(s, trace('1.3,-1.3 0.9,-2.3 0.3,-3.04 1.7,-2.5 2.1,-1.64'), light)
    for (const rib of ['0.3,-3.0 -0.6,-1.3', '0.3,-3.0 1.3,-1.3', '0.3,-3.0 -1.5,-1.6', '0.3,-3.0 2.1,-1.6'])
      s.ink(trace(rib), 4)
    s.ink(trace('0.3,-3.05 0.3,-3.4'), 8, { colour: light })
  })
  s.pen = 1
}

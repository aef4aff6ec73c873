import { disc } from './ground.ts'
import { drawGlow } from './light.ts'
import { tube } from './limbs.ts'
import { tint, wholeSheet } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const round = (x: number, y: number, rx: number, ry: number, tilt = 0) => ellipse(x, y, rx, ry, { tilt }).slice(0, -1)
const sparkle = (s: Sheet, [x, y]: Point, size: number) =>
  s.flat(
    trace('0,-46 7,-7 46,0 7,7 0,46 -7,7 -46,0 -7,-7').map(([a, b]): Point => [x + a * size, y + b * size]),
    '#FFFFFF',
    { corners: true, still: true },
  )

const evening = {
  ...{ wall: '#3A2468', far: '#2A1A52', pane: '#4A78D8', paneLow: '#9A8CF0', table: '#8A3F5C', tableDark: '#4E2450' },
  ...{
    glow: '#FFB45A',
    warm: '#FFD98C',
    shade: '#FFE9B0',
    shadeRim: '#FF9A4A',
    brass: '#E8A63C',
    brassDark: '#9C5A2C',
  },
  ...{ glass: '#BFF2F5', water: '#4FC3E0', waterDeep: '#2A7FC0', petal: '#FF7FA8', petalShade: '#D14A86' },
  ...{ stem: '#4FB56A', mirror: '#C8D2F0', mirrorDark: '#2E2A5C', white: '#FFFFFF' },
}

/** A glass one sees through, a ball that mirrors window and lamp, a lamp that shines: an evening on one table. */
export function drawThreeMatters(s: Sheet) {
  const h = evening
  wholeSheet(s, h.wall)
  tint(s, trace('-660,-380 -280,-380 -120,190 -660,190'), h.far, 0.5)
  s.solid(box(-330, -330, -70, -70), h.pane, 6, { corners: true })
  tint(s, box(-326, -180, -74, -74), h.paneLow, 0.7)
  for (const star of trace('-280,-290 -150,-260 -230,-230 -110,-300')) s.flat(disc(star, 4), h.white, { still: true })
  for (const bar of ['-200,-330 -200,-70', '-330,-200 -70,-200'])
    s.ink(trace(bar), 9, { colour: h.far, in: 0.01, out: 0.01, least: 1 })
  drawGlow(s, [420, -120], 400, h.glow, 0.17)
  tint(s, box(-660, 186, 660, 400), h.tableDark)
  const lit = box(-660, 186, 660, 400)
  s.within(
    lit,
    () => {
      s.flat(round(420, 270, 640, 150), h.table, { still: true })
      s.flat(round(420, 266, 380, 84), '#D9704A', { still: true, opacity: 0.7 })
      s.flat(round(420, 262, 210, 44), h.warm, { still: true, opacity: 0.5 })
    },
    true,
  )
  s.ink(trace('-660,186 660,186'), 4, { in: 0.01, out: 0.01, least: 0.8, colour: h.far })
  drawGlassWithFlower(s)
  drawMirrorBall(s, [-10, 96], 182)
  drawLamp(s)
}

function drawGlassWithFlower(s: Sheet) {
  const h = evening
  tint(s, trace('-500,284 -340,284 -560,346 -660,340 -660,310'), h.far, 0.6)
  s.flat(trace('-440,292 -360,286 -540,330 -600,326'), h.water, { still: true, opacity: 0.4 })
  s.ink(trace('-418,60 -424,-40 -450,-160'), 12, { colour: h.stem, in: 0.02, out: 0.02, least: 1 })
  s.ink(trace('-398,66 -394,160 -400,262'), 17, { colour: h.stem, in: 0.02, out: 0.02, least: 1 })
  s.solid(trace('-428,-40 -480,-80 -540,-80 -500,-36'), h.stem, 4.4)
  for (let i = 0; i < 6; i++) {
    const at = i * 1.047 + 0.3
    s.solid(
      round(-454 + Math.cos(at) * 62, -200 + Math.sin(at) * 56, 50, 37, at),
      i < 2 || i === 5 ? h.petal : h.petalShade,
      4.4,
    )
  }
  s.solid(disc([-454, -200], 30), h.warm, 4)
  const glass = trace('-532,-56 -308,-56 -338,288 -502,288')
  tint(s, glass, h.glass, 0.24)
  const water = trace('-522,64 -318,64 -339,280 -501,280')
  tint(s, water, h.water, 0.5)
  tint(s, trace('-522,64 -470,64 -474,280 -501,280'), h.waterDeep, 0.6)
  tint(s, trace('-344,64 -318,64 -339,280 -356,280'), h.warm, 0.55)
  s.flat(round(-420, 64, 102, 14), h.glass, { still: true, opacity: 0.7 })
  s.contour(glass, 6, { corners: true })
  s.ink(ellipse(-420, -56, 112, 16), 5, { colour: h.white, in: 0.02, out: 0.02, least: 0.9 })
  s.ink(trace('-500,-30 -482,240'), 13, { colour: h.white, in: 0.1, out: 0.3 })
  s.ink(trace('-330,-20 -346,150'), 6, { colour: h.warm, in: 0.2, out: 0.4 })
}

function drawMirrorBall(s: Sheet, [x, y]: Point, r: number) {
  const h = evening
  const ball = disc([x, y], r)
  s.flat(round(x - 50, y + r - 4, r * 1.05, 26), h.far, { still: true, opacity: 0.7 })
  s.flat(ball, h.mirror, { still: true })
  s.within(ball, () => {
    s.flat(round(x - r * 0.1, y - r * 0.6, r * 1.1, r * 0.8), '#6A5AB8', { still: true })
    s.flat(round(x + r * 0.8, y - r * 0.3, r * 0.6, r * 0.9), '#F2A27A', { still: true, opacity: 0.8 })
    s.flat(round(x, y + r * 0.86, r * 1.3, r * 0.84), h.mirrorDark, { still: true })
    s.flat(round(x + r * 0.1, y + r * 1.04, r * 1.1, r * 0.76), h.table, { still: true })
    s.flat(round(x + r * 0.5, y + r * 0.78, r * 0.5, r * 0.2, -0.4), '#F29A62', { still: true })
    for (const [px, py] of trace('-0.56,-0.56 -0.26,-0.68 -0.6,-0.22 -0.28,-0.32'))
      s.flat(
        trace('-23,-24 23,-29 24,24 -21,27').map(([a, b]): Point => [x + px * r + a, y + py * r + b]),
        h.pane,
        { still: true },
      )
    s.flat(trace(`${x + 84},${y - 20} ${x + 140},${y - 30} ${x + 152},${y - 84} ${x + 92},${y - 80}`), h.shade, {
      still: true,
    })
    s.ink(trace(`${x + 112},${y - 24} ${x + 108},${y + 66}`), 8, { colour: h.brass, least: 0.9 })
    s.flat(trace(`${x - 150},${y + 4} ${x - 116},${y - 6} ${x - 112},${y + 70} ${x - 132},${y + 76}`), h.glass, {
      still: true,
      opacity: 0.6,
    })
    s.flat(disc([x - 134, y - 30], 17), h.petal, { still: true })
    s.flat(round(x - 40, y + r * 0.97, r * 0.9, r * 0.16), h.far, { still: true, opacity: 0.6 })
  })
  s.contour(ball, 7)
  sparkle(s, [x - 40, y - r * 0.78], 0.7)
}

function drawLamp(s: Sheet) {
  const h = evening
  const cone = trace('336,-44 504,-44 566,-250 274,-250')
  s.solid(trace('408,-60 432,-60 442,236 398,236'), h.brass, 5)
  tint(s, trace('424,-40 434,-40 442,236 426,236'), h.brassDark)
  s.solid(round(420, 252, 102, 28), h.brass, 6)
  s.flat(round(434, 258, 70, 14), h.brassDark, { still: true })
  s.ink(trace('340,246 376,236 410,234'), 5, { colour: h.white })
  s.solid(cone, h.shade, 6, { corners: true })
  s.within(
    cone,
    () => {
      for (const [inset, colour] of [
        [0, h.shadeRim],
        [26, h.glow],
        [56, h.warm],
        [88, '#FFF8DC'],
      ] as const)
        s.flat(round(420, -130, 150 - inset, 150 - inset * 0.9), colour, { still: true })
    },
    true,
  )
  s.contour(cone, 6, { corners: true })
  s.ink(trace('500,-44 500,20'), 3.4)
  s.solid(disc([500, 26], 8), h.brass, 3)
}

const noon = {
  ...{ wall: '#FFD766', wallShade: '#F2A94A', sun: '#FFF2B8', table: '#FFF6E6', shade: '#8E7CC8' },
  ...{ glass: '#BFE6FA', glassDeep: '#5FA8E0', potion: '#E8559A', potionDeep: '#A52C7E', potionLit: '#FFA6CC' },
  ...{ cork: '#C98A4F', corkShade: '#94582E', steel: '#DDE6F2', steelMid: '#9FB0CC', steelDark: '#46527E' },
  facets: ['#9FF2CF', '#3FCF9B', '#1FA37A', '#0F7A68', '#E6FFF4'],
}

/** A bottle, a spoon and a cut stone in the sun of noon: what shines, each in its own way. */
export function drawShine(s: Sheet) {
  const h = noon
  wholeSheet(s, h.wall)
  tint(s, trace('-660,-380 -380,-380 20,160 -360,160'), h.sun, 0.7)
  tint(s, trace('-250,-380 -60,-380 340,160 150,160'), h.sun, 0.7)
  tint(s, trace('260,-380 680,-380 680,160 560,160'), h.wallShade, 0.35)
  tint(s, box(-660, 150, 660, 400), h.table)
  s.ink(trace('-660,150 660,150'), 4, { in: 0.01, out: 0.01, least: 0.8 })
  tint(s, trace('-660,210 -520,150 -380,150 -660,290'), h.sun, 0.8)
  drawPotion(s)
  drawSpoon(s)
  drawStone(s)
}

function drawPotion(s: Sheet) {
  const h = noon
  s.flat(trace('-400,262 -210,262 160,300 200,330 40,348 -240,312'), h.shade, { still: true, opacity: 0.55 })
  s.flat(trace('-260,278 -120,282 60,306 80,322 -20,326 -180,306'), h.potionLit, { still: true, opacity: 0.8 })
  s.flat(trace('-120,292 -20,300 20,310 -40,314'), '#FFFFFF', { still: true, opacity: 0.8 })
  s.solid(trace('-356,-262 -244,-262 -252,-186 -348,-186'), h.cork, 5, { corners: true })
  tint(s, trace('-290,-258 -248,-258 -256,-190 -290,-190'), h.corkShade)
  const flask = trace(
    '-354,-206 -246,-206 -244,-196 -252,-80 -150,40 -128,170 -160,262 -300,276 -440,262 -472,170 -450,40 -348,-80 -356,-196',
  )
  s.solid(flask, h.glass, 6)
  s.within(flask, () => {
    tint(s, box(-500, 60, -100, 300), h.potion)
    s.flat(trace('-240,60 -100,60 -100,300 -360,300 -220,240 -190,150'), h.potionDeep, { still: true, opacity: 0.7 })
    s.flat(trace('-430,230 -340,252 -250,248 -230,262 -330,280 -440,260'), h.potionLit, { still: true })
    s.flat(round(-300, 62, 162, 20), h.potionLit, { still: true })
    tint(s, trace('-270,-200 -240,-200 -240,-90 -150,20 -190,40 -276,-80'), h.glassDeep, 0.6)
    for (const [x, y, r] of [
      [-340, 140, 13],
      [-300, 190, 9],
      [-260, 120, 11],
      [-370, 200, 7],
      [-310, 100, 6],
    ] as const)
      s.flat(disc([x, y], r), h.potionLit, { still: true })
  })
  s.contour(flask, 6)
  s.ink(trace('-334,-170 -334,-70 -420,50 -440,150'), 15, { colour: '#FFFFFF', in: 0.1, out: 0.3 })
  s.ink(trace('-436,186 -424,220'), 13, { colour: '#FFFFFF' })
  s.solid(trace('-364,-214 -236,-214 -236,-190 -364,-190'), h.glass, 4.6)
  sparkle(s, [-196, 20], 0.8)
}

function drawSpoon(s: Sheet) {
  const h = noon
  s.at(90, 286, { rotate: -0.14 }, () => {
    s.flat(round(20, 34, 130, 40), h.shade, { still: true, opacity: 0.5 })
    tint(s, tube(trace('120,26 300,30 500,40'), [18, 14, 24]), h.shade, 0.5)
    const handle = tube(trace('96,2 190,-6 330,2 500,-4'), [34, 18, 22, 42])
    s.solid(handle, h.steel, 5, { corners: true })
    s.within(handle, () => tint(s, trace('90,6 200,0 340,8 520,4 520,40 90,40'), h.steelDark, 0.8), true)
    s.solid(round(0, 0, 122, 60), h.steel, 6)
    s.within(round(0, 0, 118, 56), () => {
      s.flat(round(6, 6, 106, 48), h.steelMid, { still: true })
      s.flat(round(14, 18, 92, 34), h.steelDark, { still: true })
      s.flat(round(20, 28, 84, 26), '#F2A84A', { still: true })
      s.flat(trace('-96,-6 -60,-34 0,-42 -20,-26 -66,-8 -86,14'), '#FFFFFF', { still: true })
      s.flat(trace('-30,10 10,0 30,6 -10,22'), h.potion, { still: true, opacity: 0.8 })
    })
    sparkle(s, [-52, -30], 0.6)
  })
}

function drawStone(s: Sheet) {
  const h = noon
  s.flat(trace('360,140 470,138 640,176 660,214 560,220 430,180'), h.shade, { still: true, opacity: 0.5 })
  for (const noted of ['450,160 540,170 580,196 500,186', '560,176 640,190 650,206 596,202'])
    s.flat(trace(noted), h.facets[1]!, { still: true, opacity: 0.8 })
  s.at(400, 34, { rotate: -0.9, scale: 1.2 }, () => {
    for (const [noted, i] of [
      ['-150,-40 -90,-140 -50,-140 -70,-40', 0],
      ['-50,-140 50,-140 70,-40 -70,-40', 4],
      ['50,-140 90,-140 150,-40 70,-40', 1],
      ['-150,-40 -70,-40 0,150', 1],
      ['-70,-40 0,-40 0,150', 0],
      ['0,-40 70,-40 0,150', 2],
      ['70,-40 150,-40 0,150', 3],
    ] as const)
      s.solid(trace(noted), h.facets[i]!, 3.4, { corners: true })
    s.flat(trace('-40,-132 10,-132 -20,-50 -58,-50'), '#FFFFFF', { corners: true, still: true })
    s.flat(trace('20,-30 44,-30 10,70'), h.facets[0]!, { corners: true, still: true })
    s.contour(trace('-150,-40 -90,-140 90,-140 150,-40 0,150'), 6, { corners: true })
    sparkle(s, [-104, -112], 1)
    sparkle(s, [96, -60], 0.6)
  })
}

import { box } from '../backdrop.ts'
import { disc } from './ground.ts'
import { drawGlow, drawSky } from './light.ts'
import { tube } from './limbs.ts'
import { tint, wholeSheet } from './street-things.ts'
import { add, ellipse, mixed, type Point, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const night = {
  ...{ ground: '#1E2763', panel: '#2A3680', rule: '#4654A8', coral: '#FF6F61', rose: '#FF9FB0', mint: '#4FE0C4' },
  ...{ sun: '#FFD24A', amber: '#FF9E3D', body: '#F4F6FF', bodyShade: '#A9B2E6', grip: '#39408C', wood: '#FFC9A8' },
}

/** Three strokes: pressed harder and softer, with a hard and a soft rim, its prints close together and far apart. */
export function drawBrushSettings(s: Sheet) {
  wholeSheet(s, night.ground)
  for (const [y, low] of trace('-332,-126 -98,94 122,332'))
    s.flat(box(-606, y, 606, low), night.panel, { still: true, corners: true })
  const press = trace('-560,-204 -420,-282 -270,-176 -120,-278 30,-190 150,-246')
  const stroke = tube(press, [4, 70, 18, 104, 34, 4])
  s.flat(stroke, night.coral, { still: true, corners: true })
  s.within(
    stroke,
    () => {
      tint(s, box(-600, -360, -330, -100), night.rose, 0.8)
      tint(s, box(-330, -360, -200, -100), night.rose, 0.4)
      tint(s, box(-20, -360, 200, -100), night.amber, 0.5)
      s.ink(trace('-500,-256 -420,-296 -340,-250'), 9, { colour: '#FFFFFF', opacity: 0.7 })
      s.ink(trace('-200,-262 -120,-304 -50,-264'), 9, { colour: '#FFFFFF', opacity: 0.7 })
    },
    true,
  )
  for (let i = 0; i < 4; i++) {
    const at: Point = [-490 + i * 236, -2]
    for (let k = 6; k >= 1; k--)
      s.flat(disc(at, 58 + (k / 6) * i * 9), night.mint, { still: true, opacity: i ? 0.22 : 0 })
    s.flat(disc(at, 60 - i * 15), night.mint, { still: true })
  }
  let x = -550
  for (let i = 0; x < 540; i++) {
    const y = 226 + Math.sin(i * 0.6) * 30
    s.flat(disc([x, y], 38), between(night.sun, night.amber, Math.min(1, i / 18)), { still: true })
    x += 12 + i * 4.4
  }
  s.flat(trace('190,-210 240,-224 700,70 700,170'), '#0E1440', { still: true, corners: true, opacity: 0.5 })
  drawGlow(s, [166, -244], 90, night.coral)
  drawStylus(s, [160, -246], 0.56)
}

function drawStylus(s: Sheet, [x, y]: Point, rotate: number) {
  s.at(x, y, { rotate, scale: 1.12 }, () => {
    s.solid(trace('0,0 70,-26 90,-33 620,-36 620,36 90,33 70,26'), night.body, 6, { corners: true })
    tint(s, trace('74,8 620,8 620,33 90,30 72,23'), night.bodyShade)
    s.solid(trace('0,0 80,-29 80,29'), night.wood, 5, { corners: true })
    s.flat(trace('0,0 34,-12 34,12'), night.coral, { corners: true, still: true })
    s.solid(box(92, -33, 190, 33), night.grip, 5, { corners: true })
    for (const gx of [116, 142, 166]) s.ink(trace(`${gx},-26 ${gx},26`), 4, { colour: night.bodyShade })
    s.solid(trace('230,-15 330,-15 330,11 230,11'), night.mint, 4)
  })
}

const dawn = {
  sky: ['#6F7FD0', '#A99BDE', '#F2AFC6', '#FFC79A', '#FFE3A4'],
  ...{ sun: '#FF6B57', halo: '#FFEFC0', heron: '#26305E', wing: '#4A5A9A', plume: '#8FA2D8' },
  water: ['#F7B79C', '#7FA8CE', '#2F7FA6', '#1E5C8A'],
  ...{
    reed: '#256B5C',
    lightReed: '#4F9A6A',
    cat: '#7B3F34',
    petal: '#FFF6E4',
    board: '#173F5F',
    boardShade: '#0F2D48',
  },
  ...{ metal: '#E6EDF5', metalShade: '#9FB2C8', hair: '#2A2338' },
}

const leafAt = (at: Point, long: number, tilt: number): Point[] =>
  trace(`${-long},0 ${-long * 0.2},${-long * 0.34} ${long},0 ${-long * 0.2},${long * 0.34}`).map((p) =>
    add(at, turned(p, tilt)),
  )

/** A heron in a marsh at dawn, made of what three pens can do: broad sweeps, fine lines, dabs. */
export function drawThreePens(s: Sheet) {
  drawSky(s, dawn.sky, [-360, 170], 9)
  drawGlow(s, [-110, -60], 300, dawn.halo, 0.2)
  s.flat(disc([-110, -60], 168), dawn.sun, { still: true })
  for (const [y, x, w] of [
    [-268, -440, 300],
    [-214, -500, 200],
    [-290, 120, 260],
    [-120, -560, 160],
  ] as const)
    s.flat(tube(trace(`${x},${y} ${x + w * 0.5},${y - 10} ${x + w},${y + 4}`), [2, 17, 2]), dawn.petal, {
      still: true,
      corners: true,
      opacity: 0.75,
    })
  for (const [i, [y, w]] of trace('176,60 226,76 286,90 350,110').entries())
    s.flat(
      tube(trace(`-660,${y} -420,${y - 16} -160,${y + 10} 120,${y - 12} 380,${y + 4}`), [w, w, w * 0.9, w, w]),
      dawn.water[i]!,
      { still: true, corners: true },
    )
  for (const [y, w] of trace('176,110 204,82 236,120 268,64 304,90'))
    s.flat(tube(trace(`${-110 - w},${y} -110,${y - 3} ${-110 + w},${y + 2}`), [1, 11, 1]), dawn.sun, {
      still: true,
      corners: true,
      opacity: 0.8,
    })
  drawHeron(s)
  drawReeds(s)
  const dabs = Array.from({ length: 46 }, () =>
    leafAt([s.dice.range(-600, 280), s.dice.range(-330, 300)], s.dice.range(7, 15), s.dice.range(0, 3)),
  )
  s.scatter(dabs, dawn.petal)
  drawThreeTools(s)
}

function drawHeron(s: Sheet) {
  const sweep = { still: true, corners: true }
  for (const leg of ['-196,70 -210,160 -204,258', '-150,76 -128,150 -148,196 -112,258'])
    s.ink(trace(leg), 9, { in: 0.05, out: 0.3, colour: dawn.heron })
  s.flat(tube(trace('-330,64 -240,10 -130,22 -20,104'), [10, 112, 126, 14]), dawn.heron, sweep)
  s.flat(tube(trace('-300,34 -334,-56 -276,-146 -300,-214'), [54, 34, 28, 42]), dawn.heron, sweep)
  s.flat(trace('-320,-230 -290,-240 -276,-214 -430,-182'), dawn.heron, { still: true })
  s.ink(trace('-430,-182 -372,-200 -318,-212'), 5, { colour: dawn.sun })
  s.ink(trace('-286,-228 -232,-224 -184,-194'), 8, { colour: dawn.heron })
  s.flat(tube(trace('-276,26 -190,12 -110,42 -20,104'), [8, 56, 60, 6]), dawn.wing, sweep)
  for (const feather of ['-230,30 -150,40 -70,84', '-210,6 -120,16 -50,70', '-250,50 -190,66 -130,84'])
    s.ink(trace(feather), 6, { colour: dawn.plume })
  s.ink(trace('-312,50 -318,90 -300,120'), 6, { colour: dawn.plume })
  s.ink(trace('-296,54 -296,100 -278,126'), 6, { colour: dawn.plume })
  s.flat(disc([-302, -218], 5), dawn.halo, { still: true })
}

function drawReeds(s: Sheet) {
  for (const [i, noted] of [
    '-560,370 -520,30',
    '-530,370 -450,70',
    '-590,370 -600,90',
    '60,370 100,60',
    '90,370 180,110',
    '30,370 20,100',
    '120,370 240,190',
    '-500,370 -390,190',
    '-620,370 -640,200',
  ].entries()) {
    const [from, to] = trace(noted) as [Point, Point]
    s.ink([from, add(mixed(from, to, 0.5), [-8, 0]), to], 9, {
      in: 0.05,
      out: 0.9,
      colour: i % 2 ? dawn.lightReed : dawn.reed,
    })
  }
  for (const at of trace('-520,36 -450,76 -600,96 100,66 180,116'))
    s.flat(ellipse(...at, 13, 38, { tilt: 0.12 }), dawn.cat, { still: true })
}

function drawThreeTools(s: Sheet) {
  tint(s, trace('318,-380 336,-380 336,380 318,380'), dawn.boardShade, 0.3)
  tint(s, box(336, -380, 680, 380), dawn.board)
  tint(s, trace('336,-380 470,-380 680,-60 680,380 600,380 336,-40'), '#2A6A8A', 0.5)
  const tools = [
    { x: 404, colour: '#E8503F', dark: '#A92A38', tip: '-7,-150 0,-206 7,-150' },
    { x: 494, colour: '#FFD24A', dark: '#DB8F22', tip: '-36,-150 -40,-224 40,-232 36,-150' },
    { x: 586, colour: '#4FC3B0', dark: '#23808A', tip: '-26,-150 -34,-196 0,-250 34,-196 26,-150' },
  ]
  for (const { x, colour, dark, tip } of tools)
    s.at(x, 10, {}, () => {
      tint(s, trace('12,-200 44,-190 56,60 44,400 0,400'), dawn.boardShade, 0.6)
      s.solid(trace(tip), dawn.hair, 5)
      s.solid(trace('-24,-150 24,-150 26,-80 -26,-80'), dawn.metal, 5, { corners: true })
      tint(s, box(4, -146, 22, -84), dawn.metalShade)
      s.solid(trace('-25,-80 25,-80 30,60 18,400 -18,400 -30,60'), colour, 6)
      tint(s, trace('8,-74 22,-74 27,60 16,400 4,400'), dark)
      s.ink(trace('-14,-50 -17,60 -12,240'), 6, { colour: '#FFFFFF' })
    })
}

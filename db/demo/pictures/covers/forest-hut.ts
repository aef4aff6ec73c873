import { box } from '../backdrop.ts'
import { leafAt } from './brush-strokes.ts'
import { drawHalo, drawSky, round, wash } from './light.ts'
import { tint } from './street-things.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** The last light behind the firs; a lamp is lit in the hut. */
const hues = {
  sky: ['#2F5796', '#9A86B8', '#FFCBA0'] as const,
  firs: ['#7FA7AE', '#4C8089', '#255A66'],
  ...{ bark: '#2B3E4E', meadow: '#3F7A6B', meadowLit: '#8FB56F', meadowDark: '#245457' },
  grass: ['#7FBF7B', '#4F9A78', '#B9D177', '#2F6F6B'],
  leaves: ['#12303F', '#1C4A53', '#2E6E63'],
  ...{ log: '#A8673F', logLit: '#D9955A', seam: '#5E3430', roof: '#5D4A78', roofLit: '#8D76A6', stone: '#8B8798' },
  ...{ glass: '#FFD873', glow: '#FFE9A6', door: '#B8473A', smoke: '#E9DCE6', path: '#D8B890', step: '#9A8FA0' },
  ...{ cap: '#D9503C', spot: '#FFF4E4', stalk: '#F2E0C4' },
  shade: '#2B2A5C',
}

/** A hut in a clearing; leaves, firs and grass are each one print of a brush of one's own. */
export function drawForestHut(s: Sheet) {
  s.inHues({}, '#1D2438', () => {
    drawSky(s, hues.sky, [-360, 120], 14)
    drawHalo(s, [330, 60], [300, 240], hues.glow, { opacity: 0.14 })
    for (let i = 0; i < 7; i++) drawFir(s, [-620 + i * 204, 130], 320 + ((i * 53) % 90), hues.firs[0]!)
    wash(s, round(0, 120, 760, 70), hues.sky[2], 0.4)
    for (const [i, x] of [-590, -470, -340, 290, 400, 510, 620].entries())
      drawFir(s, [x, 150], 330 + (i % 3) * 70, hues.firs[1]!)
    for (const [i, x] of [-410, -240, 350, 560].entries()) drawFir(s, [x, 166], 210 + (i % 2) * 110, hues.firs[2]!)
    tint(s, trace('-660,156 -300,124 60,150 360,120 660,150 660,400 -660,400'), hues.meadow)
    wash(s, round(70, 226, 420, 70), hues.meadowLit, 0.4)
    wash(s, round(70, 214, 270, 44), hues.glow, 0.26)
    wash(s, trace('-660,270 -260,300 60,360 360,300 660,260 660,420 -660,420'), hues.meadowDark, 0.6)
    drawHut(s)
    drawGrassPrints(s)
    for (const [x, y, k] of [
      [-250, 262, 1],
      [-212, 276, 0.7],
      [346, 290, 0.9],
    ] as const)
      drawMushroom(s, [x, y], k)
    for (const side of [-1, 1]) drawLeafMass(s, side)
    for (const [x, y] of trace('-330,60 -200,-110 -260,180 330,60 420,190 290,-70 -420,220 -60,270 240,262')) {
      drawHalo(s, [x, y], [17, 17], hues.glass, { opacity: 0.24, rings: 3 })
      wash(s, round(x, y, 3.6), hues.spot, 1)
    }
  })
}

function drawHut(s: Sheet) {
  const lit = (points: Point[], opacity = 0.3) => tint(s, points, hues.shade, opacity)
  wash(s, round(30, 196, 250, 20), hues.shade, 0.4)
  s.solid(box(150, -270, 198, -150), hues.stone, 5, { corners: true })
  lit(box(150, -268, 166, -150))
  for (const y of [-240, -210, -180]) s.ink(trace(`152,${y} 196,${y}`), 2.4)
  for (const [x, y, r] of [
    [184, -292, 18],
    [206, -322, 24],
    [240, -348, 30],
  ] as const)
    wash(s, round(x, y, r * 1.2, r), hues.smoke, 0.5)
  s.solid(box(-130, -40, 210, 190), hues.log, 6, { corners: true })
  for (const [i, y] of [-40, 6, 52, 98, 144].entries()) {
    tint(s, box(-127, y + 4, 207, y + 18), hues.logLit, i % 2 ? 0.5 : 0.36)
    s.ink(trace(`-126,${y + 46} 206,${y + 46}`), 3.4, { colour: hues.seam })
    for (const x of [-138, 218]) s.solid(round(x, y + 23, 16, 21), hues.logLit, 4)
    for (const x of [-138, 218]) s.ink(round(x, y + 23, 8, 11), 1.8, { colour: hues.seam })
  }
  lit(box(-127, -38, 207, 8), 0.4)
  lit(trace('-127,-38 -84,-38 -110,188 -127,188'), 0.3)
  s.solid(trace('-196,-26 -60,-190 150,-190 286,-26'), hues.roof, 6, { corners: true })
  tint(s, trace('150,-188 282,-28 110,-28 70,-188'), hues.roofLit, 0.7)
  for (const [i, y] of [-150, -110, -70].entries())
    for (let k = 0; k < 9 + i * 2; k++) {
      const x = 45 + (k - 4 - i) * 30 + (i % 2) * 15
      s.ink(trace(`${x - 14},${y} ${x},${y + 15} ${x + 14},${y}`), 2.6)
    }
  drawHalo(s, [-50, 60], [120, 110], hues.glass, { opacity: 0.16, rings: 4 })
  s.solid(box(-94, 18, -6, 104), hues.glass, 6, { corners: true })
  tint(s, trace('-90,20 -50,20 -90,80'), hues.spot, 0.5)
  s.ink(trace('-50,20 -50,102'), 5)
  s.ink(trace('-92,60 -8,60'), 5)
  s.solid(box(-104, 102, 4, 116), hues.logLit, 4, { corners: true })
  for (let i = 0; i < 6; i++) s.scatter([leafAt([-92 + i * 18, 98], 13, 1.2 + i)], i % 2 ? hues.cap : hues.grass[2]!)
  s.solid(trace('78,190 78,62 120,28 162,62 162,190'), hues.door, 6, { corners: true })
  for (const x of [99, 120, 141]) s.ink(trace(`${x},54 ${x},188`), 2.6)
  s.solid(round(120, 84, 15), hues.glass, 4)
  s.solid(round(148, 130, 5), hues.glow, 2.6)
  s.ink(trace('166,20 184,20 184,34'), 4)
  drawHalo(s, [184, 52], [76, 70], hues.glass, { opacity: 0.18, rings: 4 })
  s.solid(box(174, 36, 194, 66), hues.glow, 4, { corners: true })
  tint(s, trace('70,196 170,196 200,250 190,300 260,370 -60,370 40,300 60,250'), hues.path)
  tint(s, trace('96,196 150,196 166,250 130,310 100,250'), hues.glow, 0.45)
  for (const [x, y, w] of [
    [118, 214, 36],
    [124, 246, 44],
    [112, 286, 52],
    [108, 332, 64],
  ] as const)
    s.solid(round(x, y, w, w * 0.24), hues.step, 3.4)
}

function drawGrassPrints(s: Sheet) {
  for (let i = 0; i < 40; i++) {
    const [x, y] = [s.dice.range(-620, 620), s.dice.range(210, 350)]
    if (Math.abs(x - 110) < 130) continue
    s.ink(
      [
        [x, y],
        [x + 6, y - 26],
        [x + s.dice.range(-20, 30), y - s.dice.range(40, 76)],
      ],
      8,
      { colour: hues.grass[Math.abs(x - 60) < 340 ? i % 3 : 1 + (i % 2) * 2]!, in: 0.05, out: 0.9 },
    )
  }
}

function drawMushroom(s: Sheet, [x, y]: Point, size: number) {
  s.at(x, y, { scale: size }, () => {
    s.solid(trace('-9,-26 9,-26 13,18 -13,18'), hues.stalk, 3.4)
    s.solid(trace('-36,-22 -24,-52 0,-62 24,-52 36,-22 0,-14'), hues.cap, 4)
    for (const [dx, dy, r] of [
      [-14, -36, 6],
      [6, -46, 5],
      [18, -30, 5],
    ] as const)
      wash(s, round(dx, dy, r, r * 0.8), hues.spot, 1)
  })
}

function drawFir(s: Sheet, [x, y]: Point, height: number, colour: string) {
  const trunk: Point[] = [
    [x, y],
    [x, y - height],
  ]
  s.ink(trunk, 10, { in: 0.05, out: 0.6, colour: colour === hues.firs[0] ? colour : hues.bark })
  s.ink(trace(`${x},${y - height * 0.8} ${x},${y - height * 1.06}`), height * 0.13, { colour, in: 0.05, out: 0.95 })
  for (let i = 0; i < 6; i++) {
    const [level, wide] = [y - height * (0.14 + i * 0.15), (1 - i / 6.6) * height * 0.26]
    for (const side of [-1, 1])
      s.ink(
        [
          [x, level - 20],
          [x + side * wide * 0.6, level + 2],
          [x + side * wide, level + 26],
        ],
        height * 0.12,
        { colour, in: 0.1, out: 0.7 },
      )
  }
}

/** Near leaves that frame the clearing. */
function drawLeafMass(s: Sheet, side: number) {
  for (const [i, spread] of [240, 210, 160].entries()) {
    const prints = Array.from({ length: 46 }, () => {
      const t = s.dice.next()
      const at: Point = [side * (650 - s.dice.range(0, spread) * (1 - t * 0.72)), -370 + t * 560]
      return leafAt(at, s.dice.range(22, 46), s.dice.range(0, 3.1))
    })
    s.scatter(prints, hues.leaves[i]!)
  }
}

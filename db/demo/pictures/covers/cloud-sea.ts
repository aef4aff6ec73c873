import { drawFlecks, drawGlow, drawHeap, drawLit, drawSky, segment } from './light.ts'
import { stances } from './stances.ts'
import { drawPanes, plate, tint } from './street-things.ts'
import { disc } from './ground.ts'
import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { drawGrass } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** The first minutes of a day in the high mountains: the sun is just over the edge of the clouds on the left. */
const hues = {
  ...{ zenith: '#33407E', high: '#7D6FB0', low: '#F0A3A0', horizon: '#FFDDA8', sun: '#FFF6D2', star: '#F4EEFF' },
  ...{ peakFar: '#C3A3BE', peak: '#9A86B4', peakNear: '#6A6AA0', snow: '#FFE9DA', snowShade: '#B9A6CE' },
  heap: ['#FFF0E0', '#F3C4C4', '#A99CCB'],
  heapNear: ['#F4D9DA', '#C3A6CB', '#7F7CB4'],
  ...{ rock: '#4A4670', rockLit: '#B58A8A', turf: '#3F5A5E', turfLit: '#8FA06A', shade: '#241F4E' },
  ...{ log: '#8A5A4C', logLit: '#D9975F', logEnd: '#E9B97A', roof: '#4A4468', roofLit: '#C98472', stone: '#7C7690' },
  ...{ glass: '#FFD978', door: '#5A3A40', smoke: '#E9D3DC', red: '#D9493F' },
  line: '#1F1C40',
}

/** A hut on the last rock above a valley full of clouds; only the far peaks look out of it, like islands. */
export function drawHut(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.high, hues.low, hues.horizon], [-350, 40], 18)
  s.scatter(
    trace('-120,-320 40,-280 190,-336 330,-300 460,-342 580,-290 250,-250 -260,-342 540,-220').map(([x, y], i) =>
      disc([x, y], 1.4 + (i % 3) * 0.7),
    ),
    hues.star,
    { opacity: 0.9 },
  )
  drawGlow(s, [-340, 6], 280, hues.sun, 0.17)
  tint(s, disc([-340, 6], 46), hues.sun)
  for (const [x, y, w] of [
    [-200, -140, 190],
    [180, -110, 150],
    [-470, -90, 130],
  ] as const) {
    tint(s, ellipse(x, y, w, 7), between(hues.low, hues.high, 0.4), 0.8)
    tint(s, ellipse(x - 20, y + 6, w * 0.8, 3), hues.horizon)
  }
  drawIslands(s)
  drawGround(s)
  drawHouse(s)
  drawGuest(s)
  for (const beam of ['-340,6 660,190 660,330', '-340,6 120,400 -120,400']) tint(s, trace(beam), hues.sun, 0.1)
}

/** Peaks and clouds in turns, each range darker and sharper than the one behind it. */
function drawIslands(s: Sheet) {
  drawPeak(
    s,
    '-660,60 -560,8 -500,34 -420,2 -300,50 -200,20 -60,58 120,24 260,56 400,14 520,44 660,6 660,110 -660,110',
    hues.peakFar,
    '#A58FB4',
  )
  s.line = '#B596BE'
  drawBank(s, 66, [44, 22], 13, [hues.horizon, '#F6CDBE', '#D3B2CC'])
  drawPeak(s, '-100,130 10,20 70,-46 104,-96 150,-40 180,-52 250,30 330,96 400,140', hues.peak, '#7A6AA6')
  drawSnow(s, [
    '104,-96 70,-46 36,-8 64,-16 80,6 102,-22 118,-60',
    '104,-96 150,-40 180,-52 214,-12 176,-24 152,0 134,-30 118,-60',
  ])
  s.line = '#9A86BA'
  drawBank(s, 112, [64, 32], 11, [hues.heap[0]!, '#F5C9C2', '#BBA6D0'])
  drawPeak(s, '-660,220 -610,120 -560,70 -520,90 -460,40 -410,104 -340,160 -280,230', hues.peakNear, '#55528C')
  drawSnow(s, ['-560,70 -590,100 -566,100 -546,112 -528,92', '-460,40 -488,64 -464,74 -440,92 -424,86'])
  s.line = '#7C72AE'
  drawBank(s, 186, [96, 50], 9, hues.heap)
  drawBank(s, 262, [130, 64], 7, hues.heapNear)
  s.line = hues.line
}

function drawPeak(s: Sheet, noted: string, colour: string, line: string) {
  const before = s.line
  s.line = line
  s.solid(trace(noted), colour, 3, { corners: true })
  s.line = before
}

function drawSnow(s: Sheet, [lit, dim]: readonly [string, string]) {
  tint(s, trace(lit), hues.snow)
  tint(s, trace(dim), hues.snowShade)
}

/** One rank of the sea of clouds. */
function drawBank(s: Sheet, y: number, [rx, ry]: Point, amount: number, colours: readonly string[]) {
  const wide = 1380 / amount
  for (let i = 0; i < amount; i++)
    drawHeap(
      s,
      [-690 + wide * (i + s.dice.range(0.2, 0.8)), y + s.dice.range(-8, 10)],
      [rx * s.dice.range(0.9, 1.3), ry],
      colours,
    )
  tint(s, box(-660, y + ry * 0.3, 660, 400), colours[2]!, 0.5)
}

function drawGround(s: Sheet) {
  const rock = trace('-60,420 -20,350 60,330 90,286 170,270 200,236 300,226 420,222 560,214 680,196 680,420')
  s.solid(rock, hues.rock, 5, { corners: true })
  s.within(
    rock,
    () => {
      tint(
        s,
        trace('60,330 90,286 170,270 200,236 680,190 680,262 400,280 240,290 200,330 120,346 90,420 40,420'),
        hues.turf,
      )
      for (const facet of [
        '-20,350 60,330 50,420 -60,420',
        '90,286 170,270 150,330 76,340',
        '200,236 250,232 220,290 176,288',
      ])
        tint(s, trace(facet), hues.rockLit, 0.7)
      tint(s, trace('210,240 420,226 680,200 680,222 440,246 260,262'), hues.turfLit, 0.6)
      tint(s, trace('330,290 680,262 680,420 300,420 420,340'), hues.shade, 0.3)
    },
    true,
  )
  for (const crack of ['60,330 76,340 60,400', '170,270 150,330 170,400', '200,236 220,290 260,300', '150,330 240,340'])
    s.ink(trace(crack), 2.6, { corners: true, out: 0.5 })
  tint(s, trace('150,420 220,340 330,300 380,276 420,276 400,306 330,350 320,420'), '#C9A48E', 0.75)
  drawFlecks(
    s,
    trace('270,330 340,300 240,390 310,370').map((at) => [at, 14, 4] as const),
    hues.rock,
    0.5,
  )
  s.line = hues.turf
  drawGrass(s, [100, 300], 300, 18, 5)
  drawGrass(s, [440, 640], 344, 30, 8)
  s.line = hues.line
}

/** Logs, a roof of shingles held by stones, smoke from the chimney. */
function drawHouse(s: Sheet) {
  const [left, right, foot, eave] = [308, 600, 262, 96]
  for (const [x, y, r] of [
    [536, -72, 17],
    [556, -108, 24],
    [592, -146, 32],
    [640, -176, 40],
  ] as const) {
    tint(s, disc([x, y], r), hues.smoke, 0.75)
    tint(s, disc([x - r * 0.25, y + r * 0.2], r * 0.6), hues.horizon, 0.5)
  }
  tint(s, trace('300,262 620,256 680,300 420,318'), hues.shade, 0.4)
  const gable: Point[] = [
    [left - 74, foot - 8],
    [left, foot],
    [left, eave],
    [left - 40, eave - 96],
    [left - 74, eave - 4],
  ]
  s.solid(gable, hues.logLit, 4.6, { corners: true })
  for (let y = eave + 20; y < foot; y += 24) s.ink(segment(left - 74, y - 4, left, y), 2.4, { corners: true })
  s.ink(trace(`${left - 66},${eave - 26} ${left - 12},${eave - 26}`), 2.4)
  tint(s, gable, hues.sun, 0.16)
  drawPanes(s, trace('252,196 286,198 286,150 252,148'), [2, 2], hues.glass, 2)
  plate(s, box(left, eave, right, foot), hues.log, 5)
  for (let y = eave + 24; y < foot - 4; y += 24) {
    s.ink(segment(left, y, right, y), 2.4, { corners: true, least: 0.6 })
    tint(s, box(left + 3, y + 2, right - 3, y + 7), hues.logLit, 0.45)
  }
  for (let y = eave + 12; y < foot; y += 24) s.solid(ellipse(left, y, 9, 10).slice(0, -1), hues.logEnd, 2.2)
  plate(s, box(426, 150, 490, foot), hues.door, 4)
  for (const x of [446, 468]) s.ink(segment(x, 154, x, foot - 3), 1.8, { corners: true })
  s.solid(disc([480, 212], 4), hues.glass, 1.6)
  for (const x of [344, 522]) {
    drawGlow(s, [x + 26, 176], 60, hues.glass, 0.14)
    drawPanes(
      s,
      [
        [x, 204],
        [x + 52, 204],
        [x + 52, 148],
        [x, 148],
      ],
      [2, 2],
      hues.glass,
      2.6,
    )
    plate(s, box(x - 6, 204, x + 58, 213), hues.logLit, 2.6)
    for (const dx of [-17, 54]) plate(s, box(x + dx, 146, x + dx + 15, 206), '#3F6E78', 2.4)
  }
  plate(s, box(418, foot - 4, 498, foot + 10), hues.stone, 3)
  plate(s, box(524, -56, 556, 30), hues.stone, 4)
  tint(s, box(525, -54, 536, 28), hues.rockLit, 0.8)
  plate(s, box(518, -66, 562, -54), hues.stone, 3)
  const roof: Point[] = [
    [left - 22, eave + 12],
    [right + 34, eave + 12],
    [right - 16, eave - 104],
    [left - 44, eave - 104],
  ]
  plate(
    s,
    [
      [left - 88, eave + 8],
      [left - 22, eave + 12],
      [left - 44, eave - 104],
      [left - 50, eave - 100],
    ].map(([x, y]): Point => [x!, y!]),
    hues.roofLit,
    3.6,
  )
  plate(s, roof, hues.roof, 5)
  tint(s, [roof[0]!, mixed(roof[0]!, roof[1]!, 0.36), mixed(roof[3]!, roof[2]!, 0.62), roof[3]!], hues.roofLit, 0.5)
  for (let row = 1; row < 6; row++) {
    const [a, b] = [mixed(roof[0]!, roof[3]!, row / 6), mixed(roof[1]!, roof[2]!, row / 6)]
    s.ink([a, b], 2.2, { corners: true })
    for (let i = 1; i < 12; i += 1) {
      const p = mixed(a, b, (i + (row % 2) * 0.5) / 12)
      s.ink([p, [p[0] - 2, p[1] + 18]], 1.5, { corners: true })
    }
  }
  for (const [u, v] of trace('0.12,0.3 0.34,0.3 0.56,0.3 0.78,0.3 0.2,0.66 0.5,0.66 0.76,0.66'))
    s.solid(ellipse(...mixed(mixed(roof[0]!, roof[1]!, u), mixed(roof[3]!, roof[2]!, u), v), 12, 8), hues.stone, 2.2)
  tint(s, box(left + 2, eave + 12, right - 2, eave + 30), hues.shade, 0.4)
}

/** Up before all others, with a hot cup. */
function drawGuest(s: Sheet) {
  const k = 14.5
  const [x, y] = [176, 138]
  tint(s, trace('168,268 190,270 320,296 290,304'), hues.shade, 0.4)
  drawLit(
    s,
    {
      stance: { ...stances.stiff, arms: '-1.0,3.0 0.0,3.6 1.1,3.0 0.9,2.9' },
      face: { eyes: 'smile', brow: [-0.08, 0], mouth: 'smile' },
      wear: { top: hues.red, low: '#3F4468', kind: 'trousers', shoe: '#8A5A3C' },
      look: { yaw: 0.6, style: 'bob', lash: 1, hair: '#4A2F3A', hairLight: '#D08A5A', skin: '#F6CDB0' },
    },
    { at: [x, y], scale: k, left: true, pen: 0.5, shade: hues.shade, lit: hues.sun },
  )
  s.solid(box(x - 22, y + 42, x - 8, y + 56), hues.snow, 2)
  s.ink(
    [
      [x - 16, y + 38],
      [x - 20, y + 28],
      [x - 15, y + 18],
    ],
    2,
    { colour: hues.smoke },
  )
  for (const px of [96, 150, 214, 268])
    plate(s, box(px, 222 + (268 - px) * 0.16, px + 8, 272 + (268 - px) * 0.16), hues.logLit, 2.4)
  s.ink(trace('92,262 150,250 214,240 276,232'), 6, { in: 0.02, out: 0.02, least: 0.9 })
  s.ink(trace('92,262 150,250 214,240 276,232'), 3, { in: 0.02, out: 0.02, least: 0.9, colour: hues.logEnd })
}

import { box } from '../backdrop.ts'
import { drawHotCup, drawTable, type Wall } from './room.ts'
import { lying } from './sheets.ts'
import { drawBehindTable, drawOnTable, type Sitter } from './sitter.ts'
import { cast } from '../covers/cast.ts'
import { disc } from '../covers/ground.ts'
import { drawFlecks, drawGlow } from '../covers/light.ts'
import { tint } from '../covers/street-things.ts'
import { drawExpression } from '../figure/expression.ts'
import { type Point, trace } from '../geometry.ts'
import { drawCrown, drawGrass } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A clear noon in November in a park: the sun on the upper left, every crown in another red. */
const wood: Wall = { lit: '', far: '', floor: '', wood: '#8A5540', table: '#B98454' }
const shade = '#3A2444'
const crowns = [
  ['#FFD978', '#F2A63C', '#C9702E'],
  ['#F7A35A', '#DE5F37', '#A23A35'],
  ['#FFE694', '#EFBE4A', '#CB8630'],
] as [string, string, string][]

const woman: Sitter = {
  at: [-350, -84],
  scale: 112,
  lean: 0.04,
  pencil: '#3F8C96',
  look: {
    ...{
      ...cast.singer,
      yaw: 0.38,
      pitch: 0.3,
      collar: 'turtle',
      cloth: '#2F7F86',
      clothDark: '#1E4E62',
      earring: true,
    },
    own: {
      features: drawExpression({ eyes: 'open', open: 0.74, gaze: [0.08, 0.24], brow: [-0.08, 0.02], mouth: 'smile' }),
    },
  },
}
const boy: Sitter = {
  at: [360, -72],
  scale: 108,
  lean: -0.05,
  pencil: '#D2493E',
  look: {
    ...{ ...cast.boy, yaw: -0.4, pitch: 0.26, collar: 'hood', cloth: '#F0B84A', clothDark: '#B56F2E' },
    own: { features: drawExpression({ eyes: 'open', open: 0.9, gaze: [-0.1, 0.2], brow: [-0.12, 0], mouth: 'glad' }) },
  },
}

/** A woman and a boy at a table in the park draw the persimmons and leaves that lie before them. */
export function drawAutumnWeek(s: Sheet) {
  drawPark(s)
  drawFlecks(
    s,
    Array.from({ length: 26 }, () => [[s.dice.range(-s.hw, s.hw), s.dice.range(-340, 60)] as Point, 11, 6] as const),
    '#F6B244',
  )
  for (const one of [woman, boy]) drawBehindTable(s, one)
  drawTable(s, [-940, 940], 196, wood)
  drawSketches(s)
  for (const one of [woman, boy]) drawOnTable(s, one)
  drawHarvest(s)
}

function drawPark(s: Sheet) {
  const [left, right] = [-s.hw - 20, s.hw + 20]
  for (let i = 0; i < 12; i++) tint(s, box(left, -380 + i * 44, right, 380), between('#69ADE0', '#FDEBCB', i / 11))
  drawGlow(s, [-760, -300], 260, '#FFF3BE', 0.16)
  const hill = Array.from({ length: 19 }, (_, i): Point => [-1900 + i * 211, -50 - 70 * Math.sin(i * 1.1 + 0.6)])
  s.solid([...hill, [1960, 400], [-1960, 400]], '#A9A0B8', 3.6)
  const near = Array.from({ length: 16 }, (_, i): Point => [-1900 + i * 253, 10 - 40 * Math.sin(i * 1.4 + 2)])
  s.solid([...near, [1960, 400], [-1960, 400]], '#C98F5E', 3.6)
  tint(s, box(left, 96, right, 380), '#C7B45A')
  s.flat(trace('-620,128 -420,106 0,98 420,106 640,128 460,150 0,162 -440,150'), '#7FB9D0', { still: true })
  for (const [x, y, w] of [
    [-360, 120, 130],
    [40, 134, 190],
    [330, 116, 90],
  ] as const)
    tint(s, disc([x, y], w, 5), '#E6F3EE', 0.8)
  for (const [i, [x, y, r]] of (
    [
      [-120, 20, 92],
      [60, -4, 110],
      [200, 34, 76],
      [-230, 52, 60],
    ] as const
  ).entries()) {
    s.ink(
      [
        [x, 112],
        [x, y],
      ],
      18,
      { colour: '#6E4438', in: 0.02, out: 0.1, least: 0.8 },
    )
    drawCrown(s, [x, y - 20], [r, r * 0.8], crowns[i % 3]!)
  }
  tint(s, trace('-2000,170 -600,150 0,176 700,150 2000,170 2000,380 -2000,380'), '#A9A24A')
  for (const [x, k, i] of [
    [-1650, 1.2, 1],
    [-1180, 1, 0],
    [-790, 1.1, 2],
    [800, 1.1, 1],
    [1160, 0.95, 2],
    [1640, 1.2, 0],
  ] as const)
    drawTree(s, x, k, crowns[i]!)
  drawFlecks(
    s,
    Array.from({ length: 90 }, () => [[s.dice.range(-1800, 1800), s.dice.range(190, 350)] as Point, 14, 6] as const),
    '#E9893A',
  )
  drawGrass(s, [-1780, 1780], 330, 22, 30)
  drawBench(s, [-1400, 250])
  drawDog(s, [1390, 300])
}

function drawTree(s: Sheet, x: number, k: number, hue: [string, string, string]) {
  tint(s, disc([x + 60, 242], 150 * k, 18), shade, 0.26)
  s.solid(
    [
      [x - 34 * k, 244],
      [x - 20 * k, 60],
      [x - 80 * k, -70],
      [x - 52 * k, -84],
      [x + 4, 10],
      [x + 60 * k, -90],
      [x + 84 * k, -76],
      [x + 24 * k, 64],
      [x + 38 * k, 244],
    ],
    '#7A4E3A',
    4.4,
  )
  tint(
    s,
    [
      [x + 6, 30],
      [x + 22 * k, 64],
      [x + 34 * k, 242],
      [x + 8, 242],
    ],
    shade,
    0.3,
  )
  drawCrown(s, [x - 120 * k, -150], [150 * k, 120 * k], hue)
  drawCrown(s, [x + 120 * k, -160], [150 * k, 120 * k], hue)
  drawCrown(s, [x, -240], [190 * k, 130 * k], hue)
}

function drawBench(s: Sheet, [x, y]: Point) {
  tint(s, disc([x + 20, y + 60], 210, 16), shade, 0.3)
  for (const dx of [-150, 150])
    s.solid(box(x + dx - 12, y - 96, x + dx + 12, y + 58), '#4A4250', 3.6, { corners: true })
  for (const dy of [-96, -58]) s.solid(box(x - 190, y + dy, x + 190, y + dy + 28), '#C98A55', 4, { corners: true })
  s.solid(trace(`${x - 196},${y - 8} ${x + 196},${y - 8} ${x + 210},${y + 18} ${x - 210},${y + 18}`), '#D9A066', 4, {
    corners: true,
  })
  s.solid(trace(`${x - 90},${y - 12} ${x + 20},${y - 12} ${x + 34},${y + 4} ${x - 98},${y + 4}`), '#FFFAEE', 3.4, {
    corners: true,
  })
  s.solid(trace(`${x + 62},${y - 14} ${x + 62},${y - 84} ${x + 124},${y - 84} ${x + 124},${y - 14}`), '#C8493B', 4)
  s.contour(disc([x + 93, y - 92], 20, 16), 5)
}

function drawDog(s: Sheet, [x, y]: Point) {
  const fur = '#F0D2A0'
  tint(s, disc([x + 20, y + 4], 120, 16), shade, 0.3)
  s.at(x, y, { scale: 1.1 }, () => {
    s.ink(trace('66,-16 112,-50 104,-100 80,-110'), 30, { in: 0.02, out: 0.3, least: 0.7 })
    s.ink(trace('66,-16 112,-50 104,-100 80,-110'), 21, { in: 0.02, out: 0.3, least: 0.7, colour: fur })
    const body = trace('-62,0 -58,-70 -44,-140 10,-150 52,-96 84,-30 78,0')
    s.solid(body, fur, 4.8)
    s.within(body, () => {
      s.flat(trace('20,-150 100,-100 100,10 10,10 40,-40'), shade, { still: true, opacity: 0.2 })
      s.flat(trace('-60,-130 -20,-120 -16,-60 -50,-50'), '#FFF6E2', { still: true })
    })
    s.ink(trace('-16,0 -18,-50'), 4)
    s.ink(trace('22,0 28,-40 56,-54'), 4)
    const head = trace('-92,-176 -74,-214 -20,-232 36,-212 46,-166 20,-132 -40,-128 -84,-146')
    s.solid(head, fur, 4.8)
    s.solid(trace('20,-220 56,-214 66,-160 44,-142 28,-180'), '#C98A4E', 4.4)
    s.solid(trace('-62,-224 -80,-262 -36,-236'), '#C98A4E', 4.4, { corners: true })
    s.flat(disc([-82, -166], 15, 12), '#2E2430', { still: true })
    for (const dx of [-48, -6]) s.flat(disc([dx, -186], 6, 8), '#2E2430', { still: true })
    s.ink(trace('-76,-148 -54,-140 -34,-150'), 4)
    s.ink(trace('-50,-128 -16,-122 24,-134'), 14, { colour: '#C8493B', least: 0.8 })
  })
}

/** What the two draw: a persimmon on its twig, and red leaves. */
function drawSketches(s: Sheet) {
  lying(s, [-326, 242], 330, 30, (at) => {
    const fill = (noted: string, colour: string) =>
      s.flat(
        trace(noted).map(([u, v]) => at(u, v)),
        colour,
        { still: true },
      )
    fill('-0.36,0.5 -0.2,0.14 0.06,0.2 0.12,0.6 -0.1,0.86 -0.3,0.8', '#F08A35')
    fill('-0.24,0.24 -0.1,0.1 0.04,0.24 -0.1,0.34', '#6E9A4C')
    fill('0.2,0.5 0.36,0.3 0.44,0.44 0.3,0.66', '#C8493B')
  })
  lying(s, [340, 240], 330, -30, (at) => {
    const leaf = (u: number, v: number, colour: string) =>
      s.flat(
        trace(
          '0,-0.3 0.06,-0.1 0.16,-0.12 0.08,0.06 0.12,0.24 0,0.16 -0.12,0.24 -0.08,0.06 -0.16,-0.12 -0.06,-0.1',
        ).map(([du, dv]) => at(u + du, v + dv)),
        colour,
        { still: true, corners: true },
      )
    leaf(-0.26, 0.4, '#D2493E')
    leaf(0.06, 0.56, '#F0A03C')
    leaf(0.34, 0.4, '#E8743A')
  })
}

/** A basket of persimmons, a cup of tea, chestnuts, leaves. */
function drawHarvest(s: Sheet) {
  tint(s, disc([24, 330], 150, 18), shade, 0.28)
  for (const [x, y] of trace('-52,232 46,228 -4,206 -82,252 86,250')) {
    s.solid(disc([x, y], 46, 38), '#F08A35', 4.2)
    s.flat(disc([x - 14, y - 12], 12, 9), '#FFD095', { still: true })
    s.solid(
      trace(`${x - 20},${y - 32} ${x},${y - 26} ${x + 20},${y - 34} ${x + 8},${y - 20} ${x - 8},${y - 20}`),
      '#6E9A4C',
      3,
    )
  }
  const basket = trace('-134,252 134,252 106,334 -106,334')
  s.solid(basket, '#B5803F', 4.6)
  s.within(basket, () => {
    for (let i = 0; i < 4; i++)
      s.ink(
        [
          [-140, 268 + i * 20],
          [140, 268 + i * 20],
        ],
        3,
        { colour: '#7A4E2E' },
      )
    for (let i = -6; i < 7; i++)
      s.ink(
        [
          [i * 22, 250],
          [i * 18, 340],
        ],
        3,
        { colour: '#7A4E2E' },
      )
    tint(s, trace('30,240 150,240 150,350 10,350'), shade, 0.24)
  })
  s.solid(trace('-142,242 142,242 140,262 -140,262'), '#CF9A55', 4)
  drawHotCup(s, [690, 316], '#D2493E', '#B8763A')
  drawHotCup(s, [-700, 316], '#F4E3C2', '#B8763A')
  for (const [x, y] of trace('-806,330 -852,304 826,326')) {
    s.solid(
      trace(
        `${x - 30},${y + 6} ${x - 22},${y - 20} ${x},${y - 36} ${x + 22},${y - 20} ${x + 30},${y + 6} ${x},${y + 16}`,
      ),
      '#7A3F2C',
      3.8,
    )
    tint(s, trace(`${x - 24},${y + 2} ${x + 24},${y + 2} ${x + 4},${y + 12} ${x - 6},${y + 12}`), '#E3BD8A', 0.9)
  }
}

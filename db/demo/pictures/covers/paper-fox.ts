import { round, shifted, wash } from './light.ts'
import { tint, wholeSheet } from './street-things.ts'
import { type Point, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Autumn papers in front of a lamp: the farther back, the lighter. */
const hues = {
  ...{ glow: '#FFE7B0', sky: '#F8B98A', moon: '#FFF8E4', ring: '#FFD79A' },
  sheets: ['#EE9C7E', '#D9737A', '#A9538A', '#6B3F86', '#3B2A66', '#241C4C'],
  ...{ fox: '#F0702E', foxDark: '#C44A2A', foxLit: '#FFA45C', cream: '#FFF1DC', sock: '#4A2440', eye: '#241C4C' },
  ...{ leaf: '#F7B43C', berry: '#E5484D', edge: '#FFF3E0', shade: '#1C1440' },
}

/** A layer of cut paper: its soft shade on the one below, and its lit edge. */
function cut(s: Sheet, shape: readonly Point[], colour: string, { corners = false, deep = 1 } = {}) {
  for (const [k, opacity] of trace('16,0.1 10,0.14 5,0.16'))
    s.flat(shifted(shape, -k * 0.5 * deep, -k * 1.1 * deep), hues.shade, { still: true, corners, opacity })
  s.flat(shape, between(colour, hues.edge, 0.32), { still: true, corners })
  s.flat(shifted(shape, 0, 4), colour, { still: true, corners })
}

const fir = (x: number, y: number, size: number) =>
  trace(
    '0,-200 46,-110 26,-110 74,-30 44,-30 100,60 16,60 16,100 -16,100 -16,60 -100,60 -44,-30 -74,-30 -26,-110 -46,-110',
  ).map(([px, py]): Point => [x + px * size, y + py * size])

/** A fox in the wood at moonrise, cut from sheets of coloured paper. */
export function drawPaperCut(s: Sheet) {
  wholeSheet(s, hues.sky)
  for (let i = 0; i < 7; i++)
    wash(s, round(150, -70, 640 - i * 62, 520 - i * 52), between(hues.sky, hues.glow, (i + 1) / 7), 0.6)
  for (const [x, y, r] of trace('-420,-270 -300,-300 -520,-180 -200,-230 470,-300').map(
    ([x, y], i) => [x, y, 4 + (i % 3) * 2] as const,
  ))
    wash(s, round(x, y, r), hues.moon, 0.9)
  cut(s, round(160, -90, 172), hues.ring)
  cut(s, round(160, -90, 146), hues.moon)
  for (const [x, y, r] of trace('110,-140 200,-60 140,-40').map(([x, y], i) => [x, y, 28 - i * 7] as const))
    wash(s, round(x, y, r, r * 0.86), hues.ring, 0.35)
  for (const [x, y] of trace('-250,-150 -190,-180 -120,-140'))
    cut(s, shifted(trace('-26,-8 -12,-14 0,-2 12,-14 26,-8 10,-6 0,8 -10,-6'), x, y), hues.sheets[3]!, { deep: 0.4 })
  cut(s, trace('-700,20 -460,-120 -260,-10 -40,-130 190,20 430,-110 700,20 700,420 -700,420'), hues.sheets[0]!)
  cut(s, trace('-700,70 -560,30 -330,90 -120,10 60,96 330,20 560,80 700,30 700,420 -700,420'), hues.sheets[1]!)
  for (const [x, y, size] of [
    [-540, 90, 0.94],
    [-400, 110, 0.7],
    [-250, 120, 0.56],
    [410, 90, 0.9],
    [520, 110, 1.06],
  ] as const)
    cut(s, fir(x, y, size), hues.sheets[2]!, { corners: true, deep: 0.7 })
  cut(s, trace('-700,176 -380,100 -60,176 340,120 700,190 700,420 -700,420'), hues.sheets[2]!)
  drawFox(s)
  cut(s, trace('-700,262 -300,228 60,272 400,226 700,272 700,420 -700,420'), hues.sheets[3]!)
  for (const [x, y, tilt] of [
    [-330, 262, 0.3],
    [-60, 292, -0.4],
    [250, 276, 0.7],
    [330, 300, 0.1],
    [-200, 310, 1],
  ] as const)
    cut(s, leaf(x, y, 26, tilt), tilt > 0.2 ? hues.leaf : hues.berry, { corners: true, deep: 0.35 })
  cut(s, trace('-700,320 -380,290 -80,336 240,300 700,330 700,420 -700,420'), hues.sheets[4]!)
  for (const side of [-1, 1]) drawFrame(s, side)
}

const leaf = (x: number, y: number, r: number, tilt: number): Point[] =>
  trace('-1.3,0.04 -0.9,0 -0.4,-0.44 0.2,-0.46 1.1,0 0.2,0.46 -0.4,0.44 -0.9,0.08').map((p): Point => {
    const [dx, dy] = turned([p[0] * r, p[1] * r], tilt * 3)
    return [x + dx, y + dy]
  })

/** Trunks and boughs of the nearest sheet, through which one looks. */
function drawFrame(s: Sheet, side: number) {
  const at = (noted: string) => trace(noted).map(([x, y]): Point => [x * side, y])
  cut(s, fir(side * 450, 336, 0.84), hues.sheets[4]!, { corners: true })
  cut(
    s,
    at(
      '700,-420 700,420 540,420 566,200 586,60 520,-40 470,-60 540,-76 586,-30 590,-160 500,-250 440,-270 520,-290 596,-220 590,-420',
    ),
    hues.sheets[5]!,
  )
  for (const [x, y, tilt] of [
    [452, -62, 0.2],
    [480, -96, 0.8],
    [424, -276, 0.4],
    [466, -312, 1],
    [500, -234, 0.1],
    [520, -20, 0.6],
  ] as const)
    cut(s, leaf(side * x, y, 30, tilt), tilt > 0.5 ? hues.leaf : hues.sheets[1]!, { corners: true, deep: 0.5 })
}

function drawFox(s: Sheet) {
  const tail = trace('-120,196 -190,246 -300,236 -384,170 -390,96 -350,44 -342,110 -296,150 -220,150 -150,140')
  cut(s, tail, hues.fox)
  s.within(tail, () => {
    tint(s, trace('-440,20 -310,20 -316,108 -350,130 -366,112 -400,150'), hues.cream)
    wash(s, trace('-120,196 -190,250 -310,244 -400,160 -300,210 -200,214'), hues.foxDark, 0.6)
  })
  for (const leg of [
    '-128,170 -74,170 -84,214 -92,268 -118,268 -120,220',
    '70,150 112,150 108,210 110,268 86,268 84,210',
  ])
    cut(s, trace(leg), hues.foxDark, { deep: 0.5 })
  const body = trace(
    '-176,158 -120,108 -30,98 50,96 90,60 150,74 160,130 130,166 140,210 142,268 112,268 104,206 20,186 -60,186 -88,214 -96,268 -130,268 -134,222 -176,204',
  )
  cut(s, body, hues.fox)
  s.within(body, () => {
    wash(s, trace('-140,206 -60,176 30,178 104,200 120,230 -90,240'), hues.foxDark, 0.55)
    tint(s, trace('88,96 156,110 150,150 126,182 96,160'), hues.cream)
    tint(s, trace('-140,244 -80,244 -80,280 -140,280'), hues.sock)
    tint(s, trace('100,240 150,240 150,280 100,280'), hues.sock)
    wash(s, trace('-150,124 -30,96 60,94 20,112 -80,122'), hues.foxLit, 0.8)
  })
  for (const ear of ['92,26 84,-56 132,-6', '150,-6 176,-62 200,6']) cut(s, trace(ear), hues.foxDark, { deep: 0.4 })
  const head = trace('82,40 100,0 146,-14 196,0 222,34 252,66 246,84 206,92 166,106 118,96 90,72')
  cut(s, head, hues.fox)
  s.within(head, () => {
    tint(s, trace('60,60 110,66 150,76 180,62 256,66 250,100 160,120 90,110'), hues.cream)
    wash(s, trace('100,10 146,-10 180,0 150,12 120,20'), hues.foxLit, 0.9)
  })
  for (const ear of ['98,16 94,-32 122,0', '160,-4 174,-40 188,2']) tint(s, trace(ear), hues.sock, 0.7)
  wash(s, round(246, 70, 12, 10), hues.eye, 1)
  s.ink(trace('158,42 174,50 192,44'), 6, { colour: hues.eye, in: 0.2, out: 0.2 })
  s.ink(trace('232,86 214,92 200,88'), 3, { colour: hues.eye })
}

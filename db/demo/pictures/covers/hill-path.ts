import { drawFlecks, drawGlow, drawHeap, drawLit, drawSky } from './light.ts'
import { stances } from './stances.ts'
import { tint } from './street-things.ts'
import { tube } from './limbs.ts'
import { disc } from './ground.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawGrass } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** The end of a summer day: the sun low on the left, gold below, the blue already deep above. */
const hues = {
  ...{ zenith: '#3E68B4', high: '#7FA3DA', low: '#F8C9B0', horizon: '#FFE9A6', sun: '#FFF8D6' },
  heap: ['#FFF3D8', '#F6C6BE', '#A99ACB'],
  wisp: '#FFDCC4',
  ...{
    far: '#8FA6C6',
    farther: '#B5B4CE',
    middle: '#7FA35E',
    middleLit: '#C9C766',
    hill: '#5E8E4A',
    hillLit: '#B7BF52',
  },
  ...{
    near: '#2C5A4A',
    nearLit: '#4F7F48',
    path: '#F2D9A0',
    pathShade: '#B08E86',
    edge: '#8A7A50',
    shade: '#2E2F66',
    flower: '#FFF2C4',
  },
  line: '#2B2F55',
}

/** Sky, a hill and one path; on it somebody goes home, with a long shadow. */
export function drawHillPath(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.high, hues.low, hues.horizon], [-350, 110], 14)
  drawGlow(s, [-430, 40], 260, hues.sun, 0.2)
  tint(s, disc([-430, 40], 44), hues.sun)
  for (const [x, y, w] of [
    [-420, -230, 190],
    [-250, -120, 130],
    [-520, -90, 120],
    [480, -318, 150],
  ] as const)
    tint(s, [...ellipse(x, y, w, 8), ...ellipse(x + w * 0.3, y - 9, w * 0.5, 7)], hues.wisp, 0.9)
  s.line = '#7E74AC'
  for (const [x, y, r] of [
    [250, -170, 150],
    [120, -70, 150],
    [390, -60, 170],
    [240, 10, 190],
    [520, 50, 130],
    [20, 50, 110],
  ] as const)
    drawHeap(s, [x, y], [r, r * 0.74], hues.heap)
  drawLand(s)
  drawPath(s)
  drawWalker(s)
  drawNear(s)
}

function drawLand(s: Sheet) {
  tint(
    s,
    trace('-660,92 -520,70 -400,86 -280,58 -120,84 40,64 180,88 340,60 500,84 660,66 660,200 -660,200'),
    hues.farther,
  )
  tint(s, trace('-660,112 -460,96 -300,110 -120,94 80,112 280,96 460,112 660,98 660,220 -660,220'), hues.far)
  s.scatter(
    trace('-360,106 -340,104 -318,108 -180,102 -150,104 60,108 90,106').map(([x, y]) => ellipse(x, y, 7, 3)),
    hues.horizon,
  )
  s.line = '#4A6A5A'
  const middle = trace('-680,150 -460,118 -240,116 -60,138 160,160 420,150 680,116 680,400 -680,400')
  s.solid(middle, hues.middle, 3)
  tint(s, trace('-660,152 -460,122 -250,120 -90,140 -260,150 -460,160 -660,190'), hues.middleLit, 0.9)
  s.line = hues.line
  const hill = trace('-680,300 -480,246 -260,196 0,128 160,92 300,84 440,100 580,140 680,180 680,420 -680,420')
  s.solid(hill, hues.hill, 4)
  s.within(hill, () => {
    tint(
      s,
      trace('-680,306 -480,252 -260,202 0,134 160,98 280,92 200,124 40,190 -160,262 -420,330 -680,380'),
      hues.hillLit,
      0.85,
    )
    tint(s, trace('300,84 440,100 680,180 680,420 330,420 420,300 380,180 320,120'), hues.shade, 0.3)
    for (const fold of [
      '-420,250 -260,226 -140,190',
      '-200,300 -60,250 60,190',
      '420,160 520,190 620,240',
      '460,250 560,270 640,310',
    ])
      s.ink(trace(fold), 2.4, { colour: hues.near, in: 0.4, out: 0.6 })
  })
}

/** It winds up from where we stand, narrow where it is far, and goes over the top. */
function drawPath(s: Sheet) {
  const spine = trace('-330,420 -250,340 -60,290 120,266 224,240 262,204 222,170 176,146 178,120 224,102 270,92 296,85')
  const widths = [250, 190, 116, 80, 54, 42, 34, 28, 22, 16, 11, 7]
  const path = tube(spine, widths)
  s.flat(path, hues.path, { corners: true, still: true })
  s.within(
    path,
    () => {
      tint(
        s,
        path.map(([x, y]): Point => [x + 8, y + 22]),
        hues.pathShade,
        0.4,
      )
      for (const k of [0.42, 0.6])
        s.ink(
          tube(
            spine,
            widths.map((w) => w * k),
          ).slice(0, 61),
          2,
          { colour: hues.edge, opacity: 0.6 },
        )
    },
    true,
  )
  const half = path.length / 2
  s.ink(path.slice(0, half), 3.4, { in: 0.02, out: 0.5, colour: hues.near })
  s.ink(path.slice(half), 3.4, { in: 0.5, out: 0.02, colour: hues.near })
  drawFlecks(
    s,
    trace('-120,316 40,276 180,250 -240,370 200,200').map((at, i) => [at, 24 - i * 3, 3] as const),
    hues.edge,
    0.5,
  )
  for (const [x, y, size, amount] of [
    [60, 248, 14, 5],
    [250, 262, 14, 4],
    [100, 160, 8, 4],
    [-140, 268, 18, 5],
  ] as const)
    drawGrass(s, [x, x + size * 7], y, size, amount)
}

function drawWalker(s: Sheet) {
  const k = 17.5
  const [x, y] = [130, 86]
  tint(s, trace('122,240 142,244 300,274 480,312 470,322 280,290 118,250'), hues.shade, 0.45)
  const walk = {
    ...stances.stiff,
    arms: '-0.2,3.0 -1.1,4.0 0.6,3.1 1.4,3.9',
    shoulders: '0.3,1.7 -0.5,1.8',
    hips: '0.2,4.1 -0.4,4.2',
    legs: '0.9,6.1 1.3,8.3 -0.5,6.3 -1.6,8.1',
    feet: [-0.1, 0.4] as const,
  }
  drawLit(
    s,
    {
      stance: walk,
      face: { eyes: 'open', brow: [-0.06, 0], mouth: 'smile', gaze: [0.1, -0.06] },
      wear: { top: '#FBF4E6', low: '#35508C', kind: 'skirt', shoe: '#5A3A34', sleeves: 'short' },
      look: {
        yaw: 0.66,
        style: 'ponytail',
        lash: 2,
        hair: '#4A3038',
        hairLight: '#C98A5E',
        skin: '#F6D3B6',
        iris: '#4A6A9A',
      },
    },
    { at: [x, y], scale: k, pen: 0.5, shade: hues.shade, lit: hues.sun },
  )
  const bag = trace('-1.7,1.9 -0.7,1.8 -0.5,3.9 -1.6,3.9').map(([u, v]): Point => [x + u * k, y + v * k])
  s.solid(bag, '#C8463C', 2.6)
  tint(s, [bag[0]!, [bag[0]![0] + 7, bag[0]![1]], [bag[3]![0] + 7, bag[3]![1]], bag[3]!], hues.sun, 0.6)
}

/** The grass before us, dark against the light, with a few flowers. */
function drawNear(s: Sheet) {
  const left = trace('-700,250 -600,262 -480,300 -380,340 -330,420 -700,420')
  const right = trace('700,296 560,306 380,324 200,336 60,346 -80,400 700,420')
  for (const bank of [left, right]) {
    s.solid(bank, hues.near, 4)
    s.within(bank, () =>
      tint(
        s,
        bank.map(([x, y]): Point => [x, y + 60]),
        between(hues.near, hues.shade, 0.4),
        0.6,
      ),
    )
  }
  s.line = '#1F443C'
  drawGrass(s, [-650, -400], 330, 60, 16)
  drawGrass(s, [120, 640], 352, 52, 20)
  s.line = hues.nearLit
  drawGrass(s, [-640, -470], 300, 40, 6)
  drawGrass(s, [320, 640], 330, 36, 7)
  s.scatter(
    trace('-600,270 -540,290 -480,320 -430,344 -620,330 300,318 380,330 460,314 520,336 590,310 240,340 620,340').map(
      ([x, y], i) => ellipse(x, y, 5 + (i % 3), 4),
    ),
    hues.flower,
  )
  s.line = hues.line
}

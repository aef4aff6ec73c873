import { drawRings } from './rain.ts'
import { drawGlow, segment } from './light.ts'
import { smallShoe } from './limbs.ts'
import { box } from '../backdrop.ts'
import { drawAwning, drawPanes, drawPole, plate, tint, wholeSheet, wire } from './street-things.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Towards evening the rain has gone over to the right: lilac clouds, a gap of gold, a rainbow; lamps go on. */
const hues = {
  ...{
    zenith: '#7C86C6',
    middle: '#D9A8C8',
    horizon: '#FFDDA0',
    sun: '#FFF4CE',
    cloud: '#9A8CBE',
    cloudLit: '#FFD9C0',
  },
  rainbow: ['#E4737A', '#F2B25E', '#F4E27A', '#7CC79A', '#6AA0D8'],
  ...{ plum: '#8E6C9A', cream: '#F6E2C4', rose: '#D98A86', teal: '#5E97A0', ochre: '#E0A657', brick: '#B0605A' },
  ...{
    roof: '#54507E',
    roofLit: '#8A78A8',
    glass: '#5F6FA6',
    glow: '#FFE08A',
    door: '#3E4A78',
    cloth: '#D9534A',
    fence: '#C9B6BE',
  },
  ...{
    walk: '#A99AB0',
    asphalt: '#5B5878',
    wet: '#47446A',
    grit: '#7C7898',
    rim: '#34305A',
    white: '#FFFAEE',
    veil: '#4A4E8E',
  },
  ...{ boot: '#F2B632', sole: '#8A5A2E', leg: '#F3CDB0', coat: '#E8573F', shade: '#3E3468' },
  line: '#2A2750',
}
/** Where the houses stand, and so the line about which the water mirrors them. */
const FOOT = -196
const SCALE = 1.3
const upright = (left: number, top: number, right: number, bottom = 0): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

/** After the rain: the street stands on its head in a puddle, and whoever just ran through it left a splash. */
export function drawPuddle(s: Sheet) {
  const { hw } = s
  s.line = hues.line
  wholeSheet(s, hues.horizon)
  s.at(0, FOOT, { scale: SCALE }, () => drawTown(s, false))
  tint(s, box(-hw - 20, FOOT, hw + 20, 380), hues.asphalt)
  tint(s, box(-hw - 20, FOOT, hw + 20, FOOT + 26), hues.walk)
  for (const y of [FOOT, FOOT + 26]) s.ink(segment(-680, y, 680, y), 3.6, { corners: true, in: 0.02, out: 0.02 })
  for (let x = -600; x < 640; x += 130) s.ink(segment(x, FOOT, x * 1.04, FOOT + 26), 2)
  for (let i = 0; i < 3; i++)
    s.scatter(
      Array.from({ length: 60 }, () => ellipse(s.dice.range(-640, 640), s.dice.range(FOOT + 34, 356), 3.4, 1.6)),
      [hues.grit, hues.rim, hues.cloudLit][i]!,
      { opacity: 0.55 },
    )
  for (const [x, r] of trace('-360,120 200,130 480,70')) tint(s, ellipse(x, FOOT + 46, r, 13), hues.glow, 0.22)
  drawWater(
    s,
    trace(
      '-640,20 -600,-66 -480,-112 -330,-120 -180,-138 -40,-124 130,-142 280,-122 430,-130 560,-84 630,-10 640,120 600,220 520,276 420,300 330,338 160,322 0,350 -200,334 -360,346 -500,306 -600,220 -650,120',
    ),
  )
  drawRunner(s)
}

function drawWater(s: Sheet, shore: Point[]) {
  s.flat(
    shore.map(([x, y]): Point => [x, y - 9]),
    hues.rim,
    { still: true },
  )
  s.flat(shore, hues.horizon, { still: true })
  s.within(shore, () => {
    s.at(0, FOOT, { scale: -SCALE, scaleX: -1 }, () => drawTown(s, true))
    tint(s, box(-660, -150, 660, 380), hues.veil, 0.12)
    tint(s, trace('-660,270 -300,304 100,292 660,250 660,380 -660,380'), hues.wet, 0.4)
    s.scatter(
      Array.from({ length: 26 }, () =>
        ellipse(s.dice.range(-560, 560), s.dice.range(296, 340), s.dice.range(5, 14), 4),
      ),
      hues.grit,
      { opacity: 0.5 },
    )
    for (const [x, y, w] of [
      [-330, 60, 150],
      [230, 20, 190],
      [60, 170, 210],
      [-280, 230, 150],
      [360, 236, 130],
      [-60, -60, 130],
    ] as const)
      s.flat(
        [
          [x - w, y],
          [x, y - 4],
          [x + w, y],
          [x, y + 4],
        ],
        hues.white,
        { still: true, opacity: 0.5 },
      )
    drawRings(s, trace('-420,140 -170,250 60,90 -520,40'), hues.white)
    for (const r of [60, 110, 170])
      s.ink(ellipse(392, 150, r, r * 0.26, { from: 0.4, to: 5.6 }), 3, { colour: hues.white })
  })
  s.contour(shore, 5)
  s.ink(
    shore.slice(1, 9).map(([x, y]): Point => [x, y + 7]),
    3,
    { colour: hues.white, in: 0.3, out: 0.5 },
  )
}

/** Sky, sun between clouds, and low houses with shops. Without chance, so that its image in the water is the same. */
function drawTown(s: Sheet, image: boolean) {
  for (let i = 0; i < 11; i++) {
    const t = i / 10
    const colour = t < 0.5 ? between(hues.zenith, hues.middle, t * 2) : between(hues.middle, hues.horizon, t * 2 - 1)
    tint(s, box(-680, i === 0 ? -620 : -450 + i * 36, 680, 0), colour)
  }
  drawGlow(s, [40, -150], 210, hues.sun, 0.2)
  tint(s, ellipse(40, -150, 36, 36), hues.sun)
  if (image)
    for (const [i, colour] of hues.rainbow.entries())
      s.ink(ellipse(-150, 60, 420 - i * 9, 400 - i * 9, { from: -2.7, to: -0.6 }), 9, {
        colour,
        opacity: 0.6,
        in: 0.1,
        out: 0.1,
        least: 0.9,
      })
  for (const [x, y, w] of [
    [-330, -262, 120],
    [220, -300, 150],
    [470, -246, 90],
    [-90, -352, 130],
  ] as const) {
    tint(
      s,
      [
        ...ellipse(x, y, w, 22),
        ...ellipse(x - w * 0.2, y - 16, w * 0.5, 24),
        ...ellipse(x + w * 0.3, y - 10, w * 0.4, 20),
      ],
      hues.cloud,
    )
    tint(s, ellipse(x + (x < 40 ? 20 : -20), y + 12, w * 0.8, 7), hues.cloudLit)
  }
  drawHouse(s, [-620, -450], -150, hues.plum, 'gable')
  drawHouse(s, [-450, -250], -218, hues.cream, 'shop')
  drawHouse(s, [-250, -80], -124, hues.rose, 'gable')
  drawHouse(s, [140, 318], -190, hues.ochre, 'flat')
  drawHouse(s, [318, 470], -130, hues.teal, 'gable')
  drawHouse(s, [470, 640], -236, hues.brick, 'shop')
  plate(s, upright(-80, -58, 140), hues.fence, 3)
  for (let x = -68; x < 136; x += 20) s.ink(segment(x, -54, x, 0), 2, { corners: true })
  const hung: Point[] = []
  s.inHues({ mid: hues.roofLit, deep: hues.roof, soft: hues.fence }, s.line, () => {
    hung.push(...drawPole(s, [108, 0], 262, 15))
  })
  for (const at of hung.slice(0, 3)) {
    wire(s, [-700, -250], at, 12, 1.8)
    wire(s, at, [700, -264], 14, 1.8)
  }
}

function drawHouse(s: Sheet, [left, right]: Point, top: number, wall: string, kind: 'gable' | 'shop' | 'flat') {
  const w = right - left
  const away = left > 40 ? 0.55 : 0
  plate(s, upright(left, top, right), wall, 4)
  tint(s, upright(left + w * away, top, left + w * (away + 0.45)), hues.shade, 0.2)
  if (kind === 'gable') {
    const roof: Point[] = [
      [left - 12, top + 4],
      [right + 12, top + 4],
      [right - 30, top - 56],
      [left + 30, top - 56],
    ]
    plate(s, roof, hues.roof, 4)
    tint(
      s,
      left > 40
        ? [roof[0]!, [left + w / 2, top + 4], [left + w / 2, top - 56], roof[3]!]
        : [[left + w / 2, top + 4], roof[1]!, roof[2]!, [left + w / 2, top - 56]],
      hues.roofLit,
      0.6,
    )
    for (const t of [0.33, 0.66])
      s.ink(segment(left - 12 + 42 * t, top + 4 - 60 * t, right + 12 - 42 * t, top + 4 - 60 * t), 2)
  } else plate(s, upright(left - 6, top - 14, right + 6, top), hues.roof, 3.4)
  for (let y = top + 22; y < -102; y += 62)
    for (const u of [0.12, 0.42, 0.72])
      drawPanes(
        s,
        upright(left + u * w, y, left + (u + 0.18) * w, y + 40),
        [2, 1],
        (y + left + u * 100) % 3 < 1.4 ? hues.glow : hues.glass,
        2,
      )
  plate(s, upright(left + 0.1 * w, -60, right - 0.1 * w), kind === 'gable' ? hues.door : hues.glow, 3)
  s.ink(segment((left + right) / 2, -60, (left + right) / 2, 0), 3, { corners: true })
  if (kind === 'gable') return
  for (const u of [0.2, 0.62]) plate(s, upright(left + u * w, -26, left + (u + 0.18) * w), hues.rose, 2)
  drawAwning(
    s,
    [
      [left + 4, -56],
      [right - 4, -56],
      [right - 14, -86],
      [left + 14, -86],
    ],
    8,
    12,
    kind === 'flat' ? hues.teal : hues.cloth,
  )
}

/** Yellow boots that have just left the water, and its drops. */
function drawRunner(s: Sheet) {
  tint(s, ellipse(420, 150, 86, 15), hues.shade, 0.3)
  const drops = bend([300, 150], [330, 30], [250, 50], 5)
  for (const side of [-1, 1])
    for (const [dx, dy, bow] of [
      [90, -70, 40],
      [140, -34, 60],
      [50, -90, 20],
    ] as const)
      s.ink(
        [
          [396 + side * 20, 150],
          [396 + side * (20 + dx * 0.5), 150 - bow],
          [396 + side * dx, 150 + dy],
        ],
        7,
        { colour: hues.white, in: 0.05, out: 0.8 },
      )
  s.scatter(
    [...drops, ...trace('296,70 490,50 520,96 270,110 540,124 460,30 330,40 250,140')].map(([x, y], i) =>
      ellipse(x, y, 4 + (i % 3) * 2, 5 + (i % 3) * 2),
    ),
    hues.white,
    { opacity: 0.95 },
  )
  for (const [noted, angle, ankle] of [
    ['520,-380 536,-240 566,-120', 0.5, [566, -40]],
    ['440,-380 420,-200 408,-40', -0.1, [402, 84]],
  ] as const) {
    const [hip, knee, low] = trace(noted) as [Point, Point, Point]
    s.ink([hip, knee, low], 62, { in: 0.01, out: 0.01, least: 0.95 })
    s.ink([hip, knee, low], 54, { in: 0.01, out: 0.01, least: 0.95, colour: hues.leg })
    tint(
      s,
      [
        [hip[0] - 27, hip[1]],
        [hip[0] - 4, hip[1]],
        [knee[0] - 4, knee[1]],
        low,
        [low[0] - 27, low[1]],
        [knee[0] - 27, knee[1]],
      ],
      hues.shade,
      0.18,
    )
    const [ax, ay] = ankle
    const shaft: Point[] = [
      [low[0] - 38, low[1] - 16],
      [low[0] + 40, low[1] - 16],
      [ax + 30, ay + 12],
      [ax - 32, ay + 12],
    ]
    s.solid(shaft, hues.boot, 5, { corners: true })
    smallShoe(s, [ax, ay], { size: 92, angle, colour: hues.boot, sole: hues.sole })
    tint(s, [shaft[0]!, [low[0] - 10, low[1] - 16], [ax - 6, ay + 40], [ax - 32, ay + 40]], hues.shade, 0.22)
    tint(
      s,
      [
        [low[0] + 16, low[1] - 8],
        [low[0] + 30, low[1] - 8],
        [ax + 20, ay - 4],
        [ax + 8, ay - 4],
      ],
      hues.white,
      0.6,
    )
  }
}

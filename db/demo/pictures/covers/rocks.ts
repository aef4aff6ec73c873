import { drawFlecks, drawSky } from './light.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A pasture in the hills on a windy forenoon: the sun high on the left, the grass bends to the right. */
const hues = {
  ...{
    zenith: '#3F8FD0',
    middle: '#8FCBEA',
    horizon: '#EFF3DA',
    cloud: '#FFFDF4',
    far: '#8FA9C4',
    farther: '#B4C6D4',
    hill: '#A3BF6E',
  },
  ...{
    meadow: '#8DB84E',
    meadowLit: '#C9D764',
    meadowDeep: '#4F8A48',
    front: '#3B7446',
    earth: '#A9805A',
    shade: '#2F2F6B',
  },
  ...{ lit: '#F3E7D0', half: '#BFA796', side: '#7C6A80', deep: '#55476A', moss: '#9DBB4A', lichen: '#E0C56A' },
  ...{ poppy: '#E2503A', daisy: '#FFF9E6', line: '#2A2C48' },
}

/** Rocks as planes, each with its lit top, its face and its shade, and grass that flows around them. */
export function drawRocks(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.middle, hues.horizon], [-350, 10])
  drawPuffs(s, [-380, -180], 170, hues.cloud, 3)
  drawPuffs(s, [80, -250], 100, hues.cloud, 2.4)
  tint(
    s,
    trace('-660,0 -500,-70 -360,-20 -200,-110 -20,-20 180,-80 340,-10 520,-60 660,-10 660,100 -660,100'),
    hues.farther,
  )
  tint(s, trace('-660,40 -420,-10 -180,36 80,-4 340,40 660,6 660,120 -660,120'), hues.far)
  s.flat(trace('-680,66 -400,40 -100,74 240,34 680,70 680,400 -680,400'), hues.hill, { still: true })
  s.solid(trace('-700,110 -340,84 20,120 360,90 700,116 700,420 -700,420'), hues.meadow, 3)
  tint(s, trace('-660,116 -340,90 -20,116 -240,140 -660,170'), hues.meadowLit, 0.8)
  drawFlow(s, 128, 0.5)
  tint(s, trace('60,160 300,150 620,168 640,190 360,196'), hues.shade, 0.28)
  drawRock(s, [290, 170], 210, 1)
  drawFlow(s, 196, 0.8)
  tint(s, trace('-300,262 60,262 250,286 240,312 -180,304'), hues.shade, 0.32)
  drawRock(s, [-180, 276], 290, 0)
  drawRock(s, [170, 296], 96, 1)
  drawRock(s, [430, 312], 130, 0)
  drawRock(s, [-520, 312], 110, 1)
  s.flat(trace('-700,330 -420,300 -120,330 160,304 420,330 700,306 700,420 -700,420'), hues.front, { still: true })
  drawFlow(s, 326, 1.3)
  drawFlowers(s)
}

type Facets = readonly [outline: string, top: string, face: string, deep: string, edges: readonly string[]]
const shapes: readonly Facets[] = [
  [
    '-1,0.02 -0.92,-0.4 -0.5,-0.82 0.16,-0.9 0.62,-0.62 0.92,-0.2 1.02,0.04 0.3,0.1 -0.5,0.1',
    '-0.92,-0.4 -0.5,-0.82 0.16,-0.9 0.34,-0.6 -0.1,-0.44 -0.56,-0.3',
    '0.34,-0.6 -0.1,-0.44 0.06,0.1 0.44,0.1 0.6,-0.22',
    '0.16,-0.9 0.62,-0.62 0.92,-0.2 1.02,0.04 0.44,0.1 0.6,-0.22 0.34,-0.6',
    [
      '-0.92,-0.4 -0.56,-0.3 -0.1,-0.44 0.34,-0.6 0.16,-0.9',
      '-0.56,-0.3 -0.6,0.08',
      '-0.1,-0.44 0.06,0.1',
      '0.34,-0.6 0.6,-0.22 0.44,0.1',
    ],
  ],
  [
    '-1,0.04 -0.84,-0.5 -0.3,-0.72 0.4,-0.66 0.86,-0.34 1,0.04 0.2,0.1 -0.6,0.08',
    '-0.84,-0.5 -0.3,-0.72 0.4,-0.66 0.2,-0.4 -0.5,-0.3',
    '0.2,-0.4 -0.5,-0.3 -0.34,0.08 0.3,0.1',
    '0.4,-0.66 0.86,-0.34 1,0.04 0.3,0.1 0.2,-0.4',
    ['-0.84,-0.5 -0.5,-0.3 0.2,-0.4 0.4,-0.66', '-0.5,-0.3 -0.34,0.08', '0.2,-0.4 0.3,0.1'],
  ],
]

function drawRock(s: Sheet, [x, y]: Point, size: number, kind: number) {
  const [outline, top, face, deep, edges] = shapes[kind]!
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * size, y + py * size])
  const pen = 2 + size / 110
  s.solid(at(outline), hues.half, pen, { corners: true })
  s.within(
    at(outline),
    () => {
      tint(s, at(top), hues.lit)
      tint(s, at(face), hues.side, 0.8)
      tint(s, at(deep), hues.deep, 0.9)
      drawFlecks(
        s,
        trace('-0.5,-0.62 -0.1,-0.74 0.06,-0.6').map(
          ([px, py]) => [[x + px * size, y + py * size], size * 0.12, size * 0.04] as const,
        ),
        hues.moss,
      )
      drawFlecks(
        s,
        trace('-0.66,-0.2 0.2,-0.3 0.6,-0.34').map(
          ([px, py]) => [[x + px * size, y + py * size], size * 0.05, size * 0.035] as const,
        ),
        hues.lichen,
        0.8,
      )
      tint(s, at('-1.1,-0.06 1.1,-0.06 1.1,0.2 -1.1,0.2'), hues.meadowDeep, 0.4)
    },
    true,
  )
  s.contour(at(outline), pen, { corners: true })
  for (const noted of edges) s.ink(at(noted), pen * 0.6, { corners: true })
}

/** Blades in one wind: long strokes in two greens, as one mark each. */
function drawFlow(s: Sheet, y: number, k: number) {
  const blades = (from: number, count: number, long: number) =>
    Array.from({ length: count }, (_, i): Point[] => {
      const x = -660 + (((i + from) * 1320) / count + ((i * 37) % 23))
      const low = y + Math.sin(i * 1.7 + from) * 12 * k
      const tip: Point = [x + long * (0.9 + ((i * 7) % 5) * 0.08), low - long * (0.7 + ((i * 3) % 4) * 0.16)]
      return [
        [x - 4 * k, low],
        [x + long * 0.2, low - long * 0.5],
        tip,
        [x + long * 0.3, low - long * 0.36],
        [x + 5 * k, low],
      ]
    })
  s.scatter(blades(0, 70, 30 * k), hues.meadowDeep)
  s.scatter(blades(0.5, 54, 24 * k), hues.meadowLit)
  s.scatter(blades(0.2, 40, 36 * k), between(hues.meadow, hues.meadowDeep, 0.4))
}

function drawFlowers(s: Sheet) {
  for (const [x, y, r] of trace('-610,286 -400,322 -30,318 60,336 300,338 560,322 610,300').map(
    ([x, y], i) => [x, y, 9 + (i % 3) * 2] as const,
  )) {
    s.ink(
      [
        [x - 6, y + 30],
        [x, y],
      ] as Point[],
      2.6,
      { colour: hues.meadowDeep },
    )
    const petals = Array.from({ length: 5 }, (_, i) =>
      ellipse(x + Math.cos(i * 1.26) * r * 0.7, y + Math.sin(i * 1.26) * r * 0.6, r * 0.6, r * 0.5),
    )
    s.scatter(petals, x % 20 ? hues.daisy : hues.poppy)
    tint(s, ellipse(x, y, r * 0.34, r * 0.3), hues.lichen)
  }
  tint(s, box(-660, 350, 660, 380), hues.shade, 0.14)
}

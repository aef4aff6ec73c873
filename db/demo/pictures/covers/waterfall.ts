import { drawFlecks, drawGlow } from './light.ts'
import { tint, wholeSheet } from './street-things.ts'
import { tube } from './limbs.ts'
import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { drawCrown, drawGrass } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A gorge in October: the sun comes over the edge from the upper left and strikes the water. */
const hues = {
  ...{ sky: '#FFF1C9', mist: '#D6E4DF', cliff: '#3A4A52', cliffFar: '#7C9296', cliffLit: '#8A9A93' },
  rock: { top: '#93A09A', lit: '#66767A', dark: '#2C3942', wet: '#E3F4F2' },
  moss: ['#B3C24F', '#7A9A3C', '#4A6B38'],
  ...{ water: '#F7FCFA', fall: '#BFE0E4', deepFall: '#86BAC6', spray: '#FFFFFF' },
  pool: ['#CFEDE6', '#7CC7C6', '#3F9CA6', '#1F6F82', '#164E63'],
  red: ['#F7A24A', '#DE5A35', '#A93A36'],
  gold: ['#FFE079', '#F2B23E', '#C47A2E'],
  ...{ bark: '#43343A', leaf: '#E8663A', leafGold: '#F6C04A', shade: '#1E2F4A', sun: '#FFF3C4', grass: '#5E7A34' },
  line: '#1B2630',
}

/** White water between black rocks: beside the brightest stands the darkest; moss, spray and maples in autumn. */
export function drawFall(s: Sheet) {
  s.line = hues.line
  wholeSheet(s, hues.sky)
  drawGorge(s)
  drawWater(s)
  drawPool(s)
  for (const [x, y, size, squat] of [
    [-268, 150, 120, 0.9],
    [262, 160, 128, 1],
    [-420, 214, 190, 0.95],
    [448, 224, 210, 0.9],
    [-170, 222, 66, 0.7],
    [160, 232, 58, 0.7],
  ] as const)
    drawRock(s, [x, y], [size, size * squat])
  drawSpray(s)
  for (const [x, y, size, squat] of [
    [-560, 346, 250, 0.8],
    [560, 356, 230, 0.66],
    [-250, 372, 130, 0.56],
    [250, 366, 96, 0.5],
  ] as const)
    drawRock(s, [x, y], [size, size * squat])
  s.line = hues.moss[2]!
  drawGrass(s, [-620, -470], 200, 44, 7)
  drawGrass(s, [480, 620], 236, 46, 7)
  s.line = hues.line
  drawMaples(s)
  drawLight(s)
}

/** Walls of layered stone, the far ones pale with mist. */
function drawGorge(s: Sheet) {
  tint(s, box(-660, -400, 660, 220), between(hues.cliffFar, hues.cliff, 0.62))
  tint(s, trace('-260,-380 -120,-380 -150,-200 -130,0 -190,180 -300,180'), hues.rock.dark)
  tint(s, trace('110,-380 300,-380 300,180 170,180 120,20 140,-160'), hues.rock.dark)
  for (const [x, y] of trace('-170,-240 -190,-90 -176,60 160,-260 176,-110 190,40'))
    tint(s, ellipse(x, y, 34, 7), hues.cliffFar, 0.5)
  for (const side of [-1, 1]) {
    const at = (noted: string) =>
      trace(noted).map(([x, y]): Point => (side < 0 ? [-x, y] : [x * 1.06 + 12, y * 0.9 - 34 + (x > 600 ? 60 : 0)]))
    const wall = at('700,-400 190,-400 210,-330 158,-290 190,-210 150,-150 186,-60 166,20 220,120 240,210 700,220')
    s.solid(wall, hues.cliff, 5, { corners: true })
    s.within(
      wall,
      () => {
        const [light, dim] = side < 0 ? [hues.cliffLit, 0.35] : [hues.cliffLit, 0.75]
        for (const facet of [
          '700,-400 190,-400 210,-330 330,-300 700,-340',
          '158,-290 190,-210 360,-190 520,-240 330,-300 210,-326',
          '150,-150 186,-60 330,-40 480,-90 340,-170',
          '166,20 220,120 420,100 520,40 330,0',
        ])
          tint(s, at(facet), light, dim)
        for (const facet of [
          '190,-210 150,-150 340,-168 380,-192',
          '186,-60 166,20 330,2 340,-42',
          '220,120 240,210 430,200 420,102',
        ])
          tint(s, at(facet), hues.shade, 0.45)
        drawFlecks(
          s,
          at('300,-312 420,-206 300,-160 400,-70 300,2 460,60 560,-280').map((p) => [p, 46, 9] as const),
          hues.moss[1]!,
          0.9,
        )
      },
      true,
    )
    for (const crack of [
      '158,-290 330,-300 520,-330',
      '190,-210 370,-190 640,-230',
      '150,-150 340,-170 480,-150',
      '186,-60 340,-42 620,-90',
      '166,20 330,2 540,30',
      '220,120 420,100 650,130',
      '370,-190 340,-170',
      '340,-42 330,2 360,60',
    ])
      s.ink(at(crack), 2.6, { corners: true, in: 0.05, out: 0.4 })
  }
  drawCrown(s, [-250, -340], [84, 60], hues.gold as [string, string, string])
  drawCrown(s, [236, -350], [92, 66], hues.gold as [string, string, string])
}

function drawWater(s: Sheet) {
  const fall = trace(
    '-104,-400 96,-400 104,-320 84,-280 116,-180 96,-100 130,40 150,196 -150,196 -124,30 -98,-80 -120,-190 -90,-270 -112,-330',
  )
  s.solid(fall, hues.water, 4.4, { corners: true })
  s.within(
    fall,
    () => {
      tint(
        s,
        trace('40,-400 110,-400 110,-300 130,-160 110,-90 150,40 170,200 70,200 60,20 40,-100 56,-220'),
        hues.fall,
        0.8,
      )
      for (const [x, w, top, low] of [
        [-70, 16, -390, 120],
        [-30, 10, -280, 180],
        [6, 20, -390, 60],
        [40, 12, -200, 190],
        [76, 18, -340, 150],
        [-96, 10, -120, 190],
        [104, 10, -60, 180],
      ] as const)
        tint(
          s,
          [
            [x, top],
            [x + w, top + 30],
            [x * 1.35 + w, low],
            [x * 1.4, low - 40],
          ],
          hues.deepFall,
          0.55,
        )
      tint(s, trace('-110,-400 -60,-400 -70,-200 -110,0 -140,200 -160,200 -130,0 -124,-190'), hues.sun, 0.7)
    },
    true,
  )
  for (let i = 0; i < 11; i++) {
    const x = -92 + i * 18
    const top = s.dice.range(-380, -120)
    s.ink(
      [
        [x, top],
        [x * 1.14, top + 150],
        [x * 1.4, top + s.dice.range(240, 330)],
      ],
      i % 3 ? 2 : 3.4,
      { colour: i % 2 ? hues.deepFall : hues.pool[2]!, out: 0.7 },
    )
  }
}

/** Pale where the water strikes, deep and dark towards us. */
function drawPool(s: Sheet) {
  for (const [i, colour] of hues.pool.entries()) tint(s, box(-660, 176 + i * i * 9 + i * 12, 660, 380), colour)
  tint(s, trace('-660,190 -260,196 -340,260 -660,330'), hues.shade, 0.4)
  tint(s, trace('660,196 280,200 340,270 660,340'), hues.shade, 0.4)
  tint(s, ellipse(0, 206, 210, 26), hues.pool[0]!)
  for (const [r, y] of trace('200,222 290,250 390,292')) {
    s.ink(ellipse(0, y, r, r * 0.14, { from: 0.3, to: 1.4 }), 3, { colour: hues.water })
    s.ink(ellipse(0, y, r, r * 0.14, { from: 1.8, to: 2.8 }), 3, { colour: hues.water })
  }
  s.scatter(
    Array.from({ length: 24 }, () =>
      ellipse(s.dice.range(-200, 180), s.dice.range(240, 350), s.dice.range(14, 46), 2.4),
    ),
    hues.water,
    { opacity: 0.7 },
  )
}

/** A boulder in three planes, cracked, mossy on top, and wet where it meets the water. */
function drawRock(s: Sheet, [x, y]: Point, [wide, high]: Point) {
  const { rock } = hues
  const lean = s.dice.range(-0.14, 0.14)
  const at = (px: number, py: number): Point => [x + px * wide, y + py * high]
  const outline = [
    at(-1, 0.04),
    at(-0.92, -0.4),
    at(-0.62, -0.74),
    at(-0.16 + lean, -0.94),
    at(0.34 + lean, -0.84),
    at(0.74, -0.52),
    at(1.02, 0.04),
  ]
  const ridge = [at(-0.92, -0.4), at(-0.5, -0.44), at(-0.06, -0.56), at(0.3, -0.4), at(0.74, -0.52)]
  s.solid(outline, rock.lit, 5, { corners: true })
  s.within(
    outline,
    () => {
      tint(
        s,
        [
          at(-0.92, -0.4),
          at(-0.62, -0.74),
          at(-0.16 + lean, -0.94),
          at(0.34 + lean, -0.84),
          at(0.74, -0.52),
          ...ridge.toReversed(),
        ],
        rock.top,
      )
      tint(s, [ridge[2]!, ridge[3]!, ridge[4]!, at(1.1, 0.1), at(0.1, 0.1)], rock.dark)
      tint(s, [at(-1, -0.12), at(1.1, -0.16), at(1.1, 0.1), at(-1, 0.1)], hues.shade, 0.5)
      const moss = [
        at(-0.74, -0.66),
        at(-0.16 + lean, -1),
        at(0.3 + lean, -0.9),
        at(0.4, -0.7),
        at(0.16, -0.68),
        at(0.04, -0.52),
        at(-0.14, -0.66),
        at(-0.3, -0.54),
        at(-0.42, -0.68),
        at(-0.6, -0.5),
      ]
      s.flat(moss, hues.moss[1]!, { still: true })
      s.flat(
        moss.map((p) => mixed(at(-0.24, -0.84), p, 0.62)),
        hues.moss[0]!,
        { still: true },
      )
      tint(s, [at(-0.86, -0.34), at(-0.7, -0.36), at(-0.74, -0.06), at(-0.84, -0.08)], rock.wet, 0.5)
      tint(s, [at(0.34, -0.34), at(0.42, -0.36), at(0.52, -0.1), at(0.44, -0.1)], rock.wet, 0.4)
    },
    true,
  )
  s.ink(ridge, 3, { corners: true })
  s.ink([ridge[2]!, at(0.02, -0.2), at(0.1, 0.02)], 2.8, { corners: true, out: 0.5 })
  s.ink([at(-0.5, -0.44), at(-0.44, -0.22), at(-0.5, -0.06)], 2.2, { corners: true, out: 0.6 })
  s.ink([at(-0.94, 0.03), at(-0.3, 0.07), at(0.4, 0.04), at(0.98, 0.05)], 3, { colour: hues.water, in: 0.3, out: 0.4 })
}

function drawSpray(s: Sheet) {
  for (const [x, y, r] of [
    [-150, 196, 40],
    [-96, 186, 52],
    [-40, 192, 58],
    [30, 184, 62],
    [92, 190, 52],
    [150, 198, 38],
  ] as const) {
    tint(s, ellipse(x, y + 10, r * 1.3, r * 0.5), hues.pool[0]!, 0.6)
    s.flat(ellipse(x, y, r, r * 0.62).slice(0, -1), hues.water, { still: true })
    s.ink(ellipse(x, y, r, r * 0.62, { from: 3.5, to: 5.2 }), 2.6, { colour: hues.deepFall })
  }
  drawGlow(s, [0, 150], 220, hues.spray, 0.16)
  s.scatter(
    Array.from({ length: 46 }, () => {
      const a = s.dice.range(3.3, 6.1)
      const r = s.dice.range(70, 250)
      return ellipse(Math.cos(a) * r * 1.1, 190 + Math.sin(a) * r * 0.6, s.dice.range(1.6, 4.4), s.dice.range(1.6, 4.4))
    }),
    hues.spray,
  )
}

/** Boughs that hang in from both sides, and leaves on the water. */
function drawMaples(s: Sheet) {
  s.solid(tube(trace('-680,-150 -560,-250 -420,-300 -330,-296'), [50, 34, 20, 8]), hues.bark, 4)
  s.solid(tube(trace('680,-130 560,-220 440,-262 330,-250'), [46, 32, 20, 8]), hues.bark, 4)
  const red = hues.red as [string, string, string]
  const gold = hues.gold as [string, string, string]
  drawCrown(s, [-400, -322], [150, 66], gold)
  drawCrown(s, [-560, -270], [180, 110], red)
  drawCrown(s, [420, -300], [140, 70], red)
  drawCrown(s, [590, -240], [150, 130], red)
  drawCrown(s, [-640, -120], [110, 70], red)
  const leaf = ([x, y]: Point, i: number): Point[] =>
    trace('-11,0 -4,-5 2,-11 4,-4 11,-2 5,2 6,9 -1,5 -6,7 -5,2').map(([px, py]): Point => {
      const [cos, sin] = [Math.cos(i * 1.7), Math.sin(i * 1.7)]
      return [x + px * cos - py * sin, y + (px * sin + py * cos) * (y > 200 ? 0.5 : 0.9)]
    })
  s.scatter(
    trace(
      '-330,-180 -240,-60 -300,60 330,-120 250,0 310,90 -60,290 90,318 -120,340 180,280 20,346 -380,250 300,300 -20,262',
    ).map(leaf),
    hues.leaf,
  )
  s.scatter(
    trace('-280,-120 -360,-20 280,-180 370,20 -150,306 60,282 140,346 240,262 -60,346').map(leaf),
    hues.leafGold,
  )
}

function drawLight(s: Sheet) {
  for (const beam of ['-360,-400 -250,-400 10,200 -190,200', '-180,-400 -120,-400 150,200 60,200'])
    tint(s, trace(beam), hues.sun, 0.16)
  tint(s, trace('660,-400 480,-400 360,380 660,380'), hues.shade, 0.14)
}

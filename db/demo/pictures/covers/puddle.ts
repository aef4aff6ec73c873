import { drawRings } from './rain.ts'
import { box } from '../backdrop.ts'
import { drawAwning, drawPanes, drawPole, plate, tint, wholeSheet, wire } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Where the houses stand, and so the line about which the water mirrors them. */
const FOOT = -64
const upright = (left: number, top: number, right: number, bottom = FOOT): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

/** After the rain: the street and the sky that clears, and both once more in a puddle. */
export function drawPuddle(s: Sheet) {
  const { tones, hw } = s
  wholeSheet(s, tones.mid)
  drawTown(s)
  tint(s, box(-hw - 20, FOOT, hw + 20, 380), between(tones.mid, tones.deep, 0.5))
  tint(s, box(-hw - 20, FOOT, hw + 20, FOOT + 22), tones.soft)
  for (const y of [FOOT, FOOT + 22])
    s.ink(
      [
        [-680, y],
        [680, y],
      ],
      3.6,
      { corners: true, in: 0.02, out: 0.02 },
    )
  for (let x = -600; x < 640; x += 130)
    s.ink(
      [
        [x, FOOT],
        [x * 1.04, FOOT + 22],
      ],
      2,
    )
  for (const [x, y, w] of [
    [-560, 20, 70],
    [-500, 210, 60],
    [560, 40, 70],
    [590, 250, 50],
    [-90, -22, 60],
  ] as const)
    s.ink(
      [
        [x - w, y],
        [x, y - 4],
        [x + w, y],
      ],
      2.4,
      { colour: tones.dark },
    )
  drawWater(
    s,
    trace(
      '-520,120 -430,48 -300,22 -180,34 -60,2 110,-4 250,22 400,14 520,66 568,140 556,220 500,290 380,332 180,318 20,346 -180,330 -350,338 -480,290 -548,206',
    ),
  )
  drawWater(s, trace('-640,318 -560,296 -500,318 -530,346 -640,352'))
  s.guide([-hw + 14, FOOT], [hw - 14, FOOT], 0.01)
  for (const x of [-420, -150, 96, 330])
    s.pencil(
      [
        [x, -300],
        [x, 230],
      ],
      1.4,
    )
}

function drawWater(s: Sheet, shore: Point[]) {
  const { tones } = s
  s.flat(
    shore.map(([x, y]): Point => [x, y - 8]),
    tones.dark,
    { still: true },
  )
  s.flat(shore, tones.paper, { still: true })
  s.within(shore, () => {
    s.at(0, 2 * FOOT, { scale: -1, scaleX: -1 }, () => drawTown(s))
    tint(s, box(-660, -40, 660, 380), tones.deep, 0.16)
    for (const [x, y, w] of [
      [-300, 120, 150],
      [200, 90, 170],
      [60, 210, 190],
      [-240, 270, 130],
      [380, 250, 120],
    ] as const)
      s.flat(
        [
          [x - w, y],
          [x, y - 4],
          [x + w, y],
          [x, y + 4],
        ],
        tones.paper,
        { still: true, opacity: 0.55 },
      )
    drawRings(s, trace('-350,190 300,150 -20,280 440,120 120,60'), tones.paper)
  })
  s.contour(shore, 5)
}

/** Sky, sun between clouds, and low houses with shops. Without chance, so that its image in the water is the same. */
function drawTown(s: Sheet) {
  const { tones } = s
  tint(s, box(-680, -640, 680, FOOT), tones.soft)
  tint(s, box(-680, -240, 680, FOOT), tones.pale)
  s.solid(ellipse(-40, -262, 56, 56), tones.accent, 4)
  for (const [x, y, r] of [
    [-330, -290, 54],
    [120, -240, 44],
    [470, -300, 60],
    [-170, -410, 84],
    [330, -392, 64],
  ] as const) {
    const cloud = [
      ...ellipse(x - r, y, r * 0.7, r * 0.5, { from: Math.PI * 0.9, to: Math.PI * 1.6 }),
      ...ellipse(x, y - r * 0.3, r * 0.8, r * 0.6, { from: Math.PI * 1.15, to: Math.PI * 1.85 }),
      ...ellipse(x + r, y, r * 0.8, r * 0.5, { from: Math.PI * 1.4, to: Math.PI * 2.1 }),
    ]
    s.solid(cloud, tones.paper, 3.6, { corners: true })
  }
  drawHouse(s, [-720, -470], -220, tones.mid, 'gable')
  drawHouse(s, [-470, -250], -282, tones.paper, 'shop')
  drawHouse(s, [-250, -70], -176, tones.soft, 'gable')
  drawHouse(s, [130, 330], -252, tones.accent, 'flat')
  drawHouse(s, [330, 520], -190, tones.paper, 'gable')
  drawHouse(s, [520, 720], -300, tones.mid, 'shop')
  plate(s, upright(-70, -124, 130), tones.pale, 3)
  for (let x = -58; x < 126; x += 20)
    s.ink(
      [
        [x, -120],
        [x, FOOT],
      ],
      2,
      { corners: true },
    )
  const hung = drawPole(s, [104, FOOT], 268, 17)
  for (const at of hung.slice(0, 3)) {
    wire(s, [-700, -316], at, 12, 1.8)
    wire(s, at, [700, -330], 14, 1.8)
  }
}

function drawHouse(s: Sheet, [left, right]: Point, top: number, wall: string, kind: 'gable' | 'shop' | 'flat') {
  const { tones } = s
  const w = right - left
  plate(s, upright(left, top, right), wall, 4)
  if (kind === 'gable') {
    plate(
      s,
      [
        [left - 12, top + 4],
        [right + 12, top + 4],
        [right - 30, top - 56],
        [left + 30, top - 56],
      ],
      tones.deep,
      4,
    )
    for (const t of [0.33, 0.66])
      s.ink(
        [
          [left - 12 + 42 * t, top + 4 - 60 * t],
          [right + 12 - 42 * t, top + 4 - 60 * t],
        ],
        2,
      )
  } else plate(s, upright(left - 6, top - 14, right + 6, top), tones.deep, 3.4)
  for (let y = top + 22; y < FOOT - 108; y += 62)
    for (const u of [0.12, 0.42, 0.72])
      drawPanes(s, upright(left + u * w, y, left + (u + 0.18) * w, y + 40), [2, 1], tones.deep, 2)
  plate(s, upright(left + 0.1 * w, FOOT - 60, right - 0.1 * w), kind === 'gable' ? tones.dark : tones.soft, 3)
  s.ink(
    [
      [(left + right) / 2, FOOT - 60],
      [(left + right) / 2, FOOT],
    ],
    3,
    { corners: true },
  )
  if (kind !== 'gable')
    drawAwning(
      s,
      [
        [left + 4, FOOT - 56],
        [right - 4, FOOT - 56],
        [right - 14, FOOT - 86],
        [left + 14, FOOT - 86],
      ],
      8,
      12,
      kind === 'flat' ? tones.deep : tones.accent,
    )
}

import { box } from '../backdrop.ts'
import { plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point } from '../geometry.ts'
import { drawCrown, drawGrass, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

const GROUND = 236
const upright = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

/** One old tree, and under its crown a small library whose windows show the shelves. */
export function drawTreeLibrary(s: Sheet) {
  const { tones, hw } = s
  wholeSheet(s, tones.pale)
  drawPuffs(s, [520, -250], 120, tones.paper)
  tint(
    s,
    [
      [-hw - 20, GROUND - 30],
      [-300, GROUND - 52],
      [120, GROUND - 34],
      [hw + 20, GROUND - 56],
      [hw + 20, 380],
      [-hw - 20, 380],
    ],
    tones.soft,
  )
  for (const [x, r] of [
    [-600, 70],
    [590, 80],
    [500, 54],
  ] as const)
    drawCrown(s, [x, GROUND - 60], [r * 1.3, r], [tones.soft, tones.mid, tones.deep])
  drawBuilding(s)
  tint(
    s,
    [
      [-560, 322],
      [-340, 262],
      [330, GROUND + 10],
      [560, 256],
      [470, 330],
      [60, 352],
      [-380, 356],
    ],
    tones.mid,
    0.6,
  )
  drawPath(s)
  drawTree(s)
  drawGrass(s, [-620, -420], 330, 34, 5)
  drawGrass(s, [300, 620], 330, 34, 6)
  drawBench(s)
  s.guide([-hw + 14, GROUND], [hw - 14, GROUND], 0.01)
}

function drawBuilding(s: Sheet) {
  const { tones } = s
  const [left, right, top] = [-176, 470, 22]
  plate(s, upright(left, top, right, GROUND), tones.paper, 5)
  tint(s, box(left + 3, top + 3, right - 3, top + 30), tones.soft)
  for (const x of [-24, 144, 312]) drawShelfWindow(s, upright(x, top + 44, x + 138, GROUND - 26))
  plate(s, upright(-150, top + 52, -58, GROUND), tones.deep, 4.4)
  for (const x of [-142, -101]) plate(s, upright(x, top + 62, x + 35, GROUND - 12), tones.accent, 3)
  for (const x of [-110, -96])
    s.ink(
      [
        [x, 142],
        [x, 166],
      ],
      4,
      { corners: true },
    )
  plate(
    s,
    [
      [-176, top + 52],
      [-32, top + 52],
      [-46, top + 34],
      [-160, top + 34],
    ],
    tones.deep,
    4,
  )
  plate(s, upright(left - 8, GROUND - 14, right + 8, GROUND + 4), tones.mid, 4)
  for (const i of [0, 1])
    plate(s, upright(-170 - i * 14, GROUND - 10 + i * 14, -38 + i * 14, GROUND + 6 + i * 14), tones.paper, 3.4)
  const roof: Point[] = [
    [left - 46, top + 8],
    [right + 46, top + 8],
    [right - 60, top - 92],
    [left + 60, top - 92],
  ]
  plate(s, roof, tones.deep, 5)
  for (let i = 1; i < 5; i++)
    s.ink(
      [
        [left - 46 + i * 21, top + 8 - i * 20],
        [right + 46 - i * 21, top + 8 - i * 20],
      ],
      2.2,
      { corners: true },
    )
  plate(s, upright(left - 50, top + 4, right + 50, top + 18), tones.mid, 4)
  plate(
    s,
    [
      [290, -20],
      [350, -20],
      [350, -76],
      [320, -100],
      [290, -76],
    ],
    tones.paper,
    4,
  )
  s.solid(ellipse(320, -56, 17, 17), tones.accent, 3)
}

/** Shelves full of books to the ceiling, seen through large panes. */
function drawShelfWindow(s: Sheet, corners: Point[]) {
  const { tones, dice: roll } = s
  const [left, low, right, top] = [corners[0]![0], corners[0]![1], corners[1]![0], corners[2]![1]]
  plate(s, corners, tones.accent, 4.4)
  const rows = 3
  const high = (low - top) / rows
  for (let row = 0; row < rows; row++) {
    const foot = top + (row + 1) * high - 4
    for (let x = left + 8; x < right - 16;) {
      const w = roll.range(8, 15)
      const tall = high * roll.range(0.56, 0.82)
      if (roll.chance(0.9))
        plate(
          s,
          box(x, foot - tall, x + w, foot),
          roll.pick([tones.deep, tones.mid, tones.paper, tones.soft, tones.dark]),
          1.8,
        )
      x += w + 1
    }
    s.ink(
      [
        [left, foot + 2],
        [right, foot + 2],
      ],
      3.4,
      { corners: true, least: 0.8 },
    )
  }
  s.ink(
    [
      [(left + right) / 2, top],
      [(left + right) / 2, low],
    ],
    4.4,
    { corners: true, least: 0.8, colour: tones.paper },
  )
  s.ink(
    [
      [(left + right) / 2 + 3, top],
      [(left + right) / 2 + 3, low],
    ],
    2,
    { corners: true },
  )
  plate(s, upright(left - 8, low - 2, right + 8, low + 9), tones.mid, 3)
}

function drawPath(s: Sheet) {
  const { tones } = s
  tint(
    s,
    [
      [-166, GROUND + 22],
      [-44, GROUND + 22],
      [20, 300],
      [140, 380],
      [-220, 380],
      [-190, 300],
    ],
    tones.paper,
  )
  for (const [x, y, r] of [
    [-104, 276, 28],
    [-70, 306, 36],
    [-90, 342, 44],
    [20, 346, 36],
  ] as const)
    s.ink(ellipse(x, y, r, r * 0.26), 2.4, { colour: tones.mid })
}

function drawTree(s: Sheet) {
  const { tones } = s
  const trunk: Point[] = [
    [-470, 330],
    [-404, 300],
    [-384, 200],
    [-392, 60],
    [-450, -60],
    [-330, -120],
    [-250, -60],
    [-286, 60],
    [-284, 190],
    [-262, 292],
    [-190, 328],
    [-280, 322],
    [-320, 344],
    [-380, 324],
  ]
  const green = [tones.soft, tones.mid, tones.deep] as const
  drawCrown(s, [-560, -130], [190, 130], green)
  drawCrown(s, [130, -190], [250, 140], green)
  s.solid(trunk, tones.dark, 5)
  s.flat(
    [
      [-400, 280],
      [-376, 190],
      [-382, 60],
      [-420, -40],
      [-370, -60],
      [-346, 80],
      [-350, 220],
    ],
    tones.deep,
  )
  for (const bough of [
    [
      [-330, 0],
      [-220, -90],
      [-60, -140],
    ],
    [
      [-390, 0],
      [-470, -90],
      [-560, -130],
    ],
  ] as Point[][])
    s.ink(bough, 44, { in: 0.01, out: 0.5, least: 0.4, colour: tones.dark })
  for (const x of [-330, -306])
    s.ink(
      [
        [x, 30],
        [x + 8, 140],
        [x - 2, 250],
      ],
      3,
      { colour: tones.mid },
    )
  drawCrown(s, [-90, -250], [300, 130], green)
  drawCrown(s, [-420, -250], [280, 140], green)
  drawCrown(s, [-250, -130], [230, 96], green)
  s.ring(-240, -180, 420, 200)
  s.guide([-334, -330], [-334, 340], 0.01)
}

function drawBench(s: Sheet) {
  const { tones } = s
  tint(s, ellipse(330, 322, 110, 12), tones.deep, 0.5)
  for (const x of [252, 394]) plate(s, box(x, 284, x + 12, 322), tones.dark, 3)
  plate(
    s,
    [
      [238, 286],
      [420, 286],
      [406, 270],
      [252, 270],
    ],
    tones.accent,
    3.6,
  )
  plate(s, box(238, 286, 420, 294), tones.mid, 3)
  for (const side of [-1, 1])
    s.solid(
      [
        [318, 276],
        [318 + side * 26, 270],
        [318 + side * 28, 258],
        [318, 266],
      ],
      tones.paper,
      2.6,
      { corners: true },
    )
}

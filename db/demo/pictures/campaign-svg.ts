import { box, drawBackdrop } from './backdrop.ts'
import { drawGiftCard, drawPriceTag, drawTablet } from './campaign-things.ts'
import { dice } from './dice.ts'
import { drawingSvg } from './drawing-svg.ts'
import { bend, ellipse, type Point } from './geometry.ts'
import { Sheet } from './sheet.ts'
import { PAPER, type Tab, tonesOf } from './tones.ts'

export type CampaignThing = 'month' | 'hourglass' | 'price-tag' | 'gift-card' | 'tablet'

/** A thing that says what a campaign gives, 1280×720. */
export function campaignSvg({ seed, thing }: { seed: number; thing: CampaignThing }): string {
  const roll = dice(seed, `campaign/${thing}`)
  const { draw, tab } = things[thing]
  const s = new Sheet(1280, 720, tonesOf(tab, roll), roll)
  drawBackdrop(s)
  draw(s)
  return drawingSvg({ width: 1280, height: 720, paper: PAPER, marks: s.marks, clips: s.clips, seed })
}

const things: Record<CampaignThing, { draw: (s: Sheet) => void; tab: Tab }> = {
  month: { draw: drawMonth, tab: 'character' },
  hourglass: { draw: drawHourglass, tab: 'background' },
  'price-tag': { draw: drawPriceTag, tab: 'other' },
  'gift-card': { draw: drawGiftCard, tab: 'character' },
  tablet: { draw: drawTablet, tab: 'manga' },
}

/** A leaf of a calendar, its first day ringed in red. */
function drawMonth(s: Sheet) {
  s.at(0, 20, { rotate: -0.05 }, () => {
    const [left, top, right, bottom] = [-270, -210, 270, 260]
    s.solid(box(left, top, right, bottom), s.tones.paper, 6, { corners: true })
    s.flat(box(left, top, right, top + 96), s.tones.mid, { corners: true })
    s.ink(
      [
        [left, top + 96],
        [right, top + 96],
      ],
      4,
    )
    for (const x of [-170, 0, 170]) {
      s.contour(ellipse(x, top, 14, 40), 4)
      s.flat(ellipse(x, top + 34, 12, 12), s.tones.dark)
    }
    const cell = 540 / 7
    for (let column = 1; column < 7; column++)
      s.pencil(
        [
          [left + column * cell, top + 110],
          [left + column * cell, bottom - 12],
        ],
        1.6,
      )
    for (let row = 1; row < 5; row++)
      s.pencil(
        [
          [left + 12, top + 96 + row * 75],
          [right - 12, top + 96 + row * 75],
        ],
        1.6,
      )
    const days = Array.from({ length: 30 }, (_, day) => [(day + 2) % 7, Math.floor((day + 2) / 7)] as const)
    for (const [column, row] of days) {
      const [x, y] = [left + (column + 0.5) * cell, top + 96 + (row + 0.5) * 75]
      s.ink(
        [
          [x - 12, y - 6],
          [x + 12, y - 6],
        ],
        4,
        { opacity: 0.55 },
      )
      s.ink(
        [
          [x - 12, y + 8],
          [x + 4, y + 8],
        ],
        3,
        { opacity: 0.35 },
      )
    }
    const [x, y] = [left + 2.5 * cell, top + 96 + 37]
    s.contour(ellipse(x, y, 46, 42, { tilt: 0.2 }), 8, { colour: '#C8361F' })
  })
}

/** Sand that runs more slowly than usual. */
function drawHourglass(s: Sheet) {
  const glass: Point[] = [
    [-150, -220],
    [150, -220],
    [138, -120],
    [30, -10],
    [30, 10],
    [138, 120],
    [150, 220],
    [-150, 220],
    [-138, 120],
    [-30, 10],
    [-30, -10],
    [-138, -120],
  ]
  s.guide([0, -320], [0, 320])
  s.ring(0, -120, 210, 60)
  s.ring(0, 170, 230, 60)
  s.solid(glass, s.tones.paper, 6)
  s.flat(
    [
      [-128, -130],
      [128, -130],
      [26, -14],
      [-26, -14],
    ],
    s.tones.accent,
  )
  s.flat(
    [
      [-128, 214],
      [128, 214],
      [96, 150],
      [0, 96],
      [-96, 150],
    ],
    s.tones.accent,
  )
  s.ink(
    [
      [0, -10],
      [0, 100],
    ],
    5,
    { colour: s.tones.deep },
  )
  s.ink(bend([-128, -130], [0, -112], [128, -130]), 4)
  s.ink(bend([-96, 150], [0, 70], [96, 150]), 4)
  for (const y of [-248, 222]) {
    s.solid(box(-200, y, 200, y + 34), s.tones.deep, 5, { corners: true })
    s.ink(
      [
        [-180, y + 10],
        [160, y + 10],
      ],
      3,
      { opacity: 0.5, colour: PAPER },
    )
  }
  for (const x of [-178, 178]) s.solid(box(x - 9, -214, x + 9, 222), s.tones.mid, 4, { corners: true })
  s.ink(bend([-108, -186], [-120, -150], [-96, -110]), 5, { opacity: 0.4 })
  s.ink(bend([104, 190], [122, 160], [108, 128]), 5, { opacity: 0.4 })
}

import { box } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { arrow, blueFrame, dashes, openly, ruledFrame, ruledLine, WHITE } from './comic-parts.ts'
import { somebody, type Who } from './comic-people.ts'
import * as bold from './special-bold-tag-parts.ts'
import { cast, type Cell, panel, phone, present, surprise, tall } from './strip-parts.ts'
import type { TopicDrawing } from './topic.ts'
import { writing } from './writing-parts.ts'

const FULL: Cell = [-380, -300, 90, 300]
const GLASS: Cell = [196, -150, 366, 170]
const SMALL: Cell = [204, -92, 358, 104]
const HER: Point = [-145, -20]
const SIZE = 128
const seen = (s: Sheet, [l, t, r, b]: Cell, size: number, pen: number) =>
  panel(s, [l, t, r, b], '#DCE8EA', () => {
    const at: Point = [(l + r) / 2, t + (b - t) * 0.47]
    somebody(s, at, size, { ...bold.girl, yaw: 0 }, 43)
    if (pen) bold.outline(s, at, size, pen)
  })
const ring = (s: Sheet, x: number, y: number, rx: number, ry: number) =>
  red(s, ellipse(x, y, rx, ry, { from: 3.9, to: 10.4 }), 5)

const fading: TopicDrawing = {
  steps: [
    (s) => {
      panel(s, FULL, '#DCE8EA', () => {
        bold.shelves(s, FULL, 3, 140)
        somebody(s, HER, SIZE, { ...bold.girl, yaw: 0 }, bold.THIN)
        bold.details(s, HER, SIZE)
      })
      arrow(s, [108, 10], [172, 10])
      phone(s, GLASS)
      seen(s, SMALL, 40, 0)
    },
    (s) => {
      ring(s, -318, -202, 50, 64)
      ring(s, 34, -202, 48, 64)
      ring(s, -145, 282, 150, 34)
      ring(s, -160, -144, 94, 38)
      for (const x of [222, 340]) ring(s, x, -54, 20, 28)
    },
    (s) => {
      s.within(box(...FULL), () => bold.outline(s, HER, SIZE, 15), true)
      s.within(box(...SMALL), () => bold.outline(s, [281, 0], 40, 6), true)
      ruledFrame(s, box(...FULL), 5)
    },
  ],
  slip: (s) => {
    panel(s, [-110, -146, 180, 146], '#DCE8EA', () => {
      bold.shelves(s, [-110, -146, 180, 146], 5, 54, 1.4)
      somebody(s, [35, -10], 58, { ...bold.girl, yaw: 0 }, bold.THIN)
      bold.details(s, [35, -10], 58, 1.4)
      for (let x = -100; x < 180; x += 14) ruledLine(s, [x, 124], [x + 8, 146], 1.4)
    })
  },
  cure: (s) => {
    phone(s, [-120, -60, -36, 96])
    seen(s, [-116, -26, -40, 62], 19, 5)
    arrow(s, [-24, 18], [6, 18], now, 14)
    panel(s, [18, -146, 186, 146], '#DCE8EA', () => {
      somebody(s, [102, -20], 58, { ...bold.girl, yaw: 0 }, bold.THIN)
      bold.outline(s, [102, -20], 58, 9)
    })
  },
  checks: [
    [240, 0, 420],
    [-150, -60, 560],
  ],
}

const SCENE: Cell = [-384, -250, 384, 250]
const R = 118
const [HERS, HIS] = bold.talkPlaces(SCENE)
const oneLine: TopicDrawing = {
  steps: [
    (s) => {
      ruledFrame(s, box(...SCENE), 4)
      s.within(
        box(-384, -250, 384, 180),
        () => {
          bold.planned(s, HIS, R, bold.boy)
          bold.planned(s, HERS, R, bold.girl)
        },
        true,
      )
      light(s, [
        [-384, 180],
        [384, 180],
      ])
      blueFrame(s, box(-107, -200, 107, 0), light)
      now(s, ellipse(HERS[0], HERS[1] + 4, 176, 186, { from: 4, to: 10.5 }), 6)
    },
    (s) => s.within(box(-384, -250, 384, 180), () => bold.outline(s, HERS, R, 17), true),
    openly((s) => bold.talk(s, SCENE, R, { girl: bold.THIN, boy: bold.THIN, rest: 1.8, bold: 17 })),
  ],
  slip: (s) => bold.talk(s, [-136, -140, 186, 140], 60, { girl: 140, boy: 140, rest: 7, bold: 7 }),
  cure: (s) => bold.talk(s, [-136, -140, 186, 140], 60, { girl: 43, boy: 43, rest: 1.6, bold: 11 }),
  checks: [
    [-180, 10, 480],
    [170, 0, 460],
  ],
}

const at = (i: number): Cell => [-384, -314 + i * 160, -150, -170 + i * 160]
const LAST: Cell = [116, 118, 384, 316]
const spaced: readonly Cell[] = [
  [116, -316, 384, -230],
  [116, -216, 384, -130],
  [116, -92, 384, -6],
]
const story = (s: Sheet, i: number, cell: Cell) => {
  const [l, t, r, b] = cell
  const [x, y, size] = [(l + r) / 2, t + (b - t) * 0.56, (b - t) * 0.42]
  if (i === 1) return panel(s, cell, '#F4EBDD', () => present(s, [x, y], size / 42))
  const who: Who = i ? { ...cast[0]!, mood: 'shut' } : { ...cast[0]!, mood: 'calm' }
  panel(s, cell, i ? '#E8DCF0' : '#DCE8EA', () => somebody(s, [x - 20 + i * 20, y], size, who))
}
const GAPS = [
  [-92, -78],
  [-40, -2],
  [60, 184],
] as const
const spaces: TopicDrawing = {
  steps: [
    (s) => {
      for (const i of [0, 1, 2]) story(s, i, at(i))
      s.at(-267, 238, { scale: 0.78 }, () => surprise(s, [-150, -93, 150, 93]))
      for (const [i, y] of [-162, -2, 158].entries())
        if (i)
          now(
            s,
            [
              [-386, y],
              [-130, y],
            ],
            i * 3,
          )
    },
    (s) =>
      GAPS.forEach(([top, low], i) => {
        tall(s, -70, top, low)
        dashes(s, box(-46, top, 62, low), { long: 10 })
        if (i === 2)
          now(
            s,
            [
              [-150, 158],
              [-60, 122],
            ],
            3,
          )
      }),
    (s) => {
      spaced.forEach((cell, i) => story(s, i, cell))
      dashes(s, box(124, 0, 376, 112))
      surprise(s, LAST)
      ruledFrame(s, box(...LAST), 11)
      tall(s, 96, -6, 118, red)
    },
  ],
  slip: (s) => flow(s, false),
  cure: (s) => flow(s, true),
  checks: [
    [250, -120, 480],
    [250, 90, 480],
  ],
}
/** The same four panels, with hardly any space or a whole screen of it before the last. */
function flow(s: Sheet, well: boolean) {
  const [wide, k] = [140, 44]
  const top = well ? -150 : -114
  const cell = (y: number, high: number): Cell => [30 - wide, y, 30 + wide, y + high]
  story(s, 0, cell(top, k))
  story(s, 1, cell(top + k + 6, k))
  const last = top + k * 2 + (well ? 120 : 12)
  s.at(30, last + 46, { scale: 0.48 }, () => surprise(s, [-292, -96, 292, 96]))
  if (well) {
    dashes(s, box(36 - wide, last - 112, 24 + wide, last - 6))
    phone(s, [8, last - 88, 52, last - 30])
    tall(s, 138, last - 114, last - 2, red)
  } else story(s, 2, cell(last + 98, k))
}

const SHOUT: Cell = [-384, -300, -8, 300]
const WHISPER: Cell = [8, -300, 384, 300]
const loud: Who = { ...bold.boy, yaw: 0, mood: 'shout' }
const low: Who = { ...bold.girl, mood: 'calm', yaw: -0.2 }
function said(s: Sheet, shout: boolean, [x, y]: Point, k = 1) {
  const shape = shout ? bold.spiky([x, y], 136 * k, 112 * k) : ellipse(x, y, 92 * k, 104 * k).slice(0, -1)
  s.flat(shape, WHITE, { still: true, corners: shout, layer: 'ink' })
  s.contour(shape, (shout ? 7 : 2.2) * Math.max(0.7, k), { corners: shout, least: 0.7 })
}
const words = (s: Sheet, shout: boolean, [x, y]: Point, k = 1, weight = shout ? 0.14 : 0.035) =>
  writing(s, [x, y], shout ? [3, 2] : [4, 3], (shout ? 54 : 32) * k, { weight, gap: 1.4, colour: '#1E2230' })

const voices: TopicDrawing = {
  steps: [
    (s) => {
      for (const cell of [SHOUT, WHISPER]) ruledFrame(s, box(...cell), 4)
      s.within(
        box(-384, -300, 384, 300),
        () => {
          bold.planned(s, [-196, 130], 96, loud)
          bold.planned(s, [196, 130], 92, low)
        },
        true,
      )
      said(s, true, [-196, -144])
      said(s, false, [196, -150])
    },
    (s) => {
      words(s, true, [-196, -144])
      words(s, false, [196, -150])
    },
    openly((s) => {
      for (const shout of [true, false]) {
        panel(s, shout ? SHOUT : WHISPER, shout ? '#FFF4C9' : '#DCE8EA', () => {
          if (shout) somebody(s, [-196, 130], 96, loud, bold.THIN)
          else {
            somebody(s, [196, 130], 92, low, 120)
            bold.outline(s, [196, 130], 92, 8)
          }
        })
        said(s, shout, shout ? [-196, -144] : [196, -150])
        words(s, shout, shout ? [-196, -144] : [196, -150])
      }
    }),
  ],
  slip: (s) => pushing(s, false),
  cure: (s) => pushing(s, true),
  checks: [
    [0, -20, 620],
    [-196, -140, 440],
  ],
}
function pushing(s: Sheet, well: boolean) {
  panel(s, [-130, -146, 186, 146], '#FFF4C9', () => {
    somebody(s, [-46, 40], 66, loud, well ? 43 : 140)
    if (!well)
      for (let i = 0; i < 14; i++) {
        const turn = (i / 14) * Math.PI * 2
        s.ink(
          [
            [30 + Math.cos(turn) * 120, Math.sin(turn) * 116],
            [30 + Math.cos(turn) * 240, Math.sin(turn) * 220],
          ],
          9,
          { in: 0.6, out: 0.02 },
        )
      }
  })
  said(s, true, [92, -40], 0.6)
  words(s, true, [92, -40], 0.62)
}

export const specialBoldTag: readonly TopicDrawing[] = [fading, oneLine, spaces, voices]

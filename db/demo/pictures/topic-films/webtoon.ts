import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { arrow, dashes, ruledFrame, still, openly } from './comic-parts.ts'
import { plainBody, somebody } from './comic-people.ts'
import * as strip from './strip-parts.ts'
import type { TopicDrawing } from './topic.ts'

const { GAP, SCREEN } = strip
const cells = strip.stripCells(-315, SCREEN)
const MIDDLE = 160
const onStrip = (s: Sheet, draw: () => void) => s.at(MIDDLE, 0, {}, draw)
const emptyFrom = cells[1][3]
const PHONE: strip.Cell = [-330, emptyFrom, -162, emptyFrom + SCREEN]

const gaps: TopicDrawing = {
  steps: [
    (s) => {
      strip.phone(s, PHONE, undefined, 34)
      strip.tall(s, -110, PHONE[1], PHONE[3])
      for (const x of [MIDDLE - 84, MIDDLE + 84])
        light(s, [
          [x, -318],
          [x, 318],
        ])
    },
    (s) =>
      onStrip(s, () => {
        strip.quiet(s, cells)
        strip.tall(s, 124, cells[0][3], cells[1][1])
      }),
    (s) => {
      onStrip(s, () => {
        strip.tall(s, 124, cells[1][3], cells[2][1], red)
        strip.surprise(s, cells[2])
        dashes(s, box(-92, cells[1][3] + 6, 92, cells[2][1] - 6))
      })
      for (const y of [PHONE[1], PHONE[3]])
        light(s, [
          [-96, y],
          [MIDDLE + 140, y],
        ])
    },
  ],
  slip: (s) => smallStrip(s, GAP),
  cure: (s) => smallStrip(s, SCREEN),
  checks: [
    [160, -80, 520],
    [160, 20, 560],
  ],
}
/** A box, and the surprise so far below it; the dashed screen is where the finger rests. */
function smallStrip(s: Sheet, before: number) {
  const [gift, face]: [strip.Cell, strip.Cell] = [
    [-84, -262, 84, -178],
    [-84, -178 + before, 84, 8 + before],
  ]
  s.at(20, 0, { scale: 0.56 }, () => {
    strip.panel(s, gift, '#F4EBDD', () => strip.present(s, [16, -212], 0.84))
    strip.surprise(s, face)
    strip.tall(s, 150, gift[3], face[1], red)
    const top = before > GAP ? gift[3] + 3 : gift[1] - 12
    dashes(s, box(-102, top, 102, top + SCREEN - 6))
  })
}

const PAGE: strip.Cell = [-380, -306, -20, -150]
const GLASS: strip.Cell = [-310, -90, -90, 288]
const column = [0, 1, 2, 3].map((i): strip.Cell => [90, -316 + i * 160, 370, -166 + i * 160])
const inRow = (i: number): Point => [-330 + i * 88, -226]

const width: TopicDrawing = {
  steps: [
    (s) => {
      ruledFrame(s, box(...PAGE))
      for (const i of [0, 1, 2, 3]) {
        const [x, y] = inRow(i)
        light(s, ellipse(x, y, 30, 34, { from: 4, to: 10.4 }), 2)
        light(
          s,
          trace(`${x - 36},${y + 74} ${x - 26},${y + 46} ${x},${y + 38} ${x + 26},${y + 46} ${x + 36},${y + 74}`),
          2,
        )
      }
      now(s, ellipse(inRow(0)[0], inRow(0)[1] + 8, 46, 62, { from: 4, to: 10.5 }), 5)
    },
    (s) => {
      arrow(s, [-330, -154], [-290, -112], now, 18)
      strip.phone(s, GLASS, () => {
        s.flat(box(-310, -90, -90, 300), '#DCE8EA', still)
        somebody(s, [-200, 70], 82, strip.cast[0]!)
      })
      const thumb = trace('-52,300 -56,250 -50,222 -36,210 -22,222 -16,250 -20,300')
      now(s, thumb, 4)
      now(s, trace('-46,240 -44,226 -36,220 -28,226 -26,240'), 3)
    },
    (s) =>
      column.forEach((cell, i) =>
        strip.panel(s, cell, ['#DCE8EA', '#F6E7B8', '#DDEBD8', '#E8DCF0'][i]!, () =>
          somebody(s, [230 + (i % 2 ? 44 : -44), cell[1] + 78], 58, strip.cast[i]!),
        ),
      ),
  ],
  slip: (s) =>
    strip.phone(s, [-60, -124, 110, 124], () => {
      strip.panel(s, [-56, -40, 106, 40], '#DCE8EA', () =>
        strip.cast.forEach((who, i) => somebody(s, [-36 + i * 41, 6], 13, who)),
      )
    }),
  cure: (s) =>
    strip.phone(s, [-60, -124, 110, 124], () =>
      strip.cast
        .slice(0, 3)
        .forEach((who, i) =>
          strip.panel(s, [-54, -118 + i * 80, 104, -46 + i * 80], ['#DCE8EA', '#F6E7B8', '#DDEBD8'][i]!, () =>
            somebody(s, [25 + (i - 1) * 24, -82 + i * 80], 29, who),
          ),
        ),
    ),
  checks: [
    [-180, 110, 420],
    [230, -80, 480],
  ],
}

const BIG: strip.Cell = [80, -290, 370, 290]
const upper: strip.Cell = [88, -284, 362, -90]
const lower: strip.Cell = [88, 96, 362, 284]
const talk = (s: Sheet) => {
  strip.panel(s, upper, '#DCE8EA', () => somebody(s, [170, -186], 70, strip.cast[0]!))
  strip.panel(s, lower, '#F6E7B8', () => somebody(s, [280, 190], 66, strip.cast[1]!))
}
const LONG = [1, 0.9, 1, 0.94, 1, 0.7]

const letters: TopicDrawing = {
  steps: [
    (s) => {
      plainBody(s, [-290, -170], 48, strip.reading, {
        ...strip.cast[0]!,
        yaw: 0.5,
        mood: 'calm',
        low: '#5B6B8C',
        shoe: '#B8485C',
      })
      s.at(-126, -106, { rotate: 0.2 }, () => {
        s.flat(box(-9, -36, 9, 36), '#3A4050', { ...still, layer: 'ink' })
        s.flat(box(-9, -28, -5, 28), '#BFE3F0', { ...still, layer: 'ink' })
      })
      now(
        s,
        [
          [-250, -158],
          [-138, -112],
        ],
        4,
      )
      light(
        s,
        [
          [-250, -158],
          [-146, -138],
        ],
        2,
      )
      light(
        s,
        [
          [-250, -158],
          [-134, -78],
        ],
        2,
      )
      strip.phone(s, BIG)
    },
    openly((s) => {
      talk(s)
      strip.words(s, [225, 2], [112, 80], LONG, 9)
    }),
    openly((s) => {
      strip.words(s, [225, 2], [112, 80], [1, 0.8], 24)
      s.ink(trace('214,-78 196,-96 190,-116'), 4)
      strip.bars(s, [-70, 2], [92, 80], LONG, 9)
      arrow(s, [0, 2], [56, 2], now, 20)
    }),
  ],
  slip: (s) => {
    strip.phone(s, [-60, -124, 110, 124], () => {
      strip.panel(s, [-54, -118, 104, 118], '#DCE8EA', () => somebody(s, [24, 20], 48, strip.cast[0]!))
      strip.words(s, [34, -10], [58, 60], [1, 0.9, 1, 0.8, 1, 0.9, 1, 0.7, 1, 0.6], 2.4)
    })
    arrow(s, [150, 30], [178, 58], red, 14)
    arrow(s, [146, -6], [176, -40], red, 14)
  },
  cure: (s) =>
    strip.phone(s, [-60, -124, 110, 124], () => {
      strip.panel(s, [-54, -118, 104, -36], '#DCE8EA', () => somebody(s, [0, -76], 32, strip.cast[0]!))
      strip.panel(s, [-54, 46, 104, 118], '#F6E7B8', () => somebody(s, [54, 82], 30, strip.cast[1]!))
      strip.words(s, [26, 5], [62, 38], [1, 0.8], 14)
    }),
  checks: [
    [-220, -130, 400],
    [230, 0, 420],
  ],
}

const bands = [0, 1, 2].map((i): strip.Cell => [-70, -318 + i * 212, 380, -106 + i * 212])
const inner = (i: number): strip.Cell => [-40, -294 + i * 212, 350, -130 + i * 212]
const chips: readonly (readonly string[])[] = [
  ['#A9D3E8', '#8DB56F', '#C8573F', '#F0C24F'],
  ['#F0E2C6', '#A98A66'],
  ['#3A3F74', '#6F74B8', '#FFD98A'],
]

const colours: TopicDrawing = {
  steps: [
    (s) =>
      chips.forEach((row, i) => {
        row.forEach((colour, k) => {
          const at: Point = [-346 + k * 70, -212 + i * 212]
          s.flat(ellipse(...at, 30, 30), colour, { still: true })
          s.contour(ellipse(...at, 30, 30).slice(0, -1), 3.4)
        })
        light(s, [
          [-380, -106 + i * 212],
          [380, -106 + i * 212],
        ])
      }),
    (s) =>
      bands.forEach((band, i) => {
        s.flat(box(...band), strip.gaps[i]!, still)
        ruledFrame(s, box(...band), 3)
        dashes(s, box(...inner(i)), { colour: i === 2 ? '#9CA3E0' : '#6F9CC9' })
      }),
    (s) => {
      for (const i of [0, 1, 2]) strip.place(s, inner(i), strip.hues[i]!, i === 1)
    },
  ],
  slip: (s) => smallScenes(s, false),
  cure: (s) => smallScenes(s, true),
  checks: [
    [100, 0, 620],
    [100, 0, 480],
  ],
}
function smallScenes(s: Sheet, told: boolean) {
  for (const i of [0, 1, 2]) {
    const top = -147 + i * 98
    s.flat(box(-118, top, 176, top + 98), told ? strip.gaps[i]! : '#FFFFFF', still)
    strip.place(s, [-104, top + 11, 162, top + 87], told ? strip.hues[i]! : strip.hues[0]!, i === 1)
  }
  ruledFrame(s, box(-118, -147, 176, 147), 3)
}

export const webtoon: readonly TopicDrawing[] = [gaps, width, letters, colours]

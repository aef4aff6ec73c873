import { type Point, ellipse, trace } from '../geometry.ts'
import { inked, light, now, red, redRing } from '../step-films/face.ts'
import { fill } from '../step-films/page-panels.ts'
import { type Cell, type Shows, roughHead } from '../step-films/page.ts'
import { type Bubble, bubble, letters, pencilBubble, spoken } from './balloon-parts.ts'
import { phrased } from './balloons-parts.ts'
import {
  answers,
  away,
  clenching,
  creases,
  dashes,
  feeling,
  looksAtCup,
  looksOut,
  meeting,
  rally,
  standsSaying,
  table,
  talking,
  tear,
  threeHeads,
} from './dialogue-parts.ts'
import { NOW, WHITE, arrow, faintly, head, panel, part, rays, ruled, unhiding } from './panel-parts.ts'
import { question } from './panels-parts.ts'
import type { TopicDrawing } from './topic.ts'

const voices: TopicDrawing = {
  steps: [
    (s) =>
      threeHeads(({ rough }, [x, y]) => {
        roughHead(s, [x, y], 60, light)
        pencilBubble(s, { at: [x, y - 196], r: [104, 92], voice: 'cloud' })
        for (const line of rough)
          now(
            s,
            trace(line).map(([px, py]): Point => [x + 46 + px, y - 200 + py]),
          )
      }),
    (s) => {
      pencilBubble(s, { at: [0, -250], r: [62, 52] })
      unhiding(s, () => question(s, [0, -256], 32, NOW))
      for (const x of [-256, 0, 256])
        arrow(
          s,
          [
            [x * 0.28, -206 + Math.abs(x) * -0.08],
            [x * 0.8, x ? -150 : -124],
          ],
          now,
          12,
        )
      threeHeads((_, [x, y], i) => {
        for (const dx of [[-20, -49], [-34], [-20, -49]][i]!) {
          const half = [42, 25, 51][i]!
          ruled(s, [x + dx - 11, y - 198 - half, x + dx + 11, y - 198 + half], NOW, 2.4)
        }
      })
    },
    (s) => {
      unhiding(s, () => bubble(s, { at: [0, -250], r: [62, 52] }, 4.4))
      question(s, [0, -256], 32, s.tones.accent)
      threeHeads(({ who, thing }, [x, y], i) => {
        panel(
          s,
          [x - 122, -108, x + 122, 300],
          () => head(s, [x, y + 14], 62, who),
          i === 1 ? s.tones.soft : s.tones.pale,
        )
        const one: Bubble = { at: [x, y - 194], r: [108, 78], tip: [x + 4, y - 66] }
        unhiding(s, () => bubble(s, one, 4.2))
        thing(s, [x + 46, y - 196], 1)
        const dark = s.tones.dark
        const columns = [
          [
            [
              [3, dark],
              [2, s.tones.accent],
            ],
            [[4, dark]],
          ],
          [
            [
              [1, dark],
              [2, s.tones.accent],
            ],
          ],
          [
            [[6, dark]],
            [
              [4, dark],
              [2, s.tones.accent],
            ],
          ],
        ] as const
        phrased(s, [x - 34, y - 198 - [34, 17, 42][i]!], columns[i]!, 17)
      })
    },
  ],
  slip: (s) => answers(s, false),
  cure: (s) => answers(s, true),
  checks: [
    [0, 40, 620],
    [0, -30, 600],
  ],
}

const HER: Point = [70, -206]
const K = 52
const hidden: TopicDrawing = {
  steps: [
    (s) => {
      roughHead(s, HER, K, light)
      pencilBubble(s, { at: [-226, -150], r: [136, 112], voice: 'cloud' })
      for (const at of trace('-272,-160 -214,-130 -164,-170')) tear(s, at, 22, now)
      light(s, ellipse(-74, -176, 12, 12, { to: 7 }))
      light(s, ellipse(-36, -192, 7, 7, { to: 7 }))
    },
    (s) => {
      for (const line of [
        '70,-150 70,10',
        '26,-118 -8,-50 6,22',
        '114,-118 148,-50 126,22',
        '46,10 44,120 50,232',
        '94,10 96,120 90,232',
        '26,-118 114,-118',
        '46,10 94,10',
      ])
        light(s, trace(line), 2.4)
      now(s, ellipse(74, -196, 44, 20, { from: 4, to: 10.4 }), 4)
      for (const x of [4, 128]) now(s, ellipse(x, 42, 34, 34, { from: 4, to: 10.4 }), 5)
      now(s, ellipse(74, 256, 70, 28, { from: 4, to: 10.4 }), 4)
    },
    (s) => {
      standsSaying(s, HER, K, clenching, 'soft')
      creases(s, HER, K)
      spoken(s, { at: [276, -196], r: [86, 84], tip: [142, -164] }, [2], 34, 5)
      unhiding(s, () => bubble(s, { at: [-226, -150], r: [136, 112], voice: 'cloud' }, 3.4))
      tear(s, [-272, -160], 22, inked)
      tear(s, [-214, -130], 22, inked)
      tear(s, [-164, -170], 22, inked)
      redRing(s, [4, 42], [40, 40])
      redRing(s, [128, 42], [40, 40])
    },
  ],
  slip: (s) => feeling(s, false),
  cure: (s) => feeling(s, true),
  checks: [
    [150, -60, 520],
    [70, 0, 420],
  ],
}

const PAUSE: readonly Cell[] = [
  [14, -306, 384, -120],
  [-384, -306, -2, -120],
  [-384, -98, 384, 60],
  [-74, 82, 384, 306],
  [-384, 82, -90, 306],
]
const said: Bubble = { at: [284, 178], r: [72, 84], tip: [184, 220] }
const weighty: Shows = (s, cell) => {
  fill(s, cell, WHITE)
  rays(s, [100, 200], [120, 420], 44, 0.8)
  head(s, [90, 206], 78, { mood: 'moved', yaw: 0.3 })
}
const pause: TopicDrawing = {
  steps: [
    (s) => {
      faintly(s, [-384, -306, 384, 306])
      ruled(s, PAUSE[3]!, NOW, 4)
      pencilBubble(s, said)
      letters(s, said.at, [5, 4], 22, { layer: 'pencil', colour: NOW })
      roughHead(s, [90, 206], 74, light)
    },
    (s) => {
      ruled(s, PAUSE[2]!, NOW, 4)
      roughHead(s, part(PAUSE[2]!, 0.66, 0.56), 56, now)
    },
    (s) => {
      panel(s, PAUSE[0]!, talking({ who: 'boy', mood: 'talk', yaw: -0.3 }, [0.68, 0.56], [0.26, 0.42]))
      panel(s, PAUSE[1]!, talking({ mood: 'soft', yaw: 0.3 }, [0.3, 0.56], [0.74, 0.42], [3]))
      panel(s, PAUSE[2]!, (sheet, cell) => {
        fill(sheet, cell, s.tones.soft)
        head(sheet, part(cell, 0.66, 0.56), 58, { mood: 'sad', yaw: -0.34, gaze: [-0.1, 0.36] })
      })
      panel(s, PAUSE[3]!, weighty)
      unhiding(s, () => spoken(s, said, [5, 4], 22, 5))
      panel(s, PAUSE[4]!, talking({ who: 'boy', mood: 'startled', yaw: 0.34 }, [0.48, 0.5]))
    },
  ],
  slip: (s) => rally(s, false),
  cure: (s) => rally(s, true),
  checks: [
    [60, -20, 480],
    [-230, 194, 320],
  ],
}

const HERS: Cell = [10, -308, 384, -118]
const HIS: Cell = [-384, -308, -8, -118]
const APART: Cell = [-384, -100, 384, 84]
const MEET: Cell = [-384, 102, 384, 308]
const OUT: Cell = [-364, -290, -214, -150]
/** Two panels of a conversation, below each other. */
const TWO: readonly Cell[] = [-146, 4].map((top): Cell => [-150, top, 186, top + 142])
const glances: TopicDrawing = {
  steps: [
    (s) => {
      for (const cell of [HERS, HIS, APART]) ruled(s, cell)
      faintly(s, MEET)
      roughHead(s, part(HERS, 0.3, 0.52), 58, light)
      roughHead(s, part(HIS, 0.72, 0.52), 58, light)
      roughHead(s, part(APART, 0.2, 0.44), 44, light)
      roughHead(s, part(APART, 0.8, 0.44), 44, light)
      dashes(s, part(HERS, 0.38, 0.6), part(HERS, 0.62, 0.8), now)
      dashes(s, part(HIS, 0.64, 0.56), part(HIS, 0.4, 0.4), now)
      dashes(s, part(APART, 0.25, 0.5), part(APART, 0.36, 0.74), now)
      dashes(s, part(APART, 0.75, 0.5), part(APART, 0.64, 0.7), now)
    },
    (s) => {
      const [x, y] = part(HERS, 0.72, 0.94)
      ruled(s, [x - 34, y - 58, x + 30, y])
      now(s, ellipse(x + 30, y - 30, 22, 18, { from: -1.6, to: 1.6 }))
      ruled(s, OUT)
      now(s, trace('-330,-206 -312,-226 -290,-212 -268,-230 -248,-208'))
      const [fx, fy] = part(APART, 0.6, 0.92)
      ruled(s, [fx - 14, fy - 30, fx + 14, fy])
      now(s, ellipse(fx + 2, fy - 64, 16, 15, { from: 4, to: 10.4 }))
      const [cx, cy] = part(APART, 0.4, 0.92)
      ruled(s, [cx - 20, cy - 34, cx + 18, cy])
    },
    (s) => {
      panel(s, HERS, looksAtCup)
      panel(s, HIS, (sheet, cell) => looksOut(sheet, cell, OUT))
      panel(s, APART, (sheet, cell) => table(sheet, cell, away, true))
      panel(s, MEET, (sheet, cell) => {
        fill(sheet, cell, WHITE)
        rays(sheet, part(cell, 0.5, 0.5), [290, 520], 44, 0.5)
        head(sheet, part(cell, 0.27, 0.54), 72, meeting.girl)
        head(sheet, part(cell, 0.73, 0.54), 74, meeting.boy)
      })
      dashes(s, part(MEET, 0.39, 0.6), part(MEET, 0.61, 0.6), red)
    },
  ],
  slip: (s) => {
    for (const cell of TWO) panel(s, cell, (sheet, one) => table(sheet, one, meeting, false, 0.3))
    for (const y of [-74, 76]) dashes(s, [-38, y], [76, y], red)
  },
  cure: (s) => {
    panel(s, TWO[0]!, (sheet, cell) => table(sheet, cell, away, true, 0.3))
    panel(s, TWO[1]!, (sheet, cell) => table(sheet, cell, meeting, false, 0.3))
    dashes(s, [-60, -72], [-28, -38], now)
    dashes(s, [96, -72], [60, -46], now)
    dashes(s, [-38, 76], [76, 76], red)
  },
  checks: [
    [0, 150, 600],
    [0, -160, 600],
  ],
}

export const dialogue: readonly TopicDrawing[] = [voices, hidden, pause, glances]

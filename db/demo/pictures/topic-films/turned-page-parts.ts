import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { crossedOut, light, now, red, redRing } from '../step-films/face.ts'
import { type Cell, roughHead } from '../step-films/page.ts'
import { letters } from './balloon-parts.ts'
import { NOW, WHITE, arrow, bustIn, faintly, panel, paper, part, plain, ruled } from './panel-parts.ts'
import { answer, asks, crate, found } from './panels-parts.ts'
import type { TopicDrawing } from './topic.ts'

/** Two spreads of a book that is read from right to left: the one before the left leaf is turned, and the one behind it. */
const spread = (s: Sheet, [x, y]: Point, k: number) => {
  paper(s, [x - 216 * k, y - 150 * k, x + 216 * k, y + 150 * k])
  for (const [dx, colour] of [
    [-8, s.tones.soft],
    [0, s.tones.mid],
    [8, s.tones.soft],
  ] as const)
    s.ink(
      [
        [x + dx * k, y - 149 * k],
        [x + dx * k, y + 149 * k],
      ],
      3,
      { ...plain, colour },
    )
}
const BEFORE: Point = [152, -158]
const BEHIND: Point = [-152, 158]
/** A panel of a spread: where it lies from the middle of the spread. */
const cellAt = ([x, y]: Point, [l, t, r, b]: Cell, k = 1): Cell => [x + l * k, y + t * k, x + r * k, y + b * k]
const LAST: Cell = [-198, 12, -18, 132]
const FIRST: Cell = [18, -132, 198, 62]
const before = [
  [18, -132, 198, -14],
  [112, 2, 198, 132],
  [18, 2, 100, 132],
  [-198, -132, -18, -2],
] as const
/** The outer corner of the left page, which is about to be turned. */
const curl = (s: Sheet, [x, y]: Point, k: number) => {
  const to = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k, y + py * k])
  s.flat(to('-222,84 -160,156 -226,160'), WHITE, { corners: true, still: true, layer: 'ink' })
  s.solid(to('-216,92 -152,88 -158,150'), s.tones.soft, 3.4, { corners: true })
}
const rest = (s: Sheet, at: Point, k: number) => {
  for (const cell of [
    [18, 76, 198, 132],
    [-198, -132, -18, -20],
    [-198, -6, -18, 132],
  ] as const)
    panel(s, cellAt(at, cell, k), undefined, s.tones.pale)
}
export const turning: TopicDrawing = {
  steps: [
    (s) => {
      spread(s, BEFORE, 1)
      for (const cell of before) faintly(s, cellAt(BEFORE, cell))
      ruled(s, cellAt(BEFORE, LAST), NOW, 4)
      roughHead(s, [62, -84], 42, light)
      s.at(-230, -200, { scale: 0.8 }, () => {
        letters(s, [0, 0], [5, 5, 4], 15, { gap: 1.3 })
        s.ink(trace('-32,-50 32,-50 32,50 -32,50 -32,-50'), 3, plain)
      })
      arrow(s, trace('-196,-200 -120,-200 -70,-160'), light)
    },
    (s) => {
      spread(s, BEHIND, 1)
      ruled(s, cellAt(BEHIND, FIRST), NOW, 4)
      now(s, ellipse(-44, 96, 40, 44, { from: 4, to: 10.6 }))
      now(s, trace('-104,150 16,150 6,210 -94,210 -104,150'))
      arrow(s, trace('-80,-30 -126,-36 -150,-16 -146,4'), now, 16, 4)
    },
    (s) => {
      panel(s, cellAt(BEFORE, before[0]), found)
      panel(s, cellAt(BEFORE, before[1]), (sheet, cell) => crate(sheet, part(cell, 0.5, 0.56), 0.5), s.tones.soft)
      panel(s, cellAt(BEFORE, before[2]), bustIn({ mood: 'calm', yaw: -0.4 }, [0.5, 0.56], 0.5, s.tones.pale))
      panel(s, cellAt(BEFORE, before[3]), bustIn({ mood: 'soft', yaw: -0.4 }, [0.5, 0.56], 0.4, s.tones.pale))
      panel(s, cellAt(BEFORE, LAST), asks)
      panel(s, cellAt(BEHIND, FIRST), answer)
      panel(s, cellAt(BEHIND, [18, 76, 198, 132]), undefined, s.tones.pale)
      curl(s, BEFORE, 1)
      s.at(-230, -200, { scale: 40 }, () => crossedOut(s))
    },
  ],
  slip: (s) => {
    spread(s, [70, -76], 0.48)
    for (const cell of before.slice(0, 3)) panel(s, cellAt([70, -76], cell, 0.48), undefined, s.tones.pale)
    panel(s, cellAt([70, -76], [-198, -132, -18, 62], 0.48), answer)
    panel(s, cellAt([70, -76], [-198, 76, -18, 132], 0.48), undefined, s.tones.pale)
    redRing(s, [18, -94], [64, 62])
    spread(s, [-70, 76], 0.48)
    panel(s, cellAt([-70, 76], FIRST, 0.48), undefined, s.tones.pale)
    rest(s, [-70, 76], 0.48)
  },
  cure: (s) => {
    spread(s, [70, -76], 0.48)
    for (const cell of before) panel(s, cellAt([70, -76], cell, 0.48), undefined, s.tones.pale)
    panel(s, cellAt([70, -76], LAST, 0.48), asks)
    curl(s, [70, -76], 0.48)
    spread(s, [-70, 76], 0.48)
    panel(s, cellAt([-70, 76], FIRST, 0.48), answer)
    rest(s, [-70, 76], 0.48)
    arrow(s, trace('-42,-16 -62,-22 -74,-12 -74,2'), red, 12, 4)
  },
  checks: [
    [50, -90, 360],
    [-50, 130, 360],
  ],
}

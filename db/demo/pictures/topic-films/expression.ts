import type { Expression } from '../figure/expression.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { inked, now } from '../step-films/face.ts'
import * as mood from '../step-films/moods.ts'
import * as parts from './expression-parts.ts'
import { penned } from './eyes-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const WARM = '#F7D3C4'
const COOL = '#CFE0F0'
const SUNNY = '#FBE6B4'

const boy = { person: 'boy', cloth: '#3F7C8E' } as const
const girl = { person: 'girl', cloth: '#E0715A' } as const
const woman = { person: 'woman', cloth: '#4E6A9C' } as const

const pair = (which: number, draw: Draw) => (s: Sheet) => s.at(which * 194, -34, { scale: 150 }, () => draw(s))
const each = (draw: (s: Sheet, which: -1 | 1) => void) => (s: Sheet) =>
  parts.sides.forEach((which) => pair(which, (sheet) => draw(sheet, which))(s))
const half = (which: number) => (which < 0 ? ([-386, -290, -6, 300] as const) : ([6, -290, 386, 300] as const))
const inHalf = (s: Sheet, which: number, draw: Draw) =>
  parts.onField(s, half(which), which < 0 ? WARM : COOL, () => pair(which, draw)(s))

const one = (draw: Draw) => (s: Sheet) => s.at(0, -44, { scale: 190 }, () => draw(s))
const onOne = (colour: string, draw: Draw) => (s: Sheet) =>
  parts.onField(s, [-330, -316, 330, 316], colour, () => one(draw)(s))
const small = (colour: string, draw: Draw) => (s: Sheet) =>
  penned(s, 0.6, () =>
    parts.onField(s, [-124, -150, 186, 148], colour, () => s.at(31, -16, { scale: 94 }, () => draw(s))),
  )

const moodOf = (which: number) => (which < 0 ? mood.anger : mood.sorrow)
const onlySlanted: Expression = { eyes: 'open', open: 1.15, brow: [-0.06, -0.3], mouth: 'flat' }
const drawnDown: Expression = { eyes: 'open', open: 0.8, brow: [0.2, -0.06], mouth: 'flat' }

const brows: TopicDrawing = {
  steps: [
    each((s, which) => {
      mood.sketch(s)
      mood.eyes(s)
      mood.brows(s, moodOf(which))
      mood.arrows(
        s,
        which < 0
          ? [
              [0.34, -0.52],
              [0.18, -0.24],
            ]
          : [
              [0.2, -0.34],
              [0.16, -0.62],
            ],
      )
    }),
    each((s, which) => parts.creases(s, which > 0)),
    (s) =>
      parts.sides.forEach((which) => {
        pair(which, (sheet) => parts.apart(sheet, moodOf(which)))(s)
        inHalf(s, which, (sheet) =>
          parts.someone(sheet, boy, moodOf(which), (on) => parts.creases(on, which > 0, inked)),
        )
      }),
  ],
  slip: small(WARM, (s) => parts.someone(s, boy, onlySlanted)),
  cure: small(WARM, (s) => {
    parts.someone(s, boy, drawnDown, (on) => parts.creases(on, false, inked))
    for (const k of parts.sides) mood.pointing(s, mood.to(k * 0.46, -0.62), mood.to(k * 0.46, -0.26))
  }),
  checks: [
    [-186, -70, 400],
    [0, -50, 620],
  ],
}

const LAUGH: readonly Point[] = [
  [-0.38, 0.62],
  [0, 0.67],
  [0.38, 0.62],
  [0.26, 0.88],
  [0, 0.97],
  [-0.26, 0.88],
  [-0.38, 0.62],
]

const smile: TopicDrawing = {
  steps: [
    one((s) => {
      mood.sketch(s)
      mood.mouth(s, LAUGH)
      mood.arrows(s, [
        [0.36, 0.66],
        [0.6, 0.46],
      ])
    }),
    one((s) => {
      parts.cheeks(s)
      parts.hollows(s)
    }),
    (s) => {
      one((sheet) => parts.pushedLids(sheet))(s)
      onOne(SUNNY, (sheet) => parts.someone(sheet, girl, mood.joy, (on) => parts.hollows(on, inked)))(s)
    },
  ],
  slip: small(SUNNY, (s) => parts.someone(s, girl, { ...mood.joy, eyes: 'open', open: 1.1, brow: [0, 0], signs: [] })),
  cure: small(SUNNY, (s) => {
    parts.someone(s, girl, mood.joy)
    parts.pushedLids(s)
  }),
  checks: [
    [10, 10, 460],
    [20, 80, 420],
  ],
}

/** Where the strength of a feeling pulls: to the middle, or down. */
function pulls(s: Sheet, which: number, line = now) {
  const ways: readonly (readonly [Point, Point])[] =
    which < 0
      ? [
          [
            [0.86, -0.5],
            [0.26, -0.06],
          ],
          [
            [0.84, 0.78],
            [0.34, 0.5],
          ],
        ]
      : [
          [
            [0.2, -0.3],
            [0.74, 0.02],
          ],
          [
            [0.5, 0.44],
            [0.56, 0.92],
          ],
        ]
  for (const [from, end] of ways)
    for (const k of parts.sides) mood.pointing(s, mood.to(k * from[0], from[1]), mood.to(k * end[0], end[1]), line)
}

const angry: Expression = { ...mood.anger, brow: [0.18, -0.16], mouth: 'shout' }
const sad: Expression = { ...mood.sorrow, brow: [-0.18, 0.12], open: 0.78, mouth: 'frown', gaze: [0, 0.2] }
const between: Expression = { eyes: 'open', open: 0.85, brow: [0.02, 0], mouth: 'frown' }
const littlePair = (s: Sheet, draw: (s: Sheet, which: -1 | 1) => void) =>
  penned(s, 0.5, () =>
    parts.sides.forEach((which) => {
      const x = 30 + which * 80
      parts.onField(s, [x - 76, -96, x + 76, 140], which < 0 ? WARM : COOL, () =>
        s.at(x, 10, { scale: 60 }, () => draw(s, which)),
      )
    }),
  )

const angerAndSorrow: TopicDrawing = {
  steps: [
    each((s, which) => {
      mood.sketch(s)
      mood.eyes(s)
      pulls(s, which)
    }),
    (s) => inHalf(s, -1, (sheet) => parts.someone(sheet, woman, angry, (on) => parts.creases(on, false, inked))),
    (s) => inHalf(s, 1, (sheet) => parts.someone(sheet, woman, sad, (on) => parts.creases(on, true, inked))),
  ],
  slip: (s) => littlePair(s, (sheet) => parts.someone(sheet, woman, between)),
  cure: (s) =>
    littlePair(s, (sheet, which) => {
      parts.someone(sheet, woman, which < 0 ? angry : sad)
      pulls(sheet, which)
    }),
  checks: [
    [0, -30, 620],
    [0, 60, 620],
  ],
}

const eyeRounds = (s: Sheet) => {
  for (const k of parts.sides) {
    now(s, ellipse(...mood.to(k * 0.43, 0.2), 0.19, 0.25, { from: 3, to: 9.3 }), 4)
    now(s, ellipse(...mood.to(k * 0.43, 0.21), 0.085, 0.11, { from: 3, to: 9.3 }), 3)
  }
}
const lifts = (s: Sheet) => {
  for (const k of parts.sides) mood.pointing(s, [k * 1.52, 1.42], [k * 1.36, 0.82])
}

const surprise: TopicDrawing = {
  steps: [
    one((s) => {
      mood.sketch(s)
      eyeRounds(s)
    }),
    one((s) => mood.mouth(s, parts.MOUTH)),
    (s) => {
      one((sheet) => {
        for (const k of parts.sides) now(sheet, parts.shoulder(k).slice(0, 4), 4)
        lifts(sheet)
      })(s)
      onOne(COOL, (sheet) => parts.someone(sheet, { ...boy, cloth: '#F2B632', raised: true }, 'surprise'))(s)
    },
  ],
  slip: small(COOL, (s) => parts.someone(s, { ...boy, cloth: '#F2B632' }, 'wide eyes')),
  cure: small(COOL, (s) => {
    parts.someone(s, { ...boy, cloth: '#F2B632', raised: true }, 'surprise')
    lifts(s)
  }),
  checks: [
    [0, -10, 360],
    [0, 130, 620],
  ],
}

export const expression: readonly TopicDrawing[] = [brows, smile, angerAndSorrow, surprise]

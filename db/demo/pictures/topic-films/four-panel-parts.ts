import { box } from '../backdrop.ts'
import { drawKettle } from '../covers/kitchen-things.ts'
import { limb, smallHand } from '../covers/limbs.ts'
import { stances } from '../covers/stances.ts'
import { type Point, bend, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { fill } from '../step-films/page-panels.ts'
import type { Cell, Shows } from '../step-films/page.ts'
import { type Bubble, bubble, letters, mutter, spoken } from './balloon-parts.ts'
import {
  type Mood,
  WHITE,
  type Who,
  cat,
  disc,
  flatly,
  head,
  lean,
  moods,
  panel,
  part,
  plain,
  rays,
  schoolboy,
  somebody,
  withPen,
} from './panel-parts.ts'

export const STEP = 156
/** The cells of a strip that is read downwards. */
export const strip = (left: number, right: number): readonly Cell[] =>
  [0, 1, 2, 3].map((i): Cell => [left, -310 + i * STEP, right, -310 + i * STEP + 144])
export const table = (s: Sheet, cell: Cell, y = 0.74) => {
  fill(s, cell, s.tones.pale)
  flatly(s, [part(cell, 0, y), part(cell, 1, y), part(cell, 1, 1), part(cell, 0, 1)], s.tones.soft)
  s.ink([part(cell, 0, y), part(cell, 1, y)], 3, plain)
}
const fish = (s: Sheet, [x, y]: Point, size: number, rotate = 0) =>
  s.at(x, y, { scale: size, rotate }, () => {
    s.solid(trace('-1,0 -0.5,-0.44 0.3,-0.4 0.7,-0.1 1.1,-0.4 1.1,0.4 0.7,0.1 0.3,0.4 -0.5,0.44'), s.tones.accent, 3.6)
    s.black(disc(-0.6, -0.1, 0.09))
  })
const plate = (s: Sheet, [x, y]: Point, half: number) => s.solid(disc(x, y, half, half * 0.24), WHITE, 3.4)
export const dinner: Shows = (s, cell) => {
  table(s, cell)
  head(s, part(cell, 0.3, 0.48), 40, { mood: 'glad', yaw: 0.3 })
  plate(s, part(cell, 0.72, 0.76), 58)
  fish(s, part(cell, 0.72, 0.68), 38)
}
export const comes: Shows = (s, cell) => {
  table(s, cell)
  head(s, part(cell, 0.24, 0.48), 40, { mood: 'rest', yaw: -0.4 })
  plate(s, part(cell, 0.6, 0.76), 54)
  fish(s, part(cell, 0.6, 0.68), 36)
  cat(s, part(cell, 0.88, 0.62), 42, -1)
}
export const gone: Shows = (s, cell) => {
  fill(s, cell, WHITE)
  rays(s, part(cell, 0.5, 0.5), [110, 320], 44, 0.6)
  head(s, part(cell, 0.24, 0.5), 44, { mood: 'shock', yaw: 0.3 })
  cat(s, part(cell, 0.78, 0.58), 50)
  fish(s, part(cell, 0.58, 0.5), 40, -0.2)
}
export const friends: Shows = (s, cell) => {
  table(s, cell, 0.8)
  head(s, part(cell, 0.36, 0.5), 44, { mood: 'laugh', yaw: 0.3 })
  cat(s, part(cell, 0.68, 0.52), 46, -1)
  plate(s, part(cell, 0.55, 0.88), 50)
  s.ink([part(cell, 0.48, 0.85), part(cell, 0.63, 0.85)], 3, plain)
  for (const x of [0.51, 0.54, 0.57, 0.6]) s.ink([part(cell, x, 0.8), part(cell, x, 0.9)], 3, plain)
}
export const opening = (s: Sheet, well: boolean) => {
  const cell: Cell = [-150, -132, 160, 50]
  panel(s, cell, dinner)
  panel(s, [-150, 66, 160, 140], (sheet, c) => table(sheet, c, 0.9))
  if (!well)
    for (const [at, r] of [
      [
        [110, -84],
        [44, 44],
      ],
      [
        [16, -84],
        [44, 44],
      ],
      [
        [-92, -92],
        [48, 36],
      ],
      [
        [-104, 2],
        [42, 42],
      ],
      [
        [106, 4],
        [44, 40],
      ],
    ] as const)
      spoken(s, { at, r }, [5, 5, 4], 12, 3.4)
}
export const cake = (s: Sheet, [x, y]: Point, k: number, eaten = false) => {
  plate(s, [x, y + 22 * k], 58 * k)
  if (eaten) return
  s.solid(
    [
      [x - 40 * k, y - 20 * k],
      [x + 40 * k, y - 20 * k],
      [x + 40 * k, y + 18 * k],
      [x - 40 * k, y + 18 * k],
    ],
    s.tones.pale,
    3.6,
    { corners: true },
  )
  s.solid(
    [
      [x - 42 * k, y - 34 * k],
      [x + 42 * k, y - 34 * k],
      [x + 42 * k, y - 14 * k],
      [x - 42 * k, y - 14 * k],
    ],
    WHITE,
    3.6,
    { corners: true },
  )
  s.solid(disc(x, y - 44 * k, 13 * k), s.tones.accent, 3.4)
}
export const sweet =
  (mood: Mood, left: boolean, eaten = false, who: Who['who'] = 'girl'): Shows =>
  (s, cell) => {
    table(s, cell)
    head(s, part(cell, left ? 0.2 : 0.26, 0.5), 42, { who, mood, yaw: 0.3 })
    cake(s, part(cell, left ? 0.78 : 0.62, 0.66), 0.8, eaten)
  }
const CELL: Cell = [-150, -110, 160, 130]
export const wordy = (s: Sheet, well: boolean) => {
  panel(s, CELL, (sheet, cell) => {
    table(sheet, cell, 0.8)
    head(sheet, [-70, 30], 58, { mood: 'glad', yaw: 0.3 })
    cake(sheet, [62, 58], 1.1)
  })
  const short: Bubble = { at: [104, -56], r: [32, 44], tip: [-4, 14] }
  if (well) {
    bubble(s, short, 3.8)
    return mutter(s, short, [0.9], [52, 7])
  }
  bubble(s, { at: [24, -26], r: [128, 80], tip: [-44, 72] }, 3.8)
  mutter(s, { at: [24, -26] }, [0.8, 1, 1, 1, 1, 0.9, 0.5], [92, 7])
}
export const same =
  (mood: Mood, hand: Point, size = 44): Shows =>
  (s, cell) => {
    table(s, cell, 0.78)
    s.ink(
      [
        part(cell, 0.62, 0.1),
        part(cell, 0.62, 0.52),
        part(cell, 0.92, 0.52),
        part(cell, 0.92, 0.1),
        part(cell, 0.62, 0.1),
      ],
      3,
      { ...plain, corners: true },
    )
    head(s, part(cell, 0.34, 0.48), size, { mood, yaw: 0.24 })
    if (size !== 44) return
    s.solid(box(...part(cell, 0.66, 0.66), ...part(cell, 0.76, 0.92)), s.tones.accent, 3.6, { corners: true })
    const [x, y] = part(cell, ...hand)
    limb(
      s,
      [
        [x - 84, y + 60],
        [x - 44, y + 24],
        [x, y],
      ],
      [38, 32, 22],
      s.tones.paper,
      3.4,
    )
    withPen(s, 0.55, () => smallHand(s, [x - 3, y], 'rest', { size: 30, angle: -1.3, skin: s.tones.skin }))
  }
export const unlike: readonly (readonly [Mood, Point])[] = [
  ['calm', [0.52, 0.9]],
  ['startled', [0.57, 0.88]],
  ['angry', [0.6, 0.84]],
  ['laugh', [0.55, 0.8]],
]
export const features: readonly string[] = [
  '-0.3,0.2 -0.14,0.2;0.3,0.2 0.46,0.2;0,0.76 0.24,0.76',
  '-0.3,0 -0.14,0.2 -0.3,0.3;0.3,0 0.46,0.2 0.3,0.3;0.06,0.7 0.16,0.78 0.06,0.84',
  '-0.34,-0.1 -0.06,0.1;0.54,-0.1 0.26,0.1;-0.06,0.8 0.3,0.8',
  '-0.34,0.24 -0.2,0.1 -0.06,0.24;0.24,0.24 0.38,0.1 0.52,0.24;-0.1,0.66 0.1,0.86 0.34,0.66',
]
export const small = (large: readonly number[]) => (s: Sheet) =>
  [0, 1, 2, 3].forEach((i) => {
    const cell: Cell = [i % 2 ? -150 : 10, i < 2 ? -130 : 10, i % 2 ? -2 : 158, i < 2 ? -2 : 138]
    panel(s, cell, same(unlike[i]![0], [0, 0], large[i]))
  })
const sea = (s: Sheet, cell: Cell, sky: string) => {
  fill(s, cell, sky)
  flatly(s, [part(cell, 0, 0.5), part(cell, 1, 0.5), part(cell, 1, 1), part(cell, 0, 1)], s.tones.soft)
  s.ink([part(cell, 0, 0.5), part(cell, 1, 0.5)], 2.6, plain)
  for (const [x, y] of trace('0.5,0.62 0.72,0.7 0.88,0.6'))
    s.ink([part(cell, x, y), part(cell, x + 0.08, y)], 2.6, { in: 0.2, out: 0.4 })
}
const pier = (s: Sheet, cell: Cell) => {
  s.solid(
    [part(cell, -0.1, 0.76), part(cell, 0.34, 0.76), part(cell, 0.34, 0.86), part(cell, -0.1, 0.86)],
    s.tones.mid,
    3.6,
    { corners: true },
  )
  s.ink([part(cell, 0.3, 0.86), part(cell, 0.3, 1.1)], 9, plain)
}
const angler = (s: Sheet, cell: Cell, mood: Mood) => {
  pier(s, cell)
  const [x, y] = part(cell, 0.2, 0.31)
  somebody(s, [x, y], 15, { ...schoolboy(s), stance: stances.sit, face: moods[mood] })
}
const rod = (s: Sheet, cell: Cell, tip: Point, hook: Point) => {
  const [from, end] = [part(cell, 0.29, 0.64), part(cell, ...tip)]
  s.ink(bend(from, [from[0] + 40, end[1] - 16], end), 4.4, { in: 0.02, out: 0.5 })
  s.ink([end, part(cell, ...hook)], 2.4, plain)
}
export const fishes: Shows = (s, cell) => {
  sea(s, cell, s.tones.pale)
  angler(s, cell, 'calm')
  rod(s, cell, [0.6, 0.2], [0.64, 0.66])
}
export const bites: Shows = (s, cell) => {
  sea(s, cell, s.tones.pale)
  angler(s, cell, 'shout')
  rod(s, cell, [0.58, 0.42], [0.68, 0.74])
  for (const x of [0.62, 0.76])
    s.ink([part(cell, x, 0.76), part(cell, x + (x > 0.7 ? 0.03 : -0.03), 0.6)], 4, { in: 0.1, out: 0.5 })
}
export const hauls: Shows = (s, cell) => {
  fill(s, cell, WHITE)
  rays(s, part(cell, 0.66, 0.56), [86, 300], 40, 0.7)
  angler(s, cell, 'shock')
  s.at(...part(cell, 0.66, 0.88), { scale: 0.36 }, () =>
    withPen(s, 0.7, () => lean(s, () => drawKettle(s, [0, 0]), 3.5)),
  )
  rod(s, cell, [0.62, 0.22], [0.66, 0.42])
}
export const rests =
  (words: number): Shows =>
  (s, cell) => {
    sea(s, cell, s.tones.soft)
    s.flat(disc(...part(cell, 0.72, 0.5), 34), s.tones.accent, { still: true })
    flatly(s, [part(cell, 0, 0.5), part(cell, 1, 0.5), part(cell, 1, 1), part(cell, 0, 1)], s.tones.mid)
    angler(s, cell, 'rest')
    if (words === 1) spoken(s, { at: part(cell, 0.36, 0.18), r: [20, 22], tip: part(cell, 0.28, 0.3) }, [1], 13, 3)
    if (words < 2) return
    bubble(s, { at: part(cell, 0.66, 0.46), r: [88, 78], tip: part(cell, 0.28, 0.36) }, 3.6)
    letters(s, part(cell, 0.66, 0.46), [7, 8, 8, 7], 14, { gap: 2 })
  }

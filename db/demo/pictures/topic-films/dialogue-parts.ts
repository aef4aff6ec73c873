import { box } from '../backdrop.ts'
import type { Stance } from '../covers/actor.ts'
import { plainHead } from '../covers/heads.ts'
import { stances } from '../covers/stances.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { type Point, mixed, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, red, redRing } from '../step-films/face.ts'
import { fill } from '../step-films/page-panels.ts'
import type { Cell, Shows } from '../step-films/page.ts'
import { bubble, spoken } from './balloon-parts.ts'
import { cake } from './four-panel-parts.ts'
import {
  type Mood,
  WHITE,
  type Who,
  arrow,
  cat,
  clock,
  disc,
  flatly,
  head,
  moods,
  panel,
  part,
  people,
  plain,
  ruled,
  schoolgirl,
  somebody,
} from './panel-parts.ts'
import { cup, steam } from './panels-parts.ts'

type Answers = { who: Who; thing: (s: Sheet, at: Point, k: number) => void; rough: readonly string[] }
const granny: Partial<HeadLook> = { style: 'bun', hair: '#D9D7D2', glasses: 'round', lash: 0 }
const askedOnes: readonly Answers[] = [
  {
    who: { mood: 'talk', yaw: -0.24 },
    thing: (s, at, k) => cake(s, at, 0.62 * k),
    rough: ['-26,-16 26,-16 26,14 -26,14 -26,-16', '-8,-22 0,-30 8,-22'],
  },
  {
    who: { who: 'boy', mood: 'calm', yaw: 0.1 },
    thing: (s, at, k) => clock(s, at, 32 * k, 8.2),
    rough: ['0,-20 0,0 12,8', '-30,0 0,-30 30,0 0,30 -30,0'],
  },
  {
    who: { mood: 'soft', yaw: 0.24, look: granny },
    thing: (s, at, k) => cat(s, at, 26 * k),
    rough: ['-18,-10 -16,-34 0,-24 16,-34 18,-10 0,4 -18,-10', '-14,4 -24,34 24,34 14,4'],
  },
]
export const threeHeads = (draw: (one: Answers, at: Point, i: number) => void) =>
  askedOnes.forEach((one, i) => draw(one, [(1 - i) * 256, 172], i))
/** What they answer, as strokes: the same words with another ending, or first what each of them cares for. */
export const answers = (s: Sheet, well: boolean) =>
  askedOnes.forEach(({ who, thing }, i) => {
    const x = (1 - i) * 104 + 4
    panel(s, [x - 50, -136, x + 50, 140], () => head(s, [x, 82], 32, who), s.tones.pale)
    bubble(s, { at: [x, -46], r: [42, 78], tip: [x, 52] }, 3.4)
    const column = (dx: number, top: number, low: number, colour: string = s.tones.dark) =>
      s.ink(
        [
          [x + dx, top],
          [x + dx, low],
        ],
        7,
        { ...plain, colour },
      )
    if (well) {
      thing(s, [x, -82], 0.72)
      column(12, -48, [-6, -22, 4][i]!)
      if (i !== 1) column(-12, -48, [-20, 0, -10][i]!)
      return
    }
    column(14, -98, 0)
    column(-14, -98, -28)
    column(-14, -20, -10 + i * 7, s.tones.accent)
  })
export const clenching: Stance = {
  shoulders: '-0.85,1.7 0.85,1.7',
  hips: '-0.46,4.1 0.46,4.1',
  arms: '-1.5,3.0 -1.22,4.4 1.5,3.0 1.06,4.4',
  legs: '-0.5,6.3 -0.4,8.4 0.5,6.3 0.4,8.4',
  hands: ['grip', 'grip'],
  girth: 1.1,
}
const loose: Stance = { ...stances.stiff, girth: 1.1 }
export const standsSaying = (s: Sheet, at: Point, scale: number, stance: Stance, mood: Mood) =>
  somebody(s, at, scale, {
    ...schoolgirl(s),
    look: plainHead(s, { ...people.girl(s), yaw: 0.3, neck: false }),
    stance,
    face: { ...moods[mood], gaze: stance === clenching ? [-0.3, 0.16] : [0, 0] },
  })
export const creases = (s: Sheet, [x, y]: Point, k: number) => {
  for (const side of [-1, 1])
    for (const [dx, dy] of trace('0.3,0.9 0.9,0.8 1.2,0.3'))
      s.ink(
        [
          [x + side * (0.86 + dx * 0.14) * k, y + 4.9 * k],
          [x + side * (0.86 + dx * 0.5) * k, y + (4.9 + dy) * k],
        ],
        3,
        { in: 0.1, out: 0.6 },
      )
}
export const tear = (s: Sheet, [x, y]: Point, r: number, line: Line) =>
  line(
    s,
    trace(
      `${x},${y - r * 1.6} ${x + r * 0.8},${y - r * 0.1} ${x + r * 0.6},${y + r * 0.7} ${x},${y + r} ${x - r * 0.6},${y + r * 0.7} ${x - r * 0.8},${y - r * 0.1} ${x},${y - r * 1.6}`,
    ),
  )
export const feeling = (s: Sheet, well: boolean) => {
  panel(
    s,
    [-150, -136, 160, 140],
    (sheet) => {
      standsSaying(sheet, [-54, -56], 33, well ? clenching : loose, well ? 'soft' : 'sad')
      if (well) creases(sheet, [-54, -56], 33)
    },
    s.tones.pale,
  )
  if (well) spoken(s, { at: [96, -76], r: [42, 46], tip: [0, -34] }, [2], 20, 3.6)
  else
    for (const [at, tip] of [
      [
        [88, -84],
        [-4, -38],
      ],
      [
        [112, 6],
        [6, -24],
      ],
      [
        [92, 92],
        [40, 70],
      ],
    ] as const)
      spoken(s, { at, r: [52, 43], tip }, [4, 5, 5, 3], 12, 3.4)
  if (well) for (const side of [-1, 1]) redRing(s, [-54 + side * 38, 102], [24, 24])
}
export const talking =
  (who: Who, [hx, hy]: Point, bub?: Point, columns: readonly number[] = [4, 4]): Shows =>
  (s, cell) => {
    const h = cell[3] - cell[1]
    fill(s, cell, who.who ? s.tones.soft : s.tones.pale)
    const at = part(cell, hx, hy)
    head(s, at, h * 0.33, who)
    if (!bub) return
    const where = part(cell, ...bub)
    spoken(
      s,
      { at: where, r: [h * 0.19, h * 0.26], tip: [at[0] + (where[0] - at[0]) * 0.54, at[1] + h * 0.12] },
      columns,
      h * 0.085,
      3.6,
    )
  }
export const rally = (s: Sheet, well: boolean) => {
  const cells: readonly Cell[] = [
    [10, -136, 160, -4],
    [-150, -136, 0, -4],
    [10, 8, 160, 140],
    [-150, 8, 0, 140],
  ]
  const shows = [
    talking({ mood: 'talk', yaw: -0.3 }, [0.66, 0.58], [0.26, 0.34]),
    talking({ who: 'boy', mood: 'talk', yaw: 0.3 }, [0.34, 0.58], [0.76, 0.34]),
    well
      ? talking({ mood: 'sad', yaw: -0.3, gaze: [0, 0.3] }, [0.5, 0.58])
      : talking({ mood: 'talk', yaw: -0.3 }, [0.66, 0.58], [0.26, 0.34]),
    talking(
      well ? { mood: 'moved', yaw: -0.3 } : { who: 'boy', mood: 'talk', yaw: 0.3 },
      well ? [0.64, 0.58] : [0.34, 0.58],
      [well ? 0.24 : 0.76, 0.34],
    ),
  ]
  cells.forEach((cell, i) => panel(s, cell, shows[i]!))
  if (!well) arrow(s, trace('110,-116 -60,-104 -90,-20 90,30 100,60 -40,120 -120,128'), red, 14, 4)
  else ruled(s, [4, 2, 166, 146], undefined, 3.4)
}
const cafe = (s: Sheet, cell: Cell, low = 0.76) => {
  fill(s, cell, s.tones.pale)
  flatly(s, box(...part(cell, 0, low), ...part(cell, 1, 1)), s.tones.soft)
  s.ink([part(cell, 0, low), part(cell, 1, low)], 3.4, plain)
}
export const away = {
  girl: { mood: 'shy', yaw: 0.3, gaze: [0.3, 0.42] },
  boy: { who: 'boy', mood: 'calm', yaw: -0.3, gaze: [-0.3, 0.42] },
} as const
export const meeting = {
  girl: { mood: 'moved', yaw: 0.5, gaze: [0.3, 0] },
  boy: { who: 'boy', mood: 'soft', yaw: -0.5, gaze: [-0.3, 0] },
} as const
export const table = (s: Sheet, cell: Cell, who: typeof away | typeof meeting, things: boolean, large = 0.25) => {
  cafe(s, cell)
  const h = cell[3] - cell[1]
  head(s, part(cell, 0.2, 0.44), h * large, who.girl)
  head(s, part(cell, 0.8, 0.44), h * (large + 0.01), who.boy)
  s.solid(box(cell[0] - 20, part(cell, 0, 0.8)[1], cell[2] + 20, cell[3] + 20), s.tones.mid, 3.6, { corners: true })
  if (!things) return
  cup(s, part(cell, 0.4, 0.92), h / 300)
  steam(s, part(cell, 0.4, 0.66), h * 0.07)
  flower(s, part(cell, 0.6, 0.92), h / 300)
}
const flower = (s: Sheet, [x, y]: Point, k: number) => {
  s.ink(
    [
      [x, y - 40 * k],
      [x + 4 * k, y - 96 * k],
    ],
    4,
    { ...plain, colour: s.tones.deep },
  )
  for (let i = 0; i < 5; i++)
    s.solid(
      disc(x + 4 * k + Math.cos(i * 1.257) * 15 * k, y - 104 * k + Math.sin(i * 1.257) * 15 * k, 11 * k),
      s.tones.accent,
      2.8,
    )
  s.solid(disc(x + 4 * k, y - 104 * k, 9 * k), WHITE, 2.8)
  s.solid(
    [
      [x - 18 * k, y - 50 * k],
      [x + 18 * k, y - 50 * k],
      [x + 24 * k, y],
      [x - 24 * k, y],
    ],
    WHITE,
    3.6,
    { corners: true },
  )
}
export const dashes = (s: Sheet, from: Point, to: Point, line: Line) => {
  for (let i = 0; i < 6; i++) line(s, [mixed(from, to, (i + 0.1) / 6), mixed(from, to, (i + 0.66) / 6)], 3)
}
/** She looks down into her cup. */
export const looksAtCup: Shows = (s, cell) => {
  cafe(s, cell, 0.86)
  const h = cell[3] - cell[1]
  head(s, part(cell, 0.3, 0.52), h * 0.31, away.girl)
  cup(s, part(cell, 0.72, 0.94), h / 190)
  steam(s, part(cell, 0.72, 0.5), h * 0.1)
}
/** He looks out of the window, where a bird flies. */
export const looksOut = (s: Sheet, cell: Cell, [l, t, r, b]: Cell) => {
  fill(s, cell, s.tones.soft)
  flatly(s, box(l, t, r, b), WHITE)
  s.contour(box(l, t, r, b), 4, { corners: true, least: 0.85, shade: 0 })
  const at = (x: number, y: number): Point => [l + (r - l) * x, t + (b - t) * y]
  s.ink([at(0.22, 0.5), at(0.36, 0.36), at(0.5, 0.54), at(0.64, 0.34), at(0.8, 0.5)], 4.6, { in: 0.3, out: 0.3 })
  head(s, part(cell, 0.72, 0.52), (cell[3] - cell[1]) * 0.32, { ...away.boy, gaze: [-0.34, -0.2] })
}

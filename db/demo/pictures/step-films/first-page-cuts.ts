import { mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now, red } from './face.ts'
import { daily } from './first-page-way.ts'
import { type Cell, middle } from './page.ts'
import * as pages from './stick-pages.ts'
import type { Panel, StickPage } from './stick-pages.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const { MARGIN } = pages
const [LEFT, TOP, RIGHT, BOTTOM] = MARGIN
/** Between tiers, and between the panels of a tier. */
const [TALL, NARROW] = [24, 8]
/** Tiers by how high they are beside each other, each as its panels' widths from the right. */
type Tiers = readonly (readonly [high: number, ...wide: number[]])[]

const tierTops = (tiers: Tiers) => {
  const all = tiers.reduce((sum, [high]) => sum + high, 0)
  const room = BOTTOM - TOP - TALL * (tiers.length - 1)
  let at = TOP
  return tiers.map(([high]) => {
    const from = at
    at += (room * high) / all + TALL
    return [from, at - TALL] as const
  })
}
const cut = (tiers: Tiers): Cell[] => {
  const tops = tierTops(tiers)
  return tiers.flatMap(([, ...wide], row) => {
    const all = wide.reduce((sum, one) => sum + one, 0)
    const room = RIGHT - LEFT - NARROW * (wide.length - 1)
    let at = RIGHT
    return wide.map((one): Cell => {
      const to = at
      at -= (room * one) / all + NARROW
      return [at + NARROW, tops[row]![0], to, tops[row]![1]]
    })
  })
}
const layouts: readonly Tiers[] = [
  [
    [1, 1, 1],
    [1, 2, 1],
    [1, 1],
  ],
  [
    [0.8, 1],
    [1, 1, 1],
    [1, 1, 2],
    [0.8, 1, 1],
  ],
  [
    [1.2, 1],
    [1, 1, 1, 1],
  ],
]
const poses = ['run', 'stand', 'cheer', 'fall'] as const
const filled = (tiers: Tiers, shift: number): StickPage =>
  cut(tiers).map((cell, i): Panel => {
    const [x, y] = middle(cell)
    const size = Math.min(0.9, (cell[3] - cell[1]) / 186, (cell[2] - cell[0]) / 190)
    const pose = poses[(i + shift) % 4]!
    const flies = pose === 'fall'
    const turned = flies || pose === 'run'
    const at: Point = [turned ? x - 16 * size : x, flies ? y : cell[3] - 92 * size]
    return { cell, who: [[pose, at, size, ...(turned ? ([-1] as const) : [])]] }
  })
const three = layouts.map((tiers, i) => filled(tiers, i))
const on = (s: Sheet, which: readonly number[], draw: (page: StickPage, tiers: Tiers) => void) =>
  which.forEach((i) => pages.onPage(s, i, 3, () => draw(three[i]!, layouts[i]!)))
const all = [0, 1, 2]

/** Where one tier ends and the next begins. */
const between = (s: Sheet, tiers: Tiers, which: 0 | 1, line: Line = now) => {
  const tops = tierTops(tiers)
  for (const [i, [from, to]] of tops.entries()) {
    const y = which === 0 ? to : from
    if (which === 0 ? i < tops.length - 1 : i > 0)
      line(s, [
        [LEFT, y],
        [RIGHT, y],
      ])
  }
}
/** The upright lines in the tiers: the right side of a gap, or the left. */
const uprights = (s: Sheet, tiers: Tiers, side: 0 | 2, line: Line = now) => {
  for (const cell of cut(tiers)) {
    const x = cell[side]
    if (Math.abs(x - (side === 0 ? LEFT : RIGHT)) > 1)
      line(s, [
        [x, cell[1]],
        [x, cell[3]],
      ])
  }
}
const read = (page: StickPage): Point[] => page.map(({ cell }) => middle(cell))

export const gaps: StepFilm = {
  name: 'first-page-drill-1',
  ...daily,
  lies: (s) => on(s, all, () => pages.rim(s)),
  steps: [
    {
      says: '余白を決めます。紙の端から指1本分あけて、四角く囲みます。',
      draws: (s) => on(s, [0], () => pages.framed(s, MARGIN, now)),
    },
    {
      says: '残りの2ページも、同じ余白に。3ページの形がそろいました。',
      time: 1.2,
      draws: (s) => on(s, [1, 2], () => pages.framed(s, MARGIN, now)),
    },
    {
      says: '余白も読みやすさの一部です。絵と文字は、内側だけに入れます。',
    },
    {
      says: 'たての段を切ります。右のページは3段に分けます。',
      draws: (s) => on(s, [0], (_, tiers) => between(s, tiers, 0)),
    },
    {
      says: '真ん中は4段、左は2段。たての切り方を、ページごとに変えます。',
      time: 1.2,
      draws: (s) => on(s, [1, 2], (_, tiers) => between(s, tiers, 0)),
    },
    {
      says: '段の間は広くとります。どの線も、同じ幅だけ下にもう1本。',
      time: 1.2,
      draws: (s) => on(s, all, (_, tiers) => between(s, tiers, 1)),
    },
    {
      says: '段の中を、右から順にコマへ切ります。',
      time: 1.2,
      draws: (s) => on(s, all, (_, tiers) => uprights(s, tiers, 0)),
    },
    {
      says: '横のすき間をせまくします。段の間の3分の1だけあけます。',
      time: 1.2,
      draws: (s) => on(s, all, (_, tiers) => uprights(s, tiers, 2)),
    },
    {
      says: '枠線にペンを入れます。定規を当てて、右上のコマから。',
      time: 1.8,
      draws: (s) => on(s, all, (page) => pages.inkedFrames(s, page)),
    },
    {
      says: '棒人間を入れます。1コマに一人、動きはひとつだけ。',
      time: 2,
      draws: (s) => on(s, all, (page) => pages.people(s, page)),
      order: inkThenColourNearby,
    },
    {
      says: 'すき間がせまいと横へ、広い所で次の段へ。右上から読めるか、赤でたどります。',
      time: 1.6,
      hides: true,
      draws: (s) =>
        on(s, all, (page) => {
          const way = read(page)
          red(s, way.slice(0, -1), 3.2)
          pages.arrow(s, way.at(-2)!, mixed(way.at(-2)!, way.at(-1)!, 0.9))
        }),
    },
  ],
}

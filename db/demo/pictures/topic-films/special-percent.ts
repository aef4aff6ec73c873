import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red, redRing } from '../step-films/face.ts'
import {
  alike,
  areaLines,
  BAR,
  even,
  type Hues,
  lighthouse,
  onLand,
  type SeaHues,
  seaOnly,
  seven,
  shares,
  water,
  whale,
  whaleLines,
} from './lighthouse-parts.ts'
import {
  manyAccents,
  oneAccent,
  QUIET,
  rainyStreet,
  STREET,
  umbrella,
  UMBRELLA,
  weakened,
} from './rainy-accent-parts.ts'
import { arrow, beside, type Frame, framed, frameNow, ruled, shareBar, shareLines, type Shares } from './still-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const large =
  (draw: Draw): Draw =>
  (s) =>
    s.at(0, -46, { scale: 1.2 }, () => draw(s))
const withBar = (hues: Hues, bar: Shares) =>
  beside(
    0.54,
    (s) => {
      lighthouse(s, hues)
      shareBar(s, BAR, bar)
      ruled(s, box(...BAR))
    },
    [20, -14],
  )

const widest: TopicDrawing = {
  steps: [
    large((s) => {
      areaLines(s, now)
      shareLines(s, BAR, shares)
    }),
    {
      beneath: large((s) => {
        water(s, seven)
        shareBar(s, BAR, shares, [0])
      }),
    },
    large((s) => {
      onLand(s, seven)
      shareBar(s, BAR, shares, [1, 2])
      ruled(s, box(...BAR))
    }),
  ],
  slip: withBar(alike, even),
  cure: withBar(seven, shares),
  checks: [
    [0, -40, 620],
    [100, 60, 520],
  ],
}

const SEA: Frame = [-384, -236, 384, 216]
const near: SeaHues = { sea: '#2F6C9C', deep: '#285E8A', whale: '#A9D3E6', belly: '#E2F1F4', boat: '#F2B63C' }
const fighting: SeaHues = { sea: '#3F78B4', deep: '#386CA4', whale: '#C9543C', belly: '#B84A36', boat: '#F2B63C' }
const settled: SeaHues = { ...fighting, whale: '#F6C8BA', belly: '#FBE4DA' }
const SWATCHES: readonly (readonly [x: number, colour: string])[] = [
  [-384, near.sea],
  [-150, '#2F7F8C'],
  [-10, '#5A6FB0'],
  [130, near.whale],
]
const palette = (s: Sheet) => {
  for (const [i, [x, colour]] of SWATCHES.entries()) {
    const swatch = box(x, 244, x + (i ? 120 : 200), 312)
    tint(s, swatch, colour)
    ruled(s, swatch, 3)
  }
  redRing(s, [190, 278], [80, 50])
}
/** A part of the picture without its hues: light and dark are left. */
const inGrey = (s: Sheet) => {
  const strip: Frame = [-190, -236, -20, 216]
  s.within(
    box(...strip),
    () => {
      seaOnly(s, { ...near, sea: '#606060', deep: '#545454' }, SEA)
      whale(s, { ...near, whale: '#CBCBCB', belly: '#EEEEEE' })
    },
    true,
  )
  ruled(s, box(...strip), 4)
}
const seaSmall = (hues: SeaHues) =>
  beside(
    0.48,
    (s) =>
      framed(s, SEA, () => {
        seaOnly(s, hues, SEA)
        whale(s, hues)
      }),
    [0, 20],
  )
const partner: TopicDrawing = {
  steps: [
    (s) => {
      frameNow(s, SEA)
      s.within(box(...SEA), () => seaOnly(s, near, SEA), true)
      palette(s)
    },
    (s) => {
      whaleLines(s, light)
      framed(s, SEA, () => whale(s, near))
    },
    (s) => {
      inGrey(s)
      arrow(s, [20, -180], [-60, -112], red, 5)
    },
  ],
  slip: seaSmall(fighting),
  cure: seaSmall(settled),
  checks: [
    [-100, 0, 520],
    [0, 0, 620],
  ],
}

const streetSmall = (draw: Draw) => beside(0.47, (s) => framed(s, STREET, () => draw(s)), [16, 10])
const accent: TopicDrawing = {
  steps: [
    (s) => {
      framed(s, STREET, () => rainyStreet(s))
      now(s, UMBRELLA, 4)
      redRing(s, [10, -10], [150, 96])
    },
    (s) => umbrella(s, oneAccent),
    (s) => framed(s, STREET, () => weakened(s)),
  ],
  slip: streetSmall(manyAccents),
  cure: streetSmall((s) => {
    rainyStreet(s, QUIET)
    umbrella(s, oneAccent)
  }),
  checks: [
    [10, 20, 480],
    [0, 0, 620],
  ],
}

const greys = (seen: readonly string[]): Hues => {
  const [sky, low, sea, cloud, cliff, side, tower, roof, boat] = seen as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { sky, low, sea, cloud, cliff, side, tower, roof, boat }
}
const [DARK, MIDDLE, PALE] = ['#3C3C42', '#94949A', '#ECEBE8'] as const
const blurredGrey = greys([
  '#9A9A9A',
  '#A6A6A6',
  '#929292',
  '#A0A0A0',
  '#A8A8A8',
  '#9A9A9A',
  '#B0B0B0',
  '#8A8A8A',
  '#8C8C8C',
])
const asPainted: Hues = {
  ...seven,
  cliff: '#D9B878',
  side: '#C9A464',
  sea: '#4C94AC',
  cloud: '#7CBCC8',
  roof: '#D9604A',
  boat: '#A83A2A',
}
const asGrey = greys([
  '#8E8E8E',
  '#8E8E8E',
  '#868686',
  '#AEAEAE',
  '#BABABA',
  '#A6A6A6',
  '#EFEFEF',
  '#858585',
  '#5E5E5E',
])
const threeTones = greys([MIDDLE, MIDDLE, MIDDLE, MIDDLE, PALE, PALE, PALE, MIDDLE, DARK])
const widened = greys([MIDDLE, MIDDLE, DARK, MIDDLE, PALE, DARK, PALE, DARK, DARK])
const colourful: Hues = {
  ...{ sky: '#D98AA8', low: '#C9A04A', sea: '#5AA888', cloud: '#8C9CCB', cliff: '#D99458', side: '#C98A50' },
  ...{ tower: '#8AB4C8', roof: '#A87CC0', boat: '#C9705A' },
}
const CELLS: readonly Point[] = [
  [-196, -166],
  [196, -166],
  [-196, 120],
  [196, 120],
]
const cell = (s: Sheet, at: number, draw: () => void) => s.at(...CELLS[at]!, { scale: 0.62 }, draw)
const toneBar = (s: Sheet, parts: readonly number[]) => {
  const bar: Frame = [-300, 214, 300, 266]
  shareBar(
    s,
    bar,
    parts.map((part, i) => [part, [PALE, MIDDLE, DARK][i]!] as const),
  )
  ruled(s, box(...bar))
}
const pairOf = (first: Hues, second: Hues) => (s: Sheet) => {
  for (const [i, hues] of [first, second].entries()) s.at(20, i ? 82 : -76, { scale: 0.37 }, () => lighthouse(s, hues))
}
const inGreys: TopicDrawing = {
  steps: [
    (s) => {
      cell(s, 0, () => lighthouse(s, asPainted))
      cell(s, 1, () => lighthouse(s, asGrey))
      arrow(s, [-14, -166], [14, -166], now, 5)
    },
    (s) =>
      cell(s, 2, () => {
        lighthouse(s, threeTones)
        toneBar(s, [27, 70, 3])
      }),
    (s) => {
      cell(s, 3, () => {
        lighthouse(s, widened)
        toneBar(s, [20, 45, 35])
      })
      arrow(s, [-14, 120], [14, 120], now, 5)
      arrow(s, [366, 306], [310, 306], red, 5)
    },
  ],
  slip: pairOf(colourful, blurredGrey),
  cure: pairOf({ ...seven, sea: '#1F4F66', side: '#6E5A3C', roof: '#A82C1C', boat: '#A82C1C' }, widened),
  checks: [
    [196, 150, 420],
    [0, 150, 620],
  ],
}

export const specialPercent: readonly (TopicDrawing | null)[] = [widest, partner, accent, inGreys]

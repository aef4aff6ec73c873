import { box } from '../backdrop.ts'
import { stances } from '../covers/stances.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, measure, now } from '../step-films/face.ts'
import { cloud, fill } from '../step-films/page-panels.ts'
import { type Cell, type Shows, roughHead } from '../step-films/page.ts'
import {
  NOW,
  SMALL,
  WHITE,
  arrow,
  bustIn,
  cat,
  disc,
  faintly,
  grid,
  head,
  moods,
  panel,
  paper,
  part,
  rays,
  ruled,
  schoolgirl,
  smallPage,
  somebody,
} from './panel-parts.ts'
import { boils, drinks, hero, leaping, lifts, pours, spout, timeBars, waits, wiped } from './panels-parts.ts'
import type { TopicDrawing } from './topic.ts'
import { turning } from './turned-page-parts.ts'

const [L, T, R, B] = [-180, -270, 180, 270]
const PAGE: Cell = [-212, -306, 212, 306]

const X = 168
const tea: readonly (readonly [Cell, Shows, long: number])[] = [
  [[X + 10, T, X + R, -124], boils, 110],
  [[X - 80, T, X, -124], spout, 40],
  [[X + L, T, X - 90, -124], pours, 50],
  [[X + L, -98, X + R, 24], waits, 190],
  [[X + 118, 50, X + R, B], lifts, 40],
  [[X + L, 50, X + 108, B], drinks, 220],
]
const icons = [
  '-20,14 -26,-6 0,-18 26,-6 20,14 -20,14;-14,-12 0,-34 14,-12;-24,-2 -38,-12',
  '-10,20 -14,6 -6,-8 -10,-24;8,20 4,6 12,-8 8,-24',
  '0,-30 0,-2;-14,4 -10,26 10,26 14,4 -14,4',
  '-18,-14 -14,16 14,16 18,-14 -18,-14;16,-8 28,-2 15,8',
  '0,22 0,-20;-10,-8 0,-20 10,-8',
  '-22,0 0,-22 22,0 0,22 -22,0;-9,4 0,10 9,4',
]
const timed: readonly Cell[] = [
  [70, -130, 126, -70],
  [-4, -130, 60, -70],
  [-74, -130, -14, -70],
  [-74, -56, 126, 74],
  [86, 88, 126, 130],
  [-74, 88, 76, 130],
]
const middles = (cells: readonly Cell[]) => cells.map((cell) => part(cell, 0.5, 0.94))
const sizeIsTime: TopicDrawing = {
  steps: [
    (s) => {
      paper(s, [X - 212, -306, X + 212, 306])
      tea.forEach(([, , long], i) => {
        const y = -230 + i * 92
        for (const line of icons[i]!.split(';'))
          now(
            s,
            trace(line).map(([px, py]): Point => [-346 + px, y + py]),
          )
        measure(s, [-306, y], [-306 + long, y])
      })
    },
    (s) => {
      for (const i of [3, 5]) ruled(s, tea[i]![0], NOW, 4)
      arrow(s, trace('-100,46 -60,40 -20,0'), light)
      arrow(s, trace('-80,226 -50,220 -20,190'), light)
    },
    (s) => {
      for (const [cell, shows] of tea) panel(s, cell, shows)
    },
  ],
  slip: (s) => {
    smallPage(s, grid(8, 12), 3)
    timeBars(s, [50, 50, 50, 50, 50, 50], middles(grid(8, 12)))
  },
  cure: (s) => {
    smallPage(s, timed, 3)
    timeBars(s, [30, 34, 32, 160, 20, 60], middles(timed))
  },
  checks: [
    [168, 30, 440],
    [168, -130, 420],
  ],
}

const DOWN = `${L},${T} ${R},${T} ${R},-64 ${L},60`
const LEVEL = `${L},84 ${R},-40 ${R},112 ${L},112`
const CALM: Cell = [L, 138, R, B]
const runsDown: Shows = (s, cell) => {
  fill(s, cell, WHITE)
  for (const [x, y, long] of [
    [168, -230, 90],
    [170, -190, 60],
    [176, -130, 70],
    [150, -250, 120],
    [172, -96, 50],
  ] as const)
    s.ink(
      [
        [x, y],
        [x - long, y + long * 0.34],
      ],
      4,
      { in: 0.05, out: 0.8 },
    )
  somebody(s, [-72, -206], 27, { ...schoolgirl(s), stance: { ...stances.run, girth: 1.16 }, face: moods.shout }, -1)
}
const slanted = [
  '-74,-130 126,-130 126,-74 -74,-40',
  '60,-50 126,-62 126,46 40,60',
  '-74,-28 50,-48 30,60 -74,40',
  '-74,54 126,74 126,130 -74,130',
]
const once = [
  '-74,-130 126,-130 126,-66 -74,-24',
  '-74,-12 126,-54 126,36 -74,36',
  '30,48 126,48 126,130 30,130',
  '-74,48 22,48 22,130 -74,130',
]
const slantPage = (s: Sheet, panels: readonly string[]) => {
  paper(s, SMALL)
  panels.forEach((shape, i) => panel(s, shape, undefined, [s.tones.soft, s.tones.pale, WHITE, s.tones.soft][i]))
  s.within(box(-74, -44, 126, 34), () => head(s, [56, 2], 24, { mood: 'calm', yaw: -0.3 }), true)
}
const slanting: TopicDrawing = {
  steps: [
    (s) => {
      paper(s, PAGE)
      faintly(s, [L, T, R, B])
      arrow(s, trace('170,-210 20,-150 -150,-90'), now, 22, 5)
      roughHead(s, [-72, -206], 27, light)
      light(s, trace('-70,-166 -46,-100 -30,-90'))
      light(s, trace('-44,-96 -100,-70 -86,-16'))
      light(s, trace('-30,-94 6,-52 56,-58'))
    },
    (s) => {
      ruled(s, DOWN, NOW, 4)
      now(
        s,
        [
          [R, -40],
          [L, 84],
        ],
        4,
      )
    },
    (s) => {
      panel(s, DOWN, runsDown)
      panel(s, LEVEL, () => head(s, [112, 56], 42, { who: 'boy', mood: 'startled', yaw: -0.34 }), s.tones.pale)
      panel(s, CALM, bustIn({ mood: 'soft', yaw: -0.3 }, [0.42, 0.56], 0.4, s.tones.pale))
    },
  ],
  slip: (s) => slantPage(s, slanted),
  cure: (s) => slantPage(s, once),
  checks: [
    [0, -120, 440],
    [0, 180, 420],
  ],
}

const STAGE: Cell = [L, -216, R, 24]
const STILL: Cell = [L, 70, 0, B]
const NEXT: Cell = [26, 70, R, B]
const outside: TopicDrawing = {
  steps: [
    (s) => {
      paper(s, PAGE)
      for (const cell of [STAGE, STILL, NEXT]) panel(s, cell)
      roughHead(s, [0, -206], 40, light)
      for (const line of [
        '0,-160 -6,-110 -10,-40',
        '-34,-132 -78,-157 -111,-214',
        '30,-140 78,-165 115,-222',
        '-20,-40 -94,-5 -172,-5',
        '12,-38 78,0 156,8',
      ])
        now(s, trace(line))
    },
    (s) => {
      wiped(s, [L - 6, 62, 8, 78], [L - 6, B - 8, 8, B + 8], [L - 8, 62, L + 8, B + 8], [-8, 62, 8, B + 8])
      wiped(s, [-60, -224, 60, -206], [-160, 14, -110, 34], [110, 14, 164, 34])
    },
    (s) => {
      rays(s, [0, -90], [140, 205], 44, 0.5)
      hero(s)
      panel(s, NEXT, bustIn({ who: 'boy', mood: 'startled', yaw: -0.3 }, [0.5, 0.5], 0.46, s.tones.soft))
      cloud(s, [-96, 132], 44, s.tones.pale, 3)
      s.flat(disc(-92, 246, 44, 6), s.tones.soft, { still: true })
      cat(s, [-92, 214], 28)
    },
  ],
  slip: (s) => leaping(s, true),
  cure: (s) => leaping(s, false),
  checks: [
    [0, -110, 480],
    [-90, 170, 320],
  ],
}

export const panels: readonly TopicDrawing[] = [sizeIsTime, slanting, turning, outside]

import { box } from '../backdrop.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { type Cell, roughHead, type Shows } from '../step-films/page.ts'
import { lateStory } from '../step-films/page-late.ts'
import { cloud, fill } from '../step-films/page-panels.ts'
import { bubble, type Bubble, letters, numbered, pencilBubble, spoken } from './balloon-parts.ts'
import {
  arrow,
  arrowBothWays,
  bustIn,
  disc,
  faintly,
  head,
  panel,
  paper,
  part,
  plain,
  rays,
  ruled,
  unhiding,
  WHITE,
  NOW,
  grid,
  greyGrid,
  fewer,
  smallPage,
} from './panel-parts.ts'
import type { TopicDrawing } from './topic.ts'

const PAGE: Cell = [-212, -306, 212, 306]
const [L, T, R, B] = [-180, -270, 180, 270]

const tiers: readonly Cell[] = [
  [L, T, R, -124],
  [L, -92, R, 92],
  [L, 124, R, B],
]
const gapped: readonly Cell[] = [[30, T, R, -124], [L, T, 22, -124], tiers[1]!, [92, 124, R, B], [L, 124, 84, B]]
const gaps: TopicDrawing = {
  steps: [
    (s) => {
      paper(s, PAGE)
      ruled(s, [L, T, R, B])
      arrowBothWays(s, [-212, 20], [L, 20])
      arrowBothWays(s, [R, 20], [212, 20])
      arrowBothWays(s, [0, -306], [0, T])
      arrowBothWays(s, [0, B], [0, 306])
    },
    (s) => {
      for (const tier of tiers) ruled(s, tier)
      arrowBothWays(s, [-110, -124], [-110, -92])
      arrowBothWays(s, [-110, 92], [-110, 124])
    },
    (s) => gapped.forEach((cell, i) => panel(s, cell, fewer(lateStory[i]!))),
  ],
  slip: (s) => {
    greyGrid(s, grid(10, 10))
    arrow(s, trace('76,-96 10,-92 -34,-92'), red, 16)
    arrow(s, trace('84,-84 88,-40 80,6'), red, 16)
  },
  cure: (s) => {
    greyGrid(s, grid(6, 24))
    for (const y of [-59.4, 35.4]) {
      arrow(
        s,
        [
          [60, y],
          [60, y - 11],
        ],
        now,
        8,
      )
      arrow(
        s,
        [
          [60, y],
          [60, y + 11],
        ],
        now,
        8,
      )
    }
    red(s, trace('84,-100 10,-102 -44,-96 10,-50 84,-2 10,-4 -44,4 10,50 84,98 10,98 -44,102'), 4)
  },
  checks: [
    [0, -20, 400],
    [60, -190, 420],
  ],
}

const flow: readonly Cell[] = [
  [-20, T, R, -86],
  [L, T, -30, -86],
  [L, -62, R, 96],
  [L, 120, R, B],
]
const PATH = trace(
  '170,-262 140,-222 40,-232 -70,-240 -140,-214 -166,-140 -120,-78 60,-74 136,-14 50,-44 -60,-46 -140,-6 -166,60 -110,108 40,108 122,176 30,138 -60,150 -120,200 -170,256',
)
const riding: readonly Bubble[] = [
  { at: [140, -214], r: [34, 46], tip: [98, -186] },
  { at: [-136, -220], r: [32, 42], tip: [-108, -180] },
  { at: [136, -6], r: [34, 46], tip: [90, 16] },
  { at: [-138, -8], r: [32, 44], tip: [-88, 34] },
  { at: [124, 184], r: [36, 48], tip: [72, 210] },
]
const where = trace('50,-130 -86,-126 52,50 -44,52 20,222')
const radii = [42, 38, 42, 42, 46]
const turns = [-0.4, -0.3, -0.4, 0.36, -0.4]
const inFlow = (s: Sheet, i: number) => {
  const yaw = turns[i]!
  head(s, where[i]!, radii[i]!, {
    who: i === 1 || i === 3 ? 'boy' : 'girl',
    mood: (['talk', 'startled', 'soft', 'talk', 'glad'] as const)[i]!,
    yaw,
    gaze: [yaw * 0.5, 0.12],
  })
}
const flowPanels: readonly (readonly number[])[] = [[0], [1], [2, 3], [4]]
const talk = (s: Sheet, first: Point, second: Point) => {
  panel(s, [-150, -96, 150, 136], (_, cell) => {
    fill(s, cell, s.tones.pale)
    head(s, [-70, 70], 54, { who: 'boy', mood: 'talk', yaw: 0.34 })
    head(s, [66, 74], 52, { mood: 'talk', yaw: -0.34 })
  })
  spoken(s, { at: first, r: [36, 46], tip: [74, 22] }, [4, 3], 13, 3.6)
  spoken(s, { at: second, r: [36, 46], tip: [-80, 14] }, [4, 3], 13, 3.6)
  numbered(s, 1, [first[0] + 30, first[1] - 40], 11)
  numbered(s, 2, [second[0] + 30, second[1] - 40], 11)
}
const wayOfReading: TopicDrawing = {
  steps: [
    (s) => {
      paper(s, PAGE)
      for (const cell of flow) faintly(s, cell)
      arrow(s, PATH, now, 20, 4)
    },
    (s) => {
      for (const one of riding) pencilBubble(s, one)
    },
    (s) => {
      flow.forEach((cell, i) =>
        panel(s, cell, () => {
          fill(s, cell, i % 2 ? s.tones.soft : s.tones.pale)
          for (const who of flowPanels[i]!) inFlow(s, who)
        }),
      )
      for (const one of riding) spoken(s, one, [4, 3], 12, 3.4)
    },
  ],
  slip: (s) => talk(s, [-84, -40], [90, -40]),
  cure: (s) => talk(s, [90, -40], [-84, -40]),
  checks: [
    [60, -160, 420],
    [20, 20, 440],
  ],
}

const bang: Bubble = { at: [110, 120], r: [62, 74], tip: [36, 150], voice: 'spikes', wide: 0.3 }
const BIG: Cell = [L, -2, R, B]
const around: readonly Cell[] = [
  [64, T, R, -148],
  [L, T, 54, -148],
  [L, -122, R, -26],
]
const peak = (s: Sheet) => {
  panel(s, BIG, (_, cell) => {
    fill(s, cell, WHITE)
    rays(s, [-44, 140], [130, 420], 54, 0.9)
    head(s, [-52, 150], 96, { mood: 'shout', yaw: 0.3, gaze: [0.12, 0] })
  })
  bubble(s, bang, 5.4)
  letters(s, bang.at, [4, 3], 20, { colour: s.tones.accent })
}
const quiet: Shows = (s, cell) => {
  fill(s, cell, s.tones.soft)
  cloud(s, part(cell, 0.3, 0.6), 62, WHITE, 3)
  cloud(s, part(cell, 0.78, 0.44), 44, WHITE, 3)
}
const onePeak: TopicDrawing = {
  steps: [
    (s) => {
      paper(s, PAGE)
      pencilBubble(s, bang)
      letters(s, bang.at, [4, 3], 20, { colour: NOW, layer: 'pencil' })
      roughHead(s, [-52, 150], 92, light)
    },
    (s) => {
      ruled(s, BIG, undefined, 4)
      roughHead(s, [-52, 150], 92, now)
    },
    (s) => {
      panel(s, around[0]!, bustIn({ who: 'boy', mood: 'calm', yaw: -0.4 }, [0.5, 0.52], 0.36, s.tones.pale))
      panel(s, around[1]!, bustIn({ mood: 'sad', yaw: 0.3 }, [0.4, 0.54], 0.4, s.tones.pale))
      panel(s, around[2]!, quiet)
      peak(s)
    },
  ],
  slip: (s) => smallPage(s, grid(8, 12), 4),
  cure: (s) =>
    smallPage(
      s,
      [
        [28, -130, 126, -84],
        [-74, -130, 20, -84],
        [-74, -70, 126, -24],
        [-74, -10, 126, 90],
        [-74, 102, 126, 130],
      ],
      3,
    ),
  checks: [
    [0, 130, 420],
    [0, -100, 420],
  ],
}

const FRAME: Cell = [-320, -260, 320, 270]
const inside = (s: Sheet, draw: () => void) => s.within(box(-317, -257, 317, 267), draw, true)
const PANE = box(-130, -228, 110, -60)
const words: readonly Bubble[] = [
  { at: [226, -130], r: [74, 98], tip: [178, 20] },
  { at: [-232, -140], r: [64, 88], tip: [-226, -10] },
]
const written = (s: Sheet) => {
  letters(s, words[0]!.at, [6, 5, 4], 20)
  letters(s, words[1]!.at, [5, 4], 20)
}
const night = (s: Sheet) => {
  s.ink(PANE, 4, { ...plain, corners: true, closed: true })
  s.ink(
    [
      [-10, -228],
      [-10, -60],
    ],
    3.4,
    plain,
  )
}
const couple = (s: Sheet, ink: boolean) => {
  const paperWhite = { hair: WHITE, cloth: WHITE, clothDark: WHITE, skin: WHITE, blush: WHITE }
  const black = { hair: s.tones.dark, clothDark: s.tones.dark }
  head(s, [86, 110], 98, { mood: 'talk', yaw: -0.3, look: ink ? black : paperWhite })
  head(s, [-130, 116], 94, { who: 'boy', mood: 'calm', yaw: 0.34, look: ink ? { cloth: s.tones.dark } : paperWhite })
}
const crammed = (s: Sheet, well: boolean) => {
  panel(s, [-150, -100, 150, 130], (_, cell) => {
    fill(s, cell, s.tones.pale)
    head(s, [-56, 50], 76, { mood: 'talk', yaw: 0.3 })
  })
  const one: Bubble = well
    ? { at: [88, -16], r: [56, 74], tip: [8, 50] }
    : { at: [104, -34], r: [34, 46], tip: [16, 30] }
  bubble(s, one, 3.8)
  letters(s, one.at, [6, 6, 4], 17)
  if (well) ruled(s, [50, -70, 126, 38])
}
const inking: TopicDrawing = {
  steps: [
    (s) => {
      panel(s, FRAME)
      for (const one of words) bubble(s, one, 4)
      written(s)
      roughHead(s, [86, 110], 94, light)
      roughHead(s, [-130, 116], 90, light)
    },
    (s) =>
      inside(s, () => {
        night(s)
        couple(s, false)
      }),
    (s) =>
      inside(s, () => {
        s.black(PANE, { corners: true })
        for (const [x, y] of trace('-110,-180 -20,-206 74,-170 50,-100 -80,-120'))
          s.white(disc(x, y, 4), { layer: 'ink' })
        s.ink(
          [
            [-10, -228],
            [-10, -60],
          ],
          4,
          { ...plain, colour: WHITE },
        )
        unhiding(s, () => couple(s, true))
      }),
  ],
  slip: (s) => crammed(s, false),
  cure: (s) => crammed(s, true),
  checks: [
    [180, -120, 320],
    [-20, 60, 560],
  ],
}

export const firstPage: readonly TopicDrawing[] = [gaps, wayOfReading, onePeak, inking]

import { box } from '../backdrop.ts'
import { stances } from '../covers/stances.ts'
import { type Point, ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, crossedOut, light, now, red, redRing } from '../step-films/face.ts'
import { fill } from '../step-films/page-panels.ts'
import { type Cell, type Shows, roughHead } from '../step-films/page.ts'
import { pencilBubble, spoken } from './balloon-parts.ts'
import { cake } from './four-panel-parts.ts'
import {
  WHITE,
  arrow,
  cat,
  clock,
  faintly,
  head,
  panel,
  part,
  rays,
  ruled,
  sizedDown,
  unhiding,
} from './panel-parts.ts'
import {
  bridge,
  explained,
  fork,
  girlAt,
  hound,
  lost,
  meets,
  note,
  ogre,
  peach,
  rows,
  stall,
  street,
  told,
  treasure,
  walk,
  wetCat,
} from './plot-parts.ts'
import type { TopicDrawing } from './topic.ts'

const WHOLE: Cell = [-384, -290, 384, 290]
const trouble: TopicDrawing = {
  steps: [
    (s) => {
      ruled(s, WHOLE)
      now(s, ellipse(272, -84, 36, 40, { from: 4, to: 10.4 }))
      now(s, trace('272,-44 272,70 256,150 258,236'))
      now(s, trace('272,70 290,150 288,236'))
      now(s, ellipse(-250, -2, 60, 52, { from: 4, to: 10.4 }))
      faintly(s, [-340, 44, -160, 174])
      arrow(s, trace('226,-84 20,-130 -170,-40'), light, 18)
    },
    (s) => {
      now(s, ellipse(56, 104, 46, 42, { from: 4, to: 10.4 }))
      now(s, ellipse(-56, 100, 36, 34, { from: 4, to: 10.4 }))
      now(s, ellipse(112, 28, 32, 30, { from: 4, to: 10.4 }))
      for (const x of [-84, -52, 44, 68])
        now(s, [
          [x, 130],
          [x + 4, 236],
        ])
      now(s, [
        [-40, 70],
        [60, 66],
      ])
    },
    (s) => {
      panel(s, WHOLE, (sheet, cell) => {
        street(sheet, cell)
        stall(sheet, [-250, 44])
        hound(sheet, [0, 112], 0.5)
        girlAt(sheet, [272, -84], 37, 'weak')
        clock(sheet, [60, -196], 66, 5.9)
      })
    },
  ],
  slip: (s) => rows.forEach((cell) => panel(s, cell, (sheet) => walk(sheet, cell, 'soft'))),
  cure: (s) => rows.forEach((cell, i) => panel(s, cell, (sheet) => walk(sheet, cell, i ? 'sad' : 'shock', i === 0))),
  checks: [
    [-250, 0, 360],
    [60, -150, 400],
  ],
}

const ENDS: readonly Point[] = [
  [-236, -60],
  [236, -60],
]
const chooses = (s: Sheet, cell: Cell) => {
  fork(s, cell)
  wetCat(s, ENDS[0]!, 1)
  stallless(s, ENDS[1]!)
}
const stallless = (s: Sheet, [x, y]: Point) => {
  s.solid(box(x - 62, y - 4, x + 62, y + 26), s.tones.deep, 4, { corners: true })
  cake(s, [x, y - 34], 1.1)
}
const byChance = (s: Sheet, cell: Cell) => {
  fill(s, cell, s.tones.pale)
  rays(s, part(cell, 0.5, 0.3), [70, 300], 40, 0.8)
  head(s, part(cell, 0.5, 0.76), 46, { mood: 'startled', yaw: 0.1, gaze: [0, -0.3] })
  cake(s, part(cell, 0.5, 0.3), 0.9)
}
const choosing: TopicDrawing = {
  steps: [
    (s) => {
      ruled(s, WHOLE)
      const p = (x: number, y: number) => part(WHOLE, x, y)
      ruled(s, [...ENDS[0]!, ...ENDS[0]!].map((v, i) => v + [-50, -60, 50, 24][i]!) as unknown as Cell)
      ruled(s, [...ENDS[1]!, ...ENDS[1]!].map((v, i) => v + [-50, -70, 50, 24][i]!) as unknown as Cell)
      for (const [a, b] of [
        [p(0.4, 0.78), p(0.16, 0.42)],
        [p(0.26, 0.42), p(0.5, 0.66)],
        [p(0.5, 0.66), p(0.74, 0.42)],
        [p(0.84, 0.42), p(0.6, 0.78)],
        [p(0.36, 1), p(0.4, 0.78)],
        [p(0.64, 1), p(0.6, 0.78)],
      ] as const)
        now(s, [a, b])
      roughHead(s, [0, 50], 24, light)
    },
    (s) => {
      for (const side of [-1, 1]) {
        pencilBubble(s, { at: [side * 96, -214], r: [66, 52], voice: 'cloud' })
        s.at(side * 96, -214, { scale: 40 }, () => crossedOut(s))
      }
      light(s, trace('-190,-110 -166,-160'))
      light(s, trace('190,-110 166,-160'))
      now(s, ellipse(-96, -214, 24, 18, { from: 4, to: 10.4 }))
      now(s, ellipse(96, -214, 18, 24, { from: 4, to: 10.4 }))
    },
    (s) => {
      panel(s, WHOLE, (sheet, cell) => {
        chooses(sheet, cell)
        unhiding(sheet, () => {
          lost(sheet, [-96, -214], () => cake(sheet, [-96, -210], 0.56))
          lost(sheet, [96, -214], () => cat(sheet, [96, -208], 24))
        })
        girlAt(sheet, [-16, 40], 25, 'shout', stances.run)
      })
      arrow(s, trace('-60,30 -110,0 -160,-24'), now, 16, 4)
    },
  ],
  slip: (s) => panel(s, [-150, -120, 160, 130], byChance),
  cure: (s) =>
    panel(s, [-150, -120, 160, 130], (sheet, cell) => {
      fork(sheet, cell)
      sizedDown(sheet, part(cell, 0.2, 0.42), 0.74, () => wetCat(sheet, [0, 0], 1))
      sizedDown(sheet, part(cell, 0.8, 0.42), 0.74, () => stallless(sheet, [0, 0]))
      head(sheet, part(cell, 0.5, 0.76), 40, { mood: 'calm', yaw: -0.3, gaze: [-0.1, -0.2] })
    }),
  checks: [
    [-80, 60, 460],
    [0, -180, 480],
  ],
}

const [BEGIN, END]: readonly Cell[] = [
  [14, -250, 384, 250],
  [-384, -250, -14, 250],
]
const bridgeLines = (s: Sheet, cell: Cell, line: Line) => {
  ruled(s, cell)
  line(s, ellipse(...part(cell, 0.24, 0.2), 41, 41, { from: 4, to: 10.4 }))
  line(s, [part(cell, 0, 0.56), part(cell, 1, 0.56)])
  line(s, [part(cell, 0, 0.78), part(cell, 1, 0.78)])
  roughHead(s, part(cell, 0.32, 0.56), 56, light)
}
const pair = (s: Sheet, last: Shows) => {
  panel(s, [10, -116, 160, 124], bridge(false))
  panel(s, [-152, -116, -2, 124], last)
}
const echo: TopicDrawing = {
  steps: [
    (s) => {
      bridgeLines(s, END!, now)
      roughHead(s, part(END!, 0.72, 0.55), 58, now)
    },
    (s) => {
      bridgeLines(s, BEGIN!, now)
      arrow(s, trace('-90,-272 0,-300 120,-272'), light, 16)
    },
    (s) => {
      panel(s, BEGIN!, bridge(false))
      panel(s, END!, bridge(true))
      redRing(s, part(END!, 0.72, 0.6), [84, 116])
    },
  ],
  slip: (s) => pair(s, explained),
  cure: (s) => pair(s, bridge(true)),
  checks: [
    [0, 0, 620],
    [-120, 40, 400],
  ],
}

const NOTES: readonly Point[] = [
  [268, -150],
  [-268, -150],
  [136, 150],
  [-136, 150],
]
const CUT: Point = [0, -214]
const pictures = [peach, meets, ogre, treasure]
const cards = (s: Sheet, well: boolean) => {
  const at: readonly Point[] = [
    [84, -68],
    [-78, -68],
    [84, 76],
    [-78, 76],
  ]
  at.forEach((spot, i) => {
    if (well && i === 0) return
    const shows = [well ? meets : told, well ? meets : told, ogre, treasure][i]!
    note(s, spot, 62, i < 2 ? WHITE : s.tones.pale, () => shows(s, spot, 0.8))
  })
  if (!well) return
  s.at(98, -76, { rotate: 0.3 }, () => {
    note(s, [0, 0], 50, WHITE, () => told(s, [0, 0], 0.7))
  })
  s.at(98, -76, { scale: 50 }, () => crossedOut(s))
}
const countOfScenes: TopicDrawing = {
  steps: [
    (s) => {
      for (const [x, y] of NOTES) ruled(s, [x - 108, y - 108, x + 108, y + 108])
      ruled(s, [-76, -290, 76, -138])
      light(s, ellipse(268, -150, 50, 48, { from: 4, to: 10.4 }))
      roughHead(s, [-312, -168], 34, light)
      light(s, ellipse(-210, -124, 40, 30, { from: 4, to: 10.4 }))
      roughHead(s, [136, 154], 44, light)
      faintly(s, [-214, 128, -58, 214])
      for (const x of [36, 12, -12, -36])
        light(s, [
          [x, -266],
          [x, -170],
        ])
    },
    (s) => {
      s.at(...CUT, { scale: 76 }, () => crossedOut(s))
      arrow(s, trace('0,-128 0,-96'), red, 12)
    },
    (s) => {
      NOTES.forEach((spot, i) => {
        note(s, spot, 108, i % 3 ? s.tones.soft : s.tones.pale, () => pictures[i]!(s, spot, 1.3))
      })
      arrow(s, trace('152,-70 96,-40 74,-36'), now, 14)
      arrow(s, trace('-74,-36 -110,-44 -152,-76'), now, 14)
      spoken(s, { at: [0, -34], r: [66, 56] }, [4, 3], 17, 4.4)
    },
  ],
  slip: (s) => cards(s, false),
  cure: (s) => cards(s, true),
  checks: [
    [0, 0, 620],
    [0, 150, 520],
  ],
}

export const plot: readonly TopicDrawing[] = [trouble, choosing, echo, countOfScenes]

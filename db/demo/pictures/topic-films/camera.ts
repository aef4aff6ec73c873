import { box } from '../backdrop.ts'
import { ellipse, trace } from '../geometry.ts'
import { light, now, red, redRing } from '../step-films/face.ts'
import { type Cell, roughHead } from '../step-films/page.ts'
import {
  closer,
  colours,
  distances,
  feels,
  frail,
  fromAbove,
  gives,
  highShot,
  lens,
  lookingOut,
  lowShot,
  park,
  twoShot,
} from './camera-parts.ts'
import { arrow, arrowBothWays, faintly, panel, part, ruled, unhiding } from './panel-parts.ts'
import type { TopicDrawing } from './topic.ts'

const WIDE: Cell = [-384, -306, 384, -62]
const MIDDLE: Cell = [14, -36, 384, 306]
const NEAR: Cell = [-384, -36, -12, 306]
const threeDistances: TopicDrawing = {
  steps: [
    (s) => {
      ruled(s, WIDE)
      now(s, [part(WIDE, 0, 0.7), part(WIDE, 1, 0.7)])
      for (const [l, t, r] of [
        [0.06, 0.4, 0.23],
        [0.28, 0.46, 0.41],
      ] as const) {
        const [[x, y], [x2, top]] = [part(WIDE, l, 0.7), part(WIDE, r, t)]
        ruled(s, [x, top, x2, y])
        now(s, [[x - 6, top], part(WIDE, (l + r) / 2, t - 0.14)])
        now(s, [part(WIDE, (l + r) / 2, t - 0.14), [x2 + 6, top]])
      }
      now(s, ellipse(...part(WIDE, 0.86, 0.28), 66, 64, { from: 4, to: 10.4 }))
      for (const x of [0.55, 0.69]) {
        now(s, ellipse(...part(WIDE, x, 0.52), 15, 16, { from: 4, to: 10.4 }))
        now(s, [part(WIDE, x, 0.6), part(WIDE, x, 0.94)])
      }
    },
    (s) => {
      ruled(s, MIDDLE)
      roughHead(s, part(MIDDLE, 0.78, 0.4), 58, light)
      roughHead(s, part(MIDDLE, 0.2, 0.42), 56, light)
      const [x, y] = part(MIDDLE, 0.44, 0.76)
      now(s, [
        [x - 46, y - 34],
        [x + 34, y - 28],
        [x + 30, y + 24],
        [x - 50, y + 18],
        [x - 46, y - 34],
      ])
      now(s, [
        [x + 40, y],
        [x + 90, y + 40],
        [x + 150, y + 60],
      ])
    },
    (s) => {
      panel(s, WIDE, park)
      panel(s, MIDDLE, gives)
      panel(s, NEAR, feels)
    },
  ],
  slip: (s) => distances(s, false),
  cure: (s) => distances(s, true),
  checks: [
    [0, -184, 600],
    [-198, 135, 420],
  ],
}

const TALL: Cell = [-384, -306, -12, 306]
const OTHER: Cell = [12, -306, 384, 306]
const heights: TopicDrawing = {
  steps: [
    (s) => {
      faintly(s, TALL)
      faintly(s, OTHER)
      ruled(s, '-198,-280 -310,290 -86,290', '#8DB7DB', 4)
      now(s, ellipse(-198, -216, 26, 30, { from: 4, to: 10.4 }))
      ruled(s, '198,220 134,-20 262,-20', '#8DB7DB', 4)
      now(s, ellipse(198, -62, 42, 46, { from: 4, to: 10.4 }))
    },
    (s) => {
      lens(s, [-350, 220], 26, -0.75)
      arrow(s, trace('-328,192 -284,136'), now, 16)
      lens(s, [346, -266], 26, 2.4)
      arrow(s, trace('324,-240 278,-192'), now, 16)
    },
    (s) => {
      panel(s, TALL, lowShot())
      panel(s, OTHER, highShot())
      const low = part(TALL, 0, 0.86)[1]
      const high = part(OTHER, 0, 0.06)[1]
      now(
        s,
        [
          [-384, low],
          [-12, low],
        ],
        4,
      )
      now(
        s,
        [
          [12, high],
          [384, high],
        ],
        4,
      )
    },
  ],
  slip: (s) => {
    panel(s, [-150, -134, -2, 140], lowShot())
    panel(s, [10, -134, 158, 140], lowShot(frail))
    redRing(s, [84, 0], [66, 120])
  },
  cure: (s) => {
    panel(s, [-150, -134, -2, 140], lowShot())
    panel(s, [10, -134, 158, 140], highShot())
  },
  checks: [
    [0, 0, 620],
    [-198, 180, 420],
  ],
}

const SHOTS: readonly Cell[] = [
  [14, -306, 384, -26],
  [-384, -306, -12, -26],
]
const DESK = box(-90, 86, 90, 186)
const sideOfLine: TopicDrawing = {
  steps: [
    (s) => {
      ruled(s, [-384, 6, 384, 306], '#8DB7DB', 2)
      ruled(s, [-90, 86, 90, 186])
      for (const side of [-1, 1]) {
        now(s, ellipse(side * 150, 136, 30, 30, { from: 4, to: 10.4 }))
        now(s, ellipse(side * 156, 136, 22, 56, { from: 4, to: 10.4 }))
      }
    },
    (s) =>
      red(
        s,
        [
          [-340, 136],
          [340, 136],
        ],
        5,
      ),
    (s) => {
      unhiding(s, () => {
        s.solid(DESK, '#C99B6A', 4, { corners: true })
        red(
          s,
          [
            [-340, 136],
            [340, 136],
          ],
          5,
        )
        fromAbove(s, [-150, 136], 30, colours.boy)
        fromAbove(s, [150, 136], 30, colours.girl)
      })
      lens(s, [0, 276], 26, -Math.PI / 2)
      lens(s, [-250, 256], 26, -0.3)
      arrow(s, trace('0,240 0,206'), now, 14)
      arrow(s, trace('-216,246 90,158'), light, 14)
      panel(s, SHOTS[0]!, twoShot(false))
      panel(s, SHOTS[1]!, closer)
    },
  ],
  slip: (s) => {
    panel(s, [-150, -134, 160, -4], twoShot(false))
    panel(s, [-150, 8, 160, 138], twoShot(true))
    arrow(s, trace('-60,-20 0,4 84,40'), red, 15)
    arrow(s, trace('66,-20 10,4 -74,40'), red, 15)
  },
  cure: (s) => {
    panel(s, [-150, -134, 160, -4], twoShot(false))
    s.solid(box(-46, 34, 46, 84), '#C99B6A', 3.4, { corners: true })
    fromAbove(s, [-80, 59], 18, colours.boy)
    fromAbove(s, [80, 59], 18, colours.girl)
    red(s, trace('-150,59 -104,59'), 4)
    red(s, trace('104,59 150,59'), 4)
    lens(s, [0, 126], 18, -Math.PI / 2)
    arrow(s, trace('-80,32 -80,12'), now, 10)
    arrow(s, trace('80,32 80,12'), now, 10)
  },
  checks: [
    [0, -166, 600],
    [0, 150, 560],
  ],
}

const VIEW: Cell = [-384, -270, 384, 270]
const thirds: TopicDrawing = {
  steps: [
    (s) => {
      ruled(s, VIEW)
      for (const t of [1 / 3, 2 / 3]) {
        now(s, [part(VIEW, t, 0), part(VIEW, t, 1)])
        now(s, [part(VIEW, 0, t), part(VIEW, 1, t)])
      }
    },
    (s) => {
      const [x, y] = part(VIEW, 2 / 3, 0.32)
      s.at(x, y, { scale: 105 }, () => {
        now(s, ellipse(0.06, -0.1, 1, 1, { from: 4, to: 10.4 }))
        now(s, trace('-0.9,-0.2 -1.14,0.44 -0.96,0.6 -0.94,1.06 -0.46,1.12'))
        now(s, trace('-0.46,1.5 -0.9,2 -1,3.3'))
        now(s, trace('0.66,1.4 1.12,1.9 1.28,3.3'))
      })
    },
    (s) => {
      panel(s, VIEW, (sheet, cell) => lookingOut(sheet, cell, 2 / 3))
      arrow(s, trace('0,-80 -120,-84 -240,-80'), now, 18)
    },
  ],
  slip: (s) => panel(s, [-154, -110, 166, 118], (sheet, cell) => lookingOut(sheet, cell, 0.52)),
  cure: (s) => {
    panel(s, [-154, -110, 166, 118], (sheet, cell) => lookingOut(sheet, cell, 0.7))
    arrowBothWays(s, [-150, 0], [12, 0], red, 14)
  },
  checks: [
    [100, -20, 600],
    [-140, -40, 480],
  ],
}

export const camera: readonly TopicDrawing[] = [threeDistances, heights, sideOfLine, thirds]

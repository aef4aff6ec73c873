import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { arrow, dashes, openly, ruledFrame, still, WHITE } from './comic-parts.ts'
import { plainBody, somebody, type Who } from './comic-people.ts'
import * as cat from './rough-cat.ts'
import { outline, shadeSide } from './special-bold-tag-parts.ts'
import * as last from './special-one-tick-left-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const ring = (s: Sheet, [x, y]: Point, rx: number, ry = rx, line = now) =>
  line(s, ellipse(x, y, rx, ry, { from: 3.9, to: 10.4 }), 4)

const SHEET = box(-30, -270, 380, 210)
const FACE: Point = [180, -76]
const enough: TopicDrawing = {
  steps: [
    (s) => {
      last.easel(s, SHEET)
      s.within(SHEET, () => last.lineArt(s, FACE, 112), true)
      plainBody(s, [-300, -150], 46, last.steppedBack, last.looker)
      arrow(s, [-110, 270], [-236, 270])
    },
    (s) => {
      light(s, [
        [-256, -150],
        [40, -120],
      ])
      now(s, ellipse(183, -89, 132, 138, { from: Math.PI * 0.92, to: Math.PI * 2.08 }), 6)
      ring(s, [122, 96], 56, 46)
      arrow(s, [140, -52], [20, -20])
    },
    (s) => {
      s.at(84, 124, {}, () => {
        s.at(0, 0, { scale: 112 }, () => s.flat(last.apple, '#E2604F', { ...still }))
        s.at(0, 0, { scale: 112 }, () => s.contour(last.apple, 4))
        s.ink(trace('10,-60 4,-76 2,-48'), 5)
        s.ink(trace('58,-30 62,-6 54,24 34,50'), 10, { in: 0.3, out: 0.4 })
      })
      s.ink(trace('138,64 168,82 206,62'), 9, { in: 0.3, out: 0.5 })
      ring(s, [84, 122], 82, 80, red)
      ring(s, [172, 72], 60, 30, red)
    },
  ],
  slip: (s) => {
    sheet(s, () => {
      last.lineArt(s, [24, -30], 74, 130)
      for (let i = 0; i < 26; i++) {
        const [x, y] = [-110 + ((i * 83) % 270), -130 + ((i * 57) % 270)]
        s.ink(
          [
            [x, y],
            [x + 34, y + 22],
            [x + 20, y + 54],
          ],
          4,
        )
      }
    })
  },
  cure: (s) => {
    sheet(s, () => last.lineArt(s, [24, -30], 74, 60))
    for (const i of [0, 1, 2]) {
      last.eyeMark(s, [-152, -50 + i * 66], 0.7)
      red(s, trace(`-150,${-34 + i * 66} -142,${-24 + i * 66} -126,${-46 + i * 66}`), 5)
    }
  },
  checks: [
    [60, -40, 620],
    [120, 90, 340],
  ],
}
function sheet(s: Sheet, draw: () => void) {
  const paper = box(-118, -146, 182, 146)
  s.flat(paper, WHITE, still)
  s.within(paper, draw, true)
  ruledFrame(s, paper, 4)
}

const seams: readonly Point[] = trace('-84,-66 84,-66 -98,0 130,196 100,-20')
const seamLines = [
  '-92,-84 -74,-62 -50,-52',
  '92,-84 74,-62 50,-52',
  '-104,-46 -96,-22 -84,-4',
  '104,-46 96,-22 84,-4',
  '128,168 134,196 130,222',
  '44,85 66,82 94,75',
  '-18,236 -12,214 -12,196',
  '18,236 12,214 12,196',
]
const hatches = [
  '-40,-44 -34,-28',
  '-16,-40 -12,-22',
  '10,-40 12,-22',
  '34,-44 32,-28',
  '104,60 90,64',
  '112,96 94,100',
  '118,132 100,134',
  '120,166 104,168',
  '240,120 228,112',
  '238,90 224,86',
]
const thick: Draw = (s) => seamLines.forEach((line) => s.ink(trace(line), 9, { in: 0.2, out: 0.6, least: 0.3 }))
const pattern: Draw = (s) => {
  s.pen = 1.9
  cat.everyHair(s)
  s.pen = 1
}
const added: TopicDrawing = {
  steps: [
    (s) => {
      cat.wantedLines(s)
      for (const at of seams) ring(s, at, 36)
    },
    thick,
    {
      beneath: (s) => {
        cat.bigColours(s)
        hatches.forEach((line) => s.ink(trace(line), 5, { in: 0.1, out: 0.6 }))
      },
    },
  ],
  slip: (s) => smallCat(s, pattern),
  cure: (s) => smallCat(s, thick),
  checks: [
    [0, -20, 420],
    [90, 100, 420],
  ],
}
function smallCat(s: Sheet, more: Draw) {
  s.at(6, 10, { scale: 0.53 }, () =>
    s.within(
      box(-200, -280, 320, 250),
      () => {
        cat.wantedLines(s)
        more(s)
      },
      true,
    ),
  )
}

const removed: TopicDrawing = {
  steps: [
    (s) => {
      last.duckTwice(s)
      last.duckLines(s)
      last.duckEye(s)
      for (const at of last.doubles) ring(s, at, 34)
    },
    (s) => {
      last.rubbedOut(s)
      s.at(306, 236, { scale: 0.9 }, () => s.at(-300, -264, {}, () => cat.eraser(s)))
    },
    openly((s) => {
      last.duckColours(s)
      last.duckLines(s)
      last.duckEye(s)
    }),
  ],
  slip: (s) =>
    s.at(24, 10, { scale: 0.56 }, () => {
      last.stiffDuck(s)
      last.duckEye(s, 5)
    }),
  cure: (s) =>
    s.at(24, 10, { scale: 0.56 }, () => {
      last.duckLines(s, 5)
      last.duckEye(s, 5)
    }),
  checks: [
    [-60, -60, 560],
    [60, 40, 480],
  ],
}

const girl: Who = { cut: 'bob', hair: '#D89A6A', cloth: '#8DBBA6', skin: '#F8E3D2', iris: '#4A5F86', yaw: -0.3 }
const bare: Who = { ...girl, hair: WHITE, cloth: WHITE, skin: WHITE }
const sun = (s: Sheet, x: number, y: number) => {
  ring(s, [x, y], 24)
  arrow(s, [x + 26, y + 24], [x + 62, y + 58], now, 14)
}
const bust = (s: Sheet, at: Point, r: number, who: Who) =>
  s.at(...at, {}, () => s.within(box(-200, -260, 200, r * 2.5), () => somebody(s, [0, 0], r, who, 70), true))
const [LEFT, RIGHT, SIZE]: [Point, Point, number] = [[-222, 20], [222, 20], 92]
const bounded = (s: Sheet, draw: () => void) => s.within(box(-400, -320, 400, 250), draw, true)
const weights: TopicDrawing = {
  steps: [
    (s) => {
      bust(s, LEFT, SIZE, bare)
      bounded(s, () => outline(s, LEFT, SIZE, 7))
      ;[7, 4, 2].forEach((width, i) => last.swatch(s, -290 + i * 44, width))
      for (const [y, from] of [
        [-290, [-186, -82]],
        [-246, [-168, 0]],
        [-202, [-150, 176]],
      ] as const)
        light(s, [[-78, y], from], 2)
    },
    (s) => {
      sun(s, -350, -250)
      bounded(s, () => shadeSide(s, LEFT, SIZE, 17))
    },
    openly((s) => {
      s.flat(box(50, -306, 388, 250), '#F6E7B8', { ...still, opacity: 0.5 })
      s.at(...RIGHT, { scaleX: -1 }, () => {
        bust(s, [0, 0], SIZE, girl)
        s.within(box(-200, -340, 200, 230), () => outline(s, [0, 0], SIZE, 7), true)
        s.within(box(-200, -340, 200, 230), () => shadeSide(s, [0, 0], SIZE, 17), true)
      })
      dashes(s, box(-2, -120, 2, 250))
      arrow(s, [-48, -150], [44, -150], now, 18)
    }),
  ],
  slip: (s) => pressed(s, false),
  cure: (s) => pressed(s, true),
  checks: [
    [-222, 20, 440],
    [-270, -40, 360],
  ],
}
function pressed(s: Sheet, well: boolean) {
  const at: Point = [30, -30]
  s.within(
    box(-150, -150, 186, 146),
    () => {
      somebody(s, at, 70, girl, well ? 50 : 140)
      if (well) {
        outline(s, at, 70, 4)
        shadeSide(s, at, 70, 12)
      } else {
        outline(s, at, 70, 15)
        s.at(...at, { scale: 70 }, () => {
          s.ink(trace('-0.86,0.3 -0.7,0.86 -0.1,1.22 0.44,0.94 0.78,0.4'), 11)
          s.ink(trace('-0.62,1.46 -0.34,1.84 0,1.98 0.34,1.84 0.62,1.46'), 9)
        })
      }
    },
    true,
  )
  if (well) sun(s, -140, -70)
}

export const specialOneTickLeft: readonly TopicDrawing[] = [enough, added, removed, weights]

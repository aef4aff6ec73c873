import { ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red, redRing } from '../step-films/face.ts'
import { bigColours, eraser, everyHair, sketch, wantedLines } from './rough-cat.ts'
import {
  counted,
  dimPanes,
  evenly,
  inRoofFrame,
  lightMoon,
  MOON,
  outskirts,
  ranked,
  ridge,
  roofScene,
  scarf,
  theCat,
  tired,
  tooMuch,
} from './rough-roof.ts'
import { above, below, eye, FRAME, greys, idea, towering } from './rough-whale.ts'
import { arrow, beside, frameNow } from './still-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const stamps: readonly (readonly [x: number, draw: Draw])[] = [
  [-86, (s) => below(s)],
  [104, (s) => above(s)],
  [294, (s) => towering(s, greys)],
]
function stamp(s: Sheet, at: Point, scale: number, draw: Draw) {
  const { pen } = s
  s.pen = 0.6
  s.at(...at, { scale }, () => draw(s))
  s.pen = pen
}

const few = (chosen: number) => (s: Sheet) => {
  stamps.forEach(([, draw], i) => {
    const x = -66 + i * 100
    if (i <= chosen) stamp(s, [x, -92], 0.118, draw)
    else frameNow(s, [x - 45, -116, x + 45, -68], light)
  })
  const x = -66 + chosen * 100
  if (chosen) redRing(s, [x, -92], [54, 36])
  arrow(s, [x, chosen ? -52 : -62], [x, -32], red, 4)
  stamp(s, [34, 58], 0.36, chosen ? (sheet) => towering(sheet) : (sheet) => below(sheet))
}

const roughs: TopicDrawing = {
  steps: [
    (s) => {
      s.at(-284, -206, {}, () => idea(s))
      s.at(0, 110, {}, () => frameNow(s, FRAME, light))
    },
    (s) => {
      for (const [x, draw] of stamps) stamp(s, [x, -238], 0.226, draw)
    },
    (s) => {
      s.at(104, -128, { scale: 0.9 }, () => eye(s))
      for (const [x] of stamps) light(s, trace(`${104 + (x - 104) * 0.24},-146 ${104 + (x - 104) * 0.72},-180`), 2.4)
      redRing(s, [294, -238], [104, 66])
      s.at(0, 110, {}, () => towering(s))
    },
  ],
  slip: few(0),
  cure: few(2),
  checks: [
    [200, -200, 420],
    [110, -220, 560],
  ],
}

const plan: TopicDrawing = {
  steps: [
    (s) => roofScene(s, evenly),
    (s) =>
      inRoofFrame(s, () => {
        ridge(s, ranked)
        theCat(s, ranked.cat)
      }),
    (s) =>
      inRoofFrame(s, () => {
        outskirts(s, ranked)
        ridge(s, ranked)
      }),
  ],
  slip: beside(0.4, (s) => roofScene(s, evenly), [34, 14]),
  cure: beside(0.4, (s) => roofScene(s, ranked), [34, 14]),
  checks: [
    [40, -40, 480],
    [0, 0, 620],
  ],
}

const order: TopicDrawing = {
  steps: [
    (s) => {
      bigColours(s)
      sketch(s)
    },
    wantedLines,
    (s) => {
      bigColours(s)
      wantedLines(s)
      eraser(s)
    },
  ],
  slip: beside(0.44, (s) => {
    wantedLines(s)
    everyHair(s)
  }),
  cure: beside(
    0.42,
    (s) => {
      bigColours(s)
      wantedLines(s)
    },
    [34, 14],
  ),
  checks: [
    [0, 0, 620],
    [0, -100, 420],
  ],
}

/** A night goes by. */
function nextMorning(s: Sheet) {
  now(
    s,
    [...ellipse(-110, -276, 28, 28, { from: 0.7, to: 5.4 }), ...ellipse(-96, -276, 21, 23, { from: 5, to: 1 })],
    3.4,
  )
  arrow(s, [-50, -276], [44, -276], now, 4)
  now(s, ellipse(110, -276, 21, 21, { to: 7 }), 3.4)
  for (let i = 0; i < 8; i++) {
    const [x, y] = polar((i / 8) * Math.PI * 2, 1)
    now(
      s,
      [
        [110 + x * 28, -276 + y * 28],
        [110 + x * 38, -276 + y * 38],
      ],
      3.4,
    )
  }
}
const lower = (draw: Draw) => (s: Sheet) => s.at(0, 44, { scale: 0.9 }, () => draw(s))
const ringed = (s: Sheet) => {
  counted(s, [MOON[0] + 20, MOON[1] - 100], [96, 60], 1)
  counted(s, [MOON[0], -46], [62, 42], 2)
  counted(s, [338, 166], [58, 96], 3)
}
const mended = (s: Sheet) => {
  lightMoon(s)
  scarf(s)
  dimPanes(s)
  ringed(s)
}

const ending: TopicDrawing = {
  steps: [
    (s) => {
      lower((sheet) => roofScene(sheet, tired))(s)
      nextMorning(s)
    },
    lower(ringed),
    lower(mended),
  ],
  slip: beside(
    0.4,
    (s) => {
      roofScene(s, tired)
      tooMuch(s)
    },
    [34, 14],
  ),
  cure: beside(
    0.4,
    (s) => {
      roofScene(s, tired)
      mended(s)
      ringed(s)
    },
    [34, 14],
  ),
  checks: [
    [100, 20, 620],
    [36, 0, 420],
  ],
}

export const roughToFinish: readonly TopicDrawing[] = [roughs, plan, order, ending]

import { box } from '../backdrop.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now, red } from '../step-films/face.ts'
import { arrow, dashes, openly, ruledFrame, still, WHITE } from './comic-parts.ts'
import { somebody } from './comic-people.ts'
import { clock, laidSheet, TAGS } from './layer-parts.ts'
import * as cat from './rough-cat.ts'
import * as tool from './special-fullwidth-parts.ts'
import { cast, type Cell, phone } from './strip-parts.ts'
import type { TopicDrawing } from './topic.ts'
import { writing } from './writing-parts.ts'

const GLASS: Cell = [-366, -270, 366, 270]
const PAGE: Cell = [-252, -240, 340, 240]
const SIZES = [4, 10, 22] as const
const SEA: Point = [-258, 346]
const seaLine = (i: number) => tool.wave(SEA, [70, 124, 184][i]!, [8, 13, 18][i]!)
const sea = (s: Sheet) =>
  s.within(
    box(...PAGE),
    () =>
      SIZES.forEach((width, i) =>
        s.ink(seaLine(i), width, { colour: ['#5B8DB8', '#3F6F9E', '#2A4F7C'][i]!, in: 0.06, out: 0.06, least: 0.7 }),
      ),
    true,
  )
const ring = (s: Sheet, [x, y]: Point, rx: number, ry = rx) => red(s, ellipse(x, y, rx, ry, { from: 3.9, to: 10.4 }), 5)
const stray = through(trace('-190,-150 -100,-190 -70,-110 20,-180 60,-90'), false, 8)

const firstPen: TopicDrawing = {
  steps: [
    (s) => {
      tool.tablet(s, GLASS, 88)
      tool.canvas(s, PAGE)
      for (const i of [0, 1, 2]) tool.sizeDot(s, [-322, -190 + i * 74], SIZES[i]! * 0.9)
      tool.undo(s, [-320, 180], 1.1)
      for (const [x, y] of trace('-252,-240 340,-240 340,240 -252,240')) now(s, ellipse(x, y, 10, 10, { to: 7 }), 3)
    },
    (s) => {
      sea(s)
      SIZES.forEach((_, i) => ring(s, [-322, -190 + i * 74], 33))
    },
    openly((s) => {
      s.within(
        box(...PAGE),
        () => {
          s.flat(box(...PAGE), '#DCEDF5', still)
          s.flat(ellipse(240, -130, 54, 54), '#F6C95A', { still: true })
          const low: Point[] = [
            [340, 240],
            [-252, 240],
          ]
          s.flat([...seaLine(0), ...low], '#A9D3E8', { still: true })
          tool.boat(s, [60, 56], 1)
          s.flat([...seaLine(1), ...low], '#7FB4D6', { still: true })
          s.flat([...seaLine(2), ...low], '#5B93BD', { still: true })
          sea(s)
        },
        true,
      )
      ruledFrame(s, box(...PAGE), 3)
      dashes(s, [...stray, ...stray.toReversed()], { colour: '#8A93A6', long: 12 })
      ring(s, [-320, 184], 44)
      arrow(s, [-264, 150], [-180, -110], red, 20)
    }),
  ],
  slip: (s) => settings(s, false),
  cure: (s) => settings(s, true),
  checks: [
    [-150, 0, 560],
    [-160, 80, 440],
  ],
}
function settings(s: Sheet, few: boolean) {
  const cell: Cell = [-110, -124, 176, 124]
  tool.tablet(s, cell, 0)
  if (few) {
    tool.canvas(s, [-40, -112, 166, 112])
    for (const [x, y] of trace('-40,-112 166,-112 166,112 -40,112')) now(s, ellipse(x, y, 8, 8, { to: 7 }), 4)
    tool.sizeDot(s, [-76, 0], 16)
    ring(s, [-76, 0], 28)
    s.ink(trace('-20,50 20,-40 60,40 100,-50 146,20'), 13, { colour: '#2A4F7C', in: 0.1, out: 0.1, least: 0.6 })
    return
  }
  for (const i of [0, 1, 2, 3]) tool.slider(s, [-90, -96 + i * 34], 110, [0.2, 0.8, 0.5, 0.35][i]!)
  for (const [x, y] of trace('68,-84 130,-70 78,-14 142,8')) tool.gear(s, [x, y], 27)
  for (const i of [0, 1]) tool.slider(s, [-90, 60 + i * 36], 110, 0.6 - i * 0.3)
  clock(s, [108, 80], 32, 2.6)
  red(s, ellipse(108, 80, 40, 40, { from: -1.5, to: 3.6 }), 5)
}

const BOARD: Cell = [-384, -290, 90, 290]
const rows = [0, 1].map((i): Cell => [122, -200 + i * 150, 384, -90 + i * 150])
const onBoard = (s: Sheet, draw: () => void) =>
  s.within(box(...BOARD), () => s.at(-170, 40, { scale: 0.86 }, draw), true)
const layers: TopicDrawing = {
  steps: [
    (s) => {
      tool.canvas(s, BOARD)
      onBoard(s, () => cat.sketch(s))
      tool.row(s, rows[1]!, { draw: () => tool.catHead(s, 0.42, 'rough') })
      tool.slider(s, [140, 110], 226, 0.25)
      arrow(s, [330, 146], [210, 146], now, 18)
    },
    (s) => {
      tool.row(s, rows[0]!, { named: 4, chosen: true })
      now(s, trace('253,-284 253,-224'), 6)
      now(s, trace('223,-254 283,-254'), 6)
      laidSheet(s, [250, 244], 110, '#E9F1F8')
      laidSheet(s, [250, 206], 110, WHITE)
    },
    openly((s) => {
      tool.canvas(s, BOARD)
      onBoard(s, () => cat.wantedLines(s))
      tool.row(s, rows[0]!, { named: 4, chosen: true, draw: () => tool.catHead(s, 0.42, 'line') })
      tool.row(s, rows[1]!, { seen: false, draw: () => tool.catHead(s, 0.42, 'rough') })
      s.at(252, 216, { scale: 0.26, scaleX: 2.2 }, () => tool.catHead(s, 1, 'line'))
      ring(s, [158, 6], 32)
    }),
  ],
  slip: (s) => traced(s, false),
  cure: (s) => traced(s, true),
  checks: [
    [-150, 0, 560],
    [250, -90, 400],
  ],
}
function traced(s: Sheet, apart: boolean) {
  tool.canvas(s, [-150, -136, -4, 136])
  s.at(-77, 10, {}, () => {
    if (!apart) tool.catHead(s, 0.88, 'rough')
    tool.catHead(s, 0.88, 'line')
  })
  const wide = (top: number): Cell => [6, top, 190, top + 76]
  if (!apart) {
    s.ink(trace('-134,-50 -90,-36 -116,0 -72,16 -98,50 -50,52'), 22, { colour: WHITE, in: 0.02, out: 0.02, least: 1 })
    s.at(-40, 66, { scale: 0.5 }, () => s.at(-300, -264, {}, () => cat.eraser(s)))
    return tool.row(s, wide(-38), { named: 0, draw: () => tool.catHead(s, 0.42, 'line') })
  }
  tool.row(s, wide(-86), { named: 4, chosen: true, draw: () => tool.catHead(s, 0.42, 'line') })
  tool.row(s, wide(10), { seen: false, draw: () => tool.catHead(s, 0.42, 'rough') })
  for (const y of [-48, 48]) ring(s, [154, y], 33, 24)
}

const big = (s: Sheet, draw: () => void) => s.at(-50, -20, { scale: 1.28 }, draw)
const VIEW: Cell = [-384, -270, 384, 270]
const filling: TopicDrawing = {
  steps: [
    (s) => {
      tool.canvas(s, VIEW)
      big(s, () => {
        tool.fishLines(s, true)
        tool.fishRest(s)
        for (const i of [0, 1, 2, 3]) tool.closing(s, i)
        for (const [x, y] of tool.fishGaps) now(s, ellipse(x, y, 24, 24, { to: 7 }), 4)
      })
    },
    openly((s) =>
      big(s, () => {
        s.flat(tool.fishShape, '#F08A4B', still)
        s.ink(tool.fishShape, 22, { colour: '#F08A4B', layer: 'flat', corners: true, in: 0.01, out: 0.01, least: 0.9 })
        tool.fishLines(s, false)
        tool.fishRest(s)
      }),
    ),
    openly((s) => {
      s.flat(box(-382, -268, 382, 268), '#CFE9F0', still)
      big(s, () => {
        s.flat(tool.fishShape, '#F08A4B', still)
        s.within(
          tool.fishShape,
          () => {
            s.flat(trace('-220,40 -60,60 80,40 130,10 300,60 300,180 -200,180'), '#C9602C', { still: true })
            s.flat(ellipse(-150, 20, 76, 100), '#FBD2A8', { still: true, opacity: 0.6 })
          },
          true,
        )
        tool.fishLines(s, false)
        tool.fishRest(s)
      })
      s.at(316, 210, { scale: 0.9 }, () => s.at(-300, -264, {}, () => cat.eraser(s)))
      for (const [x, y, r] of [
        [-320, -120, 20],
        [-300, -190, 13],
        [-326, -236, 8],
      ] as const)
        s.ink(ellipse(x, y, r, r, { to: 6.6 }), 3.4, { colour: '#5B93BD' })
    }),
  ],
  slip: (s) => smallFish(s, false),
  cure: (s) => smallFish(s, true),
  checks: [
    [0, 0, 560],
    [-60, -20, 480],
  ],
}
function smallFish(s: Sheet, closed: boolean) {
  tool.canvas(s, [-134, -120, 188, 120])
  if (!closed) s.flat(box(-132, -118, 186, 118), '#F08A4B', still)
  s.at(10, 0, { scale: 0.62 }, () => {
    if (closed) s.flat(tool.fishShape, '#F08A4B', still)
    tool.fishLines(s, !closed, 5)
    tool.fishRest(s, 3.4)
    if (closed) for (const [x, y] of tool.fishGaps) now(s, ellipse(x, y, 26, 26, { to: 7 }), 4)
  })
  if (!closed) for (const [x, y] of tool.fishGaps) ring(s, [10 + x * 0.62, y * 0.62], 20)
}

const stack = (s: Sheet, [x, y]: Point, half: number) =>
  [3, 2, 1, 0].forEach((i, at) => laidSheet(s, [x, y - at * half * 0.3], half, TAGS[i]!, half * 0.1))
const picture = (s: Sheet, [l, t, r, b]: Cell) => {
  s.flat(box(l, t, r, b), '#CFE3DC', { ...still, knock: true })
  s.at((l + r) / 2, (t + b) / 2 + (b - t) * 0.06, { scale: Math.min((b - t) / 190, (r - l) / 190) }, () =>
    tool.catHead(s, 1, 'all'),
  )
  ruledFrame(s, box(l, t, r, b), 4)
}
/** A folder with all the sheets in it, and a name on it. */
function saved(s: Sheet, [x, y]: Point, k: number) {
  s.at(x, y, { scale: k }, () => {
    const back = trace('-120,-70 -104,-92 -30,-92 -14,-70 120,-70 120,20 -120,20')
    s.flat(back, '#E9C46A', { ...still, knock: true })
    ruledFrame(s, back, 4)
    stack(s, [0, 30], 84)
    const front = trace('-120,20 120,20 110,100 -110,100')
    s.flat(front, '#F3DA92', { ...still, knock: true })
    ruledFrame(s, front, 4)
    writing(s, [0, 62], [1, 1, 1, 1, 1], 26, { gap: 1.1, weight: 0.1, colour: '#1E2230' })
  })
}
const DESK: Cell = [-366, -284, -110, -70]
const saving: TopicDrawing = {
  steps: [
    (s) => {
      tool.tablet(s, DESK, 0, () => picture(s, [-356, -274, -186, -80]))
      ;[0, 1, 2].forEach((i) => laidSheet(s, [-148, -240 + i * 60], 30, TAGS[i]!, 5))
      arrow(s, [-238, -40], [-238, 30])
      saved(s, [-238, 166], 1.2)
    },
    (s) => {
      arrow(s, [-76, -180], [60, -180])
      phone(s, [120, -292, 300, -40], () => picture(s, [128, -240, 292, -92]))
      now(s, trace('324,-240 324,-92'), 4)
      now(s, trace('310,-240 338,-240'), 4)
      now(s, trace('310,-92 338,-92'), 4)
    },
    (s) => {
      arrow(s, [-74, 170], [14, 170])
      tool.tablet(s, [64, 54, 366, 284], 0, () => picture(s, [72, 62, 236, 276]))
      const shows = ['line', 'colour', 'rough'] as const
      shows.forEach((show, i) =>
        tool.row(s, [244, 66 + i * 72, 360, 126 + i * 72], {
          named: 0,
          seen: i < 2,
          draw: () => tool.catHead(s, 0.42, show),
        }),
      )
      ring(s, [302, 168], 76, 116)
    },
  ],
  slip: (s) => {
    phone(s, [-116, -130, 34, 66], () => picture(s, [-110, -90, 28, 26]))
    laidSheet(s, [-40, 112], 70, '#C9C5D6')
    somebody(s, [112, -30], 52, { ...cast[0]!, cloth: '#8DBBA6', mood: 'shock' })
  },
  cure: (s) => {
    saved(s, [-48, -20], 0.82)
    arrow(s, [56, -6], [90, -6], now, 16)
    phone(s, [106, -90, 186, 70], () => picture(s, [110, -50, 182, 30]))
  },
  checks: [
    [210, 170, 420],
    [190, -160, 420],
  ],
}

export const specialFullwidth: readonly TopicDrawing[] = [firstPen, layers, filling, saving]

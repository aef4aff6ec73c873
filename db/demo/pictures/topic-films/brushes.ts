import { box } from '../backdrop.ts'
import { add, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, pale } from '../step-films/face.ts'
import * as brush from './brush-parts.ts'
import { inBox, ruledFrame, still, openly } from './comic-parts.ts'
import { somebody, type Who } from './comic-people.ts'
import type { TopicDrawing } from './topic.ts'

const GRAPH: Point = [90, -30]

const pressure: TopicDrawing = {
  steps: [
    (s) => {
      for (const [i, width] of [10, 12, 11].entries()) brush.line(s, [-370, -270 + i * 52], 380, width, true)
      for (let i = 0; i < 3; i++)
        light(s, [
          [-378, -270 + i * 52],
          [20, -270 + i * 52],
        ])
    },
    (s) => {
      brush.evenGraph(s, GRAPH, 260)
      brush.graph(s, GRAPH, 260, [[brush.GENTLE, now]])
      for (const p of [
        [0.25, 0.04],
        [0.75, 0.52],
      ])
        now(s, ellipse(GRAPH[0] + p[0]! * 260, GRAPH[1] - p[1]! * 260, 9, 9, { to: 9 }), 4)
      brush.line(s, [-370, -104], 380, 2.6)
      brush.line(s, [-370, -58], 380, 5)
    },
    (s) => {
      for (const noted of ['0,0 0.25,0.08 0.5,0.24 0.75,0.58 1,1', '0,0 0.25,0.02 0.5,0.13 0.75,0.46 1,1'])
        brush.graph(s, GRAPH, 260, [[noted, pale]])
      brush.tulip(s, [-230, 70], 0.9, -0.16, ['#F29BA8', '#D4677C'])
      brush.tulip(s, [20, 60], 1, 0.04, ['#F6C95F', '#DB9A3A'])
      brush.tulip(s, [250, 76], 0.88, 0.16, ['#F29BA8', '#D4677C'])
    },
  ],
  slip: (s) => smallPressure(s, brush.EARLY, [15, 17, 16, 18]),
  cure: (s) => smallPressure(s, brush.GENTLE, [1.8, 4, 8, 14]),
  checks: [
    [-180, -80, 420],
    [60, 130, 560],
  ],
}
function smallPressure(s: Sheet, curve: string, widths: readonly number[]) {
  brush.evenGraph(s, [40, 70], 140)
  brush.graph(s, [40, 70], 140, [[curve, now]])
  for (const [i, width] of widths.entries()) brush.line(s, [-180, -62 + i * 44], 180, width)
}

const halved = (draw: (s: Sheet) => void) => (s: Sheet) => s.at(10, 0, { scale: 0.48 }, () => draw(s))
const board = box(-370, -300, 370, 300)
const blurred = (s: Sheet) => {
  s.flat(board, '#DCE8EA', still)
  brush.soft(s, brush.table, '#B9CCD2', { coats: 4, by: 0.05, opacity: 0.3 })
  for (const [shape, colour] of [
    [brush.STILL.side, '#8F5B34'],
    [brush.STILL.top, '#E8BC82'],
    [brush.STILL.front, '#C98F55'],
    [brush.CAST, '#7F97A2'],
    [brush.FRUIT, '#DE5B4B'],
  ] as const)
    brush.soft(s, shape, colour, { coats: 5, by: 0.1, opacity: 0.26 })
  s.within(brush.FRUIT, () => brush.soft(s, brush.FRUIT_SHADE, '#9C2F3B', { coats: 4, by: 0.16, opacity: 0.22 }), true)
}

const hardness: TopicDrawing = {
  steps: [brush.hardStill, brush.softBorders, brush.hardCuts],
  slip: halved((s) => inBox(s, board, () => blurred(s))),
  cure: halved((s) =>
    inBox(s, board, () => {
      blurred(s)
      for (const face of ['front', 'side', 'top'] as const)
        s.flat(brush.STILL[face], { front: '#C98F55', side: '#8F5B34', top: '#E8BC82' }[face], still)
      s.flat(brush.FRUIT, '#DE5B4B', { still: true })
      s.within(brush.FRUIT, () => s.flat(brush.FRUIT_SHADE, '#9C2F3B', { still: true }), true)
      brush.stem(s)
      brush.hardCuts(s)
    }),
  ),
  checks: [
    [-60, 60, 560],
    [-150, 20, 420],
  ],
}

const her: Who = { cut: 'bob', hair: '#7A4B3A', cloth: '#E9B44C', skin: '#F8E3D2', yaw: -0.2, iris: '#4A3A30' }
const picture = box(-380, -300, 230, 300)
const papers = [0, 60, 240].map((count, i) => [count, box(262, -290 + i * 190, 386, -130 + i * 190)] as const)
const rough = (s: Sheet, [l, t, r, b]: readonly [number, number, number, number], strokes: number, wide: number) => {
  for (let i = 0; i < strokes; i++) {
    const y = t + ((i + 0.5) / strokes) * (b - t)
    brush.dryStroke(
      s,
      [
        [l - 10, y + 20],
        [r + 10, y - 24],
      ],
      wide,
      i % 2 ? '#8FB8B0' : '#5F948F',
      i * 31,
    )
  }
}

const grain: TopicDrawing = {
  steps: [
    (s) => {
      for (const [i, [count, [a, b, c]]] of papers.entries()) {
        s.flat([a!, b!, c!, [a![0], c![1]]], '#E7E2D6', still)
        brush.specks(s, [a![0] + 5, a![1] + 5, c![0] - 5, c![1] - 5], count, '#8E8776', 2 + i)
        ruledFrame(s, papers[i]![1], 4)
      }
      now(s, ellipse(324, -20, 84, 104, { from: 4, to: 10.5 }), 5)
      s.flat(picture, '#A9CFC6', still)
      ruledFrame(s, picture)
      inBox(s, picture, () => {
        now(s, ellipse(-70, -20, 112, 130, { from: 4, to: 10.4 }))
        now(s, trace('-330,300 -270,220 -150,170 10,170 130,220 190,300'))
      })
    },
    (s) =>
      inBox(s, picture, () => {
        rough(s, [-380, -300, 230, 300], 7, 84)
        brush.specks(s, [-380, -300, 230, 300], 260, '#EAF2EC', 3)
      }),
    openly((s) => {
      inBox(s, picture, () => {
        s.flat(ellipse(-70, -10, 170, 190).slice(0, -1), '#A9CFC6', { still: true })
        somebody(s, [-70, -10], 110, her)
        s.flat(trace('14,168 90,196 130,230 150,300 40,300'), '#C98E2F', { still: true, opacity: 0.7 })
      })
      ruledFrame(s, picture)
    }),
  ],
  slip: (s) => smallGrain(s, true),
  cure: (s) => smallGrain(s, false),
  checks: [
    [-70, 0, 620],
    [-70, -10, 400],
  ],
}
function smallGrain(s: Sheet, all: boolean) {
  const cell = [-140, -145, 185, 145] as const
  const frame = box(...cell)
  inBox(s, frame, () => {
    s.flat(frame, '#A9CFC6', still)
    rough(s, cell, 5, 56)
    brush.specks(s, cell, 120, '#EAF2EC', 3)
    if (!all) s.flat(ellipse(22, -6, 94, 104).slice(0, -1), '#A9CFC6', { still: true })
    somebody(s, [22, -14], 62, her)
    if (!all) return
    for (let i = 0; i < 3; i++)
      brush.dryStroke(
        s,
        [
          [-60, -60 + i * 60],
          [110, -80 + i * 60],
        ],
        50,
        '#6E4A3C',
        i * 17,
      )
    brush.specks(s, cell, 340, '#5A4638', 3.6)
  })
  ruledFrame(s, frame, 4)
}

const GREENS = ['#2F6B52', '#4E9468', '#86B874']
const tiles = [-1, 0, 1].map((i) => box(i * 200 - 80, -310, i * 200 + 80, -150))
const bough = through(trace('-370,160 -220,126 -60,142 120,110 250,78 350,40'), false, 8)
const stamped = (i: number, at: Point, size: number) =>
  i % 3 < 2 ? brush.leaf(i % 3, at, size, 0) : brush.grass(at, size * 0.84)
const lawn = Array.from({ length: 15 }, (_, i) => {
  const at: Point = [-356 + i * 51, 316 - (i % 3) * 8]
  return { at, size: 0.4 + brush.thrown(i * 5 + 2) * 0.34, lean: (brush.thrown(i * 11) - 0.5) * 0.4 }
})

const making: TopicDrawing = {
  steps: [
    (s) =>
      tiles.forEach((tile, i) => {
        ruledFrame(s, tile, 4)
        s.black(stamped(i, [(i - 1) * 200, -238], 0.86), { corners: true })
      }),
    (s) => {
      for (let i = 0; i < 6; i++)
        s.flat(stamped(i, [-310 + i * 124, -66], 0.66), GREENS[0]!, { ...still, layer: 'ink' })
      now(s, trace('-360,2 360,2'), 3)
      for (let i = 0; i < 6; i++) now(s, trace(`${-310 + i * 124},-8 ${-310 + i * 124},12`), 4)
    },
    (s) => {
      s.ink(bough, 12, { colour: '#7A5238', in: 0.02, out: 0.5 })
      for (let i = 0; i < 22; i++) {
        const at = bough[Math.min(bough.length - 1, 2 + Math.floor(i * 1.7))]!
        const turn = (i % 2 ? 2.7 : 0.5) + (brush.thrown(i) - 0.5) * 1.5
        const size = 0.36 + brush.thrown(i * 3) * 0.34
        s.flat(
          brush.leaf(i % 4 < 2 ? 0 : 1, add(at, [Math.sin(turn) * 76 * size, -Math.cos(turn) * 76 * size]), size, turn),
          GREENS[Math.floor(brush.thrown(i * 7) * 3)]!,
          { ...still, knock: true },
        )
      }
      for (const [i, { at, size, lean }] of lawn.entries())
        s.flat(brush.grass(at, size, lean), GREENS[i % 3]!, { ...still, knock: true })
    },
  ],
  slip: (s) => smallLeaves(s, () => [1, 0.66, 0]),
  cure: (s) => smallLeaves(s, (i) => [1, 0.45 + brush.thrown(i * 3 + 1) * 0.5, (brush.thrown(i + 9) - 0.5) * 5]),
  checks: [
    [0, 140, 620],
    [0, -200, 560],
  ],
}
function smallLeaves(s: Sheet, how: (i: number) => readonly [kind: number, size: number, turn: number]) {
  for (let i = 0; i < 10; i++) {
    const [kind, size, turn] = how(i)
    const at: Point = [-124 + (i % 5) * 70, -52 + Math.floor(i / 5) * 116]
    s.flat(brush.leaf(kind, at, size, turn), size === 0.66 ? GREENS[1]! : GREENS[i % 3]!, { ...still, layer: 'ink' })
  }
}

export const brushes: readonly TopicDrawing[] = [pressure, hardness, grain, making]

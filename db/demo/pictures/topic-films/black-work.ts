import { box } from '../backdrop.ts'
import { tube } from '../covers/limbs.ts'
import { add, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now, red } from '../step-films/face.ts'
import { blacken, bluePlan, placed } from './black-parts.ts'
import { arrow, inBox, ruledFrame, still, WHITE } from './comic-parts.ts'
import type { TopicDrawing } from './topic.ts'

const picture = box(-370, -300, 370, 300)
const soft = (noted: string) => through(trace(noted), true, 5)
const YELLOW = '#F6D266'

/** A cat with a round back, lying, looking out to the left. */
const lying: readonly Point[][] = [
  soft('-170,-30 -128,-84 -50,-136 50,-156 160,-124 244,-36 282,86 258,190 150,218 -110,218 -196,196 -206,90'),
  ellipse(-206, -66, 106, 86),
  trace('-296,-96 -300,-196 -226,-142'),
  trace('-190,-146 -130,-204 -112,-90'),
  tube(trace('264,130 316,206 220,246 60,246 -60,232'), [52, 54, 50, 44, 26]),
  soft('-196,170 -280,188 -300,216 -268,228 -120,222'),
]
/** A place on the round of the back, so deep in it. */
const onBack = (turn: number, deep: number): Point => [
  48 + Math.cos(turn) * (232 - deep),
  84 + Math.sin(turn) * (238 - deep),
]
/** A short stroke with the fur, from the neck towards the tail: broad where it begins. */
function flick(turn: number, deep: number, long: number, wide: number): Point[] {
  const way = [0, 0.3, 0.65, 1].map((t) => [turn + long * t, deep + 16 * t] as const)
  const half = [0.25, 1, 0.7, 0].map((k) => k * wide)
  const side = (k: number) => way.map(([a, d], i) => onBack(a, d + half[i]! * k))
  return [...side(1), ...side(-1).toReversed()]
}
const flicks = (count: number, wide = 4) =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    return flick(-2.14 + t * 1.24, 20 + ((i * 5) % 7) * 9, 0.22 + ((i * 3) % 5) * 0.08, wide + ((i * 2) % 3))
  })
const band = (deep: number): Point[] => Array.from({ length: 15 }, (_, i) => onBack(-2.16 + i * 0.112, deep))
const hollows: readonly Point[][] = [
  soft('-120,-78 -92,-104 -66,-70 -84,-10 -116,20 -124,-20'),
  soft('-96,60 -60,96 -62,160 -98,196 -118,140'),
]
function catFace(s: Sheet) {
  for (const x of [-256, -178]) {
    s.flat(ellipse(x, -70, 22, 17), YELLOW, { still: true, layer: 'ink' })
    s.black(ellipse(x - 3, -70, 6, 15))
  }
  s.flat(trace('-232,-42 -212,-42 -222,-30'), '#E79A8C', { ...still, layer: 'ink' })
  for (const line of ['-250,-30 -330,-40', '-248,-20 -326,-10', '-196,-30 -120,-38', '-198,-20 -122,-8'])
    s.ink(trace(line), 3, { colour: WHITE, in: 0.1, out: 0.7 })
}
const cushion = soft('-340,226 -300,196 0,210 330,196 360,240 320,284 0,292 -310,284')

const fur: TopicDrawing = {
  steps: [
    (s) => {
      s.flat(picture, '#DCE4EE', { ...still, layer: 'ink' })
      s.flat(cushion, '#D9675A', { still: true, layer: 'ink' })
      s.contour(cushion, 4)
      ruledFrame(s, picture)
      bluePlan(s, lying)
      for (const deep of [18, 84]) now(s, band(deep), 5)
      now(s, ellipse(150, -250, 28, 28, { to: 6.8 }), 5)
      arrow(s, [132, -216], [96, -170], now, 18)
    },
    (s) => {
      blacken(s, lying)
      for (const one of flicks(30, 2.4)) s.flat(one, WHITE, { ...still, layer: 'ink' })
    },
    (s) => {
      for (const hollow of hollows) s.pencil(hollow, 4, { colour: '#7FB2E0', closed: true })
      for (const one of [flick(-0.62, 12, 0.2, 4), flick(-0.44, 16, 0.18, 3.4), flick(-0.26, 14, 0.16, 3)])
        s.flat(one, WHITE, { ...still, layer: 'ink' })
      catFace(s)
    },
  ],
  slip: (s) => smallFur(s, false),
  cure: (s) => smallFur(s, true),
  checks: [
    [50, -100, 480],
    [-110, -10, 420],
  ],
}
function smallFur(s: Sheet, combed: boolean) {
  const small = box(-186, -134, 186, 140)
  s.flat(small, '#DCE4EE', { ...still, layer: 'ink' })
  inBox(s, small, () =>
    s.at(4, 4, { scale: 0.54 }, () => {
      blacken(s, lying)
      if (combed) s.scatter(flicks(22, 4), WHITE, { layer: 'ink' })
      else s.flat([...band(22), ...band(72).toReversed()], WHITE, { ...still, layer: 'ink' })
      catFace(s)
    }),
  )
  ruledFrame(s, small, 4)
  if (combed) arrow(s, [-40, -112], [70, -112], red, 16)
}

const TOP = 150
const walking: readonly Point[][] = [
  tube(trace('-150,-16 -60,-30 40,-22 150,-26'), [104, 112, 104, 108]),
  tube(trace('-130,-20 -206,-78'), [96, 80]),
  ellipse(-150, -14, 56, 54),
  ellipse(150, -24, 60, 58),
  ellipse(-226, -88, 66, 56),
  trace('-284,-92 -290,-172 -236,-134'),
  trace('-226,-136 -180,-180 -168,-92'),
  tube(trace('-160,10 -214,76 -232,142'), [62, 40, 30]),
  tube(trace('-120,16 -102,84 -106,142'), [66, 42, 30]),
  tube(trace('130,10 84,76 78,142'), [70, 44, 30]),
  tube(trace('166,4 218,70 194,142'), [76, 46, 30]),
  ...[-242, -116, 68, 184].map((x) => ellipse(x, 140, 28, 13)),
  tube(trace('186,-44 262,-62 304,-140 268,-226 206,-214 214,-166'), [44, 38, 34, 30, 26, 16]),
]
const skies: readonly (readonly [Point, Point])[] = [
  [
    [-232, -140],
    [76, 52],
  ],
  [
    [254, -140],
    [84, 116],
  ],
]
const spaces: readonly (readonly [Point, Point])[] = [
  [
    [-164, 98],
    [34, 44],
  ],
  [
    [-14, 92],
    [74, 54],
  ],
  [
    [138, 100],
    [40, 46],
  ],
  [
    [244, -150],
    [28, 54],
  ],
]
function fence(s: Sheet, [l, r]: Point, top: number, low: number, plank: number) {
  for (let x = l; x < r; x += plank) {
    s.flat(box(x + 3, top + 22, x + plank - 3, low), '#8A6A58', { ...still, layer: 'ink' })
    s.ink(
      [
        [x, top + 22],
        [x, low],
      ],
      3,
      { least: 0.9, in: 0.02, out: 0.02 },
    )
  }
  s.flat(box(l, top, r, top + 26), '#A98570', { ...still, layer: 'ink' })
  ruledFrame(s, box(l, top, r, top + 26), 3)
}
const eyes = (s: Sheet, [x, y]: Point, gap: number, rx: number) => {
  for (const side of [-1, 1])
    s.flat(ellipse(x + side * gap, y, rx, rx * 0.72, { tilt: side * 0.2 }), YELLOW, { still: true, layer: 'ink' })
}

const shadow: TopicDrawing = {
  steps: [
    (s) => {
      s.flat(picture, '#8FA3CF', { ...still, layer: 'ink' })
      s.flat(ellipse(60, -80, 190, 190), '#F6E7B8', { still: true, layer: 'ink' })
      inBox(s, picture, () => fence(s, [-370, 370], TOP, 310, 74))
      ruledFrame(s, picture)
      bluePlan(s, walking)
      for (const [at, r] of skies)
        s.ink(ellipse(...at, ...r, { from: 4, to: 10.4 }), 5, { colour: '#2C6BA6', least: 0.6 })
    },
    (s) => {
      blacken(s, walking)
      for (const [at, r] of spaces)
        s.ink(ellipse(...at, ...r, { from: 4, to: 10.4 }), 4, { colour: '#2C6BA6', least: 0.6 })
    },
    (s) => {
      eyes(s, [-234, -90], 25, 15)
      for (const x of [-259, -209]) s.black(ellipse(x, -90, 3.4, 10))
      s.scatter(
        trace('-320,-250 -250,-214 -120,-262 -330,-160 320,-250 336,-40 -110,-190').map((at) =>
          [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
            add(at, [Math.cos((i * Math.PI) / 4) * (i % 2 ? 3 : 9), Math.sin((i * Math.PI) / 4) * (i % 2 ? 3 : 9)]),
          ),
        ),
        WHITE,
        { layer: 'ink' },
      )
    },
  ],
  slip: (s) => onFence(s, [lump]),
  cure: (s) => {
    onFence(s, [lump, ...clear])
    arrow(s, [100, 40], [136, 4], red, 16)
  },
  checks: [
    [0, -40, 620],
    [0, 90, 480],
  ],
}
const lump = soft('-50,98 -66,30 -56,-40 -10,-80 30,-80 64,-30 74,40 62,98')
const clear = [
  trace('-44,-50 -46,-116 -6,-78'),
  trace('14,-80 50,-116 54,-46'),
  tube(trace('50,84 116,92 150,40 126,-24 148,-66'), [30, 26, 24, 22, 12]),
]
function onFence(s: Sheet, shapes: readonly (readonly Point[])[]) {
  const small = box(-140, -146, 186, 146)
  s.flat(small, '#8FA3CF', { ...still, layer: 'ink' })
  s.flat(ellipse(20, -30, 100, 100), '#F6E7B8', { still: true, layer: 'ink' })
  inBox(s, small, () => fence(s, [-140, 186], 92, 146, 46))
  blacken(s, placed(shapes, [0, 0], 1))
  eyes(s, [4, -36], 20, 11)
  ruledFrame(s, small, 4)
}

export const blackWork: readonly (TopicDrawing | null)[] = [null, fur, shadow, null]

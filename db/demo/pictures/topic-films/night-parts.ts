import { box } from '../backdrop.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { PAPER } from '../tones.ts'
import * as shades from './black-parts.ts'
import { arrow, inBox, ruledFrame, still } from './comic-parts.ts'
import type { TopicDrawing } from './topic.ts'

const picture = box(-370, -300, 370, 300)
const walker = shades.placed(
  shades.shade(
    {
      shoulders: '-0.85,1.7 0.85,1.7',
      hips: '-0.46,4.1 0.46,4.1',
      arms: '-1.3,3.0 -1.3,4.3 1.3,3.0 1.3,4.3',
      legs: '-0.7,6.3 -0.8,8.2 0.6,6.3 0.6,8.2',
    },
    ['-1.1,-0.4 -1.25,0.6 -1,1.2 1,1.2 1.25,0.6 1.1,-0.4 0,-1.3', '-1,1.5 1,1.5 1.2,4 1.7,6.6 -1.7,6.6 -1.2,4'],
  ),
  [150, -130],
  42,
)
const tree = [
  through(
    trace(
      '-250,250 -214,190 -206,60 -290,-10 -276,-24 -204,20 -200,-60 -170,-60 -172,30 -110,-20 -100,-4 -168,70 -160,190 -120,250',
    ),
    true,
    4,
  ),
  through(
    trace(
      '-330,-40 -350,-110 -300,-170 -250,-230 -170,-236 -100,-200 -50,-150 -50,-80 -90,-30 -150,-50 -200,-36 -260,-14',
    ),
    true,
    4,
  ),
]
const things = [...tree, ...walker]
const shifted = (by: Point) => things.map((shape) => shape.map(([x, y]): Point => [x + by[0], y + by[1]]))
const ground = trace('-370,250 -120,238 150,246 370,236 370,300 -370,300')
const lit = [box(-370, -300, -186, 300), box(10, -300, 150, 300)]
const dark = [box(-187, -300, 11, 300), box(149, -300, 370, 300)]
const moon = (s: Sheet) => s.flat(ellipse(-318, -248, 34, 34), '#F6E7B8', { still: true, layer: 'ink' })

function nightThings(s: Sheet) {
  s.scatter(shifted([-13, -6]), PAPER, { layer: 'ink' })
  shades.blacken(s, things)
  s.black(ground, still)
}
/** What else the moon touches: leaves, hair, folds of the coat, a roof. */
function touched(s: Sheet) {
  s.scatter(
    trace('-318,-60 -326,-100 -296,-96 -300,-140 -268,-140 -270,-180 -236,-186 -240,-150 -266,-104 -284,-64').map(
      ([x, y], i): Point[] => ellipse(x, y, 12, 5, { tilt: i }),
    ),
    PAPER,
    { layer: 'ink' },
  )
  for (const noted of [
    '112,-150 120,-176 140,-186',
    '120,-6 110,60 98,120',
    '138,20 132,80 126,136',
    '-196,100 -190,160 -204,226',
    '226,152 292,100',
    '236,152 236,240',
    '-370,238 -250,234',
    '-110,240 60,246',
    '190,246 232,242',
  ])
    s.ink(trace(noted), 4, { colour: PAPER, in: 0.3, out: 0.6 })
  s.scatter(
    trace('-210,-270 -120,-250 -20,-276 60,-230 240,-262 320,-210 260,-120 340,-60 -10,-170').map(([x, y]): Point[] =>
      ellipse(x, y, 2.4, 2.4),
    ),
    PAPER,
    { layer: 'ink' },
  )
}
const windows = (s: Sheet) => s.scatter([box(262, 168, 284, 200), box(302, 168, 324, 200)], '#F3C64B', { layer: 'ink' })

export const whiteRim: TopicDrawing = {
  steps: [
    (s) => {
      ruledFrame(s, picture)
      moon(s)
      now(s, ellipse(-318, -248, 34, 34, { from: 4, to: 10.4 }), 4)
      for (const [from, to] of [
        [
          [-268, -250],
          [-180, -252],
        ],
        [
          [60, -206],
          [112, -170],
        ],
        [
          [40, 0],
          [96, 10],
        ],
      ] as const)
        arrow(s, from, to, now, 18)
      shades.bluePlan(s, things)
    },
    (s) =>
      inBox(s, picture, () => {
        lit.forEach((part) => s.black(part, still))
        moon(s)
        nightThings(s)
      }),
    (s) =>
      inBox(s, picture, () => {
        dark.forEach((part) => s.black(part, still))
        touched(s)
        windows(s)
        ruledFrame(s, picture)
      }),
  ],
  slip: (s) =>
    smallNight(s, [
      [-14, -6],
      [14, 6],
      [-10, 10],
      [10, -10],
      [0, -14],
      [0, 12],
    ]),
  cure: (s) => smallNight(s, [[-16, -6]]),
  checks: [
    [60, -20, 420],
    [200, 20, 380],
  ],
}
function smallNight(s: Sheet, rims: readonly Point[]) {
  const small = box(-120, -145, 185, 145)
  inBox(s, small, () => {
    s.black(small, still)
    s.flat(ellipse(-84, -40, 20, 20), '#F6E7B8', { still: true, layer: 'ink' })
    s.at(-30, 6, { scale: 0.5 }, () => {
      for (const [x, y] of rims)
        shades.blacken(
          s,
          walker.map((shape) => shape.map(([px, py]): Point => [px + x, py + y])),
          PAPER,
        )
      shades.blacken(s, walker)
    })
  })
}

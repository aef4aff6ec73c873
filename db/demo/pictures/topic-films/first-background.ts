import { box } from '../backdrop.ts'
import { mixed, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { cloud } from '../step-films/page-panels.ts'
import { folk, type Folk, people } from './folk-parts.ts'
import {
  arrow,
  cut,
  type Frame,
  framed,
  level,
  over,
  plate,
  rim,
  ruled,
  shadow,
  tint,
  tree,
  viewOf,
} from './place-parts.ts'
import { LIGHT, outlines, shadowOf, sun, thing, things, touch, yardSmall } from './ground-shadow-parts.ts'
import type { TopicDrawing } from './topic.ts'

const FRAME: Frame = [-375, -290, 375, 290]
const HORIZON = -80
/** Somebody whose eyes are at the horizon, wherever they stand. */
const atHorizon = (s: Sheet, x: number, foot: number, who: Folk) => folk(s, [x, foot], foot - HORIZON, who)
const across = (s: Sheet, frame: Frame, y: number, line = now) =>
  cut(s, line, frame, [frame[0] - 1, y], [frame[2] + 1, y])

function meadow(s: Sheet) {
  framed(s, FRAME, () => {
    tint(s, box(-375, -290, 375, HORIZON), '#BFE3F2')
    s.aside(8, () => cloud(s, [170, -180], 110, '#FFFFFF', 3))
    s.flat(trace('-380,-78 -250,-120 -90,-98 60,-132 230,-100 380,-124 380,-78'), '#8DBBA6', { still: true })
    tint(s, box(-375, HORIZON, 375, 290), '#C9DDA0')
    tint(s, trace(`60,${HORIZON} 74,${HORIZON} 300,290 -120,290`), '#EFE2C4')
    ruled(s, trace(`60,${HORIZON} -120,290`), 2.6)
    ruled(s, trace(`74,${HORIZON} 300,290`), 2.6)
    ruled(s, trace(`-375,${HORIZON} 375,${HORIZON}`), 2.6)
    tree(s, [300, 30], 210, '#7FB07A', 3)
  })
}

const PERSON: readonly [number, number] = [-190, 262]
const others = [
  [150, 120, people.him],
  [-10, 20, people.third],
  [84, -40, people.fourth],
] as const
const three = [
  [-90, 128, people.her],
  [14, 70, people.him],
  [104, 22, people.third],
] as const
const eyeHeights = [-14, -112, -44]

const horizon: TopicDrawing = {
  steps: [
    (s) => {
      rim(s, FRAME)
      across(s, FRAME, HORIZON)
    },
    (s) => {
      shadow(s, trace('-250,258 -130,258 -60,274 -180,278'))
      atHorizon(s, ...PERSON, people.her)
    },
    {
      beneath: (s) => {
        meadow(s)
        for (const [x, foot, who] of others.toReversed()) {
          const size = (foot - HORIZON) / 100
          shadow(
            s,
            trace(
              `${x - size * 12},${foot - 2} ${x + size * 8},${foot - 3} ${x + size * 44},${foot + size * 2} ${x + size * 10},${foot + size * 4}`,
            ),
          )
          atHorizon(s, x, foot, who)
        }
      },
    },
  ],
  slip: (s) => {
    three.forEach(([x, foot, who], i) => {
      folk(s, [x, foot], foot - eyeHeights[i]!, who)
      now(s, [
        [x - 46, eyeHeights[i]!],
        [x + 46, eyeHeights[i]!],
      ])
    })
  },
  cure: (s) => {
    for (const [x, foot, who] of three) folk(s, [x, foot], foot + 60, who)
    now(s, trace('-170,-60 170,-60'))
  },
  checks: [
    [-20, -60, 560],
    [60, 60, 520],
  ],
}

const layers = {
  far: '#C9DCEB',
  farther: '#DCE9F2',
  middle: '#8FBF8A',
  near: '#22404A',
}
const hills = (s: Sheet) => {
  tint(s, box(...FRAME), '#EDF4F6')
  s.flat(trace('-380,40 -270,-90 -180,-30 -60,-170 60,-50 170,-120 300,-20 380,-70 380,290 -380,290'), layers.farther, {
    still: true,
    corners: true,
  })
  s.flat(trace('-380,60 -220,-10 -60,40 120,-30 260,30 380,0 380,290 -380,290'), layers.far, { still: true })
}
const cottage = (s: Sheet) => {
  const crest = through(trace('-380,150 -200,100 40,74 240,96 380,140'))
  tint(s, [...crest, [380, 300], [-380, 300]], layers.middle)
  s.ink(crest, 3.4)
  tree(s, [-40, 92], 170, '#6FA46C', 3.4)
  house(s, [70, 90], 1)
}
function house(s: Sheet, [x, y]: Point, k: number) {
  s.at(x, y, { scale: k }, () => {
    plate(s, trace('-52,6 30,10 30,-66 -11,-116 -52,-66'), '#F6EBD0', 3.4)
    plate(s, trace('30,10 116,2 116,-64 30,-66'), '#D9C5A4', 3.4)
    plate(s, trace('-11,-122 80,-112 128,-58 34,-62'), '#D9694F', 3.4)
    ruled(s, trace('-11,-120 -60,-60'), 6)
    plate(s, box(-26, -44, 4, 8), '#8A5A48', 3)
    plate(s, trace('54,-44 90,-44 90,-18 54,-17'), '#7FA9C4', 3)
  })
}
const nearTree = (s: Sheet) => {
  const trunk: Point[] = trace('-340,300 -318,120 -322,-60 -350,-300 -240,-300 -254,-80 -246,100 -212,300')
  s.flat(trunk, layers.near, { still: true })
  const leaves: Point[] = trace(
    '-380,-300 160,-300 110,-246 40,-262 -30,-206 -110,-234 -180,-160 -250,-196 -310,-140 -380,-170',
  )
  s.flat(leaves, layers.near, { still: true })
  const grass: Point[] = [
    [-380, 300],
    ...Array.from({ length: 58 }, (_, i): Point => [
      -376 + i * 13.2 + (i % 2 ? 5 : 0),
      262 - Math.abs(i - 30) * 1.2 - (i % 2 ? 22 + ((i * 17) % 22) : 0),
    ]),
    [390, 300],
  ]
  s.flat(grass, layers.near, { still: true, corners: true })
}
const row = (s: Sheet) => {
  tint(s, box(-165, -90, 170, 110), '#EDF4F6')
  s.flat(box(-165, 50, 170, 110), '#B9D3AE', { still: true, corners: true })
  for (const x of [-100, 0, 100]) tree(s, [x, 70], 130, '#8FBF8A', 3)
}

const sheets: TopicDrawing = {
  steps: [
    (s) => {
      framed(s, FRAME, () => hills(s))
      rim(s, FRAME)
    },
    over((s) => framed(s, FRAME, () => cottage(s))),
    (s) => framed(s, FRAME, () => nearTree(s)),
  ],
  slip: row,
  cure: (s) => {
    row(s)
    framed(s, [-165, -90, 170, 110], () => {
      s.flat(trace('60,120 84,20 80,-100 150,-100 142,10 170,120'), layers.near, { still: true })
      s.flat(trace('-20,-96 180,-96 180,-30 120,-48 60,-28 20,-62'), layers.near, { still: true })
    })
  },
  checks: [
    [-150, 40, 500],
    [-20, 60, 600],
  ],
}

const to = viewOf(level(2.6, 520, -110))
const TO_HOUSE = 22
const middleOf = (deep: number) => 4 * Math.sin((deep - 3.4) * 0.33) * Math.min(1, 0.35 + deep / 14) + deep * 0.1 - 1
const edge = (side: number, from = 4, till = TO_HOUSE) =>
  Array.from({ length: 26 }, (_, i) => {
    const deep = from * (till / from) ** (i / 25)
    return to(middleOf(deep) + side * 1.1, 0, deep)
  })
const wayAlong = (from?: number) => [...edge(-1, from), ...edge(1, from).toReversed()]
const HOUSE = to(middleOf(TO_HOUSE), 0, TO_HOUSE)

function countryside(s: Sheet) {
  framed(s, FRAME, () => {
    tint(s, box(-375, -290, 375, -104), '#F9E3C0')
    s.flat(trace('-380,-100 -240,-190 -120,-130 60,-210 240,-140 380,-180 380,-100'), '#B9CDB4', { still: true })
    tint(s, box(-375, -110, 375, 300), '#A9CB82')
    tint(s, wayAlong(3.2), '#F4E6C6')
    for (const side of [-1, 1]) s.ink(edge(side, 3.2), 3.4, { in: 0.02, out: 0.2 })
    for (const deep of [5, 7, 9.6, 13]) {
      const [foot, top] = [to(middleOf(deep) + 1.7, 0, deep), to(middleOf(deep) + 1.7, 0.9, deep)]
      s.ink([foot, top], 46 / deep, { in: 0.02, out: 0.02, least: 0.9 })
    }
    s.ink(
      [5, 5.6, 6.3, 7, 8, 9, 9.6, 11, 13].map((deep) => to(middleOf(deep) + 1.7, 0.7, deep)),
      3,
    )
    tree(s, [HOUSE[0] - 80, HOUSE[1] + 6], 130, '#6FA46C', 3)
    house(s, [HOUSE[0] - 2, HOUSE[1] - 2], 0.86)
  })
}
const ribbonOf = (wide: (t: number) => number): Point[] => {
  const at = (side: number) =>
    Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14
      return [
        Math.sin(t * 6 + 0.4) * (wide(1) < 14 ? 70 * (0.35 + (1 - t) * 0.65) : 26) - 10 + side * wide(t),
        130 - 160 * (wide(1) < 14 ? 1 - (1 - t) ** 2 : t),
      ]
    })
  return [...at(-1), ...at(1).toReversed()]
}
const field = (s: Sheet, wide: (t: number) => number) => {
  tint(s, box(-165, -110, 175, -30), '#F9E3C0')
  tint(s, box(-165, -30, 175, 130), '#A9CB82')
  ruled(s, trace('-165,-30 175,-30'), 2.4)
  const way = ribbonOf(wide)
  plate(s, way, '#F4E6C6', 3)
  house(s, mixed(way[14]!, way[15]!, 0.5), 0.5)
}

const road: TopicDrawing = {
  steps: [
    (s) => {
      rim(s, FRAME)
      across(s, FRAME, -110, light)
      const [a, b] = [edge(-1, 3.4), edge(1, 3.4)]
      for (const side of [a, b]) now(s, side.slice(0, 5), 4)
      now(s, [a[0]!, b[0]!], 4)
    },
    (s) => [-1, 1].forEach((side) => now(s, edge(side, 3.4))),
    { beneath: countryside },
  ],
  slip: (s) => field(s, () => 44),
  cure: (s) => field(s, (t) => 62 * (1 - t) ** 2.2 + 4),
  checks: [
    [0, 0, 560],
    [HOUSE[0], HOUSE[1], 400],
  ],
}

const shadows: TopicDrawing = {
  steps: [
    (s) => {
      rim(s, FRAME)
      across(s, FRAME, -90, light)
      sun(s, [-308, -224])
      arrow(s, [-262, -194], [-150, -132], now, 20)
      outlines(s)
    },
    {
      beneath: (s) =>
        framed(s, FRAME, () => {
          tint(s, box(-375, -92, 375, 300), '#DCE3B8')
          for (const it of things) shadowOf(s, it)
        }),
    },
    over((s) => {
      framed(s, FRAME, () => tint(s, box(-375, -290, 375, -91), '#CFE6EE'))
      for (const it of things) touch(s, it)
      for (const it of things) thing(s, it)
    }),
  ],
  slip: (s) => yardSmall(s, [[-1, 0.2], LIGHT, [-0.5, -1.5]]),
  cure: (s) => {
    yardSmall(s, [LIGHT, LIGHT, LIGHT])
    arrow(s, [-118, -130], [-70, -108])
  },
  checks: [
    [-60, 150, 500],
    [0, 100, 620],
  ],
}
export const firstBackground: readonly TopicDrawing[] = [horizon, sheets, road, shadows]

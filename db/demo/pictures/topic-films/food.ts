import { tint } from '../covers/street-things.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { between } from '../tones.ts'
import { baked, clay, croissant, croissantLines, hollows, ridges } from './food-baked.ts'
import { block, even, knife, moist, sandwich, thicknesses, uneven } from './food-cut.ts'
import { axis, bowl, bowlLines, crookedBowl, heap, heapLines, night, steam } from './food-bowl.ts'
import { arrow, beside, edgesNow, paint, round, shaped } from './still-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const hues = {
  ...{
    tomato: '#E2402F',
    tomatoShade: '#A9252B',
    leaf: '#4F9348',
    sauce: '#7E3A1C',
    sauceShade: '#4F2114',
    meat: '#A9683C',
  },
  ...{ egg: '#FFFDF6', eggShade: '#DCDDEC', yolk: '#FFB22B', yolkShade: '#E8871C', cast: '#8C86A8' },
}

type Ball = { at: Point; wide: number; tall: number }
type Patch = readonly [left: number, top: number, right: number, bottom: number]
const tomato: Ball = { at: [-196, 0], wide: 178, tall: 152 }
const yolk: Ball = { at: [-30, 222], wide: 84, tall: 62 }

/** A field of light between two turns to the side and two up or down, as it lies on a ball. */
const onBall = ({ at: [x, y], wide, tall }: Ball, [left, top, right, bottom]: Patch): Point[] => {
  const spot = (turn: number, lift: number): Point => [
    x + Math.sin(turn) * Math.cos(lift) * wide,
    y + Math.sin(lift) * tall,
  ]
  const along = (from: Point, to: Point) => [0, 0.25, 0.5, 0.75].map((t) => spot(...mixed(from, to, t)))
  return [
    ...along([left, top], [right, top]),
    ...along([right, top], [right, bottom]),
    ...along([right, bottom], [left, bottom]),
    ...along([left, bottom], [left, top]),
  ]
}
const panes: readonly Patch[] = [
  [-1, -0.98, -0.72, -0.56],
  [-0.64, -0.98, -0.36, -0.56],
  [-1, -0.48, -0.72, -0.08],
  [-0.64, -0.48, -0.36, -0.08],
]

function shine(s: Sheet, ball: Ball) {
  for (const pane of panes) tint(s, onBall(ball, pane), '#FFFFFF')
}

/** The side of the light that goes over into the colour of the thing. */
function soften(s: Sheet, ball: Ball, colour: string) {
  for (const [from, to, part] of [
    [-0.28, -0.2, 0.7],
    [-0.36, -0.28, 0.5],
    [-0.44, -0.36, 0.26],
  ] as const)
    for (const [top, bottom] of trace('-0.98,-0.56 -0.48,-0.08'))
      tint(s, onBall(ball, [from, top, to, bottom]), between('#FFFFFF', colour, part))
}

function tomatoBody(s: Sheet) {
  const {
    at: [x, y],
    wide,
    tall,
  } = tomato
  const body = round(x, y, wide, tall)
  paint(s, body, hues.tomato)
  s.within(body, () => {
    paint(
      s,
      trace(
        `${x + 190},${y - 160} ${x + 110},${y - 90} ${x + 120},${y + 40} ${x},${y + 120} ${x - 150},${y + 110} ${x - 60},${y + 190} ${x + 190},${y + 190}`,
      ),
      hues.tomatoShade,
    )
  })
}

function tomatoInk(s: Sheet) {
  const {
    at: [x, y],
    wide,
    tall,
  } = tomato
  s.contour(round(x, y, wide, tall), 6)
  s.at(x + 26, y - 132, {}, () =>
    shaped(s, trace('-84,22 -40,-8 -12,-14 -16,-58 4,-62 14,-16 44,-14 92,14 40,12 20,46 0,14 -30,22'), hues.leaf, 4.4),
  )
}

const steak = trace('40,-30 60,-104 140,-148 236,-150 322,-110 350,-40 340,30 270,66 120,66 52,26')
const sauce = trace(
  '48,-44 70,-112 144,-150 236,-152 320,-114 352,-44 342,12 322,18 312,-26 290,-18 280,40 256,44 244,-6 196,4 188,52 160,52 152,4 112,-4 100,24 76,24 70,-14 54,-8',
)
const streaks = [
  '92,-66 112,-108 162,-134 166,-126 124,-98 102,-62',
  '184,-138 238,-140 282,-120 238,-130',
  '166,-2 172,30 168,44 162,12',
  '262,-8 268,22 264,34 258,8',
]

function base(s: Sheet) {
  paint(s, round(-180, 150, 190, 26), hues.cast, 0.5)
  paint(s, round(206, 66, 180, 26), hues.cast, 0.5)
  tomatoBody(s)
  paint(s, steak, hues.meat)
  paint(s, sauce, hues.sauce)
  paint(s, trace('350,-60 352,-40 342,12 322,18 312,-26 290,-18 244,-6 196,4 260,-40 310,-90'), hues.sauceShade)
  paint(s, eggWhite, hues.egg)
  paint(s, trace('40,292 160,280 170,240 130,200 110,250 40,270 -140,262 -170,270 -90,294'), hues.eggShade)
  paint(s, round(...yolk.at, yolk.wide, yolk.tall), hues.yolk)
  s.within(round(...yolk.at, yolk.wide, yolk.tall), () =>
    paint(s, trace('70,170 40,180 34,240 -40,270 -110,264 -60,300 70,300'), hues.yolkShade),
  )
}
const eggWhite = trace('-190,240 -150,190 -70,166 30,158 110,180 170,226 160,280 60,298 -70,300 -160,288')

function lightShape(s: Sheet) {
  const window = trace('-372,-300 -268,-290 -268,-196 -372,-206')
  edgesNow(s, window)
  now(s, trace('-320,-295 -320,-201'))
  now(s, trace('-372,-253 -268,-243'))
  arrow(s, [-256, -226], [-204, -186])
  arrow(s, [-250, -258], [40, -150])
  arrow(s, [-330, -190], [-350, -120], light)
}

const gloss: TopicDrawing = {
  steps: [
    (s) => {
      base(s)
      lightShape(s)
    },
    (s) => {
      shine(s, tomato)
      paint(s, trace('-92,214 -84,186 -56,170 -30,168 -52,182 -72,202 -80,222'), '#FFFFFF')
      for (const streak of streaks) paint(s, trace(streak), '#FFFFFF')
    },
    (s) => {
      soften(s, tomato, hues.tomato)
      paint(s, trace('-30,168 -52,182 -72,202 -80,222 -70,222 -60,204 -38,186 -18,174'), '#FFE2A0')
      for (const fleck of ['76,40 96,36 104,46 86,52', '206,52 236,50 240,58 216,60', '298,44 318,36 322,44 304,54'])
        paint(s, trace(fleck), '#E0B07A')
      tomatoInk(s)
      s.contour(steak, 6)
      s.ink([...sauce.slice(5), sauce[0]!], 4.4)
      s.contour(eggWhite, 5)
      s.contour(round(...yolk.at, yolk.wide, yolk.tall), 4.4)
    },
  ],
  slip: beside(0.76, (s) => {
    s.at(196, 6, {}, () => {
      tomatoBody(s)
      for (const [x, y, r] of [
        [-270, -60, 20],
        [-206, -40, 12],
        [-250, 20, 14],
        [-150, 40, 11],
        [-110, -50, 15],
      ] as const)
        shaped(s, round(x, y, r), '#FFFFFF', 3)
      tomatoInk(s)
    })
  }),
  cure: beside(0.76, (s) => {
    s.at(196, 6, {}, () => {
      tomatoBody(s)
      shine(s, tomato)
      soften(s, tomato, hues.tomato)
      tomatoInk(s)
    })
  }),
  checks: [
    [-196, 0, 420],
    [30, 70, 620],
  ],
}

const cut: TopicDrawing = {
  steps: [
    (s) => {
      block(s)
      knife(s)
    },
    thicknesses,
    (s) => {
      sandwich(s, uneven)
      moist(s)
    },
  ],
  slip: beside(0.5, (s) => sandwich(s, even, 0), [16, 10]),
  cure: beside(
    0.5,
    (s) => {
      sandwich(s, uneven)
      moist(s)
    },
    [16, 10],
  ),
  checks: [
    [-60, 70, 620],
    [-60, 20, 480],
  ],
}

const large = (draw: Draw) => (s: Sheet) => s.at(0, 66, { scale: 1.14 }, () => draw(s))
const browning: TopicDrawing = {
  steps: [
    large((s) => croissant(s)),
    large((s) => ridges(s)),
    large((s) => {
      baked(s)
      croissantLines(s)
    }),
  ],
  slip: beside(
    0.5,
    (s) => {
      clay(s)
      croissantLines(s)
    },
    [22, 40],
  ),
  cure: beside(
    0.5,
    (s) => {
      croissant(s)
      ridges(s)
      baked(s)
      croissantLines(s)
      hollows(s)
    },
    [22, 40],
  ),
  checks: [
    [-220, 40, 420],
    [0, 50, 620],
  ],
}

const vessel: TopicDrawing = {
  steps: [
    (s) => {
      axis(s)
      bowlLines(s)
    },
    (s) => heapLines(s),
    (s) => {
      night(s)
      bowl(s)
      heap(s)
      steam(s)
    },
  ],
  slip: beside(0.48, crookedBowl),
  cure: beside(0.48, (s) => {
    bowl(s)
    heap(s)
    axis(s)
    now(s, ellipse(0, 262, 102, 30, { to: 7 }))
  }),
  checks: [
    [0, 120, 560],
    [0, -150, 480],
  ],
}

export const food: readonly TopicDrawing[] = [gloss, cut, browning, vessel]

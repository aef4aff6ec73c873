import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now, red } from '../step-films/face.ts'
import {
  BASE,
  celGirl,
  celShade,
  DARKER,
  deepest,
  FREE_FACE,
  freshFeatures,
  GREY,
  lights,
  tooManySteps,
  TURNED,
} from './cel-parts.ts'
import { gently } from './coat-girl.ts'
import { arrow } from './material-parts.ts'
import { castShade, choppedShade, formShade, robot } from './robot-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const placed = (x: number, y: number, scale: number) => (draw: Draw) => (s: Sheet) =>
  s.at(x, y, { scale }, () => draw(s))
const still = { still: true, corners: true } as const

const sun = (s: Sheet, [x, y]: Point) => {
  s.flat(ellipse(x, y, 34, 34), '#F6C65B', { still: true })
  now(s, ellipse(x, y, 34, 34, { to: 6.6 }))
  arrow(
    s,
    [
      [x + 44, y + 34],
      [x + 100, y + 78],
    ],
    now,
  )
}
const [largeToy, smallToy] = [placed(-40, 14, 1), placed(4, 6, 0.46)]
const shadeShape: TopicDrawing = {
  steps: [
    largeToy((s) => {
      robot(s)
      sun(s, [-250, -250])
    }),
    largeToy((s) => formShade(s)),
    largeToy((s) => castShade(s)),
  ],
  slip: smallToy((s) => {
    robot(s)
    choppedShade(s)
  }),
  cure: smallToy((s) => {
    robot(s)
    formShade(s)
    castShade(s)
  }),
  checks: [
    [20, -20, 480],
    [20, 20, 620],
  ],
}

const framed = (half: Point, draw: () => void, s: Sheet) =>
  s.within(box(-half[0], -half[1], half[0], half[1]), draw, true)
const girl = (at: Point, scale: number, half: Point) => (draw: Draw) => (s: Sheet) =>
  framed(half, () => s.at(...at, { scale }, () => draw(s)), s)
const [large, small] = [girl([60, -62], 142, [390, 318]), girl([22, -30], 68, [190, 150])]
const order = ['skin', 'white', 'red', 'green'] as const
const swatches = (s: Sheet, colours: Readonly<Record<(typeof order)[number], string>>, column: number) =>
  order.forEach((part, i) => {
    const at = box(-372 + column * 50, -196 + i * 104, -322 + column * 50, -124 + i * 104)
    s.flat(at, colours[part], still)
    s.contour(at, 3, { corners: true, least: 0.8 })
  })
const shadeColour: TopicDrawing = {
  steps: [
    (s) => {
      large((sheet) => celGirl(sheet, null))(s)
      swatches(s, BASE, 0)
    },
    (s) => {
      large((sheet) => celShade(sheet, DARKER))(s)
      swatches(s, DARKER, 1)
    },
    (s) => {
      large((sheet) => celShade(sheet, TURNED))(s)
      swatches(s, TURNED, 1)
    },
  ],
  slip: small((s) => celGirl(s, GREY)),
  cure: small((s) => celGirl(s, TURNED)),
  checks: [
    [60, 20, 560],
    [-160, 10, 620],
  ],
}

const secondStep: TopicDrawing = {
  steps: [
    large((s) => {
      celGirl(s, TURNED)
    }),
    large((s) => {
      deepest(s)
      for (const [x, y, rx, ry] of [[0, 1.26, 0.56, 0.26]] as const) now(s, ellipse(x, y, rx, ry, { to: 6.6 }))
    }),
    large((s) => lights(s)),
  ],
  slip: small((s) => {
    celGirl(s, TURNED)
    tooManySteps(s)
  }),
  cure: small((s) => {
    celGirl(s, TURNED)
    deepest(s)
    lights(s)
    red(s, ellipse(0, 1.3, 0.6, 0.3, { to: 6.6 }), 3)
  }),
  checks: [
    [60, 110, 380],
    [60, -70, 420],
  ],
}

const place = (s: Sheet) => {
  s.flat(box(-370, -300, 370, 300), '#F7C98F', still)
  s.flat(trace('-370,-300 370,-300 370,-170 -370,-120'), '#E79C7E', still)
  s.flat(ellipse(-230, -40, 78, 78), '#FFF1C4', { still: true })
  s.flat(trace('-370,60 -250,10 -120,50 40,0 200,40 370,-10 370,300 -370,300'), '#A8748A', { still: true })
  s.flat(trace('-380,130 -200,90 0,140 200,100 380,130 380,310 -380,310'), '#6E5478', { still: true })
}
const air = (s: Sheet) => {
  s.flat(box(-370, -300, 370, 300), '#F5924A', { ...still, opacity: 0.2 })
  for (const [i, top] of [-300, -180, -60].entries())
    s.flat(box(-370, top, 370, top + 120), '#7A3F8A', { ...still, opacity: 0.18 - i * 0.06 })
}
const shine = (s: Sheet) => {
  for (const [r, opacity] of [
    [170, 0.18],
    [120, 0.3],
    [78, 0.9],
  ] as const)
    s.flat(ellipse(-230, -40, r, r), '#FFF4CE', { still: true, opacity })
  s.at(90, -30, { scale: 132 }, () => {
    s.within(
      FREE_FACE,
      () => {
        s.flat(trace('-1,-0.9 1,-0.9 1,1.3 -1,1.3'), '#FFE2B4', { still: true, opacity: 0.36 })
        s.flat(trace('-1,-0.3 -0.42,-0.2 -0.6,0.3 -0.42,0.8 -0.1,1.3 -1,1.2'), '#FFF2CC', {
          still: true,
          opacity: 0.45,
        })
      },
      true,
    )
    gently(s, () => freshFeatures(s))
    for (const rim of [
      '-1.2,-0.92 -0.78,-1.38 0.0,-1.54',
      '-1.12,-0.1 -1.15,0.5 -1.1,1.0',
      '-1.96,3 -1.74,2.3 -1.24,1.92',
    ])
      s.ink(trace(rim), 8, { colour: '#FFF0BC', layer: 'flat', in: 0.4, out: 0.4 })
  })
}
const scene = (draw: Draw) => (s: Sheet) => framed([370, 300], () => draw(s), s)
const shrunk = (draw: Draw) => (s: Sheet) => s.at(30, 6, { scale: 0.41 }, () => scene(draw)(s))
const person = (s: Sheet) => s.at(90, -30, { scale: 132 }, () => celGirl(s, TURNED))
const frame = (s: Sheet) => s.contour(box(-370, -300, 370, 300), 4, { corners: true, least: 0.8 })
const lightOfAll: TopicDrawing = {
  steps: [
    scene((s) => {
      place(s)
      person(s)
      frame(s)
      red(s, ellipse(-230, -40, 96, 96, { to: 6.7 }))
    }),
    scene((s) => air(s)),
    scene((s) => shine(s)),
  ],
  slip: shrunk((s) => {
    place(s)
    s.flat(box(-370, -300, 370, 300), '#F08A4A', { ...still, opacity: 0.3 })
    s.at(90, -30, { scale: 132 }, () =>
      celGirl(
        s,
        { ...TURNED, skin: '#C9CFE4' },
        { ...BASE, skin: '#EEF0F4', red: '#D84A8A', hair: '#5A6A8C', green: '#5FC0B4' },
      ),
    )
    frame(s)
  }),
  cure: shrunk((s) => {
    place(s)
    person(s)
    air(s)
    shine(s)
    frame(s)
  }),
  checks: [
    [-60, 60, 600],
    [40, 20, 420],
  ],
}

export const celPaint: readonly TopicDrawing[] = [shadeShape, shadeColour, secondStep, lightOfAll]

import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now, red, redRing } from '../step-films/face.ts'
import { soft } from './brush-parts.ts'
import { arrow, dashes, inBox, ruledFrame, still, WHITE, openly } from './comic-parts.ts'
import { features, shapesOf, somebody, type Who } from './comic-people.ts'
import { mask } from './mask-parts.ts'
import * as parts from './selection-parts.ts'
import type { TopicDrawing } from './topic.ts'

const SKIN = '#F8E3D2'
const HAIR = '#E3A04C'
const girl: Who = { cut: 'bob', hair: HAIR, cloth: '#7FB3C4', skin: SKIN, iris: '#4A5F86', mood: 'glad' }
const HEAD: Point = [-110, -30]
const R = 126
const window = box(-390, -320, 390, 318)
const onGirl = (s: Sheet, draw: () => void) => inBox(s, window, () => s.at(...HEAD, { scale: R }, draw))
const { face, front, cloth, neck } = shapesOf(girl)
const faceLine = face.slice(0, 11)
const [farBunch, bunch] = parts.bunches as [Point[], Point[]]
const [first, second] = parts.broken(bunch, 22, 23)
const [third, fourth] = parts.broken(farBunch, 47, 48)
const gaps: readonly (readonly [Point, Point])[] = [
  [first.at(-1)!, second[0]!],
  [third.at(-1)!, fourth[0]!],
]

const ROOM = box(210, -300, 386, -124)
/** How the colour reaches below the line. */
const closeUp = (s: Sheet) => {
  s.flat(trace('200,-310 316,-310 252,-110 200,-110'), HAIR, still)
  s.flat(trace('292,-310 344,-310 280,-110 228,-110'), '#1E2230', { ...still, opacity: 0.55 })
}

const gapped: TopicDrawing = {
  steps: [
    (s) => {
      onGirl(s, () => {
        for (const line of [first, second, third, fourth]) s.ink(line, 5, { in: 0.05, out: 0.05, least: 0.5 })
        s.ink(faceLine, 5.4, { in: 0.1, out: 0.1, least: 0.4 })
        features(s, girl)
        s.contour(front, 5)
        s.contour(cloth, 5)
        for (const side of [-1, 1])
          s.ink(
            [
              [side * 0.33, 0.94],
              [side * 0.36, 1.24],
              [side * 0.5, 1.4],
            ],
            4.6,
          )
        for (const gap of gaps) now(s, ellipse(...mixed(...gap, 0.5), 0.26, 0.26, { from: 4, to: 10.5 }), 5)
      })
    },
    (s) => {
      onGirl(s, () => gaps.forEach(([a, b]) => now(s, [a, b], 6)))
      parts.slider(s, [214, -70], 170, 0.66)
      arrow(s, [222, -34], [322, -34], now, 18)
    },
    {
      beneath: (s) => {
        onGirl(s, () => {
          for (const line of parts.bunches) s.flat(line, HAIR, still)
          s.flat(neck, SKIN, still)
          s.flat(trace('-0.3,1 0,1.08 0.33,0.94 0.36,1.2 0,1.4'), '#DFAE99', still)
          s.flat(cloth, girl.cloth, still)
          s.flat(face, SKIN, { still: true })
          s.flat(front, HAIR, still)
          s.within(cloth, () => s.flat(trace('0.6,1.4 2.2,1.7 2.2,2.8 0.7,2.8'), '#4F8496', still), true)
          for (const i of [0, 1])
            s.within(
              parts.bunches[i]!,
              () =>
                s.flat(
                  trace('1.2,0.4 2.3,0.9 2.2,2 1,1.6').map(([x, y]): Point => [i ? x : -x, y]),
                  '#B97431',
                  still,
                ),
              true,
            )
        })
        inBox(s, ROOM, () => closeUp(s))
        ruledFrame(s, ROOM)
      },
    },
  ],
  slip: (s) => {
    parts.filledLock(s, HAIR, true)
    redRing(s, [116, 20], [56, 44])
  },
  cure: (s) => {
    parts.filledLock(s, HAIR, false)
    arrow(s, [60, -20], [116, 2], now, 16)
    arrow(s, [20, 0], [56, 74], now, 16)
  },
  checks: [
    [200, 60, 420],
    [160, 120, 340],
  ],
}

const boy: Who = { cut: 'bob', hair: '#7E4A4C', cloth: '#68A6B0', skin: SKIN, iris: '#4A3A30' }
type Shades = ReturnType<typeof parts.shadesOn>
const within = (s: Sheet, all: Shades, draw: (shape: readonly Point[], colour: string) => void, crisp = true) => {
  for (const [clip, shape, colour] of all) s.within(clip, () => draw(shape, colour), true)
  features(s, boy)
  parts.fringeAgain(s, boy, crisp)
}
const shaded = (s: Sheet, all: Shades) =>
  within(s, all, (shape, colour) => s.flat(shape, colour, { ...still, layer: 'ink' }))
const ball = (s: Sheet, [x, y]: Point, r: number) => {
  s.flat(ellipse(x, y, r, r).slice(0, -1), '#E9B44C', { still: true })
  s.contour(ellipse(x, y, r, r).slice(0, -1), 5)
}
const BALL: Point = [270, 160]
const ballShadow = through(
  trace('0.42,-1.3 0.62,-0.7 0.66,-0.2 0.44,0.3 0,0.6 -0.5,0.7 -1.1,0.6 -1.2,1.4 1.4,1.4 1.4,-1.3'),
  true,
  4,
).map(([x, y]): Point => [BALL[0] + x * 104, BALL[1] + y * 104])
const onBall = (s: Sheet, draw: () => void) => s.within(ellipse(...BALL, 104, 104), draw, true)

const lasso: TopicDrawing = {
  steps: [
    (s) => {
      inBox(s, window, () => somebody(s, [-90, -40], 134, boy))
      ball(s, BALL, 104)
      inBox(s, window, () => {
        s.at(-90, -40, { scale: 134 }, () => {
          for (const [clip, shape] of parts.shadesOn(boy))
            s.within(clip, () => dashes(s, shape, { long: 0.1, width: 0.04, colour: '#2C4F86' }), true)
        })
        onBall(s, () => dashes(s, ballShadow, { colour: '#2C4F86', width: 5 }))
      })
    },
    (s) => {
      inBox(s, window, () => s.at(-90, -40, { scale: 134 }, () => shaded(s, parts.shadesOn(boy))))
      onBall(s, () => s.flat(ballShadow, '#B57A2A', { still: true, layer: 'ink' }))
    },
    (s) => {
      inBox(s, window, () => s.at(-90, -40, { scale: 134 }, () => shaded(s, parts.cornerShades(boy))))
      s.flat(trace('214,86 236,74 258,74 240,90 222,112 208,120'), '#FFF3D6', { ...still, layer: 'ink' })
      s.flat(trace('-196,-150 -150,-180 -90,-190 -60,-182 -100,-170 -150,-146 -190,-116'), '#B98076', {
        ...still,
        layer: 'ink',
      })
    },
  ],
  slip: (s) =>
    smallBust(s, () => {
      within(
        s,
        parts.shadesOn(boy),
        (shape, colour) => soft(s, shape, colour, { coats: 6, by: 0.4, opacity: 0.2 }),
        false,
      )
    }),
  cure: (s) =>
    smallBust(s, () => {
      shaded(s, [...parts.shadesOn(boy), ...parts.cornerShades(boy).slice(0, 2)])
    }),
  checks: [
    [-60, 60, 480],
    [-40, -20, 420],
  ],
}
function smallBust(s: Sheet, shade: () => void) {
  const small = box(-130, -148, 185, 148)
  inBox(s, small, () => {
    somebody(s, [26, -24], 74, boy)
    s.pen = 0.64
    s.at(26, -24, { scale: 74 }, shade)
    s.pen = 1
  })
}

const plain: Who = { cut: 'bob', hair: WHITE, cloth: WHITE, skin: WHITE, mood: 'glad' }
const dressed: Who = { ...plain, hair: '#6A4A58', cloth: '#E9B44C', skin: SKIN, iris: '#4A3A50' }
const kinds = ['hair', 'skin', 'cloth'] as const
const TAGS = ['#8A5FA8', '#E58A5C', '#4F93B8']
const variants: readonly (readonly [string, string])[] = [
  ['#D98A3A', '#5F9B8C'],
  ['#4F6FA8', '#D9574A'],
  ['#E7C45A', '#8A5FA8'],
]
/** A tag in a colour of its own, with a name of short lines on it. */
function named(s: Sheet, [l, t, r]: readonly [number, number, number], i: number) {
  s.flat(box(l, t, r, t + 26), TAGS[i]!, { ...still, layer: 'ink' })
  const words = [
    [0.1, 0.28],
    [0.36, 0.5 + i * 0.08],
  ] as const
  for (const [from, to] of words)
    s.ink(
      [
        [l + (r - l) * from, t + 13],
        [l + (r - l) * to, t + 13],
      ],
      7,
      { colour: WHITE, in: 0.02, out: 0.02, least: 0.95, shade: 0 },
    )
}
const STORED = box(-380, -270, -20, 290)

const stored: TopicDrawing = {
  steps: [
    (s) => {
      inBox(s, STORED, () => {
        somebody(s, [-200, -20], 114, plain)
        s.at(-200, -20, { scale: 114 }, () => {
          const shapes = shapesOf(plain)
          for (const shape of [shapes.front, shapes.face, shapes.cloth]) dashes(s, shape, { long: 0.13, width: 0.05 })
        })
      })
      ruledFrame(s, STORED)
    },
    (s) =>
      kinds.forEach((part, i) => {
        parts.maskCard(s, [84, -196 + i * 186], 74, plain, part)
        named(s, [10, -124 + i * 186, 158], i)
        now(
          s,
          [
            [-14, -196 + i * 186],
            [4, -196 + i * 186],
          ],
          4,
        )
      }),
    openly((s) => {
      inBox(s, STORED, () => s.at(-200, -20, { scale: 114 }, () => parts.recolour(s, dressed)))
      variants.forEach(([hair, shirt], i) => {
        const frame = box(212, -270 + i * 186, 386, -104 + i * 186)
        s.flat(frame, '#EDEAF2', still)
        inBox(s, frame, () => somebody(s, [299, -206 + i * 186], 40, { ...dressed, hair, cloth: shirt }))
        ruledFrame(s, frame, 4)
      })
    }),
  ],
  slip: (s) => {
    somebody(s, [26, -24], 64, plain)
    for (let i = 0; i < 5; i++)
      dashes(
        s,
        shapesOf(plain).front.map(([x, y]): Point => [
          26 + x * 64 * (1 + i * 0.07) + (i % 2) * 5,
          -24 + y * 64 * (1 + i * 0.07) - (i % 3) * 4,
        ]),
        { colour: '#C8361F', width: 3 },
      )
    red(s, ellipse(132, -92, 30, 30, { from: -0.6, to: 4.6 }), 5)
    red(s, trace('120,-134 130,-122 114,-112'), 5)
  },
  cure: (s) => {
    somebody(s, [60, -24], 64, { ...dressed, skin: WHITE, cloth: WHITE, hair: '#D98A3A' })
    parts.maskCard(s, [-112, 60], 50, plain, 'hair')
    named(s, [-162, 110, -62], 0)
    arrow(s, [-56, 40], [-22, 10], now, 16)
  },
  checks: [
    [84, 0, 560],
    [299, 0, 560],
  ],
}

export const selection: readonly TopicDrawing[] = [gapped, lasso, mask, stored]

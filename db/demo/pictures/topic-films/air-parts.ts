import { box } from '../backdrop.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { chance, laid, leaf, leafy, ribbon, soft } from './plain-parts.ts'

export const below = (ridge: readonly Point[]): Point[] => [...ridge, [430, 360], [-430, 360]]

/** Three ranges, one behind the other, each with the sides of its peaks that lie in shade. */
export const ranges = {
  far: trace('-430,-60 -330,-120 -260,-92 -150,-208 -60,-132 10,-166 110,-270 210,-160 290,-196 430,-90'),
  middle: trace('-430,40 -320,-40 -220,10 -110,-62 0,30 110,-30 220,-96 330,0 430,-40'),
  near: trace('-430,150 -330,96 -220,170 -90,226 60,206 200,140 310,70 430,110'),
} as const
export const shades = {
  far: [
    '-150,-208 -60,-132 -20,-148 -40,-70 -90,-100 -120,-60',
    '110,-270 210,-160 240,-176 250,-80 190,-110 150,-70 140,-160',
  ].map(trace),
  middle: [
    '-110,-62 0,30 40,8 20,120 -30,90 -70,140 -80,30',
    '220,-96 330,0 370,-14 360,90 310,60 270,110 250,10',
    '-320,-40 -220,10 -190,-8 -200,80 -250,60 -290,90',
  ].map(trace),
  near: ['-330,96 -220,170 -90,226 -60,330 -240,340 -290,220', '310,70 430,110 430,330 300,330 260,220'].map(trace),
} as const

/** A fir: its foot, and how high it is. */
export type Fir = readonly [x: number, y: number, tall: number]
const fir = ([x, y, tall]: Fir): Point[] => {
  const side = (k: number) =>
    Array.from({ length: 6 }, (_, i): Point[] => {
      const [upper, lower] = [0.06 + i * 0.15, 0.06 + (i + 1) * 0.15]
      const wide = (at: number) => at * 0.26 * tall
      return [
        [x + k * wide(upper) * 0.6, y - tall * (1 - upper)],
        [x + k * wide(lower) * (0.92 + 0.16 * chance(i, x + k)), y - tall * (1 - lower) + tall * 0.012],
      ]
    }).flat()
  return [
    [x, y - tall],
    ...side(1),
    [x + tall * 0.03, y - tall * 0.04],
    [x + tall * 0.03, y],
    [x - tall * 0.03, y],
    [x - tall * 0.03, y - tall * 0.04],
    ...side(-1).toReversed(),
  ]
}
export const firs = (s: Sheet, all: readonly Fir[], colour: string, opacity = 1) =>
  s.scatter(all.map(fir), colour, { opacity })

/** A line of round trees far away, as one outline. */
export const treeLine = (y: number, size: number, seed: number): Point[] => {
  const crowns = Array.from({ length: Math.ceil(900 / (size * 1.2)) }, (_, i) => ({
    x: -440 + i * size * 1.2,
    tall: size * (0.8 + 1.2 * chance(i, seed)),
  }))
  const top = Array.from({ length: 111 }, (_, i): Point => {
    const x = -440 + i * 8
    const heights = crowns.map((crown) => Math.sqrt(Math.max(0, 1 - ((x - crown.x) / (size * 0.74)) ** 2)) * crown.tall)
    return [x, y - Math.max(...heights)]
  })
  return [...top, [440, 360], [-440, 360]]
}

/** Clumps of leaves at a middle distance: an outline, its shade below and its light above. */
export const clump = (
  s: Sheet,
  [x, y, r]: readonly [number, number, number],
  [shade, colour, lit]: readonly [string, string, string],
) => {
  const outline = leafy(x, y, [r, r * 0.8], { tips: 14, depth: 0.1, seed: x })
  laid(s, outline, colour)
  s.within(
    outline,
    () => {
      laid(s, leafy(x + r * 0.25, y + r * 0.62, [r * 1.1, r * 0.6], { tips: 12, depth: 0.14, seed: y }), shade)
      laid(s, leafy(x - r * 0.3, y - r * 0.4, [r * 0.46, r * 0.26], { tips: 8, depth: 0.2, seed: r }), lit)
    },
    true,
  )
}
export const standing = (s: Sheet, [x, y]: Point, tall: number, colour: string) =>
  laid(
    s,
    ribbon(
      [
        [x - 2, y],
        [x + 2, y - tall / 2],
        [x, y - tall],
      ],
      [tall * 0.2, tall * 0.13, tall * 0.1],
    ),
    colour,
  )

/** The leaves of a twig, each with its own outline and vein. */
export const TWIG = trace('-420,330 -330,250 -220,196 -110,170 0,150 96,150')
export const twigLeaves: readonly (readonly [at: Point, long: number, tilt: number])[] = [
  [[-356, 196], 66, -1.9],
  [[-300, 290], 66, 0.9],
  [[-262, 150], 70, -1.6],
  [[-196, 258], 68, 0.8],
  [[-150, 110], 66, -1.3],
  [[-94, 232], 64, 0.7],
  [[-46, 96], 62, -1.1],
  [[12, 206], 58, 0.6],
  [[52, 100], 54, -0.7],
  [[132, 152], 50, 0.05],
]
export const pointed = ([at, long, tilt]: (typeof twigLeaves)[number], part = 1) => leaf(at, long * part, tilt)
/** A leaf with its outline, its lit half and its veins. */
export const leafInDetail = (
  s: Sheet,
  one: (typeof twigLeaves)[number],
  [colour, lit]: readonly [string, string],
  width = 3.4,
) => {
  const [[x, y], long, tilt] = one
  const [dx, dy]: Point = [Math.cos(tilt) * long, Math.sin(tilt) * long]
  const veins = [-0.4, 0, 0.4].flatMap((k) =>
    [-0.2, 0.2].map((out): Point[] => {
      const tip: Point = [x + dx * (k + 0.22) - dy * out, y + dy * (k + 0.22) + dx * out]
      return ribbon(
        [[x + dx * k, y + dy * k], mixed([x + dx * k, y + dy * k], tip, 0.5), tip],
        [width * 0.7, width * 0.4, 0.4],
      )
    }),
  )
  soft(s, pointed(one), colour)
  soft(
    s,
    [
      [x - dx, y - dy],
      [x - dy * 0.24, y + dx * 0.24],
      [x + dx, y + dy],
    ],
    lit,
  )
  s.scatter(veins, s.line)
  s.contour(pointed(one), width)
  s.ink(
    [
      [x - dx, y - dy],
      [x + dx * 0.8, y + dy * 0.8],
    ],
    width * 0.7,
  )
}

/** Mist in a valley, thickest at its floor. */
const mist = (s: Sheet, top: number, colour: string, opacity: number) => {
  const wave = [-430, -280, -130, 20, 170, 310, 430].map((x, i): Point => [
    x,
    top + (i % 2 ? -16 : 14) + 10 * chance(i, top),
  ])
  soft(s, [...wave, [430, 380], [-430, 380]], colour, opacity)
}
const shaft = (s: Sheet, from: Point, [left, right]: readonly [Point, Point], opacity: number) =>
  laid(s, [mixed(from, left, 0.1), mixed(from, right, 0.1), right, left], '#FFF1B8', opacity)

export const FRAME = box(-384, -316, 384, 316)

export const woods = { air: '#4C7472', back: '#3A6361', middle: '#28504E', near: '#16302F', mist: '#E4EFEA' }
const rows: readonly (readonly Fir[])[] = [
  trace(
    '-360,120 -300,130 -244,140 -186,150 -130,160 -76,166 -20,170 40,166 96,160 150,150 206,140 262,130 320,120 372,112',
  ).map(([x, y], i): Fir => [x, y, 250 + 60 * chance(i, 3)]),
  trace('-372,190 -290,204 -206,216 -128,226 150,222 226,214 300,202 376,190').map(([x, y], i): Fir => [
    x,
    y,
    330 + 80 * chance(i, 6),
  ]),
  trace('-352,300 -236,312 250,312 356,300').map(([x, y], i): Fir => [x, y, 420 + 90 * chance(i, 2)]),
]
export const forest = (s: Sheet) => {
  laid(s, FRAME, woods.air)
  for (const [i, row] of rows.entries()) firs(s, row, [woods.back, woods.middle, woods.near][i]!)
}
export const inValley = (s: Sheet) => {
  mist(s, 150, woods.mist, 0.5)
  mist(s, 214, woods.mist, 0.6)
}
export const feetGone = (s: Sheet) => {
  for (const [i, top] of [118, 182, 236, 270].entries()) mist(s, top, woods.mist, 0.24 + i * 0.16)
}
const SUN: Point = [-300, -420]
/** Light between the firs: it ends where the mist begins. */
export const shafts = (s: Sheet) =>
  s.within(
    trace('-400,-330 400,-330 400,128 310,112 170,138 20,114 -130,138 -280,112 -400,134'),
    () => {
      for (const [x, wide] of trace('-236,34 -104,52 40,74 196,46 330,34'))
        for (const part of [1, 0.56])
          shaft(
            s,
            SUN,
            [
              [x - wide * part, 200],
              [x + wide * part, 200],
            ],
            0.24,
          )
    },
    true,
  )

import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { between } from '../tones.ts'
import {
  feetGone,
  forest,
  inValley,
  shafts,
  woods,
  below,
  clump,
  type Fir,
  firs,
  FRAME,
  leafInDetail,
  pointed,
  ranges,
  shades,
  standing,
  treeLine,
  TWIG,
  twigLeaves,
} from './air-parts.ts'
import { chance, laid, leaf, placed, ribbon, soft } from './plain-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const framed =
  (draw: Draw): Draw =>
  (s) =>
    s.within(FRAME, () => draw(s), true)
const small = (draw: Draw) => placed(24, 14, 0.41, framed(draw))

const SKY = '#E6E8EA'
type Tone = readonly [body: string, shade: string]
const greys: Record<keyof typeof ranges, Tone> = {
  far: ['#CDD1D5', '#C2C7CC'],
  middle: ['#A3A9AF', '#8B9299'],
  near: ['#5B6168', '#23262B'],
}
const range = (s: Sheet, which: keyof typeof ranges, [body, shade]: Tone) => {
  laid(s, below(ranges[which]), body)
  s.within(below(ranges[which]), () => shades[which].forEach((one) => laid(s, one, shade)), true)
}
const nearFirs: readonly Fir[] = [
  [-352, 232, 210],
  [-286, 250, 160],
  [-224, 262, 116],
  [352, 226, 220],
  [292, 246, 150],
  [236, 262, 104],
]
const nearRange = (s: Sheet) => {
  range(s, 'near', greys.near)
  firs(s, nearFirs, '#1B1D21')
}
const greyDay = (s: Sheet, far: Tone, middle: Tone) => {
  laid(s, FRAME, SKY)
  range(s, 'far', far)
  range(s, 'middle', middle)
  nearRange(s)
}

const lightness: TopicDrawing = {
  steps: [
    framed((s) => {
      for (const ridge of [ranges.far, ranges.middle, ranges.near])
        s.pencil(ridge, 3, { colour: '#2C6BA6', corners: true })
      for (const y of [-316, 316])
        light(s, [
          [-384, y],
          [384, y],
        ])
    }),
    framed(nearRange),
    {
      beneath: framed((s) => {
        laid(s, FRAME, SKY)
        range(s, 'far', greys.far)
        range(s, 'middle', greys.middle)
      }),
    },
  ],
  slip: small((s) => greyDay(s, ['#CDD1D5', '#141518'], ['#A3A9AF', '#141518'])),
  cure: small((s) => greyDay(s, greys.far, greys.middle)),
  checks: [
    [-70, 80, 600],
    [0, -80, 620],
  ],
}

const day = {
  high: '#8CC7EC',
  low: '#D3ECF6',
  green: '#4F9E46',
  lit: '#8CCB4A',
  roof: '#D8492F',
  wall: '#FBEBCB',
  wood: '#7A4E34',
  flower: '#F2C230',
}
const blueSky = (s: Sheet) => {
  laid(s, FRAME, day.high)
  soft(s, trace('-430,-220 -150,-240 150,-216 430,-236 430,360 -430,360'), between(day.high, day.low, 0.45))
  soft(s, trace('-430,-140 -150,-156 150,-130 430,-150 430,360 -430,360'), day.low)
  for (const [x, y, w] of [
    [-210, -238, 96],
    [200, -262, 74],
  ] as const)
    soft(
      s,
      trace('-1,0.2 -0.8,-0.1 -0.5,-0.3 -0.1,-0.24 0.2,-0.44 0.6,-0.3 0.8,-0.02 1,0.2').map(([px, py]): Point => [
        x + px * w,
        y + py * w,
      ]),
      '#FFFFFF',
    )
}
const mixedIn = (share: number) => between(day.green, '#A9D2E8', share)
const farHills = (s: Sheet, [far, half]: readonly [number, number]) => {
  soft(s, below(ranges.far.map(([x, y]): Point => [x, y + 60])), mixedIn(far))
  laid(s, treeLine(6, 30, 4), mixedIn(half))
  soft(s, trace('-430,52 -200,34 60,50 260,36 430,54 430,360 -430,360'), mixedIn(Math.max(0, half - 0.2)))
}
const foreground = (s: Sheet) => {
  soft(s, trace('-430,150 -220,108 40,130 250,112 430,150 430,360 -430,360'), day.lit)
  laid(s, box(96, -10, 240, 134), day.wall)
  laid(s, box(96, -10, 240, 14), '#D9BE98')
  laid(s, trace('70,0 100,-78 236,-78 266,0'), day.roof)
  laid(s, box(190, 52, 222, 134), '#A8613E')
  laid(s, box(122, 40, 162, 92), '#5FA3C4')
  standing(s, [-214, 236], 190, day.wood)
  for (const one of [
    [-280, 40, 84],
    [-146, 30, 80],
    [-214, -46, 96],
  ] as const)
    clump(s, one, ['#2F7A4A', day.green, day.lit])
  s.scatter(
    Array.from({ length: 26 }, (_, i) => ellipse(-350 + i * 28, 216 + 70 * chance(i, 3), 8, 6)),
    day.flower,
  )
  s.scatter(
    Array.from({ length: 16 }, (_, i) => ellipse(-330 + i * 44, 226 + 66 * chance(i, 8), 8, 6)),
    '#E5533F',
  )
}

const colour: TopicDrawing = {
  steps: [framed(blueSky), framed((s) => farHills(s, [0.82, 0.55])), framed(foreground)],
  slip: small((s) => {
    blueSky(s)
    farHills(s, [0, 0.02])
    foreground(s)
  }),
  cure: small((s) => {
    blueSky(s)
    farHills(s, [0.82, 0.55])
    foreground(s)
  }),
  checks: [
    [0, -60, 620],
    [0, -84, 600],
  ],
}

const leafGreen = {
  sky: '#DCEEF0',
  far: '#A3C4BC',
  shade: '#4E8A5A',
  middle: '#74AC62',
  lit: '#A9CF78',
  near: '#3F8F4C',
  bright: '#8FCB5A',
}
const middleClumps: readonly (readonly [number, number, number])[] = [
  [62, -28, 70],
  [148, -6, 62],
  [108, -92, 76],
  [284, -40, 82],
  [350, -4, 66],
  [330, -116, 78],
]
const farTrees = treeLine(-80, 50, 3)
const middleTrees = (s: Sheet) => {
  soft(s, trace('-430,92 -200,70 40,84 250,66 430,84 430,360 -430,360'), '#B5D39A')
  for (const x of [108, 318]) standing(s, [x, 108], 130, '#7A5A44')
  for (const one of middleClumps) clump(s, one, [leafGreen.shade, leafGreen.middle, leafGreen.lit])
}
const nearTwig = (s: Sheet, width = 3.4) => {
  s.black(ribbon(TWIG, [22, 18, 14, 10, 7, 4]), { corners: true })
  laid(s, ribbon(TWIG, [15, 11, 8, 5, 3, 1]), '#8A6448')
  for (const one of twigLeaves) leafInDetail(s, one, [leafGreen.near, leafGreen.bright], width)
}
const detailedEverywhere = (s: Sheet) => {
  const all = Array.from({ length: 48 }, (_, i) => {
    const row = Math.floor(i / 16)
    return { at: [-370 + (i % 16) * 49 + row * 22, -112 + row * 46] as const, tilt: -1.6 + 2.4 * chance(i, row) }
  })
  s.scatter(
    all.map(({ at, tilt }) => leaf(at, 30, tilt)),
    s.line,
    { layer: 'ink' },
  )
  s.scatter(
    all.map(({ at, tilt }) => leaf(at, 25, tilt)),
    leafGreen.bright,
  )
  s.scatter(
    all.map(({ at, tilt }) => leaf(at, 25, tilt)).filter((_, i) => i % 2),
    leafGreen.near,
  )
}

const detail: TopicDrawing = {
  steps: [
    framed((s) => {
      now(s, farTrees.slice(0, -2), 2.6)
      for (const [x, y, r] of middleClumps) now(s, ellipse(x, y, r, r * 0.8, { from: 3.4, to: 9.9 }), 3)
      now(s, TWIG, 3)
      for (const one of twigLeaves) now(s, [...pointed(one), pointed(one)[0]!], 3)
    }),
    framed((s) => {
      laid(s, FRAME, leafGreen.sky)
      laid(s, farTrees, leafGreen.far)
    }),
    framed((s) => {
      middleTrees(s)
      nearTwig(s)
    }),
  ],
  slip: small((s) => {
    laid(s, FRAME, leafGreen.sky)
    laid(s, farTrees, leafGreen.shade)
    detailedEverywhere(s)
    middleTrees(s)
    nearTwig(s, 2.2)
  }),
  cure: small((s) => {
    laid(s, FRAME, leafGreen.sky)
    laid(s, farTrees, leafGreen.far)
    middleTrees(s)
    nearTwig(s, 2.2)
  }),
  checks: [
    [-120, -80, 520],
    [-120, 118, 520],
  ],
}

const mistAndLight: TopicDrawing = {
  steps: [
    framed((s) => {
      forest(s)
      inValley(s)
    }),
    framed(feetGone),
    framed(shafts),
  ],
  slip: small((s) => {
    forest(s)
    laid(s, FRAME, woods.mist, 0.78)
  }),
  cure: small((s) => {
    forest(s)
    inValley(s)
    feetGone(s)
    shafts(s)
  }),
  checks: [
    [0, 190, 620],
    [-20, 0, 520],
  ],
}

export const air: readonly TopicDrawing[] = [lightness, colour, detail, mistAndLight]

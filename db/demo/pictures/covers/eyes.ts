import { drawFrontFace, type FrontFace } from './front-face.ts'
import { disc, onGround } from './ground.ts'
import { mended } from './mended.ts'
import { box } from '../backdrop.ts'
import { EYE, EYES } from '../step-films/face.ts'
import { ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

const base: FrontFace = { cut: 'bob', hair: '#54333B', cloth: '#D9A07E', skin: '#F7DCC8', iris: '#A8436B' }

/** A face so near that only brows, eyes and the bridge of the nose are in the frame. */
function near(s: Sheet, [x, y]: Point, scale: number, face: Partial<FrontFace>) {
  s.at(x, y - EYES * scale, { scale }, () => drawFrontFace(s, { ...base, ...face }))
}

/** One eye with thick lids on its ball, and from the side the same ball with its lens. */
export function drawLensOnBall(s: Sheet) {
  const { tones } = s
  onGround(s, base.skin, () => {
    near(s, [-500, 60], 1000, { pen: 2.4, lash: 3, eye: (sheet, side) => drawLargeEye(sheet, side) })
    s.at(396, 118, {}, () => {
      s.flat(disc([8, 10], 206), tones.deep, { still: true, opacity: 0.5 })
      s.flat(disc([0, 0], 206), tones.pale, { still: true, knock: true })
      s.contour(disc([0, 0], 206), 7, { least: 1, shade: 0 })
      s.within(disc([0, 0], 202), () => drawBallFromSide(s))
    })
  })
}

/** Lids as thick as they are: a band of skin between lash and ball. */
function drawLargeEye(s: Sheet, side: -1 | 1) {
  const half = EYE / 2
  const to = (noted: string) => trace(noted).map(([x, y]): Point => [side * (EYE + x * half), EYES + y * half])
  const open = to('-1,0.2 -0.7,-0.42 -0.2,-0.76 0.3,-0.78 0.74,-0.5 1,-0.02 0.7,0.5 0.2,0.74 -0.4,0.66 -0.8,0.42')
  s.flat(open, '#ffffff', { still: true, knock: true })
  s.within(open, () => {
    s.flat(to('-1.1,-1 1.1,-1 1.1,0 0.7,-0.24 0.2,-0.48 -0.3,-0.46 -0.8,0 -1.1,0.3'), '#D9D4E4', { still: true })
    const iris = (k: number, dx = 0, dy = 0) =>
      ellipse(side * (EYE + (0.02 + dx) * half), EYES + (0.02 + dy) * half, 0.62 * k * half, 0.72 * k * half).slice(
        0,
        -1,
      )
    s.flat(iris(1), base.iris, { still: true })
    s.within(iris(1), () => {
      s.flat(to('-1,-1 1,-1 1,-0.1 0.4,-0.22 -0.4,-0.22 -1,-0.1'), between(base.iris, INK, 0.55), { still: true })
      s.flat(iris(0.62, 0, 0.56), '#F2A9BE', { still: true, opacity: 0.75 })
    })
    s.black(iris(0.42))
    s.contour(iris(1), 9)
    s.white(to('-0.4,-0.4 -0.16,-0.52 0.04,-0.4 -0.1,-0.16 -0.34,-0.18'), { layer: 'ink' })
    s.white(to('0.24,0.24 0.36,0.2 0.42,0.3 0.3,0.4'), { layer: 'ink' })
  })
  const rim = between(base.skin, '#C4573F', 0.35)
  s.flat(to('0.94,0.1 0.7,0.5 0.2,0.74 -0.4,0.66 -0.86,0.38 -0.86,0.5 -0.42,0.8 0.2,0.88 0.78,0.62'), rim, {
    still: true,
  })
  s.ink(to('0.78,0.6 0.2,0.88 -0.42,0.8'), 6, { in: 0.4, out: 0.5 })
  s.ink(to('-1.05,0.32 -0.74,-0.44 -0.2,-0.82 0.3,-0.86 0.8,-0.56 1.06,-0.06 1.24,-0.26'), 34, {
    in: 0.45,
    out: 0.2,
    shade: 0.2,
  })
  for (const lash of [
    '0.9,-0.4 1.12,-0.6 1.2,-0.86',
    '0.7,-0.62 0.88,-0.84 0.92,-1.08',
    '0.46,-0.78 0.58,-0.98 0.58,-1.2',
  ])
    s.ink(to(lash), 15, { in: 0.05, out: 0.9 })
  s.ink(to('-0.84,-0.7 -0.3,-1.12 0.3,-1.16 0.9,-0.86'), 7, { in: 0.4, out: 0.4 })
}

function drawBallFromSide(s: Sheet) {
  const skin = base.skin
  const warm = between(skin, '#C4573F', 0.35)
  s.flat(trace('-20,-260 260,-260 260,260 -20,260 30,120 60,0 30,-120'), skin, { still: true })
  s.solid(disc([24, 0], 118), '#ffffff', 6)
  s.within(disc([24, 0], 118), () =>
    s.flat(trace('60,-140 200,-140 200,140 -40,140 60,90 100,0'), '#D9D4E4', { still: true }),
  )
  s.solid(ellipse(-92, 0, 34, 66).slice(0, -1), '#CFE6EE', 6)
  s.solid(trace('-72,-62 -54,-58 -42,0 -54,58 -72,62 -64,0'), base.iris, 5)
  s.black(ellipse(-62, 0, 10, 24))
  s.white(ellipse(-108, -26, 7, 13), { layer: 'ink' })
  s.solid(trace('160,-210 40,-176 -50,-146 -108,-106 -128,-70 -104,-56 -70,-66 -20,-92 60,-120 160,-136'), warm, 7)
  s.solid(trace('160,210 40,166 -50,132 -98,96 -112,66 -90,56 -56,70 -10,98 60,122 160,136'), warm, 7)
  for (const lash of ['-120,-76 -170,-80 -196,-118', '-110,-84 -156,-104 -172,-142'])
    s.ink(trace(lash), 11, { in: 0.05, out: 0.9 })
}

const glances: readonly (Partial<FrontFace> & { gaze: readonly [Point, Point] })[] = [
  {
    gaze: [
      [0, 0],
      [0, 0],
    ],
    iris: '#3F6E8C',
    hair: '#3B3038',
  },
  {
    gaze: [
      [-0.3, 0],
      [-0.3, 0],
    ],
    iris: '#8A5A3C',
    hair: '#8C5A3C',
    skin: '#E8BE9C',
  },
  {
    gaze: [
      [0.3, -0.05],
      [0.3, -0.05],
    ],
    iris: '#5C7F4C',
    hair: '#C9694F',
    open: 1.15,
  },
  {
    gaze: [
      [0, 0.2],
      [0, 0.2],
    ],
    iris: '#7A4A8A',
    hair: '#5A4A6E',
    open: 0.75,
  },
  {
    gaze: [
      [0, 0],
      [0, 0],
    ],
    shut: true,
    hair: '#B98A4A',
    iris: '#8A5A3C',
  },
  {
    gaze: [
      [0.2, -0.2],
      [0.2, -0.2],
    ],
    iris: '#A8436B',
    hair: '#6B3A4A',
    skin: '#B97F5C',
    open: 1.2,
  },
]

/** Six pairs of eyes on six cards; in each the left one and the right one are alike. */
export function drawPairsOfEyes(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () =>
    glances.forEach((face, i) => {
      const [x, y] = [(i % 2 ? 1 : -1) * 300, (Math.floor(i / 2) - 1) * 214]
      const card = box(x - 280, y - 96, x + 280, y + 96)
      s.flat(box(x - 272, y - 88, x + 290, y + 106), tones.deep, { corners: true, still: true, opacity: 0.5 })
      s.flat(card, base.skin, { corners: true, still: true, knock: true })
      s.within(card, () => near(s, [x, y + 24], 320, { ...face, cut: i % 2 ? 'short' : 'bob', pen: 1.1 }), true)
      s.contour(card, 5, { corners: true, least: 1, shade: 0 })
    }),
  )
}

/** Left each eye looks another way; right both look at one thing. */
export function drawOneGaze(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) => {
    s.at(0, 22, { scale: 214 }, () =>
      drawFrontFace(s, {
        ...base,
        ...{ iris: '#3F6E8C', hair: '#6B4433', cloth: tones.mid, cut: 'short', pen: 1.1 },
        gaze: right
          ? [
              [0.26, -0.02],
              [0.26, -0.02],
            ]
          : [
              [-0.46, -0.14],
              [0.46, 0.2],
            ],
      }),
    )
  })
}

const facets = [
  '#5B2A86',
  '#8B3FB8',
  '#C85FD0',
  '#F08CC8',
  '#6FC9E8',
  '#3F7FD0',
  '#2C4FA8',
  '#A8E4F0',
  '#F6C8E8',
  '#7A4FD0',
]

/** Two eyes cut like gems: facets from dark to light, a table that shines, sparks around them. */
export function drawGemEyes(s: Sheet) {
  onGround(s, base.skin, () => {
    near(s, [0, 60], 830, { pen: 2, hair: '#3B2C4E', eye: (sheet, side) => drawGemEye(sheet, side) })
    for (const [x, y, r] of [
      [-540, 40, 44],
      [-452, 214, 26],
      [544, 30, 48],
      [470, 220, 28],
      [0, 168, 24],
    ] as const)
      spark(s, [x, y], r)
  })
}

const spark = (s: Sheet, [x, y]: Point, r: number) =>
  s.flat(
    Array.from({ length: 8 }, (_, i): Point => {
      const [dx, dy] = polar((i * Math.PI) / 4 - Math.PI / 2, i % 2 ? r * 0.2 : r)
      return [x + dx, y + dy]
    }),
    '#ffffff',
    { corners: true, still: true, layer: 'ink' },
  )

function drawGemEye(s: Sheet, side: -1 | 1) {
  const half = EYE / 2
  const centre: Point = [side * EYE, EYES + 0.01]
  const to = (noted: string) => trace(noted).map(([x, y]): Point => [side * (EYE + x * half), EYES + y * half])
  const open = to('-1,0.22 -0.74,-0.5 -0.24,-0.9 0.3,-0.92 0.76,-0.6 1,-0.04 0.74,0.58 0.2,0.86 -0.4,0.78 -0.82,0.5')
  s.flat(open, '#ffffff', { still: true, knock: true })
  const at = (angle: number, k: number): Point => [
    centre[0] + Math.cos(angle) * 0.66 * half * k,
    centre[1] + Math.sin(angle) * 0.84 * half * k,
  ]
  s.within(open, () => {
    s.flat(to('-1.1,-1 1.1,-1 1.1,0.1 0.7,-0.3 0.2,-0.5 -0.3,-0.5 -0.8,0'), '#D5CCE8', { still: true })
    const count = 10
    const turn = (i: number) => ((i + 0.5) / count) * Math.PI * 2
    for (let i = 0; i < count; i++) {
      const [a, b] = [turn(i), turn(i + 1)]
      const middle = (a + b) / 2
      const dark = Math.sin(middle) < -0.2 ? 0.42 : 0
      const colour = (k: number) => between(facets[(i * 3 + k) % facets.length]!, '#241244', dark)
      s.flat([at(a, 1), at(b, 1), at(middle, 0.6)], colour(0), { corners: true, still: true })
      s.flat([at(a, 1), at(middle, 0.6), at(a, 0.34)], colour(1), { corners: true, still: true })
      s.flat([at(b, 1), at(middle, 0.6), at(b, 0.34)], colour(2), { corners: true, still: true })
      s.flat([at(a, 0.34), at(middle, 0.6), at(b, 0.34), centre], between(colour(4), '#241244', 0.45), {
        corners: true,
        still: true,
      })
      s.ink([at(a, 0.34), at(a, 1)], 3, { colour: '#F4E4FF', in: 0.2, out: 0.2, opacity: 0.8 })
      s.ink([at(a, 1), at(middle, 0.6), at(b, 1)], 2.4, { colour: '#F4E4FF', corners: true, opacity: 0.7 })
    }
    s.contour(ellipse(...centre, 0.67 * half, 0.85 * half).slice(0, -1), 11)
    s.flat(
      Array.from({ length: 8 }, (_, i) => at((i / 8) * Math.PI * 2, 0.24)),
      '#1B0E33',
      { corners: true, still: true, layer: 'ink' },
    )
    const shine: Point[] = [at(-2.5, 0.86), at(-1.9, 0.9), at(-1.8, 0.42), at(-2.5, 0.4)]
    s.flat(shine, '#ffffff', { corners: true, still: true, layer: 'ink' })
    s.flat([at(0.7, 0.62), at(1.1, 0.7), at(0.95, 0.44)], '#ffffff', { corners: true, still: true, layer: 'ink' })
    s.flat(to('-1.1,-1.2 1.1,-1.2 1.1,-0.3 0.6,-0.66 0,-0.8 -0.6,-0.62 -1,-0.1'), '#2A1A44', {
      still: true,
      opacity: 0.4,
    })
    spark(s, mixed(at(-2.1, 0.6), centre, 0), 0.075)
  })
  s.ink(to('0.8,0.6 0.2,0.94 -0.42,0.86'), 7, { in: 0.4, out: 0.5, colour: '#54304A' })
  s.ink(to('-1.06,0.34 -0.78,-0.52 -0.26,-0.96 0.3,-1.0 0.82,-0.68 1.08,-0.06 1.28,-0.3'), 32, {
    in: 0.45,
    out: 0.2,
    shade: 0.2,
  })
  for (const lash of [
    '0.92,-0.5 1.16,-0.7 1.26,-0.96',
    '0.72,-0.74 0.92,-0.98 0.96,-1.22',
    '0.48,-0.92 0.62,-1.14 0.62,-1.36',
  ])
    s.ink(to(lash), 14, { in: 0.05, out: 0.9 })
  s.ink(to('-0.84,-0.86 -0.3,-1.26 0.3,-1.3 0.9,-1.0'), 6, { in: 0.4, out: 0.4 })
}

import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, PAPER, PENCIL } from '../tones.ts'
import { drawEye } from './eye.ts'
import { faceContour, onFace } from './face.ts'
import type { HeadLook } from './head-look.ts'

type Eyes = 'open' | 'smile' | 'rest' | 'squeeze' | 'wink' | 'blank'
type Mouth = keyof typeof mouths
type Sign = 'tears' | 'drop' | 'sweat' | 'vein' | 'blush' | 'gloom'
/** A face that shows strongly what it feels; brows as how far their inner and outer ends sink. */
export type Expression = {
  eyes: Eyes
  open?: number
  gaze?: Point
  brow: readonly [inner: number, outer: number]
  mouth: Mouth
  signs?: readonly Sign[]
}
const water = between(PAPER, PENCIL, 0.55)

type Lips = { shape: readonly Point[]; fill?: 'open' | 'teeth' | 'clenched'; tongue?: boolean }
export const mouths = {
  smile: {
    shape: [
      [-0.24, 0.7],
      [-0.1, 0.79],
      [0.1, 0.79],
      [0.24, 0.7],
    ],
  },
  flat: {
    shape: [
      [-0.15, 0.77],
      [0.15, 0.77],
    ],
  },
  frown: {
    shape: [
      [-0.2, 0.85],
      [-0.08, 0.76],
      [0.08, 0.76],
      [0.2, 0.85],
    ],
  },
  smirk: {
    shape: [
      [-0.2, 0.79],
      [0.02, 0.8],
      [0.26, 0.68],
    ],
  },
  wave: {
    shape: [
      [-0.24, 0.79],
      [-0.14, 0.73],
      [-0.04, 0.81],
      [0.06, 0.73],
      [0.15, 0.81],
      [0.24, 0.74],
    ],
  },
  cat: {
    shape: [
      [-0.2, 0.71],
      [-0.11, 0.79],
      [0, 0.72],
      [0.11, 0.79],
      [0.2, 0.71],
    ],
  },
  pout: {
    shape: [
      [-0.09, 0.82],
      [-0.03, 0.74],
      [0.05, 0.74],
      [0.1, 0.82],
    ],
  },
  small: { shape: ellipse(0, 0.79, 0.06, 0.06), fill: 'open' },
  round: { shape: ellipse(0, 0.8, 0.13, 0.17), fill: 'open', tongue: true },
  laugh: {
    shape: [
      [-0.38, 0.62],
      [-0.2, 0.66],
      [0, 0.67],
      [0.2, 0.66],
      [0.38, 0.62],
      [0.29, 0.86],
      [0, 0.97],
      [-0.29, 0.86],
    ],
    fill: 'teeth',
    tongue: true,
  },
  glad: {
    shape: [
      [-0.24, 0.68],
      [0, 0.72],
      [0.24, 0.68],
      [0.16, 0.85],
      [0, 0.9],
      [-0.16, 0.85],
    ],
    fill: 'open',
    tongue: true,
  },
  shout: {
    shape: [
      [-0.24, 0.66],
      [0, 0.61],
      [0.24, 0.66],
      [0.31, 0.88],
      [0.16, 0.96],
      [-0.16, 0.96],
      [-0.31, 0.88],
    ],
    fill: 'teeth',
    tongue: true,
  },
  sob: {
    shape: [
      [-0.3, 0.9],
      [-0.22, 0.72],
      [0, 0.65],
      [0.22, 0.72],
      [0.3, 0.9],
      [0.14, 0.86],
      [0, 0.88],
      [-0.14, 0.86],
    ],
    fill: 'open',
    tongue: true,
  },
  clench: {
    shape: [
      [-0.27, 0.72],
      [0, 0.69],
      [0.27, 0.72],
      [0.29, 0.84],
      [0, 0.87],
      [-0.29, 0.84],
    ],
    fill: 'clenched',
  },
} satisfies Record<string, Lips>

export const drawExpression = (expression: Expression) => (s: Sheet, look: HeadLook) => {
  const signs = new Set(expression.signs)
  drawBlush(s, look, signs.has('blush'))
  if (signs.has('gloom')) drawGloom(s, look)
  if (signs.has('tears')) drawTears(s, look)
  for (const side of [-1, 1]) {
    drawMoodEye(s, look, expression, side)
    drawMoodBrow(s, look, expression, side)
  }
  const to = onFace(look)
  s.ink([to(0.03, 0.42), to(look.yaw < 0 ? -0.09 : 0.09, 0.55), to(0, 0.57)], 3, { in: 0.8, out: 0.3 })
  drawLips(s, look, mouths[expression.mouth])
  if (signs.has('drop')) for (const side of [-1, 1]) drawDrop(s, to(side * 0.72, 0.42), 0.13)
  if (signs.has('sweat')) drawDrop(s, to(0.86, -0.12), 0.2)
  if (signs.has('vein')) drawVein(s, to(0.68, -0.42))
}

function drawBlush(s: Sheet, look: HeadLook, strong: boolean) {
  const to = onFace(look)
  s.within(faceContour(look), () => {
    for (const side of [-1, 1]) {
      const [x, y] = to(side * 0.56, 0.54)
      s.flat(ellipse(x, y, strong ? 0.26 : 0.15, strong ? 0.13 : 0.075), look.blush, {
        ...{ still: true, opacity: strong ? 1 : 0.8 },
      })
      if (strong)
        for (const k of [-0.1, 0, 0.1])
          s.ink(
            [
              [x + k + 0.03, y - 0.06],
              [x + k - 0.03, y + 0.06],
            ],
            2.6,
          )
    }
  })
}

function drawGloom(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  s.within(faceContour(look), () => {
    s.flat([to(-1.2, -1.1), to(1.2, -1.1), to(1.2, 0.16), to(0, 0.1), to(-1.2, 0.16)], PENCIL, {
      ...{ still: true, opacity: 0.5, corners: true },
    })
    for (let u = -0.8; u < 0.85; u += 0.2) s.ink([to(u, -0.7), to(u, 0.02)], 2.4, { out: 0.8 })
  })
}

function drawTears(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  s.within(faceContour(look), () => {
    for (const side of [-1, 1]) {
      const stream = [
        to(side * 0.3, 0.3),
        to(side * 0.58, 0.3),
        to(side * 0.6, 0.66),
        to(side * 0.56, 1.2),
        to(side * 0.34, 1.2),
        to(side * 0.34, 0.66),
      ]
      s.flat(stream, water, { still: true, knock: true })
      s.contour(stream, 2.6)
      s.ink([to(side * 0.45, 0.5), to(side * 0.46, 0.8)], 2, { colour: PAPER })
    }
  })
}

export function drawDrop(s: Sheet, [x, y]: Point, r: number) {
  const drop: Point[] = [
    [x, y - r * 1.5],
    [x + r * 0.5, y - r * 0.4],
    [x + r * 0.7, y + r * 0.3],
    [x, y + r],
    [x - r * 0.7, y + r * 0.3],
    [x - r * 0.5, y - r * 0.4],
  ]
  s.solid(drop, water, 3)
  s.white(ellipse(x - r * 0.25, y + r * 0.2, r * 0.16, r * 0.26), { layer: 'ink' })
}

function drawVein(s: Sheet, [x, y]: Point) {
  for (let i = 0; i < 4; i++)
    s.at(x, y, { rotate: (i * Math.PI) / 2 + 0.3 }, () =>
      s.ink(
        [
          [0.05, -0.2],
          [0.06, -0.06],
          [0.2, -0.05],
        ],
        5,
        { in: 0.2, out: 0.2, colour: s.tones.deep },
      ),
    )
}

function drawMoodEye(s: Sheet, look: HeadLook, mood: Expression, side: number) {
  const to = onFace(look)
  const place = (x: number, y: number) => to(side * (0.43 + x * 0.22), 0.22 + y * 0.22)
  const shut = mood.eyes === 'wink' && side > 0 ? 'smile' : mood.eyes
  if (shut === 'squeeze') {
    s.ink([place(0.95, -0.55), place(-0.7, 0.05), place(0.95, 0.5)], 6, { in: 0.2, out: 0.3, corners: true })
    return
  }
  if (mood.eyes === 'blank') {
    const ball = ellipse(0, 0, 0.86, 0.86).map(([x, y]) => place(x, y))
    s.white(ball, { knock: true })
    s.contour(ball, 5)
    s.black(ellipse(0, 0, 0.16, 0.2).map(([x, y]) => place(x, y)))
    return
  }
  const [gx, gy] = mood.gaze ?? [0, 0]
  drawEye(s, place, {
    open: mood.open ?? 1,
    tall: look.tall,
    slant: look.slant + Math.max(-0.14, Math.min(0.24, mood.brow[0] * 1.5)),
    gaze: [gx * side, gy],
    iris: look.iris,
    irisDark: look.irisDark,
    lash: look.lash,
    white: '#ffffff',
    pen: 3.4,
    closed: shut === 'smile' ? 'smile' : shut === 'rest' ? 'rest' : undefined,
  })
}

function drawMoodBrow(s: Sheet, look: HeadLook, { brow: [inner, outer] }: Expression, side: number) {
  const to = onFace(look)
  const y = -0.24
  s.ink(
    [to(side * 0.18, y + inner), to(side * 0.44, y - 0.05 + (inner + outer) / 2), to(side * 0.72, y + 0.02 + outer)],
    8,
    { in: 0.2, out: 0.6, colour: between(look.hairDark, s.line, 0.4) },
  )
}

function drawLips(s: Sheet, look: HeadLook, { shape, fill, tongue }: Lips) {
  const to = onFace(look)
  const lips = shape.map(([u, v]) => to(u, v))
  if (!fill) return s.ink(lips, 5, { in: 0.25, out: 0.3 })
  s.flat(lips, fill === 'clenched' ? PAPER : look.mouth, { knock: true, still: true })
  s.within(lips, () => {
    if (tongue) s.flat(ellipse(...to(0, 1.0), 0.24, 0.14), look.blush, { still: true })
    if (fill === 'teeth') s.white([to(-0.5, 0.5), to(0.5, 0.5), to(0.36, 0.715), to(0, 0.745), to(-0.36, 0.715)])
    if (fill === 'clenched') for (let u = -0.18; u < 0.2; u += 0.09) s.ink([to(u, 0.66), to(u, 0.9)], 2)
    if (fill === 'clenched') s.ink([to(-0.3, 0.78), to(0, 0.785), to(0.3, 0.78)], 2.6, { in: 0.02, out: 0.02 })
  })
  s.contour(lips, 4.4)
}

import { box } from '../backdrop.ts'
import { ellipse, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { APPLE, SHADE } from './ink-apple-parts.ts'
import { inBox, ruledFrame, still, WHITE } from './comic-parts.ts'
import type { Draw } from './topic.ts'

/** A picture taken apart: lines, flat colours, shades, effects. */
export type Parts = readonly [line: Draw, flat: Draw, shade: Draw, effect: Draw]

const LEAF = through(trace('6,-150 40,-214 110,-226 130,-214 96,-160 50,-146'), true, 5)
const sparkle = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 8 }, (_, i): Point => {
    const [px, py] = polar((i * Math.PI) / 4, i % 2 ? r * 0.24 : r)
    return [x + px, y + py]
  })
export const appleParts: Parts = [
  (s) => {
    s.contour(APPLE, 5)
    s.ink(trace('0,-118 -6,-160 -22,-190'), 7)
    s.contour(LEAF, 4)
  },
  (s) => {
    s.flat(APPLE, '#E2604F', { still: true })
    s.flat(LEAF, '#6FAF6B', { still: true })
  },
  (s) => s.within(APPLE, () => s.flat(SHADE, '#8E2A44', { still: true, opacity: 0.6 }), true),
  (s) => s.scatter([sparkle([-84, -56], 46), sparkle([-120, 20], 22)], '#FFF3B0', { layer: 'flat' }),
]
const CUP = trace('-110,-110 110,-110 104,90 74,140 -74,140 -104,90')
const HANDLE = through(trace('104,-60 170,-70 186,0 150,60 100,60'), false, 4)
export const cupParts: Parts = [
  (s) => {
    s.contour(through(CUP, true, 4), 5)
    s.ink(HANDLE, 6)
    s.ink(ellipse(0, -104, 106, 24), 4)
  },
  (s) => {
    s.ink(HANDLE, 22, { colour: '#F0C24F', layer: 'flat', least: 0.9, in: 0.01, out: 0.01 })
    s.flat(through(CUP, true, 4), '#F0C24F', { still: true })
    s.flat(ellipse(0, -104, 100, 20), '#7A4A35', { still: true })
  },
  (s) =>
    s.flat(through(trace('40,-84 110,-100 104,90 74,140 10,140 50,80'), true, 4), '#A2603A', {
      still: true,
      opacity: 0.6,
    }),
  (s) =>
    s.scatter([sparkle([-60, -20], 40), sparkle([-74, 60], 20), sparkle([60, -180], 30)], '#FFFFFF', { layer: 'flat' }),
]
export const whole = (s: Sheet, [line, ...under]: Parts) => [...under, line].forEach((draw) => draw(s))

export const TAGS = ['#5B6B8C', '#E58A5C', '#8A78B8', '#E9B93F'] as const
/** What a folder is for: pen, full brush, shaded ball, sparkle. */
const icons: readonly Draw[] = [
  (s) => s.flat(trace('-20,20 -14,2 12,-22 22,-12 -4,14'), WHITE, still),
  (s) => {
    s.flat(trace('-20,-6 0,-22 20,-4 2,18 -14,12'), WHITE, still)
    s.flat(ellipse(20, 14, 6, 9), WHITE, { still: true })
  },
  (s) => {
    s.flat(ellipse(0, 0, 20, 20), WHITE, { still: true })
    s.flat(through(trace('4,-20 20,-8 20,8 4,20 12,0'), true, 4), '#4E3F78', { still: true })
  },
  (s) => s.flat(sparkle([0, 0], 26), WHITE, still),
]
export function folder(s: Sheet, [x, y]: Point, wide: number, high = 84) {
  const shape = [
    [x, y + 14],
    [x + 8, y],
    [x + wide * 0.3, y],
    [x + wide * 0.34, y + 14],
    [x + wide, y + 14],
    [x + wide, y + high],
    [x, y + high],
  ] as Point[]
  s.flat(shape, WHITE, { ...still, knock: true })
  ruledFrame(s, shape, 4)
}
export function role(s: Sheet, i: number, [x, y]: Point, scale = 1) {
  s.at(x, y, { scale }, () => {
    s.flat(box(-36, -30, 36, 30), TAGS[i]!, still)
    icons[i]!(s)
  })
}
export const content = (s: Sheet, part: Draw, [x, y]: Point, scale: number) => {
  const { pen } = s
  s.pen = 0.6
  s.at(x, y, { scale }, () => part(s))
  s.pen = pen
}

const bytes = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
const mix = (a: string, b: string, by: (a: number, b: number) => number) =>
  `#${bytes(a)
    .map((value, i) =>
      Math.round(by(value, bytes(b)[i]!) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
export const multiply = (a: string, b: string) => mix(a, b, (x, y) => x * y)
export const screen = (a: string, b: string) => mix(a, b, (x, y) => 1 - (1 - x) * (1 - y))
const overlay = (a: string, b: string) => mix(a, b, (x, y) => (x < 0.5 ? 2 * x * y : 1 - 2 * (1 - x) * (1 - y)))

const DUSK = '#9C95CF'
const LAMP = '#7A5A26'
const WARM = '#D08A60'
export const SCENE = box(-380, -300, 230, 300)
type Area = readonly [shape: Point[], colour: string, shaded?: Point[], lit?: Point[]]
const crown = through(trace('-300,40 -340,-30 -310,-110 -240,-150 -160,-120 -130,-40 -160,30 -230,56'), true, 4)
const areas: readonly Area[] = [
  [SCENE, '#A9CDE0', undefined, through(trace('-210,-300 -380,-300 -380,-130 -320,-190 -240,-220'), true, 4)],
  [through(trace('-380,60 -260,0 -120,40 20,-10 140,30 230,0 230,300 -380,300'), true, 3), '#8DB58A'],
  [
    trace('-380,120 -100,96 230,130 230,300 -380,300'),
    '#7BA65F',
    through(trace('-262,148 -200,134 -96,140 -70,156 -140,174 -250,164'), true, 3),
  ],
  [trace('-250,40 -224,40 -216,150 -262,150'), '#8A5F45', trace('-238,40 -224,40 -216,150 -236,150')],
  [
    crown,
    '#5F9B5C',
    through(trace('-200,-136 -130,-40 -160,30 -230,56 -300,40 -230,10 -190,-50'), true, 4),
    through(trace('-316,-40 -300,-104 -250,-134 -262,-90 -296,-30'), true, 4),
  ],
  [
    trace('-60,-10 150,-10 150,170 -60,170'),
    '#F1E3C6',
    trace('90,0 150,0 150,170 90,170'),
    trace('-60,0 -30,0 -30,170 -60,170'),
  ],
  [
    trace('-90,0 -50,-120 140,-120 180,0'),
    '#C8573F',
    trace('60,-120 140,-120 180,0 90,0'),
    trace('-90,0 -50,-120 -30,-120 -64,0'),
  ],
  [box(30, 60, 84, 170), '#7A4E3A', box(60, 60, 84, 170)],
  [box(-34, 40, 10, 100), '#7FA7B8', undefined, box(-34, 40, 10, 100)],
  [
    through(trace('30,172 84,172 120,230 170,300 -20,300 20,230'), true, 3),
    '#E6D3A4',
    through(trace('84,172 120,230 170,300 110,300 80,230'), true, 3),
  ],
]
const lines = [
  '-60,0 -60,170 150,170 150,0',
  '-90,0 -50,-120 140,-120 180,0 -90,0',
  '30,170 30,60 84,60 84,170',
  '-34,40 10,40 10,100 -34,100 -34,40',
]

const sceneLines = (s: Sheet) => {
  for (const noted of lines) s.ink(trace(noted), 3.4, { corners: true, in: 0.02, out: 0.02, least: 0.8 })
  s.contour(crown, 3.4)
}
const glow = (s: Sheet) => {
  s.flat(ellipse(-330, -252, 44, 44), '#FFF0BE', { still: true })
  s.flat(ellipse(-12, 70, 56, 62), '#FFE39A', { still: true, opacity: 0.34 })
  s.ink(trace('-12,40 -12,100'), 3)
  s.ink(trace('-34,70 10,70'), 3)
}
type Hue = (colour: string) => string
const as: Hue = (colour) => colour
const flats = (s: Sheet, hue: Hue) => areas.forEach(([shape, colour]) => s.flat(shape, hue(colour), still))
const shades = (s: Sheet, hue: Hue) => {
  for (const [, colour, shaded] of areas) if (shaded) s.flat(shaded, hue(multiply(colour, DUSK)), still)
}
const lights = (s: Sheet, hue: Hue) => {
  for (const [, colour, , lit] of areas) if (lit) s.flat(lit, hue(screen(colour, LAMP)), still)
  glow(s)
}
export const flatScene = (s: Sheet) =>
  inBox(s, SCENE, () => {
    flats(s, as)
    sceneLines(s)
  })
export const multiplied = (s: Sheet) => inBox(s, SCENE, () => shades(s, as))
export const screened = (s: Sheet) => inBox(s, SCENE, () => lights(s, as))
/** The whole again, its colours drawn towards evening. */
export const overlaid = (s: Sheet) => {
  const warm: Hue = (colour) => overlay(colour, WARM)
  inBox(s, SCENE, () => {
    flats(s, warm)
    shades(s, warm)
    lights(s, warm)
    sceneLines(s)
  })
  ruledFrame(s, SCENE)
}
export const recoloured = {
  multiply: (c: string) => multiply(c, DUSK),
  screen: (c: string) => screen(c, LAMP),
  overlay: (c: string) => overlay(c, WARM),
}

/** The same place in a thumbnail. */
export function thumb(s: Sheet, [x, y]: Point, wide: number, hue: (colour: string) => string) {
  const k = wide / 100
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k, y + py * k])
  s.flat(at('0,0 100,0 100,76 0,76'), hue('#A9CDE0'), still)
  s.flat(at('0,52 100,46 100,76 0,76'), hue('#7BA65F'), still)
  s.flat(at('40,34 82,34 82,62 40,62'), hue('#F1E3C6'), still)
  s.flat(at('34,36 44,14 78,14 88,36'), hue('#C8573F'), still)
  s.flat(ellipse(x + 20 * k, y + 34 * k, 14 * k, 17 * k), hue('#5F9B5C'), { still: true })
  ruledFrame(s, at('0,0 100,0 100,76 0,76'), 3)
}
export const clock = (s: Sheet, [x, y]: Point, r: number, turn: number) => {
  s.solid(ellipse(x, y, r, r).slice(0, -1), WHITE, 4)
  s.ink(
    [
      [x, y],
      [x, y - r * 0.7],
    ],
    4,
  )
  const [dx, dy] = polar(turn, r * 0.5)
  s.ink(
    [
      [x, y],
      [x + dx, y + dy],
    ],
    5,
  )
}

/** A sheet of a stack, seen from above. */
export const slab = ([x, y]: Point, half: number): Point[] => [
  [x - half, y + half * 0.12],
  [x - half * 0.2, y - half * 0.3],
  [x + half, y - half * 0.06],
  [x + half * 0.2, y + half * 0.38],
]
export function laidSheet(s: Sheet, at: Point, half: number, colour: string, thick = 0) {
  const shape = slab(at, half)
  if (thick) {
    const [a, , c, d] = shape as [Point, Point, Point, Point]
    const low = (p: Point): Point => [p[0], p[1] + thick]
    const edge = [a, d, c, low(c), low(d), low(a)]
    s.flat(edge, multiply(colour, '#B8B4CC'), { ...still, knock: true })
    ruledFrame(s, edge, 3)
  }
  s.flat(shape, colour, { ...still, knock: true })
  ruledFrame(s, shape, 3.4)
}

/** A file of its own, with a corner folded and a leaf of the calendar on it. */
export function file(s: Sheet, [x, y]: Point, scale: number, dated: boolean) {
  s.at(x, y, { scale }, () => {
    const page = trace('-80,-100 40,-100 80,-60 80,100 -80,100')
    s.flat(page, WHITE, { ...still, knock: true })
    ruledFrame(s, page, 4)
    s.ink(trace('40,-100 40,-60 80,-60'), 3.4, { corners: true, least: 0.8 })
    thumb(s, [-60, -40], 120, (colour) => colour)
    if (!dated) return
    s.flat(box(24, 40, 110, 120), WHITE, { ...still, knock: true })
    s.flat(box(24, 40, 110, 64), '#C8361F', still)
    ruledFrame(s, box(24, 40, 110, 120), 4)
    s.scatter(
      [0, 1, 2, 3, 4, 5].map((i) =>
        box(36 + (i % 3) * 24, 74 + Math.floor(i / 3) * 22, 50 + (i % 3) * 24, 88 + Math.floor(i / 3) * 22),
      ),
      '#5B6B8C',
      { layer: 'ink' },
    )
  })
}

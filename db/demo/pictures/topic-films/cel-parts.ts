import { drawFeatures, type FrontFace, outline } from '../covers/front-face.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { gently } from './coat-girl.ts'

type Part = 'hair' | 'skin' | 'white' | 'green' | 'red'
type Paints = Readonly<Record<Part, string>>
export const BASE: Paints = { hair: '#6B4A3E', skin: '#F8D8C0', white: '#FCFAF4', green: '#67AE62', red: '#DE5142' }
/** Each colour only darker; darker and turned towards blue or red; and greyed. */
export const DARKER: Paints = { hair: '#4A332B', skin: '#CDB29E', white: '#CBCAC5', green: '#4F864B', red: '#AC3F33' }
export const TURNED: Paints = { hair: '#43304A', skin: '#EBA793', white: '#C5C8E8', green: '#3F8480', red: '#A82E5C' }
export const GREY: Paints = { hair: '#57504E', skin: '#A39A93', white: '#A9A8A6', green: '#6C766B', red: '#8A6863' }

const soft = (noted: string) => through(trace(noted), true, 5)
const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
const both = (noted: string) => {
  const right = through(trace(noted), false, 5)
  return [...right, ...mirrored(right).toReversed()]
}
export const FACE: readonly Point[] = [...outline, ...ellipse(0, -0.16, 0.9, 0.9, { from: Math.PI, to: Math.PI * 2 })]
export const NECK = trace('-0.34,0.9 0.34,0.9 0.37,1.5 0.5,1.7 0,1.9 -0.5,1.7 -0.37,1.5')
export const BACK_HAIR = both('0,-1.1 0.7,-0.9 1.1,-0.2 1.18,0.6 1.16,1.1 0.9,1.44 0.4,1.5 0,1.5')
const FRINGE = trace(
  '-0.96,0.1 -0.96,-0.7 0,-1.0 0.96,-0.7 0.96,0.1 0.86,-0.1 0.72,-0.34 0.62,-0.1 0.5,0 0.38,-0.2 0.28,-0.44 0.16,-0.2 -0.04,-0.06 -0.16,-0.26 -0.24,-0.46 -0.36,-0.2 -0.54,-0.02 -0.64,-0.18 -0.72,-0.36 -0.84,-0.1',
)
/** Of the face what the fringe leaves free. */
export const FREE_FACE = [...FRINGE.slice(4), ...outline.filter(([, y]) => y > 0.05).toReversed()].map(
  ([x, y]): Point => [Math.max(-0.8, Math.min(0.8, x)), y],
)
const lock = (k: number) =>
  soft('0.9,-0.5 1.04,-0.3 1.14,0.4 1.16,0.9 0.98,1.2 0.86,0.9 0.84,0.3 0.8,-0.2').map(([x, y]): Point => [k * x, y])
const BERET = soft(
  '-1.12,-0.58 -1.24,-0.96 -0.74,-1.42 0.1,-1.56 0.92,-1.38 1.26,-0.96 1.08,-0.56 0.5,-0.76 0,-0.82 -0.5,-0.76',
)
const SCARF = soft('-0.62,1.46 0,1.7 0.62,1.46 0.74,1.78 0.4,2.02 0,2.1 -0.4,2.02 -0.74,1.78')
const TAIL = soft('0.12,2.0 0.5,1.94 0.66,2.86 0.22,2.92')
const BLOUSE = both('0,1.8 0.5,1.68 1.2,1.88 1.76,2.3 2.0,3.3 0,3.3')

/** What the light does not reach, and what falls on what. */
const shades: readonly (readonly [on: readonly Point[], part: Part, shade: readonly (readonly Point[])[]])[] = [
  [BACK_HAIR, 'hair', [trace('-1.3,0.9 -0.5,0.7 0.3,0.7 0.6,-0.4 1.4,-0.4 1.4,1.6 -0.9,1.6')]],
  [NECK, 'skin', [trace('-0.42,0.8 0.5,0.8 0.5,1.8 0.16,1.62 -0.2,1.4 -0.4,1.24')]],
  [
    BLOUSE,
    'white',
    [trace('0.86,1.6 2.2,1.9 2.2,3.4 0.9,3.4 1.08,2.5'), trace('-0.78,1.7 0.9,1.7 0.7,2.14 0.1,2.26 -0.5,2.12')],
  ],
  [TAIL, 'green', [trace('0.36,1.9 0.8,1.9 0.8,3 0.46,3')]],
  [
    SCARF,
    'green',
    [trace('0.16,1.4 0.9,1.3 0.9,2.1 0.2,2.14 0.44,1.86'), trace('-0.6,1.4 0.5,1.4 0.3,1.72 0,1.78 -0.3,1.7')],
  ],
  [
    FACE,
    'skin',
    [
      trace(
        '-1,0.3 -0.82,0.04 -0.7,-0.16 -0.54,0.16 -0.24,-0.24 -0.02,0.12 0.28,-0.24 0.5,0.18 0.66,0.0 0.72,0.5 0.52,0.86 0.16,1.24 1,1.2 1.1,-1 -1,-1',
      ),
    ],
  ],
  [lock(-1), 'hair', [trace('-0.9,-0.7 -0.76,-0.4 -0.84,0.2 -0.86,1 -0.94,1.2 -0.6,1.3 -0.6,-0.7')]],
  [lock(1), 'hair', [trace('0.94,-0.7 1.3,-0.6 1.3,1.3 0.9,1.3 1.0,0.3')]],
  [
    FRINGE,
    'hair',
    [
      trace('-1,-0.8 0,-1.1 1,-0.8 1,-0.5 0.5,-0.68 0,-0.76 -0.5,-0.68 -1,-0.5'),
      trace('0.56,-0.8 1,-0.7 1,0.2 0.76,-0.2 0.7,-0.5'),
    ],
  ],
  [BERET, 'red', [trace('0.5,-1.6 1.4,-1.4 1.4,-0.4 0,-0.74 -1.2,-0.46 -1.3,-0.7 -0.5,-0.94 0.3,-1.0 0.72,-1.2')]],
]
const features: FrontFace = {
  cut: 'bob',
  hair: '#5B4038',
  cloth: BASE.white,
  skin: BASE.skin,
  iris: '#4F8A6A',
  mouth: 'smile',
}

/** Her eyes, nose and mouth once more, above what was laid over them. */
export const freshFeatures = (s: Sheet) => drawFeatures(s, features)

/** A girl in a red beret in flat colours, with shade of one step, in ink. */
export function celGirl(s: Sheet, shade: Paints | null, base: Paints = BASE) {
  for (const [on, part, shapes] of shades) {
    s.flat(on, base[part], { corners: true, still: true, knock: true })
    if (shade) s.within(on, () => shapes.forEach((shape) => s.flat(shape, shade[part], { still: true })), true)
    if (on === FACE) {
      for (const k of [-1, 1]) s.flat(ellipse(k * 0.54, 0.56, 0.17, 0.1), '#E8836A', { still: true, opacity: 0.45 })
      drawFeatures(s, features)
    }
    s.contour(on, on === FACE ? 4 : 5, { corners: true, least: 0.45 })
  }
  s.ink(trace('0.06,-1.54 0.1,-1.72'), 10, { least: 0.8 })
}

const around = (shape: readonly Point[]) => {
  const sheet = trace('-9,-9 9,-9 9,9 -9,9 -9,-9')
  const area = shape.reduce((sum, [x, y], i) => {
    const [nx, ny] = shape[(i + 1) % shape.length]!
    return sum + x * ny - nx * y
  }, 0)
  const hole = area > 0 ? shape.toReversed() : shape
  return [...sheet, ...hole, hole[0]!, sheet[0]!]
}
/** Her shade alone, on what is painted already, and no line that something before it hides. */
export function celShade(s: Sheet, shade: Paints) {
  shades.forEach(([on, part, shapes], at) => {
    const seen = (draw: () => void, hides = shades.slice(at + 1)): void =>
      hides.length ? s.within(around(hides[0]![0]), () => seen(draw, hides.slice(1)), true) : draw()
    seen(() => {
      s.within(on, () => shapes.forEach((shape) => s.flat(shape, shade[part], { still: true })), true)
      if (on === FACE) gently(s, () => drawFeatures(s, features))
      s.contour(on, on === FACE ? 4 : 5, { corners: true, least: 0.45 })
    })
  })
}

const deep: readonly (readonly [on: readonly Point[], colour: string, shape: string])[] = [
  [NECK, '#9C3A4E', '-0.36,1.0 -0.18,1.2 0,1.25 0.18,1.2 0.36,1.0 0.4,1.42 0.12,1.5 -0.36,1.3'],
  [BACK_HAIR, '#150B24', '-0.72,0.84 -0.44,1.06 -0.35,1.12 -0.38,1.5 -0.76,1.5'],
  [BACK_HAIR, '#150B24', '0.72,0.84 0.44,1.06 0.35,1.12 0.38,1.5 0.76,1.5'],
  [
    FRINGE,
    '#150B24',
    '-0.96,-0.62 -0.5,-0.78 0,-0.84 0.5,-0.78 0.96,-0.62 0.96,-0.46 0.5,-0.58 0,-0.65 -0.5,-0.6 -0.96,-0.46',
  ],
]
/** The second step, only where it is deepest. */
export function deepest(s: Sheet) {
  for (const [on, colour, shape] of deep)
    s.within(on, () => s.flat(trace(shape), colour, { still: true, opacity: 0.7 }), true)
}

/** One step after another, wherever there is room. */
export function tooManySteps(s: Sheet) {
  for (let i = 0; i < 4; i++) {
    const x = 0.72 - i * 0.34
    const edge = trace(`${x},-0.4 ${x + 0.1},0.2 ${x - 0.1},0.7 ${x - 0.3},1.24 1.2,1.3 1.2,-0.6`)
    s.within(FACE, () => s.flat(edge, '#A8543F', { still: true, opacity: 0.32 }), true)
    const far = trace(`${x + 0.3},1.6 ${x + 0.5},2.4 ${x + 0.4},3.4 2.4,3.4 2.4,1.6`)
    s.within(BLOUSE, () => s.flat(far, '#5A5A94', { still: true, opacity: 0.2 }), true)
    const above = trace(`${x - 0.1},-1.7 ${x + 0.1},-1.2 ${x},-0.4 1.5,-0.4 1.5,-1.7`)
    s.within(BERET, () => s.flat(above, '#5A1444', { still: true, opacity: 0.22 }), true)
  }
}

/** Light on hair and eyes, and nowhere else. */
export function lights(s: Sheet) {
  for (const shape of [
    '-0.8,-0.5 -0.56,-0.6 -0.54,-0.5 -0.62,-0.36 -0.66,-0.46 -0.76,-0.38',
    '-0.36,-0.64 0.16,-0.66 0.18,-0.54 0.1,-0.4 0.04,-0.52 -0.08,-0.42 -0.16,-0.54 -0.3,-0.46',
    '-1.04,0.06 -0.92,0.06 -0.92,0.2 -0.96,0.32 -1.0,0.2 -1.06,0.36',
  ])
    s.flat(trace(shape), '#C98F6B', { still: true, corners: true })
  for (const k of [-1, 1]) {
    s.white(ellipse(k * 0.352 - 0.07, 0.02, 0.055, 0.07), { layer: 'ink' })
    s.white(ellipse(k * 0.352 + 0.07, 0.2, 0.03, 0.035), { layer: 'ink' })
  }
}

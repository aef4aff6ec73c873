import { drawFeatures, outline } from '../covers/front-face.ts'
import { bend, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, PAPER } from '../tones.ts'
import type { Draw } from './topic.ts'

/** Skin is glazed thinly over what is painted below it: so far as it covers. */
const GLAZE = { colour: '#F3C9A9', opacity: 0.6 }
const HAIR = '#5B3A4E'

const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
export const FACE: readonly Point[] = [...outline, ...ellipse(0, -0.16, 0.88, 0.9, { from: Math.PI, to: Math.PI * 2 })]
const underJaw = outline.filter(([x, y]) => Math.abs(x) < 0.42 && y > 1)
export const NECK: readonly Point[] = [
  ...underJaw,
  ...trace('-0.42,1.3 -0.46,1.56 -0.62,1.74 -0.3,2.02 0,2.12 0.3,2.02 0.62,1.74 0.46,1.56 0.42,1.3'),
]

/** The locks that hang over her forehead: root, tip, root. */
const locks = trace(
  '-0.9,0.1 -0.8,-0.1 -0.64,-0.62 -0.44,-0.36 -0.2,-0.74 0.06,-0.38 0.26,-0.72 0.46,-0.34 0.62,-0.6 0.8,-0.1 0.9,0.1',
)
const fringe = locks.slice(0, -2).flatMap((from, i) => {
  if (i % 2) return []
  const [tip, onto] = [locks[i + 1]!, locks[i + 2]!]
  return [
    ...bend(from, [from[0] + 0.03, (from[1] + tip[1]) / 2], tip),
    ...bend(tip, [onto[0] - 0.05, (tip[1] + onto[1]) / 2 + 0.04], onto),
  ]
})
const crown = through(trace('0.9,0.1 0.97,0.3 1.04,0.12 1.14,0.02 1.18,-0.42 1.06,-0.84 0.74,-1.14 0.34,-1.27 0,-1.3'))
export const hairMass: readonly Point[] = [...fringe, ...crown, ...mirrored(crown).toReversed()]
/** What the fringe casts, for a light from the upper left: its own shape, moved. */
export const castByHair = (dx: number, dy: number): Point[] => [
  ...fringe.map(([x, y]): Point => [x + dx, y + dy]),
  ...trace('1.1,-1.2 -1.1,-1.2'),
]
/** The side that is turned away from such a light, and where its edge runs. */
export const edge = trace('0.5,-0.7 0.56,-0.3 0.5,0.08 0.62,0.36 0.5,0.62 0.34,0.86 0.16,1.06 0.04,1.3')
export const awaySide: readonly Point[] = [...through(edge), ...trace('1.2,1.4 1.2,-0.9')]
/** What the chin casts on the round of the neck. */
export const neckEdge = trace('-0.5,1.3 -0.3,1.42 0,1.5 0.26,1.46 0.5,1.32')
export const neckShade: readonly Point[] = [...through(neckEdge), ...trace('0.6,0.9 -0.6,0.9')]

/** Paint on the face, or on the neck, and nowhere else. */
export const onFace = (s: Sheet, draw: () => void) => s.within(FACE, draw)
export const onNeck = (s: Sheet, draw: () => void) => s.within(NECK, draw)
export const patch = (s: Sheet, shape: readonly Point[], colour: string, opacity = 1) =>
  s.flat(shape, colour, { still: true, opacity })
/** Soft enough: rounds in each other, the inner ones fuller. */
export function soft(s: Sheet, [x, y]: Point, [wide, tall]: Point, colour: string) {
  for (const [k, opacity] of [
    [1, 0.26],
    [0.78, 0.3],
    [0.52, 0.4],
  ] as const)
    patch(s, ellipse(x, y, wide * k, tall * k).slice(0, -1), colour, opacity)
}

type Look = { cloth?: string; iris?: string; lifted?: number; on?: string }

/** Head and shoulders whose skin lets through what is painted below it. `lifted` hair stands off the head; `on` is the paper. */
export function portrait(s: Sheet, { cloth = '#4F8FA6', iris = '#3F7C6E', lifted = 0, on }: Look = {}, below?: Draw) {
  if (on) for (const part of [FACE, NECK]) s.flat(part, on, { still: true })
  below?.(s)
  const glaze = (shape: readonly Point[]) => s.flat(shape, GLAZE.colour, { still: true, opacity: GLAZE.opacity })
  glaze(NECK)
  for (const side of [-1, 1]) {
    const ear = trace('0.9,0.08 0.98,0.06 1.07,0.14 1.08,0.36 1.0,0.56 0.92,0.64 0.84,0.56').map(([x, y]): Point => [
      side * x,
      y,
    ])
    glaze([...ear, [side * 0.88, 0.3]])
    s.ink(ear, 5)
  }
  glaze(FACE)
  for (const side of [-1, 1])
    s.ink(
      trace('0.42,1.08 0.42,1.34 0.48,1.58 0.64,1.76').map(([x, y]): Point => [side * x, y]),
      5,
    )
  const shirt = trace('-2.1,3.2 -1.9,2.2 -1.3,1.86 -0.6,1.7 -0.3,2 0,2.1 0.3,2 0.6,1.7 1.3,1.86 1.9,2.2 2.1,3.2')
  s.flat(shirt, cloth, { still: true })
  s.within(shirt, () =>
    s.flat(trace('0.8,1.6 2.2,2 2.2,3.3 0.9,3.3 1.1,2.4'), between(cloth, '#2B2A40', 0.3), { still: true }),
  )
  s.contour(shirt, 6)
  s.ink(outline, 6.4, { in: 0.1, out: 0.12, least: 0.45 })
  drawFeatures(s, { cut: 'bob', hair: HAIR, cloth, skin: PAPER, iris, mouth: 'smile', lash: 2 })
  s.at(0, -lifted, {}, () => hair(s))
}

function hair(s: Sheet) {
  s.flat(hairMass, HAIR, { still: true, corners: true })
  s.within(
    hairMass,
    () => {
      s.flat(trace('1.3,-1 0.96,-0.66 0.86,0 0.96,0.5 1.4,0.4'), '#3C2438', { still: true })
      s.flat(
        trace('-0.86,-0.5 -0.68,-0.82 -0.3,-1.0 0.12,-1.02 0.14,-0.94 -0.26,-0.9 -0.54,-0.74 -0.78,-0.42'),
        '#A07A90',
        { still: true },
      )
    },
    true,
  )
  s.ink(fringe, 5, { corners: true, in: 0.03, out: 0.03, least: 0.5 })
  s.ink([...crown, ...mirrored(crown).toReversed()], 6.4, { corners: true, in: 0.03, out: 0.03, least: 0.5 })
}

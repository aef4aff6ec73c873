import { frontShoe, limb } from '../covers/limbs.ts'
import { add, bend, ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { darker } from '../tones.ts'

const WAIST = { y: -180, rx: 112, ry: 26 }
const HEM = { y: 150, rx: 300, ry: 66 }
const still = { still: true, corners: true } as const
const on = ({ y, rx, ry }: typeof WAIST, angle: number, out = 1): Point => [
  Math.cos(angle) * rx * out,
  y + Math.sin(angle) * ry * out,
]

/** So many folds around the front half; evenly round the body, or evenly across the sheet. */
export type Pleats = { count: number; flat?: true; round?: true; colour: string }
const VALLEY = 0.66
const angleAt = ({ count, flat }: Pleats, i: number) =>
  flat ? Math.acos(-1 + (2 * i) / count) : Math.PI * (1 - i / count)
/** Without the round of the body the hem is a straight line. */
const hemAt = (p: Pleats, i: number, out: number): Point => {
  const [x, y] = on(HEM, angleAt(p, i), out)
  return [x, p.flat ? HEM.y + 30 : y]
}
const crest = (p: Pleats, i: number) => hemAt(p, i, 1.03)
const valley = (p: Pleats, i: number) => add(hemAt(p, i + VALLEY, 0.96), [0, -20])
const topOf = (p: Pleats, i: number) => on(WAIST, angleAt(p, i))
const all = (p: Pleats) => Array.from({ length: p.count }, (_, i) => i)

export const waistEllipse = (s: Sheet, line: Line) => line(s, ellipse(0, WAIST.y, WAIST.rx, WAIST.ry, { to: 6.7 }), 3)
export const hemEllipse = (s: Sheet, line: Line) =>
  line(s, ellipse(0, HEM.y, HEM.rx, HEM.ry, { from: -0.05, to: Math.PI + 0.05 }), 2)
export const hemMarks = (s: Sheet, p: Pleats) => {
  for (let i = 0; i <= p.count; i++) now(s, ellipse(...on(HEM, angleAt(p, i)), 9, 9, { to: 6.6 }))
}

/** How wide each fold is seen, below the hem. */
export const widths = (s: Sheet, p: Pleats, line: Line) => {
  for (let i = 0; i <= p.count; i++) line(s, [add(crest(p, i), [0, 18]), add(crest(p, i), [0, 64])], 5)
}

/** The lit face of a fold, and the strip that runs back behind the next one. */
const faceOf = (p: Pleats, i: number): Point[] => {
  const [a, b] = [crest(p, i), valley(p, i)]
  const hem = p.round ? bend(a, [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + 40], b, 6) : [a, b]
  return [topOf(p, i), ...hem, topOf(p, i + VALLEY)]
}
const stripOf = (p: Pleats, i: number): Point[] => [
  topOf(p, i + VALLEY),
  valley(p, i),
  crest(p, i + 1),
  topOf(p, i + 1),
]

export function foldLines(s: Sheet, p: Pleats, line: Line) {
  for (const i of all(p)) {
    line(s, [topOf(p, i), crest(p, i)], 2.4)
    line(s, [topOf(p, i + VALLEY), valley(p, i)], 2.4)
  }
}
/** Which way the cloth falls. */
export function flowArrows(s: Sheet, p: Pleats) {
  for (const i of all(p)) {
    const [from, to] = [mixed(topOf(p, i), topOf(p, i + VALLEY), 0.5), mixed(crest(p, i), valley(p, i), 0.5)]
    const [a, b] = [mixed(from, to, 0.2), mixed(from, to, 0.86)]
    now(s, [a, b], 3.2)
    const angle = Math.atan2(a[1] - b[1], a[0] - b[0])
    for (const turn of [0.5, -0.5]) {
      const [dx, dy] = polar(angle + turn, 24)
      now(s, [b, [b[0] + dx, b[1] + dy]], 3.2)
    }
  }
}

export function skirt(s: Sheet, p: Pleats) {
  for (const k of [-1, 1]) {
    limb(s, trace(`${k * 62},120 ${k * 60},210 ${k * 58},270`), [64, 54, 44], '#F2CDB0')
    limb(s, trace(`${k * 59},226 ${k * 58},256 ${k * 58},276`), [54, 50, 46], '#FBF8F2')
    frontShoe(s, [k * 58, 268], { size: 58, mirror: k < 0, angle: -k * 0.2, colour: '#7A4C3A', sole: '#FBF8F2' })
  }
  for (const i of all(p)) s.flat(stripOf(p, i), darker(darker(p.colour)), { knock: true, ...still })
  for (const i of all(p)) {
    const face = faceOf(p, i)
    s.flat(face, p.colour, { knock: true, ...still })
    if (i >= p.count - 2) s.flat(face, darker(p.colour), { ...still, opacity: i === p.count - 1 ? 0.9 : 0.5 })
  }
  inkFolds(s, p)
  s.solid(
    [
      ...ellipse(0, WAIST.y, WAIST.rx, WAIST.ry, { from: 0, to: Math.PI }),
      ...ellipse(0, WAIST.y - 40, WAIST.rx - 6, WAIST.ry, { from: Math.PI, to: Math.PI * 2 }),
    ],
    darker(p.colour),
    6,
    { corners: true },
  )
  s.ink(ellipse(0, WAIST.y - 40, WAIST.rx - 6, WAIST.ry, { from: 0, to: Math.PI }), 4)
}

export function inkFolds(s: Sheet, p: Pleats) {
  const plain = { in: 0.06, out: 0.06, least: 0.5 }
  for (const i of all(p)) {
    s.ink([topOf(p, i), crest(p, i)], i === 0 ? 6 : 4, plain)
    s.ink([topOf(p, i + VALLEY), valley(p, i)], 3, { in: 0.9, out: 0.05 })
    s.ink(faceOf(p, i).slice(1, -1), 5, { ...plain, corners: true })
    s.ink([valley(p, i), crest(p, i + 1)], 5, plain)
  }
  s.ink([topOf(p, p.count), crest(p, p.count)], 6, plain)
}

const blossom = (x: number, y: number, r: number, turn: number): Point[] =>
  Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * Math.PI * 2
    const [dx, dy] = polar(angle + turn, r * (0.72 + 0.28 * Math.cos(angle * 5)))
    return [x + dx, y + dy]
  })
function flower(s: Sheet, [x, y]: Point, r: number, opacity = 1) {
  s.flat(blossom(x, y, r, r), '#FBF2E2', { ...still, opacity })
  s.flat(ellipse(x, y, r * 0.3, r * 0.3), '#E8B64C', { still: true, opacity })
}
const inFace = (p: Pleats, i: number, across: number, down: number) =>
  mixed(mixed(topOf(p, i), topOf(p, i + VALLEY), across), mixed(crest(p, i), valley(p, i), across), down)

/** Large flowers on the lit faces, along the way the cloth falls. */
export function largeFlowers(s: Sheet, p: Pleats) {
  for (const [i, down] of [
    [0, 0.82],
    [1, 0.56],
    [1, 0.92],
    [2, 0.8],
    [3, 0.6],
  ] as const)
    s.within(faceOf(p, i), () => flower(s, inFace(p, i, 0.5, down), i === 0 ? 30 : 40), true)
}
/** Flowers that a fold cuts: what goes on behind it lies elsewhere, and is darker. */
export function cutFlowers(s: Sheet, p: Pleats) {
  for (const [i, down] of [
    [0, 0.5],
    [1, 0.72],
    [2, 0.5],
    [2, 0.97],
    [3, 0.84],
  ] as const) {
    s.within(faceOf(p, i), () => flower(s, inFace(p, i, 1, down), 38), true)
    const [x, y] = inFace(p, i, 1, down)
    s.within(stripOf(p, i), () => flower(s, [x + 4, y - 34], 38, 0.35), true)
  }
}
/** Flowers in rows over the whole skirt, as if it were a board. */
export function flatFlowers(s: Sheet, p: Pleats) {
  s.within(
    [...all(p).flatMap((i) => [crest(p, i), valley(p, i)]), crest(p, p.count), topOf(p, p.count), topOf(p, 0)],
    () => {
      for (let row = 0; row < 4; row++)
        for (let i = -3; i <= 3; i++) flower(s, [i * 92 + (row % 2) * 46, -120 + row * 88], 36)
    },
    true,
  )
}

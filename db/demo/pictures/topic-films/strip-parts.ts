import { box } from '../backdrop.ts'
import type { Stance } from '../covers/actor.ts'
import { roundBox } from '../covers/phone-parts.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { between, PAPER } from '../tones.ts'
import { inBox, ruledFrame, still, WHITE } from './comic-parts.ts'
import { somebody, type Who } from './comic-people.ts'
import { wedges } from './effect-parts.ts'
import { multiply } from './layer-parts.ts'
import { writing } from './writing-parts.ts'

export type Cell = readonly [left: number, top: number, right: number, bottom: number]
const SKIN = '#F8E3D2'

/** A telephone around its glass: above it the slit one hears through, below it the bar one swipes. */
export function phone(s: Sheet, [l, t, r, b]: Cell, draw?: () => void, edge = 16) {
  const corner = Math.min(30, (r - l) * 0.12)
  const glass = roundBox(l, t, r, b, corner)
  s.flat(roundBox(l - 9, t - edge, r + 9, b + edge, corner + 6), '#39405A', { ...still, knock: true })
  s.flat(glass, draw ? PAPER : '#F2F6F7', { ...still, knock: true })
  if (draw) inBox(s, glass, draw)
  s.contour(roundBox(l - 9, t - edge, r + 9, b + edge, corner + 6), 9, { corners: true, least: 0.9, shade: 0.1 })
  s.contour(glass, 4, { corners: true, least: 0.9, shade: 0 })
  const middle = (l + r) / 2
  for (const [y, half] of [
    [t - edge * 0.5, 20],
    [b + edge * 0.5, 32],
  ] as const)
    s.ink(
      [
        [middle - half, y],
        [middle + half, y],
      ],
      Math.min(6, edge * 0.3),
      { colour: '#F2F6F7', in: 0.02, out: 0.02, least: 0.9, shade: 0 },
    )
}
export function panel(s: Sheet, cell: Cell, colour: string, draw: () => void) {
  const corners = box(...cell)
  s.flat(corners, colour, { ...still, knock: true })
  inBox(s, corners, draw)
  ruledFrame(s, corners, 4)
}
/** How high something is, with a stroke at both ends. */
export function tall(s: Sheet, x: number, from: number, to: number, line: Line = now) {
  for (const y of [from, to])
    line(
      s,
      [
        [x - 14, y],
        [x + 14, y],
      ],
      4,
    )
  line(
    s,
    [
      [x, from],
      [x, to],
    ],
    4,
  )
}

export const heroine: Who = { cut: 'bob', hair: '#7A4B5E', cloth: '#F0C24F', skin: SKIN, iris: '#4A3A50' }
export const cast: readonly Who[] = [
  { ...heroine, mood: 'glad' },
  { cut: 'short', hair: '#3A4A6B', cloth: '#D9574A', skin: '#EDC4A4', iris: '#2F3A50' },
  { cut: 'twin', hair: '#D98A3A', cloth: '#5F9B8C', skin: SKIN, iris: '#4A6A50', mood: 'shut' },
  { cut: 'long', hair: '#4F6FA8', cloth: '#8A5FA8', skin: '#F4D6BF', iris: '#3A4A80' },
]

const BOX = [-34, -22, 34, 34] as const
export function present(s: Sheet, [x, y]: Point, size: number) {
  s.at(x, y, { scale: size }, () => {
    s.flat(box(...BOX), '#D9574A', still)
    s.flat(box(-40, -36, 40, -16), '#E57A6A', still)
    s.flat(box(-8, -36, 8, 34), '#F6D98A', still)
    ruledFrame(s, box(...BOX), 3.4)
    ruledFrame(s, box(-40, -36, 40, -16), 3.4)
    s.contour(through(trace('0,-36 -30,-58 -34,-40'), true, 4), 3.4)
    s.contour(through(trace('0,-36 30,-58 34,-40'), true, 4), 3.4)
  })
}

export const GAP = 26
export const SCREEN = 250
const HALF = 84
const LOW = 84
/** A strip of three panels, with so much empty before the last. */
export const stripCells = (top: number, before: number): readonly [Cell, Cell, Cell] => {
  const second = top + LOW + GAP
  const last = second + LOW + before
  return [
    [-HALF, top, HALF, top + LOW],
    [-HALF, second, HALF, second + LOW],
    [-HALF, last, HALF, last + 186],
  ]
}
export const quiet = (s: Sheet, [first, second]: readonly [Cell, Cell, Cell]) => {
  panel(s, first, '#DCE8EA', () => somebody(s, [-20, first[1] + 52], 38, heroine))
  panel(s, second, '#F4EBDD', () => present(s, [16, second[1] + 50], 0.84))
}
export const surprise = (s: Sheet, [l, t, r, b]: Cell) =>
  panel(s, [l, t, r, b], '#FFF4C9', () => {
    const at: Point = [(l + r) / 2, t + 92]
    s.scatter(wedges({ at, from: (_, i) => 74 + (i % 3) * 10, to: box(l, t, r, b), count: 40 }, 2.6), s.line, {
      layer: 'ink',
    })
    somebody(s, at, 54, { ...heroine, mood: 'shock' })
  })
/** Somebody who holds a phone as far away as the arm reaches. */
export const reading: Stance = {
  shoulders: '0.3,1.7 -0.4,1.7',
  hips: '0.3,4.1 -0.3,4.1',
  arms: '1.7,2.2 3.1,1.6 -1.0,2.9 -0.7,4.2',
  legs: '0.5,6.2 0.6,8.3 -0.5,6.2 -0.6,8.3',
  feet: [0, 0],
}

/** A balloon with columns of writing, each so much of its height, as thick as they are large. */
export function words(s: Sheet, [x, y]: Point, [rx, ry]: Point, lengths: readonly number[], width: number) {
  const round = ellipse(x, y, rx, ry).slice(0, -1)
  s.flat(round, WHITE, { still: true, layer: 'ink', knock: true })
  s.contour(round, 4)
  bars(s, [x, y], [rx, ry], lengths, width)
}
export function bars(s: Sheet, at: Point, [rx, ry]: Point, lengths: readonly number[], width: number) {
  const size = width * 1.9
  const columns = lengths.map((long) => Math.max(1, Math.round((ry * 1.12 * long) / size)))
  const gap = (rx * 1.24) / lengths.length / size
  writing(s, at, columns, size, { colour: '#3A4050', gap, weight: 0.09 })
}

export type Hue = (colour: string) => string
const grey = (colour: string) => {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16)) as [number, number, number]
  return (r * 0.3 + g * 0.6 + b * 0.1) / 255
}
export const hues: readonly Hue[] = [
  (colour) => colour,
  (colour) => between('#6E5138', '#F6EBD8', grey(colour)),
  (colour) => multiply(colour, '#6F74B8'),
]
export const gaps = ['#FFFFFF', '#D9C3A0', '#3A3F74'] as const
/** Two who walk past a house, or the same long ago. */
export function place(s: Sheet, [l, t, r, b]: Cell, hue: Hue, child = false) {
  panel(s, [l, t, r, b], hue('#A9D3E8'), () => {
    const x = (at: number) => l + (r - l) * at
    const y = (at: number) => t + (b - t) * at
    const at = (noted: string) => trace(noted).map(([px, py]): Point => [x(px), y(py)])
    s.flat(at('0,0.7 1,0.62 1,1 0,1'), hue('#8DB56F'), still)
    s.flat(at('0.62,0.34 0.94,0.34 0.94,0.74 0.62,0.74'), hue('#F1E3C6'), still)
    s.flat(at('0.58,0.38 0.66,0.1 0.9,0.1 0.98,0.38'), hue('#C8573F'), still)
    s.flat(at('0.7,0.46 0.78,0.46 0.78,0.6 0.7,0.6'), hue === hues[2] ? '#FFD98A' : hue('#7FA7B8'), still)
    const size = (b - t) * (child ? 0.22 : 0.28)
    const who = {
      ...heroine,
      hair: hue('#7A4B5E'),
      cloth: hue('#F0C24F'),
      skin: hue(SKIN),
      mood: 'glad',
      cut: child ? 'twin' : 'bob',
    } as const
    somebody(s, [x(0.28), y(child ? 0.58 : 0.5)], size, who)
  })
}

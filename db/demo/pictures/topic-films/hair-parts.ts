import { box } from '../backdrop.ts'
import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { drawHead } from '../figure/head.ts'
import { bend, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light } from '../step-films/face.ts'
import { bust, faceCross, lowerSkull, skull, type Wearer } from '../step-films/hair-heads.ts'
import type { Draw } from './topic.ts'

export const HAIR = '#B8763F'
export const SHADE = '#8C5229'
export const SHINE = '#F2CF9C'

export const girl: Wearer = {
  ...{ ...cast.girl, lit: false, neck: true, mood: 'smile', part: 0, yaw: 0 },
  ...{ hair: HAIR, hairLight: '#EBBE86', hairDark: SHADE, cloth: '#7FA8C9', clothDark: '#5F86A8', collar: 'sailor' },
}

const inFrame = (s: Sheet, [x, y]: Point, draw: () => void) => s.within(box(-x, -y, x, y), draw, true)
export const largeHead = (draw: Draw) => (s: Sheet) =>
  inFrame(s, [390, 318], () => s.at(0, -20, { scale: 182 }, () => draw(s)))
export const smallHead = (draw: Draw) => (s: Sheet) =>
  inFrame(s, [190, 150], () => s.at(24, -2, { scale: 96 }, () => draw(s)))

/** A lock as two edges, each from its root to the tip they share. */
type Lock = readonly [left: string, right: string]
const edgeOf = (noted: string) => through(trace(noted), false, 5)
const shapeOf = ([left, right]: Lock) => [...edgeOf(left), ...edgeOf(right).toReversed()]

const fringe: readonly Lock[] = [
  [
    '0.08,-1.2 -0.56,-0.98 -0.86,-0.4 -0.78,-0.06 -0.52,0.08',
    '0.08,-1.2 -0.02,-0.8 -0.12,-0.34 -0.28,-0.06 -0.52,0.08',
  ],
  ['0.08,-1.2 0,-0.8 -0.08,-0.38 0,-0.1 0.22,0.06', '0.08,-1.2 0.3,-0.92 0.42,-0.56 0.4,-0.22 0.22,0.06'],
  ['0.08,-1.2 0.34,-0.92 0.46,-0.5 0.54,-0.2 0.74,-0.06', '0.08,-1.2 0.6,-0.98 0.82,-0.6 0.86,-0.3 0.74,-0.06'],
]
const sides: readonly Lock[] = [
  ['-0.94,-0.7 -1.12,-0.1 -1.16,0.4 -1.24,0.86 -1.1,1.16', '-0.78,-0.5 -0.84,0 -0.84,0.5 -0.9,0.94 -1.1,1.16'],
  ['-0.86,-0.5 -0.92,0 -0.94,0.4 -0.92,0.74 -0.72,0.98', '-0.72,-0.5 -0.76,0 -0.74,0.4 -0.72,0.66 -0.72,0.98'],
  ['0.78,-0.5 0.84,0 0.86,0.5 0.86,0.84 1.02,1.0', '0.94,-0.7 1.12,-0.1 1.16,0.3 1.2,0.7 1.02,1.0'],
  ['0.72,-0.5 0.74,0 0.72,0.5 0.72,0.84 0.84,1.2', '0.86,-0.5 0.92,0 0.94,0.5 0.96,0.9 0.84,1.2'],
]
const back: readonly Lock[] = [
  ['-1.0,0 -1.22,0.6 -1.2,1.1 -0.9,1.5', '-0.3,0 -0.34,0.7 -0.5,1.2 -0.9,1.5'],
  ['-0.6,0 -0.5,0.8 -0.4,1.2 -0.16,1.44', '0.5,0 0.4,0.7 0.24,1.2 -0.16,1.44'],
  ['0.2,0 0.3,0.7 0.5,1.1 0.78,1.46', '1.0,0 1.22,0.6 1.16,1.1 0.78,1.46'],
]
/** Small ones that leave the large ones. */
const strays: readonly Lock[] = [
  ['-0.2,-0.6 -0.26,-0.2 -0.24,0.02 -0.12,0.22', '-0.1,-0.6 -0.16,-0.2 -0.16,0 -0.12,0.22'],
  ['-1.1,0.4 -1.24,0.7 -1.34,0.86 -1.46,0.9', '-1.04,0.5 -1.16,0.82 -1.3,0.92 -1.46,0.9'],
  ['1.08,0.3 1.2,0.6 1.3,0.72 1.42,0.74', '1.04,0.4 1.14,0.72 1.28,0.8 1.42,0.74'],
  ['0.5,-0.5 0.44,-0.2 0.42,-0.06 0.46,0.14', '0.56,-0.5 0.52,-0.2 0.5,-0.04 0.46,0.14'],
]
const cap = trace('-0.94,-0.7 -0.66,-1.04 -0.3,-1.22 0.08,-1.25 0.44,-1.2 0.74,-1.0 0.94,-0.7 0.7,-0.4 -0.7,-0.4')
const crown = through(cap.slice(0, 7), false, 5)

export function roughHead(s: Sheet, line: Line = light) {
  skull(s, girl, line)
  lowerSkull(s, girl, line)
  faceCross(s, girl, line)
}

/** Front, sides and back, each in a tint of its own. */
export function masses(s: Sheet, line: Line) {
  const front = trace(
    '0.08,-1.24 -0.5,-1.04 -0.84,-0.5 -0.8,-0.08 -0.54,0.06 -0.28,-0.08 -0.1,-0.24 0.02,-0.08 0.22,0.05 0.4,-0.2 0.48,-0.36 0.6,-0.16 0.74,-0.07 0.87,-0.34 0.62,-1.0',
  )
  const side = (k: number) =>
    trace('0.9,-0.7 1.12,-0.1 1.18,0.5 1.2,0.9 0.98,1.1 0.76,1.1 0.74,0.4 0.74,-0.34').map(([x, y]): Point => [
      k * x,
      y,
    ])
  const behind = trace('-0.72,0.9 -1.14,0.98 -0.9,1.46 0,1.44 0.84,1.46 1.14,0.98 0.72,0.9 0.4,1.02 0,1.1 -0.4,1.02')
  for (const [shape, tint] of [
    [behind, '#CFDDEB'],
    [side(-1), '#D7E8CF'],
    [side(1), '#D7E8CF'],
    [front, '#F7DDC8'],
  ] as const) {
    s.flat(shape, tint, { still: true })
    line(s, through([...shape, shape[0]!], false, 5), 2)
  }
}

/** Where the masses part into locks. */
export function lockLines(s: Sheet, line: Line) {
  for (const [all, from] of [
    [back, 0.9],
    [sides, -0.4],
    [fringe, -2],
  ] as const)
    for (const edge of all.flat())
      line(
        s,
        edgeOf(edge).filter(([, y]) => y > from),
        2,
      )
}

function inkLock(s: Sheet, lock: Lock, colour: string) {
  s.flat(shapeOf(lock), colour, { knock: true, corners: true, still: true })
  for (const edge of lock) s.ink(edgeOf(edge), 4.4, { in: 0.5, out: 0.25 })
}

type Hair = { strays?: true; comb?: true; inHair?: Draw }
/** The girl with this hair, in ink and colour, and what is laid upon the hair. */
export function lockedHead(s: Sheet, { strays: loose, comb, inHair }: Hair = {}) {
  const before = () => {
    for (const lock of sides) inkLock(s, lock, HAIR)
    s.flat(cap, HAIR, { knock: true, corners: true, still: true })
    s.flat(trace('0.94,-0.7 0.74,-1.0 0.7,-0.7 0.76,-0.4'), SHADE, { still: true })
    if (comb) inkComb(s)
    else for (const lock of fringe) inkLock(s, lock, HAIR)
    s.ink(crown, 6, { in: 0.08, out: 0.1, least: 0.4 })
    for (const strand of ['-0.36,-1.1 -0.62,-0.8 -0.7,-0.46', '0.24,-0.98 0.3,-0.74 0.28,-0.5'])
      s.ink(trace(strand), 2.6, { in: 0.3, out: 0.8 })
    if (loose) for (const lock of strays) inkLock(s, lock, HAIR)
    inHair?.(s)
  }
  const behind = () => back.forEach((lock) => inkLock(s, lock, SHADE))
  drawHead(s, plainHead(s, { ...girl, bareBrow: true, own: { bust, hair: { behind, before } } }))
}

/** Bundles of one width and one length. */
function inkComb(s: Sheet) {
  const [count, from, wide] = [11, -0.88, 0.16]
  for (let i = 0; i < count; i++) {
    const x = from + i * wide
    const root = 0.08 + (x - 0.08) * 0.3
    const tip: Point = [x + wide / 2, 0.12]
    const left = bend([root, -1.18], [x - 0.02, -0.8], [x, -0.06])
    const right = bend([root + wide * 0.3, -1.18], [x + wide - 0.02, -0.8], [x + wide, -0.06])
    s.flat([...left, tip, ...right.toReversed()], HAIR, { knock: true, corners: true, still: true })
    s.ink([...left.slice(4), tip], 4, { corners: true, in: 0.5, out: 0.1 })
    s.ink([...right.slice(4), tip], 4, { corners: true, in: 0.5, out: 0.1 })
  }
}

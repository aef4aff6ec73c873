import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'

export const SKIN = '#F6D6BC'
const soft = (noted: string) => through(trace(noted), false, 5)
const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
const both = (noted: string) => {
  const right = soft(noted)
  return [...right, ...mirrored(right).toReversed()]
}
const corners = { corners: true } as const

const face = both('0,-0.9 0.7,-0.6 0.86,0 0.8,0.46 0.56,0.8 0.22,1.02 0,1.06')
const ear = soft('0.8,0.0 0.98,-0.04 1.0,0.22 0.9,0.42 0.78,0.4')
type Cut = { behind?: readonly Point[]; before: readonly Point[]; strands: readonly string[] }
const cuts = {
  bob: {
    behind: both('0,-1.1 0.8,-0.9 1.14,-0.1 1.2,0.7 1.1,1.14 0.6,1.3 0,1.3'),
    before: [
      ...soft(
        '-0.84,1.06 -1.16,1.1 -1.22,0.5 -1.12,-0.3 -0.9,-0.86 -0.4,-1.22 0.08,-1.27 0.5,-1.18 0.92,-0.84 1.12,-0.3 1.22,0.5 1.16,1.1 0.84,1.06',
      ),
      ...trace(
        '0.8,0.5 0.8,-0.1 0.72,-0.36 0.62,-0.02 0.48,-0.36 0.2,0.02 -0.02,-0.4 -0.34,0.04 -0.62,-0.3 -0.8,0 -0.8,0.5',
      ),
    ],
    strands: ['0.04,-1.2 -0.04,-0.8 -0.02,-0.44', '0.1,-1.2 0.4,-0.86 0.5,-0.42'],
  },
  bun: {
    before: [
      ...soft('-0.9,0.1 -1.02,-0.4 -0.8,-0.94 -0.4,-1.18 0,-1.24 0.4,-1.18 0.8,-0.94 1.02,-0.4 0.9,0.1'),
      ...soft('0.78,-0.2 0.56,-0.54 0.2,-0.66 -0.2,-0.66 -0.56,-0.54 -0.78,-0.2'),
    ],
    strands: ['-0.1,-1.16 -0.5,-0.9 -0.72,-0.42', '0.1,-1.16 0.5,-0.9 0.72,-0.42', '0,-1.18 0,-0.9 0,-0.7'],
  },
  short: {
    before: [
      ...soft(
        '-0.86,0.2 -1.06,0.1 -1.1,-0.4 -0.9,-0.92 -0.4,-1.22 0.1,-1.28 0.6,-1.14 1.0,-0.76 1.12,-0.2 1.04,0.14 0.86,0.2',
      ),
      ...trace('0.84,-0.1 0.7,-0.4 0.56,-0.12 0.36,-0.44 0.1,-0.1 -0.14,-0.44 -0.44,-0.1 -0.64,-0.42 -0.84,-0.1'),
    ],
    strands: ['0.2,-1.16 0.06,-0.9 0.04,-0.6', '0.5,-1.06 0.7,-0.8 0.76,-0.5'],
  },
} satisfies Record<string, Cut>
export type Hair = keyof typeof cuts

const hairBehind = (s: Sheet, hair: Hair, colour: string) => {
  const { behind }: Cut = cuts[hair]
  if (behind) s.solid(behind, darker(colour), 5, corners)
}
export function hairBefore(s: Sheet, hair: Hair, colour: string) {
  const { before, strands }: Cut = cuts[hair]
  s.flat(before, colour, { knock: true, ...corners, still: true })
  s.within(
    before,
    () =>
      s.flat(trace('0.7,-1.3 1.4,-1 1.4,1.3 0.9,1.3 1.0,0.2 0.86,-0.5'), darker(colour), { still: true, opacity: 0.7 }),
    true,
  )
  s.contour(before, 6, corners)
  for (const strand of strands) s.ink(trace(strand), 3.4, { in: 0.3, out: 0.6 })
}

/** A head of few lines, for people of whom not the face is the matter. */
export function simpleHead(s: Sheet, hair: Hair, colour: string) {
  hairBehind(s, hair, colour)
  if (hair === 'bun') s.solid(ellipse(0, -1.36, 0.42, 0.36), colour, 5)
  if (hair !== 'bob') for (const side of [ear, mirrored(ear)]) s.solid(side, SKIN, 4, corners)
  s.flat(face, SKIN, { knock: true, ...corners, still: true })
  for (const k of [-1, 1]) s.flat(ellipse(k * 0.52, 0.56, 0.16, 0.1), '#F0A590', { still: true })
  s.contour(face, 5, corners)
  for (const k of [-1, 1]) {
    s.black(ellipse(k * 0.36, 0.26, 0.11, 0.17))
    s.white(ellipse(k * 0.36 - 0.03, 0.19, 0.045, 0.06), { layer: 'ink' })
    s.ink(
      trace('0.18,0.1 0.34,0.03 0.54,0.12').map(([x, y]): Point => [k * x, y]),
      5,
    )
    s.ink(
      trace('0.2,-0.14 0.38,-0.2 0.54,-0.12').map(([x, y]): Point => [k * x, y]),
      4,
    )
  }
  s.ink(trace('-0.16,0.7 0,0.76 0.16,0.7'), 4.4)
  hairBefore(s, hair, colour)
}

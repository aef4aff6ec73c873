import { box } from '../backdrop.ts'
import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { drawExpression, type Expression, mouths } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { bend, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { to } from '../step-films/moods.ts'
import { between } from '../tones.ts'

const YAW = 0.12
export const sides = [-1, 1] as const

type Face = Expression | 'surprise' | 'wide eyes'
type Who = { person: 'boy' | 'girl' | 'woman'; cloth: string; raised?: boolean }

/** Head and shoulders of somebody who feels something; `more` is drawn on the face. */
export function someone(s: Sheet, { person, cloth, raised }: Who, face: Face, more?: (s: Sheet) => void) {
  const features = (sheet: Sheet, look: HeadLook) => {
    if (typeof face === 'string') startled(sheet, look, face === 'surprise')
    else drawExpression(face)(sheet, look)
    more?.(sheet)
  }
  const who = cast[person]
  const look = plainHead(s, {
    ...{ ...who, lit: false, bareBrow: true, yaw: YAW, neck: true, collar: 'crew', cloth, part: 0.1 },
    clothDark: between(cloth, '#2B2A40', 0.25),
    own: { features, hair: hairOf(person), ...(raised && { bust: raisedBust }) },
  })
  drawHead(s, look)
}

const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
const FRINGE = trace(
  '-0.9,0.1 -0.86,-0.2 -0.72,-0.68 -0.52,-0.46 -0.26,-0.8 0.02,-0.5 0.28,-0.8 0.54,-0.46 0.74,-0.68 0.86,-0.2 0.9,0.1',
)
const fringe = FRINGE.slice(1).flatMap((to, i) => {
  const from = FRINGE[i]!
  return bend(from, [(from[0] + to[0]) / 2 + (i % 2 ? 0.05 : -0.05), (from[1] + to[1]) / 2], to, 5)
})
/** From beside the face up to the crown, and what hangs behind it. */
const cuts = {
  boy: ['0.9,0.1 0.95,0.36 1.04,0.1 1.14,-0.2 1.12,-0.62 0.9,-1.0 0.5,-1.24 0,-1.3', ''],
  girl: [
    '0.9,0.1 0.9,0.6 0.84,0.98 1.06,1.02 1.2,0.5 1.18,-0.3 1.08,-0.72 0.86,-1.06 0.46,-1.26 0,-1.3',
    '1,-0.2 1.16,0.5 1.1,1.06 0.9,1.2 0.4,1.1',
  ],
  woman: [
    '0.9,0.1 0.9,0.7 0.96,1.4 0.9,2.1 1.2,2.0 1.3,1.2 1.24,0.4 1.18,-0.3 1.08,-0.72 0.86,-1.06 0.46,-1.26 0,-1.3',
    '1,-0.2 1.2,0.6 1.24,1.8 0.9,2.2 0.4,2.1',
  ],
} as const

/** Hair as one mass, with one light and one shade. */
function hairOf(person: Who['person']) {
  const [outer, back] = cuts[person]
  const side = through(trace(outer))
  const mass = [...fringe, ...side, ...mirrored(side).toReversed()]
  return {
    behind: (s: Sheet, look: HeadLook) => {
      if (back)
        s.solid([...trace(back), ...mirrored(trace(back)).toReversed(), [-0.7, -0.6], [0.7, -0.6]], look.hairDark, 5)
    },
    before: (s: Sheet, look: HeadLook) => {
      s.flat(mass, look.hair, { knock: true, still: true, corners: true })
      s.within(
        mass,
        () => {
          s.flat(trace('1.3,-1 0.98,-0.66 0.92,0 0.98,0.6 1,2.3 1.5,2.3'), look.hairDark, { still: true })
          s.flat(
            trace('-0.84,-0.56 -0.66,-0.84 -0.3,-1.02 0.14,-1.04 0.14,-0.96 -0.26,-0.92 -0.54,-0.76 -0.76,-0.48'),
            look.hairLight,
            { still: true },
          )
        },
        true,
      )
      s.ink(fringe, 5, { corners: true, in: 0.03, out: 0.03, least: 0.5 })
      s.ink([...side, ...mirrored(side).toReversed()], 6.4, { corners: true, in: 0.03, out: 0.03, least: 0.5 })
    },
  }
}

/** Lids that leave the iris free: white above it, and below. */
function startled(s: Sheet, look: HeadLook, open: boolean) {
  for (const side of sides) {
    const at = (x: number, y: number): Point => to(side * (0.43 + x * 0.22), 0.2 + y * 0.26)
    const round = (points: readonly Point[]) => points.map(([x, y]) => at(x, y))
    const eye = round(ellipse(0, 0, 0.92, 0.98))
    s.white(eye, { knock: true })
    s.flat(round(ellipse(0, 0.04, 0.4, 0.42)), look.iris, { still: true })
    s.black(round(ellipse(0, 0.04, 0.18, 0.2)))
    s.white(round(ellipse(-0.16, -0.14, 0.13, 0.13)), { layer: 'ink' })
    s.contour(round(ellipse(0, 0.04, 0.4, 0.42)), 3)
    s.contour(eye, 3)
    s.ink(round(ellipse(0, 0, 0.95, 1, { from: 3.3, to: 6.1 })), 7, { in: 0.3, out: 0.3 })
    const up = open ? 0.1 : 0.04
    s.ink([to(side * 0.2, -0.26 - up), to(side * 0.45, -0.36 - up), to(side * 0.7, -0.24 - up)], 8, {
      in: 0.2,
      out: 0.6,
    })
  }
  s.ink([to(0.03, 0.46), to(0.09, 0.57), to(0, 0.59)], 3, { in: 0.8, out: 0.3 })
  if (!open)
    return s.ink(
      mouths.flat.shape.map(([u, v]) => to(u!, v!)),
      5,
    )
  const mouth = MOUTH.map(([u, v]) => to(u, v))
  s.flat(mouth, look.mouth, { knock: true, still: true })
  s.within(mouth, () => s.flat(ellipse(...to(0, 1), 0.14, 0.08), look.blush, { still: true }))
  s.contour(mouth, 5)
}
/** Opened upright, as one draws in air. */
export const MOUTH = ellipse(0, 0.82, 0.11, 0.16)

/** Shoulders up to the jaw, and hardly a neck. */
const RAISED = trace('0.3,0.98 0.8,0.98 1.34,1.1 1.6,1.5 1.72,3.4')
export const shoulder = (side: number) => RAISED.map(([x, y]): Point => [side * x, y])
function raisedBust(s: Sheet, look: HeadLook) {
  s.flat(trace('-0.4,0.6 0.4,0.6 0.4,1.2 -0.4,1.2'), look.blush, { knock: true, corners: true, still: true })
  const body = [...shoulder(1), ...shoulder(-1).toReversed(), [0, 1.26] as Point]
  s.flat(body, look.cloth, { knock: true, still: true })
  s.within(body, () =>
    s.flat(trace('1,1 1.9,1.1 1.9,3.4 1.06,3.4 1.2,2'), look.clothDark, { still: true, opacity: 0.6 }),
  )
  for (const side of sides) {
    s.ink(shoulder(side), 6.4, { in: 0.1, out: 0.1 })
    s.ink(
      trace('1.16,1.9 1.1,2.3 1.14,2.7').map(([x, y]): Point => [side * x, y]),
      4,
      { in: 0.2, out: 0.4 },
    )
  }
  s.ink(trace('-0.32,1.0 -0.16,1.2 0,1.26 0.16,1.2 0.32,1.0'), 5)
}

/** A small hollow beyond each corner of the mouth. */
export const hollows = (s: Sheet, line: Line = now) => {
  for (const k of sides) line(s, bend(to(k * 0.43, 0.57), to(k * 0.48, 0.62), to(k * 0.43, 0.69)), 4)
}
/** The round of the cheek, pushed up by the mouth. */
export const cheeks = (s: Sheet, line: Line = now) => {
  for (const k of sides) line(s, bend(to(k * 0.34, 0.62), to(k * 0.56, 0.36), to(k * 0.82, 0.56)), 3.6)
}
/** Lower lids, pushed up into bows. */
export const pushedLids = (s: Sheet, line: Line = now) => {
  for (const k of sides) line(s, bend(to(k * 0.24, 0.26), to(k * 0.43, 0.02), to(k * 0.64, 0.26)), 5)
}
/** Between the brows: upright where they draw together, slanting where they rise. */
export const creases = (s: Sheet, rising: boolean, line: Line = now) => {
  for (const k of sides)
    line(s, rising ? [to(k * 0.09, -0.32), to(k * 0.03, -0.2)] : [to(k * 0.075, -0.22), to(k * 0.05, -0.04)], 4)
}
/** How far it is from the brow to the eye. */
export const apart = (s: Sheet, { brow: [inner, outer] }: Expression) => {
  const top = -0.27 + (inner + outer) / 2
  for (const k of sides) {
    const ends = [to(k * 0.44, top), to(k * 0.44, 0.06)] as const
    now(s, ends, 3)
    for (const [x, y] of ends)
      now(
        s,
        [
          [x - 0.07, y],
          [x + 0.07, y],
        ],
        3,
      )
  }
}

/** Draws on a field of one colour, and nothing beyond it. */
export function onField(
  s: Sheet,
  [left, top, right, bottom]: readonly [number, number, number, number],
  colour: string,
  draw: () => void,
) {
  const field = box(left, top, right, bottom)
  s.flat(field, colour, { corners: true, still: true })
  s.within(field, draw, true)
}

import { box } from '../backdrop.ts'
import { plainHead } from '../covers/heads.ts'
import { awaySide, cheek, fringeShade, noseShade, painted, softFringe } from '../covers/shading.ts'
import type { Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import type { Point } from '../geometry.ts'
import type { Mark, Sheet } from '../sheet.ts'
import { inkThenColour } from './steps.ts'

/** The picture's own sheet, around the middle of its side. */
export const SHEET = [-195, -284, 195, 284] as const
const ruled = { corners: true, in: 0.02, out: 0.02, least: 0.8, shade: 0 }

export function inSheet(s: Sheet, ground: string, draw: () => void) {
  const corners = box(...SHEET)
  s.flat(corners, ground, { corners: true, still: true })
  s.within(corners, () => s.aside(11, draw), true)
  corners.forEach((corner, i) => s.ink([corner, corners[(i + 1) % 4]!], 4.4, ruled))
}

/** What is mended, and as which of the three: it lies where it belongs in the picture, waits for its step and hides nothing till then. */
const mends = new WeakMap<Mark, number>()
export function mend(s: Sheet, which: number, draw: () => void) {
  const from = s.marks.length
  draw()
  for (const mark of s.marks.slice(from)) {
    mends.set(mark, which)
    if (mark.kind === 'shape') mark.knock = ''
  }
}
export const allBut = (marks: Mark[]) => inkThenColour(marks.filter((mark) => !mends.has(mark)))
export const only = (which: number) => (marks: Mark[]) =>
  inkThenColour(marks.filter((mark) => mends.get(mark) === which))

export type Face = { at: Point; size: number; tilt?: number; face: Expression; shade: string; look: Partial<HeadLook> }

/** A head with shoulders whose skin is painted, as in a finished illustration. */
export function portrait(s: Sheet, { at, size, tilt = 0, face, shade, look }: Face, guides = false) {
  const patches = [
    { at: fringeShade, colour: shade, opacity: 0.4 },
    { at: awaySide, colour: shade, opacity: 0.34 },
    { at: noseShade, colour: shade, opacity: 0.5 },
    ...[-1, 1].map((side) => ({ at: cheek(side), colour: '#F0705C', opacity: 0.3 })),
  ]
  const pen = s.pen
  s.pen = (pen * size) / 130
  s.at(...at, { scale: size, rotate: tilt }, () =>
    drawHead(
      s,
      plainHead(s, {
        ...{ lash: 2, tall: 1.16, neck: true, guides },
        ...look,
        own: { features: painted(face, patches), fringe: softFringe, ...look.own },
      }),
    ),
  )
  s.pen = pen
}

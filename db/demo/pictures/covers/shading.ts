import { drawExpression, type Expression } from '../figure/expression.ts'
import { faceContour, onFace } from '../figure/face.ts'
import type { HeadLook, Tip } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Shade } from './limbs.ts'
import type { Sheet } from '../sheet.ts'
import { type Tones, VERMILION } from '../tones.ts'

/** Somebody of whom only the lines are drawn. */
export const uncoloured = ({ paper }: Tones) => ({
  ...{ hair: paper, hairLight: paper, hairDark: paper, skin: paper, blush: paper },
  ...{ cloth: paper, clothDark: paper, iris: paper, mouth: paper },
})

/** A patch of paint on a face, noted on its turned ball (u to the right, v down; 0.2 the eyes, 1 the chin). */
export type Patch = { at: readonly Point[]; colour: string; opacity?: number; corners?: boolean }

/** A face whose skin is painted before eyes, nose and mouth are drawn on it. */
export const painted = (face: Expression, patches: readonly Patch[]) => (s: Sheet, look: HeadLook) => {
  const to = onFace(look)
  const whole = [...faceContour(look), ...trace('-0.9,-0.6 -0.5,-1 0.5,-1 0.9,-0.6')]
  s.within(whole, () => {
    for (const { at, colour, opacity = 1, corners = false } of patches)
      s.flat(
        at.map(([u, v]) => to(u, v)),
        colour,
        { still: true, opacity, corners },
      )
  })
  drawExpression(face)(s, look)
}

/** A face in a picture that is lit: its far side, what the fringe casts, a warm cheek. */
export const shadedFace = (face: Expression, { colour, to, opacity = 0.3 }: Shade) => {
  const over = (at: readonly Point[]) => at.map(([u, v]): Point => [to[0] > 0 ? -u : u, v])
  return painted(face, [
    { at: over(fringeShade), colour, opacity: opacity * 0.8 },
    { at: over(awaySide), colour, opacity },
    ...[-1, 1].map((side): Patch => ({ at: cheek(side), colour: '#E8735F', opacity: 0.34 })),
  ])
}

/** The side that turns away from a light high on the right, down to the jaw. */
export const awaySide = trace(
  '-1.5,-0.9 -0.66,-0.7 -0.52,-0.2 -0.68,0.12 -0.7,0.34 -0.42,0.5 -0.4,0.66 -0.3,0.84 -0.1,0.94 0.04,1.2 -1.5,1.3',
)
/** What nose, lip and fringe cast under such a light. */
export const noseShade = trace('0.02,0.3 0.06,0.5 0.02,0.6 -0.16,0.62 -0.1,0.5')
export const lipShade = trace('-0.14,0.88 0.1,0.87 0.02,0.94 -0.08,0.94')
export const fringeShade = trace(
  '-1.4,-0.9 1.4,-0.9 1.3,-0.1 0.9,-0.02 0.6,-0.14 0.3,-0.02 0,-0.16 -0.4,0.02 -0.8,-0.04 -1.3,0.2',
)
export const cheek = (side: number): Point[] => ellipse(side * 0.56, 0.5, 0.26, 0.14).slice(0, -1)

export const softFringe: Tip[] = [
  { u: -1, v: 0.7 },
  { u: -0.74, v: -0.14 },
  { u: -0.36, v: -0.28, gap: -0.6 },
  { u: 0.06, v: -0.2 },
  { u: 0.5, v: -0.3, gap: -0.66 },
  { u: 0.8, v: -0.1 },
  { u: 1, v: 0.66 },
]

/** The teacher's pen. */
export const redLine = { colour: VERMILION, in: 0.1, out: 0.25, least: 0.5 }

export function redCross(s: Sheet, [x, y]: Point, r = 36) {
  for (const side of [-1, 1])
    s.ink(
      [
        [x - side * r, y - r],
        [x + side * r, y + r],
      ],
      15,
      redLine,
    )
}

export const redRound = (s: Sheet, [x, y]: Point, rx = 42, ry = rx, width = 12) =>
  s.ink(ellipse(x, y, rx, ry, { from: -1.9, to: 4.9 }), width, redLine)

export function arrow(s: Sheet, from: Point, to: Point, width = 12, colour = s.line) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  s.ink([from, to], width, { in: 0.05, out: 0.05, least: 0.8, colour })
  const wing = (turn: number): Point => [
    to[0] + Math.cos(angle + turn) * width * 2.6,
    to[1] + Math.sin(angle + turn) * width * 2.6,
  ]
  s.ink([wing(2.5), to, wing(-2.5)], width, { corners: true, in: 0.05, out: 0.05, least: 0.8, colour })
}

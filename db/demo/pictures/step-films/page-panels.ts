import { box } from '../backdrop.ts'
import { boy as plainBoy } from '../covers/manga-parts.ts'
import { drawExpression, type Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook, Tip } from '../figure/head-look.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Cell, high, type Shows, wide } from './page.ts'

/** Fringes that leave the eyes free, however small the head. */
const boyFringe: Tip[] = [
  { u: -1, v: 0.44 },
  { u: -0.66, v: -0.12 },
  { u: -0.24, v: -0.26, gap: -0.62 },
  { u: 0.2, v: -0.1 },
  { u: 0.62, v: -0.24, gap: -0.6 },
  { u: 1, v: 0.44 },
]
export const boy = (s: Sheet, with_: Partial<HeadLook> = {}) =>
  plainBoy(s, { ...with_, own: { fringe: boyFringe, ...with_.own } })

export const fill = (s: Sheet, cell: Cell, colour: string, opacity = 1) =>
  s.flat(box(...cell), colour, { corners: true, still: true, opacity })
export const size = (cell: Cell) => Math.min(wide(cell) * 0.82, high(cell))
/** A part of the way across a panel, and down it. */
export const within = ([l, t, r, b]: Cell, x: number, y: number): Point => [l + (r - l) * x, t + (b - t) * y]

/** How somebody's face fills a panel: who, where across it, how large. */
type Bust = { who: typeof boy; face: Expression; yaw: number; at?: number; large?: number; tilt?: number }
export const bust =
  ({ who, face, yaw, at = 0.5, large = 0.34, tilt = 0 }: Bust, ground: (s: Sheet, cell: Cell) => void): Shows =>
  (s, cell) => {
    ground(s, cell)
    const scale = size(cell) * large
    s.at(...within(cell, at, 0.48), { scale, rotate: tilt }, () =>
      drawHead(s, who(s, { yaw, own: { features: drawExpression(face) } })),
    )
  }

const HEAP = '-96,16 -98,-4 -72,-12 -70,-36 -42,-44 -26,-64 4,-60 16,-42 42,-46 54,-24 80,-22 98,-2 94,16 0,20'
/** A heaped cloud with a flat foot, so many units wide to either side. */
export function cloud(s: Sheet, [x, y]: Point, half: number, colour: string, pen = 3.4) {
  s.solid(
    trace(HEAP).map(([px, py]): Point => [x + (px / 98) * half, y + (py / 98) * half]),
    colour,
    pen,
  )
}

import { boxOfPoints, matrixOf, type Box, type Matrix } from '../../geometry.ts'
import { drawingLimits, EIGHTHS, type LayerName, type Placing, type Points } from '../../terms.ts'
import type { Point } from './view.ts'

/** A part that was taken off its layer with the lasso, and where it is to go. */
export type Selection = { layer: LayerName; lasso: Points; placing: Placing; taken: Box }

const LEAST_SIDE = 6
const SCALES = [100, 8_000] as const

export const unmoved: Placing = { dx: 0, dy: 0, scale: 1_000, turn: 0 }
export const isMoved = ({ dx, dy, scale, turn }: Placing) => dx !== 0 || dy !== 0 || scale !== 1_000 || turn !== 0

/** A line that was drawn so shortly that it was a press takes nothing. */
export function isLasso({ xs, ys }: Points): boolean {
  const { width, height } = boxOfPoints({ xs, ys })
  return xs.length > 2 && width >= LEAST_SIDE && height >= LEAST_SIDE
}

export const boxOf = ({ lasso }: Pick<Selection, 'lasso'>): Box => boxOfPoints(lasso)
export const matrixFor = ({ lasso, placing }: Pick<Selection, 'lasso' | 'placing'>): Matrix =>
  matrixOf({ lasso, ...placing })

/** The middle of a part, where it lies now. */
export function middleOf({ lasso, placing }: Pick<Selection, 'lasso' | 'placing'>): Point {
  const { x, y, width, height } = boxOfPoints(lasso)
  return { x: x + width / 2 + placing.dx / EIGHTHS, y: y + height / 2 + placing.dy / EIGHTHS }
}

export const shifted = (placing: Placing, dx: number, dy: number): Placing => ({
  ...placing,
  dx: within(placing.dx + dx * EIGHTHS, drawingLimits.coordinate),
  dy: within(placing.dy + dy * EIGHTHS, drawingLimits.coordinate),
})

export const scaled = (placing: Placing, factor: number): Placing => ({
  ...placing,
  scale: Math.round(Math.min(SCALES[1], Math.max(SCALES[0], placing.scale * factor))),
})

/** By a share of a full turn. */
export function turned(placing: Placing, share: number): Placing {
  const turn = placing.turn + share * 1_000
  return { ...placing, turn: Math.round(turn - 1_000 * Math.round(turn / 1_000)) }
}

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(-most, value)))

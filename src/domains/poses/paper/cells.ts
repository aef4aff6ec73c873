import type { Size } from './homography.ts'

export type Cell = { x: number; y: number; width: number; height: number }

/** A figure stands in a cell that is a little higher than wide. */
const LIKELY = 3 / 4
export const MOST_COLUMNS = 10

/** In how many columns so many poses most likely stand on a sheet of that shape. */
export function likelyColumns(count: number, { width, height }: Size): number {
  const oddness = (columns: number) => {
    const rows = Math.ceil(count / columns)
    const empty = columns * rows - count
    return Math.abs(Math.log(width / columns / (height / rows) / LIKELY)) + (0.5 * empty) / count
  }
  const choices = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, at) => at + 1)
  return choices.reduce((best, columns) => (oddness(columns) < oddness(best) ? columns : best), 1)
}

/** The cells of a sheet, line by line; whole pixels, without a gap between them. */
export function cellsOf(count: number, columns: number, { width, height }: Size): Cell[] {
  const rows = Math.ceil(count / columns)
  const edge = (at: number, of: number, whole: number) => Math.round((at * whole) / of)
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const [x, y] = [edge(column, columns, width), edge(row, rows, height)]
    return { x, y, width: edge(column + 1, columns, width) - x, height: edge(row + 1, rows, height) - y }
  })
}

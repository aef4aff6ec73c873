import type { Size } from './homography.ts'
import type { Ink } from './ink.ts'
import { parted } from './parted.ts'

export type Cell = { x: number; y: number; width: number; height: number }
/** How a sheet is cut: its lines and where each of them is cut, in places of the ink's map. */
type Grid = { columns: number; rows: number[]; across: number[][]; cost: number }

/** A figure stands in a cell that is a little higher than wide. */
const LIKELY = 3 / 4
export const MOST_COLUMNS = 10

/** In how many columns so many poses most likely stand on this sheet. */
export function likelyColumns(count: number, ink: Ink): number {
  const cost = (columns: number) => costOf(gridOf(ink, count, columns), ink, count)
  const choices = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, at) => at + 1)
  return choices.map((columns) => ({ columns, cost: cost(columns) })).reduce((a, b) => (b.cost < a.cost ? b : a))
    .columns
}

/** The cells of a sheet, line by line, parted where the least was drawn; whole pixels. */
export function cellsOf(count: number, columns: number, ink: Ink): Cell[] {
  const { dot } = ink
  const places = placesOf(gridOf(ink, count, columns))
  if (places.some(({ width, height }) => width < 1 || height < 1)) return evenly(count, columns, ink)
  return places.map((one) => ({ x: one.x * dot, y: one.y * dot, width: one.width * dot, height: one.height * dot }))
}

/** More of them than the map has places. */
function evenly(count: number, columns: number, { width, height, dot }: Ink): Cell[] {
  const edge = (at: number, of: number, whole: number) => Math.round((at * whole * dot) / of)
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const [x, y] = [edge(column, columns, width), edge(row, rows, height)]
    return { x, y, width: edge(column + 1, columns, width) - x, height: edge(row + 1, rows, height) - y }
  })
}

/** Lines first; then each line on its own, for nobody draws in columns as straight as a ruler. */
function gridOf(ink: Ink, count: number, columns: number): Grid {
  const { width, height } = ink
  const lines = parted(
    Array.from({ length: height }, (_, y) => inkIn(ink, { x: 0, y, width, height: 1 })),
    Math.ceil(count / columns),
  )
  const across = lines.edges.slice(1).map((below, at) => {
    const y = lines.edges[at]!
    const row = Array.from({ length: width }, (_, x) => inkIn(ink, { x, y, width: 1, height: below - y }))
    // The last line may hold fewer: it is cut as far as they reach.
    return parted(row, Math.min(columns, count - at * columns))
  })
  const cost = lines.cost + across.reduce((sum, row) => sum + row.cost, 0) / across.length
  return { columns, rows: lines.edges, across: across.map(({ edges }) => edges), cost }
}

function placesOf({ rows, across }: Grid): Cell[] {
  return across.flatMap((edges, at) =>
    edges.slice(1).map((right, column) => {
      const [x, y] = [edges[column]!, rows[at]!]
      return { x, y, width: right - x, height: rows[at + 1]! - y }
    }),
  )
}

function inkIn({ dark, width: wide }: Ink, { x, y, width, height }: Cell): number {
  let sum = 0
  for (let row = y; row < y + height; row++)
    for (let at = row * wide + x; at < row * wide + x + width; at++) sum += dark[at]!
  return sum
}

/** What speaks against a grid: figures that are cut, cells in which nothing was drawn, and shapes that are unlikely. */
function costOf(grid: Grid, ink: Ink, count: number): number {
  const cells = placesOf(grid)
  const drawn = cells.map((cell) => inkIn(ink, cell))
  const usual = drawn.toSorted((a, b) => a - b)[Math.floor(drawn.length / 2)]!
  const empty = drawn.filter((sum) => sum < usual * 0.15).length / count
  const shape = likeness(count, grid.columns, ink)
  return grid.cost + 2 * empty + 0.1 * shape
}

function likeness(count: number, columns: number, { width, height }: Size): number {
  const rows = Math.ceil(count / columns)
  const missing = columns * rows - count
  return Math.abs(Math.log(width / columns / (height / rows) / LIKELY)) + (0.5 * missing) / count
}

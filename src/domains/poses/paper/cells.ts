import type { Size } from './homography.ts'
import type { Ink } from './ink.ts'
import { parted } from './parted.ts'

export type Cell = { x: number; y: number; width: number; height: number }
/** How a sheet is cut: the edges of its lines, and those of the things in each line. */
export type Cut = { rows: number[]; across: number[][] }
/** One edge of it: between lines, or within the line `row`. */
export type Edge = { row: number | null; at: number }
/** The same in places of the ink's map. */
type Grid = Cut & { columns: number; cost: number }

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

/** Where a sheet is parted, line by line: where the least was drawn; in whole pixels. */
export function cutOf(count: number, columns: number, ink: Ink): Cut {
  const { dot } = ink
  const grid = gridOf(ink, count, columns)
  if (cellsOf(grid).some(({ width, height }) => width < 1 || height < 1)) return evenly(count, columns, ink)
  const inPixels = (edges: number[]) => edges.map((edge) => edge * dot)
  return { rows: inPixels(grid.rows), across: grid.across.map(inPixels) }
}

/** More of them than the map has places. */
function evenly(count: number, columns: number, { width, height, dot }: Ink): Cut {
  const edges = (to: number, of: number, whole: number) =>
    Array.from({ length: to + 1 }, (_, at) => Math.round((at * whole * dot) / of))
  const rows = Math.ceil(count / columns)
  const inRow = (row: number) => Math.min(columns, count - row * columns)
  return {
    rows: edges(rows, rows, height),
    across: Array.from({ length: rows }, (_, row) => edges(inRow(row), columns, width)),
  }
}

/** An edge that was moved by hand stays this far from those beside it. */
const ROOM = 8

/** The cut with one of its edges moved, as far as there is room. */
export function movedEdge(cut: Cut, { row, at }: Edge, to: number, { width, height }: Size): Cut {
  const move = (edges: number[], end: number) => {
    const [least, most] = [at === 0 ? 0 : edges[at - 1]! + ROOM, at === edges.length - 1 ? end : edges[at + 1]! - ROOM]
    return edges.with(at, Math.round(Math.max(least, Math.min(most, to))))
  }
  if (row === null) return { ...cut, rows: move(cut.rows, height) }
  return { ...cut, across: cut.across.with(row, move(cut.across[row]!, width)) }
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

/** What a cut leaves, line by line. */
export function cellsOf({ rows, across }: Cut): Cell[] {
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
  const cells = cellsOf(grid)
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

import type { Pixels } from './straighten.ts'

/** A coarse map of a sheet: where it is darker than the paper around it. `dot` is how many pixels one place stands for. */
export type Ink = { width: number; height: number; dot: number; dark: Uint8Array }

const MOST_PLACES = 240
/** Shadows of hand and telephone lie at the edge. */
const EDGE = 0.015

/** What was drawn on a sheet, whether in ink or in pale pencil, and however unevenly it is lit. */
export function inkOf(sheet: Pixels): Ink {
  const dot = Math.max(1, Math.round(Math.max(sheet.width, sheet.height) / MOST_PLACES))
  const [width, height] = [Math.floor(sheet.width / dot), Math.floor(sheet.height / dot)]
  const light = darkestOf(sheet, { width, height, dot })
  const around = meanAround(light, width, height)
  const found = light.map((value, at) => (value < around[at]! - Math.max(14, around[at]! * 0.09) ? 1 : 0))
  const dark = new Uint8Array(width * height)
  const [left, top] = [Math.ceil(width * EDGE), Math.ceil(height * EDGE)]
  for (let y = top; y < height - top; y++)
    for (let x = left; x < width - left; x++) {
      const at = y * width + x
      // A grain of the paper stands alone, a line has neighbours.
      if (found[at] && neighbours(found, at, width) > 1) dark[at] = 1
    }
  return { width, height, dot, dark }
}

type Coarse = { width: number; height: number; dot: number }

/** A line of pencil is thinner than a place of the map: its darkest pixel counts. */
function darkestOf({ data, width: wide }: Pixels, { width, height, dot }: Coarse): Float32Array {
  const light = new Float32Array(width * height).fill(255)
  for (let y = 0; y < height * dot; y++)
    for (let x = 0; x < width * dot; x++) {
      const from = (y * wide + x) * 4
      const value = data[from]! * 0.3 + data[from + 1]! * 0.59 + data[from + 2]! * 0.11
      const at = Math.floor(y / dot) * width + Math.floor(x / dot)
      if (value < light[at]!) light[at] = value
    }
  return light
}

/** How light it is around each place, within a sixteenth of the sheet to each side. */
function meanAround(light: Float32Array, width: number, height: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  const at = (x: number, y: number) => y * (width + 1) + x
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[at(x + 1, y + 1)] = light[y * width + x]! + sums[at(x, y + 1)]! + sums[at(x + 1, y)]! - sums[at(x, y)]!
  const reach = Math.max(4, Math.round(Math.max(width, height) / 16))
  const mean = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [x0, x1] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const [y0, y1] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
      const sum = sums[at(x1, y1)]! - sums[at(x0, y1)]! - sums[at(x1, y0)]! + sums[at(x0, y0)]!
      mean[y * width + x] = sum / ((x1 - x0) * (y1 - y0))
    }
  return mean
}

const neighbours = (found: ArrayLike<number>, at: number, width: number) =>
  found[at - 1]! +
  found[at + 1]! +
  found[at - width]! +
  found[at + width]! +
  found[at - width - 1]! +
  found[at - width + 1]! +
  found[at + width - 1]! +
  found[at + width + 1]!

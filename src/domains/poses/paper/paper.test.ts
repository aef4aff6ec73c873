import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, likelyColumns } from './cells.ts'
import { intoQuad, isSheet, sheetSize, type Quad } from './homography.ts'
import { straighten, type Pixels } from './straighten.ts'

const quad = (...corners: number[]): Quad =>
  [0, 2, 4, 6].map((at) => ({ x: corners[at]!, y: corners[at + 1]! })) as unknown as Quad

/** A photograph of a slanted sheet: left half of the sheet red, right half blue, the table grey. */
function photoOf(sheet: Quad, width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(128)
  const place = intoQuad(sheet)
  for (let u = 0; u < 1; u += 1 / 800)
    for (let v = 0; v < 1; v += 1 / 800) {
      const { x, y } = place(u, v)
      const at = (Math.floor(y) * width + Math.floor(x)) * 4
      data.set(u < 0.5 ? [200, 0, 0, 255] : [0, 0, 200, 255], at)
    }
  return { data, width, height }
}

describe('the photographed page', () => {
  it('has its corners where the hand put them, and its middle where perspective puts it', () => {
    const sheet = quad(100, 80, 300, 80, 380, 280, 20, 280)
    const place = intoQuad(sheet)
    for (const [at, [u, v]] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].entries()) {
      expect(place(u!, v!).x).toBeCloseTo(sheet[at]!.x, 6)
      expect(place(u!, v!).y).toBeCloseTo(sheet[at]!.y, 6)
    }
    // The diagonals cross there: nearer to the far edge than half way down.
    expect(place(0.5, 0.5).x).toBeCloseTo(200, 6)
    expect(place(0.5, 0.5).y).toBeCloseTo(80 + (200 * 200) / (200 + 360), 6)
  })

  it('is straightened: what was on its left half is left, and nothing of the table is seen', () => {
    const sheet = quad(60, 40, 260, 60, 300, 220, 20, 240)
    const { data, width, height } = straighten(photoOf(sheet, 320, 260), sheet, { width: 100, height: 80 })
    expect([width, height]).toEqual([100, 80])
    for (const y of [4, 40, 75])
      for (const x of [4, 25, 46, 54, 75, 95]) {
        const [red, , blue] = data.subarray((y * width + x) * 4)
        expect([x, y, red! > 150, blue! > 150]).toEqual([x, y, x < 50, x > 50])
      }
  })

  it('is no sheet where corners cross, turn back or lie in one line', () => {
    expect(isSheet(quad(0, 0, 10, 0, 10, 10, 0, 10))).toBe(true)
    expect(isSheet(quad(0, 0, 10, 10, 10, 0, 0, 10))).toBe(false)
    expect(isSheet(quad(0, 0, 0, 10, 10, 10, 10, 0))).toBe(false)
    expect(isSheet(quad(0, 0, 5, 5, 10, 10, 0, 10))).toBe(false)
    expect(isSheet(quad(0, 0, 10, 0, 4, 4, 0, 10))).toBe(false)
  })

  it('is as large as its edges, and no larger than is asked', () => {
    expect(sheetSize(quad(0, 0, 300, 0, 300, 400, 0, 400), 1000)).toEqual({ width: 300, height: 400 })
    expect(sheetSize(quad(0, 0, 3000, 0, 3000, 4000, 0, 4000), 1000)).toEqual({ width: 750, height: 1000 })
  })
})

describe('its cells', () => {
  it('cover the sheet for every number of poses and columns, each pixel at most once', () => {
    const some = fc.record({
      count: fc.integer({ min: 1, max: 120 }),
      width: fc.integer({ min: 200, max: 2000 }),
      height: fc.integer({ min: 200, max: 2000 }),
    })
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 10 }), ({ count, width, height }, columns) => {
        const cells = cellsOf(count, columns, { width, height })
        expect(cells).toHaveLength(count)
        for (const [at, cell] of cells.entries()) {
          expect(cell.x + cell.width).toBeLessThanOrEqual(width)
          expect(cell.y + cell.height).toBeLessThanOrEqual(height)
          const next = cells[at + 1]
          if (next && next.y === cell.y) expect(next.x).toBe(cell.x + cell.width)
        }
        const rows = Math.ceil(count / columns)
        if (count === rows * columns)
          expect(cells.reduce((sum, cell) => sum + cell.width * cell.height, 0)).toBe(width * height)
      }),
    )
  })

  it('stand in as many columns as figures are likely to', () => {
    expect(likelyColumns(1, { width: 300, height: 400 })).toBe(1)
    expect(likelyColumns(12, { width: 1200, height: 1200 })).toBe(4)
    expect(likelyColumns(10, { width: 2000, height: 1000 })).toBe(5)
    expect(likelyColumns(20, { width: 1000, height: 1400 })).toBe(4)
  })
})

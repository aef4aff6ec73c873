import { describe, expect, it } from 'vitest'
import { findSheet } from './find-sheet.ts'
import { intoQuad, isSheet, sheetSize, type Quad } from './homography.ts'
import { straighten, type Pixels } from './straighten.ts'

const quad = (...corners: number[]): Quad =>
  [0, 2, 4, 6].map((at) => ({ x: corners[at]!, y: corners[at + 1]! })) as unknown as Quad

type Colour = [red: number, green: number, blue: number]
type Colours = { table: Colour; left: Colour; right: Colour }
const plain: Colours = { table: [128, 128, 128], left: [200, 0, 0], right: [0, 0, 200] }

/** A photograph of a slanted sheet: left half of the sheet red, right half blue, the table grey. */
function photoOf(sheet: Quad, width: number, height: number, { table, left, right } = plain): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set([...table, 255], at)
  const place = intoQuad(sheet)
  for (let u = 0; u < 1; u += 1 / 800)
    for (let v = 0; v < 1; v += 1 / 800) {
      const { x, y } = place(u, v)
      const at = (Math.floor(y) * width + Math.floor(x)) * 4
      data.set([...(u < 0.5 ? left : right), 255], at)
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

describe('the first guess at its corners', () => {
  it('lies on the sheet of whoever photographed it on a darker table', () => {
    const sheet = quad(60, 40, 260, 60, 300, 220, 20, 240)
    const found = findSheet(
      photoOf(sheet, 320, 260, { table: [70, 60, 50], left: [240, 240, 235], right: [225, 225, 220] }),
    )!
    for (const [at, { x, y }] of found.entries()) {
      expect(Math.abs(x - sheet[at]!.x)).toBeLessThan(4)
      expect(Math.abs(y - sheet[at]!.y)).toBeLessThan(4)
    }
  })

  it('is none where no sheet stands out: a table as light as the paper, or a page that fills the photograph', () => {
    const white: Colours = { table: [240, 240, 235], left: [240, 240, 235], right: [240, 240, 235] }
    expect(findSheet(photoOf(quad(60, 40, 260, 60, 300, 220, 20, 240), 320, 260, white))).toBeNull()
    const grain = new Uint8ClampedArray(320 * 260 * 4).map((_, at) => (at * 7919) % 256)
    expect(findSheet({ data: grain, width: 320, height: 260 })).toBeNull()
  })
})

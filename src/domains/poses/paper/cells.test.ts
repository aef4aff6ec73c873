import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, cutOf, likelyColumns, movedEdge } from './cells.ts'
import { inkOf } from './ink.ts'
import type { Pixels } from './straighten.ts'

type Place = [x: number, y: number]
/** The ends of its limbs. */
type Figure = Place[]
type Page = { photo: Pixels; figures: Figure[] }

/** Numbers of chance that are the same each time. */
function chanceOf(seed: number) {
  let at = seed * 2_654_435_761 + 1
  return () => (at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}

/** A page as it is drawn by hand: lines of figures, none of them where a ruler would have put it, unevenly lit, in pencil. */
function pageOf(count: number, columns: number, seed: number): Page {
  const chance = chanceOf(seed)
  const rows = Math.ceil(count / columns)
  const [wide, high] = [150, 190]
  const [width, height] = [columns * wide * 1.3 + 80, rows * high * 1.4 + 100].map(Math.round) as [number, number]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const lit = 238 - 70 * (at / (width * height)) - 14 * chance()
    data.set([lit, lit, lit - 6, 255], at * 4)
  }
  const photo = { data, width, height }
  const figures: Figure[] = []
  for (let row = 0, y = 60; row < rows; row++) {
    let x = 40 + chance() * wide * 0.4
    for (let at = 0; at < Math.min(columns, count - row * columns); at++) {
      const tall = high * (0.6 + chance() * 0.25)
      const room = wide * (0.7 + chance() * 0.6)
      const middle: Place = [x + room / 2, y + high / 2 + (chance() - 0.5) * high * 0.1]
      const limbs = limbsOf(middle, tall, chance)
      for (const [from, to] of limbs) stroke(photo, from, to)
      figures.push(limbs.flat())
      x += room
    }
    y += high * (0.95 + chance() * 0.2)
  }
  return { photo, figures }
}

function limbsOf([x, y]: Place, tall: number, chance: () => number): [Place, Place][] {
  const at = (dx: number, dy: number): Place => [x + dx * tall, y + dy * tall]
  const reach = () => 0.12 + chance() * 0.2
  const [neck, hip] = [at(0, -0.3), at(0, 0.08)]
  return [
    [at(-0.07, -0.48), at(0.07, -0.48)],
    [at(-0.07, -0.48), neck],
    [at(0.07, -0.48), neck],
    [neck, hip],
    [at(0, -0.2), at(-reach(), (chance() - 0.5) * 0.4)],
    [at(0, -0.2), at(reach(), (chance() - 0.5) * 0.4)],
    [hip, at(-reach() / 1.5, 0.5)],
    [hip, at(reach() / 1.5, 0.5)],
  ]
}

function stroke({ data, width }: Pixels, [x0, y0]: Place, [x1, y1]: Place): void {
  const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0)) * 2
  for (let step = 0; step <= steps; step++) {
    const [x, y] = [x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps]
    for (const dx of [0, 1])
      for (const dy of [0, 1]) {
        const at = (Math.floor(y + dy) * width + Math.floor(x + dx)) * 4
        for (let part = 0; part < 3; part++) data[at + part] = Math.min(data[at + part]!, 120)
      }
  }
}

/** A cell is right where all of its figure is within, and nothing of another's. */
function rightOf({ figures }: Page, cells: ReturnType<typeof cellsOf>): number {
  return figures.filter((figure, at) => {
    const { x, y, width, height } = cells[at]!
    const holds = ([px, py]: Place) => px >= x - 2 && px <= x + width + 2 && py >= y - 2 && py <= y + height + 2
    const others = figures.filter((other) => other !== figure).flat()
    return (
      figure.every(holds) &&
      !others.some(([px, py]) => px > x + 4 && px < x + width - 4 && py > y + 4 && py < y + height - 4)
    )
  }).length
}

describe('the cells of a page', () => {
  it('of twenty poses drawn by hand are right in nineteen of twenty without a touch', () => {
    let [right, all] = [0, 0]
    for (let seed = 0; seed < 3; seed++)
      for (const columns of [4, 5]) {
        const page = pageOf(20, columns, seed)
        const ink = inkOf(page.photo)
        expect([seed, columns, likelyColumns(20, ink)]).toEqual([seed, columns, columns])
        right += rightOf(page, cellsOf(cutOf(20, columns, ink)))
        all += 20
      }
    expect(right / all).toBeGreaterThanOrEqual(0.95)
  })

  it('are found for a last line that is not full, for one line and for one pose', () => {
    for (const [count, columns] of [
      [10, 4],
      [11, 5],
      [7, 3],
      [5, 5],
      [1, 1],
    ] as const) {
      const page = pageOf(count, columns, count)
      const ink = inkOf(page.photo)
      expect([count, likelyColumns(count, ink)]).toEqual([count, columns])
      expect([count, rightOf(page, cellsOf(cutOf(count, columns, ink)))]).toEqual([count, count])
    }
  })

  it('are as many as there were poses, on the sheet and none over another, whatever is on it', () => {
    const some = fc.record({
      count: fc.integer({ min: 1, max: 120 }),
      columns: fc.integer({ min: 1, max: 10 }),
      width: fc.integer({ min: 200, max: 900 }),
      height: fc.integer({ min: 200, max: 900 }),
      seed: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(some, ({ count, columns, width, height, seed }) => {
        const chance = chanceOf(seed)
        const data = new Uint8ClampedArray(width * height * 4).map(() => (seed && chance() < 0.02 ? 20 : 240))
        const cells = cellsOf(cutOf(count, columns, inkOf({ data, width, height })))
        expect(cells).toHaveLength(count)
        for (const [at, cell] of cells.entries()) {
          expect(Math.min(cell.width, cell.height)).toBeGreaterThan(0)
          expect(cell.x + cell.width).toBeLessThanOrEqual(width)
          expect(cell.y + cell.height).toBeLessThanOrEqual(height)
          const next = cells[at + 1]
          if (next && next.y === cell.y) expect(next.x).toBe(cell.x + cell.width)
        }
      }),
      { numRuns: 15 },
    )
  })
})

it('an edge that is moved by hand changes the cells at its two sides alone, and passes no other edge', () => {
  const size = { width: 400, height: 300 }
  const cut = {
    rows: [0, 150, 300],
    across: [
      [10, 200, 390],
      [10, 390],
    ],
  }
  const moved = movedEdge(cut, { row: 0, at: 1 }, 150, size)
  expect(cellsOf(moved).map(({ x, width }) => [x, width])).toEqual([
    [10, 140],
    [150, 240],
    [10, 380],
  ])
  expect(movedEdge(cut, { row: 0, at: 1 }, 999, size).across[0]).toEqual([10, 382, 390])
  expect(movedEdge(cut, { row: 1, at: 1 }, 999, size).across[1]).toEqual([10, 400])
  expect(movedEdge(cut, { row: null, at: 1 }, -5, size).rows).toEqual([0, 8, 300])
  expect(movedEdge(cut, { row: null, at: 2 }, 280, size).rows).toEqual([0, 150, 280])
})

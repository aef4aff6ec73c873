import { describe, expect, it } from 'vitest'
import { drawFrom } from './draw-lots.ts'
import { whyCannotDraw } from './draw-rules.ts'

const seedOf = (number: number) => Buffer.alloc(32, number)

describe('a draw', () => {
  it('is the same for the same seed and entries, in whatever order they come, and names nobody twice [PL-056]', () => {
    const entries = Array.from({ length: 50 }, (_, id) => id + 1)
    const winners = drawFrom(seedOf(7), entries, 10)
    expect(drawFrom(seedOf(7), entries.toReversed(), 10)).toEqual(winners)
    expect(new Set(winners).size).toBe(10)
    expect(drawFrom(seedOf(8), entries, 10)).not.toEqual(winners)
  })

  it('favours nobody: over many seeds every entry wins about as often', () => {
    const wins = new Map([1, 2, 3, 4].map((id) => [id, 0]))
    for (let seed = 0; seed < 256; seed++)
      for (const of of [1, 2, 3, 4].map((part) => Buffer.concat([seedOf(seed).subarray(1), Buffer.from([part])])))
        for (const id of drawFrom(of, [1, 2, 3, 4], 1)) wins.set(id, wins.get(id)! + 1)
    for (const count of wins.values()) expect(Math.abs(count - 256)).toBeLessThan(60)
  })

  it('waits for the end of the lottery and for who applied last, to the minute [PL-056] [PL-044]', () => {
    const end = new Date('2026-12-01T00:00:00+09:00')
    const lottery = { opensAt: new Date(0), closesAt: end, applyUntil: end }
    const why = (at: string, entries = 3, isDrawn = false) =>
      whyCannotDraw(lottery, { entries, isDrawn }, new Date(`${at}+09:00`))
    expect(why('2026-11-30T23:59:59')).toBe('lottery-open')
    expect(why('2026-12-03T23:59:59')).toBe('entries-to-come')
    expect(why('2026-12-04T00:00:00')).toBeNull()
    expect(why('2026-12-04T00:00:00', 0)).toBe('nobody-entered')
    expect(why('2026-12-04T00:00:00', 3, true)).toBe('already-drawn')
  })
})

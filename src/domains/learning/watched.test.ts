import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clip, mostPlayed, playedLeg, watchedRatio } from './watched.ts'

it('counts at most double the time that went by, and five seconds', () => {
  expect(mostPlayed(0)).toBe(5_000)
  expect(mostPlayed(30_000)).toBe(65_000)
  expect(mostPlayed(-10)).toBe(5_000)
})

it('takes the way from the last point as played only when there was time for it', () => {
  expect(playedLeg(0, 65_000, 30_000)).toEqual([[0, 65_000]])
  expect(playedLeg(0, 65_001, 30_000)).toEqual([])
  expect(playedLeg(10_000, 10_000, 30_000)).toEqual([])
  expect(playedLeg(20_000, 10_000, 30_000)).toEqual([])
  expect(playedLeg(0, 600_000, 0)).toEqual([])
})

it('does not take a night between two logs for watching', () => {
  expect(playedLeg(0, 600_000, 8 * 3_600_000)).toEqual([])
  expect(playedLeg(0, 5_000, 8 * 3_600_000)).toEqual([[0, 5_000]])
})

it('keeps played stretches within the video', () => {
  expect(
    clip(
      [
        [-5, 10],
        [90, 120],
        [130, 140],
        [20, 20],
        [40, 30],
      ],
      100,
    ),
  ).toEqual([
    [0, 10],
    [90, 100],
  ])
})

it('rounds the watched share down and forgives two seconds', () => {
  expect(watchedRatio(0, 1_500)).toBe(0)
  expect(watchedRatio(50_999, 100_000)).toBe(50)
  expect(watchedRatio(97_999, 100_000)).toBe(97)
  expect(watchedRatio(98_000, 100_000)).toBe(100)
  expect(watchedRatio(100_000, 100_000)).toBe(100)
})

it('never falls while more is seen, and reaches 100 only when all but two seconds are', () => {
  const duration = fc.integer({ min: 1, max: 20_000_000 })
  fc.assert(
    fc.property(duration, fc.nat(), fc.nat(), (ms, a, b) => {
      const [less, more] = [Math.min(a, b) % (ms + 1), Math.max(a, b) % (ms + 1)].toSorted((x, y) => x - y) as [
        number,
        number,
      ]
      expect(watchedRatio(less, ms)).toBeLessThanOrEqual(watchedRatio(more, ms))
      expect(watchedRatio(more, ms) === 100).toBe(more > 0 && ms - more <= 2_000)
    }),
  )
})

it('clips to stretches that are in order, not empty and inside', () => {
  const range = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1e6, max: 1e6 }))
  fc.assert(
    fc.property(fc.array(range), fc.integer({ min: 1, max: 500_000 }), (ranges, ms) => {
      for (const [from, to] of clip(ranges, ms)) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(ms)
        expect(from).toBeLessThan(to)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lengthOf, union, without, type Ranges } from './ranges.ts'

const ranges = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 20 })))
  .map((all): Ranges =>
    union(
      all.map(([from, long]) => [from, from + long] as const),
      [],
    ),
  )
const has = (all: Ranges, at: number) => all.some(([from, to]) => from <= at && at < to)

it('keeps what was played twice only once', () => {
  expect(
    union(
      [
        [0, 10],
        [20, 30],
      ],
      [[5, 22]],
    ),
  ).toEqual([[0, 30]])
  expect(union([[0, 1]], [[1, 2]])).toEqual([[0, 2]])
})

it('takes away what was told already, and nothing else', () => {
  expect(
    without(
      [[0, 30]],
      [
        [5, 10],
        [20, 40],
      ],
    ),
  ).toEqual([
    [0, 5],
    [10, 20],
  ])
  expect(without([[0, 30]], [[0, 30]])).toEqual([])
  expect(without([[10, 10.0004]], [])).toEqual([[10, 10.0004]])
})

it('agrees with every single second, whatever is joined or taken', () => {
  fc.assert(
    fc.property(ranges, ranges, (a, b) => {
      for (let at = 0; at <= 120; at++) {
        expect(has(union(a, b), at + 0.5)).toBe(has(a, at + 0.5) || has(b, at + 0.5))
        expect(has(without(a, b), at + 0.5)).toBe(has(a, at + 0.5) && !has(b, at + 0.5))
      }
      expect(lengthOf(union(without(a, b), b))).toBe(lengthOf(union(a, b)))
    }),
  )
})

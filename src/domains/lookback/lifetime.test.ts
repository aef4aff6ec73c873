import { expect, it } from 'vitest'
import { wholeYears } from './lifetime.ts'

it('a year is over on the day of its beginning in Tokyo, and not the evening before', () => {
  const joined = new Date('2016-11-28T09:00:00+09:00')
  expect(wholeYears(joined, new Date('2026-11-27T23:59:00+09:00'))).toBe(9)
  expect(wholeYears(joined, new Date('2026-11-28T00:00:00+09:00'))).toBe(10)
  expect(wholeYears(joined, joined)).toBe(0)
})

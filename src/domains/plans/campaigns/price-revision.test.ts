import { expect, it } from 'vitest'
import { revisionIn } from './price-revision.ts'

const on = (day: string) => new Date(`${day}T00:00:00+09:00`)
const prices = [
  { months: 1, monthlyYen: 11_800, from: on('2018-04-01') },
  { months: 12, monthlyYen: 7900, from: on('2018-04-01') },
  { months: 1, monthlyYen: 13_800, from: on('2025-04-01') },
  { months: 12, monthlyYen: 8900, from: on('2025-04-01') },
  { months: 12, monthlyYen: 8000, from: on('2027-04-01') },
] as const

it('finds the next day on which a plan becomes dearer, with all prices of that day [PL-046]', () => {
  expect(revisionIn(prices, on('2025-03-20'))).toEqual({
    at: on('2025-04-01'),
    prices: [
      { months: 1, monthlyYen: 13_800 },
      { months: 12, monthlyYen: 8900 },
    ],
  })
})

it('is silent from that moment on, and about prices that fall', () => {
  expect(revisionIn(prices, on('2025-04-01'))).toBeNull()
  expect(revisionIn([], on('2025-03-20'))).toBeNull()
})

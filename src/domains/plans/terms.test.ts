import { expect, it } from 'vitest'
import { besideDay } from './calendar/terms.ts'
import { planName, planTerms, termTotal, yen } from './terms.ts'

it('knows the plans by number: 1 to 3 without a trial, 4 to 6 the same with one', () => {
  expect(planTerms).toEqual({ 1: 6, 2: 1, 3: 12, 4: 6, 5: 1, 6: 12 })
  expect([4, 5, 6].map(planName)).toEqual([1, 2, 3].map(planName))
  expect([planName(1), planName(null), planName(7)]).toEqual(['6ヶ月プラン', null, null])
})

it('adds the months of a term up', () => {
  const totals = [
    { months: 12, monthlyYen: 8900 },
    { months: 6, monthlyYen: 11_800 },
    { months: 1, monthlyYen: 13_800 },
  ] as const
  expect(totals.map(termTotal)).toEqual([106_800, 70_800, 13_800])
  expect(yen(106_800)).toBe('106,800円')
})

it('says of a charge beside its day what it is for, and not the day again', () => {
  expect(besideDay('2026年12月31日', '2026年12月31日からの1ヶ月')).toBe('1ヶ月分')
  expect(besideDay('2026年12月27日', '2026年12月5日からの1ヶ月')).toBe('2026年12月5日からの1ヶ月')
  expect(besideDay('2026年11月29日', '初月')).toBe('初月')
})

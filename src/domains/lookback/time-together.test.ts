import { expect, it } from 'vitest'
import { spokenTime, timeTogether } from './time-together.ts'

const between = (from: string, to: string) =>
  timeTogether(new Date(`${from}T12:00:00+09:00`), new Date(`${to}T12:00:00+09:00`))

it('counts by the calendar, the ends of short months clamped', () => {
  expect(between('2025-01-31', '2025-03-01')).toEqual({ years: 0, months: 1, days: 1 })
  expect(between('2024-01-31', '2024-02-29')).toEqual({ years: 0, months: 1, days: 0 })
  expect(between('2025-01-15', '2026-11-20')).toEqual({ years: 1, months: 10, days: 5 })
  expect(between('2026-11-20', '2026-11-20')).toEqual({ years: 0, months: 0, days: 0 })
  expect(between('2024-02-29', '2025-02-28')).toEqual({ years: 1, months: 0, days: 0 })
})

it('begins a new day at midnight in Tokyo', () => {
  const joined = new Date('2026-11-19T23:59:00+09:00')
  expect(timeTogether(joined, new Date('2026-11-20T00:01:00+09:00')).days).toBe(1)
})

it('says on the first day that it is the first, and from then on how long it has been', () => {
  expect(spokenTime({ years: 0, months: 0, days: 0 })).toBe('今日が1日目です')
  expect(spokenTime({ years: 0, months: 0, days: 1 })).toBe('0年0か月1日')
  expect(spokenTime({ years: 2, months: 0, days: 0 })).toBe('2年0か月0日')
})

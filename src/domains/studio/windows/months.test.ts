import { expect, it } from 'vitest'
import { besideMonth, monthOf, weeksOf } from './months.ts'

it('the calendar shows whole weeks from Sunday to Saturday around the month', () => {
  const weeks = weeksOf('2026-11')
  expect([weeks.length, weeks[0]![0], weeks.at(-1)![6]]).toEqual([5, '2026-11-01', '2026-12-05'])
  expect(weeksOf('2026-02').map((week) => week[0])).toEqual(['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22'])
  expect(weeksOf('2026-12')[0]![0]).toBe('2026-11-29')
})

it('goes over the year’s end, and takes what is no month for the month of now in Tokyo', () => {
  expect([besideMonth('2026-12', 1), besideMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  const at = (month: string) => monthOf(new URL(`http://x/?month=${month}`), new Date('2026-11-30T15:00:00Z'))
  expect([at('2026-13'), at(''), at('2025-02')]).toEqual(['2026-12', '2026-12', '2025-02'])
})

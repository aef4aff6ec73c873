import { expect, it } from 'vitest'
import { rhythmOf, weekOf } from './week.ts'

it('begins the week on Monday, by Tokyo’s days', () => {
  expect(weekOf(new Date('2026-11-20T12:00:00+09:00'))).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(weekOf(new Date('2026-11-22T23:59:59+09:00'))).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(weekOf(new Date('2026-11-23T00:00:00+09:00'))).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(weekOf(new Date('2026-12-31T20:00:00Z'))).toEqual({ from: '2026-12-28', to: '2027-01-03' })
})

it('tells the minutes of each day and how many days there were', () => {
  const now = new Date('2026-11-18T12:00:00+09:00')
  const week = rhythmOf(
    now,
    new Map([
      ['2026-11-16', 1_800],
      ['2026-11-18', 95],
      ['2026-11-15', 9_999],
    ]),
  )
  expect(week.days.map(({ name, minutes, when }) => [name, minutes, when])).toEqual([
    ['月', 30, 'past'],
    ['火', 0, 'past'],
    ['水', 2, 'today'],
    ['木', 0, 'ahead'],
    ['金', 0, 'ahead'],
    ['土', 0, 'ahead'],
    ['日', 0, 'ahead'],
  ])
  expect(week).toMatchObject({ studiedDays: 2, minutes: 32 })
})

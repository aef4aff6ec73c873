import { expect, it } from 'vitest'
import { footprintSpan, footprintsOf } from './footprints.ts'

const now = new Date('2026-11-18T12:00:00+09:00')

it('twelve weeks end with this one, Monday to Sunday', () => {
  expect(footprintSpan(now)).toEqual({ from: '2026-08-31', to: '2026-11-22' })
})

it('a day is the darker the longer one drew by one’s own measure; a blank one is blank, and one to come is nothing yet', () => {
  const studied = new Map([
    ['2026-08-30', 9_999],
    ['2026-08-31', 30],
    ['2026-09-01', 20 * 60],
    ['2026-09-02', 45 * 60],
    ['2026-11-18', 19 * 60],
  ])
  const { strengths, days, minutes } = footprintsOf(now, studied)
  expect(strengths).toHaveLength(84)
  expect(strengths.slice(0, 5)).toEqual([1, 2, 3, 0, 0])
  expect(strengths.slice(-6)).toEqual([0, 1, null, null, null, null])
  expect([days, minutes]).toEqual([4, 85])
})

it('who draws a little every day sees the longer of their days as dark as who draws for hours', () => {
  const shadesOf = (...minutes: number[]) => {
    const studied = new Map(minutes.map((all, at) => [`2026-09-0${at + 1}`, all * 60]))
    return footprintsOf(now, studied).strengths.slice(1, 1 + minutes.length)
  }
  expect(shadesOf(2, 4, 6, 8, 10, 12)).toEqual([1, 1, 2, 2, 3, 3])
  expect(shadesOf(120, 60, 180)).toEqual([2, 1, 3])
  expect(shadesOf(7, 7, 7, 0, 9)).toEqual([1, 1, 1, 0, 3])
  expect(shadesOf(5)).toEqual([1])
})

it('every month is named once, where it begins; the first stands above the first week unless the next comes at once', () => {
  const monthsAt = (day: string) =>
    footprintsOf(new Date(`${day}T12:00:00+09:00`), new Map()).months.map(({ week, name }) => `${week} ${name}`)
  expect(monthsAt('2026-11-18')).toEqual(['0 9月', '4 10月', '8 11月'])
  expect(monthsAt('2026-11-28')).toEqual(['0 9月', '3 10月', '7 11月'])
  expect(monthsAt('2026-11-30')).toEqual(['0 9月', '2 10月', '6 11月'])
  expect(monthsAt('2026-12-01')).toEqual(['0 9月', '2 10月', '6 11月', '11 12月'])
})

it('who never drew has left no footprint', () => {
  expect(footprintsOf(now, new Map())).toMatchObject({ days: 0, minutes: 0 })
})

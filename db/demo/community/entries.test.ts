import { expect, it } from 'vitest'
import { contests } from './contests.ts'
import { entries, pictureOf } from './entries.ts'
import { numberOf, reports } from './reports.ts'

it('a picture enters one contest, by who drew it, and was shown before that ended', () => {
  expect(new Set(entries.map((one) => pictureOf(one).key)).size).toBe(entries.length)
  for (const entry of entries) {
    const { starts, ends } = contests[entry.contest]!
    expect(entry.daysAgo).toBeLessThan(-starts)
    expect(entry.daysAgo).toBeGreaterThan(ends < 0 ? 1 - ends : 0)
    if (!('report' in entry)) continue
    expect(reports[entry.report]!.author).toBe(entry.entrant)
    expect(reports[entry.report]!.daysAgo).toBeGreaterThan(entry.daysAgo)
  }
})

it('what won is what the judges praise', () => {
  const won = entries.filter(({ contest, place }) => contests[contest]!.awards?.[place])
  const shown = won.map((one) => ('report' in one ? one.report : Number.NaN))
  expect(shown.toSorted((a, b) => a - b)).toEqual([4, 36, 50, 54, 57, 59])
})

it('has as many entries as it says, and numbers that go with time', () => {
  for (const [contest, { entries: count }] of contests.entries())
    expect(entries.filter((one) => one.contest === contest)).toHaveLength(count)
  const byNumber = reports.map((_, index) => index).toSorted((a, b) => numberOf(b) - numberOf(a))
  const ages = byNumber.map((index) => reports[index]!.daysAgo)
  expect(ages.toSorted((a, b) => a - b)).toEqual(ages)
  expect(new Set(byNumber.map(numberOf)).size).toBe(reports.length)
})

import { expect, it } from 'vitest'
import { buildCatalogue } from '../catalogue/index.ts'
import { logs } from './logs.ts'
import { practised } from './log-words.ts'

it.each(practised.map(({ member, lessons }) => [member, lessons[0]!] as const))(
  'what %s drew most begins with a beginner’s hand and ends with the same thing, coloured',
  (member, [subject, course, place]) => {
    const own = logs.filter((one) => one.member === member && one.course === course && one.place === place)
    const [first, last] = [own[0]!, own.at(-1)!]
    expect(first.daysAgo).toBeGreaterThan(last.daysAgo)
    expect([first.hand, last.hand]).toEqual(['shaky', 'colour'])
    expect([last.subject, last.seed, last.shape]).toEqual([subject, first.seed, first.shape])
  },
)

it('nobody drew for a lesson before its course opened, or before what stands above it', () => {
  const opened = new Map(buildCatalogue().courses.map(({ key, openedDaysAgo }) => [key, openedDaysAgo]))
  for (const { member, course, daysAgo } of logs)
    expect(opened.get(course), `${member}, ${course}`).toBeGreaterThan(daysAgo + 1)
  for (const { member, drew } of practised) {
    const days = drew.map(([, daysAgo]) => daysAgo)
    expect([member, days]).toEqual([member, days.toSorted((a, b) => b - a)])
  }
})

it('what the veteran drew most they drew through all the years', () => {
  const own = logs.filter(({ member, course }) => member === 'veteran' && course === 'hand-build')
  expect(own[0]!.daysAgo).toBeGreaterThan(9 * 365)
  expect(new Set(own.map(({ daysAgo }) => Math.floor(daysAgo / 365))).size).toBeGreaterThan(5)
})

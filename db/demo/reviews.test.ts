import { expect, it } from 'vitest'
import { buildCatalogue } from './catalogue/index.ts'
import { former } from './money/former.ts'
import { reviewed } from './reviews.ts'

it('everybody reviews a course once, in their own words, while their plan runs', () => {
  const { courses } = buildCatalogue()
  expect(new Set(reviewed.map(({ content }) => content)).size).toBe(reviewed.length)
  expect(new Set(reviewed.map(({ member, course }) => `${member} ${course}`)).size).toBe(reviewed.length)
  for (const { member, course, daysAgo, content } of reviewed) {
    const { contract } = former.find(({ key }) => key === member)!
    const began = contract.months! * 30 + contract.day!
    const opened = courses.find(({ key }) => key === course)!.openedDaysAgo
    const on = Math.min(daysAgo, opened - 1.5)
    expect(on, content).toBeLessThan(began)
    expect(on, content).toBeGreaterThan(began - contract.lasted! * 30)
    expect(content).not.toMatch(/[春夏秋冬桜雪]/)
  }
})

it('each name among the voices is another', () => {
  const names = [...reviewed.flatMap(({ voice }) => voice ?? []), ...buildCatalogue().voices.map(({ name }) => name)]
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})

it('a course that many finish is not praised by all alike', () => {
  const stars = Map.groupBy(reviewed, ({ course }) => course)
  for (const [course, { length }] of stars) expect(length, course).toBeGreaterThan(2)
  expect(stars.get('first-face-build')!.length).toBeGreaterThan(9)
  expect(new Set(reviewed.map(({ rating }) => rating)).size).toBeGreaterThan(1)
})

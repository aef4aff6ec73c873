import { expect, it } from 'vitest'
import { TITLE_MAX } from '#domains/community/reports/terms.ts'
import { buildCatalogue } from '../../catalogue/index.ts'
import { contracts } from '../../money/contracts.ts'
import { REPORTS, reports } from '../reports.ts'
import { said } from '../said/index.ts'
import { texts } from './index.ts'

const sentences = (text: string) => text.split(/\n|(?<=[。！？])/).filter(Boolean)

it('everybody says something else of every picture, with a title that fits', () => {
  expect(texts).toHaveLength(REPORTS)
  const said = reports.flatMap(({ content }) => sentences(content))
  expect(said.filter((one, at) => said.indexOf(one) < at)).toEqual([])
  expect(new Set(reports.map(({ title }) => title)).size).toBe(reports.length)
  expect(reports.filter(({ title }) => [...title].length > TITLE_MAX)).toEqual([])
})

it('speaks of no season, for the day of loading may be any', () => {
  const words = [...reports.flatMap(({ title, content }) => [title, content]), ...said.flat()]
  expect(words.filter((one) => /[春夏秋冬桜雪]|こたつ/.test(one))).toEqual([])
})

it('names a lesson only where its author had a plan by then and the course was open', () => {
  const { courses } = buildCatalogue()
  for (const { author, lesson, daysAgo, title } of reports) {
    if (!lesson) continue
    const course = courses.find(({ key }) => key === lesson[0])
    const { day = 0, months = 14, lasted } = contracts[author]!
    const began = months * 30 + day
    expect(course?.lessons[lesson[1]], title).toBeDefined()
    expect(course!.openedDaysAgo, title).toBeGreaterThan(daysAgo)
    expect(began, title).toBeGreaterThan(daysAgo)
    expect(lasted === undefined || began - (lasted + 1) * 30 < daysAgo, title).toBe(true)
  }
})

import { expect, it } from 'vitest'
import { buildCatalogue } from '../../catalogue/index.ts'
import { REPORTS, reports } from '../reports.ts'
import { made } from './index.ts'

const { courses, problems } = buildCatalogue()
const shown = (course: string) => reports.filter(({ lesson, status }) => lesson?.[0] === course && status === 'opened')

it('shows works of learners on every course that visitors meet first, and not so many that one stands for all', () => {
  const free = courses.filter(({ lessons }) => lessons.some(({ isFree }) => isFree)).map(({ key }) => key)
  const met = new Set([...free, ...problems.map(({ courseKey }) => courseKey), 'eyes-work', 'four-panel-work'])
  const few = [...met].filter((course) => shown(course).length < 2)
  expect(few).toEqual([])
  expect([...met].filter((course) => shown(course).length > 6)).toEqual([])
})

it('is drawn of what its course draws, each another drawing in its own hand', () => {
  const strangers = made.filter(({ after, lesson }) => after !== undefined && after !== lesson[0])
  expect(strangers).toEqual([])
  const drawings = made.map(({ subject, seed, hand }) => `${subject} ${seed} ${hand}`)
  expect(new Set(drawings).size).toBe(made.length)
  const hands = made.map(({ after, hand }) => `${after} ${hand}`).filter((one) => !one.startsWith('undefined'))
  expect(new Set(hands).size).toBe(hands.length)
  expect(reports).toHaveLength(REPORTS + made.length)
})

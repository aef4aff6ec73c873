import { expect, it } from 'vitest'
import { buildCatalogue } from '../catalogue/index.ts'
import { daysFrom } from '../days.ts'
import { isWork } from '../catalogue/works.ts'
import { stretchesOf } from '../media/film-of.ts'
import { looksOf } from '../pictures/index.ts'
import { courseTables } from './course-tables.ts'

const { courses } = buildCatalogue()
const tables = courseTables(courses, daysFrom(new Date('2026-04-01T03:00:00Z')))
const promised = courses.map(({ key }) => {
  const target = tables.lessons!.findLast(({ course }) => course === key)?.target
  return { key, target }
})

it('promises of each course what is drawn in no other: what its cover shows, or a drawing of its own films', () => {
  const said = promised.filter(({ target }) => target)
  expect(new Set(said.map(({ target }) => target)).size).toBe(said.length)
  expect(said.filter(({ key, target }) => target !== `covers/${key}.jpg`)).toEqual([
    { key: 'first-face-build', target: 'targets/first-face-build-5.jpg' },
    { key: 'first-face-fix', target: 'targets/first-face-fix-5.jpg' },
    { key: 'balance-fix', target: 'targets/balance-fix-5.jpg' },
    { key: 'one-point-fix', target: 'targets/one-point-fix-5.jpg' },
    { key: 'clouds-drill', target: 'lessons/clouds-drill-4.jpg' },
    { key: 'rough-to-finish-fix', target: 'targets/rough-to-finish-fix-5.jpg' },
    { key: 'special-single-chapter', target: 'targets/special-single-chapter-1.jpg' },
  ])
})

it('shows of the first face pages of its own films', () => {
  const samples = new Map(tables.courses!.map(({ key, samples }) => [key, samples]))
  expect(samples.get('first-face-build')).toBe('slides/first-face-build-6')
  expect(samples.get('head-angle-build')).not.toBe('slides/first-face-build-6')
})

it('puts the days beside each other in pictures only of a work that grows on them, and where each of them shows its own exercise', () => {
  const shown = new Set(tables.courses!.filter((cells) => cells.display_days === '1').map(({ key }) => key))
  for (const course of courses.filter(({ key }) => shown.has(key)).filter((one) => !isWork(one)))
    for (const index of course.lessons.slice(0, -1).keys())
      expect([course.key, index, ...stretchesOf(course, index).map(({ of }) => of)]).not.toContain('work')
  expect(shown.has('clouds-fix')).toBe(false)
  const works = courses.filter(isWork)
  expect(works.filter(({ key }) => !shown.has(key))).toEqual([])
  for (const { key } of works) {
    const last = tables.chapters!.findLast(({ lesson }) => String(lesson).startsWith(`${key}-`))!
    expect([key, last.poster]).toEqual([key, `covers/${key}.jpg`])
  }
})

it('gives a point to check a picture only where the lesson’s own films show that very point', () => {
  const pictured = tables.points!.filter(({ picture }) => picture)
  const topics = new Map(
    courses.flatMap(({ key, lessons }) => lessons.map(({ topic }, index) => [`${key}-${index + 1}`, topic?.film])),
  )
  for (const { lesson, picture } of pictured) {
    const [, of] = /^points\/(.+)-\d\.jpg$/.exec(String(picture))!
    expect([lesson, topics.get(String(lesson))]).toContain(of)
  }
  const bare = tables.points!.filter(({ picture }) => !picture).map(({ lesson }) => String(lesson))
  expect(bare.filter((lesson) => looksOf(lesson))).toEqual([])
})

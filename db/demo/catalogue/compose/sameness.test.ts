import { expect, it } from 'vitest'
import { buildCatalogue, type DemoCourse } from '../index.ts'
import { themes } from '../themes/index.ts'

const { courses } = buildCatalogue()
const FEW = 8
const MANY = 45
const ENDING = 11

/** How many courses say each sentence of more than twelve characters. */
function told(textsOf: (course: DemoCourse) => string[]) {
  const counts = new Map<string, number>()
  for (const course of courses) {
    const sentences = textsOf(course).flatMap((text) => text.split(/(?<=。)/))
    for (const sentence of new Set(sentences.filter((each) => each.length > 12)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > FEW)
}

it('who reads two courses side by side reads two texts: no sentence about a course stands on more than a few pages', () => {
  expect(told(({ description, audience, outcome }) => [description, audience, ...outcome])).toEqual([])
})

it('nor does one that tells of a lesson', () => {
  expect(told(({ lessons }) => lessons.map(({ description }) => description))).toEqual([])
})

it('nor do the lessons of many courses end their sentences alike', () => {
  const counts = new Map<string, number>()
  for (const { lessons } of courses) {
    const sentences = lessons.flatMap(({ description }) => description.split(/(?<=。)/))
    for (const ending of new Set(sentences.filter(({ length }) => length > 12).map((each) => each.slice(-ENDING))))
      counts.set(ending, (counts.get(ending) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > MANY)).toEqual([])
})

it('each day of a drill or a work holds on to something of its own', () => {
  const days = themes.flatMap(({ courses: [, drill, , work] }) => [drill.days, work.days])
  expect(days).not.toContain(undefined)
  const said = days.flatMap((four) => four!)
  expect(said.filter((day, at) => day.length < 15 || said.indexOf(day) < at)).toEqual([])
})

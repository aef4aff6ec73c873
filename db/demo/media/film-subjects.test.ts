import { expect, it } from 'vitest'
import { topicFilmOf } from '#demo/pictures/topic-films/index.ts'
import { buildCatalogue } from '../catalogue/index.ts'
import { themes } from '../catalogue/themes/index.ts'
import { isWork } from '../catalogue/works.ts'
import { stretchesOf } from './film-of.ts'
import { chapterFilms } from './films.ts'

const { courses } = buildCatalogue()
const topics = themes.flatMap((theme) => theme.topics.map((topic) => ({ theme, topic })))

it('whoever is taught a topic sees a film of that topic, in whichever course: its steps in their order, its mistake, what mends it', () => {
  const unfilmed = topics
    .filter(({ topic }) => !chapterFilms.has(topicFilmOf(topic) ?? ''))
    .map(({ theme }) => theme.key)
  expect(unfilmed).toEqual([])
})

it('a lesson that mends a mistake, explains or repeats a topic shows nothing but what was filmed for it', () => {
  const other = courses
    .filter((course) => !isWork(course) && !course.key.startsWith('special-'))
    .flatMap((course) =>
      course.lessons.flatMap(({ title }, index) =>
        stretchesOf(course, index).some(({ of }) => of === 'work') ? [title] : [],
      ),
    )
  // Who draws without a model holds it against the work of the theme; three themes were filmed before their mistakes were.
  const begins = '自分のつまずきを見つける'
  expect(other.filter((title) => !title.startsWith('見本なしで'))).toEqual([begins, begins, begins])
})

it('who goes from day to day of a course sees next to nothing twice, for at most a minute and a half at a time', () => {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  const seenTwice = courses.map((course) => {
    const shown = course.lessons.flatMap((_, index) => stretchesOf(course, index))
    for (const { film, from, seconds } of shown) {
      expect([course.key, seconds >= 23.9 && seconds <= 90.1]).toEqual([course.key, true])
      expect(from + seconds).toBeLessThanOrEqual(film.seconds + 0.001)
    }
    const twice = [...Map.groupBy(shown, ({ film }) => film.name).values()].flatMap((some) => {
      const days = some.toSorted((one, other) => one.from - other.from)
      return days.map(({ from, seconds }, i) => Math.max(0, from + seconds - (days[i + 1]?.from ?? Infinity)))
    })
    return { key: course.key, share: sum(twice) / sum(shown.map(({ seconds }) => seconds)) }
  })
  expect(seenTwice.filter(({ share }) => share < 0.01).length).toBeGreaterThan(250)
  expect(seenTwice.filter(({ share }) => share > 0.21).map(({ key }) => key)).toEqual([])
})

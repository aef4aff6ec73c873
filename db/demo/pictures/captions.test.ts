import { expect, it } from 'vitest'
import { buildCatalogue } from '../catalogue/index.ts'
import { stretchesOf } from '../media/film-of.ts'
import { workFilms } from '../media/films.ts'
import { toldIn } from '../school/told.ts'
import { captionsOf } from './captions.ts'

const { courses } = buildCatalogue()
const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const cuesOf = (vtt: string) =>
  [...vtt.matchAll(/(\S+) --> (\S+)\n(.+)\n/g)].map(([, from, to, text]) => ({
    ...{ from: secondsOf(from!), to: secondsOf(to!), text: text! },
  }))

it.each([...workFilms.values()].map((film) => [film.name, film] as const))(
  'each day of %s says what it is about before it draws, the last one after, and nothing over anything else',
  (name, film) => {
    const cues = cuesOf(captionsOf(film, toldIn(film, courses)))
    for (const [at, { from, to }] of cues.entries()) {
      expect(to - from).toBeGreaterThan(2)
      expect(from).toBeGreaterThanOrEqual(cues[at - 1]?.to ?? 0)
    }
    const course = courses.find(({ key }) => key === name)!
    for (const [day, { said }] of course.lessons.entries()) {
      const share = stretchesOf(course, day).find((one) => one.film === film)
      if (!share || !said) continue
      const [begins, ends] = [share.from, share.from + share.seconds]
      const mine = cues.filter(({ from, to }) => from >= begins - 0.01 && to <= ends + 0.01)
      const isLast = day === course.lessons.length - 1
      const words = mine.map(({ text }) => text).join('')
      expect([day, isLast ? words.endsWith(said) : words.startsWith(said)]).toEqual([day, true])
    }
  },
)

import type { DemoCourse } from '../catalogue/shape.ts'
import { type Line, linesOf } from '../pictures/index.ts'
import { type Stretch, stretchesOf, workFilmOf } from './film-of.ts'

/**
 * A chapter whose film was made for it is called by what it teaches. All others are called by what is drawn in them: what
 * their lesson teaches stands in its words, and nobody waits for a film to show it.
 */
export function namedByFilms(course: DemoCourse): DemoCourse {
  const kind = workFilmOf(course)?.name === course.key ? '制作' : 'お手本'
  const lessons = course.lessons.map((lesson, index) => {
    const stretches = stretchesOf(course, index)
    const drawn = stretches.map((stretch, at) => drawnIn(stretch, stretches[at + 1]))
    const chapters = lesson.chapters.map((chapter, at) => {
      const { parts, medium } = drawn[at] ?? {}
      if (!parts) return chapter
      // What is drawn twice in a lesson differs by what it is drawn with.
      const isTwice = drawn.filter((one) => one?.parts === parts).length > 1
      return { ...chapter, title: `${kind}：${parts}${isTwice ? `（${medium}）` : ''}` }
    })
    return { ...lesson, chapters }
  })
  return { ...course, lessons }
}

/** From what to what the pen goes in a stretch until the next one takes over, and with what it draws for most of it. */
function drawnIn({ film, from, seconds }: Stretch, next?: Stretch) {
  const share = (second: number) => second / film.seconds
  const until = next?.film === film && next.from > from ? next.from : Infinity
  const [begins, ends] = [share(from), share(Math.min(from + seconds, until))]
  const shown = (line: Line) => Math.min(line.to, ends) - Math.max(line.from, begins)
  // What is only touched at an end belongs to the chapter beside.
  const lines = linesOf(film).filter((line) => shown(line) >= Math.min(share(LEAST_SECONDS), (line.to - line.from) / 2))
  if (lines.length === 0) return null
  const [first, last] = [lines[0]!.part, lines.at(-1)!.part]
  const media = Map.groupBy(lines, ({ medium }) => medium)
  const longest = [...media].toSorted((a, b) => sum(b[1].map(shown)) - sum(a[1].map(shown)))[0]![0]
  return { parts: first === last ? first : `${first}〜${last}`, medium: longest }
}
const LEAST_SECONDS = 4
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

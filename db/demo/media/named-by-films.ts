import type { DemoCourse } from '../catalogue/shape.ts'
import { type Line, linesOf } from '../pictures/index.ts'
import { type Stretch, stretchesOf, workFilmOf } from './film-of.ts'
import { chapterFilms } from './films.ts'

/**
 * Chapters that were filmed one by one are called by what they teach. Every other lesson has one: called by its exercise
 * where its film was made for it, and else by what is drawn in it. What such a lesson teaches stands in its words, and
 * nobody waits for a film to show it.
 */
export function namedByFilms(course: DemoCourse): DemoCourse {
  const usual = workFilmOf(course)?.name === course.key ? '制作' : 'お手本'
  const lessons = course.lessons.map((lesson, index) => {
    const [first, second] = stretchesOf(course, index)
    if (second) return lesson
    const drawn = chapterFilms.has(first!.film.name) ? (lesson.trainingTitle ?? lesson.title) : drawnIn(first!)
    const kind = WITHOUT_LOOKING.test(lesson.title) ? '答え合わせ' : usual
    return { ...lesson, chapters: [{ ...lesson.chapters[0]!, title: `${kind}：${drawn}` }] }
  })
  return { ...course, lessons }
}

/** On such days one draws first, and holds it against the film afterwards. */
const WITHOUT_LOOKING = /^(見本なしで|見ないで)/

/** From what to what the pen goes in a stretch. */
function drawnIn({ film, from, seconds }: Stretch) {
  const share = (second: number) => second / film.seconds
  const [begins, ends] = [share(from), share(from + seconds)]
  const shown = (line: Line) => Math.min(line.to, ends) - Math.max(line.from, begins)
  // What is only touched at an end belongs to the day beside.
  const lines = linesOf(film).filter((line) => shown(line) >= Math.min(share(LEAST_SECONDS), (line.to - line.from) / 2))
  const [first, last] = [lines[0]!.part, lines.at(-1)!.part]
  return first === last ? first : `${first}〜${last}`
}
const LEAST_SECONDS = 4

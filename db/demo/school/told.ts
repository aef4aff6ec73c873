import type { DemoCourse } from '../catalogue/shape.ts'
import { stretchesOf } from '../media/film-of.ts'
import type { AnyFilm } from '../media/films.ts'
import type { Told } from '../pictures/index.ts'

/** What the days of a work say of their shares of its film. */
export function toldIn(film: AnyFilm, courses: readonly DemoCourse[]): Told[] {
  const course = courses.find(({ key }) => key === film.name)!
  return course.lessons.flatMap(({ said = '' }, index) =>
    stretchesOf(course, index)
      .filter((one) => one.film === film)
      .map(({ from, seconds }) => ({
        ...{ from, to: from + seconds, words: said, isLast: index === course.lessons.length - 1 },
      })),
  )
}

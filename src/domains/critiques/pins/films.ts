import { type BriefCourse, type Catalogue, catalogueOf, isOpen, searchIndexOf } from '#domains/catalogue/index.ts'
import type { House } from '#platform/house.ts'
import { clock } from '../clock.ts'
import type { FilmPlace, FoundCourse } from './terms.ts'

const MOST_COURSES = 6

/** The films of a course, in order. */
const filmsOf = ({ lessons, primes }: BriefCourse): FoundCourse['films'] => [
  ...lessons.flatMap((lesson) =>
    lesson.chapters.map(({ id, title, film }) => ({
      ...{ kind: 'chapter' as const, id, seconds: film.seconds },
      title: title === lesson.title ? title : `${lesson.title}　${title}`,
    })),
  ),
  ...primes.map(({ id, title, film }) => ({ kind: 'prime' as const, id, title, seconds: film.seconds })),
]

/** Films of the courses that a teacher searches for, the best first. */
export async function searchFilms(house: House, query: string, now: Date): Promise<FoundCourse[]> {
  const [index, catalogue] = await Promise.all([searchIndexOf(house), catalogueOf(house)])
  return index
    .find(query, now)
    .slice(0, MOST_COURSES)
    .flatMap(({ id }) => catalogue.courses.get(id) ?? [])
    .map((course) => ({ id: course.id, title: course.title, films: filmsOf(course) }))
}

/** A place in a film of a course that is open; null where it is not, or not any more. */
export function findFilm(catalogue: Catalogue, { kind, id, seconds }: FilmPlace, now: Date) {
  for (const course of catalogue.courses.values()) {
    const film = isOpen(course.window, now) && filmsOf(course).find((one) => one.kind === kind && one.id === id)
    if (film && seconds < film.seconds)
      return { title: `${course.title}「${film.title}」${seconds > 0 ? `${clock(seconds)}から` : ''}` }
  }
  return null
}

import type { FilmPart } from '../catalogue/shape.ts'
import { films, type Film } from './films.ts'

/** Every motif has its own films: nobody is shown another thing than the lesson is about. */
export function filmOf(part: FilmPart, subject: string): Film {
  const film = films.find((one) => one.part === part && one.subject === subject && !one.stretch)
  if (!film) throw new Error(`no film shows the ${part} of ${subject}`)
  return film
}

/** The films of a lesson, one for each chapter: where they are there, each goes on where the one before it stopped. */
export function filmsOf(parts: readonly FilmPart[], subject: string): Film[] {
  return parts.map((part, at) => {
    const [place, of] = [parts.slice(0, at + 1), parts].map((some) => some.filter((one) => one === part).length)
    const isNext = ({ stretch }: Film) => stretch?.[0] === place && stretch?.[1] === of
    return films.find((one) => one.part === part && one.subject === subject && isNext(one)) ?? filmOf(part, subject)
  })
}

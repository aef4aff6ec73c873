import type { FilmPart } from '../catalogue/shape.ts'
import { films, type Film } from './films.ts'

/** Every motif has its own films: nobody is shown another thing than the lesson is about. */
export function filmOf(part: FilmPart, subject: string): Film {
  const film = films.find((one) => one.part === part && one.subject === subject)
  if (!film) throw new Error(`no film shows the ${part} of ${subject}`)
  return film
}

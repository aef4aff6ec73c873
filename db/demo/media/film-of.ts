import type { FilmPart } from '../catalogue/shape.ts'
import { films, type Film } from './films.ts'

/** Every motif has its own two films; the long ones are made once. */
export function filmOf(part: FilmPart, subject: string): Film {
  const ofPart = films.filter((film) => film.part === part)
  const film = ofPart.find((one) => one.subject === subject) ?? (part === 'whole' ? ofPart[0] : undefined)
  if (!film) throw new Error(`no film shows the ${part} of ${subject}`)
  return film
}

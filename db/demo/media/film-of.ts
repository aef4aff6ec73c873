import type { FilmPart } from '../catalogue/shape.ts'
import { films, type Film } from './films.ts'

/** Every motif has its own films: nobody is shown another thing than the lesson is about. */
export function filmOf(part: FilmPart, subject: string): Film {
  const film = films.find((one) => one.part === part && one.subject === subject)
  if (!film) throw new Error(`no film shows the ${part} of ${subject}`)
  return film
}

/** From which second on a chapter shows its film, and for how long. */
export type Stretch = { film: Film; from: number; seconds: number }

/** What the chapters of a lesson show: those that share a film follow each other through it. */
export function stretchesOf(parts: readonly FilmPart[], subject: string): Stretch[] {
  return parts.map((part, at) => {
    const film = filmOf(part, subject)
    const [place, of] = [parts.slice(0, at), parts].map((some) => some.filter((one) => one === part).length)
    return { film, ...stretch(film.seconds, place!, of!) }
  })
}

/** Where a film is too short for so many, each begins a little before the one before it ends. */
const LEAST_SECONDS = 40
function stretch(whole: number, place: number, of: number) {
  const seconds = Math.min(whole, Math.max(LEAST_SECONDS, whole / of))
  return { from: of === 1 ? 0 : ((whole - seconds) * place) / (of - 1), seconds }
}

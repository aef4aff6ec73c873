import type { FilmTrouble } from '../troubles.ts'

/** A film that will not become ready however often it is tried. */
export class FilmRefused extends Error {
  override name = 'FilmRefused'
  readonly why: FilmTrouble

  constructor(why: FilmTrouble, details?: string) {
    super(details ? `${why}: ${details}` : why)
    this.why = why
  }
}

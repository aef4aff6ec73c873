import { catalogueOf } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { refuse } from '../refusals.ts'
import { filmPath } from './film-path.ts'
import { findFilm } from './films.ts'
import type { NewPin } from './forms.ts'
import type { FilmPlace, Pin } from './terms.ts'

/** A pin as the database has it. */
export type PinRow = Omit<Pin, 'film'> & {
  chapterId: number | null
  primeLessonId: number | null
  seconds: number | null
}

/** Pins as they are shown; a film that is no longer there is left out. */
export async function readPins({ house, now }: Actor, versions: PinRow[][]): Promise<Pin[][]> {
  const catalogue = versions.some((pins) => pins.some(filmOf)) ? await catalogueOf(house) : null
  return versions.map((pins) =>
    pins.map((pin) => {
      const place = filmOf(pin)
      const found = catalogue && place && findFilm(catalogue, place, now)
      const { number, x, y, words, isDone } = pin
      return { number, x, y, words, isDone, film: found && place ? { ...found, to: filmPath(place) } : null }
    }),
  )
}

function filmOf({ chapterId, primeLessonId, seconds }: PinRow): FilmPlace | null {
  if (seconds === null) return null
  if (chapterId !== null) return { kind: 'chapter', id: chapterId, seconds }
  return primeLessonId === null ? null : { kind: 'prime', id: primeLessonId, seconds }
}

/** Refuses pins that lie beside the picture, or lead to a second that no open lesson has. */
export async function judgePins(
  { house, now }: Actor,
  size: { width: number; height: number },
  pins: readonly NewPin[],
): Promise<void> {
  const catalogue = pins.some(({ film }) => film) ? await catalogueOf(house) : null
  for (const { x, y, film } of pins) {
    if (x > size.width || y > size.height) refuse('bad-return')
    if (film && catalogue && !findFilm(catalogue, film, now)) refuse('bad-return')
  }
}

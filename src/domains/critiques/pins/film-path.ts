import { href } from 'react-router'
import type { FilmPlace } from './terms.ts'

/** The address of a second of a film. */
export function filmPath({ kind, id, seconds }: FilmPlace): string {
  const path =
    kind === 'chapter'
      ? href('/daily_lesson_chapters/:id', { id: String(id) })
      : href('/prime_lessons/:id', { id: String(id) })
  return `${path}?current_time=${seconds}`
}

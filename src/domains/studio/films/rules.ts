import type { FilmRefusal } from './refusals.ts'

/** What is shorter is no chapter. */
export const SHORTEST_SECONDS = 1

/** Seconds of the whole film. */
export function whyCannotTrim({ from, to }: { from: number; to: number | null }, whole: number): FilmRefusal | null {
  const end = to ?? whole
  if (from < 0 || end > whole) return 'beyond-end'
  return end - from < SHORTEST_SECONDS ? 'too-short' : null
}

/** Seconds of what the chapter shows. */
export function whyCannotCut(seconds: number, shown: number): FilmRefusal | null {
  if (seconds < 0 || seconds > shown) return 'beyond-end'
  return seconds < SHORTEST_SECONDS || shown - seconds < SHORTEST_SECONDS ? 'too-short' : null
}

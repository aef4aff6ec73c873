export const pinLimits = { pins: 20, words: 300 } as const

/** A second of a lesson's film: of a chapter, or of a prime lesson. */
export type FilmPlace = { kind: 'chapter' | 'prime'; id: number; seconds: number }

/** A pin as a teacher prepares it; places are pixels of the learner's picture. */
export type DraftPin = { x: number; y: number; words: string; film: (FilmPlace & { title: string }) | null }

/** A pin as it is read. */
export type Pin = {
  number: number
  x: number
  y: number
  words: string
  isDone: boolean
  film: { title: string; to: string } | null
}

/** What a lesson search finds: a course and its films. */
export type FoundCourse = {
  id: number
  title: string
  films: { kind: FilmPlace['kind']; id: number; title: string; seconds: number }[]
}

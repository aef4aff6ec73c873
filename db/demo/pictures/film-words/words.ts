/** What is drawn at a moment of a film, named and in a sentence. */
export type Said = readonly [part: string, words: string]

/** What a voice would say while a film is drawn: each list is spread over its part of the film. */
export type FilmWords = {
  draft: { pencil: readonly Said[]; ink: readonly Said[] }
  finish: { ink: readonly Said[]; colour: readonly Said[]; end: string }
}

/** The same for the film of a work, each from a share of its time on. */
export type WorkWords = readonly (readonly [from: number, ...Said])[]

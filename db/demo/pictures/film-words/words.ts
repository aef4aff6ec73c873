/** What a voice would say while a film is drawn: each list is spread over its part of the film. */
export type FilmWords = {
  draft: { pencil: readonly string[]; ink: readonly string[] }
  finish: { ink: readonly string[]; colour: readonly string[]; end: string }
}

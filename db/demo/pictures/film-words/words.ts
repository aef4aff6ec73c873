/** What is drawn at a moment of a film, named and in a sentence. */
export type Said = readonly [part: string, words: string]

/** What a voice would say while a work is drawn, each from a share of its time on. */
export type WorkWords = readonly (readonly [from: number, ...Said])[]

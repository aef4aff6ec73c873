export const phraseLimits = { title: 30, words: 1_000, most: 50 } as const

/** Where the learner's name is put in. */
export const NAME_BLANK = '{名前}'

export type Phrase = { id: number; title: string; words: string; version: number }

/** A phrase as it goes into a comment; the blank may have been written in full width. */
export const filledWith = (words: string, name: string) => words.replaceAll(/[{｛]名前[}｝]/g, () => name)

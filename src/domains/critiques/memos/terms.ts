export const memoLimits = { seconds: 180, words: 1_000 } as const

/** A voice memo as a teacher prepares it: its key in the store, how long it took, and what it says for who does not hear. */
export type DraftMemo = { key: string; name: string; seconds: number; words: string }

/** A voice memo as it is heard, or read. */
export type Memo = { url: string; seconds: number; words: string }

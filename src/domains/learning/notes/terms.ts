export const NOTE_MAX = 20_000
export const NOTE_TOO_LONG = 'ノートに保存できるのは20,000文字までです'

/** A note as it is kept; version 0 is that of a note never written. */
export type Note = { content: string; version: number; savedAt: string | null }

/** A text that the note once was. */
export type KeptVersion = { id: number; content: string; savedAt: string }

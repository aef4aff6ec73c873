/** A line of what is spoken, in milliseconds of what the video shows. */
export type Cue = { fromMs: number; toMs: number; words: string }

export const captionLimits = { words: 200, lines: 5_000, bytes: 2 * 1024 * 1024 } as const
